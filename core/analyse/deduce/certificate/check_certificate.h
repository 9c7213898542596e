// SPDX-License-Identifier: MIT
// Checks a certificate line by line, without any code that made it: uses only the board, the
// numbers that are shown by then, and the lines before.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/analyse/deduce/certificate.h"
#include "core/play/temple/rules/numbers.h"

namespace mazeloom::analyse::deduce {

struct CertificateFlaw {
    std::size_t line = 0;  ///< from 0
    std::string text;      ///< a sentence without a full stop
};

/// Returns the first line that does not follow.
std::optional<CertificateFlaw> flawOf(const Board& board, play::temple::Numbers numbers,
                                      const Certificate& certificate);

/// Returns which goal is not reached by the cells that the lines call safe, as a sentence without a
/// full stop; nullopt if all aims and enough coins are. Takes the lines as they are.
std::optional<std::string> missedGoal(const Board& board, play::temple::Numbers numbers,
                                      const Certificate& certificate);

}  // namespace mazeloom::analyse::deduce

// SPDX-License-Identifier: MIT
// Checks a certificate line by line, without the code that made it. The check of a line uses only
// the board, the numbers that are shown at that point, and the lines before it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/analyse/deduce/certificate.h"
#include "core/play/temple/rules/numbers.h"

namespace mazeloom::analyse::deduce {

struct CertificateFlaw {
    std::size_t line = 0;  ///< the index of the line, from 0
    std::string text;      ///< a sentence without a full stop
};

/// Returns the first line that does not follow; nullopt if all lines follow.
std::optional<CertificateFlaw> flawOf(const Board& board, play::temple::Numbers numbers,
                                      const Certificate& certificate);

/// Returns a sentence without a full stop about a goal that cannot be reached over the cells that
/// the lines call safe; nullopt if all aims and enough coins are reached. Does not check the lines.
std::optional<std::string> missedGoal(const Board& board, play::temple::Numbers numbers,
                                      const Certificate& certificate);

}  // namespace mazeloom::analyse::deduce

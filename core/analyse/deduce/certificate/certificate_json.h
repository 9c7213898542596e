// SPDX-License-Identifier: MIT
// Reads and writes files of certificates (FORMAT.md). A file names the certified level and contains
// what a player sees of the level, the traps, and the deductions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/analyse/deduce/certificate.h"
#include "core/analyse/deduce/certificate/board_text.h"
#include "core/level/numbers.h"
#include "core/problem.h"

namespace mazeloom::analyse::deduce {

struct CertifiedLevel {
    std::string program;  ///< version of the program that made the level
    std::string level;    ///< the level's id
    std::uint64_t seed = 0;
    level::Numbers numbers = level::Numbers::All;
    int grade = 1;  ///< highest grade of a deduction, from 0 (none is needed) to 4
    BoardText board;
    Certificate certificate;
};

inline constexpr std::string_view kCertificateFormat = "mazeloom-certificate";
inline constexpr int kCertificateVersion = 1;
/// Upper bounds on the number of a certificate's deductions, and on the total of shown numbers that
/// the deductions name.
inline constexpr std::size_t kMostDeductions = 1'000'000;
inline constexpr std::size_t kMostNumbersNamed = 4'000'000;
/// Upper bound on the size of a file, in bytes.
inline constexpr std::size_t kMostCertificateBytes = std::size_t{256} << 20;

/// Returns the text of a certificate's file. Returns a problem if the certificate exceeds one of
/// these bounds.
tl::expected<std::string, Problem> writeCertificate(const CertifiedLevel& level);

/// Reads the text of a certificate's file, which can come from an untrusted source. A problem names
/// the file and the place in it. Does not check whether the deductions follow
/// (check_certificate.h), only that all their cells are on the board.
tl::expected<CertifiedLevel, Problem> readCertificate(std::string_view text,
                                                      const std::string& file);

}  // namespace mazeloom::analyse::deduce

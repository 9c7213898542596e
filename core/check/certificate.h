// SPDX-License-Identifier: MIT
// Certificates of levels: makes one, and checks one against the level of a pack.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "core/analyse/deduce/certificate/certificate_json.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::check {

/// Returns the certificate of a generated level. It uses the numbers that the level shows, or all
/// numbers if the player chooses, and deductions of the lowest grade that leads to all goals. If a
/// goal cannot be reached without a guess, returns a problem that names its cell. `program` is the
/// program's version.
tl::expected<analyse::deduce::CertifiedLevel, Problem> certify(const level::Level& level,
                                                               const level::Map& map,
                                                               std::uint64_t seed,
                                                               std::string program);

/// Generates the certificate's level and returns the first fault; nullopt if every deduction
/// follows and all goals are reached. If a deduction is at fault, the problem's place is the number
/// of the deduction, from 1, and the problem's cell is the deduction's cell.
std::optional<Problem> checkCertificate(const level::Pack& pack,
                                        const analyse::deduce::CertifiedLevel& told,
                                        const std::string& program);

}  // namespace mazeloom::check

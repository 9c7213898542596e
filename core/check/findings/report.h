// SPDX-License-Identifier: MIT
// Writes findings for people and for programs, in English and with the same bytes in every language
// setting.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/check/findings/finding.h"

namespace mazeloom::check {

/// Turns a problem found while reading a file into a finding about the pack.
Finding findingOf(const Problem& problem);

/// Returns one line without line ending: "levels/ring.json: (3, 0): error: an open cell …
/// [cut-off-cell]".
std::string lineOf(const Finding& finding);

struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;  ///< included
};

/// Writes one JSON object:
/// - "format" "mazeloom-check", "version" 1; "pack" as the user named it; "seeds" [first, last] as
///   strings of digits if seeds were checked;
/// - "errors", "warnings": their numbers;
/// - "problems": severity, id, text, file, place and, if known, level or room, object, trajectory,
///   point and stage (indices from 0), cell [x, y], and the fixes that the editor offers.
void writeJson(std::ostream& out, const std::string& pack, std::optional<Seeds> seeds,
               std::span<const Finding> findings);

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// A list of findings for people and for programs. Both are English: the same bytes in every
// language.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/check/rule/finding.h"

namespace mazeloom::check {

/// A problem that was found in reading a file, as a finding about the pack.
Finding findingOf(const Problem& problem);

/// One line, without its end: "levels/ring.json: (3, 0): error: an open cell … [cut-off-cell]".
std::string lineOf(const Finding& finding);

struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;  ///< included
};

/// One JSON object:
/// - "format" "mazeloom-check", "version" 1; "pack" as the user named it; "seeds" [first, last],
/// texts of digits
///   when generations were looked at;
/// - "errors", "warnings": how many there are;
/// - "problems": severity, id, text, file, place, and where they are known level or room, object,
///   trajectory and point (places in lists, from 0), cell [x, y], stage (from 0) and the fixes that
///   the editor offers.
void writeJson(std::ostream& out, const std::string& pack, std::optional<Seeds> seeds,
               std::span<const Finding> findings);

}  // namespace mazeloom::check

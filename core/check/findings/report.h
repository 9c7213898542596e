// SPDX-License-Identifier: MIT
// Findings as lines for people and as entries of reports for programs, in English and with the same
// bytes in every language setting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/check/findings/finding.h"
#include "core/json/value.h"
#include "core/report/report.h"

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

/// Returns the entry of a finding. Its file is one of the pack's. Its details are, if known: room,
/// object, trajectory, point, node and stage (indices from 0), cell [x, y], and the fixes that the
/// editor offers.
report::Entry entryOf(const Finding& finding);
/// Returns the first members of a check's JSON: "format" "mazeloom-check", "version" 1, "pack" as
/// the user named it, and "seeds" [first, last] as strings of digits if seeds were checked.
json::Value::Object headOf(const std::string& pack, std::optional<Seeds> seeds);

}  // namespace mazeloom::check

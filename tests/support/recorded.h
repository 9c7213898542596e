// SPDX-License-Identifier: MIT
// Recording must change nothing, and its trace must lead from the painted level to the finished
// level and back. This is one check for the tests of every stage.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/generate/generate.h"

namespace mazeloom::testing {

struct CheckedRecord {
    generate::Recorded recorded;
    /// The first failed check, with the seed; empty if all passed. A level that cannot be generated
    /// passes if it fails in the same way without recording.
    std::string wrong;
};

/// Generates the level with and without recording, compares the two, and replays the trace.
CheckedRecord checkedRecord(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed);

}  // namespace mazeloom::testing

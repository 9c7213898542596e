// SPDX-License-Identifier: MIT
// Recording must change nothing, and its trace must lead from the painted level to the finished one
// and back: one check for the tests of every stage.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/generate/generate.h"

namespace mazeloom::testing {

struct CheckedRecord {
    generate::Recorded recorded;
    /// What does not hold, naming the seed; empty when all does. A level that cannot be generated
    /// is in order as long as it fails in the same way without recording.
    std::string wrong;
};

/// Generates the level with recording and without, compares the two, and replays the trace.
CheckedRecord checkedRecord(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed);

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
// Writes a trace as lines of JSON (core/trace/FORMAT.md): a header, one line per step, an end line.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/level/level.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

/// Writes the whole trace. `seed` and `level` go into the header.
void writeNdjson(std::ostream& out, const Trace& trace, const level::Level& level,
                 std::uint64_t seed);

}  // namespace mazeloom::trace

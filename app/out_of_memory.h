// SPDX-License-Identifier: MIT
// Where there is no memory left, the program says so and ends.
#pragma once

namespace mazeloom::app {

/// Writes one plain line to stderr. Takes no memory.
void sayOutOfMemory();
/// From now on a std::bad_alloc that nobody catches, in any thread, ends the program with that line
/// and exit code 1 rather than with a core dump.
void endPlainlyWithoutMemory();

}  // namespace mazeloom::app

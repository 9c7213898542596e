// SPDX-License-Identifier: MIT
// Ends the program with a message when memory runs out.
#pragma once

namespace mazeloom::app {

/// Writes one plain line to stderr. Allocates no memory.
void sayOutOfMemory();
/// Makes an uncaught std::bad_alloc in any thread end the program with the message of
/// sayOutOfMemory() and exit code 1, without a core dump.
void endPlainlyWithoutMemory();

}  // namespace mazeloom::app

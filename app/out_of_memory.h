// SPDX-License-Identifier: MIT
// Ends the program with a message when memory runs out.
#pragma once

namespace mazeloom::app {

/// Writes one plain line to stderr. Allocates no memory.
void sayOutOfMemory();
/// Installs a handler: an uncaught std::bad_alloc in any thread ends the program with that message
/// and exit code 1 rather than with a core dump.
void endPlainlyWithoutMemory();

}  // namespace mazeloom::app

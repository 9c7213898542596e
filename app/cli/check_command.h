// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::app {

/// mazeloom check PACK …: lists what is wrong with a pack, and proves what the generator promises.
/// Returns the exit code.
int checkCommand(int& argc, char** argv);

}  // namespace mazeloom::app

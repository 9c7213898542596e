// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::app {

/// mazeloom export PACK …: makes one file of a pack. Returns the exit code.
int exportCommand(int& argc, char** argv);

}  // namespace mazeloom::app

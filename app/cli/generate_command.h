// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::app {

/// mazeloom generate PACK …: makes a level of a pack, or lists its levels. Returns the exit code.
int generateCommand(int& argc, char** argv);

}  // namespace mazeloom::app

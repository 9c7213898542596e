// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::app {

/// `mazeloom play`. The first argument is the subcommand's name. Returns the exit code.
int playCommand(int& argc, char** argv);

}  // namespace mazeloom::app

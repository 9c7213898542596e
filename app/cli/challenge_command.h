// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::app {

/// `mazeloom challenge`: the level of a day, without a display. Returns the exit code.
int challengeCommand(int& argc, char** argv);

}  // namespace mazeloom::app

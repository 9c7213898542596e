// SPDX-License-Identifier: MIT
// The command line: subcommands that need no display. Data goes to stdout, messages to stderr.
#pragma once

#include <optional>

namespace mazeloom::app {

/// What a subcommand returns to the shell.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;      ///< it failed, or found problems
inline constexpr int kWrongUsage = 2;  ///< it was not understood; nothing was done

/// Runs the subcommand that the first argument names, and returns its exit code; nothing when the
/// arguments are for the editor.
std::optional<int> runCommandLine(int argc, char** argv);

}  // namespace mazeloom::app

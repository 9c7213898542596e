// SPDX-License-Identifier: MIT
// The command line: subcommands that need no display. Data goes to stdout, messages to stderr.
#pragma once

#include <optional>

namespace mazeloom::app {

/// Exit codes of subcommands.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;      ///< the command failed or found problems
inline constexpr int kWrongUsage = 2;  ///< the arguments were not understood; nothing was done

/// Runs the subcommand named by the first argument and returns its exit code; nullopt if the
/// arguments are for the editor.
std::optional<int> runCommandLine(int argc, char** argv);

}  // namespace mazeloom::app

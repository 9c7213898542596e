// SPDX-License-Identifier: MIT
// The number of threads with which commands generate levels.
#pragma once

#include "app/cli/command_spec.h"

namespace mazeloom::app {

/// Upper bound on the number of threads; more threads would only wait for each other.
inline constexpr std::uint64_t kMostCommandThreads = 256;

inline constexpr OptionSpec kThreadsOption{
    .name = "threads",
    .kind = ValueKind::Number,
    .value = "T",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "how many seeds are processed at once; by default one per processor "
                              "core. The result does not depend on it"),
    .least = 1,
    .most = kMostCommandThreads};

/// Returns one thread per processor core.
unsigned usualThreads();
/// Returns the number given by kThreadsOption, or usualThreads().
unsigned threadsOf(const CommandArguments& arguments);

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace mazeloom::bench {

/// Runs this program with the given words as a separate process; reports its time, and its peak
/// memory as the counter "MB".
void runAlone(benchmark::State& state, std::vector<std::string> words);

/// The work of this program if its first argument is the entry's name. It gets the remaining
/// arguments and returns an exit code.
using LoneWork = int (*)(const std::vector<std::string>& words);
std::map<std::string, LoneWork>& loneWorks();

/// Generates one of the largest levels ("caves", "rooms-and-maze", "dangers", "loops", "step") as
/// the command line does. For a separate process whose memory and time are measured; returns its
/// exit code.
int generateLarge(const char* what);

}  // namespace mazeloom::bench

// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace mazeloom::bench {

/// Runs this program with other words, as a process of its own: takes its time, and its peak of
/// memory as the counter "MB".
void runAlone(benchmark::State& state, std::vector<std::string> words);

/// What this program does where the first word is its name: it gets the others, and returns an exit
/// code.
using LoneWork = int (*)(const std::vector<std::string>& words);
std::map<std::string, LoneWork>& loneWorks();

/// Generates one of the largest levels there can be ("caves", "rooms-and-maze", "step"), as the
/// command does. For a process of its own, whose memory and time can be asked for; returns its exit
/// code.
int generateLarge(const char* what);

}  // namespace mazeloom::bench

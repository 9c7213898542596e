// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::bench {

/// Lets the bot play this many runs of the built-in descent, one per seed, and prints the depths
/// and scores that they reached. Returns the process's exit code.
int playDescents(int runs);

}  // namespace mazeloom::bench

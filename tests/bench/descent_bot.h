// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::bench {

/// Lets the bot play so many runs of the built-in descent, one a seed, and prints how deep they
/// came and what they scored. Returns the process's exit code.
int playDescents(int runs);

}  // namespace mazeloom::bench

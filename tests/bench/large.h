// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::bench {

/// Generates one of the largest levels there can be ("caves", "rooms-and-maze", "step"), as the
/// command does. For a process of its own, whose memory and time can be asked for; returns its exit
/// code.
int generateLarge(const char* what);

}  // namespace mazeloom::bench

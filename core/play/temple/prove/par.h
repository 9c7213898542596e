// SPDX-License-Identifier: MIT
// The par of a map (RULES.md T-21.1).
#pragma once

#include <cstdint>
#include <optional>

#include "core/play/temple/prove/prove.h"

namespace mazeloom::play::temple {

/// Returns par: the length of the proof's play in ticks; nullopt if the proof found no play.
std::optional<std::int64_t> parOf(const Proof& proof);

}  // namespace mazeloom::play::temple

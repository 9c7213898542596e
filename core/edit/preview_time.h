// SPDX-License-Identifier: MIT
// How long a level's bugs and lasers go on before all begins anew: the range of the editor's
// scrubber for time.
#pragma once

#include <cstdint>
#include <span>

#include "core/level/level.h"

namespace mazeloom::edit {

/// No preview is longer, in ticks: ten minutes.
inline constexpr std::int64_t kMaxPreview = 10 * 60 * level::kTicksPerSecond;

/// Ticks after which a mover is where it was, at the same moment of its step.
std::int64_t periodOf(const level::Trajectory& trajectory);
/// The same for a beam; 1 when it burns always.
std::int64_t periodOf(const level::Beam& beam);

/// The common period of all movers and beams, in ticks; where that is more than kMaxPreview, that.
/// 0 when nothing moves and nothing goes on and off.
std::int64_t previewTicks(std::span<const level::Object> objects,
                          std::span<const level::Trajectory> trajectories);
/// The same of what is painted.
std::int64_t previewTicks(const level::Level& level);

}  // namespace mazeloom::edit

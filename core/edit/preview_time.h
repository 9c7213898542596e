// SPDX-License-Identifier: MIT
// The time until all bugs and lasers of a level repeat: the range of the editor's time slider.
#pragma once

#include <cstdint>
#include <span>

#include "core/level/level.h"

namespace mazeloom::edit {

/// Upper bound on a preview, in ticks: ten minutes.
inline constexpr std::int64_t kMaxPreview = 10 * 60 * level::kTicksPerSecond;

/// Returns the number of ticks after which a mover is back at the same place, in the same phase of
/// its step.
std::int64_t periodOf(const level::Trajectory& trajectory);
/// Returns the period of a beam in ticks; 1 if the beam always burns.
std::int64_t periodOf(const level::Beam& beam);

/// Returns the common period of all movers and beams in ticks, at most kMaxPreview; 0 if nothing
/// moves or blinks.
std::int64_t previewTicks(std::span<const level::Object> objects,
                          std::span<const level::Trajectory> trajectories);
std::int64_t previewTicks(const level::Level& level);

}  // namespace mazeloom::edit

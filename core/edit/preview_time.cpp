// SPDX-License-Identifier: MIT
#include "core/edit/preview_time.h"

#include <algorithm>
#include <numeric>

#include "core/level/mover_path.h"

namespace mazeloom::edit {

std::int64_t periodOf(const level::Trajectory& trajectory) {
    // A mover makes speed / 600 steps per tick. It is back after the smallest number of ticks in
    // which it makes a whole number of rounds, with no fraction of a step left.
    const std::int64_t round =
        level::MoverPath(trajectory).period() * level::Trajectory::kTenths * level::kTicksPerSecond;
    return round / std::gcd(round, std::int64_t{trajectory.speed});
}

std::int64_t periodOf(const level::Beam& beam) {
    return beam.off == 0 ? 1 : std::int64_t{beam.on} + beam.off;
}

std::int64_t previewTicks(std::span<const level::Object> objects,
                          std::span<const level::Trajectory> trajectories) {
    std::int64_t common = 1;
    bool changes = false;
    const auto take = [&](std::int64_t period) {
        if (common < kMaxPreview) common = std::lcm(common, std::min(period, kMaxPreview));
        changes = true;
    };
    for (const level::Trajectory& trajectory : trajectories) {
        if (level::cellsOf(trajectory).size() > 1) take(periodOf(trajectory));
    }
    for (const level::Object& object : objects) {
        if (object.kind == level::ThingKind::Emitter && object.beam.off > 0) {
            take(periodOf(object.beam));
        }
    }
    return changes ? std::min(common, kMaxPreview) : 0;
}

std::int64_t previewTicks(const level::Level& level) {
    return previewTicks(level.objects, level.trajectories);
}

}  // namespace mazeloom::edit

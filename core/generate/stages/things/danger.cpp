// SPDX-License-Identifier: MIT
#include "core/generate/stages/things/danger.h"

#include <algorithm>
#include <iterator>

#include "core/generate/shared/ground.h"
#include "core/level/laser_beam.h"
#include "core/level/mover_path.h"

namespace mazeloom::generate {

using grid::Index;
using grid::Point;

Danger::Danger(const level::Map& map)
    : cells_(map.cells), steps_(cells_.steps()), zones_(map.size()) {
    const auto take = [this](Point cell) {
        if (zones_.contains(cell)) zones_.at(cell) = 1;
    };
    for (const level::Trajectory& path : map.trajectories) {
        for (const Point at : level::cellsOf(path)) {
            const grid::Rect body = level::coveredBy(path.size, at);
            for (int y = body.y; y <= body.bottom(); ++y) {
                for (int x = body.x; x <= body.right(); ++x)
                    take({x, y});
            }
        }
    }
    const auto isSolid = [&](Point p) {
        return !cells_.contains(p) || level::stopsBeam(cells_.at(p));
    };
    for (const level::Object& object : map.objects) {
        if (object.kind != level::ThingKind::Emitter) continue;
        for (const Point cell : level::beamCells(object, isSolid))
            take(cell);
    }
}

void Danger::add(std::span<const Index> zone) {
    for (const Index cell : zone)
        zones_[cell] = 1;
}

bool Danger::isFree(Index cell) const {
    if (isWet(cells_[cell]) || !mayBeWet(cell)) return false;
    return std::ranges::none_of(
        steps_, [&](std::ptrdiff_t step) { return isWet(cells_[shifted(cell, step)]); });
}

bool Danger::mayBeWet(Index cell) const {
    if (isIn(cell)) return false;
    return std::ranges::none_of(steps_,
                                [&](std::ptrdiff_t step) { return isIn(shifted(cell, step)); });
}

std::vector<std::vector<Index>> stretchesOf(const level::CellGrid& cells,
                                            std::span<const Index> zone) {
    std::vector<Index> left;
    std::ranges::copy_if(zone, std::back_inserter(left),
                         [&](Index i) { return cells[i].isAisle(); });
    std::ranges::sort(left);
    left.erase(std::unique(left.begin(), left.end()), left.end());
    std::vector<bool> taken(left.size());
    std::vector<std::vector<Index>> stretches;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (taken[i]) continue;
        taken[i] = true;
        std::vector<Index>& stretch = stretches.emplace_back();
        stretch.push_back(left[i]);
        for (std::size_t head = 0; head < stretch.size(); ++head) {
            for (const std::ptrdiff_t step : cells.steps()) {
                const auto next = std::ranges::lower_bound(left, shifted(stretch[head], step));
                if (next == left.end() || *next != shifted(stretch[head], step)) continue;
                const auto place = static_cast<std::size_t>(next - left.begin());
                if (taken[place]) continue;
                taken[place] = true;
                stretch.push_back(*next);
            }
        }
    }
    return stretches;
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#include "core/check/findings/regions.h"

#include <array>

namespace mazeloom::check {

namespace {

using Belongs = std::array<bool, level::kPaintCount>;

Belongs cellsOf(Regions::Of of, const level::TerrainTable& terrains) {
    Belongs belongs{};
    for (unsigned paint = 0; paint < belongs.size(); ++paint) {
        const auto cell = static_cast<level::Paint>(paint);
        const bool isTrap = level::markOf(cell) == level::PaintMark::Trap;
        belongs[paint] =
            isOpenTerrain(level::terrainOf(cell), terrains) && (of == Regions::Of::Open || !isTrap);
    }
    return belongs;
}

grid::LabelledRuns runsOf(const level::PaintGrid& paint, std::span<const grid::Point> blocked,
                          const Belongs& belongs) {
    const level::Paint* const cells = paint.storage().data();
    const std::ptrdiff_t stride = paint.stride();
    // Cells are queried in the sort order of the blocked ones.
    const auto before = [](grid::Point a, grid::Point b) {
        return a.y < b.y || (a.y == b.y && a.x < b.x);
    };
    auto next = blocked.begin();
    return grid::LabelledRuns(paint.bounds(), grid::Touching::AtEdges, [&](grid::Point cell) {
        if (!belongs[cells[cell.y * stride + cell.x]]) return false;
        while (next != blocked.end() && before(*next, cell))
            ++next;
        return next == blocked.end() || *next != cell;
    });
}

}  // namespace

Regions::Regions(const level::PaintGrid& paint, std::span<const grid::Point> blocked, Of of,
                 const level::TerrainTable& terrains)
    : runs_(runsOf(paint, blocked, cellsOf(of, terrains))) {
    constexpr std::uint32_t kNone = 0xffff'ffff;
    std::vector<std::uint32_t> places(runs_.runCount(), kNone);
    forEachRun([&](int y, int first, int last, Label label) {
        if (places[label] == kNone) {
            places[label] = static_cast<std::uint32_t>(all_.size());
            all_.push_back({label, {first, y}, 0});
        }
        all_[places[label]].cells += last - first + 1;
    });
}

edit::Area Regions::areaOf(Label label) const {
    std::vector<edit::Run> runs;
    forEachRun([&](int y, int first, int last, Label of) {
        if (of == label) runs.push_back({y, first, last - first + 1});
    });
    return edit::Area::ofOrdered(std::move(runs));
}

}  // namespace mazeloom::check

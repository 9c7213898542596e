// SPDX-License-Identifier: MIT
#include "core/edit/paint/ink_choice.h"

#include <algorithm>
#include <limits>

#include "core/random/stream.h"

namespace mazeloom::edit {

namespace {

// A draw has 32 bits, so the total weight of a mix must fit into 32 bits. A mix has far fewer than
// 1000 inks.
static_assert(std::int64_t{InkMix::kMaxWeight} * 1000 < std::numeric_limits<std::uint32_t>::max());

Ink turnedInk(Ink ink, level::Symmetry symmetry) {
    const level::Terrain terrain = level::transformed(level::terrainOf(ink.set), symmetry);
    ink.set = static_cast<level::Paint>((ink.set & ~unsigned{level::kPaintTerrain}) |
                                        static_cast<unsigned>(terrain));
    return ink;
}

std::uint64_t numberOf(grid::Point cell) {
    return std::uint64_t{static_cast<std::uint32_t>(cell.x)} << 32 |
           static_cast<std::uint32_t>(cell.y);
}

}  // namespace

InkChoice::InkChoice(const InkMix& mix, std::uint64_t seed, const PaintSymmetry& symmetry,
                     grid::Point origin, const level::TerrainTable& terrains)
    : seed_(seed), symmetry_(symmetry), origin_(origin) {
    for (const InkMix::Part& part : mix.parts()) {
        inks_.push_back(part.ink == &leaveInk() ? part.ink->ink : inkFor(*part.ink, terrains));
        weights_.push_back(part.weight);
    }
}

std::size_t InkChoice::indexAt(grid::Point cell) const {
    if (isOne()) return 0;
    // All images of a cell share one draw: that of the smallest image in the order of points.
    grid::Point first = cell;
    for (const level::Symmetry symmetry : symmetry_.symmetries().subspan(1))
        first = std::min(first, symmetry_.image(cell, symmetry));
    return random::Stream(random::mix(seed_, numberOf(first - origin_))).weighted(weights_);
}

InkChoice InkChoice::turned(level::Symmetry symmetry) const {
    InkChoice choice = *this;
    for (Ink& ink : choice.inks_)
        ink = turnedInk(ink, symmetry);
    return choice;
}

Area InkChoice::touched(Area area) const {
    if (std::ranges::find(inks_, leaveInk().ink) == inks_.end()) return area;
    std::vector<Run> runs;
    for (const Run& run : area.runs()) {
        int first = run.x;  // the first cell of the current stretch of painted cells
        for (int x = run.x; x <= run.end(); ++x) {
            if (x < run.end() && at({x, run.y}) != leaveInk().ink) continue;
            if (x > first) runs.push_back({run.y, first, x - first});
            first = x + 1;
        }
    }
    return Area::ofOrdered(std::move(runs));
}

}  // namespace mazeloom::edit

// SPDX-License-Identifier: MIT
// A random shape contains the hero's start and fills its share of the level's rectangle.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/layout/shape.h"

namespace mazeloom::check::promise::shape {

namespace {

constexpr Sentence kTooLittle{"promise-shape-fill",
                              "%1 cells are open, but the shape must open %2"};
constexpr Sentence kNoStart{"promise-shape-start", "the hero's start is not open"};
constexpr std::array kSentences{kTooLittle, kNoStart};

void check(const Generation& generation, Findings& findings) {
    const auto stage = generation.lastLayout();
    if (!stage || !generation.isRandomShape(*stage) || generation.isBarred({"shape"})) return;
    const level::CellGrid& cells = generation.map().cells;
    std::int64_t open = 0;
    forEachCell(cells.size(),
                [&](grid::Point cell) { open += cells.at(cell).isWalkable() ? 1 : 0; });
    const bool isRoomsAndMaze =
        generation.parameter(*stage, generate::Shape::Source) == generate::Shape::RoomsAndMaze;
    constexpr std::int64_t kLeast = 35;
    const std::int64_t percent =
        isRoomsAndMaze ? kLeast : generation.parameter(*stage, generate::Shape::Fill);
    // Multiplied by 100 to avoid rounding.
    const std::int64_t all = cells.size().area();
    if (open * 100 < all * percent) findings.error(kTooLittle, {open, (all * percent + 99) / 100});
    const auto hero = generation.map().hero();
    if (!hero || !cells.at(*hero).isWalkable()) findings.error(kNoStart);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::shape

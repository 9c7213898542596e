// SPDX-License-Identifier: MIT
// A small picture of a floor as its hero knew it, with the cell where the run ended and the monster
// that killed the hero.
#pragma once

#include <cstdint>
#include <vector>

#include <QRectF>

#include "core/grid/point.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/state.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace mazeloom::widgets {

struct FloorSketch {
    enum class Mark : std::uint8_t { Wall, Ground, Stairs, Killer, End };
    struct Cell {
        grid::Point at;
        Mark mark = Mark::Ground;

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    std::vector<Cell> cells;  ///< the known cells, row by row
    grid::Rect part;          ///< the smallest rectangle that contains them
    level::ThingKind killer = level::ThingKind::Hero;

    /// Returns the sketch of the floor that the hero is on.
    static FloorSketch of(const play::descent::State& state);
    /// Draws the sketch as large as fits in the middle of `place`.
    void paint(QPainter& painter, const QRectF& place, const Theme& theme) const;
};

}  // namespace mazeloom::widgets

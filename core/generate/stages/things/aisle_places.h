// SPDX-License-Identifier: MIT
// Aisle cells on which items can be placed, so that the hero can reach the items.
#pragma once

#include <string>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/ranking.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

template <typename Mode>
class AislePlaces {
  public:
    explicit AislePlaces(StageRun<Mode>& run) : run_(run) {
        const level::CellGrid& cells = run.map.cells;
        free_ = Ranking(cells, run.places, run.watch, [&](grid::Index i) {
            const level::Cell cell = cells[i];
            const bool isBare = holdsItems(cell) && !cell.isTrap() && !cell.hasCoin();
            return isBare && cell.isAisle() && cell.terrain() == level::Terrain::Floor;
        });
    }

    /// Returns the number of cells left.
    int count() const { return static_cast<int>(free_.left()); }

    /// Places a thing on a cell drawn from the cells left; there must be one.
    void place(level::ThingKind kind) {
        const grid::Index cell = free_.next();
        run_.write.begin(trace::StepKind::PlaceThing, cell);
        run_.write.place({kind, run_.map.cells.point(cell), -1});
    }

  private:
    StageRun<Mode>& run_;
    Ranking free_;
};

/// Draws a number from `range` and places things of a kind on bare dry aisles until the level has
/// this number, pinned things included. Returns an error that says `fewFit` if the minimum does
/// not fit.
template <typename Mode>
StageResult placeOnAisles(StageRun<Mode>& run, AislePlaces<Mode>& places, level::ThingKind kind,
                          const Range& range, const Sentence& fewFit) {
    if (StageResult good = range.check(run); !good) return good;
    const int kept = keptCount(run.level, kind);
    const int most = kept + places.count();
    if (run.parameter(range.least) > most) {
        return failure(fewFit, {run.parameter(range.least), most});
    }
    for (int left = range.draw(run, most) - kept; left > 0; --left)
        places.place(kind);
    return {};
}

}  // namespace mazeloom::generate

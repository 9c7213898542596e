// SPDX-License-Identifier: MIT
// The interface and shared tools of the maze algorithms that the stages *maze* and *hidden maze*
// offer. Each algorithm has a file in core/generate/mazes, which begins with its explanation and
// source.
//
// All algorithms except growths of step 1 (TouchingGround in grounds.h) make a spanning tree of a
// lattice (lattice.h), whatever the shape of its regions.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/generate/shared/free.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"
#include "core/trace/recorder.h"

namespace mazeloom::generate::mazes {

/// Tells from which cell of its list a growing tree continues.
enum class Pick : std::uint8_t { Newest, Oldest, Random, Mixed };

struct Settings {
    int step = 2;       ///< cells opened at a time, 1 or 2; only growths support 1
    int winding = 100;  ///< 0–100 %: lower values go straight on more often
    Pick pick = Pick::Newest;
    int newest = 50;        ///< for Pick::Mixed: how often the newest cell is taken, 0–100 %
    int groupSide = 0;      ///< for the local tree: side of its groups in lattice cells; 0: none
    bool isHidden = false;  ///< hidden maze: aisles from `start`; otherwise passages through rock
    grid::Index start = 0;  ///< for a hidden maze: its first aisle
    /// The nodes of the lattice are the cells at even offsets from this point; each coordinate is 0
    /// or 1.
    grid::Point lattice{1, 1};
    grid::Point origin{};  ///< the point from which EdgeWeights counts places
};

/// A maze in progress: its map, its random-number stream and its settings.
template <typename Mode>
struct Weaving {
    level::Map& map;
    trace::MapWriter<Mode>& write;
    random::Stream& random;
    Settings settings;
    Watch watch = {};

    /// Makes a cell part of the maze, within the current step.
    void open(grid::Index cell) {
        show(cell);
        if (!settings.isHidden) map.marks[cell] |= level::kPassage;
    }
    /// Like open(), for the cell cellOf(one) of each element `one` of `many`.
    template <typename Many, typename CellOf>
    void openAll(const Many& many, const CellOf& cellOf) {
        for (const auto one : many)
            show(cellOf(one));
        if (settings.isHidden) return;
        // Kept in a local variable, because after each write of a byte the compiler would reload a
        // member.
        std::uint8_t* const marks = map.marks.storage().data();
        for (const auto one : many)
            marks[cellOf(one)] |= level::kPassage;
    }
    /// Like open(), but provisionally: the cell must be opened or hidden again later.
    void show(grid::Index cell) {
        write.set(cell, settings.isHidden ? map.cells[cell].with(level::Cell::kAisle)
                                          : level::Cell(level::Terrain::Floor));
    }
    /// Whether a cell that belongs to no maze may be passed to show().
    bool canShow(grid::Index cell) const {
        return settings.isHidden ? isFree(map.cells[cell]) : isRock(map, cell);
    }
    void hide(grid::Index cell) {
        write.set(cell, settings.isHidden ? map.cells[cell].without(level::Cell::kAisle)
                                          : level::Cell(level::Terrain::Wall));
    }
};

/// Returns 1 for each cell that a maze with these settings may use, 0 for others.
grid::Grid<std::uint8_t, 2> freeCells(const level::Map& map, const Settings& settings);

struct Algorithm {
    std::string_view id;                      ///< as in a recipe's JSON
    std::span<const std::string_view> lines;  ///< its explanation
    std::span<const StepInfo> steps;
    void (*weave)(Weaving<trace::NoRecording>&);
    void (*record)(Weaving<trace::Recording>&);
};

template <typename Mode>
void run(const Algorithm& algorithm, Weaving<Mode>& weaving) {
    if constexpr (Mode::kOn) {
        algorithm.record(weaving);
    } else {
        algorithm.weave(weaving);
    }
}

}  // namespace mazeloom::generate::mazes

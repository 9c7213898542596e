// SPDX-License-Identifier: MIT
// Before doors open, a maze without requested loops is perfect: connected and acyclic.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/mazes/parameters.h"
#include "core/grid/disjoint_sets.h"

namespace mazeloom::check::promise::perfect_maze {

namespace {

constexpr Sentence kLoop{"promise-perfect-maze", "the maze has a loop"};
constexpr std::array kSentences{kLoop};

void checkMaze(const Moment& moment, std::size_t stage, Findings& findings) {
    const auto isOfTheMaze = [&](grid::Point cell) {
        return moment.cells.at(cell).isWalkable() && moment.openedBy.at(cell) == stage + 1;
    };
    grid::DisjointSets joined(static_cast<std::uint32_t>(moment.cells.storage().size()));
    forEachCell(moment.cells.size(), [&](grid::Point cell) {
        if (!isOfTheMaze(cell)) return;
        for (const grid::Point next : {grid::Point{cell.x + 1, cell.y}, {cell.x, cell.y + 1}}) {
            // If the two cells are joined already, this link between them closes a loop.
            if (isOfTheMaze(next) &&
                !joined.unite(moment.cells.index(cell), moment.cells.index(next))) {
                findings.error(kLoop).at(cell);
            }
        }
    });
}

void check(const Generation& generation, Findings& findings) {
    for (std::size_t i = 0; i < generation.stages().size(); ++i) {
        const generate::ReadyStage& ready = generation.stages()[i];
        if (ready.stage->id == "maze" && ready.parameters[generate::mazes::Braid] == 0) {
            checkMaze(generation.after(i), i, findings);
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::perfect_maze

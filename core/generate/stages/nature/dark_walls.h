// SPDX-License-Identifier: MIT
// Shared by stages that darken a level (RULES.md G-111.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

/// Whether light falls on the cell and passes through it. The shade of other cells, walls and
/// doors, depends on their neighbours.
inline bool isClearOfLight(level::Cell cell) {
    return !cell.isOpaque() && !level::isDoor(cell.terrain());
}

/// Returns 1 for each wall or door with the wrong shade: it is dark although a clear cell around it
/// is lit, or lit although no clear cell around it is. Values in the frame are meaningless. Passes
/// three times over all cells, each a unit of the watch's work.
inline std::vector<std::uint8_t> wronglyShaded(const level::Map& map, PacedWatch& watch) {
    const level::Cell* const cells = map.cells.storage().data();
    const std::uint8_t* const dark = map.dark.storage().data();
    const std::size_t size = map.cells.storage().size();
    std::vector<std::uint8_t> clear(size);
    std::uint8_t* const isClear = clear.data();
    watch.forEachChunk(size, [=](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            isClear[i] = isClearOfLight(cells[i]) ? 1 : 0;
    });
    // Uses plain pointers and no branches, so that the compiler vectorizes the loops.
    std::vector<std::uint8_t> rows(size);
    std::uint8_t* const inRow = rows.data();
    const auto isLit = [=](std::size_t i) { return unsigned{isClear[i]} & (dark[i] ^ 1u); };
    watch.forEachChunk(size - 2, [=](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin + 1; i <= end; ++i)
            inRow[i] = static_cast<std::uint8_t>(isLit(i - 1) | isLit(i) | isLit(i + 1));
    });
    std::vector<std::uint8_t> wrong(size);
    std::uint8_t* const out = wrong.data();
    const auto down = static_cast<std::size_t>(map.cells.stride());
    watch.forEachChunk(size - 2 * down, [=](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin + down; i < end + down; ++i) {
            const unsigned nearLight = unsigned{inRow[i - down]} | inRow[i] | inRow[i + down];
            out[i] = static_cast<std::uint8_t>((isClear[i] ^ 1u) & (nearLight ^ dark[i] ^ 1u));
        }
    });
    return wrong;
}

/// Darkens every wall and door without a lit clear cell around it, and lights all other walls and
/// doors.
template <typename Mode>
void darkenWalls(StageRun<Mode>& run) {
    if (run.map.dark.size().isEmpty()) return;
    PacedWatch watch(run.watch.part(95, 100), 4 * run.map.cells.storage().size());
    const std::vector<std::uint8_t> wrong = wronglyShaded(run.map, watch);
    bool isFirst = true;
    for (int y = 0; y < run.map.cells.height(); ++y) {
        const grid::Index first = run.map.cells.index({0, y});
        watch.poll(static_cast<std::uint64_t>(run.map.cells.width()));
        forEachOne(&wrong[first], static_cast<std::size_t>(run.map.cells.width()),
                   [&](std::size_t x) {
                       const auto i = first + static_cast<grid::Index>(x);
                       if (isFirst) run.write.begin(trace::StepKind::DarkenWalls, i);
                       isFirst = false;
                       run.write.shade(i, !run.map.isDark(i));
                   });
    }
}

}  // namespace mazeloom::generate

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
    const auto size = static_cast<std::ptrdiff_t>(map.cells.storage().size());
    std::vector<std::uint8_t> clear(map.cells.storage().size());
    for (std::ptrdiff_t i = 0; i < size; ++i)
        clear[static_cast<std::size_t>(i)] = isClearOfLight(cells[i]) ? 1 : 0;
    watch.poll(clear.size());
    // Uses plain pointers and no branches, so that the compiler vectorizes the loop.
    std::vector<std::uint8_t> rows(clear.size());
    const std::uint8_t* const isClear = clear.data();
    std::uint8_t* const inRow = rows.data();
    const auto isLit = [&](std::ptrdiff_t i) { return unsigned{isClear[i]} & (dark[i] ^ 1u); };
    for (std::ptrdiff_t i = 1; i < size - 1; ++i)
        inRow[i] = static_cast<std::uint8_t>(isLit(i - 1) | isLit(i) | isLit(i + 1));
    watch.poll(rows.size());
    std::vector<std::uint8_t> wrong(clear.size());
    std::uint8_t* const out = wrong.data();
    const std::ptrdiff_t down = map.cells.stride();
    for (std::ptrdiff_t i = down; i < size - down; ++i) {
        const unsigned nearLight = unsigned{inRow[i - down]} | inRow[i] | inRow[i + down];
        out[i] = static_cast<std::uint8_t>((isClear[i] ^ 1u) & (nearLight ^ dark[i] ^ 1u));
    }
    return wrong;
}

/// Darkens every wall and door without a lit clear cell around it, and lights all other walls and
/// doors.
template <typename Mode>
void darkenWalls(StageRun<Mode>& run) {
    if (run.map.dark.size().isEmpty()) return;
    PacedWatch watch(run.watch.part(95, 100), 4 * run.map.cells.storage().size());
    const std::vector<std::uint8_t> wrong = wronglyShaded(run.map, watch);
    watch.poll(wrong.size());
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

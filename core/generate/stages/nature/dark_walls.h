// SPDX-License-Identifier: MIT
// What stages that darken a level share (RULES.md G-111.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/stage/ground.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate {

/// What light falls on and passes through; walls and doors follow from what is beside them.
inline bool isClearOfLight(level::Cell cell) {
    return !cell.isOpaque() && !level::isDoor(cell.terrain());
}

/// 1 for each cell that is not clear and dark though something clear around it is lit, or lit
/// though nothing is. Nothing in the frame is clear, and what is said of it means nothing.
inline std::vector<std::uint8_t> wronglyShaded(const level::Map& map) {
    const level::Cell* const cells = map.cells.storage().data();
    const std::uint8_t* const dark = map.dark.storage().data();
    const auto size = static_cast<std::ptrdiff_t>(map.cells.storage().size());
    std::vector<std::uint8_t> clear(map.cells.storage().size());
    for (std::ptrdiff_t i = 0; i < size; ++i)
        clear[static_cast<std::size_t>(i)] = isClearOfLight(cells[i]) ? 1 : 0;
    // Plain pointers and no branches, so that the compiler takes many cells at a time.
    std::vector<std::uint8_t> rows(clear.size());
    const std::uint8_t* const isClear = clear.data();
    std::uint8_t* const inRow = rows.data();
    const auto isLit = [&](std::ptrdiff_t i) { return unsigned{isClear[i]} & (dark[i] ^ 1u); };
    for (std::ptrdiff_t i = 1; i < size - 1; ++i)
        inRow[i] = static_cast<std::uint8_t>(isLit(i - 1) | isLit(i) | isLit(i + 1));
    std::vector<std::uint8_t> wrong(clear.size());
    std::uint8_t* const out = wrong.data();
    const std::ptrdiff_t down = map.cells.stride();
    for (std::ptrdiff_t i = down; i < size - down; ++i) {
        const unsigned nearLight = unsigned{inRow[i - down]} | inRow[i] | inRow[i + down];
        out[i] = static_cast<std::uint8_t>((isClear[i] ^ 1u) & (nearLight ^ dark[i] ^ 1u));
    }
    return wrong;
}

/// All that is not clear is dark where nothing beside it is lit, and else lit.
template <typename Mode>
void darkenWalls(StageRun<Mode>& run) {
    if (run.map.dark.size().isEmpty()) return;
    const std::vector<std::uint8_t> wrong = wronglyShaded(run.map);
    bool isFirst = true;
    for (int y = 0; y < run.map.cells.height(); ++y) {
        const grid::Index first = run.map.cells.index({0, y});
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

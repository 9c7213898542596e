// SPDX-License-Identifier: MIT
// The board: the cells as rewrite rules see them. The state of a cell tells which value the cell
// shows, and whether rules may rewrite it. The frame around the map is as wide as a pattern
// reaches, and shows *outside*.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::generate::rewrite {

/// The value that a cell shows (Value::number()), plus the bit kLocked if rules must not rewrite
/// the cell.
using State = std::uint8_t;
inline constexpr State kLocked = std::bit_ceil(State{level::rewriting::Value::kCount});

constexpr level::rewriting::Value shown(State state) {
    return level::rewriting::Value::of(state & ~kLocked);
}
constexpr bool isLocked(State state) {
    return (state & kLocked) != 0;
}

using Board = grid::Grid<State, level::rewriting::kMostSide - 1>;

/// Returns a board with the map's terrain. It locks void, the level's border, handcrafted and
/// pinned cells, and cells with something on them (RULES.md G-82). Once `stop` is set, returns
/// early with an unusable board. `stop` may be null.
Board boardOf(const level::Map& map, const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::generate::rewrite

// SPDX-License-Identifier: MIT
// What a document knows of a level or room beside what the pack holds.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/document/seed_history.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::document {

/// What of a pack can be opened and painted: a level, or a handcrafted room.
enum class SheetKind : std::uint8_t { Level, Room };

/// Stands for a level or room as long as the document lives: through renames, moves, removal and
/// the undo of all these.
using SheetKey = std::uint32_t;
inline constexpr SheetKey kNoSheet = 0;

/// Stands for a content: within a document the same stamp means the same content.
using Stamp = std::uint64_t;
/// None: a new content, or one that nobody knows.
inline constexpr Stamp kNoStamp = 0;

struct SheetState {
    SheetKey key = kNoSheet;
    Stamp stamp = kNoStamp;
    Stamp saved = kNoStamp;  ///< of what is on the disk

    bool isModified() const { return stamp != saved; }
};

struct LevelState : SheetState {
    /// The recipe as it was opened or saved: what "reset" goes back to.
    std::shared_ptr<const level::Recipe> read;
    SeedHistory seeds;
    int depth = 0;  ///< that a floor is looked at; 0: the first that it is designed for
    std::vector<Problem> recipeProblems;
    /// What tools see of a level without paint; made when asked for.
    mutable std::shared_ptr<const level::PaintGrid> solid;
};

struct RoomState : SheetState {
    std::shared_ptr<level::PaintGrid> paint;  ///< the room's cells and entrances
};

}  // namespace mazeloom::document

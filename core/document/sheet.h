// SPDX-License-Identifier: MIT
// The state that a document keeps for a level or room in addition to the content of the pack.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/document/seed_history.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::document {

/// The kinds of sheets. A sheet can be opened and painted.
enum class SheetKind : std::uint8_t { Level, Room };

/// Identifies a level or room for the lifetime of the document, through renames, moves, removal and
/// undo.
using SheetKey = std::uint32_t;
inline constexpr SheetKey kNoSheet = 0;

/// Identifies a state of the content: within a document, equal stamps mean equal content.
using Stamp = std::uint64_t;
/// The stamp of new or unknown content.
inline constexpr Stamp kNoStamp = 0;

struct SheetState {
    SheetKey key = kNoSheet;
    Stamp stamp = kNoStamp;
    Stamp saved = kNoStamp;  ///< stamp of the saved content

    bool isModified() const { return stamp != saved; }
};

struct LevelState : SheetState {
    /// The recipe as it was opened or saved, which "reset" restores.
    std::shared_ptr<const level::Recipe> read;
    SeedHistory seeds;
    int depth = 0;  ///< the depth at which a floor is viewed; 0: the first depth it is designed for
    std::vector<Problem> recipeProblems;
    /// The all-wall cells that tools see in a level without paint; created on demand.
    mutable std::shared_ptr<const level::PaintGrid> solid;
};

struct RoomState : SheetState {
    std::shared_ptr<level::PaintGrid> paint;  ///< the room's cells and entrances
};

}  // namespace mazeloom::document

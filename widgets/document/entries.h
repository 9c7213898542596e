// SPDX-License-Identifier: MIT
// Levels and rooms as an open pack and its commands know them. Private to widgets/document.
//
// An entry stays the same object through edits, renames, moves, removal and the undo of all these,
// so that a command can hold on to it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/document/seed_history.h"
#include "core/level/level.h"
#include "core/problem.h"
#include "widgets/document/sheet.h"

namespace mazeloom::widgets {

class PackDocument;

/// Numbers that stand for contents: the same number, the same content. 0 is what was read.
using Stamp = std::uint32_t;

struct SheetEntry {
    SheetEntry(PackDocument& owner, Sheet::Kind what) : document(owner), kind(what) {}

    PackDocument& document;
    const Sheet::Kind kind;
    Stamp stamp = 0;
    Stamp savedStamp = 0;

    bool isModified() const { return stamp != savedStamp; }
};

using document::SeedHistory;
using level::detached;

struct LevelEntry : SheetEntry {
    LevelEntry(PackDocument& owner, std::shared_ptr<level::Level> content)
        : SheetEntry(owner, Sheet::Kind::Level), level(std::move(content)), read(level->recipe) {}

    std::shared_ptr<level::Level> level;
    level::Recipe read;  ///< as it was opened or saved: what "reset" goes back to
    SeedHistory seeds;
    int shownDepth = 0;  ///< that a floor is looked at; 0: the first that it is designed for
    std::vector<Problem> problems;
    /// What tools see of a level without paint; made when asked for.
    std::optional<level::PaintGrid> solid;
};

struct RoomEntry : SheetEntry {
    RoomEntry(PackDocument& owner, level::Room content);

    level::Room room;
    level::PaintGrid paint;  ///< the room's cells and entrances
};

}  // namespace mazeloom::widgets

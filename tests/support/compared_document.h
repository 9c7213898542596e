// SPDX-License-Identifier: MIT
// A fixture for the tests of Compare and Gallery: a pack with one level "one", a recipe and a room.
#pragma once

#include <memory>
#include <utility>

#include "widgets/document/pack_document.h"

namespace mazeloom::testing {

inline std::unique_ptr<widgets::PackDocument> comparedDocument(level::Level level) {
    pack::Reading reading;
    level.id = "one";
    level.title = "One";
    reading.pack.terrains = level.terrains;
    reading.pack.levels.push_back(std::move(level));
    reading.pack.recipes.push_back({"fort", "Fort", {}, {{"rooms", true, {}}}, {}});
    level::Room room;
    room.id = "cell";
    room.title = "Cell";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    reading.pack.rooms.push_back(std::move(room));
    return std::make_unique<widgets::PackDocument>("p", std::move(reading));
}

}  // namespace mazeloom::testing

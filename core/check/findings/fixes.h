// SPDX-License-Identifier: MIT
// Fixes that several rules offer, and building blocks of fixes. A fix that only one rule offers is
// in that rule's file.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/check/findings/fix.h"
#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"

namespace mazeloom::check::fix {

// Objects of a level or room.
Fix removeObject(std::size_t object);
Fix moveObject(std::size_t object, grid::Point to);

// Cells of a level or room.
Fix openCell(grid::Point cell);

/// Digs a way through the fewest walls from the hero's region to a cell.
Fix openWay(grid::Point to);

// Paths.
Fix removeTrajectory(std::size_t trajectory);
Fix removePoint(std::size_t trajectory, std::size_t point);

// The recipe.
Fix switchOn(std::size_t stage, std::string id);
Fix switchOff(std::size_t stage, std::string id);
/// Inserts a stage at `at`, before the stage that the finding concerns.
Fix insertStage(std::size_t at, std::string id);
/// Inserts a stage at `at`, for a finding that concerns no stage.
Fix addStage(std::size_t at, std::string id);
/// Moves the stage at index `stage` behind the later stage at index `behind`, which has the id
/// `id`.
Fix moveStage(std::size_t stage, std::size_t behind, std::string id);
Fix resetParameter(std::size_t stage, std::string parameter);

// Handcrafted rooms.
/// Sets the room's minimum number to 0.
Fix letRoomBeAbsent();
Fix removeEntrance(grid::Point cell);

// The campaign.
Fix removeNode(std::size_t node);
/// Makes a node a start node.
Fix startWithNode(std::size_t node, std::string id);

/// Returns the sentences of all these fixes, for translation.
std::span<const Sentence> sharedSentences();

// Building blocks of fixes, for the level of the view.

template <typename Item>
void removeAt(std::vector<Item>& items, std::size_t index) {
    if (index < items.size()) items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

void paint(const LevelView& view, Repair& repair, const edit::Area& area, edit::Ink ink);
void paint(const LevelView& view, Repair& repair, const std::vector<grid::Point>& cells,
           edit::Ink ink);
/// Copies the level's trajectories into the repair and returns them; null if the index is out of
/// range.
std::vector<level::Trajectory>* trajectoriesWith(const LevelView& view, Repair& repair,
                                                 std::size_t index);
/// Copies the recipe's stages into the repair and returns them; null if the index is out of range.
std::vector<level::RecipeStage>* stagesWith(const LevelView& view, Repair& repair,
                                            std::size_t index);
/// Sets a cell of a room, and removes an entrance there if the cell is not a wall.
void setCell(level::Room& room, grid::Point cell, level::Terrain terrain);

}  // namespace mazeloom::check::fix

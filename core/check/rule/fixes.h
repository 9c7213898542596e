// SPDX-License-Identifier: MIT
// The fixes that several rules offer, and what fixes are made of. A fix of one rule alone stands in
// that rule's file.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/check/rule/fix.h"
#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"

namespace mazeloom::check::fix {

// Objects, of a level or a room.
Fix removeObject(std::size_t object);
Fix moveObject(std::size_t object, grid::Point to);

// Cells, of a level or a room.
Fix openCell(grid::Point cell);

/// Digs the shortest way through walls from where the hero can walk to a cell.
Fix openWay(grid::Point to);

// Paths.
Fix removeTrajectory(std::size_t trajectory);
Fix removePoint(std::size_t trajectory, std::size_t point);

// The recipe.
Fix switchOn(std::size_t stage, std::string id);
Fix switchOff(std::size_t stage, std::string id);
/// Before the stage that the finding is about.
Fix insertStage(std::size_t at, std::string id);
/// Where no stage is to blame.
Fix addStage(std::size_t at, std::string id);
/// Puts a stage behind a later one, of that id.
Fix moveStage(std::size_t stage, std::size_t behind, std::string id);
/// Gives a parameter back its standard.
Fix resetParameter(std::size_t stage, std::string parameter);

// Handcrafted rooms.
/// The room need not appear.
Fix letRoomBeAbsent();
Fix removeEntrance(grid::Point cell);

// The campaign.
Fix removeNode(std::size_t node);
/// Makes it one to start with.
Fix startWithNode(std::size_t node, std::string id);

/// The sentences of all of these, for translation.
std::span<const Sentence> sharedSentences();

// What fixes are made of. The level is the one that the view looks at.

template <typename Item>
void removeAt(std::vector<Item>& items, std::size_t index) {
    if (index < items.size()) items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

void paint(const LevelView& view, Repair& repair, const edit::Area& area, edit::Ink ink);
void paint(const LevelView& view, Repair& repair, const std::vector<grid::Point>& cells,
           edit::Ink ink);
/// The level's trajectories to be changed, or null when there is none at that place.
std::vector<level::Trajectory>* trajectoriesWith(const LevelView& view, Repair& repair,
                                                 std::size_t index);
/// The recipe's stages to be changed, or null when there is none at that place.
std::vector<level::RecipeStage>* stagesWith(const LevelView& view, Repair& repair,
                                            std::size_t index);
/// Sets a cell of a room, which may be no entrance then.
void setCell(level::Room& room, grid::Point cell, level::Terrain terrain);

}  // namespace mazeloom::check::fix

// SPDX-License-Identifier: MIT
// Edits of an open document, each as one history step (core/document/edits_*.h).
//
// Each function returns false, without a change, if the edited thing does not exist, a value is not
// allowed, or the document is read-only. An edit that would change nothing leaves no step. `text`
// is the step's name; edits without this parameter name their steps themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <QString>

#include "core/edit/keep/keep.h"
#include "core/edit/offset.h"
#include "core/edit/paint/paint_delta.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

// Content of cells: paint, pins, objects and trajectories.
/// Paints cells. Also unpins the cells of `over`: all cells over which the user painted, including
/// those that had this paint already.
bool paintCells(PackDocument& document, const Sheet& sheet, edit::PaintDelta delta,
                const QString& text, Gesture gesture = kNoGesture, const edit::Area& over = {});
bool setKept(PackDocument& document, const QString& levelId, edit::KeptChange change,
             const QString& text);
/// Pins cells as they are on a map generated from the level. Returns false if there is no such
/// level or it cannot be edited.
bool keepCells(PackDocument& document, const QString& levelId, const level::Map& map,
               const edit::Area& area, const QString& text);
bool letCellsGo(PackDocument& document, const QString& levelId, const edit::Area& area,
                const QString& text);
/// Sets the objects of a level or room. Returns false also if an object is outside the sheet.
bool setObjects(PackDocument& document, const Sheet& sheet, ObjectList objects, const QString& text,
                Gesture gesture = kNoGesture);
bool setTrajectories(PackDocument& document, const QString& levelId, TrajectoryList trajectories,
                     const QString& text, Gesture gesture = kNoGesture);
/// Replaces a level's size, paint, pins, objects, trajectories and properties in one step.
bool setBody(PackDocument& document, const QString& levelId, LevelBody body, const QString& text,
             Gesture gesture = kNoGesture);
/// Grows a level to the rectangle `to`, in the level's coordinates. `to` must contain the whole
/// level; added cells are wall.
bool growLevel(PackDocument& document, const QString& levelId, const grid::Rect& to,
               const QString& text);
/// Replaces all of a room (rules, objects, size) but its id, which renameRoom changes.
bool setRoom(PackDocument& document, const QString& roomId, level::Room room, const QString& text,
             Gesture gesture = kNoGesture);

/// Crops or grows a level or room to the rectangle `to`, in the sheet's coordinates. Returns false
/// also if the new width or height is not allowed.
bool resizeSheet(PackDocument& document, const Sheet& sheet, const grid::Rect& to,
                 const QString& text);
bool offsetSheet(PackDocument& document, const Sheet& sheet, grid::Point by, edit::PastEdge past,
                 const QString& text);

// A level's recipe and seed.
bool setParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                  std::string_view parameter, std::int64_t value, Gesture gesture = kNoGesture);
/// Resets a parameter to the stage's default.
bool resetParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                    std::string_view parameter);
bool resetStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Sets a parameter to one of the pack's own kinds of objects; an empty `id` resets the parameter.
bool setOwnKindParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                         const std::string& parameter, const std::string& id);
bool setStageEnabled(PackDocument& document, const QString& levelId, std::size_t stage,
                     bool enabled);
/// Sets the program of a stage that runs a rewriting program.
bool setProgram(PackDocument& document, const QString& levelId, std::size_t stage,
                level::rewriting::SharedProgram program, const QString& text,
                Gesture gesture = kNoGesture);
/// Sets a parameter to any value, including one that is drawn anew for each seed or depends on the
/// depth.
bool setParameterValue(PackDocument& document, const QString& levelId, std::size_t stage,
                       std::string_view parameter, level::ParameterValue value,
                       Gesture gesture = kNoGesture);
/// Inserts a stage before the stage with index `at`, or at the end. Returns false also if the
/// recipe already has generate::kMostStages stages.
bool addStage(PackDocument& document, const QString& levelId, std::size_t at, std::string_view id);
bool removeStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Inserts a copy of a stage after the original. Returns false also if the recipe already has
/// generate::kMostStages stages.
bool duplicateStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Moves a stage; `to` is its index in the new order.
bool moveStage(PackDocument& document, const QString& levelId, std::size_t from, std::size_t to);
/// Restores the recipe as it was last read or saved.
bool resetRecipe(PackDocument& document, const QString& levelId);
bool setRecipe(PackDocument& document, const QString& levelId, level::Recipe recipe,
               const QString& text);
/// Sets a level's seed. Consecutive changes of seeds form one history step, but the level's seed
/// history keeps each seed. Works in a read-only pack too.
bool setSeed(PackDocument& document, const QString& levelId, std::uint64_t seed);
/// Sets the seeds of several levels in one step. The shown sheet does not change.
bool setSeeds(PackDocument& document,
              const std::vector<std::pair<QString, std::uint64_t>>& seedsOfLevels);
/// Sets a seed from the system's random generator. The draw itself need not be reproducible: the
/// drawn seed is stored, and the level is reproducible from it.
bool setNewSeed(PackDocument& document, const QString& levelId);

// Heads of levels, the parts that all levels of a pack share, and the pack's levels and rooms.
/// Sets the head of a level. Returns false also if the id is taken or invalid.
bool setHead(PackDocument& document, const QString& levelId, LevelHead head, const QString& text,
             Gesture gesture = kNoGesture);
bool setObjectives(PackDocument& document, const QString& levelId,
                   const level::Objectives& objectives, const QString& text,
                   Gesture gesture = kNoGesture);
bool renameRoom(PackDocument& document, const QString& roomId, const QString& id,
                const QString& title);
/// Sets the pack's own terrains. The new terrains must include every terrain that is in use.
bool setOwnTerrains(PackDocument& document, level::OwnTerrains terrains, const QString& text,
                    Gesture gesture = kNoGesture);
/// Removes a terrain; its cells become floor or wall. Returns false also if rules mention the
/// terrain.
bool removeOwnTerrain(PackDocument& document, level::Terrain terrain, const QString& text);
bool setOwnKinds(PackDocument& document, level::OwnKinds kinds, const QString& text,
                 Gesture gesture = kNoGesture);
/// Sets the pack's tile mappings. Returns false also if a pack with these mappings could not be
/// saved.
bool setTileMappings(PackDocument& document, level::TileMappings mappings, const QString& text);
/// Sets the designer's custom properties of a level or room. If `sheet` has no id, sets the
/// properties of the pack.
bool setProperties(PackDocument& document, const Sheet& sheet, level::Properties properties,
                   const QString& text, Gesture gesture = kNoGesture);
bool setPackTitle(PackDocument& document, const QString& title, const QString& description);
/// Inserts a level before the level with index `at`, or at the end, and shows it. If the level's id
/// is empty or taken, it gets another id. Returns the id; empty if the document is read-only.
QString addLevel(PackDocument& document, level::Level level, std::size_t at, const QString& text);
QString addRoom(PackDocument& document, level::Room room, std::size_t at, const QString& text);
bool removeSheet(PackDocument& document, const Sheet& sheet);
/// Inserts a copy of a level or room after the original. Returns the copy's id; empty if there is
/// no such sheet.
QString duplicateSheet(PackDocument& document, const Sheet& sheet);
/// Moves a level or room; `to` is its index in the new order of levels or rooms. A level is also
/// moved into the folder `tab`.
bool moveSheet(PackDocument& document, const Sheet& sheet, std::size_t to, const QString& tab = {});
bool setCampaign(PackDocument& document, level::Campaign campaign, const QString& text,
                 Gesture gesture = kNoGesture);
bool setDescent(PackDocument& document, level::Descent descent, const QString& text,
                Gesture gesture = kNoGesture);
/// Sets the pack's stamps. Returns false also if a pack cannot contain these stamps.
bool setStamps(PackDocument& document, level::Stamps stamps, const QString& text);

// Folders of levels; a level belongs to the folder that its `tab` names.
/// Adds a folder. Returns false if the name is empty or taken.
bool addFolder(PackDocument& document, const QString& name);
/// Renames a folder. If a folder `to` exists already, it keeps its place, and the levels of `from`
/// are moved into it. Returns false if there is no folder `from` or the new name is empty.
bool renameFolder(PackDocument& document, const QString& from, const QString& to);
/// Removes a folder. Its levels stay in the pack and belong to no folder.
bool removeFolder(PackDocument& document, const QString& name);
/// Moves a folder; `to` is its index in the new order.
bool moveFolder(PackDocument& document, const QString& name, std::size_t to);

}  // namespace mazeloom::widgets

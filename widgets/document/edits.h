// SPDX-License-Identifier: MIT
// Edits of an open document, each as one history step (core/document/edits_*.h).
//
// Each returns false, without a change, if its subject does not exist, a value is not allowed, or
// the document is read-only. An edit that would change nothing leaves no step. `text` is the step's
// name; edits without it name themselves.
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

// Content with a place.
/// Paints cells. Also unpins the cells of `over`, which were painted without changing their paint.
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
/// Returns false also if an object lies outside the sheet.
bool setObjects(PackDocument& document, const Sheet& sheet, ObjectList objects, const QString& text,
                Gesture gesture = kNoGesture);
bool setTrajectories(PackDocument& document, const QString& levelId, TrajectoryList trajectories,
                     const QString& text, Gesture gesture = kNoGesture);
/// Replaces the size and all content with a place together.
bool setBody(PackDocument& document, const QString& levelId, LevelBody body, const QString& text,
             Gesture gesture = kNoGesture);
/// Grows a level to `to`, in its coordinates, which must contain the whole level; added cells are
/// wall.
bool growLevel(PackDocument& document, const QString& levelId, const grid::Rect& to,
               const QString& text);
/// Replaces a room except its id: rules, objects, size. renameRoom changes the id.
bool setRoom(PackDocument& document, const QString& roomId, level::Room room, const QString& text,
             Gesture gesture = kNoGesture);

/// Crops or grows a level or room to the cells `to`, in its coordinates. Returns false also if a
/// side is not allowed.
bool resizeSheet(PackDocument& document, const Sheet& sheet, const grid::Rect& to,
                 const QString& text);
bool offsetSheet(PackDocument& document, const Sheet& sheet, grid::Point by, edit::PastEdge past,
                 const QString& text);

// A level's recipe and seed.
bool setParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                  std::string_view parameter, std::int64_t value, Gesture gesture = kNoGesture);
/// Resets a parameter to the stage's standard.
bool resetParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                    std::string_view parameter);
bool resetStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Sets a parameter to one of the pack's own kinds of objects; an empty id resets it.
bool setOwnKindParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                         const std::string& parameter, const std::string& id);
bool setStageEnabled(PackDocument& document, const QString& levelId, std::size_t stage,
                     bool enabled);
/// Sets the program of a stage that runs one.
bool setProgram(PackDocument& document, const QString& levelId, std::size_t stage,
                level::rewriting::SharedProgram program, const QString& text,
                Gesture gesture = kNoGesture);
/// Sets any value, including one that is drawn per seed or depends on the depth.
bool setParameterValue(PackDocument& document, const QString& levelId, std::size_t stage,
                       std::string_view parameter, level::ParameterValue value,
                       Gesture gesture = kNoGesture);
/// Inserts a stage before the `at`-th, or at the end. Returns false also if the recipe has
/// generate::kMostStages.
bool addStage(PackDocument& document, const QString& levelId, std::size_t at, std::string_view id);
bool removeStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Inserts a copy after the original. Returns false also if the recipe has generate::kMostStages.
bool duplicateStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Moves a stage to the index `to` among the other stages.
bool moveStage(PackDocument& document, const QString& levelId, std::size_t from, std::size_t to);
/// Restores the recipe that was read or saved.
bool resetRecipe(PackDocument& document, const QString& levelId);
bool setRecipe(PackDocument& document, const QString& levelId, level::Recipe recipe,
               const QString& text);
/// Sets the seed. Consecutive changes of seeds form one step, but each seed stays in the level's
/// list. Works in a read-only pack too.
bool setSeed(PackDocument& document, const QString& levelId, std::uint64_t seed);
/// Sets the seeds of several levels in one step; the shown sheet stays.
bool setSeeds(PackDocument& document,
              const std::vector<std::pair<QString, std::uint64_t>>& seedsOfLevels);
/// Sets a seed from the system's random generator. This draw need not be repeatable, because it
/// only selects what can be repeated.
bool setNewSeed(PackDocument& document, const QString& levelId);

// Heads of levels, the parts that a pack shares, and its lists of levels and rooms.
/// Returns false also if the id is taken or invalid.
bool setHead(PackDocument& document, const QString& levelId, LevelHead head, const QString& text,
             Gesture gesture = kNoGesture);
bool setObjectives(PackDocument& document, const QString& levelId,
                   const level::Objectives& objectives, const QString& text,
                   Gesture gesture = kNoGesture);
bool renameRoom(PackDocument& document, const QString& roomId, const QString& id,
                const QString& title);
/// Sets the pack's own terrains. A terrain that is used anywhere must stay.
bool setOwnTerrains(PackDocument& document, level::OwnTerrains terrains, const QString& text,
                    Gesture gesture = kNoGesture);
/// Removes a terrain; its cells become floor or wall. A terrain that rules mention must stay.
bool removeOwnTerrain(PackDocument& document, level::Terrain terrain, const QString& text);
bool setOwnKinds(PackDocument& document, level::OwnKinds kinds, const QString& text,
                 Gesture gesture = kNoGesture);
/// Returns false also if the pack could not be saved with them.
bool setTileMappings(PackDocument& document, level::TileMappings mappings, const QString& text);
/// Sets the designer's custom data of a level or room; of the pack if the sheet has no id.
bool setProperties(PackDocument& document, const Sheet& sheet, level::Properties properties,
                   const QString& text, Gesture gesture = kNoGesture);
bool setPackTitle(PackDocument& document, const QString& title, const QString& description);
/// Inserts a level before the `at`-th, or at the end, and shows it. If its id is empty or taken, a
/// new one is made. Returns the id; empty if the document is read-only.
QString addLevel(PackDocument& document, level::Level level, std::size_t at, const QString& text);
QString addRoom(PackDocument& document, level::Room room, std::size_t at, const QString& text);
bool removeSheet(PackDocument& document, const Sheet& sheet);
/// Inserts a copy after the original; returns its id, empty if there is no such sheet.
QString duplicateSheet(PackDocument& document, const Sheet& sheet);
/// Moves a level or room to the index `to` among the others of its kind; also moves a level into
/// the folder `tab`.
bool moveSheet(PackDocument& document, const Sheet& sheet, std::size_t to, const QString& tab = {});
bool setCampaign(PackDocument& document, level::Campaign campaign, const QString& text,
                 Gesture gesture = kNoGesture);
bool setDescent(PackDocument& document, level::Descent descent, const QString& text,
                Gesture gesture = kNoGesture);
/// Returns false also if the pack cannot hold such stamps.
bool setStamps(PackDocument& document, level::Stamps stamps, const QString& text);

// Folders of levels; a level belongs to the folder that its `tab` names.
/// Returns false if the name is empty or taken.
bool addFolder(PackDocument& document, const QString& name);
/// Renames a folder. If `to` exists, merges it into that folder, at that folder's place. Returns
/// false if there is no such folder or the name is empty.
bool renameFolder(PackDocument& document, const QString& from, const QString& to);
/// Removes a folder; its levels stay, without a folder.
bool removeFolder(PackDocument& document, const QString& name);
/// Moves a folder to the index `to` among the other folders.
bool moveFolder(PackDocument& document, const QString& name, std::size_t to);

}  // namespace mazeloom::widgets

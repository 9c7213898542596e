// SPDX-License-Identifier: MIT
// What can be done to an open document, a step of its history each (core/document/edits_*.h).
//
// Each returns false, and changes nothing, when what it is about does not exist, a value is not
// allowed or the document is read-only. One that would change nothing leaves no step. `text` is the
// step's name; where there is none, the edit names itself.
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

// What has a place.
/// What is kept of `over`, which was painted though its colour may stay, is let go.
bool paintCells(PackDocument& document, const Sheet& sheet, edit::PaintDelta delta,
                const QString& text, Gesture gesture = kNoGesture, const edit::Area& over = {});
bool setKept(PackDocument& document, const QString& levelId, edit::KeptChange change,
             const QString& text);
/// Keeps these cells as they are on a map that was generated of the level. Nothing changes where
/// there is no such level, or it cannot be edited.
bool keepCells(PackDocument& document, const QString& levelId, const level::Map& map,
               const edit::Area& area, const QString& text);
bool letCellsGo(PackDocument& document, const QString& levelId, const edit::Area& area,
                const QString& text);
/// False also when an object lies outside of the sheet.
bool setObjects(PackDocument& document, const Sheet& sheet, ObjectList objects, const QString& text,
                Gesture gesture = kNoGesture);
bool setTrajectories(PackDocument& document, const QString& levelId, TrajectoryList trajectories,
                     const QString& text, Gesture gesture = kNoGesture);
/// Size and all that has a place, together.
bool setBody(PackDocument& document, const QString& levelId, LevelBody body, const QString& text,
             Gesture gesture = kNoGesture);
/// Makes a level larger: `to` holds all of it, in its coordinates; what is added is wall.
bool growLevel(PackDocument& document, const QString& levelId, const grid::Rect& to,
               const QString& text);
/// A room's rules, objects, size: anything but its id, which renameRoom changes.
bool setRoom(PackDocument& document, const QString& roomId, level::Room room, const QString& text,
             Gesture gesture = kNoGesture);

/// Crops or grows a level or room to the cells `to`, in its coordinates. False also where a side
/// is not allowed.
bool resizeSheet(PackDocument& document, const Sheet& sheet, const grid::Rect& to,
                 const QString& text);
/// Moves all that is in a level or room.
bool offsetSheet(PackDocument& document, const Sheet& sheet, grid::Point by, edit::PastEdge past,
                 const QString& text);

// A level's recipe and seed.
bool setParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                  std::string_view parameter, std::int64_t value, Gesture gesture = kNoGesture);
/// Back to the stage's standard.
bool resetParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                    std::string_view parameter);
/// All parameters of a stage back to their standards.
bool resetStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// Names one of the pack's own kinds of objects; an empty id: none.
bool setOwnKindParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                         const std::string& parameter, const std::string& id);
bool setStageEnabled(PackDocument& document, const QString& levelId, std::size_t stage,
                     bool enabled);
/// What a stage that runs a program does. `text` names the undo command.
bool setProgram(PackDocument& document, const QString& levelId, std::size_t stage,
                level::rewriting::SharedProgram program, const QString& text,
                Gesture gesture = kNoGesture);
/// Any value, also one that is drawn per seed or follows the depth.
bool setParameterValue(PackDocument& document, const QString& levelId, std::size_t stage,
                       std::string_view parameter, level::ParameterValue value,
                       Gesture gesture = kNoGesture);
/// Puts a stage before the `at`-th, or last. False also when the recipe holds
/// generate::kMostStages.
bool addStage(PackDocument& document, const QString& levelId, std::size_t at, std::string_view id);
bool removeStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// A copy behind the original. False also when the recipe holds generate::kMostStages.
bool duplicateStage(PackDocument& document, const QString& levelId, std::size_t stage);
/// To the place `to`, counted without it.
bool moveStage(PackDocument& document, const QString& levelId, std::size_t from, std::size_t to);
/// Back to the recipe that was read.
bool resetRecipe(PackDocument& document, const QString& levelId);
/// Another recipe as a whole.
bool setRecipe(PackDocument& document, const QString& levelId, level::Recipe recipe,
               const QString& text);
/// Seeds set one after the other are one step; each stays in the level's list. One can set seeds
/// of a pack that is read-only.
bool setSeed(PackDocument& document, const QString& levelId, std::uint64_t seed);
/// Of several levels, in one step; what is shown stays.
bool setSeeds(PackDocument& document,
              const std::vector<std::pair<QString, std::uint64_t>>& seedsOfLevels);
/// A seed from the system's generator: the one draw that is not repeatable, because it only picks
/// what to repeat.
bool setNewSeed(PackDocument& document, const QString& levelId);

// The pack itself.
/// False also when the id is taken or none.
bool setHead(PackDocument& document, const QString& levelId, LevelHead head, const QString& text,
             Gesture gesture = kNoGesture);
bool setObjectives(PackDocument& document, const QString& levelId,
                   const level::Objectives& objectives, const QString& text,
                   Gesture gesture = kNoGesture);
bool renameRoom(PackDocument& document, const QString& roomId, const QString& id,
                const QString& title);
/// Its own terrains. One that is used anywhere must stay.
bool setOwnTerrains(PackDocument& document, level::OwnTerrains terrains, const QString& text,
                    Gesture gesture = kNoGesture);
/// Takes one away; its cells become floor or wall. One that rules name must stay.
bool removeOwnTerrain(PackDocument& document, level::Terrain terrain, const QString& text);
bool setOwnKinds(PackDocument& document, level::OwnKinds kinds, const QString& text,
                 Gesture gesture = kNoGesture);
/// False also when a pack could not be saved with them.
bool setTileMappings(PackDocument& document, level::TileMappings mappings, const QString& text);
/// Data of a level or room of the designer's own; of the pack where the sheet has no id.
bool setProperties(PackDocument& document, const Sheet& sheet, level::Properties properties,
                   const QString& text, Gesture gesture = kNoGesture);
bool setPackTitle(PackDocument& document, const QString& title, const QString& description);
/// Puts a level before the `at`-th, or last, and shows it; its id is made from its title where it
/// is empty or taken. Returns the id; empty when the document is read-only.
QString addLevel(PackDocument& document, level::Level level, std::size_t at, const QString& text);
QString addRoom(PackDocument& document, level::Room room, std::size_t at, const QString& text);
bool removeSheet(PackDocument& document, const Sheet& sheet);
/// A copy behind the original; returns its id, empty when there is no such sheet.
QString duplicateSheet(PackDocument& document, const Sheet& sheet);
/// Moves a level or room to the place `to` among its kind, counted without it; a level into the
/// folder `tab` too.
bool moveSheet(PackDocument& document, const Sheet& sheet, std::size_t to, const QString& tab = {});
bool setCampaign(PackDocument& document, level::Campaign campaign, const QString& text,
                 Gesture gesture = kNoGesture);
bool setDescent(PackDocument& document, level::Descent descent, const QString& text,
                Gesture gesture = kNoGesture);
/// False also when a pack can hold no such stamps.
bool setStamps(PackDocument& document, level::Stamps stamps, const QString& text);

// Folders of levels: a level is in the one that its tab names.
/// False when the name is empty or taken.
bool addFolder(PackDocument& document, const QString& name);
/// With the name of another folder, the two become one, in the other's place. False when there is
/// no such folder or the name is empty.
bool renameFolder(PackDocument& document, const QString& from, const QString& to);
/// Its levels stay, in no folder.
bool removeFolder(PackDocument& document, const QString& name);
/// To the place `to` among the folders, counted without it.
bool moveFolder(PackDocument& document, const QString& name, std::size_t to);

}  // namespace mazeloom::widgets

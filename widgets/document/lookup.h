// SPDX-License-Identifier: MIT
// Queries of an open document, by the ids that the window uses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

document::SheetKey keyOf(const PackDocument& document, const Sheet& sheet);
Sheet sheetOf(const PackDocument& document, document::SheetKey key);

/// Return the level or room with this id; null if there is none. Pointers and references from the
/// functions of this file are valid until the next edit.
const level::Level* findLevel(const PackDocument& document, const QString& id);
const level::Room* findRoom(const PackDocument& document, const QString& id);
/// Returns the index of a level among the levels, or of a room among the rooms. If there is no such
/// sheet, returns the number of levels or rooms.
std::size_t placeOf(const PackDocument& document, const Sheet& sheet);
/// Returns the names of folders: first the folders that the pack lists, then the folders that only
/// levels name, in the levels' order.
QStringList folders(const PackDocument& document);
/// Whether a sheet differs from its saved state.
bool isModified(const PackDocument& document, const Sheet& sheet);

/// Returns the current level's id; empty if a room or nothing is shown.
QString currentLevelId(const PackDocument& document);
const level::Level* currentLevel(const PackDocument& document);
bool setCurrentLevel(PackDocument& document, const QString& id);
/// Returns a level's title and notes in the user's language.
level::LevelTexts shownTexts(const level::Level& level);

/// Returns the painted cells, including a room's entrances (edit::kPaintEntrance); a level without
/// paint is all wall. Null if there is no such sheet.
const level::PaintGrid* paintOf(const PackDocument& document, const Sheet& sheet);
const ObjectList* objectsOf(const PackDocument& document, const Sheet& sheet);
LevelHead headOf(const PackDocument& document, const QString& levelId);

const std::vector<Problem>& recipeProblems(const PackDocument& document, const QString& levelId);
/// Whether a level's recipe differs from the recipe that was read or saved.
bool isRecipeChanged(const PackDocument& document, const QString& levelId);
const SeedHistory& seedHistory(const PackDocument& document, const QString& levelId);
std::uint64_t seedOf(const PackDocument& document, const QString& levelId);

/// Returns the depth that the user chose for viewing a floor; nullopt if the floor is viewed at the
/// first depth that it is designed for.
std::optional<int> chosenDepth(const PackDocument& document, const QString& levelId);
int shownDepth(const PackDocument& document, const QString& levelId);

/// Returns a request for generating the current level or room; nullopt if there is none.
std::optional<GenerationRequest> generationRequest(const PackDocument& document);
/// Returns a request for generating a level; nullopt if there is none with this id.
std::optional<GenerationRequest> generationRequest(const PackDocument& document,
                                                   const QString& levelId);
/// Whether a finished request for the current sheet has the same input as a new request would have.
bool isUpToDate(const PackDocument& document, const GenerationRequest& request);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// What is asked of an open document, by ids as the window knows them.
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

/// Null when there is none of that id; valid until the next edit, as all that is given here.
const level::Level* findLevel(const PackDocument& document, const QString& id);
const level::Room* findRoom(const PackDocument& document, const QString& id);
/// How many of its kind stand before a level or room; all of them when there is no such sheet.
std::size_t placeOf(const PackDocument& document, const Sheet& sheet);
/// Those that the pack lists, then those that only levels name, in the levels' order.
QStringList folders(const PackDocument& document);
/// Whether a sheet differs from what is saved.
bool isModified(const PackDocument& document, const Sheet& sheet);

/// The current level's id; empty when a room or nothing is shown.
QString currentLevelId(const PackDocument& document);
const level::Level* currentLevel(const PackDocument& document);
bool setCurrentLevel(PackDocument& document, const QString& id);
/// A level's title and notes in the language of who reads them.
level::LevelTexts shownTexts(const level::Level& level);

/// The painted cells, a room's entrances among them (edit::kPaintEntrance); a level without paint
/// is all wall. Null when there is no such sheet.
const level::PaintGrid* paintOf(const PackDocument& document, const Sheet& sheet);
const ObjectList* objectsOf(const PackDocument& document, const Sheet& sheet);
LevelHead headOf(const PackDocument& document, const QString& levelId);

/// What is wrong with a level's recipe.
const std::vector<Problem>& recipeProblems(const PackDocument& document, const QString& levelId);
/// Whether the recipe differs from the one that was read.
bool isRecipeChanged(const PackDocument& document, const QString& levelId);
const SeedHistory& seedHistory(const PackDocument& document, const QString& levelId);
std::uint64_t seedOf(const PackDocument& document, const QString& levelId);

/// At which depth a floor is looked at; nothing: the first that it is designed for.
std::optional<int> chosenDepth(const PackDocument& document, const QString& levelId);
int shownDepth(const PackDocument& document, const QString& levelId);

/// The current level or room as it is now; nothing when there is none.
std::optional<GenerationRequest> generationRequest(const PackDocument& document);
/// The same of any level.
std::optional<GenerationRequest> generationRequest(const PackDocument& document,
                                                   const QString& levelId);
/// Whether a finished request shows what would be asked for now.
bool isUpToDate(const PackDocument& document, const GenerationRequest& request);

}  // namespace mazeloom::widgets

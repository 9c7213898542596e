// SPDX-License-Identifier: MIT
#include "widgets/document/edits.h"

#include <utility>

#include <QRandomGenerator>

#include "core/document/edits_cells.h"
#include "core/document/edits_folders.h"
#include "core/document/edits_recipe.h"
#include "core/document/edits_structure.h"
#include "core/document/parameter.h"
#include "core/document/terrains/edits_terrains.h"
#include "core/generate/stages/stages.h"
#include "widgets/document/lookup.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr Gesture kSeedGesture = -1;

document::SheetKey levelKey(const PackDocument& document, const QString& id) {
    return keyOf(document, levelSheet(id));
}

document::SheetKey roomKey(const PackDocument& document, const QString& id) {
    return keyOf(document, roomSheet(id));
}

QString stageName(const PackDocument& document, const QString& levelId, std::size_t stage) {
    const auto* found = document::findStage(document.content(), levelKey(document, levelId), stage);
    return found == nullptr ? QString() : stageTitle(found->stage);
}

QString parameterName(const PackDocument& document, const QString& levelId, std::size_t stage,
                      std::string_view parameter) {
    const auto* found = document::findStage(document.content(), levelKey(document, levelId), stage);
    const generate::Stage* known = found == nullptr ? nullptr : generate::findStage(found->stage);
    const auto* info = known == nullptr ? nullptr : document::findParameter(*known, parameter);
    return info == nullptr ? QString() : stageText(info->title);
}

bool setResized(PackDocument& document, const QString& levelId, edit::ResizedLevel body,
                const QString& text) {
    return setBody(document, levelId,
                   {body.size, body.origin, std::move(body.paint), std::move(body.objects),
                    std::move(body.trajectories), std::move(body.kept), std::move(body.properties)},
                   text);
}

}  // namespace

bool paintCells(PackDocument& document, const Sheet& sheet, edit::PaintDelta delta,
                const QString& text, Gesture gesture, const edit::Area& over) {
    // Reports that painting is not allowed, even if the cells already have that paint.
    if (refusesEdits(document)) return false;
    return document.apply(
        document::paint(document.content(), keyOf(document, sheet), std::move(delta), over), text,
        gesture);
}

bool setKept(PackDocument& document, const QString& levelId, edit::KeptChange change,
             const QString& text) {
    return document.apply(
        document::setKept(document.content(), levelKey(document, levelId), std::move(change)),
        text);
}

bool keepCells(PackDocument& document, const QString& levelId, const level::Map& map,
               const edit::Area& area, const QString& text) {
    const level::Level* level = findLevel(document, levelId);
    if (level == nullptr || refusesEdits(document)) return false;
    return setKept(document, levelId, edit::keep(*level, document.pack().rooms, map, area), text);
}

bool letCellsGo(PackDocument& document, const QString& levelId, const edit::Area& area,
                const QString& text) {
    const level::Level* level = findLevel(document, levelId);
    if (level == nullptr || refusesEdits(document)) return false;
    return setKept(document, levelId, edit::letGo(*level, area), text);
}

bool setObjects(PackDocument& document, const Sheet& sheet, ObjectList objects, const QString& text,
                Gesture gesture) {
    return document.apply(
        document::setObjects(document.content(), keyOf(document, sheet), std::move(objects)), text,
        gesture);
}

bool setTrajectories(PackDocument& document, const QString& levelId, TrajectoryList trajectories,
                     const QString& text, Gesture gesture) {
    return document.apply(document::setTrajectories(document.content(), levelKey(document, levelId),
                                                    std::move(trajectories)),
                          text, gesture);
}

bool setBody(PackDocument& document, const QString& levelId, LevelBody body, const QString& text,
             Gesture gesture) {
    return document.apply(
        document::setBody(document.content(), levelKey(document, levelId), std::move(body)), text,
        gesture);
}

bool growLevel(PackDocument& document, const QString& levelId, const grid::Rect& to,
               const QString& text) {
    return document.apply(document::grow(document.content(), levelKey(document, levelId), to),
                          text);
}

bool setRoom(PackDocument& document, const QString& roomId, level::Room room, const QString& text,
             Gesture gesture) {
    return document.apply(
        document::setRoom(document.content(), roomKey(document, roomId), std::move(room)), text,
        gesture);
}

bool setParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                  std::string_view parameter, std::int64_t value, Gesture gesture) {
    //: An undo command: %1 a parameter, %2 a stage of the recipe
    const QString name = PackDocument::tr("Set %1 of %2")
                             .arg(parameterName(document, levelId, stage, parameter),
                                  stageName(document, levelId, stage));
    return document.apply(document::setParameter(document.content(), levelKey(document, levelId),
                                                 stage, parameter, value),
                          name, gesture);
}

bool setOwnKindParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                         const std::string& parameter, const std::string& id) {
    const level::Level* level = findLevel(document, levelId);
    if (level == nullptr || stage >= level->recipe.stages.size()) return false;
    level::Recipe recipe = level->recipe;
    if (id.empty()) {
        recipe.stages[stage].parameters.erase(parameter);
    } else {
        recipe.stages[stage].parameters[parameter] = id;
    }
    return setRecipe(document, levelId, std::move(recipe),
                     PackDocument::tr("Set %1 of %2")
                         .arg(parameterName(document, levelId, stage, parameter),
                              stageName(document, levelId, stage)));
}

bool setProgram(PackDocument& document, const QString& levelId, std::size_t stage,
                level::rewriting::SharedProgram program, const QString& text, Gesture gesture) {
    return document.apply(document::setProgram(document.content(), levelKey(document, levelId),
                                               stage, std::move(program)),
                          text, gesture);
}

bool resetParameter(PackDocument& document, const QString& levelId, std::size_t stage,
                    std::string_view parameter) {
    const QString name = PackDocument::tr("Reset %1 of %2")
                             .arg(parameterName(document, levelId, stage, parameter),
                                  stageName(document, levelId, stage));
    return document.apply(
        document::resetParameter(document.content(), levelKey(document, levelId), stage, parameter),
        name);
}

bool resetStage(PackDocument& document, const QString& levelId, std::size_t stage) {
    return document.apply(
        document::resetStage(document.content(), levelKey(document, levelId), stage),
        PackDocument::tr("Reset %1").arg(stageName(document, levelId, stage)));
}

bool setStageEnabled(PackDocument& document, const QString& levelId, std::size_t stage,
                     bool enabled) {
    const QString name =
        enabled ? PackDocument::tr("Switch on %1") : PackDocument::tr("Switch off %1");
    return document.apply(
        document::setStageEnabled(document.content(), levelKey(document, levelId), stage, enabled),
        name.arg(stageName(document, levelId, stage)));
}

bool setParameterValue(PackDocument& document, const QString& levelId, std::size_t stage,
                       std::string_view parameter, level::ParameterValue value, Gesture gesture) {
    return document.apply(
        document::setParameterValue(document.content(), levelKey(document, levelId), stage,
                                    parameter, std::move(value)),
        PackDocument::tr("Set %1 of %2")
            .arg(parameterName(document, levelId, stage, parameter),
                 stageName(document, levelId, stage)),
        gesture);
}

bool addStage(PackDocument& document, const QString& levelId, std::size_t at, std::string_view id) {
    //: An undo command: %1 is a stage of the recipe
    const QString name = PackDocument::tr("Add %1").arg(stageTitle(id));
    return document.apply(
        document::addStage(document.content(), levelKey(document, levelId), at, id), name);
}

bool removeStage(PackDocument& document, const QString& levelId, std::size_t stage) {
    //: An undo command: %1 is a stage of the recipe
    const QString name = PackDocument::tr("Remove %1").arg(stageName(document, levelId, stage));
    return document.apply(
        document::removeStage(document.content(), levelKey(document, levelId), stage), name);
}

bool duplicateStage(PackDocument& document, const QString& levelId, std::size_t stage) {
    //: An undo command: %1 is a stage of the recipe
    const QString name = PackDocument::tr("Duplicate %1").arg(stageName(document, levelId, stage));
    return document.apply(
        document::duplicateStage(document.content(), levelKey(document, levelId), stage), name);
}

bool moveStage(PackDocument& document, const QString& levelId, std::size_t from, std::size_t to) {
    //: An undo command: %1 is a stage of the recipe
    const QString name = PackDocument::tr("Move %1").arg(stageName(document, levelId, from));
    return document.apply(
        document::moveStage(document.content(), levelKey(document, levelId), from, to), name);
}

bool resetRecipe(PackDocument& document, const QString& levelId) {
    return document.apply(document::resetRecipe(document.content(), levelKey(document, levelId)),
                          PackDocument::tr("Reset the recipe"));
}

bool setRecipe(PackDocument& document, const QString& levelId, level::Recipe recipe,
               const QString& text) {
    return document.apply(
        document::setRecipe(document.content(), levelKey(document, levelId), std::move(recipe)),
        text);
}

bool setSeed(PackDocument& document, const QString& levelId, std::uint64_t seed) {
    return document.apply(document::setSeed(document.content(), levelKey(document, levelId), seed),
                          PackDocument::tr("Change the seed"), kSeedGesture);
}

bool setSeeds(PackDocument& document,
              const std::vector<std::pair<QString, std::uint64_t>>& seedsOfLevels) {
    std::vector<std::pair<document::SheetKey, std::uint64_t>> seeds;
    for (const auto& [id, seed] : seedsOfLevels)
        seeds.emplace_back(levelKey(document, id), seed);
    return document.apply(document::setSeeds(document.content(), seeds),
                          PackDocument::tr("Change the seed"));
}

bool setNewSeed(PackDocument& document, const QString& levelId) {
    return setSeed(document, levelId, QRandomGenerator::system()->generate64());
}

bool resizeSheet(PackDocument& document, const Sheet& sheet, const grid::Rect& to,
                 const QString& text) {
    if (const level::Room* room = sheet.isRoom() ? findRoom(document, sheet.id) : nullptr) {
        auto resized = edit::resized(*room, to);
        return resized && setRoom(document, sheet.id, std::move(resized->room), text);
    }
    const level::Level* level = sheet.isRoom() ? nullptr : findLevel(document, sheet.id);
    if (level == nullptr) return false;
    auto resized = edit::resized(*level, to);
    return resized && setResized(document, sheet.id, std::move(*resized), text);
}

bool offsetSheet(PackDocument& document, const Sheet& sheet, grid::Point by, edit::PastEdge past,
                 const QString& text) {
    if (const level::Room* room = sheet.isRoom() ? findRoom(document, sheet.id) : nullptr)
        return setRoom(document, sheet.id, edit::offset(*room, by, past).room, text);
    const level::Level* level = sheet.isRoom() ? nullptr : findLevel(document, sheet.id);
    if (level == nullptr) return false;
    return setResized(document, sheet.id, edit::offset(*level, by, past), text);
}

bool setHead(PackDocument& document, const QString& levelId, LevelHead head, const QString& text,
             Gesture gesture) {
    return document.apply(
        document::setHead(document.content(), levelKey(document, levelId), std::move(head)), text,
        gesture);
}

bool setObjectives(PackDocument& document, const QString& levelId,
                   const level::Objectives& objectives, const QString& text, Gesture gesture) {
    return document.apply(
        document::setObjectives(document.content(), levelKey(document, levelId), objectives), text,
        gesture);
}

bool renameRoom(PackDocument& document, const QString& roomId, const QString& id,
                const QString& title) {
    return document.apply(document::renameRoom(document.content(), roomKey(document, roomId),
                                               id.toStdString(), title.toStdString()),
                          PackDocument::tr("Rename the room"));
}

bool setOwnKinds(PackDocument& document, level::OwnKinds kinds, const QString& text,
                 Gesture gesture) {
    return document.apply(document::setOwnKinds(document.content(), std::move(kinds)), text,
                          gesture);
}

bool setOwnTerrains(PackDocument& document, level::OwnTerrains terrains, const QString& text,
                    Gesture gesture) {
    return document.apply(document::setOwnTerrains(document.content(), std::move(terrains)), text,
                          gesture);
}

bool removeOwnTerrain(PackDocument& document, level::Terrain terrain, const QString& text) {
    return document.apply(document::removeOwnTerrain(document.content(), terrain), text);
}

bool setTileMappings(PackDocument& document, level::TileMappings mappings, const QString& text) {
    return document.apply(document::setTileMappings(document.content(), std::move(mappings)), text);
}

bool setProperties(PackDocument& document, const Sheet& sheet, level::Properties properties,
                   const QString& text, Gesture gesture) {
    const auto key = sheet.id.isEmpty() ? document::kNoSheet : keyOf(document, sheet);
    return document.apply(document::setProperties(document.content(), key, std::move(properties)),
                          text, gesture);
}

bool setPackTitle(PackDocument& document, const QString& title, const QString& description) {
    return document.apply(
        document::setTexts(document.content(), {title.toStdString(), description.toStdString()}),
        PackDocument::tr("Rename the pack"));
}

QString addLevel(PackDocument& document, level::Level level, std::size_t at, const QString& text) {
    const bool isAdded =
        document.apply(document::insertLevel(document.content(), std::move(level), at), text);
    return isAdded ? document.currentSheet().id : QString();
}

QString addRoom(PackDocument& document, level::Room room, std::size_t at, const QString& text) {
    const bool isAdded =
        document.apply(document::insertRoom(document.content(), std::move(room), at), text);
    return isAdded ? document.currentSheet().id : QString();
}

bool removeSheet(PackDocument& document, const Sheet& sheet) {
    return document.apply(
        document::remove(document.content(), keyOf(document, sheet)),
        sheet.isRoom() ? PackDocument::tr("Delete a room") : PackDocument::tr("Delete a level"));
}

QString duplicateSheet(PackDocument& document, const Sheet& sheet) {
    const std::size_t behind = placeOf(document, sheet) + 1;
    //: The title of a copied level or room; %1 the original's
    const auto copyTitle = [](const std::string& title) {
        return PackDocument::tr("%1 (copy)").arg(qstring(title)).toStdString();
    };
    if (const level::Room* found = sheet.isRoom() ? findRoom(document, sheet.id) : nullptr) {
        level::Room room = *found;
        room.title = copyTitle(room.title);
        return addRoom(document, std::move(room), behind, PackDocument::tr("Duplicate a room"));
    }
    const level::Level* found = sheet.isRoom() ? nullptr : findLevel(document, sheet.id);
    if (found == nullptr) return {};
    level::Level level = *found;
    level.title = copyTitle(level.title);
    return addLevel(document, std::move(level), behind, PackDocument::tr("Duplicate a level"));
}

bool moveSheet(PackDocument& document, const Sheet& sheet, std::size_t to, const QString& tab) {
    return document.apply(
        document::move(document.content(), keyOf(document, sheet), to, tab.toStdString()),
        sheet.isRoom() ? PackDocument::tr("Move a room") : PackDocument::tr("Move a level"));
}

bool setCampaign(PackDocument& document, level::Campaign campaign, const QString& text,
                 Gesture gesture) {
    return document.apply(document::setCampaign(document.content(), std::move(campaign)), text,
                          gesture);
}

bool setDescent(PackDocument& document, level::Descent descent, const QString& text,
                Gesture gesture) {
    return document.apply(document::setDescent(document.content(), std::move(descent)), text,
                          gesture);
}

bool setStamps(PackDocument& document, level::Stamps stamps, const QString& text) {
    return document.apply(document::setStamps(document.content(), std::move(stamps)), text);
}

bool addFolder(PackDocument& document, const QString& name) {
    return document.apply(document::addFolder(document.content(), name.toStdString()),
                          PackDocument::tr("Add a folder"));
}

bool renameFolder(PackDocument& document, const QString& from, const QString& to) {
    return document.apply(
        document::renameFolder(document.content(), from.toStdString(), to.toStdString()),
        PackDocument::tr("Rename a folder"));
}

bool removeFolder(PackDocument& document, const QString& name) {
    return document.apply(document::removeFolder(document.content(), name.toStdString()),
                          PackDocument::tr("Delete a folder"));
}

bool moveFolder(PackDocument& document, const QString& name, std::size_t to) {
    return document.apply(document::moveFolder(document.content(), name.toStdString(), to),
                          PackDocument::tr("Move a folder"));
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The document's edits of recipes and seeds.
#include <QRandomGenerator>

#include "core/document/parameter.h"
#include "core/generate/stages.h"
#include "widgets/document/pack_document.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr Gesture kSeedGesture = -1;

}  // namespace

const level::RecipeStage* PackDocument::findStage(const QString& levelId, std::size_t stage) const {
    const LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr || stage >= entry->level->recipe.stages.size()) return nullptr;
    return &entry->level->recipe.stages[stage];
}

bool PackDocument::changeStage(const QString& levelId, std::size_t stage, level::RecipeStage after,
                               const QString& text, Gesture gesture) {
    LevelEntry& entry = *findLevel(levelId);
    level::Recipe recipe = entry.level->recipe;
    recipe.stages[stage] = std::move(after);
    return change(entry, entry.level->recipe, std::move(recipe), text, gesture);
}

bool PackDocument::setParameter(const QString& levelId, std::size_t stage,
                                std::string_view parameter, std::int64_t value, Gesture gesture) {
    const level::RecipeStage* before = findStage(levelId, stage);
    const generate::Stage* known = before ? generate::findStage(before->stage) : nullptr;
    const auto* info = known ? document::findParameter(*known, parameter) : nullptr;
    if (info == nullptr || !document::isAllowed(*info, value)) return false;

    level::RecipeStage after = *before;
    // Recipes only hold what differs from the standards.
    if (value == info->standard) {
        after.parameters.erase(std::string(parameter));
    } else {
        after.parameters.insert_or_assign(std::string(parameter), document::written(*info, value));
    }
    //: An undo command: %1 a parameter, %2 a stage of the recipe
    const QString name = tr("Set %1 of %2").arg(stageText(info->title), stageTitle(before->stage));
    return changeStage(levelId, stage, std::move(after), name, gesture);
}

bool PackDocument::resetParameter(const QString& levelId, std::size_t stage,
                                  std::string_view parameter) {
    const level::RecipeStage* before = findStage(levelId, stage);
    const generate::Stage* known = before ? generate::findStage(before->stage) : nullptr;
    const auto* info = known ? document::findParameter(*known, parameter) : nullptr;
    if (info == nullptr) return false;
    level::RecipeStage after = *before;
    after.parameters.erase(std::string(parameter));
    const QString name =
        tr("Reset %1 of %2").arg(stageText(info->title), stageTitle(before->stage));
    return changeStage(levelId, stage, std::move(after), name, kNoGesture);
}

bool PackDocument::resetStage(const QString& levelId, std::size_t stage) {
    const level::RecipeStage* before = findStage(levelId, stage);
    if (before == nullptr) return false;
    level::RecipeStage after = *before;
    after.parameters.clear();
    return changeStage(levelId, stage, std::move(after),
                       tr("Reset %1").arg(stageTitle(before->stage)), kNoGesture);
}

bool PackDocument::setStageEnabled(const QString& levelId, std::size_t stage, bool enabled) {
    const level::RecipeStage* before = findStage(levelId, stage);
    if (before == nullptr) return false;
    level::RecipeStage after = *before;
    after.enabled = enabled;
    const QString name = enabled ? tr("Switch on %1") : tr("Switch off %1");
    return changeStage(levelId, stage, std::move(after), name.arg(stageTitle(before->stage)),
                       kNoGesture);
}

bool PackDocument::resetRecipe(const QString& levelId) {
    const LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return false;
    return setRecipe(levelId, entry->read, tr("Reset the recipe"));
}

bool PackDocument::setRecipe(const QString& levelId, level::Recipe recipe, const QString& text) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return false;
    return change(*entry, entry->level->recipe, std::move(recipe), text, kNoGesture);
}

bool PackDocument::setSeed(const QString& levelId, std::uint64_t seed) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return false;
    return change(*entry, entry->seeds.current(), seed, tr("Change the seed"), kSeedGesture);
}

bool PackDocument::setNewSeed(const QString& levelId) {
    return setSeed(levelId, QRandomGenerator::system()->generate64());
}

void PackDocument::set(LevelEntry& entry, const level::Recipe& recipe) {
    detached(entry.level).recipe = recipe;
    check(entry);
    emit recipeChanged(qstring(entry.level->id));
    wantGeneration();
}

void PackDocument::set(LevelEntry& entry, std::uint64_t seed) {
    entry.seeds.visit(seed);
    emit seedChanged(qstring(entry.level->id));
    wantGeneration();
}

}  // namespace mazeloom::widgets

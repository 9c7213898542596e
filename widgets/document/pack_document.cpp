// SPDX-License-Identifier: MIT
#include "widgets/document/pack_document.h"

#include <algorithm>

#include <QRandomGenerator>

#include "core/generate/recipe.h"
#include "widgets/document/change_level.h"
#include "widgets/document/pack_source.h"
#include "widgets/document/parameter.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// A recipe is a few kilobytes; so much of the past is kept.
constexpr int kUndoLimit = 2000;

constexpr PackDocument::Gesture kSeedGesture = -1;

QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

}  // namespace

PackDocument::Gesture PackDocument::newGesture() {
    static Gesture last = kNoGesture;
    return ++last;
}

PackDocument::PackDocument(QString name, pack::Reading reading, QObject* parent)
    : QObject(parent),
      name_(std::move(name)),
      title_(text(reading.pack.title)),
      description_(text(reading.pack.description)),
      loadProblems_(std::move(reading.problems)),
      rooms_(std::make_shared<const std::vector<level::Room>>(std::move(reading.pack.rooms))) {
    undo_.setUndoLimit(kUndoLimit);
    for (level::Level& level : reading.pack.levels) {
        Entry entry;
        entry.read = level.recipe;
        entry.level = std::make_shared<const level::Level>(std::move(level));
        check(entry);
        levels_.push_back(std::move(entry));
    }
}

PackDocument* PackDocument::open(const QString& name, QObject* parent) {
    const auto source = openPack(name);
    if (!source) return new PackDocument(name, {{}, {source.error()}}, parent);
    return new PackDocument(name, pack::readWhatIsGood(**source), parent);
}

QString PackDocument::title() const {
    return title_.isEmpty() ? name_ : title_;
}

QString PackDocument::description() const {
    return description_;
}

PackDocument::Entry* PackDocument::find(const QString& id) {
    const auto found = std::ranges::find(
        levels_, id.toStdString(), [](const Entry& e) -> const auto& { return e.level->id; });
    return found == levels_.end() ? nullptr : &*found;
}

const PackDocument::Entry* PackDocument::find(const QString& id) const {
    return const_cast<PackDocument*>(this)->find(id);
}

const level::Level* PackDocument::level(const QString& id) const {
    const Entry* entry = find(id);
    return entry ? entry->level.get() : nullptr;
}

QString PackDocument::currentLevelId() const {
    return levels_.empty() ? QString() : text(levels_[current_].level->id);
}

const level::Level* PackDocument::currentLevel() const {
    return levels_.empty() ? nullptr : levels_[current_].level.get();
}

bool PackDocument::setCurrentLevel(const QString& id) {
    const Entry* entry = find(id);
    if (entry == nullptr) return false;
    const auto index = static_cast<std::size_t>(entry - levels_.data());
    if (index == current_) return true;
    current_ = index;
    emit currentLevelChanged();
    wantGeneration();
    return true;
}

const std::vector<Problem>& PackDocument::recipeProblems(const QString& levelId) const {
    static const std::vector<Problem> none;
    const Entry* entry = find(levelId);
    return entry ? entry->problems : none;
}

bool PackDocument::isRecipeChanged(const QString& levelId) const {
    const Entry* entry = find(levelId);
    return entry != nullptr && entry->level->recipe != entry->read;
}

const SeedHistory& PackDocument::seedHistory(const QString& levelId) const {
    static const SeedHistory none;
    const Entry* entry = find(levelId);
    return entry ? entry->seeds : none;
}

std::optional<GenerationRequest> PackDocument::generationRequest() const {
    if (levels_.empty()) return {};
    const Entry& entry = levels_[current_];
    return GenerationRequest{entry.level, rooms_, entry.seeds.current()};
}

const level::RecipeStage* PackDocument::findStage(const QString& levelId, std::size_t stage) const {
    const Entry* entry = find(levelId);
    if (entry == nullptr || stage >= entry->level->recipe.stages.size()) return nullptr;
    return &entry->level->recipe.stages[stage];
}

bool PackDocument::changeStage(const QString& levelId, std::size_t stage, level::RecipeStage after,
                               const QString& text, Gesture gesture) {
    const level::Recipe& before = find(levelId)->level->recipe;
    if (before.stages[stage] == after) return true;
    level::Recipe recipe = before;
    recipe.stages[stage] = std::move(after);
    undo_.push(new ChangeLevel(*this, levelId, before, std::move(recipe), gesture, text));
    return true;
}

bool PackDocument::setParameter(const QString& levelId, std::size_t stage,
                                std::string_view parameter, std::int64_t value, Gesture gesture) {
    const level::RecipeStage* before = findStage(levelId, stage);
    const generate::Stage* known = before ? generate::findStage(before->stage) : nullptr;
    const auto* info = known ? findParameter(*known, parameter) : nullptr;
    if (info == nullptr || !isAllowed(*info, value)) return false;

    level::RecipeStage after = *before;
    // Recipes only hold what differs from the standards.
    if (value == info->standard) {
        after.parameters.erase(std::string(parameter));
    } else {
        after.parameters.insert_or_assign(std::string(parameter), written(*info, value));
    }
    //: An undo command: %1 a parameter, %2 a stage of the recipe
    const QString name = tr("Set %1 of %2").arg(stageText(info->title), stageTitle(before->stage));
    return changeStage(levelId, stage, std::move(after), name, gesture);
}

bool PackDocument::resetParameter(const QString& levelId, std::size_t stage,
                                  std::string_view parameter) {
    const level::RecipeStage* before = findStage(levelId, stage);
    const generate::Stage* known = before ? generate::findStage(before->stage) : nullptr;
    const auto* info = known ? findParameter(*known, parameter) : nullptr;
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
    const Entry* entry = find(levelId);
    if (entry == nullptr) return false;
    if (!isRecipeChanged(levelId)) return true;
    undo_.push(new ChangeLevel(*this, levelId, entry->level->recipe, entry->read, kNoGesture,
                               tr("Reset the recipe")));
    return true;
}

bool PackDocument::setSeed(const QString& levelId, std::uint64_t seed) {
    const Entry* entry = find(levelId);
    if (entry == nullptr) return false;
    const std::uint64_t before = entry->seeds.current();
    if (before == seed) return true;
    undo_.push(new ChangeLevel(*this, levelId, before, seed, kSeedGesture, tr("Change the seed")));
    return true;
}

bool PackDocument::setNewSeed(const QString& levelId) {
    return setSeed(levelId, QRandomGenerator::system()->generate64());
}

void PackDocument::applyRecipe(const QString& levelId, const level::Recipe& recipe) {
    Entry& entry = *find(levelId);
    auto changed = std::make_shared<level::Level>(*entry.level);
    changed->recipe = recipe;
    entry.level = std::move(changed);
    const bool hadProblems = !entry.problems.empty();
    check(entry);
    emit recipeChanged(levelId);
    if (hadProblems || !entry.problems.empty()) emit problemsChanged();
    wantGeneration();
}

void PackDocument::applySeed(const QString& levelId, std::uint64_t seed) {
    find(levelId)->seeds.visit(seed);
    emit seedChanged(levelId);
    wantGeneration();
}

void PackDocument::wantGeneration() {
    if (const auto request = generationRequest()) emit generationWanted(*request);
}

void PackDocument::check(Entry& entry) {
    entry.problems = generate::validate(entry.level->recipe, entry.level->paint.has_value());
}

}  // namespace mazeloom::widgets

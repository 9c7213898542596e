// SPDX-License-Identifier: MIT
// One opened pack: its levels with the edits made to them, the seed of each, what is wrong with it.
//
// Every change of a recipe or seed is one command on the document's undo stack, and every change,
// by the user or by undo, sends the signal for exactly what changed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/level/level.h"
#include "core/pack/read.h"
#include "core/problem.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/seed_history.h"

namespace mazeloom::widgets {

class PackDocument : public QObject {
    Q_OBJECT

  public:
    /// Changes with the same gesture, one after the other, are one undo command: a slider's drag.
    /// kNoGesture never joins another.
    using Gesture = int;
    static constexpr Gesture kNoGesture = 0;
    static Gesture newGesture();

    /// `name` is the pack as the user named it ("builtin:temple", a folder). A pack that could not
    /// be read gives a document without levels that tells why; one that could be read in part, the
    /// levels that are good. The first level is the current one.
    PackDocument(QString name, pack::Reading reading, QObject* parent = nullptr);

    /// Opens a folder or a built-in pack ("builtin:temple"). Never null: what is wrong is in
    /// loadProblems().
    static PackDocument* open(const QString& name, QObject* parent = nullptr);

    const QString& name() const { return name_; }
    /// The pack's title, or its name.
    QString title() const;
    QString description() const;
    /// What of the pack could not be read, and why.
    const std::vector<Problem>& loadProblems() const { return loadProblems_; }

    std::size_t levelCount() const { return levels_.size(); }
    const level::Level& levelAt(std::size_t index) const { return *levels_[index].level; }
    /// Null when there is none of that id.
    const level::Level* level(const QString& id) const;
    const std::vector<level::Room>& rooms() const { return *rooms_; }

    /// The current level's id; empty when there is no level.
    QString currentLevelId() const;
    const level::Level* currentLevel() const;
    /// False when there is no such level.
    bool setCurrentLevel(const QString& id);

    /// What is wrong with a level's recipe.
    const std::vector<Problem>& recipeProblems(const QString& levelId) const;
    /// Whether the recipe differs from the one that was read.
    bool isRecipeChanged(const QString& levelId) const;
    const SeedHistory& seedHistory(const QString& levelId) const;
    std::uint64_t seed(const QString& levelId) const { return seedHistory(levelId).current(); }

    /// The current level as it is now; nothing when there is no level.
    std::optional<GenerationRequest> generationRequest() const;

    QUndoStack* undoStack() { return &undo_; }

    // Edits. Each returns false, and changes nothing, when level, stage or parameter do not exist
    // or the value is out of its range. One that would change nothing leaves no command.
    bool setParameter(const QString& levelId, std::size_t stage, std::string_view parameter,
                      std::int64_t value, Gesture gesture = kNoGesture);
    /// Back to the stage's standard.
    bool resetParameter(const QString& levelId, std::size_t stage, std::string_view parameter);
    /// All parameters of a stage back to their standards.
    bool resetStage(const QString& levelId, std::size_t stage);
    bool setStageEnabled(const QString& levelId, std::size_t stage, bool enabled);
    /// Back to the recipe that was read.
    bool resetRecipe(const QString& levelId);
    /// Seeds set one after the other are one undo command; each stays in the history.
    bool setSeed(const QString& levelId, std::uint64_t seed);
    /// A seed from the system's generator: the one draw that is not repeatable, because it only
    /// picks what to repeat.
    bool setNewSeed(const QString& levelId);

  signals:
    void currentLevelChanged();
    void recipeChanged(const QString& levelId);
    /// The seed, or its history.
    void seedChanged(const QString& levelId);
    void problemsChanged();
    /// The current level, its recipe or its seed changed.
    void generationWanted(const mazeloom::widgets::GenerationRequest& request);

  private:
    friend class ChangeLevel;

    struct Entry {
        std::shared_ptr<const level::Level> level;  ///< replaced, never changed: requests share it
        level::Recipe read;
        SeedHistory seeds;
        std::vector<Problem> problems;
    };

    Entry* find(const QString& id);
    const Entry* find(const QString& id) const;
    const level::RecipeStage* findStage(const QString& levelId, std::size_t stage) const;
    void applyRecipe(const QString& levelId, const level::Recipe& recipe);
    void applySeed(const QString& levelId, std::uint64_t seed);
    bool changeStage(const QString& levelId, std::size_t stage, level::RecipeStage after,
                     const QString& text, Gesture gesture);
    void wantGeneration();
    static void check(Entry& entry);

    QString name_;
    QString title_;
    QString description_;
    std::vector<Problem> loadProblems_;
    std::vector<Entry> levels_;
    std::shared_ptr<const std::vector<level::Room>> rooms_;
    std::size_t current_ = 0;
    QUndoStack undo_;
};

}  // namespace mazeloom::widgets

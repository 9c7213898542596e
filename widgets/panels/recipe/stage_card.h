// SPDX-License-Identifier: MIT
// One stage of the recipe, in one line: a handle to drag it by, its switch, colour, title and
// steps, and what can be done to it. Unfolded, its parameters too; and what is wrong with it, with
// ways to mend that.
#pragma once

#include <optional>
#include <vector>

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include "core/check/rule/fix.h"
#include "core/level/map/own_terrain.h"
#include "core/level/recipe.h"
#include "widgets/panels/recipe/compose/drag_handle.h"
#include "widgets/panels/recipe/compose/stage_action.h"
#include "widgets/panels/recipe/parameter_editor.h"
#include "widgets/problems/problem_label.h"

namespace mazeloom::widgets {

class RulesEditor;

class StageCard : public QWidget {
    Q_OBJECT

  public:
    /// What is wrong with the stage as the recipe has it.
    struct Trouble {
        Problem problem;
        QString text;  ///< as it is shown
        std::vector<check::Fix> fixes;
    };

    /// For a stage of this id, which the program may not know.
    explicit StageCard(const std::string& stageId, QWidget* parent = nullptr);

    const std::string& stageId() const { return stageId_; }
    /// `kinds` and `terrains` are the pack's own.
    void showStage(const level::RecipeStage& stage, const level::OwnKinds& kinds,
                   const level::TerrainTable& terrains, const ParameterEditor::Shown& shown);
    void setTroubles(std::vector<Trouble> troubles);
    /// What came of the last generation: why it failed here, and what to know.
    void setOutcome(std::vector<Problem> problems);
    /// How many steps the stage took; nothing when it did not run.
    void setStepCount(std::optional<std::size_t> steps);

    /// Whether its steps are what the timeline shows.
    bool isRunning() const { return isRunning_; }
    void setRunning(bool running);

    /// How tall a folded card is, in pixels, in text of this size.
    static int lineHeight(const QFontMetrics& text);
    bool isFolded() const { return folded_; }
    void setFolded(bool folded);

    /// Null where the stage runs no rules.
    RulesEditor* rules() { return rules_; }
    QCheckBox* onSwitch() { return switch_; }
    DragHandle* handle() { return handle_; }
    /// Where the keys of stageActions() work: the title, or where it has nothing to unfold the
    /// switch.
    QWidget* headFocus();
    void setDragged(bool dragged);
    /// The texts of all problems that are shown.
    QStringList problemTexts() const;

  signals:
    void enabledEdited(bool enabled);
    void parameterEdited(const std::string& parameter, std::int64_t value,
                         mazeloom::widgets::Gesture gesture);
    void parameterVaried(const std::string& parameter, const mazeloom::level::ParameterValue& value,
                         mazeloom::widgets::Gesture gesture);
    void ownKindEdited(const std::string& parameter, const std::string& id);
    void parameterResetWanted(const std::string& parameter);
    /// Of a stage that runs rules: these instead; `text` names the undo command.
    void programEdited(const mazeloom::level::rewriting::SharedProgram& program,
                       const QString& text, mazeloom::widgets::Gesture gesture);
    /// The pointer is at the rule of this number; −1: at none.
    void rulePointed(int rule);
    void resetWanted();
    void cellWanted(mazeloom::grid::Point cell);
    /// By the user.
    void foldedChanged(bool folded);
    void actionWanted(mazeloom::widgets::StageAction action);
    /// The menu of what can be done shall open there, in screen coordinates.
    void menuWanted(const QPoint& place);
    void fixWanted(const mazeloom::check::Fix& fix);
    /// There are more widgets now than before.
    void partsMade();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* header();
    void toggle();
    /// Whether there is something to unfold.
    bool hasParameters() const;
    bool isHeadFocused() const;
    void makeEditors();
    void showValues();
    void addTrouble(const Trouble& trouble);
    QWidget* fixButton(const std::vector<check::Fix>& fixes);
    void showProblems();
    /// Hides the parameters that do not matter with the others' values.
    void showUsedParameters();
    void fitLine();

    std::string stageId_;
    const generate::Stage* stage_;  ///< null when the program does not know it
    QString title_;
    bool folded_ = true;
    bool isRunning_ = false;
    bool isDragged_ = false;
    level::RecipeStage stageShown_;
    ParameterEditor::Shown shown_;
    level::OwnKinds kinds_;
    level::TerrainTable terrains_;
    std::vector<Trouble> troubles_;
    std::vector<Problem> outcome_;
    QWidget* line_ = nullptr;
    DragHandle* handle_;
    QCheckBox* switch_;
    QToolButton* fold_;   ///< the title
    QToolButton* arrow_;  ///< for the mouse; does the same
    QLabel* steps_;       ///< empty when the stage did not run
    int countWidth_ = 0;  ///< of the last count, with the gap before it, in pixels
    QToolButton* reset_;
    QToolButton* more_;
    QWidget* problemPlace_;
    QVBoxLayout* problems_;
    std::vector<ProblemLabel*> problemLabels_;
    QWidget* body_;
    std::vector<ParameterEditor*> editors_;  ///< made when they are first unfolded
    RulesEditor* rules_ = nullptr;           ///< of a stage that runs rules
    bool hasEditors_ = false;
};

}  // namespace mazeloom::widgets

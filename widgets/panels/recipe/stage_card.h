// SPDX-License-Identifier: MIT
// One stage of the recipe in one line: a drag handle, its switch, colour, title and steps, and a
// menu of actions. Unfolded, it also shows its parameters. Problems are shown with their fixes.
#pragma once

#include <optional>
#include <vector>

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include "core/check/findings/fix.h"
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
    /// A problem of the stage in the present recipe.
    struct Trouble {
        Problem problem;
        QString text;  ///< as displayed
        std::vector<check::Fix> fixes;
    };

    /// Makes a card for a stage id, which may be unknown to the program.
    explicit StageCard(const std::string& stageId, QWidget* parent = nullptr);

    const std::string& stageId() const { return stageId_; }
    /// `kinds` and `terrains` are the pack's own.
    void showStage(const level::RecipeStage& stage, const level::OwnKinds& kinds,
                   const level::TerrainTable& terrains, const ParameterEditor::Shown& shown);
    void setTroubles(std::vector<Trouble> troubles);
    /// Sets the problems of the last generation at this stage: failure and warnings.
    void setOutcome(std::vector<Problem> problems);
    /// Sets the number of the stage's steps; nullopt if it did not run.
    void setStepCount(std::optional<std::size_t> steps);

    /// Whether the timeline shows the stage's steps.
    bool isRunning() const { return isRunning_; }
    void setRunning(bool running);

    /// Returns the height of a folded card for a text size, in pixels.
    static int lineHeight(const QFontMetrics& text);
    bool isFolded() const { return folded_; }
    void setFolded(bool folded);

    /// Returns null if the stage runs no rules.
    RulesEditor* rules() { return rules_; }
    QCheckBox* onSwitch() { return switch_; }
    DragHandle* handle() { return handle_; }
    /// Returns the widget for the keys of stageActions(): the title if it unfolds, else the switch.
    QWidget* headFocus();
    void setDragged(bool dragged);
    /// Returns the texts of all displayed problems.
    QStringList problemTexts() const;

  signals:
    void enabledEdited(bool enabled);
    void parameterEdited(const std::string& parameter, std::int64_t value,
                         mazeloom::widgets::Gesture gesture);
    void parameterVaried(const std::string& parameter, const mazeloom::level::ParameterValue& value,
                         mazeloom::widgets::Gesture gesture);
    void ownKindEdited(const std::string& parameter, const std::string& id);
    void parameterResetWanted(const std::string& parameter);
    /// The program of a stage that runs rules was edited; `text` names the undo command.
    void programEdited(const mazeloom::level::rewriting::SharedProgram& program,
                       const QString& text, mazeloom::widgets::Gesture gesture);
    /// The pointer is at the rule with this number; −1: at none.
    void rulePointed(int rule);
    void resetWanted();
    void cellWanted(mazeloom::grid::Point cell);
    /// The user folded or unfolded the card.
    void foldedChanged(bool folded);
    void actionWanted(mazeloom::widgets::StageAction action);
    /// Requests the menu of actions at a place in screen coordinates.
    void menuWanted(const QPoint& place);
    void fixWanted(const mazeloom::check::Fix& fix);
    /// The card has more widgets than before.
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
    /// Hides the parameters that have no effect with the others' present values.
    void showUsedParameters();
    void fitLine();

    std::string stageId_;
    const generate::Stage* stage_;  ///< null if the program does not know it
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
    QToolButton* arrow_;  ///< folds and unfolds too, by mouse
    QLabel* steps_;       ///< empty if the stage did not run
    int countWidth_ = 0;  ///< of the last count, including the gap before it, in pixels
    QToolButton* reset_;
    QToolButton* more_;
    QWidget* problemPlace_;
    QVBoxLayout* problems_;
    std::vector<ProblemLabel*> problemLabels_;
    QWidget* body_;
    std::vector<ParameterEditor*> editors_;  ///< made when they are first unfolded
    RulesEditor* rules_ = nullptr;           ///< of a stage that runs rules; else null
    bool hasEditors_ = false;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Shows one stage of the recipe in a line: a drag handle, the stage's switch, colour, title and
// steps, and a menu of actions. Unfolded, the card also shows the stage's parameters. Problems are
// shown with their fixes.
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
    /// A problem of the stage in the current recipe.
    struct Trouble {
        Problem problem;
        QString text;  ///< as displayed
        std::vector<check::Fix> fixes;
    };

    /// Creates a card for a stage id, which may be unknown to the program.
    explicit StageCard(const std::string& stageId, QWidget* parent = nullptr);

    const std::string& stageId() const { return stageId_; }
    /// Shows a stage. `kinds` and `terrains` are the pack's own.
    void showStage(const level::RecipeStage& stage, const level::OwnKinds& kinds,
                   const level::TerrainTable& terrains, const ParameterEditor::Shown& shown);
    void setTroubles(std::vector<Trouble> troubles);
    /// Sets the problems that the last generation reported at this stage: its failure and warnings.
    void setOutcome(std::vector<Problem> problems);
    /// Sets the number of the stage's steps; nullopt if it did not run.
    void setStepCount(std::optional<std::size_t> steps);

    /// Whether the timeline currently shows steps of this stage.
    bool isRunning() const { return isRunning_; }
    void setRunning(bool running);

    /// Returns the height of a folded card for a text size, in pixels.
    static int lineHeight(const QFontMetrics& text);
    bool isFolded() const { return folded_; }
    void setFolded(bool folded);

    /// Returns the editor of the stage's rules; null if the stage runs no rules.
    RulesEditor* rules() { return rules_; }
    QCheckBox* onSwitch() { return switch_; }
    DragHandle* handle() { return handle_; }
    /// Returns the widget that gets the focus for the keys of stageActions(): the title if the card
    /// can be unfolded, otherwise the switch.
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
    /// Emitted when the program of a stage that runs rules was edited; `text` names the undo
    /// command.
    void programEdited(const mazeloom::level::rewriting::SharedProgram& program,
                       const QString& text, mazeloom::widgets::Gesture gesture);
    /// Emitted when the pointer is at the rule with this number; −1: at none.
    void rulePointed(int rule);
    void resetWanted();
    void cellWanted(mazeloom::grid::Point cell);
    /// Emitted when the user folded or unfolded the card.
    void foldedChanged(bool folded);
    void actionWanted(mazeloom::widgets::StageAction action);
    /// Requests the menu of actions at a position in screen coordinates.
    void menuWanted(const QPoint& place);
    void fixWanted(const mazeloom::check::Fix& fix);
    /// Emitted when widgets were added to the card.
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
    /// Whether the card has parameters or rules that it can unfold.
    bool hasParameters() const;
    bool isHeadFocused() const;
    void makeEditors();
    void showValues();
    void addTrouble(const Trouble& trouble);
    QWidget* fixButton(const std::vector<check::Fix>& fixes);
    void showProblems();
    /// Hides the parameters that have no effect with the current values of the others.
    void showUsedParameters();
    void fitLine();

    std::string stageId_;
    const generate::Stage* stage_;  ///< null if the stage is unknown to the program
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
    QToolButton* arrow_;  ///< also folds and unfolds, by mouse
    QLabel* steps_;       ///< empty if the stage did not run
    int countWidth_ = 0;  ///< width of the last step count and of the gap before it, in pixels
    QToolButton* reset_;
    QToolButton* more_;
    QWidget* problemPlace_;
    QVBoxLayout* problems_;
    std::vector<ProblemLabel*> problemLabels_;
    QWidget* body_;
    std::vector<ParameterEditor*> editors_;  ///< created when the card is first unfolded
    RulesEditor* rules_ = nullptr;           ///< editor of the stage's rules; null if it runs none
    bool hasEditors_ = false;
};

}  // namespace mazeloom::widgets

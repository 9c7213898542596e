// SPDX-License-Identifier: MIT
// The recipe of a document's current level: the depth if the level is a floor, then the stages,
// which can all be arranged and edited in place. Every change is applied to the document
// immediately.
#pragma once

#include <vector>

#include <QLabel>
#include <QPointer>
#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>

#include "core/generate/generate.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/recipe/adding/stage_picker.h"
#include "widgets/panels/recipe/depth_bar.h"
#include "widgets/panels/recipe/named_recipe_bar.h"
#include "widgets/panels/recipe/stage_list.h"
#include "widgets/problems/problem_label.h"

namespace mazeloom::widgets {

class ColumnArea;

class Player;

class RecipePanel : public QWidget {
    Q_OBJECT

  public:
    explicit RecipePanel(QWidget* parent = nullptr);

    /// Shows a document, which the caller owns; null shows that there is nothing to edit.
    void setDocument(PackDocument* document);
    PackDocument* document() const { return document_; }

    /// Shows the result of a generation of the current level: the number of steps of each stage,
    /// and the failure and warnings at the stages that they concern.
    void showOutcome(const generate::Recorded& recorded);

    /// Highlights the card of the stage whose steps the player shows. `player` must outlive the
    /// panel.
    void follow(const Player& player);

    /// Brings a stage's card into view and gives it the keyboard focus.
    void showStage(int stage);
    /// Unfolds the cards of stages with this id, folds all others, and brings the first unfolded
    /// card into view. The keyboard focus stays where it is.
    void unfoldOnly(const std::string& stageId);

    /// Opens the list of stages that can be added to the shown recipe.
    void chooseStage();

    DepthBar* depthBar() { return depthBar_; }
    NamedRecipeBar* namedBar() { return namedBar_; }
    const std::vector<StageCard*>& cards() const { return list_->cards(); }
    QToolButton* addButton() { return add_; }
    StagePicker* picker() { return picker_; }

  signals:
    /// Emitted when the user wants to see the cell of a problem.
    void cellWanted(mazeloom::grid::Point cell);
    /// Emitted when the pointer is at another rule of a stage; `rule` −1: at none.
    void rulePointed(int stage, int rule);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* recipePage();
    void fitHeading();
    void showLevel();
    void showRecipe(const QString& levelId);
    void showDepth();
    void showRecipeProblems();
    void clearOutcome();
    void showRunning();
    std::size_t indexOf(const StageCard* card) const;
    ParameterEditor::Shown shownOf(std::size_t stage) const;
    void connectList();
    void connectCard(StageCard* card);
    void offerStages(std::size_t at, const QWidget& anchor);
    void mend(const StageCard* card, const check::Fix& fix);
    void showFoldButton();

    QPointer<PackDocument> document_;
    const Player* player_ = nullptr;
    QString levelId_;
    DepthBar* depthBar_;
    NamedRecipeBar* namedBar_;
    QLabel* title_;
    QToolButton* foldAll_;
    QToolButton* reset_;
    ProblemLabel* failure_;  ///< a failure that no stage caused
    StageList* list_;
    ColumnArea* scroll_;
    QToolButton* add_;
    StagePicker* picker_;
    QStackedWidget* pages_;
};

}  // namespace mazeloom::widgets

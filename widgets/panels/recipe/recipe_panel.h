// SPDX-License-Identifier: MIT
// The recipe of a document's current level: the depth where it is a floor, its stages below, all
// composed and edited in place. Every change goes to the document at once.
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

    /// The document stays the caller's. Null shows that there is nothing to edit.
    void setDocument(PackDocument* document);
    PackDocument* document() const { return document_; }

    /// Shows how a generation of the current level went: steps of each stage, its failure and
    /// warnings beside the stages they are about.
    void showOutcome(const generate::Recorded& recorded);

    /// Lights the card of the stage whose steps are shown. `player` outlives the panel.
    void follow(const Player& player);

    /// Brings a stage's card into view, with the keyboard on it.
    void showStage(int stage);
    /// Unfolds the first card of stages with this id, folds those of other ones, and brings it into
    /// view. The keyboard stays where it is.
    void unfoldOnly(const std::string& stageId);

    /// Offers the stages that can be added to the recipe that is shown.
    void chooseStage();

    DepthBar* depthBar() { return depthBar_; }
    NamedRecipeBar* namedBar() { return namedBar_; }
    const std::vector<StageCard*>& cards() const { return list_->cards(); }
    QToolButton* addButton() { return add_; }
    StagePicker* picker() { return picker_; }

  signals:
    /// The user wants to see the cell that a problem is about.
    void cellWanted(mazeloom::grid::Point cell);
    /// The pointer is at a rule of a stage; −1: at none.
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
    ProblemLabel* failure_;  ///< one that is not about a stage
    StageList* list_;
    ColumnArea* scroll_;
    QToolButton* add_;
    StagePicker* picker_;
    QStackedWidget* pages_;
};

}  // namespace mazeloom::widgets

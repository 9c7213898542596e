// SPDX-License-Identifier: MIT
// A column with the cards of a recipe's stages. The cards can be dragged by a handle, and have a
// menu and keys. The list only emits requests; the owner of the recipe performs them.
#pragma once

#include <set>
#include <string>
#include <vector>

#include <QPointer>
#include <QVBoxLayout>
#include <QWidget>

#include "core/level/recipe.h"
#include "widgets/panels/recipe/compose/drop_place.h"
#include "widgets/panels/recipe/compose/stage_action.h"
#include "widgets/panels/recipe/stage_card.h"

namespace mazeloom::widgets {

class StageList : public QWidget {
    Q_OBJECT

  public:
    /// Space between two cards, in pixels.
    static constexpr int kCardGap = 4;

    explicit StageList(QWidget* parent = nullptr);
    ~StageList() override;

    const std::vector<StageCard*>& cards() const { return cards_; }
    /// Shows a card for each stage. Stages that remain keep their cards, and with them the focus.
    /// Returns whether the stages or their order have changed.
    bool setStages(const std::vector<level::RecipeStage>& stages);

    /// Sets the widget that precedes the cards in the tab order. It must be in the same window, and
    /// outlive the list.
    void setTabsBehind(QWidget& widget) { tabsBehind_ = &widget; }
    /// Sets whether the recipe is full, so that no stage can be added.
    void setFull(bool full) { isFull_ = full; }

    /// Returns the index at which a stage is added: after the card that last had the focus, or at
    /// the end if no card had it.
    std::size_t placeToAdd() const;
    /// Brings a card into view and gives its title the keyboard focus.
    void focusCard(std::size_t index);

    bool isAnyUnfolded() const;
    void foldAll(bool folded);
    void unfold(std::size_t index);
    /// Unfolds the cards of stages with this id, also of stages added later; folds all others.
    void unfoldOnly(const std::string& stageId);

  signals:
    /// Requests a stage before the stage `at`; the list of stages opens beside `anchor`.
    void addWanted(std::size_t at, QWidget* anchor);
    void duplicateWanted(std::size_t stage);
    void removeWanted(std::size_t stage);
    void removeAllWanted();
    /// Requests to move a stage. `to` is its index counted without the moved stage.
    void moveWanted(std::size_t from, std::size_t to);
    void foldedChanged();
    /// Emitted when a card was created, so that the receiver connects its signals.
    void cardMade(mazeloom::widgets::StageCard* card);

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    QWidget* emptyPage();
    StageCard* newCard(const std::string& stageId);
    /// Returns the cards for these stages. Reuses as many cards as possible, and destroys the
    /// others.
    std::vector<StageCard*> matchCards(const std::vector<level::RecipeStage>& stages);
    /// Sets a tab order from top to bottom, independent of the order in which widgets were created.
    void orderTabs();
    std::size_t indexOf(const StageCard* card) const;
    void act(StageCard* card, StageAction action);
    bool canDo(const StageCard* card, StageAction action) const;
    void openMenu(StageCard* card, const QPoint& place);
    void drag(StageCard* card, const QPoint& place);
    void drop(StageCard* card);
    void endDrag();

    std::vector<StageCard*> cards_;
    std::set<std::string> unfolded_;  ///< ids of the stages whose cards the user has unfolded
    QPointer<StageCard> current_;     ///< the card that last had the focus
    QPointer<StageCard> dragged_;
    QWidget* tabsBehind_ = nullptr;
    bool isFull_ = false;
    QVBoxLayout* column_;
    QWidget* empty_;  ///< shown while there is no stage
    DropPlace dropPlace_;
};

}  // namespace mazeloom::widgets

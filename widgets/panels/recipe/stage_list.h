// SPDX-License-Identifier: MIT
// The cards of a recipe's stages below each other. They are taken by a handle and dragged, have a
// menu and keys; what is wanted of which stage is told, and who owns the recipe does it.
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
    /// Between two cards, in pixels.
    static constexpr int kCardGap = 4;

    explicit StageList(QWidget* parent = nullptr);
    ~StageList() override;

    const std::vector<StageCard*>& cards() const { return cards_; }
    /// A card for each of these stages. Those that are still there keep their cards, and with them
    /// the focus. True when there are others now, or in another order.
    bool setStages(const std::vector<level::RecipeStage>& stages);

    /// Tab goes from this widget to the cards. It is in the same window, and stays.
    void setTabsBehind(QWidget& widget) { tabsBehind_ = &widget; }
    /// Whether a stage can be added.
    void setFull(bool full) { isFull_ = full; }

    /// The place behind the card that last had the focus; where there is none, the end.
    std::size_t placeToAdd() const;
    /// Brings a card into view, with the keyboard on its title.
    void focusCard(std::size_t index);

    bool isAnyUnfolded() const;
    void foldAll(bool folded);
    void unfold(std::size_t index);
    /// The cards of stages with this id are unfolded, those that come later, too; all others
    /// folded.
    void unfoldOnly(const std::string& stageId);

  signals:
    /// A stage shall be added before the `at`-th; the list of stages opens beside `anchor`.
    void addWanted(std::size_t at, QWidget* anchor);
    void duplicateWanted(std::size_t stage);
    void removeWanted(std::size_t stage);
    void removeAllWanted();
    /// `to` is counted without the stage.
    void moveWanted(std::size_t from, std::size_t to);
    void foldedChanged();
    /// A new card, whose signals are to be connected.
    void cardMade(mazeloom::widgets::StageCard* card);

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    QWidget* emptyPage();
    StageCard* newCard(const std::string& stageId);
    /// The cards for these stages, as many old ones as there are; the others are thrown away.
    std::vector<StageCard*> matchCards(const std::vector<level::RecipeStage>& stages);
    /// Tab goes from top to bottom, whatever was made first.
    void orderTabs();
    std::size_t indexOf(const StageCard* card) const;
    void act(StageCard* card, StageAction action);
    bool canDo(const StageCard* card, StageAction action) const;
    void openMenu(StageCard* card, const QPoint& place);
    void drag(StageCard* card, const QPoint& place);
    void drop(StageCard* card);
    void endDrag();

    std::vector<StageCard*> cards_;
    std::set<std::string> unfolded_;  ///< ids of stages whose cards the user unfolded
    QPointer<StageCard> current_;     ///< the one that last had the focus
    QPointer<StageCard> dragged_;
    QWidget* tabsBehind_ = nullptr;
    bool isFull_ = false;
    QVBoxLayout* column_;
    QWidget* empty_;  ///< what stands there while there is no stage
    DropPlace dropPlace_;
};

}  // namespace mazeloom::widgets

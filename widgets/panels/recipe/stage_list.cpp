// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/stage_list.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

#include "widgets/scroll/column_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

StageList::StageList(QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)), empty_(emptyPage()), dropPlace_(*this) {
    column_->setContentsMargins(0, 0, 2, 4);
    column_->setSpacing(kCardGap);
    column_->addWidget(empty_);
    column_->addStretch(1);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (StageCard* card : cards_) {
            if (now != nullptr && card->isAncestorOf(now)) current_ = card;
        }
    });
}

// A focused card loses the focus during destruction, when this object is no longer a StageList.
StageList::~StageList() {
    qApp->disconnect(this);
}

QWidget* StageList::emptyPage() {
    auto* text = new PlainLabel(tr(
        "The recipe is empty: the level is only what is painted.\n\nBegin with a stage that opens "
        "cells, such as rooms, a maze or corridors. Add doors, dead ends and objects after it."));
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    text->setForegroundRole(QPalette::PlaceholderText);
    QToolButton* add = newTextButton(themedIcon("add"), tr("Add the first stage…"),
                                     tr("Choose a stage from the list of all stages"));
    connect(add, &QToolButton::clicked, this, [this, add] { emit addWanted(0, add); });
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(text);
    column->addWidget(add, 0, Qt::AlignHCenter);
    return page;
}

bool StageList::setStages(const std::vector<level::RecipeStage>& stages) {
    const bool same =
        std::ranges::equal(stages, cards_, {}, &level::RecipeStage::stage, &StageCard::stageId);
    empty_->setVisible(stages.empty());
    if (same) return false;
    if (dragged_ != nullptr) endDrag();
    cards_ = matchCards(stages);
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const int row = static_cast<int>(i);
        if (column_->indexOf(cards_[i]) == row) continue;
        column_->removeWidget(cards_[i]);
        column_->insertWidget(row, cards_[i]);
        cards_[i]->show();
    }
    orderTabs();
    return true;
}

void StageList::orderTabs() {
    QWidget* before = tabsBehind_;
    if (before == nullptr) return;
    for (const StageCard* card : cards_) {
        for (QWidget* part : card->findChildren<QWidget*>()) {
            if ((part->focusPolicy() & Qt::TabFocus) == 0 || part->focusProxy() != nullptr ||
                part->window() != window())
                continue;
            setTabOrder(before, part);
            before = part;
        }
    }
}

std::vector<StageCard*> StageList::matchCards(const std::vector<level::RecipeStage>& stages) {
    std::vector<StageCard*> matched(stages.size(), nullptr);
    std::vector<StageCard*> left = cards_;
    const auto fits = [&](std::size_t i, const StageCard* card) {
        return card != nullptr && card->stageId() == stages[i].stage;
    };
    // Matches unchanged cards from both ends. Matches the others by stage id, in order.
    const std::size_t most = std::min(stages.size(), left.size());
    std::size_t head = 0;
    for (; head < most && fits(head, left[head]); ++head)
        matched[head] = std::exchange(left[head], nullptr);
    for (std::size_t tail = 1; tail <= most - head; ++tail) {
        const std::size_t i = stages.size() - tail;
        StageCard*& card = left[left.size() - tail];
        if (!fits(i, card)) break;
        matched[i] = std::exchange(card, nullptr);
    }
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (matched[i] != nullptr) continue;
        const auto found =
            std::ranges::find_if(left, [&](const StageCard* card) { return fits(i, card); });
        matched[i] =
            found == left.end() ? newCard(stages[i].stage) : std::exchange(*found, nullptr);
    }
    for (StageCard* card : left) {
        if (card == nullptr) continue;
        column_->removeWidget(card);
        card->hide();
        card->deleteLater();
        if (current_ == card) current_ = nullptr;
    }
    return matched;
}

StageCard* StageList::newCard(const std::string& stageId) {
    auto* card = new StageCard(stageId, this);
    card->setFolded(!unfolded_.contains(stageId));
    connect(card, &StageCard::foldedChanged, this, [this, card](bool folded) {
        if (folded) {
            unfolded_.erase(card->stageId());
        } else {
            unfolded_.insert(card->stageId());
        }
        emit foldedChanged();
    });
    connect(card, &StageCard::partsMade, this, &StageList::orderTabs);
    connect(card, &StageCard::actionWanted, this,
            [this, card](StageAction action) { act(card, action); });
    connect(card, &StageCard::menuWanted, this,
            [this, card](const QPoint& place) { openMenu(card, place); });
    connect(card->handle(), &DragHandle::dragged, this,
            [this, card](const QPoint& place) { drag(card, place); });
    connect(card->handle(), &DragHandle::dropped, this, [this, card] { drop(card); });
    connect(card->handle(), &DragHandle::cancelled, this, &StageList::endDrag);
    emit cardMade(card);
    return card;
}

std::size_t StageList::indexOf(const StageCard* card) const {
    return static_cast<std::size_t>(std::ranges::find(cards_, card) - cards_.begin());
}

std::size_t StageList::placeToAdd() const {
    return current_ == nullptr ? cards_.size() : std::min(indexOf(current_) + 1, cards_.size());
}

void StageList::focusCard(std::size_t index) {
    if (index >= cards_.size()) return;
    StageCard* card = cards_[index];
    current_ = card;
    // A new card has a position only after this call.
    column_->activate();
    revealInAreas(*card, kCardGap);
    card->headFocus()->setFocus(Qt::OtherFocusReason);
}

bool StageList::isAnyUnfolded() const {
    return std::ranges::any_of(cards_, [](StageCard* card) { return !card->isFolded(); });
}

void StageList::foldAll(bool folded) {
    for (StageCard* card : cards_) {
        card->setFolded(folded);
        if (folded) {
            unfolded_.erase(card->stageId());
        } else {
            unfolded_.insert(card->stageId());
        }
    }
    emit foldedChanged();
}

void StageList::unfold(std::size_t index) {
    cards_[index]->setFolded(false);
    unfolded_.insert(cards_[index]->stageId());
    emit foldedChanged();
}

void StageList::unfoldOnly(const std::string& stageId) {
    unfolded_ = {stageId};
    for (StageCard* card : cards_)
        card->setFolded(card->stageId() != stageId);
    emit foldedChanged();
}

bool StageList::canDo(const StageCard* card, StageAction action) const {
    const std::size_t index = indexOf(card);
    if (index >= cards_.size()) return false;
    switch (action) {
        case StageAction::AddBefore:
        case StageAction::AddBehind:
        case StageAction::Duplicate:
            return !isFull_;
        case StageAction::MoveUp:
        case StageAction::MoveFirst:
            return index > 0;
        case StageAction::MoveDown:
        case StageAction::MoveLast:
            return index + 1 < cards_.size();
        case StageAction::Remove:
        case StageAction::RemoveAll:
            return true;
    }
    return false;
}

void StageList::act(StageCard* card, StageAction action) {
    if (dragged_ != nullptr || !canDo(card, action)) return;
    const std::size_t index = indexOf(card);
    switch (action) {
        case StageAction::AddBefore:
            return emit addWanted(index, card);
        case StageAction::AddBehind:
            return emit addWanted(index + 1, card);
        case StageAction::Duplicate:
            return emit duplicateWanted(index);
        case StageAction::MoveUp:
            return emit moveWanted(index, index - 1);
        case StageAction::MoveDown:
            return emit moveWanted(index, index + 1);
        case StageAction::MoveFirst:
            return emit moveWanted(index, 0);
        case StageAction::MoveLast:
            return emit moveWanted(index, cards_.size() - 1);
        case StageAction::Remove:
            return emit removeWanted(index);
        case StageAction::RemoveAll:
            return emit removeAllWanted();
    }
}

void StageList::openMenu(StageCard* card, const QPoint& place) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPointer<StageCard> of(card);
    for (const StageActionInfo& info : stageActions()) {
        if (info.beginsGroup) menu->addSeparator();
        const StageAction action = info.action;
        QAction* entry =
            menu->addAction(themedIcon(QString::fromLatin1(info.icon)), titleOf(action));
        entry->setShortcut(QKeySequence(info.key));
        entry->setShortcutContext(Qt::WidgetShortcut);
        entry->setShortcutVisibleInContextMenu(true);
        entry->setStatusTip(tipOf(action));
        entry->setEnabled(canDo(card, action));
        connect(entry, &QAction::triggered, this, [this, of, action] {
            if (of != nullptr) act(of, action);
        });
    }
    menu->popup(place);
}

void StageList::contextMenuEvent(QContextMenuEvent* event) {
    // Outside the cards there is no menu.
    event->accept();
}

void StageList::drag(StageCard* card, const QPoint& place) {
    if (dragged_ == nullptr) {
        dragged_ = card;
        card->setDragged(true);
    }
    dropPlace_.show({cards_.begin(), cards_.end()}, place);
}

void StageList::drop(StageCard* card) {
    const bool isOurs = dragged_ == card;
    const std::size_t from = indexOf(card);
    const std::size_t gap = dropPlace_.gap();
    endDrag();
    if (!isOurs) return;
    const std::size_t to = gap > from ? gap - 1 : gap;
    if (to == from) {
        focusCard(from);
    } else {
        emit moveWanted(from, to);
    }
}

void StageList::endDrag() {
    StageCard* card = dragged_;
    dragged_ = nullptr;
    dropPlace_.hide();
    if (card == nullptr) return;
    card->setDragged(false);
    card->handle()->cancel();
}

}  // namespace mazeloom::widgets

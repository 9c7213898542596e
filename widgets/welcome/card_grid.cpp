// SPDX-License-Identifier: MIT
#include "widgets/welcome/card_grid.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>

namespace mazeloom::widgets {

namespace {

constexpr int kGap = 12;

}  // namespace

CardGrid::CardGrid(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardGrid::setPacks(const QStringList& names, bool canBeRemoved) {
    // If the focused card is removed, focus the card that takes its place.
    std::size_t focused = cards_.size();
    std::vector<PackCard*> old = std::exchange(cards_, {});
    for (const QString& name : names) {
        const auto found = std::ranges::find(old, name, &PackCard::name);
        if (found != old.end()) {
            cards_.push_back(*found);
            continue;
        }
        auto* card = new PackCard(name, canBeRemoved, this);
        card->installEventFilter(this);
        cards_.push_back(card);
        card->show();
        emit cardAdded(card);
    }
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (std::ranges::find(cards_, old[i]) != cards_.end()) continue;
        if (old[i]->hasFocus()) focused = i;
        old[i]->hide();
        // Delete the card later, because a signal of this card may have caused the call.
        old[i]->deleteLater();
    }
    for (std::size_t i = 1; i < cards_.size(); ++i)
        setTabOrder(cards_[i - 1], cards_[i]);
    if (focused < old.size() && !cards_.empty())
        cards_[std::min(focused, cards_.size() - 1)]->setFocus();
    updateGeometry();
    place();
}

PackCard* CardGrid::find(const QString& name) const {
    const auto found = std::ranges::find(cards_, name, &PackCard::name);
    return found == cards_.end() ? nullptr : *found;
}

int CardGrid::columnsIn(int width) const {
    const int most = std::max(1, (width + kGap) / (PackCard::kSize.width() + kGap));
    // Fills the rows evenly: five cards make rows of three and two, not of four and one.
    const int count = static_cast<int>(cards_.size());
    const int rows = std::max(1, (count + most - 1) / most);
    return std::max(1, (count + rows - 1) / rows);
}

int CardGrid::heightForWidth(int width) const {
    const int columns = columnsIn(width);
    const int rows = (static_cast<int>(cards_.size()) + columns - 1) / columns;
    return rows * PackCard::kSize.height() + std::max(0, rows - 1) * kGap;
}

QSize CardGrid::sizeHint() const {
    const int wide = 3 * PackCard::kSize.width() + 2 * kGap;
    return {wide, heightForWidth(std::max(width(), PackCard::kSize.width()))};
}

void CardGrid::place() {
    const int columns = columnsIn(width());
    for (int i = 0; i < static_cast<int>(cards_.size()); ++i) {
        cards_[static_cast<std::size_t>(i)]->move(i % columns * (PackCard::kSize.width() + kGap),
                                                  i / columns * (PackCard::kSize.height() + kGap));
    }
}

void CardGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // If the number of columns changes, the layout must ask for the new height.
    if (columnsIn(event->oldSize().width()) != columnsIn(width())) updateGeometry();
    place();
}

void CardGrid::go(const PackCard* from, int key) {
    const auto place = std::ranges::find(cards_, from) - cards_.begin();
    const int columns = columnsIn(width());
    const auto to = place + (key == Qt::Key_Left    ? -1
                             : key == Qt::Key_Right ? 1
                             : key == Qt::Key_Up    ? -columns
                                                    : columns);
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(cards_.size())) {
        emit edgeReached(to > place);
    } else {
        cards_[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    }
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isArrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right ||
                             key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
        if (isArrow && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            if (event->type() == QEvent::KeyPress) {
                go(static_cast<PackCard*>(watched), key->key());
            }
            // Accept arrow keys, so that they do not trigger the shortcuts of the timeline.
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

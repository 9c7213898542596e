// SPDX-License-Identifier: MIT
#include "widgets/workbench/fold_tabs.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/panel_tabs.h"

namespace mazeloom::widgets {

namespace {

/// Sets whether a page influences the column's width. A page that is not in front must not widen
/// the column.
void letShape(QWidget& page, bool isShaping) {
    const auto policy = isShaping ? QSizePolicy::Preferred : QSizePolicy::Ignored;
    page.setSizePolicy(policy, policy);
}

}  // namespace

FoldTabs::FoldTabs(QWidget* parent)
    : Foldable(parent), bar_(new PanelTabs), pages_(new QStackedWidget) {
    bar_->setAccessibleName(tr("Panels"));
    bar_->setStatusTip(
        tr("Click the tab in front to fold or unfold; its menu moves, floats or closes the panel"));
    bar_->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addWidget(pages_, 1);
    column->addStretch(0);
    connect(bar_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < frames_.size())
            pages_->setCurrentWidget(frames_[static_cast<std::size_t>(index)]);
    });
    connect(pages_, &QStackedWidget::currentChanged, this, [this] {
        for (PanelFrame* frame : frames_)
            letShape(*frame, frame == pages_->currentWidget());
        emit currentChanged();
    });
    hide();
}

void FoldTabs::insert(int index, PanelFrame& frame) {
    PanelFrame* before = current();
    frames_.insert(frames_.begin() + index, &frame);
    letShape(frame, frames_.size() == 1);
    pages_->addWidget(&frame);
    bar_->insertPanel(index, frame.picture(), frame.title());
    setCurrent(before == nullptr ? frame : *before);
    setVisible(true);
    emit foldChanged();
}

void FoldTabs::remove(PanelFrame& frame) {
    const auto at = std::ranges::find(frames_, &frame);
    if (at == frames_.end()) return;
    const auto index = static_cast<int>(at - frames_.begin());
    // Erase the frame first, so that indices of frames and tabs match when the bar changes its tab.
    frames_.erase(at);
    pages_->removeWidget(&frame);
    letShape(frame, true);
    bar_->removeTab(index);
    if (PanelFrame* next = current()) pages_->setCurrentWidget(next);
    setVisible(!frames_.empty());
    emit foldChanged();
}

PanelFrame* FoldTabs::current() const {
    const int index = bar_->currentIndex();
    return index < 0 || static_cast<std::size_t>(index) >= frames_.size()
               ? nullptr
               : frames_[static_cast<std::size_t>(index)];
}

void FoldTabs::setCurrent(PanelFrame& frame) {
    const auto at = std::ranges::find(frames_, &frame);
    if (at == frames_.end()) return;
    bar_->setCurrentIndex(static_cast<int>(at - frames_.begin()));
    pages_->setCurrentWidget(&frame);
}

void FoldTabs::setUnfolded(bool unfolded) {
    if (unfolded == isUnfolded_) return;
    isUnfolded_ = unfolded;
    if (!unfolded && pages_->isAncestorOf(window()->focusWidget()))
        bar_->setFocus(Qt::OtherFocusReason);
    pages_->setVisible(unfolded);
    emit foldChanged();
}

int FoldTabs::foldedHeight() const {
    return bar_->height();
}

void FoldTabs::showMenu(const QPoint& at, bool byMouse) {
    const int index = byMouse ? bar_->tabAt(at) : bar_->currentIndex();
    if (index < 0) return;
    const QPoint place = byMouse ? at : bar_->tabRect(index).bottomLeft();
    emit menuWanted(frames_[static_cast<std::size_t>(index)], bar_->mapToGlobal(place));
}

bool FoldTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched != bar_) return Foldable::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        const auto& press = *static_cast<QMouseEvent*>(event);
        const int index = bar_->tabAt(press.position().toPoint());
        if (press.button() != Qt::LeftButton || index < 0) return press.button() != Qt::LeftButton;
        setUnfolded(index != bar_->currentIndex() || !isUnfolded_);
        if (isUnfolded_) emit revealWanted();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            setUnfolded(!isUnfolded_);
            if (isUnfolded_) emit revealWanted();
            return true;
        }
    } else if (event->type() == QEvent::ContextMenu) {
        const auto& menu = *static_cast<QContextMenuEvent*>(event);
        showMenu(menu.pos(), menu.reason() == QContextMenuEvent::Mouse);
        return true;
    }
    return Foldable::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/workbench/middle_pages.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QToolButton>

#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/view_tabs.h"

namespace mazeloom::widgets {

MiddlePages::MiddlePages(QWidget* parent) : QStackedWidget(parent), bar_(new ViewTabs) {
    bar_->setObjectName(QStringLiteral("middleTabs"));
    bar_->setAccessibleName(tr("What the middle of the window shows"));
    bar_->addTab(tr("Level"));
    bar_->setAccessibleTabName(0, tr("Level"));
    setPlainTabToolTip(*bar_, 0, tr("Back to the level"));
    bar_->installEventFilter(this);
    bar_->hide();
    connect(bar_, &QTabBar::currentChanged, this, &MiddlePages::showTab);
}

void MiddlePages::setWork(QWidget* work) {
    insertWidget(0, work);
    setCurrentIndex(0);
}

int MiddlePages::tabOf(const PanelFrame& frame) const {
    return static_cast<int>(std::ranges::find(frames_, &frame) - frames_.begin()) + 1;
}

void MiddlePages::showTab(int index) {
    if (index <= 0 || static_cast<std::size_t>(index) > frames_.size()) {
        setCurrentIndex(0);
        fit();
        return;
    }
    setCurrentWidget(frames_[static_cast<std::size_t>(index) - 1]);
    fit();
    emit panelShown();
}

void MiddlePages::add(PanelFrame& frame) {
    frames_.push_back(&frame);
    addWidget(&frame);
    const int tab = bar_->addTab(QString(frame.title()).replace('&', QLatin1String("&&")));
    bar_->setAccessibleTabName(tab, frame.title());
    setPlainTabToolTip(*bar_, tab, frame.title());
    const QString words = tr("Close %1").arg(frame.title());
    QToolButton* close = newToolButton(themedIcon(QStringLiteral("close")), words,
                                       tr("Close this panel and go back to the level"));
    close->setIconSize({12, 12});
    close->setFocusPolicy(Qt::NoFocus);
    // Queued until the click has been handled, because closing the panel deletes the button.
    connect(
        close, &QToolButton::clicked, this, [this, &frame] { emit closeWanted(&frame); },
        Qt::QueuedConnection);
    bar_->setTabButton(tab, QTabBar::RightSide, close);
    showTabs();
}

void MiddlePages::remove(PanelFrame& frame) {
    if (!std::ranges::count(frames_, &frame)) return;
    const int tab = tabOf(frame);
    if (bar_->currentIndex() == tab) showWork();
    std::erase(frames_, &frame);
    removeWidget(&frame);
    bar_->removeTab(tab);
    showTabs();
}

void MiddlePages::setTabsShown(bool shown) {
    areTabsShown_ = shown;
    showTabs();
}

void MiddlePages::showTabs() {
    bar_->setVisible(areTabsShown_ && !frames_.empty());
    fit();
}

void MiddlePages::fit() {
    const auto show = [this](int tab, const QString& title, const QIcon& picture) {
        bar_->setTabText(tab, QString(title).replace('&', QLatin1String("&&")));
        bar_->setTabIcon(tab, picture);
    };
    const auto isTooWide = [this] { return bar_->sizeHint().width() > bar_->width(); };
    const QIcon level = themedIcon(QStringLiteral("level"));
    bar_->setUsesScrollButtons(false);
    show(0, tr("Level"), level);
    for (const PanelFrame* frame : frames_)
        show(tabOf(*frame), frame->title(), frame->picture());
    if (!isTooWide()) return;
    show(0, {}, level);
    if (!isTooWide()) return;
    for (const PanelFrame* frame : frames_) {
        if (tabOf(*frame) != bar_->currentIndex()) show(tabOf(*frame), {}, frame->picture());
    }
    // If not even the icons fit, the bar scrolls.
    bar_->setUsesScrollButtons(isTooWide());
}

void MiddlePages::setCurrent(PanelFrame& frame) {
    if (std::ranges::count(frames_, &frame)) bar_->setCurrentIndex(tabOf(frame));
}

void MiddlePages::showWork() {
    bar_->setCurrentIndex(0);
}

void MiddlePages::takeFocus() {
    const auto* frame = qobject_cast<PanelFrame*>(currentWidget());
    QWidget& shown = frame != nullptr ? frame->panel() : *currentWidget();
    shown.setFocus(Qt::OtherFocusReason);
}

bool MiddlePages::eventFilter(QObject* watched, QEvent* event) {
    if (watched == bar_ && event->type() == QEvent::ContextMenu) {
        const auto& menu = *static_cast<QContextMenuEvent*>(event);
        const bool byMouse = menu.reason() == QContextMenuEvent::Mouse;
        const int tab = byMouse ? bar_->tabAt(menu.pos()) : bar_->currentIndex();
        if (tab <= 0) return true;
        const QPoint at = byMouse ? menu.pos() : bar_->tabRect(tab).bottomLeft();
        emit menuWanted(frames_[static_cast<std::size_t>(tab) - 1], bar_->mapToGlobal(at));
        return true;
    }
    if (watched == bar_ && event->type() == QEvent::Resize) fit();
    return QStackedWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

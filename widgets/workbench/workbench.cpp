// SPDX-License-Identifier: MIT
#include "widgets/workbench/workbench.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QApplication>
#include <QMenu>
#include <QVBoxLayout>

#include "widgets/text/tool_tip.h"
#include "widgets/workbench/floating_panel.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/fold_section.h"
#include "widgets/workbench/fold_tabs.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/side_splitter.h"

namespace mazeloom::widgets {

Workbench::Workbench(QWidget* parent)
    : QWidget(parent),
      pages_(new MiddlePages),
      left_{new FoldColumn, new FoldTabs},
      right_{new FoldColumn, new FoldTabs},
      column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("workbench"));
    left_.column->setObjectName(QStringLiteral("leftColumn"));
    left_.column->setAccessibleName(tr("Left panels"));
    right_.column->setObjectName(QStringLiteral("rightColumn"));
    right_.column->setAccessibleName(tr("Right panels"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    left_.tabs->setObjectName(QStringLiteral("leftTabs"));
    right_.tabs->setObjectName(QStringLiteral("rightTabs"));
    setUp(left_);
    setUp(right_);
    right_.tabs->setUnfolded(false);
    connect(pages_, &MiddlePages::menuWanted, this,
            [this](PanelFrame* frame, const QPoint& at) { showMenu(*frame, at); });
    connect(pages_, &MiddlePages::closeWanted, this,
            [this](PanelFrame* frame) { setOpen(*frame, false); });
}

Workbench::~Workbench() {
    clear();
}

void Workbench::setUp(const Side& side) {
    side.tabs->setWeight(340);
    side.column->insert(0, *side.tabs);
    connect(side.tabs, &FoldTabs::menuWanted, this,
            [this](PanelFrame* frame, const QPoint& at) { showMenu(*frame, at); });
    connect(side.tabs, &FoldTabs::currentChanged, this, &Workbench::arranged);
}

void Workbench::setMiddle(QWidget* middle) {
    sides_ = new SideSplitter(left_.column, middle, right_.column);
    column_->addWidget(sides_, 1);
    for (FoldColumn* side : {left_.column, right_.column}) {
        connect(side, &FoldColumn::contentsChanged, this, &Workbench::showColumns);
        connect(side, &FoldColumn::contentsChanged, this, &Workbench::arranged);
        connect(side, &FoldColumn::weightsChanged, this, &Workbench::arranged);
    }
    connect(sides_, &QSplitter::splitterMoved, this, &Workbench::arranged);
    showColumns();
}

void Workbench::setTop(QWidget* bar) {
    column_->insertWidget(0, bar);
    top_ = bar;
}

PanelFrame& Workbench::add(const QString& id, const QString& title, QWidget* panel, PanelPlace home,
                           const QIcon& picture) {
    auto* frame = new PanelFrame(id, title, panel, picture);
    const bool left = home == PanelPlace::LeftTop || home == PanelPlace::LeftTabs;
    entries_.push_back(std::make_unique<Entry>(Entry{frame, home, left}));
    settle(*entries_.back());
    return *frame;
}

void Workbench::clear() {
    // Hide all panels. Otherwise the remaining ones would be laid out or repainted while others are
    // destroyed, although objects that they follow may no longer exist.
    hide();
    for (QObject* changing :
         std::initializer_list<QObject*>{left_.column, left_.tabs, right_.column, right_.tabs})
        changing->disconnect(this);
    for (const auto& entry : entries_) {
        entry->frame->disconnect(this);
        unsettle(*entry);
        delete entry->frame;
    }
    entries_.clear();
}

QList<PanelFrame*> Workbench::panels() const {
    QList<PanelFrame*> frames;
    for (const auto& entry : entries_)
        frames << entry->frame;
    return frames;
}

PanelFrame* Workbench::find(const QString& id) const {
    const auto at =
        std::ranges::find_if(entries_, [&](const auto& entry) { return entry->frame->id() == id; });
    return at == entries_.end() ? nullptr : (*at)->frame;
}

const Workbench::Entry& Workbench::entryOf(const PanelFrame& frame) const {
    return **std::ranges::find_if(entries_,
                                  [&](const auto& entry) { return entry->frame == &frame; });
}

Workbench::Entry& Workbench::entryOf(const PanelFrame& frame) {
    return const_cast<Entry&>(std::as_const(*this).entryOf(frame));
}

bool Workbench::isOpen(const PanelFrame& frame) const {
    return entryOf(frame).isOpen;
}

bool Workbench::isFloating(const PanelFrame& frame) const {
    return entryOf(frame).window != nullptr;
}

bool Workbench::hasSides(const PanelFrame& frame) const {
    const PanelPlace home = entryOf(frame).home;
    return home != PanelPlace::Middle && home != PanelPlace::Bottom;
}

bool Workbench::isAtLeft(const PanelFrame& frame) const {
    return entryOf(frame).isAtLeft;
}

bool Workbench::isTab(const Entry& entry) const {
    return entry.isAtLeft ? entry.home != PanelPlace::LeftTop : entry.home == PanelPlace::RightTabs;
}

const Workbench::Side& Workbench::sideOf(const Entry& entry) const {
    return entry.isAtLeft ? left_ : right_;
}

void Workbench::settle(Entry& entry) {
    PanelFrame& frame = *entry.frame;
    if (entry.home == PanelPlace::Middle) {
        pages_->add(frame);
    } else if (entry.home == PanelPlace::Bottom) {
        column_->addWidget(&frame);
        frame.setContextMenuPolicy(Qt::CustomContextMenu);
        connect(&frame, &QWidget::customContextMenuRequested, this,
                [this, &frame](const QPoint& at) { showMenu(frame, frame.mapToGlobal(at)); });
        frame.setVisible(areSeen());
    } else if (isTab(entry)) {
        FoldTabs& tabs = *sideOf(entry).tabs;
        int before = 0;
        for (const auto& other : entries_) {
            if (other.get() == &entry) break;
            if (std::ranges::count(tabs.frames(), other->frame) > 0) ++before;
        }
        tabs.insert(before, frame);
    } else {
        putInSection(entry);
    }
}

void Workbench::putInSection(Entry& entry) {
    int before = 0;
    for (const auto& other : entries_) {
        if (other.get() == &entry) break;
        if (other->section != nullptr && other->isAtLeft == entry.isAtLeft) ++before;
    }
    entry.section = new FoldSection(*entry.frame);
    connect(entry.section, &FoldSection::menuWanted, this,
            [this](PanelFrame* frame, const QPoint& at) { showMenu(*frame, at); });
    sideOf(entry).column->insert(before, *entry.section);
}

void Workbench::unsettle(Entry& entry) {
    PanelFrame& frame = *entry.frame;
    frame.hide();
    if (entry.window != nullptr) {
        entry.place = entry.window->geometry();
        frame.setParent(this);
        entry.window->disconnect(this);
        entry.window->hide();
        entry.window->deleteLater();
        entry.window = nullptr;
    } else if (entry.section != nullptr) {
        sideOf(entry).column->remove(*entry.section);
        frame.setParent(this);
        entry.section->disconnect();
        frame.disconnect(entry.section);
        // Delete the section later, because its header may have triggered this call.
        entry.section->deleteLater();
        entry.section = nullptr;
    } else if (entry.home == PanelPlace::Middle) {
        pages_->remove(frame);
        frame.setParent(this);
    } else if (entry.home == PanelPlace::Bottom) {
        frame.disconnect(this);
        column_->removeWidget(&frame);
        frame.setParent(this);
    } else {
        sideOf(entry).tabs->remove(frame);
        frame.setParent(this);
    }
}

void Workbench::setOpen(PanelFrame& frame, bool open) {
    Entry& entry = entryOf(frame);
    if (open == entry.isOpen) return;
    const bool hadFocus = !open && frame.isAncestorOf(QApplication::focusWidget());
    if (open) {
        settle(entry);
    } else {
        unsettle(entry);
    }
    entry.isOpen = open;
    // Otherwise the next widget of the window would get the focus, and its keys.
    if (hadFocus) pages_->takeFocus();
    emit openChanged(&frame, open);
    emit arranged();
}

void Workbench::setFloating(PanelFrame& frame, bool floating) {
    Entry& entry = entryOf(frame);
    if (floating == (entry.window != nullptr)) return;
    if (!entry.isOpen) setOpen(frame, true);
    const QSize size = frame.size().expandedTo({280, 200});
    const QPoint at = mapToGlobal(rect().center()) - QPoint(size.width() / 2, size.height() / 2);
    unsettle(entry);
    if (!floating) {
        settle(entry);
        raise(frame);
        emit arranged();
        return;
    }
    entry.window = new FloatingPanel(frame, window());
    connect(entry.window, &FloatingPanel::dockWanted, this,
            [this, &frame] { setFloating(frame, false); });
    connect(entry.window, &FloatingPanel::closeWanted, this,
            [this, &frame] { setOpen(frame, false); });
    entry.window->setGeometry(entry.place.isValid() ? entry.place : QRect(at, size));
    entry.window->setVisible(areSeen());
    emit arranged();
}

void Workbench::setSide(Entry& entry, bool left) {
    if (entry.isAtLeft == left) return;
    const bool isSettled = entry.isOpen && entry.window == nullptr;
    if (isSettled) unsettle(entry);
    entry.isAtLeft = left;
    if (isSettled) settle(entry);
}

void Workbench::moveToOtherSide(PanelFrame& frame) {
    Entry& entry = entryOf(frame);
    if (!hasSides(frame)) return;
    setSide(entry, !entry.isAtLeft);
    raise(frame);
}

void Workbench::show(PanelFrame& frame) {
    setLevelOnly(false);
    setOpen(frame, true);
    raise(frame);
}

void Workbench::show(const QString& id) {
    if (PanelFrame* frame = find(id)) show(*frame);
}

void Workbench::raise(PanelFrame& frame) {
    Entry& entry = entryOf(frame);
    if (!entry.isOpen) return;
    if (entry.window != nullptr) {
        entry.window->raise();
    } else if (entry.section != nullptr) {
        frame.setUnfolded(true);
        sideOf(entry).column->reveal(*entry.section);
    } else if (entry.home == PanelPlace::Middle) {
        pages_->setCurrent(frame);
    } else if (entry.home != PanelPlace::Bottom) {
        const Side& side = sideOf(entry);
        side.tabs->setCurrent(frame);
        side.tabs->setUnfolded(true);
        side.column->reveal(*side.tabs);
    }
}

void Workbench::raise(const QString& id) {
    if (PanelFrame* frame = find(id)) raise(*frame);
}

void Workbench::showColumns() {
    left_.column->setVisible(areSeen() && !left_.column->isEmpty());
    right_.column->setVisible(areSeen() && !right_.column->isEmpty());
    if (sides_ != nullptr) sides_->arrange();
}

void Workbench::setPanelsShown(bool shown) {
    if (shown == arePanelsShown_) return;
    arePanelsShown_ = shown;
    showParts();
    emit panelsShownChanged(shown);
}

void Workbench::setLevelOnly(bool only) {
    if (only == isLevelOnly_) return;
    isLevelOnly_ = only;
    if (only) {
        pageBefore_ = qobject_cast<PanelFrame*>(pages_->currentWidget());
        pages_->showWork();
    }
    showParts();
    if (!only && pageBefore_ != nullptr) pages_->setCurrent(*pageBefore_);
    if (!only) pageBefore_ = nullptr;
    emit levelOnlyChanged(only);
    emit arranged();
}

void Workbench::showParts() {
    showColumns();
    // If panels are hidden because no level is open, keep the bar: no level needs its room.
    if (top_ != nullptr) top_->setVisible(areSeen() || !arePanelsShown_);
    pages_->setTabsShown(areSeen());
    for (const auto& entry : entries_) {
        if (entry->window != nullptr) {
            entry->window->setVisible(areSeen());
        } else if (entry->isOpen && entry->home == PanelPlace::Bottom) {
            entry->frame->setVisible(areSeen());
        }
    }
}

void Workbench::showMenu(PanelFrame& frame, const QPoint& at) {
    QMenu menu(this);
    const auto add = [&](const QString& text, const QString& tip, auto&& work) {
        QAction* action = menu.addAction(text);
        setTips(*action, tip);
        // Queued until the menu has closed, because the action may destroy the menu's owner.
        connect(action, &QAction::triggered, this, work, Qt::QueuedConnection);
    };
    if (!isFloating(frame)) {
        add(tr("&Float"), tr("Take this panel out of the window"),
            [this, &frame] { setFloating(frame, true); });
    }
    add(tr("&Close"), tr("Close this panel; View → Panels brings it back"),
        [this, &frame] { setOpen(frame, false); });
    if (hasSides(frame)) {
        add(tr("&Move to the other side"), tr("Put this panel into the column at the other side"),
            [this, &frame] { moveToOtherSide(frame); });
    }
    menu.exec(at);
}

}  // namespace mazeloom::widgets

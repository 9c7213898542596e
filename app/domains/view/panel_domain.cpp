// SPDX-License-Identifier: MIT
#include "app/domains/view/panel_domain.h"

#include <algorithm>

#include <QApplication>
#include <QMainWindow>
#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/help/manual_topics.h"
#include "widgets/canvas/canvas.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/context/picked.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PanelFrame;

namespace {

bool takesKeys(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr;
}

/// Returns the widget of the panel that had the focus last, or else the first one that can have it.
QWidget* placeForFocus(QWidget& panel) {
    QWidget* last = panel.focusWidget();
    if (last != nullptr && takesKeys(*last)) return last;
    QWidget* widget = panel.nextInFocusChain();
    for (; widget != &panel && widget != nullptr; widget = widget->nextInFocusChain()) {
        if (panel.isAncestorOf(widget) && takesKeys(*widget)) return widget;
    }
    return takesKeys(panel) ? &panel : nullptr;
}

}  // namespace

PanelDomain::PanelDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workbench_(parts.workbench),
      level_(parts.canvas),
      next_(parts.actions.add(this, {.id = "panel.next",
                                     .text = tr("&Next panel"),
                                     .shortcuts = {QKeySequence(Qt::Key_F6)},
                                     .tip = tr("Go on to the next visible panel, or to the level"),
                                     .triggered = [this] { goOn(1); }})),
      previous_(
          parts.actions.add(this, {.id = "panel.previous",
                                   .text = tr("&Previous panel"),
                                   .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
                                   .tip = tr("Go back to the previous panel, or to the level"),
                                   .triggered = [this] { goOn(-1); }})) {
    for (PanelFrame* frame : workbench_.panels())
        addPanel(parts.actions, *frame);
    QMenu* menu =
        parts.actions.addMenu(MenuGroup::Panels, tr("&Panels"), tr("Which panels are shown"));
    menu->addActions(panels_);
    menu->addSeparator();
    menu->addActions({next_, previous_});
    levelOnly_ = parts.actions.add(
        this, {.id = "view.level-only",
               .text = tr("&Hide panels"),
               .icon = "full-screen",
               .shortcuts = {QKeySequence(Qt::Key_Tab)},
               .tip = tr("Hide everything but level, tools and menus, or show it again; Tab does "
                         "so on the level"),
               .checkable = true,
               .menu = MenuGroup::Panels,
               .triggered = [this](bool on) { workbench_.setLevelOnly(on); }});
    connect(&workbench_, &widgets::Workbench::levelOnlyChanged, levelOnly_, &QAction::setChecked);
    const auto enable = [this](bool shown) {
        for (QAction* action : panels_ + QList{next_, previous_, levelOnly_})
            action->setEnabled(shown);
    };
    connect(&workbench_, &widgets::Workbench::panelsShownChanged, this, enable);
    unfoldOnPick(parts.toolBox.context().picked());
}

void PanelDomain::addPanel(ActionRegistry& actions, PanelFrame& frame) {
    const QByteArray id = "panel." + frame.id().toLatin1();
    QAction* action = actions.add(
        this, {.id = id.constData(),
               .text = frame.title(),
               .tip = tr("Show this panel and go there; close it if it is in front already"),
               .checkable = true,
               .triggered = [this, &frame, place = panels_.size()] {
                   toggle(frame);
                   panels_[place]->setChecked(workbench_.isOpen(frame));
               }});
    panels_ << action;
    setManualPage(*action, manualPageOf(&frame.panel()));
    action->setChecked(workbench_.isOpen(frame));
    connect(&workbench_, &widgets::Workbench::openChanged, action,
            [action, &frame](const PanelFrame* changed, bool open) {
                if (changed == &frame) action->setChecked(open);
            });
}

void PanelDomain::toggle(PanelFrame& frame) {
    if (frame.isInFront()) {
        workbench_.setOpen(frame, false);
        return;
    }
    workbench_.show(frame);
    focus(frame);
}

void PanelDomain::focus(const PanelFrame& frame) {
    frame.window()->activateWindow();
    if (QWidget* place = placeForFocus(frame.panel())) place->setFocus(Qt::ShortcutFocusReason);
}

void PanelDomain::goOn(int by) {
    QList<PanelFrame*> ring{nullptr};  // null: the level
    for (PanelFrame* frame : workbench_.panels()) {
        if (frame->isInFront() && placeForFocus(frame->panel()) != nullptr) ring << frame;
    }
    const QWidget* now = QApplication::focusWidget();
    const auto here = std::ranges::find_if(ring, [now](const PanelFrame* frame) {
        return frame != nullptr && frame->isAncestorOf(now);
    });
    const qsizetype count = ring.size();
    const qsizetype place = here == ring.end() ? 0 : here - ring.begin();
    if (const PanelFrame* frame = ring[(place + by + count) % count]) {
        focus(*frame);
    } else {
        level_.window()->activateWindow();
        level_.setFocus(Qt::ShortcutFocusReason);
    }
}

void PanelDomain::unfoldOnPick(widgets::Picked& picked) {
    PanelFrame* selected = workbench_.find(QStringLiteral("selected"));
    // Unfold the panel only if nothing was picked before: if the user folds it again, it stays
    // folded.
    connect(&picked, &widgets::Picked::changed, selected,
            [this, &picked, selected, before = false]() mutable {
                const bool any = !picked.objects().empty() || picked.path().has_value();
                const bool first = any && !before;
                before = any;
                if (first) workbench_.raise(*selected);
            });
}

}  // namespace mazeloom::app

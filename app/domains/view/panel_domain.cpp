// SPDX-License-Identifier: MIT
#include "app/domains/view/panel_domain.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "widgets/tools/context/picked.h"

namespace mazeloom::app {

namespace {

/// As one reads the window: from the left to the right, then the bottom. Raising a panel changes
/// the order in which the window knows them.
constexpr std::array kOrder{"levelsDock",     "problemsDock",    "campaignDock", "explanationDock",
                            "recipeDock",     "inspectorDock",   "dungeonDock",  "stepsDock",
                            "provenanceDock", "breakPointsDock", "historyDock",  "timelineDock"};

auto placeInOrder(const QDockWidget* dock) {
    return std::ranges::find_if(
               kOrder,
               [dock](const char* name) { return dock->objectName() == QLatin1String(name); }) -
           kOrder.begin();
}

bool takesKeys(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr;
}

/// What of a panel had the focus last, or else the first thing in it that can have it.
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

PanelDomain::PanelDomain(ActionRegistry& actions, QMainWindow& window, QWidget& level)
    : QObject(&window),
      window_(window),
      level_(level),
      next_(
          actions.add(this, {.id = "panel.next",
                             .text = tr("&Next panel"),
                             .shortcuts = {QKeySequence(Qt::Key_F6)},
                             .tip = tr("Go on to the next panel that is in view, or to the level"),
                             .triggered = [this] { goOn(1); }})),
      previous_(actions.add(this, {.id = "panel.previous",
                                   .text = tr("&Previous panel"),
                                   .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
                                   .tip = tr("Go back to the panel before, or to the level"),
                                   .triggered = [this] { goOn(-1); }})) {
    docks_ = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    std::ranges::stable_sort(docks_, {}, placeInOrder);
    for (QDockWidget* dock : docks_)
        addPanel(actions, *dock);
    QMenu* menu = actions.addMenu(MenuGroup::Panels, tr("&Panels"), tr("Which panels are shown"));
    menu->addActions(panels_);
    menu->addSeparator();
    menu->addActions({next_, previous_});
}

void PanelDomain::addPanel(ActionRegistry& actions, QDockWidget& dock) {
    const QByteArray id = "panel." + dock.objectName().remove(QStringLiteral("Dock")).toLatin1();
    QAction* action =
        actions.add(this, {.id = id.constData(),
                           .text = dock.windowTitle(),
                           .tip = tr("Show this panel and go there; close it when it is in front"),
                           .checkable = true,
                           .triggered = [this, &dock, place = panels_.size()] {
                               toggle(dock);
                               panels_[place]->setChecked(!dock.isHidden());
                           }});
    panels_ << action;
    const QAction* shown = dock.toggleViewAction();
    action->setChecked(shown->isChecked());
    connect(shown, &QAction::toggled, action, &QAction::setChecked);
}

bool PanelDomain::isInFront(const QDockWidget& dock) {
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

void PanelDomain::toggle(QDockWidget& dock) {
    if (isInFront(dock)) {
        dock.close();
        return;
    }
    dock.show();
    dock.raise();
    focus(dock);
}

void PanelDomain::focus(QDockWidget& dock) {
    if (dock.isFloating()) dock.activateWindow();
    if (QWidget* place = placeForFocus(*dock.widget())) place->setFocus(Qt::ShortcutFocusReason);
}

void PanelDomain::goOn(int by) {
    QList<QDockWidget*> ring{nullptr};  // null stands for the level
    for (QDockWidget* dock : docks_) {
        if (isInFront(*dock) && placeForFocus(*dock->widget()) != nullptr) ring << dock;
    }
    const QWidget* now = QApplication::focusWidget();
    const auto here = std::ranges::find_if(ring, [now](const QDockWidget* dock) {
        return dock != nullptr && dock->isAncestorOf(now);
    });
    const qsizetype count = ring.size();
    const qsizetype place = here == ring.end() ? 0 : here - ring.begin();
    if (QDockWidget* dock = ring[(place + by + count) % count]) {
        focus(*dock);
    } else {
        window_.activateWindow();
        level_.setFocus(Qt::ShortcutFocusReason);
    }
}

void PanelDomain::raiseOnPick(widgets::Picked& picked, QDockWidget& inspector) {
    const auto isAtWorkInFront = [this, &inspector] {
        const QWidget* now = QApplication::focusWidget();
        return std::ranges::any_of(
            window_.tabifiedDockWidgets(&inspector),
            [now](const QDockWidget* dock) { return dock->isAncestorOf(now); });
    };
    // Once for each time that something is picked after nothing was: who turned to another tab
    // meanwhile wants that one.
    connect(&picked, &widgets::Picked::changed, &inspector,
            [&picked, &inspector, isAtWorkInFront, before = false]() mutable {
                const bool any = !picked.objects().empty() || picked.path().has_value();
                const bool first = any && !before;
                before = any;
                if (first && inspector.isVisible() && !isInFront(inspector) && !isAtWorkInFront())
                    inspector.raise();
            });
}

}  // namespace mazeloom::app

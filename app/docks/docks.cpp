// SPDX-License-Identifier: MIT
#include "app/docks/docks.h"

#include <QAbstractButton>

#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

/// Qt gives the buttons of a dock's title names, but no tips.
void explainTitleButtons(const QDockWidget& dock) {
    const auto explain = [&dock](const char* name, const QString& tip) {
        auto* button = dock.findChild<QAbstractButton*>(QLatin1String(name));
        if (button == nullptr) return;
        widgets::setTips(*button, tip);
    };
    explain("qt_dockwidget_closebutton",
            Docks::tr("Close this panel; View → Panels brings it back"));
    explain("qt_dockwidget_floatbutton",
            Docks::tr("Take this panel out of the window, or put it back"));
}

}  // namespace

Docks::Docks(QMainWindow& window, const DockedPanels& panels) : QObject(&window), window_(window) {
    // The timeline runs along the whole bottom, below the panels at both sides.
    window_.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window_.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window_.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                           QMainWindow::AllowNestedDocks);
    window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);

    const auto add = [this](const char* name, const QString& title, QWidget* panel,
                            Qt::DockWidgetArea area) {
        return docks_.emplace_back(addDock(window_, name, title, panel, area)).get();
    };
    constexpr auto kLeft = Qt::LeftDockWidgetArea;
    constexpr auto kRight = Qt::RightDockWidgetArea;
    QDockWidget* levels = add("levelsDock", tr("Levels"), panels.levels, kLeft);
    QDockWidget* explanation = add("explanationDock", tr("Explanation"), panels.explanation, kLeft);
    QDockWidget* recipe = add("recipeDock", tr("Recipe"), panels.recipe, kRight);
    QDockWidget* inspector = add("inspectorDock", tr("Inspector"), panels.inspector, kRight);
    QDockWidget* dungeon = add("dungeonDock", tr("Dungeon"), panels.dungeon, kRight);
    QDockWidget* steps = add("stepsDock", tr("Steps"), panels.steps, kRight);
    QDockWidget* provenance = add("provenanceDock", tr("Cell"), panels.provenance, kRight);
    QDockWidget* breakPoints =
        add("breakPointsDock", tr("Break points"), panels.breakPoints, kRight);
    QDockWidget* history = add("historyDock", tr("History"), panels.history, kRight);
    QDockWidget* problems = add("problemsDock", tr("Problems"), panels.problems, kLeft);
    QDockWidget* campaign = add("campaignDock", tr("Campaign"), panels.campaign, kLeft);
    add("timelineDock", tr("Timeline"), panels.timeline, Qt::BottomDockWidgetArea);
    window_.tabifyDockWidget(steps, provenance);
    window_.tabifyDockWidget(provenance, breakPoints);
    window_.tabifyDockWidget(breakPoints, history);
    window_.tabifyDockWidget(explanation, problems);
    window_.tabifyDockWidget(problems, campaign);
    explanation->raise();
    steps->raise();
    window_.tabifyDockWidget(recipe, inspector);
    window_.tabifyDockWidget(inspector, dungeon);
    recipe->raise();
    window_.resizeDocks({levels, recipe}, {272, 320}, Qt::Horizontal);
    window_.resizeDocks({levels, explanation}, {300, 340}, Qt::Vertical);
    window_.resizeDocks({recipe, steps}, {400, 240}, Qt::Vertical);
}

QDockWidget* addDock(QMainWindow& window, const char* name, const QString& title, QWidget* panel,
                     Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    explainTitleButtons(*dock);
    window.addDockWidget(area, dock);
    return dock;
}

QDockWidget* Docks::find(const char* name) const {
    return window_.findChild<QDockWidget*>(QLatin1String(name));
}

void Docks::show(const char* name) const {
    QDockWidget* dock = find(name);
    dock->show();
    dock->raise();
}

void Docks::raise(const char* name) const {
    if (QDockWidget* dock = find(name)) dock->raise();
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/domains/overlay_domain.h"

#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/map_overlays.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::Overlay;

OverlayDomain::OverlayDomain(ActionRegistry& actions, widgets::Canvas& canvas,
                             widgets::Player& player, QObject* parent)
    : QObject(parent), overlays_(new widgets::MapOverlays(canvas, player)) {
    const auto add = [&](const char* id, const QString& text, Qt::Key key, const QString& tip,
                         Overlay overlay) {
        QAction* action = actions.add({id, text, "", {QKeySequence(Qt::ALT | key)}, tip, true});
        actions_.append(action);
        const QString setting = QStringLiteral("view/") + QLatin1String(id);
        connect(action, &QAction::toggled, this, [this, setting, overlay](bool shown) {
            overlays_->setShown(overlay, shown);
            QSettings().setValue(setting, shown);
        });
        action->setChecked(QSettings().value(setting, false).toBool());
    };
    add("overlay.hidden-maze", tr("&Hidden maze"), Qt::Key_1,
        tr("Draw the ways of the hidden maze as lines"), Overlay::HiddenMaze);
    add("overlay.traps", tr("&Traps"), Qt::Key_2, tr("Mark every trap, at any zoom"),
        Overlay::Traps);
    add("overlay.coins", tr("&Coins"), Qt::Key_3, tr("Mark every coin, at any zoom"),
        Overlay::Coins);
    add("overlay.reach", tr("&Reach"), Qt::Key_4,
        tr("Show where the hero can go without a trap, only over traps, and not at all"),
        Overlay::Reach);
    add("overlay.distance", tr("&Distance from the hero"), Qt::Key_5,
        tr("Colour cells by the steps that lead there around all traps"), Overlay::Distance);
    none_ = actions.add({"overlay.none",
                         tr("&No overlays"),
                         "",
                         {QKeySequence(Qt::ALT | Qt::Key_0)},
                         tr("Take all overlays off the level")});
    connect(none_, &QAction::triggered, this, [this] {
        for (QAction* action : actions_)
            action->setChecked(false);
    });
    connect(overlays_, &widgets::MapOverlays::changed, this, &OverlayDomain::changed);
}

void OverlayDomain::fill(QMenu& menu) const {
    QMenu* overlays = menu.addMenu(tr("O&verlays"));
    const QString tip = tr("What of the level is shown at a glance");
    overlays->menuAction()->setStatusTip(tip);
    widgets::setPlainToolTip(*overlays->menuAction(), tip);
    overlays->addActions(actions_);
    overlays->addSeparator();
    overlays->addAction(none_);
}

QString OverlayDomain::describe(grid::Point cell) const {
    return overlays_->describe(cell);
}

}  // namespace mazeloom::app

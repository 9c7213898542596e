// SPDX-License-Identifier: MIT
#include "app/domains/view/overlay_domain.h"

#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/actions/overlay_action.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::Overlay;

OverlayDomain::OverlayDomain(ActionRegistry& actions, widgets::Canvas& canvas,
                             widgets::Player& player, QObject* parent)
    : QObject(parent),
      registry_(actions),
      player_(player),
      overlays_(new widgets::MapOverlays(canvas, player)) {
    const auto add = [&](Overlay overlay, const QString& text, Qt::Key key, const QString& tip,
                         bool standard = false, const char* icon = "") {
        const QString id = overlayAction(widgets::idOf(overlay));
        const QString setting = QStringLiteral("view/") + id;
        const QByteArray name = id.toLatin1();
        QAction* action = actions.add(this, {.id = name.constData(),
                                             .text = text,
                                             .icon = icon,
                                             .shortcuts = {QKeySequence(Qt::ALT | key)},
                                             .tip = tip,
                                             .checkable = true,
                                             .toggled = [this, setting, overlay](bool shown) {
                                                 overlays_->setShown(overlay, shown);
                                                 QSettings().setValue(setting, shown);
                                             }});
        actions_.append(action);
        action->setChecked(QSettings().value(setting, standard).toBool());
        return action;
    };
    add(Overlay::HiddenMaze, tr("&Hidden maze"), Qt::Key_1,
        tr("Draw the ways of the hidden maze as lines"));
    add(Overlay::Traps, tr("&Traps"), Qt::Key_2, tr("Mark every trap, at any zoom"));
    add(Overlay::Coins, tr("&Coins"), Qt::Key_3, tr("Mark every coin, at any zoom"));
    add(Overlay::Reach, tr("&Reach"), Qt::Key_4,
        tr("Show where the hero can go without a trap, only over traps, and not at all"));
    add(Overlay::Distance, tr("&Distance from the hero"), Qt::Key_5,
        tr("Colour cells by the steps that lead there around all traps"));
    known_ = add(Overlay::Known, tr("&What can be known"), Qt::Key_Minus,
                 tr("Show what a player can deduce about each cell from the numbers, and the "
                    "chance of a trap in unknown cells"),
                 false, "known");
    add(Overlay::Kept, tr("&Pinned cells"), Qt::Key_7,
        tr("Show which cells of the generated level are pinned"), true);
    add(Overlay::Dark, tr("D&ark cells"), Qt::Key_9, tr("Show which cells are dark"), true);
    none_ = actions.add(this, {.id = "overlay.none",
                               .text = tr("&No overlays"),
                               .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_0)},
                               .tip = tr("Hide all overlays"),
                               .triggered = [this] {
                                   for (QAction* action : actions_)
                                       action->setChecked(false);
                               }});
    connect(overlays_, &widgets::MapOverlays::changed, this, &OverlayDomain::changed);
    connect(&player, &widgets::Player::timelineChanged, this, &OverlayDomain::explainKnown);
    explainKnown();
    menu_ = actions.addMenu(MenuGroup::Look, tr("O&verlays"),
                            tr("Extra information that is drawn over the level"));
    menu_->addActions(actions_);
    menu_->addSeparator();
    menu_->addAction(none_);
}

void OverlayDomain::explainKnown() {
    const trace::Timeline* timeline = player_.timeline();
    const bool isTemple =
        timeline == nullptr || timeline->trace().ruleset == level::Ruleset::Temple;
    known_->setEnabled(isTemple);
    registry_.setReason(known_, isTemple ? QString() : tr("Only temples have numbers and traps"));
}

void OverlayDomain::setNumbers(play::temple::Numbers numbers) {
    overlays_->setNumbers(numbers);
}

QString OverlayDomain::describe(grid::Point cell) const {
    return overlays_->describe(cell);
}

}  // namespace mazeloom::app

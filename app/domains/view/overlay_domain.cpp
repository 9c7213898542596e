// SPDX-License-Identifier: MIT
#include "app/domains/view/overlay_domain.h"

#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/actions/overlay_action.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::Overlay;

OverlayDomain::OverlayDomain(ActionRegistry& actions, widgets::Canvas& canvas,
                             widgets::Player& player, QObject* parent)
    : QObject(parent),
      registry_(actions),
      player_(player),
      overlays_(new widgets::MapOverlays(canvas, player)) {
    for (int i = 0; i < widgets::kOverlays; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        const widgets::OverlayInfo& info = widgets::infoOf(overlay);
        const QString id = overlayAction(info.id);
        const QString setting = QStringLiteral("view/") + id;
        const QByteArray name = id.toLatin1();
        QAction* action = actions.add(this, {.id = name.constData(),
                                             .text = widgets::OverlayText::tr(info.title),
                                             .icon = info.icon,
                                             .shortcuts = {QKeySequence(Qt::ALT | info.key)},
                                             .tip = widgets::OverlayText::tr(info.tip),
                                             .checkable = true,
                                             .toggled = [this, setting, overlay](bool shown) {
                                                 overlays_->setShown(overlay, shown);
                                                 QSettings().setValue(setting, shown);
                                             }});
        actions_.append(action);
        action->setChecked(QSettings().value(setting, info.isOnAtFirst).toBool());
    }
    none_ = actions.add(this, {.id = "overlay.none",
                               .text = tr("&No overlays"),
                               .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_0)},
                               .tip = tr("Hide all overlays"),
                               .triggered = [this] {
                                   for (QAction* action : actions_)
                                       action->setChecked(false);
                               }});
    connect(overlays_, &widgets::MapOverlays::changed, this, &OverlayDomain::changed);
    connect(&player, &widgets::Player::timelineChanged, this, &OverlayDomain::enableActions);
    enableActions();
    menu_ = actions.addMenu(MenuGroup::Look, tr("O&verlays"),
                            tr("Extra information that is drawn over the level"));
    menu_->addActions(actions_);
    menu_->addSeparator();
    menu_->addAction(none_);
}

void OverlayDomain::enableActions() {
    const trace::Timeline* timeline = player_.timeline();
    const bool isTemple =
        timeline == nullptr || timeline->trace().ruleset == level::Ruleset::Temple;
    for (int i = 0; i < widgets::kOverlays; ++i) {
        const char* const why = widgets::infoOf(static_cast<Overlay>(i)).whyOnlyTemples;
        if (why == nullptr) continue;
        actions_[i]->setEnabled(isTemple);
        registry_.setReason(actions_[i], isTemple ? QString() : widgets::OverlayText::tr(why));
    }
}

void OverlayDomain::setNumbers(play::temple::Numbers numbers) {
    overlays_->setNumbers(numbers);
}

QString OverlayDomain::describe(grid::Point cell) const {
    return overlays_->describe(cell);
}

}  // namespace mazeloom::app

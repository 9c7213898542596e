// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/player_panel.h"

namespace mazeloom::widgets {

PlayerPanel::PlayerPanel(Player& player, QWidget* parent) : QWidget(parent), player_(player) {
    connect(&player_, &Player::timelineChanged, this, &PlayerPanel::takeBoth);
    connect(&player_, &Player::awaitingChanged, this, [this] {
        if (player_.timeline() == nullptr) {
            takeBoth();
        } else if (isVisible()) {
            takeMoment();
        }
    });
    connect(&player_, &Player::shownChanged, this, [this] {
        if (isVisible()) takeMoment();
    });
}

void PlayerPanel::takeBoth() {
    behind_ = !isVisible();
    if (behind_) return;
    takeTimeline();
    takeMoment();
}

void PlayerPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (behind_) takeTimeline();
    behind_ = false;
    takeMoment();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/timeline/speed_slider.h"

#include <cmath>

#include <QKeyEvent>
#include <QSignalBlocker>

#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPerTenfold = 100;

int notchOf(double speed) {
    return static_cast<int>(std::lround(std::log10(speed) * kPerTenfold));
}

/// Returns the speed at a notch of the slider, rounded to two significant digits: 60, not 60.26.
double speedAt(int notch) {
    const double speed = std::pow(10, static_cast<double>(notch) / kPerTenfold);
    const double unit = std::pow(10, std::floor(std::log10(speed)) - 1);
    return std::round(speed / unit) * unit;
}

}  // namespace

SpeedSlider::SpeedSlider(Player& player, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), player_(player) {
    setRange(notchOf(Player::kSlowest), notchOf(Player::kFastest));
    setSingleStep(kPerTenfold / 20);
    setPageStep(kPerTenfold);
    setTickInterval(kPerTenfold);
    setTickPosition(QSlider::TicksBelow);
    // A click on the slider does not move the keyboard focus.
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Speed"));
    setStatusTip(tr("How many steps a second playing makes, 1 to 1,000,000"));
    connect(this, &QSlider::valueChanged, &player_,
            [this](int notch) { player_.setSpeed(speedAt(notch)); });
    connect(&player_, &Player::speedChanged, this, &SpeedSlider::takeSpeed);
    takeSpeed(player_.speed());
}

/// Ignores Home and End. Elsewhere they jump to the ends of the timeline, so a user who presses
/// them here by mistake would change the speed.
void SpeedSlider::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End) {
        event->ignore();
    } else {
        QSlider::keyPressEvent(event);
    }
}

void SpeedSlider::takeSpeed(double speed) {
    const QSignalBlocker quiet(this);
    setValue(notchOf(speed));
    setPlainToolTip(*this, tr("Speed: %1 steps").arg(speedText(speed)));
    setAccessibleDescription(tr("%1 steps").arg(speedText(speed)));
}

}  // namespace mazeloom::widgets

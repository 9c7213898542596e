// SPDX-License-Identifier: MIT
// How fast the timeline plays, from one to a million steps a second.
#pragma once

#include <QSlider>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// A logarithmic scale: every tenfold takes the same way. Arrows change the speed by about a tenth,
/// Page Up and Down tenfold.
class SpeedSlider : public QSlider {
    Q_OBJECT

  public:
    explicit SpeedSlider(Player& player, QWidget* parent = nullptr);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void takeSpeed(double speed);

    Player& player_;
};

}  // namespace mazeloom::widgets

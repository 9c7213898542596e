// SPDX-License-Identifier: MIT
// A slider for the timeline's speed, from one to a million steps a second.
#pragma once

#include <QSlider>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// A logarithmic scale: each factor of ten takes the same distance. Arrow keys change the speed by
/// about a tenth, Page Up and Page Down by a factor of ten.
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

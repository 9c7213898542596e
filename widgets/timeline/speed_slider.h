// SPDX-License-Identifier: MIT
// A slider for the speed of playing, from one to a million steps per second.
#pragma once

#include <QSlider>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// The scale is logarithmic: each factor of ten has the same length. Arrow keys change the speed by
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

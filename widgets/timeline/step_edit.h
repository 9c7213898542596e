// SPDX-License-Identifier: MIT
// A field that shows the number of the timeline's current step, and accepts another number.
#pragma once

#include "widgets/panels/number_box.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// Enter goes to the typed step. While the user types a number, playing does not overwrite it.
class StepEdit : public NumberBox {
    Q_OBJECT

  public:
    explicit StepEdit(Player& player, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void takePosition();
    void go();

    Player& player_;
};

}  // namespace mazeloom::widgets

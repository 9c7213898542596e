// SPDX-License-Identifier: MIT
// A field that shows the timeline's current step number and accepts another one.
#pragma once

#include "widgets/panels/number_box.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// Enter goes to the typed step. Playing does not overwrite a number while it is being typed.
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

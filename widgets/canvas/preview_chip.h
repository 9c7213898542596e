// SPDX-License-Identifier: MIT
// Says on the canvas that it shows another moment than the one where the timeline stands, while a
// list of steps is only pointed at.
#pragma once

#include "widgets/text/plain_label.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

class PreviewChip : public PlainLabel {
    Q_OBJECT

  public:
    /// Lies over `canvas`, which owns it. `player` outlives it.
    PreviewChip(QWidget& canvas, const Player& player);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void tell();
    void place();

    QWidget& canvas_;
    const Player& player_;
};

}  // namespace mazeloom::widgets

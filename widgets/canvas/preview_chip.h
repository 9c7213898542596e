// SPDX-License-Identifier: MIT
// A label on the canvas, shown while the canvas previews another step than the timeline's current
// one, because the user points at an entry of a list of steps.
#pragma once

#include "widgets/text/plain_label.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

class PreviewChip : public PlainLabel {
    Q_OBJECT

  public:
    /// Becomes a child of `canvas` and lies over it. `player` must outlive the label.
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

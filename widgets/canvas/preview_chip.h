// SPDX-License-Identifier: MIT
// A label on the canvas, shown while the canvas does not show what the rest of the window does: it
// previews another step than the timeline's current one, because the user points at an entry of a
// list of steps; or it still shows the level before, because the chosen level is being generated.
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
    /// Returns the label's text; empty if the canvas shows what the window does.
    QString textOf() const;
    void place();

    QWidget& canvas_;
    const Player& player_;
};

}  // namespace mazeloom::widgets

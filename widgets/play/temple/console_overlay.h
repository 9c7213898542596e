// SPDX-License-Identifier: MIT
// Shows the texts of consoles (RULES.md T-11.3), one at a time, until the player closes it. The
// player can also go back to texts that were read before.
#pragma once

#include <QStringList>

#include "widgets/play/play_overlay.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace mazeloom::widgets {

class ConsoleOverlay : public PlayOverlay {
    Q_OBJECT

  public:
    /// `view` and `gamepad` are used as in PlayOverlay.
    ConsoleOverlay(QWidget& view, Gamepad& gamepad);

    /// Shows the text at `index`; `texts` must not be empty.
    void read(const QStringList& texts, int index);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showText(int index);
    void fitText();

    QStringList texts_;
    int index_ = 0;
    bool isPressed_ = false;  ///< the mouse button was pressed over this overlay
    QLabel* title_;
    QScrollArea* scroll_;
    QLabel* text_;
    QPushButton* goOn_;
    QPushButton* before_;
    QPushButton* after_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A cursor over the floor's cells. The line below the map says what the hero knows about the cell
// under the cursor; screen readers hear it. Looking presses no key of the game.
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/grid/point.h"
#include "widgets/devices/gamepad.h"
#include "widgets/play/descent/descent_words.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class DescentView;

class LookOverlay : public QWidget {
    Q_OBJECT

  public:
    /// Covers all of `board` and follows its size. `view` is the map in it. `gamepad` must
    /// outlive the overlay.
    LookOverlay(QWidget& board, DescentView& view, Gamepad& gamepad);

    void setTheme(const Theme& theme);
    /// Begins to look at the hero's cell.
    void open();
    /// Closes the overlay and returns the focus to the board.
    void shut();
    grid::Point cell() const { return cell_; }
    /// Returns the sentence about the cell under the cursor.
    QString words() const;

  signals:
    /// The player has finished looking.
    void dismissed();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Goes to the next or previous cell of interest.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void lookAt(grid::Point cell);
    /// Returns how the cursor moves, by keys or by a connected pad.
    QString hint() const;
    QRectF lineRect() const;

    QWidget& board_;
    DescentView& view_;
    Gamepad& gamepad_;
    PadNavigation navigation_;
    Theme theme_;
    grid::Point cell_;
};

}  // namespace mazeloom::widgets

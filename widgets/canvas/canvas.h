// SPDX-License-Identifier: MIT
// The view in which a designer watches and edits a level.
#pragma once

#include <optional>
#include <vector>

#include "core/edit/cell_cursor.h"
#include "widgets/canvas/level_pane.h"

class QNativeGestureEvent;
class QTouchEvent;

namespace mazeloom::widgets {

/// Shows the level at a player's position. Pan by dragging with space or the middle button held, or
/// with the wheel; zoom with Ctrl and the wheel, a pinch, or the + and − keys. Arrow keys move the
/// cell cursor, which acts like the pointer. Enter acts like the button; for tools that drag, it
/// stays down until Enter is pressed again.
class Canvas : public LevelPane {
    Q_OBJECT

  public:
    /// `player` must outlive the canvas.
    explicit Canvas(Player* player, QWidget* parent = nullptr);
    ~Canvas() override;

    /// The cell under the pointer or the cell cursor, as last reported by cellHovered().
    std::optional<grid::Point> hoveredCell() const { return hovered_; }
    /// The cell cursor. Unset until an arrow key is pressed, and again once the mouse is used. May
    /// lie outside the level if the tool reaches there.
    std::optional<grid::Point> cursorCell() const { return cursor_; }
    bool hasCursor() const { return cursor_.has_value(); }

    /// Sets the tool that takes clicks and drags; null: clicks report cells (cellClicked). Cancels
    /// a gesture under way. The tool must outlive the canvas or be removed first.
    void setTool(CanvasTool* tool);
    /// Sets the handles, drawn over all layers. The first one that catches the pointer takes the
    /// mouse, before the tool. They must outlive the canvas or be removed first.
    void setHandles(std::vector<CanvasHandle*> handles);

  signals:
    /// The cell under the pointer or the cell cursor, or none.
    void cellHovered(std::optional<mazeloom::grid::Point> cell);
    void cellClicked(mazeloom::grid::Point cell);
    /// A drag between two cells ended without effect, as there is no tool.
    void dragIgnored();
    /// Requests a context menu at a screen position, for a cell or none: by the right button or the
    /// menu key. A right click that cancels a tool's gesture does not emit it.
    void menuWanted(std::optional<mazeloom::grid::Point> cell, const QPoint& at);
    /// The cell cursor appeared or disappeared.
    void cursorShown(bool shown);

  protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    void levelShown() override;
    void levelGrown(const grid::Rect& cells) override;
    void momentShown() override;
    void followView() override { hoverAgain(); }
    std::vector<const CanvasLayer*> toolLayers() const override;
    void paintHovered(QPainter& painter) const override;
    void paintCursor(QPainter& painter) const override;

  private:
    // canvas_tools.cpp
    CanvasPointer pointerAt(QPointF position, Qt::KeyboardModifiers modifiers) const;
    bool toolTakesPress(const QMouseEvent& event);
    bool toolTakesMove(const QMouseEvent& event);
    bool toolTakesRelease(const QMouseEvent& event);
    bool toolWantsKey(const QKeyEvent& event) const;
    /// Returns the handle that a press at `position` would go to; null if none.
    CanvasHandle* findHandle(QPointF position);
    void cancelTool();
    /// Reports the pointer to the tool; the cell cursor while there is one.
    void tellToolOfHover(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers);

    // canvas_cursor.cpp
    edit::CursorGround cursorGround() const;
    bool cursorWantsKey(const QKeyEvent& event) const;
    void cursorKey(const QKeyEvent& event);
    void showCursor();
    void hideCursor();
    void setCursorCell(grid::Point cell);
    /// Keeps the cursor inside the level after the level or its edges changed.
    void keepCursor();
    void pressAtCursor(Qt::KeyboardModifiers modifiers);
    /// Releases the button that the keys hold down.
    void releaseAtCursor(Qt::KeyboardModifiers modifiers = {});
    CanvasPointer cursorPointer(Qt::KeyboardModifiers modifiers) const;
    /// Announces the cursor's cell to screen readers.
    void sayCursorCell();

    // canvas_input.cpp
    bool wantsKey(const QKeyEvent& event) const;
    bool touch(QTouchEvent& event);
    bool nativeGesture(const QNativeGestureEvent& event);
    void hover(std::optional<grid::Point> cell);
    void hoverAgain();
    void updateCursor();

    CanvasTool* tool_ = nullptr;
    std::vector<CanvasHandle*> handles_;
    CanvasTool* pressedTool_ = nullptr;   ///< receives the drags and release of the left button
    bool hasGivenUp_ = false;             ///< the right button was pressed to cancel
    CanvasHandle* overHandle_ = nullptr;  ///< the handle under the pointer

    std::optional<grid::Point> cursor_;
    std::optional<grid::Point> entered_;         ///< cell of the last Enter, until the cursor moves
    std::optional<grid::Point> cursorBefore_;    ///< the cursor's last cell before it was hidden
    std::optional<Qt::KeyboardModifiers> held_;  ///< modifiers while keys hold the button down

    std::optional<grid::Point> hovered_;
    std::optional<QPointF> pointer_;      ///< in the widget, while the pointer is over it
    std::optional<QPointF> lastPointer_;  ///< on the desktop, the last position reported
    std::optional<QPointF> dragged_;      ///< last position of a pan by dragging
    std::optional<QPointF> pressed_;      ///< the press that may become a click
    bool spaceHeld_ = false;
    bool spaceUsed_ = false;  ///< Space was held to pan: its release has no further effect
    int wheelRest_ = 0;       ///< eighths of a degree that do not yet make a zoom stop
    double pinchScale_ = 1;   ///< unrounded scale of a touchpad's pinch, in pixels a cell

    /// The values that stay constant while two fingers move on a touch screen.
    struct Pinch {
        double scalePerPixel = 1;  ///< pixels a cell per pixel between the fingers
        QPointF at;                ///< the point between the fingers, in cells
    };
    std::optional<Pinch> pinch_;
};

}  // namespace mazeloom::widgets

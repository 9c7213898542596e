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

/// Shows the level at the step that a player is showing. Pan with the wheel, or by dragging while
/// space or the middle button is held; zoom with Ctrl and the wheel, a pinch, or the + and − keys.
/// Arrow keys move the cell cursor, which acts like the pointer. Enter acts like the left mouse
/// button; with tools that drag, the first Enter presses the button and the next one releases it.
class Canvas : public LevelPane {
    Q_OBJECT

  public:
    /// `player` must outlive the canvas.
    explicit Canvas(Player* player, QWidget* parent = nullptr);
    ~Canvas() override;

    /// The cell under the pointer or the cell cursor, as last reported by cellHovered().
    std::optional<grid::Point> hoveredCell() const { return hovered_; }
    /// The cell cursor. Unset until an arrow key is pressed, and again once the mouse is used. May
    /// lie outside the level if the tool acts beyond the level's edges.
    std::optional<grid::Point> cursorCell() const { return cursor_; }
    bool hasCursor() const { return cursor_.has_value(); }

    /// Sets the tool that takes clicks and drags; with null, clicks emit cellClicked() instead.
    /// Cancels a gesture under way. The tool must outlive the canvas or be removed first.
    void setTool(CanvasTool* tool);
    /// Sets the handles, drawn over all layers. The first one that catches the pointer takes the
    /// mouse, before the tool. They must outlive the canvas or be removed first.
    void setHandles(std::vector<CanvasHandle*> handles);

  signals:
    /// Reports the cell under the pointer or the cell cursor; nullopt if there is none. Reports the
    /// same cell again when its contents may have changed.
    void cellHovered(std::optional<mazeloom::grid::Point> cell);
    void cellClicked(mazeloom::grid::Point cell);
    /// A drag from one cell to another ended without effect, because no tool is set.
    void dragIgnored();
    /// Requests a context menu at the screen position `at`, for a cell or for no cell. Emitted on a
    /// right click or the menu key, but not by a right click that cancels a tool's gesture.
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
    /// Reports the pointer's position to the tool, or the cell cursor's while there is one.
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
    /// Releases the mouse button that the Enter key holds down.
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
    bool hasGivenUp_ = false;             ///< the last right click cancelled a gesture
    CanvasHandle* overHandle_ = nullptr;  ///< the handle under the pointer

    std::optional<grid::Point> cursor_;
    std::optional<grid::Point> entered_;         ///< cell of the last Enter, until the cursor moves
    std::optional<grid::Point> cursorBefore_;    ///< the cursor's last cell before it was hidden
    std::optional<Qt::KeyboardModifiers> held_;  ///< modifiers while Enter holds the button down

    std::optional<grid::Point> hovered_;
    std::optional<QPointF> pointer_;      ///< in the widget, while the pointer is over it
    std::optional<QPointF> lastPointer_;  ///< on the desktop, as last reported
    std::optional<QPointF> dragged_;      ///< the pointer's last position while it drags the view
    std::optional<QPointF> pressed_;      ///< position of a press that can still become a click
    bool spaceHeld_ = false;
    bool spaceUsed_ = false;  ///< Space was held to pan: its release has no further effect
    int wheelRest_ = 0;       ///< wheel rotation not yet used for a zoom step, in 1/8 degree
    double pinchScale_ = 1;   ///< exact scale of a touchpad pinch, not rounded, in pixels a cell

    /// The values that stay constant while two fingers move on a touch screen.
    struct Pinch {
        double scalePerPixel = 1;  ///< pixels a cell, per pixel between the fingers
        QPointF at;                ///< the level's point midway between the fingers, in cells
    };
    std::optional<Pinch> pinch_;
};

}  // namespace mazeloom::widgets

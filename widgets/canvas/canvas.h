// SPDX-License-Identifier: MIT
// The view in which a designer watches a level being generated.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/edit/area/area.h"
#include "core/edit/cell_cursor.h"
#include "core/grid/point.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/layer_veil.h"
#include "widgets/canvas/picture/fades.h"
#include "widgets/canvas/picture/layered_cells.h"
#include "widgets/canvas/picture/map_picture.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/player.h"

class QNativeGestureEvent;
class QTouchEvent;

namespace mazeloom::widgets {

/// The part of a level that is in view, independent of the canvas' size.
struct CanvasPlace {
    double zoom = 1;
    QPointF middle;        ///< of the canvas, in cells
    bool isFitted = true;  ///< the whole level is in view; zoom and middle are then unused

    friend bool operator==(const CanvasPlace&, const CanvasPlace&) = default;
};

/// Shows the level at a player's position. Pan by dragging with space or the middle button held, or
/// with the wheel; zoom with Ctrl and the wheel, a pinch, or the + and − keys. Arrow keys move the
/// cell cursor, which acts like the pointer. Enter acts like the button; for tools that drag, it
/// stays down until Enter is pressed again.
class Canvas : public QWidget {
    Q_OBJECT

  public:
    /// `player` must outlive the canvas.
    explicit Canvas(Player* player, QWidget* parent = nullptr);
    ~Canvas() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return theme_; }
    /// Shows the level in a game's own tiles; null: in the program's own drawings.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return picture_.tileLook(); }
    /// Sets the text shown while there is no level: how to get one.
    void setEmptyText(const QString& text);
    const QString& emptyText() const { return emptyText_; }
    /// Highlights the cell whose history is shown.
    void setHighlightedCell(std::optional<grid::Point> cell);
    std::optional<grid::Point> highlightedCell() const { return highlighted_; }
    /// Also highlights these cells, until another cell or none is highlighted.
    void setHighlightedArea(edit::Area area);
    const edit::Area& highlightedArea() const { return highlightedArea_; }
    /// The cell under the pointer or the cell cursor, as last reported by cellHovered().
    std::optional<grid::Point> hoveredCell() const { return hovered_; }
    /// The cell cursor. Unset until an arrow key is pressed, and again once the mouse is used. May
    /// lie outside the level if the tool reaches there.
    std::optional<grid::Point> cursorCell() const { return cursor_; }
    bool hasCursor() const { return cursor_.has_value(); }

    /// 1 is a glyph's natural size, 16 pixels a cell.
    double zoom() const;
    /// The scale and origin in screen pixels, which are finer than Qt's on scaled screens.
    const ViewTransform& view() const { return view_; }
    /// Returns the cell at a position of the widget.
    std::optional<grid::Point> cellAt(QPointF position) const;
    /// Returns the rectangle of a cell, in the widget's coordinates.
    QRectF rectOf(grid::Point cell) const;
    /// Pans as little as needed to bring a cell into view.
    void reveal(grid::Point cell);
    CanvasPlace place() const;
    /// Restores `place` as closely as this level allows.
    void setPlace(const CanvasPlace& place);

    /// Brings a point, in cells with fractions, to the middle, as far as the level's edges permit.
    void centreOn(QPointF cells);
    bool isWholeInView() const;
    /// Returns the whole level as shown, scaled down to fit `most`, at most one pixel a cell; a
    /// null image without a level. The picture of a large level may be out of date until
    /// pictureRefreshed().
    QImage wholePicture(QSize most);

    /// Sets which layers of the level are visible, and how.
    void setLevelLayers(const edit::Layers& layers);

    /// Sets the layers drawn over the level, in this order. They must outlive the canvas or be
    /// removed before they are destroyed. Call update() after changing a layer's contents.
    void setLayers(std::vector<const CanvasLayer*> layers);
    /// Sets the layer drawn below all others, right over the level. It must outlive the canvas, be
    /// its child, or be removed before it is destroyed.
    void setGroundLayer(const CanvasLayer* layer);
    /// Sets the tool that takes clicks and drags; null: clicks report cells (cellClicked). Cancels
    /// a gesture under way. The tool must outlive the canvas or be removed first.
    void setTool(CanvasTool* tool);
    /// Sets the layer drawn over all others. It must outlive the canvas or be removed first.
    void setMarkLayer(const CanvasLayer* layer);
    /// Sets the handles, drawn over all layers. The first one that catches the pointer takes the
    /// mouse, before the tool. They must outlive the canvas or be removed first.
    void setHandles(std::vector<CanvasHandle*> handles);

    /// Returns the contents of a cell in words; empty outside the level.
    QString describe(grid::Point cell) const;

    /// Sets how long a frame may draw missing or outdated parts before it shows what exists; the
    /// following frames draw the rest.
    void setFrameBudget(std::chrono::microseconds budget) { frameBudget_ = budget; }
    /// Whether the last frame showed everything up to date.
    bool isSettled() const;

    bool isGridVisible() const { return gridVisible_; }
    bool hasMotion() const { return motion_; }

    QSize sizeHint() const override { return {960, 640}; }

  public slots:
    void zoomIn();
    void zoomOut();
    /// Shows the whole level as large as possible, also after the canvas is resized.
    void fit();
    void actualSize();
    /// Zooms to `zoom`, keeping the cell under `about` in its place.
    void zoomAbout(double zoom, QPointF about);
    void setGridVisible(bool visible);
    /// Sets whether changed cells fade in and out.
    void setMotion(bool motion);

  signals:
    void zoomChanged(double zoom);
    /// The visible part of the level or its position changed, or the level did.
    void viewMoved();
    /// wholePicture() is up to date.
    void pictureRefreshed();
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
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
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

  private:
    // canvas.cpp: the contents
    void showTimeline();
    /// Gives the picture the cells and objects of the visible layers.
    void showMap();
    void showMoment(const trace::ChangedRegion& region);
    void startFades(trace::StepIndex from, trace::StepIndex to);
    bool hasMap() const { return picture_.map().has_value(); }
    void setScreenSize();

    // canvas_paint.cpp
    void paintFades(QPainter& painter);
    void paintCellFrames(QPainter& painter) const;
    void paintHighlightedArea(QPainter& painter) const;
    void paintEmpty(QPainter& painter) const;

    void paintLayers(QPainter& painter);

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
    void paintCursor(QPainter& painter) const;

    // canvas_input.cpp
    QPointF toScreen(QPointF position) const { return position * devicePixelRatioF(); }
    bool wantsKey(const QKeyEvent& event) const;
    bool pan(QPoint pixels);
    void zoomTo(double scale, QPointF screenPosition);
    void viewChanged();
    bool touch(QTouchEvent& event);
    bool nativeGesture(const QNativeGestureEvent& event);
    void hover(std::optional<grid::Point> cell);
    void hoverAgain();
    void updateCursor();

    Player* player_;
    Theme theme_;
    edit::Layers levelLayers_;
    std::optional<LayeredCells> layered_;  ///< set while a layer of the map is hidden
    LayerVeil veil_;
    ThingIndex things_;
    MapPicture picture_;
    ViewTransform view_;
    trace::StepIndex shown_ = 0;
    Fades fades_;
    QTimer fadeTimer_;
    QTimer restTimer_;  ///< draws outdated parts that are not in view; runs while there are any
    std::chrono::microseconds frameBudget_{5000};
    bool settled_ = true;
    bool isPictureCurrent_ = true;  ///< the last frame drew all of the map that is in view
    bool fitted_ = true;            ///< the whole level is in view, and stays so on a resize
    bool gridVisible_ = true;
    bool motion_ = true;
    QString emptyText_;
    std::optional<grid::Point> highlighted_;
    edit::Area highlightedArea_;

    std::vector<const CanvasLayer*> layers_;
    const CanvasLayer* groundLayer_ = nullptr;
    const CanvasLayer* markLayer_ = nullptr;
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

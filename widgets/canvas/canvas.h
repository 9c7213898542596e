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

/// What of a level is in view, however large the canvas is.
struct CanvasPlace {
    double zoom = 1;
    QPointF middle;        ///< of the canvas, in cells
    bool isFitted = true;  ///< the whole level is in view; zoom and middle say nothing

    friend bool operator==(const CanvasPlace&, const CanvasPlace&) = default;
};

/// Shows a player's moment. Pan with space or the middle button held, or the wheel; zoom with ctrl
/// and wheel, a pinch, or the + and − keys. Arrow keys move the cell cursor, which does what the
/// pointer does: Enter is the button, down until it is pressed again where the tool drags.
class Canvas : public QWidget {
    Q_OBJECT

  public:
    /// `player` outlives the canvas.
    explicit Canvas(Player* player, QWidget* parent = nullptr);
    ~Canvas() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return theme_; }
    /// Shows the level in a game's own tiles; null: in the program's own look.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return picture_.tileLook(); }
    /// What stands here while there is no level: what to do to get one.
    void setEmptyText(const QString& text);
    const QString& emptyText() const { return emptyText_; }
    /// The cell whose history is shown.
    void setHighlightedCell(std::optional<grid::Point> cell);
    std::optional<grid::Point> highlightedCell() const { return highlighted_; }
    /// Marks these cells beside, until another cell is highlighted, or none.
    void setHighlightedArea(edit::Area area);
    const edit::Area& highlightedArea() const { return highlightedArea_; }
    /// The cell under the pointer or the cell cursor, as last told by cellHovered().
    std::optional<grid::Point> hoveredCell() const { return hovered_; }
    /// The cell cursor; none until an arrow key is pressed, and when the mouse is used again. May
    /// lie outside of the level where the tool reaches there.
    std::optional<grid::Point> cursorCell() const { return cursor_; }
    bool hasCursor() const { return cursor_.has_value(); }

    /// 1 is a glyph's natural size, 16 pixels a cell.
    double zoom() const;
    /// Scales and places; in pixels of the screen, which are finer than Qt's where it scales.
    const ViewTransform& view() const { return view_; }
    /// The cell under a position of the widget.
    std::optional<grid::Point> cellAt(QPointF position) const;
    /// Where a cell is, in the widget.
    QRectF rectOf(grid::Point cell) const;
    /// Brings a cell into view, panning as little as needed.
    void reveal(grid::Point cell);
    CanvasPlace place() const;
    /// As near to `place` as this level allows.
    void setPlace(const CanvasPlace& place);

    /// Brings a place, in cells with fractions, to the middle, or as near as the level's edges let
    /// it come.
    void centreOn(QPointF cells);
    bool isWholeInView() const;
    /// The whole level as it is shown, made small enough to fit `most`, one pixel a cell at most;
    /// null while there is none. Large levels may be a moment old, until pictureRefreshed().
    QImage wholePicture(QSize most);

    /// Which layers of the level are seen, and how.
    void setLevelLayers(const edit::Layers& layers);

    /// Drawn over the level in this order; they outlive the canvas or are taken away again. Whoever
    /// changes what a layer shows calls update().
    void setLayers(std::vector<const CanvasLayer*> layers);
    /// Drawn below all other layers, right over the level. It outlives the canvas, is its child, or
    /// is taken away again.
    void setGroundLayer(const CanvasLayer* layer);
    /// Takes clicks and drags from now on; null: clicks tell of cells (cellClicked). A gesture
    /// under way is given up. The tool outlives the canvas or is taken away again.
    void setTool(CanvasTool* tool);
    /// Drawn over all other layers. It outlives the canvas or is taken away again.
    void setMarkLayer(const CanvasLayer* layer);
    /// Drawn over all layers; the first that has something to catch takes the mouse, before the
    /// tool. They outlive the canvas or are taken away again.
    void setHandles(std::vector<CanvasHandle*> handles);

    /// What lies on a cell, in words; empty outside of the level.
    QString describe(grid::Point cell) const;

    /// How long a frame may draw what is missing or out of date before it shows what there is; the
    /// frames that follow draw the rest.
    void setFrameBudget(std::chrono::microseconds budget) { frameBudget_ = budget; }
    /// Whether the last frame showed all as it is, and nothing is left to do.
    bool isSettled() const;

    bool isGridVisible() const { return gridVisible_; }
    bool hasMotion() const { return motion_; }

    QSize sizeHint() const override { return {960, 640}; }

  public slots:
    void zoomIn();
    void zoomOut();
    /// The whole level, as large as it can be; stays so when the canvas is resized.
    void fit();
    void actualSize();
    /// Zooms to `zoom`, keeping the cell at `about` in its place.
    void zoomAbout(double zoom, QPointF about);
    void setGridVisible(bool visible);
    /// Whether changed cells fade in and out.
    void setMotion(bool motion);

  signals:
    void zoomChanged(double zoom);
    /// Another part of the level is in view, or the same at another place; or another level.
    void viewMoved();
    /// wholePicture() is up to date.
    void pictureRefreshed();
    /// The cell under the pointer or the cell cursor, or none.
    void cellHovered(std::optional<mazeloom::grid::Point> cell);
    void cellClicked(mazeloom::grid::Point cell);
    /// A drag from one cell to another has ended that is for nobody: there is no tool.
    void dragIgnored();
    /// The right button, or the key for menus: a menu about a cell, or about none, is to open at a
    /// place of the screen. The right button that gives up what a tool does opens none.
    void menuWanted(std::optional<mazeloom::grid::Point> cell, const QPoint& at);
    /// The cell cursor came or went.
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
    // canvas.cpp: what is shown
    void showTimeline();
    /// Gives the picture the cells and things that the layers let be seen.
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
    /// The handle that a press there would be for; null: none.
    CanvasHandle* findHandle(QPointF position);
    void cancelTool();
    /// Tells it of the pointer; of the cell cursor while there is one.
    void tellToolOfHover(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers);

    // canvas_cursor.cpp
    edit::CursorGround cursorGround() const;
    bool cursorWantsKey(const QKeyEvent& event) const;
    void cursorKey(const QKeyEvent& event);
    void showCursor();
    void hideCursor();
    void setCursorCell(grid::Point cell);
    /// The level has other edges, or is another.
    void keepCursor();
    void pressAtCursor(Qt::KeyboardModifiers modifiers);
    /// Ends what the keys hold the button down for.
    void releaseAtCursor(Qt::KeyboardModifiers modifiers = {});
    CanvasPointer cursorPointer(Qt::KeyboardModifiers modifiers) const;
    /// Tells screen readers of the cursor's cell.
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
    std::optional<LayeredCells> layered_;  ///< while something of the map is hidden
    LayerVeil veil_;
    ThingIndex things_;
    MapPicture picture_;
    ViewTransform view_;
    trace::StepIndex shown_ = 0;
    Fades fades_;
    QTimer fadeTimer_;
    QTimer restTimer_;  ///< draws what is out of date but not in view; runs while there is such
    std::chrono::microseconds frameBudget_{5000};
    bool settled_ = true;
    bool isPictureCurrent_ = true;  ///< the last frame drew all of the map that is in view
    bool fitted_ = true;            ///< the whole level shows, and shall go on to
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
    CanvasTool* pressedTool_ = nullptr;   ///< the left button is down, for this one
    bool hasGivenUp_ = false;             ///< the right button went down for that, not for a menu
    CanvasHandle* overHandle_ = nullptr;  ///< the pointer is there

    std::optional<grid::Point> cursor_;
    std::optional<grid::Point> entered_;  ///< where Enter was pressed last, until the cursor moves
    std::optional<grid::Point> cursorBefore_;    ///< where it was when it was hidden
    std::optional<Qt::KeyboardModifiers> held_;  ///< keys hold the tool's button down, with these

    std::optional<grid::Point> hovered_;
    std::optional<QPointF> pointer_;      ///< in the widget, while the pointer is over it
    std::optional<QPointF> lastPointer_;  ///< on the desktop, where it moved last
    std::optional<QPointF> dragged_;      ///< where a pan by dragging has got to
    std::optional<QPointF> pressed_;      ///< where the left button went down for a click
    bool spaceHeld_ = false;
    bool spaceUsed_ = false;  ///< for panning, so that its release means nothing else
    int wheelRest_ = 0;       ///< eighths of a degree that made no stop yet
    double pinchScale_ = 1;   ///< pixels a cell that a touchpad's pinch asks for, before rounding

    /// What stays as it was while two fingers move on a screen.
    struct Pinch {
        double scalePerPixel = 1;  ///< pixels a cell, by pixels between the fingers
        QPointF at;                ///< what is between the fingers, in cells
    };
    std::optional<Pinch> pinch_;
};

}  // namespace mazeloom::widgets

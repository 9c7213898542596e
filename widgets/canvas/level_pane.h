// SPDX-License-Identifier: MIT
// Shows a level at any scale while it is generated, with layers over it. The subclass Canvas adds
// mouse and keyboard input.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/edit/area/area.h"
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

namespace mazeloom::widgets {

/// The part of a level that is in view, independent of the canvas's size.
struct CanvasPlace {
    double zoom = 1;
    QPointF middle;        ///< the point in the canvas's middle, in cells
    bool isFitted = true;  ///< the whole level is in view; zoom and middle are then unused

    friend bool operator==(const CanvasPlace&, const CanvasPlace&) = default;
};

/// Shows the level at the step that a player is showing.
class LevelPane : public QWidget {
    Q_OBJECT

  public:
    /// `player` must outlive the view.
    explicit LevelPane(Player* player, QWidget* parent = nullptr);
    ~LevelPane() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return theme_; }
    /// Draws the level with a game's own tiles; with null, with the program's own drawings.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return picture_.tileLook(); }
    /// Sets the text shown while there is no level; it says how to get one.
    void setEmptyText(const QString& text);
    const QString& emptyText() const { return emptyText_; }
    /// Highlights the cell whose history is shown.
    void setHighlightedCell(std::optional<grid::Point> cell);
    std::optional<grid::Point> highlightedCell() const { return highlighted_; }
    /// Also highlights these cells, until another cell or none is highlighted.
    void setHighlightedArea(edit::Area area);
    const edit::Area& highlightedArea() const { return highlightedArea_; }

    /// Returns the zoom factor; 1 is a glyph's natural size, 16 pixels a cell.
    double zoom() const;
    /// Returns the scale and origin in screen pixels, which are smaller than Qt's pixels on scaled
    /// screens.
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

    /// Pans so that a point, in cells with fractions, is in the middle of the view, as far as the
    /// level's edges permit.
    void centreOn(QPointF cells);
    bool isWholeInView() const;
    /// Returns the whole level as shown, scaled down to fit `most`, at most one pixel a cell;
    /// returns a null image if there is no level. For a large level, parts of the image may be
    /// outdated until pictureRefreshed().
    QImage wholePicture(QSize most);

    /// Sets which layers of the level are visible, and how.
    void setLevelLayers(const edit::Layers& layers);

    /// Sets the layers drawn over the level; later ones cover earlier ones. They must outlive the
    /// canvas or be removed before they are destroyed. Call update() after changing a layer's
    /// contents.
    void setLayers(std::vector<const CanvasLayer*> layers);
    /// Sets the layer drawn directly over the level and below all other layers. It must outlive the
    /// canvas, be its child, or be removed before it is destroyed.
    void setGroundLayer(const CanvasLayer* layer);
    /// Sets the layer drawn over those of setLayers(). It must outlive the canvas or be removed
    /// first.
    void setMarkLayer(const CanvasLayer* layer);

    /// Returns the contents of a cell in words; empty outside the level.
    QString describe(grid::Point cell) const;

    /// Sets how long a frame may spend drawing missing or outdated parts. After that time it shows
    /// the existing ones, and the following frames draw the rest.
    void setFrameBudget(std::chrono::microseconds budget) { frameBudget_ = budget; }
    /// Whether the last frame showed everything up to date.
    bool isSettled() const;

    bool isGridVisible() const { return gridVisible_; }
    bool hasMotion() const { return motion_; }

    QSize sizeHint() const override { return {960, 640}; }

  public slots:
    void zoomIn();
    void zoomOut();
    /// Shows the whole level as large as possible, and keeps doing so when the canvas is resized.
    void fit();
    void actualSize();
    /// Zooms to `zoom`, keeping the cell under the widget position `about` in place.
    void zoomAbout(double zoom, QPointF about);
    void setGridVisible(bool visible);
    /// Sets whether changed cells fade in and out.
    void setMotion(bool motion);

  signals:
    void zoomChanged(double zoom);
    /// The view was panned, zoomed or resized, or the level changed.
    void viewMoved();
    /// Emitted when wholePicture() is up to date.
    void pictureRefreshed();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    Player& player() const { return *player_; }
    bool hasMap() const { return picture_.map().has_value(); }
    /// The cells as shown; null without a level.
    const level::CellGrid* cells() const;
    ViewTransform& transform() { return view_; }
    QPointF toScreen(QPointF position) const { return position * devicePixelRatioF(); }
    bool pan(QPoint pixels);
    void zoomTo(double scale, QPointF screenPosition);
    /// Redraws the view and announces its new scale and position.
    void viewChanged();
    /// Draws a frame around a cell, large enough to be found at any scale.
    void paintFrame(QPainter& painter, grid::Point cell, const QColor& colour, double line) const;

    /// Called when another level is shown, or none.
    virtual void levelShown() {}
    /// Called when the shown level has grown; `cells` is its new area in the old coordinates.
    virtual void levelGrown(const grid::Rect& /*cells*/) {}
    /// Called when the level is shown at another moment.
    virtual void momentShown() {}
    /// Called when the view's scale or position has changed, before the signals are emitted.
    virtual void followView() {}
    /// Returns the layers drawn over all others.
    virtual std::vector<const CanvasLayer*> toolLayers() const { return {}; }
    /// Both draw over the layers: paintHovered() below the highlighted cells, paintCursor() above
    /// them.
    virtual void paintHovered(QPainter& /*painter*/) const {}
    virtual void paintCursor(QPainter& /*painter*/) const {}

  private:
    // level_pane.cpp: the contents
    void showTimeline();
    /// Passes the cells and objects of the visible layers to the picture.
    void showMap();
    void showMoment(const trace::ChangedRegion& region);
    void startFades(trace::StepIndex from, trace::StepIndex to);
    void setScreenSize();

    // level_pane_paint.cpp
    void paintFades(QPainter& painter);
    void paintHighlighted(QPainter& painter) const;
    void paintHighlightedArea(QPainter& painter) const;
    void paintEmpty(QPainter& painter) const;
    void paintLayers(QPainter& painter);

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
    QTimer restTimer_;  ///< draws outdated parts outside the view; runs while there are any
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
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Shows a level being generated, at any scale, with layers over it. Canvas adds the user's hands.
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

/// The part of a level that is in view, independent of the canvas' size.
struct CanvasPlace {
    double zoom = 1;
    QPointF middle;        ///< of the canvas, in cells
    bool isFitted = true;  ///< the whole level is in view; zoom and middle are then unused

    friend bool operator==(const CanvasPlace&, const CanvasPlace&) = default;
};

/// Shows the level at a player's position.
class LevelPane : public QWidget {
    Q_OBJECT

  public:
    /// `player` must outlive the view.
    explicit LevelPane(Player* player, QWidget* parent = nullptr);
    ~LevelPane() override;

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
    /// Sets the layer drawn over all others. It must outlive the canvas or be removed first.
    void setMarkLayer(const CanvasLayer* layer);

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
    /// Redraws, and tells of the view's new scale or place.
    void viewChanged();
    /// Frames a cell, so that it can be found at any scale.
    void paintFrame(QPainter& painter, grid::Point cell, const QColor& colour, double line) const;

    /// Another level, or none, is shown.
    virtual void levelShown() {}
    /// The shown level has grown; `cells` is its new area in the old coordinates.
    virtual void levelGrown(const grid::Rect& /*cells*/) {}
    /// The level is shown at another moment.
    virtual void momentShown() {}
    /// The view has another scale or place, which was not told yet.
    virtual void followView() {}
    /// Returns layers drawn over all others.
    virtual std::vector<const CanvasLayer*> toolLayers() const { return {}; }
    /// Draw over the layers, below and above the highlighted cells.
    virtual void paintHovered(QPainter& /*painter*/) const {}
    virtual void paintCursor(QPainter& /*painter*/) const {}

  private:
    // level_pane.cpp: the contents
    void showTimeline();
    /// Gives the picture the cells and objects of the visible layers.
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
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Base class of both games' views: a board of cells that is fitted into the widget, follows the
// hero and zooms with the wheel, and the overlays that both games draw on the board.
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QRectF>
#include <QWidget>

#include "core/grid/point.h"
#include "widgets/play/board/board_geometry.h"
#include "widgets/play/board/heat_spot.h"

namespace mazeloom::widgets {

class BoardView : public QWidget {
    Q_OBJECT

  public:
    explicit BoardView(QWidget* parent = nullptr);

    int cellSize() const { return geometry_.cellSize(); }
    /// Sets a cell's side in device pixels, clamped as in BoardGeometry; nullopt: as large as fits.
    void setCellSize(std::optional<int> pixels);
    QRectF rectOf(grid::Point cell) const { return geometry_.rectOf(cell); }
    /// Returns the cell at a position in the view; nullopt outside the board.
    std::optional<grid::Point> cellAt(QPointF place) const { return geometry_.cellAt(place); }

    /// Sets the heat map of cells where attempts ended; empty: no heat map.
    void setHeat(std::vector<HeatSpot> heat);
    /// Marks the cell where the last attempt ended; nullopt: no mark.
    void setMark(std::optional<grid::Point> mark);

  protected:
    /// Lays out and redraws the board after its size, the screen or the cell size has changed.
    virtual void layOut() = 0;
    const BoardGeometry& geometry() const { return geometry_; }
    void fit(grid::Size board) { geometry_.fit(board, size(), devicePixelRatioF()); }
    bool follow(QPointF hero) { return geometry_.follow(hero); }

    /// Draws the part of the heat map inside `place`.
    void paintHeat(QPainter& painter, const QRect& place, const QColor& colour) const;
    void paintMark(QPainter& painter, const QColor& colour) const;

    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    BoardGeometry geometry_;
    std::vector<HeatSpot> heat_;
    std::optional<grid::Point> mark_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// What the views of both games are: a board of cells that fits itself into the widget, follows the
// hero and is zoomed by the wheel; and what both show over it.
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
    /// Pixels of the screen, limited as BoardGeometry says; nothing: as large as fits.
    void setCellSize(std::optional<int> pixels);
    QRectF rectOf(grid::Point cell) const { return geometry_.rectOf(cell); }
    /// Nothing outside of the board.
    std::optional<grid::Point> cellAt(QPointF place) const { return geometry_.cellAt(place); }

    /// Where attempts ended, drawn over the board; none: no heat map.
    void setHeat(std::vector<HeatSpot> heat);
    /// Where the last attempt ended.
    void setMark(std::optional<grid::Point> mark);

  protected:
    /// Fits the board into the widget and draws all of it: its size, the screen or the size that is
    /// wanted for cells is another one.
    virtual void layOut() = 0;
    const BoardGeometry& geometry() const { return geometry_; }
    void fit(grid::Size board) { geometry_.fit(board, size(), devicePixelRatioF()); }
    bool follow(QPointF hero) { return geometry_.follow(hero); }

    /// What of it is inside `place`.
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

// SPDX-License-Identifier: MIT
// A view of the map of one of the compared generations. The map is fitted into the view, or zoomed
// by wheel and keys, and moved by dragging and arrow keys.
#pragma once

#include <cstdint>
#include <optional>

#include <QImage>
#include <QPointF>
#include <QWidget>

#include "core/grid/grid.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/picture/map_picture.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/compare/comparison.h"

namespace mazeloom::widgets {

class SideView final : public QWidget {
    Q_OBJECT

  public:
    explicit SideView(QWidget* parent = nullptr);

    /// Shows an outcome, which must stay valid until the next call. If it is null or has no map,
    /// shows `text`, which tells why.
    void show(const Outcome* outcome, const QString& text);
    /// Shows the same outcome at another moment; its map has changed only within `region`.
    void takeMoment(const trace::ChangedRegion& region);
    /// Dims the cells where `equal` is not 0; with nullopt, dims no cells.
    void setDimmed(std::optional<grid::Grid<std::uint8_t>> equal);
    bool isDimming() const { return !veil_.isNull(); }

    /// The part of the map in view.
    struct Place {
        double scale = 1;  ///< device pixels per cell
        QPointF middle;    ///< centre of the view, in cells
        bool isFitted = true;

        friend bool operator==(const Place&, const Place&) = default;
    };
    Place place() const;
    /// Shows this part of the map without emitting moved(). Does nothing if there is no map.
    void showPlace(const Place& place);
    /// Returns the size of the map; an empty size if there is no map.
    grid::Size mapSize() const;
    /// Fits the whole map. This and the next two functions emit moved() if the place changes.
    void showAll();
    void zoom(bool in);
    void zoomAt(bool in, QPointF about);

  signals:
    /// The user moved the view to another part of the map.
    void moved();
    /// Space was pressed without dragging.
    void playWanted();

  public:
    QSize sizeHint() const override { return {220, 180}; }
    QSize minimumSizeHint() const override { return {96, 80}; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QSize room() const;
    void layOut();
    /// Converts a position in the widget to device pixels, relative to the map's area.
    QPointF toScreen(QPointF position) const;
    void panBy(QPoint pixels);
    void takeView(const Place& before);
    bool isKeyOfView(const QKeyEvent& key) const;
    void updateCursor();
    std::optional<MapView> map() const;
    void paintText(QPainter& painter) const;
    /// Announces to screen readers the part of the map that is in view.
    void sayPlace();

    Theme theme_;
    MapPicture picture_;
    ViewTransform view_;
    const Outcome* outcome_ = nullptr;
    QString text_;
    QImage veil_;  ///< dims cells; one pixel per cell; null if no cell is dimmed
    bool isFitted_ = true;
    int wheelRest_ = 0;               ///< rotation not yet used for a step, in eighths of a degree
    std::optional<QPointF> dragged_;  ///< where the drag began
    bool isSpaceHeld_ = false;
    bool isSpaceUsed_ = false;
};

}  // namespace mazeloom::widgets

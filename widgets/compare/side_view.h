// SPDX-License-Identifier: MIT
// The map of one of the generations that are compared: all of it, as large as its place allows, or
// a part of it, nearer: zoomed by the wheel and keys, moved by a drag and arrow keys.
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

    /// Null: there is nothing yet, or `text` says why there will not be. What it points to stays
    /// until the next call.
    void show(const Outcome* outcome, const QString& text);
    /// The same at another moment, which differs within `region`.
    void takeMoment(const trace::ChangedRegion& region);
    /// Cells that are not to catch the eye; nothing: all do.
    void setDimmed(std::optional<grid::Grid<std::uint8_t>> equal);
    bool isDimming() const { return !veil_.isNull(); }

    /// What of the map is in view.
    struct Place {
        double scale = 1;  ///< pixels of the screen a cell
        QPointF middle;    ///< of the view, in cells
        bool isFitted = true;

        friend bool operator==(const Place&, const Place&) = default;
    };
    Place place() const;
    /// Shows that part, without saying that it moved. Without a map it is ignored.
    void showPlace(const Place& place);
    /// The size of the map; empty without one.
    grid::Size mapSize() const;
    /// All of the map; moved() follows where that is another place, as it does after the next two.
    void showAll();
    void zoom(bool in);
    void zoomAt(bool in, QPointF about);

  signals:
    /// The user looks at another part.
    void moved();
    /// Space was pressed and not used for a drag.
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
    /// In pixels of the screen, from the map's room on.
    QPointF toScreen(QPointF position) const;
    void panBy(QPoint pixels);
    void takeView(const Place& before);
    bool isKeyOfView(const QKeyEvent& key) const;
    void updateCursor();
    std::optional<MapView> map() const;
    void paintText(QPainter& painter) const;
    /// Tells screen readers which part of the map is in view.
    void sayPlace();

    Theme theme_;
    MapPicture picture_;
    ViewTransform view_;
    const Outcome* outcome_ = nullptr;
    QString text_;
    QImage veil_;  ///< a pixel a cell
    bool isFitted_ = true;
    int wheelRest_ = 0;               ///< eighths of a degree that make no step yet
    std::optional<QPointF> dragged_;  ///< from where on
    bool isSpaceHeld_ = false;
    bool isSpaceUsed_ = false;
};

}  // namespace mazeloom::widgets

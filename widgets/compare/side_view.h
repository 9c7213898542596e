// SPDX-License-Identifier: MIT
// The map of one of the generations that are compared, as large as its place allows.
#pragma once

#include <cstdint>
#include <optional>

#include <QImage>
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

    QSize sizeHint() const override { return {220, 180}; }
    QSize minimumSizeHint() const override { return {96, 80}; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    std::optional<MapView> map() const;
    void paintText(QPainter& painter) const;

    Theme theme_;
    MapPicture picture_;
    ViewTransform view_;
    const Outcome* outcome_ = nullptr;
    QString text_;
    QImage veil_;  ///< a pixel a cell
};

}  // namespace mazeloom::widgets

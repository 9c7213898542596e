// SPDX-License-Identifier: MIT
// Draws the aisles of the hidden maze as lines.
#include <array>
#include <cstddef>

#include "core/grid/direction.h"
#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets::overlay::hidden_maze {

namespace {

constexpr OverlayForm kJoins = 0b1111;  // joins with adjacent aisles, by direction
constexpr OverlayForm kAisle = 1u << 4;

QColor colourIn(const Theme& theme) {
    return theme.isDark ? QColor(0xdfe4ff) : QColor(0x2f3c9a);
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : cells_(data.cells),
          ways_(cells_.steps()),
          colour_(colourIn(theme)),
          far_(pixelOf(faded(colour_, 0.8))) {}

    OverlayForm formAt(grid::Index i, bool) const override {
        if (!cells_[i].isAisle()) return 0;
        OverlayForm form = kAisle;
        for (std::size_t way = 0; way < ways_.size(); ++way) {
            const auto beside = static_cast<std::ptrdiff_t>(i) + ways_[way];
            if (cells_[static_cast<grid::Index>(beside)].isAisle()) form |= 1u << way;
        }
        return form;
    }

    QRgb farAt(grid::Index i) const override { return cells_[i].isAisle() ? far_ : 0; }

    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        if ((form & kAisle) == 0) return;
        const QPointF middle(side / 2, side / 2);
        const double line = cellLine(side);
        painter.setPen(QPen(colour_, line * 1.4, Qt::SolidLine, Qt::FlatCap));
        for (const grid::Direction d : grid::kDirections) {
            if ((form & 1u << static_cast<unsigned>(d)) == 0) continue;
            const grid::Point way = grid::offset(d);
            painter.drawLine(middle, middle + QPointF(way.x, way.y) * (side / 2));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour_);
        painter.drawEllipse(middle, line * 0.95, line * 0.95);
    }

  private:
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> ways_;
    const QColor colour_;
    const QRgb far_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    const QPointF middle = box.center();
    const double reach = box.height() / 2;
    const double line = signLine(box);
    painter.setPen(QPen(colourIn(theme), line * 1.4));
    painter.drawPolyline(
        QPolygonF{box.bottomLeft() - QPointF(0, line), middle + QPointF(0, reach - line),
                  middle - QPointF(0, reach - line), box.topRight() + QPointF(0, line)});
}

std::vector<LegendRow> legend(const LegendData&) {
    return {{OverlayText::tr("hidden maze"), paintSign}};
}

}  // namespace

const OverlayInfo kInfo{
    .id = "hidden-maze",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Hidden maze"),
    .tip = QT_TRANSLATE_NOOP("OverlayText", "Draw the ways of the hidden maze as lines"),
    .key = Qt::Key_1,
    .forms = kAisle | kJoins,
    .layers = {.form = 2, .far = 2},
    .marks = newMarks<Marks>,
    .legend = legend,
};

}  // namespace mazeloom::widgets::overlay::hidden_maze

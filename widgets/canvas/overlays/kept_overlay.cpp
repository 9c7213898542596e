// SPDX-License-Identifier: MIT
// Marks the pinned cells with a hatch and a corner.
#include <algorithm>

#include <QPolygonF>

#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets::overlay::kept {

namespace {

constexpr OverlayForm kKept = 1u << 9;

QColor colourIn(const Theme& theme) {
    return theme.isDark ? QColor(0xf0e6c8) : QColor(0x5a4a1e);
}

void paintCorner(QPainter& painter, QPointF at, double side, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{at, at + QPointF(side, 0), at + QPointF(0, side)});
    painter.setBrush(Qt::NoBrush);
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : cells_(data.cells),
          kept_(data.kept),
          colour_(colourIn(theme)),
          far_(pixelOf(faded(colour_, 0.3))) {}

    OverlayForm formAt(grid::Index i, bool) const override {
        return kept_.at(cells_.point(i)).isKept() ? kKept : 0;
    }
    QRgb farAt(grid::Index i) const override { return formAt(i, false) != 0 ? far_ : 0; }
    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        if ((form & kKept) == 0) return;
        // Draws a faint hatch, and a corner that stays visible where another form hides the hatch.
        painter.setPen(QPen(faded(colour_, 0.4), std::max(1.0, side / 24)));
        for (const double at : {side * 0.5, side, side * 1.5}) {
            painter.drawLine(QPointF(std::min(at, side), std::max(0.0, at - side)),
                             QPointF(std::max(0.0, at - side), std::min(at, side)));
        }
        paintCorner(painter, {0, 0}, std::max(2.0, side * 0.28), colour_);
    }

  private:
    const level::CellGrid& cells_;
    const level::KeptCells& kept_;
    const QColor colour_;
    const QRgb far_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    const QColor colour = colourIn(theme);
    for (double x = 0; x < box.width(); x += box.height()) {
        const QRectF cell(box.left() + x, box.top(), box.height(), box.height());
        painter.setPen(QPen(faded(colour, 0.4), signLine(box) / 2));
        painter.drawLine(cell.bottomLeft(), cell.topRight());
        paintCorner(painter, cell.topLeft(), box.height() / 2 * 0.7, colour);
    }
}

std::vector<LegendRow> legend(const LegendData&) {
    return {{OverlayText::tr("pinned"), paintSign}};
}

bool isThere(const OverlayData& data) {
    return !data.kept.isEmpty();
}

}  // namespace

const OverlayInfo kInfo{
    .id = "kept",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Pinned cells"),
    .tip = QT_TRANSLATE_NOOP("OverlayText", "Show which cells of the generated level are pinned"),
    .key = Qt::Key_7,
    .isOnAtFirst = true,
    .forms = kKept,
    .layers = {.form = 3, .far = 1},
    .marks = newMarks<Marks>,
    .legend = legend,
    .isThere = isThere,
};

}  // namespace mazeloom::widgets::overlay::kept

// SPDX-License-Identifier: MIT
// Marks every trap with a cross.
#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets::overlay::traps {

namespace {

constexpr OverlayForm kTrap = 1u << 5;

void paintCross(QPainter& painter, QPointF middle, double arm, double line, const QColor& colour) {
    painter.setPen(QPen(colour, line * 1.3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : cells_(data.cells), colour_(theme.trap), far_(pixelOf(colour_)) {}

    OverlayForm formAt(grid::Index i, bool) const override {
        return cells_[i].isTrap() ? kTrap : 0;
    }
    QRgb farAt(grid::Index i) const override { return cells_[i].isTrap() ? far_ : 0; }
    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        if ((form & kTrap) != 0)
            paintCross(painter, {side / 2, side / 2}, side * 0.3, cellLine(side), colour_);
    }

  private:
    const level::CellGrid& cells_;
    const QColor colour_;
    const QRgb far_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    paintCross(painter, box.center(), box.height() / 2 * 0.7, signLine(box), theme.trap);
}

std::vector<LegendRow> legend(const LegendData&) {
    return {{OverlayText::tr("trap"), paintSign}};
}

}  // namespace

const OverlayInfo kInfo{
    .id = "traps",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Traps"),
    .tip = QT_TRANSLATE_NOOP("OverlayText", "Mark every trap, at any zoom"),
    .key = Qt::Key_2,
    .forms = kTrap,
    .layers = {.form = 5, .far = 5},
    .marks = newMarks<Marks>,
    .legend = legend,
};

}  // namespace mazeloom::widgets::overlay::traps

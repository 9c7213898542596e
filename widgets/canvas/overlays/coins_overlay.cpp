// SPDX-License-Identifier: MIT
// Marks every coin with a ring.
#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets::overlay::coins {

namespace {

constexpr OverlayForm kCoin = 1u << 6;

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : cells_(data.cells), colour_(theme.coin), far_(pixelOf(colour_)) {}

    OverlayForm formAt(grid::Index i, bool) const override {
        return cells_[i].hasCoin() ? kCoin : 0;
    }
    QRgb farAt(grid::Index i) const override { return cells_[i].hasCoin() ? far_ : 0; }
    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        if ((form & kCoin) == 0) return;
        painter.setPen(QPen(colour_, cellLine(side) * 1.3));
        painter.drawEllipse(QPointF(side / 2, side / 2), side * 0.33, side * 0.33);
    }

  private:
    const level::CellGrid& cells_;
    const QColor colour_;
    const QRgb far_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    const double reach = box.height() / 2;
    painter.setPen(QPen(theme.coin, signLine(box) * 1.3));
    painter.drawEllipse(box.center(), reach * 0.75, reach * 0.75);
}

std::vector<LegendRow> legend(const LegendData&) {
    return {{OverlayText::tr("coin"), paintSign}};
}

}  // namespace

const OverlayInfo kInfo{
    .id = "coins",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Coins"),
    .tip = QT_TRANSLATE_NOOP("OverlayText", "Mark every coin, at any zoom"),
    .key = Qt::Key_3,
    .forms = kCoin,
    .layers = {.form = 6, .far = 4},
    .marks = newMarks<Marks>,
    .legend = legend,
};

}  // namespace mazeloom::widgets::overlay::coins

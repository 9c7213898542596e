// SPDX-License-Identifier: MIT
// Shades the dark cells of a descent.
#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets::overlay::dark {

namespace {

QColor colourIn(const Theme& theme) {
    return theme.isDark ? QColor(0x030305) : QColor(0x1a2036);
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : dark_(*data.dark), ground_(pixelOf(faded(colourIn(theme), 0.5))) {}

    QRgb groundAt(grid::Index i) const override { return dark_[i] != 0 ? ground_ : 0; }

  private:
    const level::DarkGrid& dark_;
    const QRgb ground_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    painter.fillRect(box, faded(colourIn(theme), 0.7));
}

std::vector<LegendRow> legend(const LegendData&) {
    return {{OverlayText::tr("dark"), paintSign}};
}

bool isThere(const OverlayData& data) {
    return data.dark != nullptr;
}

}  // namespace

const OverlayInfo kInfo{
    .id = "dark",
    .title = QT_TRANSLATE_NOOP("OverlayText", "D&ark cells"),
    .tip = QT_TRANSLATE_NOOP("OverlayText", "Show which cells are dark"),
    .key = Qt::Key_9,
    .isOnAtFirst = true,
    .layers = {.ground = 2},
    .marks = newMarks<Marks>,
    .legend = legend,
    .isThere = isThere,
};

}  // namespace mazeloom::widgets::overlay::dark

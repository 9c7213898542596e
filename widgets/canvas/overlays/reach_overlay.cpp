// SPDX-License-Identifier: MIT
// Shows which cells the hero can reach without a trap, only over traps, and not at all.
#include "widgets/canvas/overlays/reach_overlay.h"

#include <algorithm>

#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

using analyse::Distances;

namespace overlay::reach {

namespace {

constexpr OverlayForm kOverTraps = 1u << 7;
constexpr OverlayForm kNever = 1u << 8;

QColor reachedColour(const Theme& theme) {
    return theme.isDark ? QColor(0x2f8fe0) : QColor(0x56a5ea);
}
QColor overTrapsColour(const Theme& theme) {
    return theme.isDark ? QColor(0xffb454) : QColor(0x9a5a00);
}
QColor neverColour(const Theme& theme) {
    return theme.isDark ? QColor(0xff7fb0) : QColor(0xa8195e);
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : cells_(data.cells),
          distances_(*data.distances),
          overTraps_(overTrapsColour(theme)),
          never_(neverColour(theme)),
          reached_(pixelOf(faded(reachedColour(theme), 0.42))),
          farOverTraps_(pixelOf(overTraps_)),
          farNever_(pixelOf(never_)) {}

    QRgb groundAt(grid::Index i) const override {
        return Distances::isNumber(distances_[i]) ? reached_ : 0;
    }

    OverlayForm formAt(grid::Index i, bool) const override {
        if (!cells_[i].isWalkable() || Distances::isNumber(distances_[i])) return 0;
        return distances_[i] == Distances::kOverTraps ? kOverTraps : kNever;
    }

    QRgb farAt(grid::Index i) const override {
        const OverlayForm form = formAt(i, false);
        if (form == 0) return 0;
        return form == kNever ? farNever_ : farOverTraps_;
    }

    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        if ((form & (kOverTraps | kNever)) == 0) return;
        const bool isCrossed = (form & kNever) != 0;
        painter.setPen(QPen(isCrossed ? never_ : overTraps_, std::max(1.0, side / 12)));
        painter.drawLine(QPointF(0, side), QPointF(side, 0));
        if (isCrossed) painter.drawLine(QPointF(0, 0), QPointF(side, side));
    }

  private:
    const level::CellGrid& cells_;
    const Distances& distances_;
    const QColor overTraps_;
    const QColor never_;
    const QRgb reached_;
    const QRgb farOverTraps_;
    const QRgb farNever_;
};

void paintReached(QPainter& painter, const QRectF& box, const Theme& theme) {
    painter.fillRect(box, reachedColour(theme));
}

template <bool isCrossed>
void paintStrokes(QPainter& painter, const QRectF& box, const Theme& theme) {
    painter.setPen(QPen(isCrossed ? neverColour(theme) : overTrapsColour(theme), signLine(box)));
    for (double x = 0; x < box.width(); x += box.height()) {
        const QRectF cell(box.left() + x, box.top(), box.height(), box.height());
        painter.drawLine(cell.bottomLeft(), cell.topRight());
        if (isCrossed) painter.drawLine(cell.topLeft(), cell.bottomRight());
    }
}

std::vector<LegendRow> legend(const LegendData& data) {
    if (!data.farthest) return legendWithoutHero();
    std::vector<LegendRow> rows;
    // If the distances are shown too, their colours already mark the reachable cells.
    if (!data.shown.contains(Overlay::Distance))
        rows.push_back({OverlayText::tr("within reach"), paintReached});
    rows.push_back({OverlayText::tr("only over traps"), paintStrokes<false>});
    rows.push_back({OverlayText::tr("out of reach"), paintStrokes<true>});
    return rows;
}

}  // namespace

const OverlayInfo kInfo{
    .id = "reach",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Reach"),
    .tip = QT_TRANSLATE_NOOP(
        "OverlayText",
        "Show where the hero can go without a trap, only over traps, and not at all"),
    .key = Qt::Key_4,
    .need = OverlayNeed::Distances,
    .forms = kOverTraps | kNever,
    .layers = {.ground = 3, .form = 1, .far = 3},
    .marks = newMarks<Marks>,
    .legend = legend,
    .describe = describeSteps,
};

}  // namespace overlay::reach

QString describeSteps(const OverlayData& data, grid::Point cell) {
    if (data.distances == nullptr || !data.cells.at(cell).isWalkable()) return {};
    const Distances::Steps steps = data.distances->at(cell);
    if (Distances::isNumber(steps)) {
        return OverlayText::tr("%n step(s) from the hero", nullptr, static_cast<int>(steps));
    }
    return steps == Distances::kOverTraps ? OverlayText::tr("only over traps")
                                          : OverlayText::tr("out of reach");
}

std::vector<LegendRow> legendWithoutHero() {
    return {{OverlayText::tr("no hero to start from"), overlay::reach::paintStrokes<true>}};
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Colours cells by their distance in steps from the hero, and writes the distance where there is
// room.
#include <algorithm>
#include <array>
#include <cstdint>

#include <QLinearGradient>

#include "widgets/canvas/overlays/reach_overlay.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets::overlay::distance {

using analyse::Distances;

namespace {

/// Number of colours.
constexpr std::size_t kHeats = 64;
/// Opacity of these colours, so that objects below them stay readable.
constexpr float kHeatStrength = 0.66F;

constexpr std::size_t heatOf(Distances::Steps steps, Distances::Steps farthest) {
    return farthest == 0 ? 0 : std::uint64_t{steps} * (kHeats - 1) / farthest;
}
static_assert(heatOf(0xffff'0000, 0xffff'0000) == kHeats - 1);

QColor blendOf(const QColor& a, const QColor& b, float share) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share,
                            a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

/// Returns the colour with this number. From near to far, the colours go from light to dark,
/// through hues that colour-blind people can tell apart.
QColor colourOf(std::size_t heat) {
    // The stops of Matplotlib's "viridis", which darkens evenly for every kind of colour vision.
    constexpr std::array<QRgb, 6> kStops{0xfde725, 0x7ad151, 0x22a884,
                                         0x2a788e, 0x414487, 0x440154};
    const float place =
        static_cast<float>(heat) * (kStops.size() - 1) / static_cast<float>(kHeats - 1);
    const auto stop = std::min(static_cast<std::size_t>(place), kStops.size() - 2);
    return blendOf(QColor(kStops[stop]), QColor(kStops[stop + 1]),
                   place - static_cast<float>(stop));
}

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme) : distances_(*data.distances) {
        for (std::size_t heat = 0; heat < kHeats; ++heat) {
            const QColor colour = colourOf(heat);
            grounds_[heat] = pixelOf(faded(colour, kHeatStrength));
            const QColor seen = blendOf(theme.aisle, colour, kHeatStrength);
            texts_[heat] = qGray(seen.rgb()) > 118 ? Qt::black : Qt::white;
        }
    }

    QRgb groundAt(grid::Index i) const override {
        const Distances::Steps steps = distances_[i];
        return Distances::isNumber(steps) ? grounds_[heatOf(steps, distances_.farthest())] : 0;
    }

    void drawText(QPainter& painter, grid::Index i, const QRectF& cell) const override {
        const Distances::Steps steps = distances_[i];
        if (!Distances::isNumber(steps)) return;
        // A number is in the lower half of its cell. If the image strip ends above the cell's
        // centre, the number is mostly outside the strip.
        if (cell.center().y() > painter.device()->height()) return;
        painter.setPen(texts_[heatOf(steps, distances_.farthest())]);
        painter.drawText(cell.adjusted(0, 0, -1, 0), Qt::AlignBottom | Qt::AlignHCenter,
                         QString::number(steps));
    }

  private:
    const Distances& distances_;
    std::array<QRgb, kHeats> grounds_;
    std::array<Qt::GlobalColor, kHeats> texts_;
};

void paintSign(QPainter& painter, const QRectF& box, const Theme&) {
    QLinearGradient gradient(box.topLeft(), box.topRight());
    for (std::size_t heat = 0; heat < kHeats; ++heat)
        gradient.setColorAt(static_cast<double>(heat) / (kHeats - 1), colourOf(heat));
    painter.fillRect(box, gradient);
}

std::vector<LegendRow> legend(const LegendData& data) {
    if (data.farthest) {
        //: How far cells are from the hero; %1 the steps to the farthest
        return {{OverlayText::tr("0 … %1 steps").arg(*data.farthest), paintSign}};
    }
    // If both overlays are shown, only the reach overlay adds this row.
    if (data.shown.contains(Overlay::Reach)) return {};
    return legendWithoutHero();
}

}  // namespace

const OverlayInfo kInfo{
    .id = "distance",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&Distance from the hero"),
    .tip = QT_TRANSLATE_NOOP("OverlayText",
                             "Colour cells by the steps that lead there around all traps"),
    .key = Qt::Key_5,
    .need = OverlayNeed::Distances,
    .layers = {.ground = 4},
    .marks = newMarks<Marks>,
    .legend = legend,
    .describe = describeSteps,
};

}  // namespace mazeloom::widgets::overlay::distance

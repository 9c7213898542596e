// SPDX-License-Identifier: MIT
// Shows what a player of a temple can deduce about each cell, and the chance of a trap in each
// unknown cell.
#include <array>
#include <cstddef>
#include <utility>

#include <QRectF>

#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/known/known_art.h"
#include "widgets/known/known_text.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets::overlay::known {

namespace {

using analyse::deduce::Known;
using analyse::explain::KnownMap;

// A cell has at most one of these forms.
constexpr OverlayForm kSafe = 1u << 10;
constexpr OverlayForm kSurelyTrap = 1u << 11;
constexpr OverlayForm kUnknown = 1u << 12;

/// Number of tints for unknown cells, by the chance of a trap.
constexpr std::size_t kChances = 10;

class Marks final : public OverlayMarks {
  public:
    Marks(const OverlayData& data, const Theme& theme)
        : known_(*data.known),
          colours_(theme),
          safe_(pixelOf(faded(colours_.safe, 0.3))),
          surelyTrap_(pixelOf(faded(colours_.trap, 0.5))) {
        for (std::size_t i = 0; i < unknown_.size(); ++i) {
            const double share = static_cast<double>(i) / kChances;
            unknown_[i] = pixelOf(faded(colours_.unknown, 0.18 + 0.5 * share));
        }
    }

    QRgb groundAt(grid::Index i) const override {
        const auto known = known_.at(i);
        if (!known) return 0;
        if (*known == Known::Safe) return safe_;
        if (*known == Known::Trap) return surelyTrap_;
        return unknown_[static_cast<std::size_t>(known_.permilleAt(i)) * kChances / 1000];
    }

    OverlayForm formAt(grid::Index i, bool hasTexts) const override {
        const auto known = known_.at(i);
        if (!known) return 0;
        if (*known == Known::Safe) return kSafe;
        if (*known == Known::Trap) return kSurelyTrap;
        // Where the chance is written as a number, it replaces the form of an unknown cell.
        return hasTexts && known_.permilleAt(i) != 0 ? 0 : kUnknown;
    }

    void drawForm(QPainter& painter, OverlayForm form, double side) const override {
        const QRectF corner(side * 0.58, side * 0.05, side * 0.37, side * 0.37);
        for (const auto& [bit, known] : {std::pair{kSafe, Known::Safe},
                                         {kSurelyTrap, Known::Trap},
                                         {kUnknown, Known::Unknown}}) {
            if ((form & bit) != 0) paintKnownSign(painter, corner, known, colours_);
        }
    }

    /// Writes the chance of a trap, in percent, in the upper half.
    void drawText(QPainter& painter, grid::Index i, const QRectF& cell) const override {
        const int permille = known_.permilleAt(i);
        if (permille == 0) return;
        painter.setPen(colours_.unknown);
        painter.drawText(cell.adjusted(0, 1, -2, 0), Qt::AlignTop | Qt::AlignRight,
                         percentOf(permille));
    }

  private:
    const KnownMap& known_;
    const KnownColours colours_;
    const QRgb safe_;
    const QRgb surelyTrap_;
    std::array<QRgb, kChances> unknown_;
};

template <Known known>
void paintSign(QPainter& painter, const QRectF& box, const Theme& theme) {
    const KnownColours colours(theme);
    painter.fillRect(box, faded(colours.of(known), 0.35));
    const double side = box.height();
    paintKnownSign(painter, {box.center().x() - side / 2, box.top(), side, side}, known, colours);
}

QString unknownText(play::temple::Numbers numbers) {
    switch (numbers) {
        case play::temple::Numbers::All:
            return OverlayText::tr("unknown from all numbers; chance of a trap");
        case play::temple::Numbers::Near:
            return OverlayText::tr("unknown from the numbers near the hero; chance of a trap");
        case play::temple::Numbers::Visited:
            return OverlayText::tr("unknown from the numbers of visited cells; chance of a trap");
    }
    return {};
}

std::vector<LegendRow> legend(const LegendData& data) {
    const auto unknown = paintSign<Known::Unknown>;
    switch (data.known.lack) {
        case KnownLack::None:
            return {{OverlayText::tr("known to be safe"), paintSign<Known::Safe>},
                    {OverlayText::tr("known to be a trap"), paintSign<Known::Trap>},
                    {unknownText(data.known.numbers), unknown}};
        case KnownLack::NotATemple:
            return {};
        case KnownLack::TooLarge:
            return {{OverlayText::tr("the level is too large to say what can be known"), unknown}};
        case KnownLack::NoHero:
            return {{OverlayText::tr("nothing can be deduced without a hero"), unknown}};
        case KnownLack::HiddenTrap:
            return {{OverlayText::tr("a trap lies where the rules rule one out"), unknown}};
    }
    return {};
}

QString describe(const OverlayData& data, grid::Point cell) {
    if (data.known == nullptr) return {};
    if (data.known->isLater(data.cells.index(cell)))
        return OverlayText::tr("Not deduced yet: a later step of the timeline deduces it");
    const auto explanation = data.known->explanationOf(cell);
    return explanation ? sentenceOf(*explanation) : QString();
}

/// Frames the numbers from which the knowledge about the cell follows.
void paintReasons(QPainter& painter, const CanvasScene& scene, const OverlayData& data,
                  grid::Point cell) {
    constexpr double kLeastFrame = 4;  // pixels a cell
    if (data.known == nullptr || data.known->size() != scene.map.size()) return;
    if (scene.view.scale() < kLeastFrame) return;
    const auto explanation = data.known->explanationOf(cell);
    if (!explanation) return;
    const KnownColours colours(scene.theme);
    for (const auto& number : explanation->numbers)
        paintNumberFrame(painter, scene.view.rectOf(number.cell), colours, scene.theme.canvas);
    paintKnownFrame(painter, scene.view.rectOf(cell), explanation->known, colours,
                    scene.theme.canvas);
}

}  // namespace

const OverlayInfo kInfo{
    .id = "known",
    .title = QT_TRANSLATE_NOOP("OverlayText", "&What can be known"),
    .tip = QT_TRANSLATE_NOOP("OverlayText",
                             "Show what a player can deduce about each cell from the numbers, and "
                             "the chance of a trap in unknown cells"),
    .key = Qt::Key_Minus,
    .icon = "known",
    .whyOnlyTemples = QT_TRANSLATE_NOOP("OverlayText", "Only temples have numbers and traps"),
    .need = OverlayNeed::Known,
    .forms = kSafe | kSurelyTrap | kUnknown,
    .layers = {.ground = 1, .form = 4},
    .marks = newMarks<Marks>,
    .legend = legend,
    .describe = describe,
    .paintHovered = paintReasons,
};

}  // namespace mazeloom::widgets::overlay::known

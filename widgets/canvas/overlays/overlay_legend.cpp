// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_legend.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLinearGradient>

#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

namespace {

class OverlayLegend {
    Q_DECLARE_TR_FUNCTIONS(OverlayLegend)
};

enum class Sign {
    Aisle,
    Trap,
    Coin,
    Reached,
    OverTraps,
    Never,
    Heat,
    Safe,
    SurelyTrap,
    Unknown,
    Kept,
    Dark
};

struct Row {
    Sign sign;
    QString text;
};

/// The distance of the cell farthest from the hero; nullopt if there is no hero.
using Farthest = std::optional<analyse::Distances::Steps>;

QString unknownText(play::temple::Numbers numbers) {
    switch (numbers) {
        case play::temple::Numbers::All:
            return OverlayLegend::tr("unknown from all numbers; chance of a trap");
        case play::temple::Numbers::Near:
            return OverlayLegend::tr("unknown from the numbers near the hero; chance of a trap");
        case play::temple::Numbers::Visited:
            return OverlayLegend::tr("unknown from the numbers of visited cells; chance of a trap");
    }
    return {};
}

std::vector<Row> rowsOf(const KnownLegend& known) {
    switch (known.lack) {
        case KnownLack::None:
            return {{Sign::Safe, OverlayLegend::tr("known to be safe")},
                    {Sign::SurelyTrap, OverlayLegend::tr("known to be a trap")},
                    {Sign::Unknown, unknownText(known.numbers)}};
        case KnownLack::NotATemple:
            return {};
        case KnownLack::TooLarge:
            return {{Sign::Unknown,
                     OverlayLegend::tr("the level is too large to say what can be known")}};
        case KnownLack::NoHero:
            return {{Sign::Unknown, OverlayLegend::tr("nothing can be deduced without a hero")}};
        case KnownLack::HiddenTrap:
            return {{Sign::Unknown, OverlayLegend::tr("a trap lies where the rules rule one out")}};
    }
    return {};
}

std::vector<Row> rowsOf(Overlay overlay, OverlaySet shown, Farthest farthest,
                        const KnownLegend& known) {
    const bool isOfHero = overlay == Overlay::Reach || overlay == Overlay::Distance;
    if (isOfHero && !farthest) {
        // One line for both overlays.
        if (overlay == Overlay::Distance && shown.contains(Overlay::Reach)) return {};
        return {{Sign::Never, OverlayLegend::tr("no hero to start from")}};
    }
    switch (overlay) {
        case Overlay::HiddenMaze:
            return {{Sign::Aisle, OverlayLegend::tr("hidden maze")}};
        case Overlay::Traps:
            return {{Sign::Trap, OverlayLegend::tr("trap")}};
        case Overlay::Coins:
            return {{Sign::Coin, OverlayLegend::tr("coin")}};
        case Overlay::Reach: {
            std::vector<Row> rows;
            // If distances are shown, their colours already mark reachable cells.
            if (!shown.contains(Overlay::Distance)) {
                rows.push_back({Sign::Reached, OverlayLegend::tr("within reach")});
            }
            rows.push_back({Sign::OverTraps, OverlayLegend::tr("only over traps")});
            rows.push_back({Sign::Never, OverlayLegend::tr("out of reach")});
            return rows;
        }
        case Overlay::Distance:
            //: How far cells are from the hero; %1 the steps to the farthest
            return {{Sign::Heat, OverlayLegend::tr("0 … %1 steps").arg(*farthest)}};
        case Overlay::Known:
            return rowsOf(known);
        case Overlay::Kept:
            return {{Sign::Kept, OverlayLegend::tr("pinned")}};
        case Overlay::Dark:
            return {{Sign::Dark, OverlayLegend::tr("dark")}};
    }
    return {};
}

std::vector<Row> rowsOf(OverlaySet shown, Farthest farthest, const KnownLegend& known) {
    std::vector<Row> rows;
    for (int i = 0; i < kOverlays; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (!shown.contains(overlay)) continue;
        for (Row& row : rowsOf(overlay, shown, farthest, known))
            rows.push_back(std::move(row));
    }
    return rows;
}

void paintSign(QPainter& painter, const QRectF& box, Sign sign, const OverlayColours& colours) {
    const QPointF middle = box.center();
    const double reach = box.height() / 2;
    const double line = std::max(1.0, box.height() / 7);
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
        case Sign::Aisle:
            painter.setPen(QPen(colours.maze, line * 1.4));
            painter.drawPolyline(
                QPolygonF{box.bottomLeft() - QPointF(0, line), middle + QPointF(0, reach - line),
                          middle - QPointF(0, reach - line), box.topRight() + QPointF(0, line)});
            break;
        case Sign::Trap: {
            painter.setPen(QPen(colours.trap, line * 1.3, Qt::SolidLine, Qt::RoundCap));
            const double arm = reach * 0.7;
            painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
            painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
            break;
        }
        case Sign::Coin:
            painter.setPen(QPen(colours.coin, line * 1.3));
            painter.drawEllipse(middle, reach * 0.75, reach * 0.75);
            break;
        case Sign::Reached:
            painter.fillRect(box, colours.reached);
            break;
        case Sign::OverTraps:
        case Sign::Never: {
            const bool crossed = sign == Sign::Never;
            painter.setPen(QPen(crossed ? colours.never : colours.overTraps, line));
            for (double x = 0; x < box.width(); x += box.height()) {
                const QRectF cell(box.left() + x, box.top(), box.height(), box.height());
                painter.drawLine(cell.bottomLeft(), cell.topRight());
                if (crossed) painter.drawLine(cell.topLeft(), cell.bottomRight());
            }
            break;
        }
        case Sign::Safe:
        case Sign::SurelyTrap:
        case Sign::Unknown: {
            const auto known = sign == Sign::Safe         ? analyse::deduce::Known::Safe
                               : sign == Sign::SurelyTrap ? analyse::deduce::Known::Trap
                                                          : analyse::deduce::Known::Unknown;
            painter.fillRect(box, faded(colours.known.of(known), 0.35));
            const QRectF place(middle.x() - reach, box.top(), box.height(), box.height());
            paintKnownSign(painter, place, known, colours.known);
            painter.setBrush(Qt::NoBrush);
            break;
        }
        case Sign::Kept: {
            for (double x = 0; x < box.width(); x += box.height()) {
                const QRectF cell(box.left() + x, box.top(), box.height(), box.height());
                QColor hatch = colours.kept;
                hatch.setAlphaF(0.4F);
                painter.setPen(QPen(hatch, line / 2));
                painter.drawLine(cell.bottomLeft(), cell.topRight());
                painter.setPen(Qt::NoPen);
                painter.setBrush(colours.kept);
                painter.drawPolygon(QPolygonF{cell.topLeft(),
                                              cell.topLeft() + QPointF(reach * 0.7, 0),
                                              cell.topLeft() + QPointF(0, reach * 0.7)});
                painter.setBrush(Qt::NoBrush);
            }
            break;
        }
        case Sign::Dark: {
            QColor dark = colours.dark;
            dark.setAlphaF(0.7F);
            painter.fillRect(box, dark);
            break;
        }
        case Sign::Heat: {
            QLinearGradient gradient(box.topLeft(), box.topRight());
            for (int i = 0; i < OverlayColours::kHeats; ++i) {
                gradient.setColorAt(static_cast<double>(i) / (OverlayColours::kHeats - 1),
                                    colours.heat[static_cast<std::size_t>(i)]);
            }
            painter.fillRect(box, gradient);
            break;
        }
    }
}

}  // namespace

QRect paintLegend(QPainter& painter, const QRect& screen, OverlaySet shown, Farthest farthest,
                  const Theme& theme, KnownLegend known) {
    const std::vector<Row> rows = rowsOf(shown, farthest, known);
    if (rows.empty()) return {};
    const double ratio = painter.device()->devicePixelRatioF();
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(12 * ratio));
    const QFontMetricsF metrics(font);
    double textWidth = 0;
    for (const Row& row : rows)
        textWidth = std::max(textWidth, metrics.horizontalAdvance(row.text));
    const double gap = 8 * ratio;
    const double rowHeight = 20 * ratio;
    const QSizeF sign(36 * ratio, 12 * ratio);
    const QSizeF size(sign.width() + textWidth + 3 * gap,
                      rowHeight * static_cast<double>(rows.size()) + gap);
    const QRectF box(QPointF(screen.left() + gap, screen.bottom() + 1 - gap - size.height()), size);
    if (size.width() * 2 > screen.width() || size.height() * 2 > screen.height()) return {};
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = theme.window;
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(theme.border, ratio));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4 * ratio, 4 * ratio);
    painter.setFont(font);
    const OverlayColours colours(theme);
    double top = box.top() + gap / 2;
    for (const Row& row : rows) {
        const QRectF place(QPointF(box.left() + gap, top + (rowHeight - sign.height()) / 2), sign);
        paintSign(painter, place, row.sign, colours);
        painter.setPen(theme.text);
        painter.drawText(QRectF(place.right() + gap, top, textWidth + gap, rowHeight),
                         Qt::AlignVCenter | Qt::AlignLeft, row.text);
        top += rowHeight;
    }
    return box.toAlignedRect();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/cell_overlays.h"

#include <algorithm>
#include <utility>

#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

namespace {

QRgb premultiplied(const QColor& colour) {
    return qPremultiply(colour.rgba());
}

}  // namespace

CellOverlays::CellOverlays(const level::CellGrid& cells, const level::KeptCells& kept,
                           const level::DarkGrid* dark, OverlaySet shown,
                           const Distances* distances, const KnownMap* known, const Theme& theme)
    : cells_(cells),
      kept_(kept),
      dark_(shown.contains(Overlay::Dark) ? dark : nullptr),
      shown_(shown),
      distances_(distances),
      known_(shown.contains(Overlay::Known) ? known : nullptr),
      colours_(theme),
      ways_(cells_.steps()),
      isForReach_(distances != nullptr && shown.contains(Overlay::Reach)),
      isForDistance_(distances != nullptr && shown.contains(Overlay::Distance)),
      isForKept_(shown.contains(Overlay::Kept) && !kept.isEmpty()),
      reached_(premultiplied(faded(colours_.reached, 0.42))),
      darkness_(premultiplied(faded(colours_.dark, 0.5))),
      safe_(premultiplied(faded(colours_.known.safe, 0.3))),
      surelyTrap_(premultiplied(faded(colours_.known.trap, 0.5))) {
    for (std::size_t i = 0; i < unknown_.size(); ++i) {
        const double share = static_cast<double>(i) / kChances;
        unknown_[i] = premultiplied(faded(colours_.known.unknown, 0.18 + 0.5 * share));
    }
    for (std::size_t i = 0; i < heat_.size(); ++i)
        heat_[i] = premultiplied(faded(colours_.heat[i], kHeatStrength));
}

void CellOverlays::drawForm(QPainter& painter, Form form, double side) const {
    const QPointF middle(side / 2, side / 2);
    const double line = std::max(1.0, side / 9);
    painter.setBrush(Qt::NoBrush);
    if ((form & (kOverTraps | kNever)) != 0) {
        const bool crossed = (form & kNever) != 0;
        painter.setPen(
            QPen(crossed ? colours_.never : colours_.overTraps, std::max(1.0, side / 12)));
        painter.drawLine(QPointF(0, side), QPointF(side, 0));
        if (crossed) painter.drawLine(QPointF(0, 0), QPointF(side, side));
    }
    if ((form & kAisle) != 0) {
        painter.setPen(QPen(colours_.maze, line * 1.4, Qt::SolidLine, Qt::FlatCap));
        for (const grid::Direction d : grid::kDirections) {
            if ((form & 1u << static_cast<unsigned>(d)) == 0) continue;
            const grid::Point way = grid::offset(d);
            painter.drawLine(middle, middle + QPointF(way.x, way.y) * (side / 2));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours_.maze);
        painter.drawEllipse(middle, line * 0.95, line * 0.95);
        painter.setBrush(Qt::NoBrush);
    }
    if ((form & kKept) != 0) {
        // A faint hatch, and a corner that stays visible where another form hides the lines.
        painter.setPen(QPen(faded(colours_.kept, 0.4), std::max(1.0, side / 24)));
        for (const double at : {side * 0.5, side, side * 1.5}) {
            painter.drawLine(QPointF(std::min(at, side), std::max(0.0, at - side)),
                             QPointF(std::max(0.0, at - side), std::min(at, side)));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours_.kept);
        const double corner = std::max(2.0, side * 0.28);
        painter.drawPolygon(QPolygonF{QPointF(0, 0), QPointF(corner, 0), QPointF(0, corner)});
        painter.setBrush(Qt::NoBrush);
    }
    const QRectF corner(side * 0.58, side * 0.05, side * 0.37, side * 0.37);
    using analyse::deduce::Known;
    for (const auto& [bit, known] :
         {std::pair{kSafe, Known::Safe}, {kSurelyTrap, Known::Trap}, {kUnknown, Known::Unknown}}) {
        if ((form & bit) != 0) paintKnownSign(painter, corner, known, colours_.known);
    }
    painter.setBrush(Qt::NoBrush);
    if ((form & kTrap) != 0) {
        painter.setPen(QPen(colours_.trap, line * 1.3, Qt::SolidLine, Qt::RoundCap));
        const double reach = side * 0.3;
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach));
        painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach));
    }
    if ((form & kCoin) != 0) {
        painter.setPen(QPen(colours_.coin, line * 1.3));
        painter.drawEllipse(middle, side * 0.33, side * 0.33);
    }
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/tiles/shape_diagram.h"

#include <array>

#include <QCoreApplication>
#include <QPainter>

namespace mazeloom::widgets {

namespace {

struct ShapeDiagram {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::ShapeDiagram)
};

struct Neighbour {
    unsigned bit;
    int column;
    int row;
    const char* name;
};

// The neighbours at the cell's sides, then those at its corners, as shapeText() lists them.
constexpr std::array kNeighbours{
    Neighbour{level::kAlikeAbove, 1, 0,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "above")},
    Neighbour{level::kAlikeRight, 2, 1,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "right")},
    Neighbour{level::kAlikeBelow, 1, 2,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "below")},
    Neighbour{level::kAlikeLeft, 0, 1,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "left")},
    Neighbour{level::kAlikeAboveRight, 2, 0,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "above right")},
    Neighbour{level::kAlikeBelowRight, 2, 2,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "below right")},
    Neighbour{level::kAlikeBelowLeft, 0, 2,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "below left")},
    Neighbour{level::kAlikeAboveLeft, 0, 0,
              QT_TRANSLATE_NOOP("mazeloom::widgets::ShapeDiagram", "above left")},
};

/// Whether a neighbour matters for the shape in which the neighbours `alike` are like the cell.
bool counts(level::EdgeSet edges, unsigned alike, unsigned neighbour) {
    if (edges == level::EdgeSet::Single) return false;
    if (edges == level::EdgeSet::Sides) return (neighbour & 0x55u) != 0;
    return level::withoutLoneCorners(alike | neighbour) == (alike | neighbour);
}

}  // namespace

QImage shapeDiagram(level::EdgeSet edges, int shape, int side, const Theme& theme) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const int part = side / 3;
    const int first = (side - 3 * part) / 2;
    const auto at = [&](int column, int row) {
        return QRect(first + column * part, first + row * part, part, part).adjusted(0, 0, -1, -1);
    };
    const unsigned alike = level::alikeOf(edges, shape);
    for (const Neighbour& one : kNeighbours) {
        if (!counts(edges, alike, one.bit)) continue;
        const QRect rect = at(one.column, one.row);
        if ((alike & one.bit) != 0) {
            painter.fillRect(rect, theme.text);
        } else {
            painter.setPen(theme.mutedText);
            painter.drawRect(rect.adjusted(0, 0, -1, -1));
        }
    }
    painter.fillRect(at(1, 1), theme.accent);
    return image;
}

QString shapeText(level::EdgeSet edges, int shape) {
    if (edges == level::EdgeSet::Single) return ShapeDiagram::tr("Everywhere");
    const unsigned alike = level::alikeOf(edges, shape);
    QStringList names;
    for (const Neighbour& one : kNeighbours) {
        if ((alike & one.bit) != 0) names << ShapeDiagram::tr(one.name);
    }
    if (names.isEmpty()) return ShapeDiagram::tr("No neighbour is alike");
    if (names.size() == static_cast<qsizetype>(kNeighbours.size()))
        return ShapeDiagram::tr("All neighbours are alike");
    //: Which neighbours of a tile are of the same kind as the tile: %1 is "above, left"
    return ShapeDiagram::tr("Alike: %1").arg(names.join(QStringLiteral(", ")));
}

}  // namespace mazeloom::widgets

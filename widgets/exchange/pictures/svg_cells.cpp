// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/svg_cells.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/canvas/cells/terminal_art.h"

namespace mazeloom::widgets {

namespace {

// The sizes of sprite_sheet.cpp for cells of kSvgCell units.
constexpr double kSvgSide = kSvgCell;
constexpr double kOutline = (kSvgCell + 2) / 12;
constexpr double kFace = kSvgSide * 0.6;
constexpr double kShade = kSvgSide * 0.35;

struct Place {
    double x = 0;
    double y = 0;
};

/// A side of the cell, or one of its corners.
struct Edge {
    Join join;
    bool isCorner;
    Place at;    ///< the side's midpoint, or the corner
    Place into;  ///< direction from `at` into the cell; from a corner, towards the centre
};
constexpr std::array<Edge, 8> kEdges{{{kAbove, false, {kSvgSide / 2, 0}, {0, 1}},
                                      {kRight, false, {kSvgSide, kSvgSide / 2}, {-1, 0}},
                                      {kBelow, false, {kSvgSide / 2, kSvgSide}, {0, -1}},
                                      {kLeft, false, {0, kSvgSide / 2}, {1, 0}},
                                      {kAboveRight, true, {kSvgSide, 0}, {-1, 1}},
                                      {kBelowRight, true, {kSvgSide, kSvgSide}, {-1, -1}},
                                      {kBelowLeft, true, {0, kSvgSide}, {1, -1}},
                                      {kAboveLeft, true, {0, 0}, {1, 1}}}};

/// Returns the part of the cell that is nearer to this side than to any other side in `joins`, as a
/// convex polygon.
std::vector<Place> nearestPart(const Edge& edge, unsigned joins) {
    std::vector<Place> part{{0, 0}, {kSvgSide, 0}, {kSvgSide, kSvgSide}, {0, kSvgSide}};
    const auto distance = [](const Edge& one, Place p) {
        return (p.x - one.at.x) * one.into.x + (p.y - one.at.y) * one.into.y;
    };
    for (const Edge& other : kEdges) {
        if (other.isCorner || other.join == edge.join || (joins & other.join) == 0) continue;
        const auto excess = [&](Place p) { return distance(edge, p) - distance(other, p); };
        std::vector<Place> kept;
        for (std::size_t i = 0; i < part.size(); ++i) {
            const Place a = part[i];
            const Place b = part[(i + 1) % part.size()];
            const double ea = excess(a);
            const double eb = excess(b);
            if (ea <= 0) kept.push_back(a);
            if ((ea < 0 && eb > 0) || (ea > 0 && eb < 0)) {
                const double share = ea / (ea - eb);
                kept.push_back({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share});
            }
        }
        part = std::move(kept);
    }
    return part;
}

std::string pair(Place place) {
    return svgNumber(place.x) + ' ' + svgNumber(place.y);
}

/// Returns the path of a quarter of a disc around a corner.
std::string quarter(const Edge& corner, double radius) {
    const Place along{corner.at.x + corner.into.x * radius, corner.at.y};
    const Place down{corner.at.x, corner.at.y + corner.into.y * radius};
    const bool isClockwise = corner.into.x * corner.into.y > 0;
    return 'M' + pair(corner.at) + 'L' + pair(along) + 'A' + svgNumber(radius) + ' ' +
           svgNumber(radius) + " 0 0 " + (isClockwise ? '1' : '0') + ' ' + pair(down) + 'Z';
}

/// Returns the prefix of the names of a material's gradients.
std::string letterOf(Material material) {
    if (material < Material::FirstShade)
        return std::string(1, static_cast<char>('A' + static_cast<int>(material)));
    const int shade = static_cast<int>(material) - static_cast<int>(Material::FirstShade);
    std::string letter = "S";
    letter += std::to_string(shade);
    letter += '-';
    return letter;
}

std::string gradientName(const std::string& what, const Edge& edge) {
    return what + std::to_string(static_cast<unsigned>(edge.join));
}

/// Returns a gradient that is `colour` at the distance `from` from the edge, and transparent at the
/// distance `to`.
std::string gradient(const std::string& what, const Edge& edge, const QColor& colour, double from,
                     double to) {
    std::string text = edge.isCorner ? "<radialGradient" : "<linearGradient";
    text += " id=\"" + gradientName(what, edge) + "\" gradientUnits=\"userSpaceOnUse\"";
    const auto number = [&text](const char* name, double value) {
        text += std::string(" ") + name + "=\"" + svgNumber(value) + '"';
    };
    double first = 0;
    if (edge.isCorner) {
        number("cx", edge.at.x);
        number("cy", edge.at.y);
        number("r", to);
        first = from / to;
    } else {
        number("x1", edge.at.x + edge.into.x * from);
        number("y1", edge.at.y + edge.into.y * from);
        number("x2", edge.at.x + edge.into.x * to);
        number("y2", edge.at.y + edge.into.y * to);
    }
    const std::string colours = "stop-color=\"" + svgColour(colour) + '"';
    text += "><stop offset=\"" + svgNumber(first) + "\" " + colours + " stop-opacity=\"1\"/>";
    text += "<stop offset=\"1\" " + colours + " stop-opacity=\"0\"/>";
    return text + (edge.isCorner ? "</radialGradient>" : "</linearGradient>");
}

std::string square(const QColor& colour) {
    const std::string side = std::to_string(kSvgCell);
    return "<rect width=\"" + side + "\" height=\"" + side + "\" " + svgFill(colour) + "/>";
}

/// Returns shapes that begin at the edges in `joins` and fade towards the inside of the cell.
std::string faces(const std::string& what, unsigned joins, double reach) {
    std::string text;
    for (const Edge& edge : kEdges) {
        if ((joins & edge.join) == 0) continue;
        std::string path;
        if (edge.isCorner) {
            path = quarter(edge, std::min(reach, kSvgSide));
        } else {
            for (const Place place : nearestPart(edge, joins))
                path += (path.empty() ? 'M' : 'L') + pair(place);
            path += 'Z';
        }
        text += "<path fill=\"url(#" + gradientName(what, edge) + ")\" d=\"" + path + "\"/>";
    }
    return text;
}

/// Returns the SVG elements that QSvgGenerator makes of a drawing with QPainter.
std::string painted(const std::function<void(QPainter&)>& paint) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({kSvgCell, kSvgCell});
    generator.setViewBox(QRect(0, 0, kSvgCell, kSvgCell));
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    QString text = QString::fromUtf8(buffer.data());
    text = text.section(QStringLiteral("</defs>"), 1);
    text = text.left(text.lastIndexOf(QStringLiteral("</svg>")));
    // Remove attributes without effect. Letters are paths, so font attributes are useless, and they
    // differ between machines. The other attributes have their default values.
    static const QRegularExpression noise(
        QStringLiteral("\\s+font-[a-z]+=\"[^\"]*\"| transform=\"matrix\\(1,0,0,1,0,0\\)\"|"
                       " xml:id=\"[^\"]*\"| vector-effect=\"none\"|"
                       " (?:fill|stroke)-opacity=\"1\""));
    static const QRegularExpression nothing(QStringLiteral("<g[^>]*>\\s*</g>"));
    text.remove(noise);
    while (text.contains(nothing))
        text.remove(nothing);
    static const QRegularExpression gaps(QStringLiteral("\\s*\\n\\s*"));
    return text.replace(gaps, QStringLiteral("\n")).trimmed().toStdString();
}

}  // namespace

std::string svgNumber(double number) {
    std::string text = QString::number(number, 'f', 3).toStdString();
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string svgColour(const QColor& colour) {
    return colour.name(QColor::HexRgb).toStdString();
}

std::string svgFill(const QColor& colour) {
    std::string text = "fill=\"" + svgColour(colour) + '"';
    if (colour.alpha() < 255) text += " fill-opacity=\"" + svgNumber(colour.alphaF()) + '"';
    return text;
}

QColor svgPlainGround(Material material, const Theme& theme) {
    return material == Material::Rock ? theme.rock : colourOf(material, theme);
}

std::string svgGradients(Material material, const Theme& theme) {
    const bool isRock = material == Material::Rock;
    const QColor shade = colourOf(material, theme).darker(theme.isDark ? 135 : 114);
    std::string text;
    for (const Edge& edge : kEdges) {
        text += isRock
                    ? gradient(letterOf(material), edge, theme.rockFace, kOutline, kOutline + kFace)
                    : gradient(letterOf(material), edge, shade, 0, kShade);
        text += '\n';
    }
    return text;
}

std::string svgGround(Material material, unsigned joins, const Theme& theme) {
    if (theme.isTerminal()) {
        return painted([&](QPainter& painter) {
            if (material == Material::Rock)
                paintTerminalWall(painter, joins != kTerminalCell, kSvgSide, theme);
            else
                paintTerminalFloor(painter, material, kSvgSide, theme);
        });
    }
    const QColor plain = svgPlainGround(material, theme);
    std::string text = square(plain);
    if (material == Material::Rock) {
        text += faces(letterOf(material), joins, kOutline + kFace);
        std::string outline;
        for (const Edge& edge : kEdges) {
            if ((joins & edge.join) == 0) continue;
            if (edge.isCorner) {
                outline += quarter(edge, kOutline);
                continue;
            }
            const double x = edge.join == kRight ? kSvgSide - kOutline : 0;
            const double y = edge.join == kBelow ? kSvgSide - kOutline : 0;
            const bool isUpright = edge.into.y == 0;
            outline += 'M' + pair({x, y}) + 'h' + svgNumber(isUpright ? kOutline : kSvgSide) + 'v' +
                       svgNumber(isUpright ? kSvgSide : kOutline) + 'H' + svgNumber(x) + 'Z';
        }
        if (!outline.empty())
            text += "<path " + svgFill(theme.outline) + " d=\"" + outline + "\"/>";
        return text;
    }
    // Walls cast a soft shadow downwards and to the right.
    joins &= kAbove | kLeft | kAboveLeft | kAboveRight | kBelowLeft;
    if (joins == 0 || material == Material::Void) return text;
    return text + faces(letterOf(material), joins, kShade);
}

std::string svgSymbol(Symbol symbol, const Theme& theme) {
    return painted([&](QPainter& painter) { paintArt(painter, symbol, kSvgSide, theme); });
}

std::string svgOwn(const level::OwnKind& kind, const Theme& theme) {
    return painted([&](QPainter& painter) { paintOwnArt(painter, kind, kSvgSide, theme); });
}

std::string svgForm(const CellOverlays& overlays, CellOverlays::Form form) {
    return painted([&](QPainter& painter) { overlays.drawForm(painter, form, kSvgSide); });
}

}  // namespace mazeloom::widgets

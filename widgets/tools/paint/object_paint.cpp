// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/object_paint.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include <QPolygonF>

#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

namespace {

/// Minimum size of an object that is drawn as a symbol; smaller objects are drawn as spots.
constexpr int kLeastSymbol = 5;  // in pixels
/// Upper bound on the number of cached pictures, which is more than a view needs.
constexpr std::size_t kMostPictures = 128;

const QImage& pictureOf(level::ThingKind kind, int side, const Theme& theme) {
    static std::map<std::tuple<level::ThingKind, int, int>, QImage> pictures;
    const auto key = std::tuple(kind, side, theme.number());
    auto found = pictures.find(key);
    if (found == pictures.end()) {
        if (pictures.size() >= kMostPictures) pictures.clear();
        found = pictures.emplace(key, symbolArt(symbolOf(kind), side, theme)).first;
    }
    return found->second;
}

/// Returns a triangle at the cell's side in this direction, with its tip outwards.
QPolygonF arrowHead(const QRectF& cell, grid::Direction direction) {
    const grid::Point step = grid::offset(direction);
    const QPointF ahead(step.x, step.y);
    const QPointF aside(-step.y, step.x);
    const double half = cell.width() / 2;
    const QPointF tip = cell.center() + ahead * half * 1.15;
    const QPointF base = cell.center() + ahead * half * 0.65;
    return {{tip, base + aside * half * 0.5, base - aside * half * 0.5}};
}

}  // namespace

void paintThing(QPainter& painter, const QRectF& cell, level::ThingKind kind, const Theme& theme,
                double opacity, const level::OwnKind* own) {
    painter.save();
    painter.setOpacity(painter.opacity() * opacity);
    const int side = static_cast<int>(std::lround(cell.width()));
    if (side < kLeastSymbol) {
        const QPointF middle = cell.center();
        const double reach = std::max(1.5, cell.width() / 2);
        painter.fillRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach),
                         own == nullptr ? colourOf(symbolOf(kind), theme) : ownColour(*own));
    } else if (own != nullptr) {
        painter.drawImage(cell.topLeft(), ownArt(*own, side, theme));
    } else {
        painter.drawImage(cell.topLeft(), pictureOf(kind, side, theme));
    }
    painter.restore();
}

void paintBeam(QPainter& painter, const CanvasScene& scene, const level::Object& emitter,
               const std::vector<grid::Point>& cells, bool burns) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cell = scene.view.rectOf(emitter.at);
    const QColor colour = scene.theme.hostile;
    if (!cells.empty()) {
        const double width = std::max(1.0, cell.width() / (burns ? 6 : 12));
        painter.setPen(QPen(colour, width, burns ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap));
        const grid::Point step = grid::offset(emitter.direction);
        const QPointF half = QPointF(step.x, step.y) * cell.width() / 2;
        const double whole = painter.opacity();
        painter.setOpacity(whole * (burns ? 0.8 : 0.6));
        painter.drawLine(cell.center() + half, scene.view.rectOf(cells.back()).center() + half);
        painter.setOpacity(whole);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (cell.width() >= kLeastSymbol) painter.drawPolygon(arrowHead(cell, emitter.direction));
    painter.restore();
}

std::vector<level::Object> emittersOf(const std::vector<level::Object>& objects) {
    std::vector<level::Object> emitters;
    std::ranges::copy_if(objects, std::back_inserter(emitters), [](const level::Object& object) {
        return object.kind == level::ThingKind::Emitter;
    });
    return emitters;
}

std::function<bool(grid::Point)> beamStops(const level::PaintGrid* paint,
                                           const level::TerrainTable& terrains,
                                           std::span<const level::Object> objects,
                                           const MapView& map) {
    std::set<grid::Point> emitters;
    for (const level::Object& object : objects) {
        if (object.kind == level::ThingKind::Emitter) emitters.insert(object.at);
    }
    return [paint, terrains, &map, emitters = std::move(emitters)](grid::Point cell) {
        if (emitters.contains(cell)) return true;
        if (paint != nullptr) {
            return !paint->contains(cell) ||
                   level::stopsBeam(terrains.cell(level::terrainOf(paint->at(cell))));
        }
        return !map.cells->contains(cell) || level::stopsBeam(map.cells->at(cell));
    };
}

}  // namespace mazeloom::widgets

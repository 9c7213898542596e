// SPDX-License-Identifier: MIT
#include "widgets/panels/stamps/stamp_picture.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <QPainter>

#include "core/level/map/map.h"
#include "widgets/canvas/picture/map_image.h"

namespace mazeloom::widgets {

namespace {

/// Greatest cell size in the image of a stamp, in pixels.
constexpr int kMostCellPixels = 24;

level::Cell stampedCell(level::Paint paint, const level::TerrainTable& terrains) {
    const level::Cell cell = terrains.cell(level::terrainOf(paint));
    if (!cell.isWalkable()) return cell;
    const level::PaintMark mark = level::markOf(paint);
    if (mark == level::PaintMark::Trap) return cell.with(level::Cell::kTrap);
    return mark == level::PaintMark::Coin ? cell.with(level::Cell::kCoin) : cell;
}

std::vector<level::Thing> thingsOn(const level::Stamp& stamp, const level::SharedOwnKinds& kinds) {
    std::vector<level::Thing> things;
    for (const level::Object& object : stamp.objects) {
        const bool isOwn = object.kind == level::ThingKind::Own && kinds != nullptr;
        const auto own = isOwn ? level::placeOfKind(*kinds, object.own) : std::nullopt;
        things.push_back(
            {object.kind, object.at, -1, own ? static_cast<std::int16_t>(*own) : std::int16_t{-1}});
    }
    for (const level::Trajectory& path : stamp.trajectories)
        if (!path.points.empty()) things.push_back({path.kind, path.points.front(), -1});
    return things;
}

}  // namespace

QImage stampPicture(const level::Stamp& stamp, int side, const Theme& theme,
                    const level::SharedOwnKinds& kinds) {
    const grid::Size size = stamp.paint.size();
    if (size.isEmpty() || side < 1) return {};
    level::CellGrid cells(size);
    for (grid::Point p; p.y < size.height; ++p.y) {
        for (p.x = 0; p.x < size.width; ++p.x)
            cells.at(p) = stampedCell(stamp.paint.at(p), stamp.terrains);
    }
    const std::vector<level::Thing> things = thingsOn(stamp, kinds);
    for (const level::Thing& thing : things) {
        if (cells.contains(thing.at))
            cells.at(thing.at) = cells.at(thing.at).with(level::Cell::kThing);
    }
    const int most = std::max(size.width, size.height);
    const int cell = std::clamp(side / most, 1, kMostCellPixels);
    const auto rendered = renderMap(cells, level::MarkGrid(size), level::Ruleset::Temple, things,
                                    cell, withTerrains(theme, stamp.terrains), kinds);
    if (!rendered) return {};
    QImage image = rendered->convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    for (grid::Point p; p.y < size.height; ++p.y) {
        for (p.x = 0; p.x < size.width; ++p.x) {
            if (stamp.mask.at(p) == 0)
                painter.fillRect(p.x * cell, p.y * cell, cell, cell, Qt::transparent);
        }
    }
    painter.end();
    if (std::max(image.width(), image.height()) <= side) return image;
    return image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace mazeloom::widgets

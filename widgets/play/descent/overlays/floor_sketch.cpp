// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/floor_sketch.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include <QPainter>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

using grid::Point;
using level::Terrain;
using play::descent::Monster;
using play::descent::State;

namespace {

/// Upper bound on the side of a cell, in pixels.
constexpr double kMostSketchCell = 28;

/// Returns the cell of the killer: the nearest visible monster of its kind. nullopt if no monster
/// has killed the hero.
std::optional<Point> killerOf(const State& state) {
    if (state.outcome != play::descent::Outcome::Died) return {};
    const auto far = [&state](const Monster& monster) {
        const Point way = monster.at - state.hero.at;
        return std::abs(way.x) + std::abs(way.y);
    };
    const Monster* killer = nullptr;
    for (const Monster& monster : state.floor.monsters) {
        if (monster.kind != state.killer || !state.seen.sees(monster.at)) continue;
        if (killer == nullptr || far(monster) < far(*killer)) killer = &monster;
    }
    return killer == nullptr ? std::nullopt : std::optional(killer->at);
}

}  // namespace

FloorSketch FloorSketch::of(const State& state) {
    FloorSketch sketch;
    sketch.killer = state.killer;
    const auto killer = killerOf(state);
    const auto& floor = state.floor;
    const auto markOf = [&](Point cell) {
        if (cell == state.hero.at) return Mark::End;
        if (cell == killer) return Mark::Killer;
        const level::Cell shown =
            level::Cell().withTerrainOf(play::descent::shownAs(floor.cells.at(cell)));
        if (shown.terrain() == Terrain::StairsDown || shown.terrain() == Terrain::StairsUp)
            return Mark::Stairs;
        return isSolid(shown) ? Mark::Wall : Mark::Ground;
    };
    Point least = state.hero.at;
    Point most = state.hero.at;
    for (int y = 0; y < floor.size().height; ++y) {
        for (int x = 0; x < floor.size().width; ++x) {
            const Point cell{x, y};
            if (!floor.isExplored(cell)) continue;
            sketch.cells.push_back({cell, markOf(cell)});
            least = {std::min(least.x, x), std::min(least.y, y)};
            most = {std::max(most.x, x), std::max(most.y, y)};
        }
    }
    sketch.part = {least.x, least.y, most.x - least.x + 1, most.y - least.y + 1};
    return sketch;
}

void FloorSketch::paint(QPainter& painter, const QRectF& place, const Theme& theme) const {
    if (cells.empty()) return;
    const double side = std::floor(
        std::min({kMostSketchCell, place.width() / part.width, place.height() / part.height}));
    if (side < 1) return;
    const QPointF corner(std::floor(place.center().x() - side * part.width / 2),
                         std::floor(place.center().y() - side * part.height / 2));
    const auto rectOf = [&](Point cell) {
        return QRectF(corner.x() + side * (cell.x - part.x), corner.y() + side * (cell.y - part.y),
                      side, side);
    };
    painter.save();
    painter.setPen(Qt::NoPen);
    for (const Cell& cell : cells) {
        painter.setBrush(cell.mark == Mark::Wall     ? theme.rockFace
                         : cell.mark == Mark::Stairs ? theme.accent
                                                     : theme.floor);
        painter.drawRect(rectOf(cell.at));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Cell& cell : cells) {
        if (cell.mark != Mark::End && cell.mark != Mark::Killer) continue;
        const bool isEnd = cell.mark == Mark::End;
        const auto kind = isEnd ? level::ThingKind::Hero : killer;
        const QRectF box = rectOf(cell.at);
        painter.setPen(QPen(isEnd ? theme.error : theme.hostile, 2));
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3);
        painter.setPen(isEnd ? theme.hero : theme.hostile);
        painter.setFont(glyphFont(std::max(8, static_cast<int>(side * 0.75))));
        painter.drawText(box, Qt::AlignCenter, QString(glyphOf(symbolOf(kind))));
    }
    painter.restore();
}

}  // namespace mazeloom::widgets

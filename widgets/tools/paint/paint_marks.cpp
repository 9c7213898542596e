// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/paint_marks.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPolygonF>

#include "core/edit/paint/room_paint.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

namespace {

/// Minimum cell size at which signs are drawn; smaller signs would be clutter.
constexpr double kLeastCell = 6;  // in pixels
/// Minimum cell size at which tags are drawn; smaller tags would be unreadable.
constexpr double kLeastCellOfTag = 36;  // in pixels
constexpr double kTagHeight = 0.22;     // as a share of the cell's height

void paintBan(QPainter& painter, const QRectF& box, double line, const Theme& theme) {
    painter.setPen(QPen(theme.friendly, line, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box);
    const double reach = box.width() / 2 * 0.7;
    const QPointF middle = box.center();
    painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach));
}

/// Draws corners around a cell, which mean that its contents are the same in every game.
void paintPin(QPainter& painter, const QRectF& cell, double line, const QColor& colour) {
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::SquareCap));
    const QRectF box = cell.adjusted(line, line, -line, -line);
    const double arm = box.width() * 0.28;
    for (const QPointF& corner :
         {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
        const double right = corner.x() == box.left() ? arm : -arm;
        const double down = corner.y() == box.top() ? arm : -arm;
        painter.drawLine(corner, corner + QPointF(right, 0));
        painter.drawLine(corner, corner + QPointF(0, down));
    }
}

/// Draws the sign of an entrance, which is the place of a possible door: a gap with a way through
/// it.
void paintEntrance(QPainter& painter, const QRectF& cell, double line, const Theme& theme) {
    const double inset = cell.width() * 0.12;
    const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(theme.of(level::Tint::Door), line, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, line, line);
    if (cell.width() < 2 * kLeastCell) return;
    const double arm = cell.width() * 0.16;
    const QPointF middle = cell.center();
    painter.setPen(
        QPen(theme.of(level::Tint::Door), line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const double way : {-1.0, 1.0}) {
        const QPointF tip = middle + QPointF(0, way * arm * 1.7);
        painter.drawPolyline(
            QPolygonF({tip + QPointF(-arm, -way * arm), tip, tip + QPointF(arm, -way * arm)}));
    }
}

}  // namespace

void paintMark(QPainter& painter, const QRectF& cell, level::Paint paint, bool isRoom,
               const Theme& theme) {
    const double line = std::max(1.0, std::round(cell.width() / 14));
    painter.setRenderHint(QPainter::Antialiasing);
    if (isRoom) {
        if (edit::isEntrance(paint)) paintEntrance(painter, cell, line, theme);
        return;
    }
    switch (level::markOf(paint)) {
        case level::PaintMark::None:
            break;
        case level::PaintMark::NoTrap: {
            const double inset = cell.width() * 0.32;
            paintBan(painter, cell.adjusted(inset, inset, -inset, -inset), line, theme);
            break;
        }
        case level::PaintMark::Trap:
            paintPin(painter, cell, line, theme.trap);
            break;
        case level::PaintMark::Coin:
            paintPin(painter, cell, line, theme.coin);
            break;
    }
}

void paintNoMark(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const double line = std::max(1.0, std::round(cell.width() / 12));
    painter.setRenderHint(QPainter::Antialiasing);
    paintPin(painter, cell.adjusted(line, line, -line, -line), line, theme.mutedText);
    const double inset = cell.width() * 0.3;
    const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(theme.text, line * 1.3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
}

void PaintMarks::paint(QPainter& painter, const CanvasScene& scene) const {
    const level::PaintGrid* cells = context_.paint();
    const bool isRoom = context_.sheet().isRoom();
    if (!(visible_ || isRoom) || cells == nullptr || scene.view.scale() < kLeastCell) return;
    const edit::LayerState& layer = scene.layers.of(edit::Layer::Painted);
    if (layer.isHidden()) return;
    if (layer.isDimmed()) painter.setOpacity(kDimmedOpacity);
    const QPointF first = scene.view.inCells({0, 0});
    const QPointF last =
        scene.view.inCells(QPointF(scene.view.view().width(), scene.view.view().height()));
    const int left = std::max(0, static_cast<int>(std::floor(first.x())));
    const int top = std::max(0, static_cast<int>(std::floor(first.y())));
    const int right = std::min(cells->width() - 1, static_cast<int>(std::floor(last.x())));
    const int bottom = std::min(cells->height() - 1, static_cast<int>(std::floor(last.y())));
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const level::Paint paint = cells->at({x, y});
            if ((paint & level::kPaintMark) == 0) continue;
            paintMark(painter, scene.view.rectOf(grid::Point{x, y}), paint, isRoom, scene.theme);
        }
    }
    if (isRoom) paintTags(painter, scene);
}

/// Draws the tag of each entrance into its cell, as far as it fits.
void PaintMarks::paintTags(QPainter& painter, const CanvasScene& scene) const {
    const level::Room* room = findRoom(*context_.document(), context_.sheet().id);
    if (room == nullptr || scene.view.scale() < kLeastCellOfTag) return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(scene.view.scale() * kTagHeight));
    painter.setFont(font);
    painter.setPen(scene.theme.text);
    const QFontMetricsF metrics(font);
    for (const level::EntranceTag& each : room->entranceTags) {
        if (std::ranges::find(room->entrances, each.at) == room->entrances.end()) continue;
        const QRectF cell = scene.view.rectOf(each.at);
        const QString word =
            metrics.elidedText(QString::fromStdString(each.tag), Qt::ElideRight, cell.width());
        QRectF label(0, 0, metrics.horizontalAdvance(word) + 4, metrics.height());
        label.moveCenter(cell.center());
        painter.fillRect(label, scene.theme.base);
        painter.drawText(label, Qt::AlignCenter, word);
    }
}

}  // namespace mazeloom::widgets

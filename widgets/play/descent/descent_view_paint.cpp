// SPDX-License-Identifier: MIT
#include <algorithm>

#include <QPaintEvent>
#include <QPainter>

#include "widgets/play/descent/descent_view.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

using grid::Point;
using level::ThingKind;

const QPixmap& DescentView::art(ThingKind kind, bool enchanted) {
    QPixmap& art = art_[{kind, enchanted}];
    if (art.isNull())
        art = QPixmap::fromImage(dungeonArt(kind, enchanted, glyphs_, cellSize(), dungeon_));
    art.setDevicePixelRatio(geometry().scale());
    return art;
}

void DescentView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme_.canvas);
    if (!state_) return;
    const QRegion& region = event->region();
    const grid::Rect cells = geometry().cellsIn(event->rect());
    for (int y = cells.y; y < cells.y + cells.height; ++y) {
        for (int x = cells.x; x < cells.x + cells.width; ++x) {
            if (!region.intersects(rectOf({x, y}).toAlignedRect())) continue;
            const auto place = static_cast<std::size_t>(y - shownCells_.y) *
                                   static_cast<std::size_t>(shownCells_.width) +
                               static_cast<std::size_t>(x - shownCells_.x);
            if (place < shown_.size()) drawCell(painter, {x, y}, shown_[place]);
        }
    }
    paintHeat(painter, event->rect(), theme_.error);
    paintMark(painter, theme_.error);
    if (fire_ && region.intersects(rectOf(*fire_).toAlignedRect()))
        drawFire(painter, rectOf(*fire_));
}

void DescentView::drawFire(QPainter& painter, const QRectF& where) {
    if (!hasFlashes_) {
        painter.setPen(QPen(dungeon_.of(level::Tint::Fire), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(1, 1, -1, -1));
        return;
    }
    const play::descent::Item* const wand = state_->hero.inventory.wand();
    const auto spell = wand != nullptr ? wand->spell : play::descent::Spell::Fireball;
    QPixmap& art = boltArt_[spell];
    if (art.isNull()) art = QPixmap::fromImage(boltArt(spell, glyphs_, cellSize(), dungeon_));
    art.setDevicePixelRatio(geometry().scale());
    painter.drawPixmap(where.topLeft(), art);
}

void DescentView::drawCell(QPainter& painter, Point cell, const CellLook& look) {
    ++drawnCells_;
    if (!look.isKnown) return;
    const QRectF where = rectOf(cell);
    const QRgb* pixels = sprites_->sprite({look.material, look.symbol}, look.joins);
    QImage sprite(reinterpret_cast<const uchar*>(pixels), cellSize(), cellSize(),
                  QImage::Format_RGB32);
    sprite.setDevicePixelRatio(geometry().scale());
    painter.drawImage(where.topLeft(), sprite);
    if (look.own >= 0) {
        const level::OwnKinds& kinds = *state_->floor.ground->map.kinds;
        QImage own = sprites_->own(kinds[static_cast<std::size_t>(look.own)]);
        own.setDevicePixelRatio(geometry().scale());
        painter.drawImage(where.topLeft(), own);
    }
    const QColor boss = dungeonColour(ThingKind::DreadKnight, false, theme_);
    if (look.glow > 0) painter.fillRect(where, faded(boss, 0.09 * look.glow));
    if (look.hasTrack) drawTrack(painter, where, boss);
    if (!look.isSeen)
        painter.fillRect(where, faded(theme_.canvas, 0.58));
    else if (look.isDark)
        painter.fillRect(where, faded(theme_.canvas, 0.3));
    if (look.watchers > 0)
        painter.fillRect(where, faded(theme_.hostile, std::min(0.10 + 0.07 * look.watchers, 0.4)));
    if (!look.hasThing) return;
    painter.setOpacity(look.isHidden ? 0.6 : 1);
    painter.drawPixmap(where.topLeft(), art(look.thing, look.isEnchanted));
    painter.setOpacity(1);
    if (look.health < CellLook::kHealthy) drawHealth(painter, where, look.health);
}

void DescentView::drawTrack(QPainter& painter, const QRectF& where, const QColor& colour) {
    // Draws a footprint: a sole and three claws.
    const double side = where.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour, 0.8));
    const auto dot = [&](double x, double y, double width, double height) {
        painter.drawEllipse(QPointF(where.left() + x * side, where.top() + y * side), width * side,
                            height * side);
    };
    dot(0.5, 0.62, 0.14, 0.17);
    for (const double x : {0.32, 0.5, 0.68})
        dot(x, x == 0.5 ? 0.27 : 0.35, 0.055, 0.09);
}

void DescentView::drawHealth(QPainter& painter, const QRectF& where, int health) const {
    const double height = std::max(2.0, where.height() * 0.09);
    const QRectF bar(where.left() + where.width() * 0.12, where.bottom() - height - 1,
                     where.width() * 0.76, height);
    painter.fillRect(bar, faded(theme_.canvas, 0.8));
    const QRectF left(bar.left(), bar.top(), bar.width() * health / CellLook::kHealthy,
                      bar.height());
    painter.fillRect(left, hitPointColour(health, CellLook::kHealthy, theme_));
}

}  // namespace mazeloom::widgets

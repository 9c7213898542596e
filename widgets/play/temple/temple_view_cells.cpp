// SPDX-License-Identifier: MIT
// Draws the static part of a temple's board: ground, numbers and objects.
#include <algorithm>

#include <QPainter>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/play/temple/number_art.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::widgets {

using grid::Point;
using play::temple::Field;

namespace {

/// Returns the look of the ground as players may see it, without the hidden maze.
Look groundOf(level::Terrain terrain) {
    Look look = lookOf(level::Cell(terrain), 0, level::Ruleset::Descent);
    if (look.material == Material::Floor) look.material = Material::Secret;
    return look;
}

}  // namespace

const QPixmap& TempleView::symbol(Symbol symbol) {
    const auto index = static_cast<std::size_t>(symbol);
    if (symbols_.size() <= index) symbols_.resize(index + 1);
    QPixmap& art = symbols_[index];
    if (art.isNull()) art = QPixmap::fromImage(symbolArt(symbol, cellSize(), theme_));
    return art;
}

const QPixmap& TempleView::number(int number) {
    const auto index = static_cast<std::size_t>(number);
    if (digits_.size() <= index) digits_.resize(index + 1);
    QPixmap& art = digits_[index];
    if (art.isNull()) art = QPixmap::fromImage(numberArt(number, cellSize(), theme_));
    return art;
}

QRect TempleView::numberCorner(const QRect& cell) {
    const QSize size = cell.size() * 5 / 8;
    return {cell.right() - size.width() + 2, cell.bottom() - size.height() + 2, size.width(),
            size.height()};
}

QRect TempleView::trapCorner(const QRect& cell) {
    return {cell.topLeft() + QPoint(1, 1), cell.size() * 3 / 8};
}

const level::OwnKind* TempleView::ownAt(Point cell) const {
    const level::Map& map = field_->map();
    const auto thing = ownThings_.at(map.cells.index(cell));
    return thing && thing->own >= 0 ? &(*map.kinds)[static_cast<std::size_t>(thing->own)] : nullptr;
}

bool TempleView::hasThing(Point cell) const {
    const grid::Index index = field_->map().cells.index(cell);
    if (ownAt(cell) != nullptr) return true;
    const auto member = static_cast<std::uint32_t>(index);
    const unsigned notes = field_->notes(index);
    if ((notes & Field::kCoin) != 0 && !state_.coins.contains(member)) return true;
    if ((notes & Field::kThing) == 0) return false;
    const auto items = field_->items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].at == cell) return !state_.items.contains(static_cast<std::uint32_t>(i));
    }
    return true;  // consoles and exits stay
}

void TempleView::drawCell(QPainter& painter, Point cell, const QRect& where) {
    const level::CellGrid& cells = field_->map().cells;
    const grid::Index index = cells.index(cell);
    const level::Terrain terrain = cells[index].terrain();
    const MapView map{.cells = &cells, .marks = &field_->map().marks};
    const bool isOpen = field_->isOpen(cell);
    Look ground = groundOf(terrain);
    if (xRay_ && isOpen && cells[index].isAisle() && ground.material == Material::Secret)
        ground.material = Material::Aisle;
    const QRgb* pixels = sprites_->sprite(ground, joinsAt(map, index));
    const QImage sprite(reinterpret_cast<const uchar*>(pixels), cellSize(), cellSize(),
                        QImage::Format_RGB32);
    painter.drawImage(where.topLeft(), sprite);

    const auto shown = play::temple::shownNumber(*field_, state_, numbers_, cell);
    const bool isShared = shown && *shown > 0 && hasThing(cell);
    // An object and a number in one cell must both be legible, so each gets its own corner.
    const QRect place = isShared ? QRect(where.topLeft(), where.size() * 3 / 4) : where;
    const auto draw = [&](Symbol art) { painter.drawPixmap(place, symbol(art)); };
    const auto faint = [&](Symbol art, double opacity) {
        painter.setOpacity(opacity);
        draw(art);
        painter.setOpacity(1);
    };
    if (const level::OwnKind* own = ownAt(cell)) painter.drawImage(place, sprites_->own(*own));
    const auto member = static_cast<std::uint32_t>(index);
    // The number of the hero's cell is drawn over the hero. Here the hero would hide it, and it
    // would be drawn twice.
    const bool isHeros = cell == state_.hero.at;
    if (!isHeros && isShared)
        painter.drawPixmap(numberCorner(where), number(*shown));
    else if (!isHeros && shown && !hasThing(cell))
        painter.drawPixmap(where.topLeft(), number(*shown));
    const unsigned notes = field_->notes(index);
    if ((notes & Field::kTrap) != 0) {
        const bool isGone = state_.disabled.contains(member);
        if (isGone || (this->shown().isTrapShown(cell) && !state_.blown.contains(member))) {
            painter.setOpacity(isGone ? 0.45 : 1);
            painter.drawPixmap(shown && *shown > 0 ? trapCorner(where) : where,
                               symbol(Symbol::Trap));
            painter.setOpacity(1);
        }
    }
    if ((notes & Field::kCoin) != 0 && !state_.coins.contains(member)) draw(Symbol::Coin);
    for (std::size_t i = 0; i < field_->emitters().size(); ++i) {
        const auto& emitter = field_->emitters()[i];
        if (emitter.at != cell) continue;
        faint(symbolOf(level::ThingKind::Emitter),
              state_.emitters.contains(static_cast<std::uint32_t>(i)) ? 0.25 : 1);
    }
    if ((notes & Field::kThing) == 0) return;
    for (std::size_t i = 0; i < field_->items().size(); ++i) {
        const auto& item = field_->items()[i];
        if (item.at == cell && !state_.items.contains(static_cast<std::uint32_t>(i)))
            draw(symbolOf(item.kind));
    }
    for (std::size_t i = 0; i < field_->consoles().size(); ++i) {
        if (field_->consoles()[i].at != cell) continue;
        faint(symbolOf(level::ThingKind::Console),
              state_.consoles.contains(static_cast<std::uint32_t>(i)) ? 0.45 : 1);
    }
    if (field_->isExit(cell)) faint(symbolOf(level::ThingKind::Exit), state_.exitOpen ? 1 : 0.5);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QStringList>
#include <QWheelEvent>

#include "widgets/canvas/joins.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

using grid::Point;
using level::Terrain;
using level::ThingKind;
using play::descent::Floor;
using play::descent::LyingItem;
using play::descent::Monster;
using play::descent::State;
using play::descent::statsOf;

namespace {

Look groundOf(Terrain terrain, std::uint8_t marks) {
    return lookOf(level::Cell(terrain), marks, level::Ruleset::Descent);
}

}  // namespace

DescentView::DescentView(QWidget* parent)
    : QWidget(parent), theme_(Theme::dark()), dungeon_(dungeonTheme(theme_)) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    setAccessibleName(tr("The floor"));
    glyphs_ = Glyphs::Letters;
}

DescentView::~DescentView() = default;

void DescentView::setTheme(const Theme& theme) {
    theme_ = theme;
    dungeon_ = dungeonTheme(theme);
    sprites_.reset();
    layOut();
}

void DescentView::setGlyphs(Glyphs glyphs) {
    glyphs_ = glyphs;
    art_.clear();
    fireArt_ = {};
    update();
}

void DescentView::setXRay(bool xRay) {
    xRay_ = xRay;
    look();
}

void DescentView::setHeat(std::vector<HeatSpot> heat) {
    if (heat.empty() && heat_.empty()) return;
    heat_ = std::move(heat);
    update();
}

void DescentView::setMark(std::optional<Point> mark) {
    if (mark == mark_) return;
    mark_ = mark;
    update();
}

void DescentView::showState(const State* state, const play::descent::Dungeon* dungeon) {
    state_ = state;
    rules_ = dungeon;
    const grid::Size board = state_ ? state_->floor.size() : grid::Size{};
    if (board != board_) {
        board_ = board;
        layOut();
        return;
    }
    follow();
    look();
}

void DescentView::showFire(std::optional<Point> cell) {
    if (cell == fire_) return;
    for (const auto& at : {fire_, cell}) {
        if (at) update(rectOf(*at).toAlignedRect());
    }
    fire_ = cell;
}

QRectF DescentView::rectOf(Point cell) const {
    const QPointF corner(origin_.x() + cell.x * cellSize_, origin_.y() + cell.y * cellSize_);
    const double side = cellSize_ / scale();
    return {corner / scale(), QSizeF(side, side)};
}

std::optional<Point> DescentView::cellAt(QPointF place) const {
    const QPointF pixels = place * scale() - QPointF(origin_);
    const Point cell{static_cast<int>(std::floor(pixels.x() / cellSize_)),
                     static_cast<int>(std::floor(pixels.y() / cellSize_))};
    if (cell.x < 0 || cell.y < 0 || cell.x >= board_.width || cell.y >= board_.height) return {};
    return cell;
}

void DescentView::layOut() {
    if (!state_) {
        shownCells_ = {};
        shown_.clear();
        update();
        return;
    }
    const QSize view = size() * scale();
    const int fitting = std::min(view.width() / board_.width, view.height() / board_.height);
    const int readable = static_cast<int>(std::lround(kReadableCell * scale()));
    const int cell = wantedCell_.value_or(
        fitting >= readable ? fitting : static_cast<int>(std::lround(readable * 1.5)));
    cellSize_ = std::clamp(cell, kLeastCell, kMostCell);
    if (!sprites_ || sprites_->cellSize() != cellSize_) {
        sprites_ = std::make_unique<SpriteSheet>(dungeon_, cellSize_, false);
        art_.clear();
        fireArt_ = {};
    }
    follow();
    lookAnew();
}

void DescentView::follow() {
    if (!state_) return;
    const QSize view = size() * scale();
    const Point hero = state_->hero.at;
    const auto place = [this](int room, int cells, int origin, int walker) {
        const int board = cells * cellSize_;
        if (board <= room) return (room - board) / 2;
        // The hero stays within the middle half, the floor over the whole view.
        const int middle = walker * cellSize_ + cellSize_ / 2;
        const int moved = std::clamp(origin, room / 4 - middle, room * 3 / 4 - middle);
        return std::clamp(moved, room - board, 0);
    };
    const QPoint origin(place(view.width(), board_.width, origin_.x(), hero.x),
                        place(view.height(), board_.height, origin_.y(), hero.y));
    if (origin == origin_) return;
    origin_ = origin;
    lookAnew();
}

grid::Rect DescentView::cellsIn(const QRect& place) const {
    const auto first = [this](int from, int origin) {
        return std::max(0, static_cast<int>(std::floor((from * scale() - origin) / cellSize_)));
    };
    const auto last = [this](int to, int origin, int cells) {
        return std::min(cells, static_cast<int>(std::ceil((to * scale() - origin) / cellSize_)));
    };
    const int x = first(place.left(), origin_.x());
    const int y = first(place.top(), origin_.y());
    return {x, y, std::max(0, last(place.right() + 1, origin_.x(), board_.width) - x),
            std::max(0, last(place.bottom() + 1, origin_.y(), board_.height) - y)};
}

/// All of it is to be drawn.
void DescentView::lookAnew() {
    shownCells_ = {};
    look();
}

/// Finds out what looks different by now.
void DescentView::look() {
    if (!state_) {
        update();
        return;
    }
    findWatchers();
    const grid::Rect cells = cellsIn(rect());
    const bool isElsewhere = cells.x != shownCells_.x || cells.y != shownCells_.y ||
                             cells.width != shownCells_.width || cells.height != shownCells_.height;
    if (isElsewhere) {
        shownCells_ = cells;
        shown_.assign(
            static_cast<std::size_t>(cells.width) * static_cast<std::size_t>(cells.height),
            CellLook());
        update();
    }
    std::size_t place = 0;
    for (int y = cells.y; y < cells.y + cells.height; ++y) {
        for (int x = cells.x; x < cells.x + cells.width; ++x, ++place) {
            const CellLook now = lookOfCell({x, y});
            if (now == shown_[place]) continue;
            shown_[place] = now;
            if (!isElsewhere) update(rectOf({x, y}).toAlignedRect());
        }
    }
}

bool DescentView::isKnown(Point cell) const {
    const Floor& floor = state_->floor;
    return floor.contains(cell) && (xRay_ || floor.isExplored(cell));
}

unsigned DescentView::joinsOf(Point cell) const {
    constexpr std::array<std::pair<Point, Join>, 8> kNeighbours{{{{0, -1}, kAbove},
                                                                 {{1, -1}, kAboveRight},
                                                                 {{1, 0}, kRight},
                                                                 {{1, 1}, kBelowRight},
                                                                 {{0, 1}, kBelow},
                                                                 {{-1, 1}, kBelowLeft},
                                                                 {{-1, 0}, kLeft},
                                                                 {{-1, -1}, kAboveLeft}}};
    const bool solid = isSolid(level::Cell(state_->floor.terrain(cell)));
    unsigned joins = 0;
    for (const auto& [step, join] : kNeighbours) {
        const Point at{cell.x + step.x, cell.y + step.y};
        // What is not known yet must not show by the cells beside it.
        if (!isKnown(at)) continue;
        if (isSolid(level::Cell(state_->floor.terrain(at))) != solid) joins |= join;
    }
    return visibleJoins(joins);
}

DescentView::CellLook DescentView::lookOfCell(Point cell) const {
    CellLook look;
    look.isKnown = isKnown(cell);
    if (!look.isKnown) return look;
    const Floor& floor = state_->floor;
    look.isSeen = state_->seen.sees(cell);
    const Look ground = groundOf(floor.terrain(cell), floor.ground->map.marks.at(cell));
    look.material = ground.material;
    look.symbol = ground.symbol;
    look.joins = static_cast<std::uint8_t>(joinsOf(cell));
    if (xRay_) {
        const auto found = watchers_.find({cell.x, cell.y});
        if (found != watchers_.end())
            look.watchers = static_cast<std::uint8_t>(std::min(found->second, 255));
    }
    addThing(cell, look);
    return look;
}

void DescentView::addThing(Point cell, CellLook& look) const {
    const Floor& floor = state_->floor;
    look.isHidden = !look.isSeen;
    if (cell == state_->hero.at) {
        look.hasThing = true;
        look.isHidden = false;
        look.thing = ThingKind::Hero;
        look.isEnchanted = state_->hero.isEnchanted();
        return;
    }
    if (!look.isSeen && !xRay_) return;
    if (const Monster* monster = floor.monsterAt(cell)) {
        look.hasThing = true;
        look.thing = monster->kind;
        const int most = std::max(1, statsOf(rules_->tables(), monster->kind).hp);
        if (monster->hp < most) {
            const std::int64_t parts = std::int64_t{monster->hp} * CellLook::kHealthy / most;
            look.health = static_cast<std::uint8_t>(
                std::clamp<std::int64_t>(parts, 1, CellLook::kHealthy - 1));
        }
    } else if (const LyingItem* item = floor.itemAt(cell)) {
        look.hasThing = true;
        look.thing = thingKind(item->item.kind);
        look.isEnchanted = item->item.enchanted;
    }
}

/// Which monsters would act if the hero were on a cell: those that could be seen from there.
void DescentView::findWatchers() {
    watchers_.clear();
    if (!xRay_ || !state_) return;
    const Floor& floor = state_->floor;
    const bool isLit = !floor.ground->hearths.empty();
    const int reach = isLit ? play::descent::kLightReach : play::descent::kSightRadius;
    play::descent::Visibility seen;
    const grid::Rect cells = cellsIn(rect());
    for (int y = cells.y; y < cells.y + cells.height; ++y) {
        for (int x = cells.x; x < cells.x + cells.width; ++x) {
            const auto isNear = [&](const Monster& monster) {
                return std::abs(monster.at.x - x) <= reach && std::abs(monster.at.y - y) <= reach;
            };
            if (!level::isWalkable(floor.terrain({x, y}))) continue;
            if (std::none_of(floor.monsters.begin(), floor.monsters.end(), isNear)) continue;
            seen.look(floor, {x, y});
            const auto count =
                std::count_if(floor.monsters.begin(), floor.monsters.end(),
                              [&](const Monster& monster) { return seen.sees(monster.at); });
            if (count > 0) watchers_[{x, y}] = static_cast<int>(count);
        }
    }
}

QString DescentView::describe(Point cell) const {
    if (!state_ || !isKnown(cell)) return {};
    const Floor& floor = state_->floor;
    QStringList parts;
    if (cell == state_->hero.at) {
        parts << tr("you, %1 of %2 HP").arg(state_->hero.hp).arg(state_->hero.mostHp);
    } else if (state_->seen.sees(cell) || xRay_) {
        if (const Monster* monster = floor.monsterAt(cell)) {
            const level::Monster& stats = statsOf(rules_->tables(), monster->kind);
            parts << tr("%1, %2 of %3 HP, attack %4")
                         .arg(descentName(monster->kind))
                         .arg(monster->hp)
                         .arg(stats.hp)
                         .arg(stats.attack);
        }
    }
    if (state_->seen.sees(cell) || xRay_) {
        if (const LyingItem* item = floor.itemAt(cell)) {
            parts << QStringLiteral("%1 (%2)").arg(descentName(item->item),
                                                   descentDetails(item->item));
        }
    }
    const QString ground = descentName(floor.terrain(cell));
    if (!ground.isEmpty()) parts << ground;
    return parts.join(QStringLiteral("\n"));
}

bool DescentView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    const QString text = cell ? describe(*cell) : QString();
    // Gone as soon as the pointer leaves the cell.
    showPlainToolTip(help->globalPos(), text, this, cell ? rectOf(*cell).toAlignedRect() : QRect());
    return true;
}

void DescentView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void DescentView::wheelEvent(QWheelEvent* event) {
    constexpr int kNotch = 120;
    wheelRest_ += event->angleDelta().y();
    const int notches = wheelRest_ / kNotch;
    wheelRest_ %= kNotch;
    if (notches != 0) {
        const int step = std::max(2, cellSize_ / 8);
        wantedCell_ = std::clamp(cellSize_ + notches * step, kLeastCell, kMostCell);
        layOut();
    }
    event->accept();
}

}  // namespace mazeloom::widgets

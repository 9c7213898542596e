// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QStringList>

#include "core/play/descent/state/herald.h"
#include "widgets/canvas/cells/joins.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/descent_words.h"
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

/// Returns a cell's terrain without its other bits: on a floor, they mean something else than on a
/// map, where they are marks.
level::Cell groundAt(const Floor& floor, Point cell) {
    return level::Cell().withTerrainOf(play::descent::shownAs(floor.cells.at(cell)));
}

}  // namespace

DescentView::DescentView(QWidget* parent)
    : BoardView(parent), theme_(Theme::dark()), dungeon_(dungeonTheme(theme_)) {
    setAccessibleName(tr("The floor"));
}

DescentView::~DescentView() = default;

void DescentView::setTheme(const Theme& theme) {
    theme_ = theme;
    dungeon_ = withTerrains(dungeonTheme(theme), dungeon_.terrains);
    sprites_.reset();
    layOut();
}

void DescentView::setGlyphs(Glyphs glyphs) {
    glyphs_ = glyphs;
    art_.clear();
    boltArt_.clear();
    update();
}

void DescentView::setXRay(bool xRay) {
    xRay_ = xRay;
    look();
}

void DescentView::showState(const State* state, const play::descent::Dungeon* dungeon) {
    state_ = state;
    rules_ = dungeon;
    const level::TerrainTable terrains =
        state_ ? state_->floor.ground->map.terrains : level::TerrainTable();
    if (terrains != dungeon_.terrains) {
        dungeon_.terrains = terrains;
        sprites_.reset();
        board_ = {};
    }
    const grid::Size board = state_ ? state_->floor.size() : grid::Size{};
    if (board != board_) {
        board_ = board;
        layOut();
        return;
    }
    if (followHero())
        lookAnew();
    else
        look();
}

void DescentView::setFlashes(bool hasFlashes) {
    if (std::exchange(hasFlashes_, hasFlashes) == hasFlashes) return;
    if (fire_) update(rectOf(*fire_).toAlignedRect());
}

void DescentView::showFire(std::optional<Point> cell) {
    if (cell == fire_) return;
    for (const auto& at : {fire_, cell}) {
        if (at) update(rectOf(*at).toAlignedRect());
    }
    fire_ = cell;
}

void DescentView::layOut() {
    fit(board_);
    if (!state_) {
        shownCells_ = {};
        shown_.clear();
        update();
        return;
    }
    if (!sprites_ || sprites_->cellSize() != cellSize()) {
        sprites_ = std::make_unique<SpriteSheet>(dungeon_, cellSize(), false);
        art_.clear();
        boltArt_.clear();
    }
    followHero();
    lookAnew();
}

bool DescentView::followHero() {
    if (!state_) return false;
    const Point cell = followed_.value_or(state_->hero.at);
    return follow(QPointF(cell.x, cell.y));
}

void DescentView::followCell(std::optional<Point> cell) {
    followed_ = cell;
    if (followHero()) lookAnew();
}

/// Redraws everything.
void DescentView::lookAnew() {
    shownCells_ = {};
    look();
}

/// Updates all looks and redraws the cells that differ.
void DescentView::look() {
    if (!state_) {
        update();
        return;
    }
    findWatchers();
    if (const level::Map& map = state_->floor.ground->map; &map != ownOf_) {
        ownOf_ = &map;
        ownThings_ = ThingIndex(map.cells, ownThingsOf(map));
    }
    const grid::Rect cells = geometry().cellsIn(rect());
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

ShownDescent DescentView::shown() const {
    return {*state_, *rules_, xRay_, &ownThings_};
}

bool DescentView::isKnown(Point cell) const {
    return shown().isKnown(cell);
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
    const bool solid = isSolid(groundAt(state_->floor, cell));
    unsigned joins = 0;
    for (const auto& [step, join] : kNeighbours) {
        const Point at{cell.x + step.x, cell.y + step.y};
        // Skips unknown cells, because an edge drawn beside one would reveal its terrain.
        if (!isKnown(at)) continue;
        if (isSolid(groundAt(state_->floor, at)) != solid) joins |= join;
    }
    return visibleJoins(joins);
}

DescentView::CellLook DescentView::lookOfCell(Point cell) const {
    CellLook look;
    look.isKnown = isKnown(cell);
    if (!look.isKnown) return look;
    const Floor& floor = state_->floor;
    look.isSeen = state_->seen.sees(cell);
    look.isDark = floor.ground->map.isDark(cell);
    const Look ground =
        lookOf(groundAt(floor, cell), floor.ground->map.marks.at(cell), level::Ruleset::Descent);
    look.material = ground.material;
    look.symbol = ground.symbol;
    look.joins = static_cast<std::uint8_t>(joinsOf(cell));
    if (xRay_) {
        const auto found = watchers_.find({cell.x, cell.y});
        if (found != watchers_.end())
            look.watchers = static_cast<std::uint8_t>(std::min(found->second, 255));
    }
    look.hasTrack = play::descent::hasTrack(floor, cell);
    look.glow = static_cast<std::uint8_t>(play::descent::glowAt(floor, cell));
    const level::Map& map = floor.ground->map;
    if (const auto own = ownThings_.at(map.cells.index(cell))) look.own = own->own;
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
        look.thing = thingKind(item->item);
        look.isEnchanted = item->item.enchanted;
    }
}

/// For each cell, finds the monsters that would act if the hero were on it: those visible from it.
void DescentView::findWatchers() {
    watchers_.clear();
    if (!xRay_ || !state_) return;
    const Floor& floor = state_->floor;
    const bool isLit = !floor.ground->hearths.empty();
    const int reach = isLit ? play::descent::kLightReach : play::descent::kSightRadius;
    play::descent::Visibility seen;
    const grid::Rect cells = geometry().cellsIn(rect());
    for (int y = cells.y; y < cells.y + cells.height; ++y) {
        for (int x = cells.x; x < cells.x + cells.width; ++x) {
            const auto isNear = [&](const Monster& monster) {
                return std::abs(monster.at.x - x) <= reach && std::abs(monster.at.y - y) <= reach;
            };
            if (!floor.cells.at({x, y}).isWalkable()) continue;
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
    QStringList parts = detailsOn(shown(), cell);
    const QString ground = descentName(groundAt(floor, cell).terrain(), floor.ground->map.terrains);
    if (!ground.isEmpty()) parts << ground;
    return parts.join(QStringLiteral("\n"));
}

Point DescentView::nearestCell(Point cell) const {
    return {std::clamp(cell.x, 0, board_.width - 1), std::clamp(cell.y, 0, board_.height - 1)};
}

QString DescentView::lookWords(Point cell) const {
    return widgets::lookWords(shown(), cell);
}

std::vector<Point> DescentView::sights() const {
    return sightsOf(shown());
}

QString DescentView::describePlace() const {
    return state_ == nullptr ? QString() : placeWords(shown());
}

QString DescentView::bumpWords(const play::descent::Happenings& since) const {
    const auto isBump = [](const auto& happening) {
        return happening.what == play::descent::What::Bumped;
    };
    const auto bump = std::ranges::find_if(since, isBump);
    return state_ == nullptr || bump == since.end() ? QString() : cellWords(shown(), bump->at);
}

bool DescentView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return BoardView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    const QString text = cell ? describe(*cell) : QString();
    // The rectangle makes the tool tip vanish as soon as the pointer leaves the cell.
    showPlainToolTip(help->globalPos(), text, this, cell ? rectOf(*cell).toAlignedRect() : QRect());
    return true;
}

}  // namespace mazeloom::widgets

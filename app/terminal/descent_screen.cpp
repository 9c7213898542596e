// SPDX-License-Identifier: MIT
#include "app/terminal/descent_screen.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QStringList>

#include "app/terminal/layout.h"
#include "app/terminal/map_paint.h"
#include "app/terminal/panel.h"
#include "core/play/descent/state/herald.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/inventory_overlay.h"

namespace mazeloom::app::terminal {

using grid::Point;
using level::ThingKind;
using play::descent::Floor;
using play::descent::Item;
using play::descent::Monster;
using play::descent::State;
using widgets::DescentSidebar;
using widgets::Theme;

namespace {

/// The colours' share of the ground in cells that are explored, but not seen.
constexpr double kHiddenShare = 0.55;
/// The same in dark cells that are seen.
constexpr double kDarkShare = 0.3;

/// Returns the emoji of a thing, which takes two columns in every terminal. The window's emoji of
/// weapons and keys take one column in some terminals and two in others, so these have other ones.
char32_t wideEmojiOf(ThingKind kind) {
    switch (kind) {
        case ThingKind::Weapon:
            return U'🔪';
        case ThingKind::Key:
            return U'🔑';
        default: {
            const auto codes = widgets::emojiOf(kind).toUcs4();
            return codes.isEmpty() ? U'?' : static_cast<char32_t>(codes.front());
        }
    }
}

class DescentDrawing {
  public:
    DescentDrawing(const ShownDescent& shown, grid::Size size)
        : shown_(shown),
          theme_(widgets::withTerrains(widgets::dungeonTheme(Theme::dark()),
                                       shown.state.floor.ground->map.terrains)),
          layout_(size, shown.state.floor.size(), shown.cursor.value_or(shown.state.hero.at)),
          screen_(blankScreen(size, theme_)) {}

    Screen draw() {
        const level::Map& map = shown_.state.floor.ground->map;
        own_ = widgets::ThingIndex(map.cells, widgets::ownThingsOf(map));
        const grid::Size room = layout_.cellRoom();
        const Point first = layout_.first();
        for (int y = first.y; y < first.y + room.height; ++y) {
            for (int x = first.x; x < first.x + room.width; ++x)
                drawCell({x, y});
        }
        if (shown_.fire) {
            const Item* const wand = shown_.state.hero.inventory.wand();
            const bool isFire = wand == nullptr || wand->spell == play::descent::Spell::Fireball;
            const Paint paint =
                paintOf(theme_.of(isFire ? level::Tint::Fire : level::Tint::Moon), true, false);
            if (!isFire)
                putLetters(*shown_.fire, U'=', U'=', paint);
            else if (shown_.hasEmoji)
                putWide(*shown_.fire, U'🔥', paint);
            else
                putLetters(*shown_.fire, U'*', U'*', paint);
        }
        if (shown_.cursor) markCursor(layout_.placeOf(*shown_.cursor));
        drawSidebar(screen_, layout_, sideRows(), theme_);
        QStringList log;
        for (const auto& message : shown_.state.log)
            log << widgets::descentText(message);
        if (!shown_.note.isEmpty()) log << shown_.note;
        drawLog(screen_, layout_, log, shown_.prompt, theme_);
        return std::move(screen_);
    }

    Screen inventory() {
        const auto& inventory = shown_.state.hero.inventory;
        QStringList lines;
        for (int place = 0; place < inventory.size(); ++place)
            lines << widgets::InventoryOverlay::lineOf(inventory, place);
        if (lines.isEmpty()) lines << widgets::InventoryOverlay::tr("You carry nothing.");
        return cardScreen(screen_.size(), widgets::InventoryOverlay::titleOf(shown_.state.asked),
                          lines, 0, -1, widgets::InventoryOverlay::hintOf(shown_.state.asked),
                          theme_);
    }

  private:
    Paint paintOf(const QColor& ink, bool isSeen, bool isDark) const {
        Paint paint = inked(ink, theme_);
        if (!isSeen)
            paint.ink = widgets::mixedColour(ink, theme_.canvas, kHiddenShare).rgb();
        else if (isDark)
            paint.ink = widgets::mixedColour(ink, theme_.canvas, kDarkShare).rgb();
        paint.isFaint = !isSeen;
        return paint;
    }

    /// Draws characters within the map's part of the screen.
    void putLetters(Point cell, char32_t left, char32_t right, const Paint& paint) {
        const Point place = layout_.placeOf(cell);
        if (!layout_.cellAt(place)) return;
        screen_.put(place, left, paint);
        screen_.put({place.x + 1, place.y}, right, paint);
    }
    void putWide(Point cell, char32_t emoji, const Paint& paint) {
        const Point place = layout_.placeOf(cell);
        if (layout_.cellAt(place)) screen_.put(place, emoji, paint);
    }

    void markCursor(Point place) {
        for (int column = 0; column < kCellColumns; ++column) {
            const Point at{place.x + column, place.y};
            if (!layout_.cellAt(at)) continue;
            const ScreenCell& cell = screen_.at(at);
            Paint paint = cell.paint;
            paint.isReversed = true;
            if (!cell.isTail) screen_.put(at, cell.character, paint);
        }
    }

    void putThing(Point cell, ThingKind kind, bool isEnchanted, char32_t beside) {
        Paint paint = inked(widgets::dungeonColour(kind, isEnchanted, theme_), theme_);
        paint.isBold = true;
        if (shown_.hasEmoji)
            putWide(cell, wideEmojiOf(kind), paint);
        else
            putLetters(cell, widgets::glyphOf(widgets::symbolOf(kind)).unicode(), beside, paint);
    }

    /// Returns a wounded monster's remaining tenths of its hit points, 1–9, or a blank.
    char32_t healthOf(const Monster& monster) const {
        const std::int64_t most =
            std::max(1, play::descent::statsOf(shown_.dungeon.tables(), monster.kind).hp);
        if (monster.hp >= most) return U' ';
        const std::int64_t tenths = std::clamp<std::int64_t>(monster.hp * 10LL / most, 1, 9);
        return U'0' + static_cast<char32_t>(tenths);
    }

    void drawCell(Point cell) {
        const State& state = shown_.state;
        const Floor& floor = state.floor;
        if (!floor.contains(cell) || !floor.isExplored(cell)) return;
        const bool isSeen = state.seen.sees(cell);
        const bool isDark = floor.ground->map.isDark(cell);
        const level::Terrain terrain = play::descent::shownAs(floor.cells.at(cell)).terrain();
        const GroundLook ground = groundLook(terrain, theme_);
        QColor ink = ground.ink;
        const QColor boss = widgets::dungeonColour(ThingKind::DreadKnight, false, theme_);
        if (play::descent::glowAt(floor, cell) > 0) ink = boss;
        drawGround(screen_, layout_.placeOf(cell), ground, paintOf(ink, isSeen, isDark));
        if (play::descent::hasTrack(floor, cell))
            putLetters(cell, U'"', U'"', paintOf(boss, isSeen, isDark));
        drawOwn(cell, isSeen, isDark);
        if (cell == state.hero.at)
            return putThing(cell, ThingKind::Hero, state.hero.isEnchanted(), U' ');
        if (!isSeen) return;
        if (const Monster* monster = floor.monsterAt(cell))
            putThing(cell, monster->kind, false, healthOf(*monster));
        else if (const auto* item = floor.itemAt(cell))
            putThing(cell, play::descent::thingKind(item->item), item->item.enchanted, U' ');
    }

    void drawOwn(Point cell, bool isSeen, bool isDark) {
        const level::Map& map = shown_.state.floor.ground->map;
        const auto thing = own_.at(map.cells.index(cell));
        if (!thing || thing->own < 0) return;
        const level::OwnKind& kind = (*map.kinds)[static_cast<std::size_t>(thing->own)];
        putLetters(cell, static_cast<unsigned char>(kind.letter), U' ',
                   paintOf(QColor(QRgb(kind.colour.rgba >> 8)), isSeen, isDark));
    }

    std::vector<SideRow> sideRows() const {
        const State& state = shown_.state;
        const auto& hero = state.hero;
        std::vector<SideRow> rows{
            {DescentSidebar::tr("Depth"),
             DescentSidebar::tr("%1 (max %2)").arg(state.depth).arg(state.greatestDepth)},
            {DescentSidebar::tr("HP"),
             DescentSidebar::tr("%1 of %2").arg(std::max(0, hero.hp)).arg(hero.mostHp),
             widgets::hitPointColour(hero.hp, hero.mostHp, theme_)},
            {DescentSidebar::tr("Attack"), QString::number(hero.attack())},
            {DescentSidebar::tr("Kills"), QString::number(state.kills)},
            {DescentSidebar::tr("Score"), QString::number(state.score())}};
        for (const auto& used : DescentSidebar::gearOf(hero.inventory, theme_)) {
            rows.push_back({.name = used.title, .isTitle = true});
            rows.push_back({.name = used.words, .ink = used.ink});
        }
        rows.push_back(lastRow());
        for (auto [key, what] : DescentSidebar::keys())
            rows.push_back({key.remove(u' '), what});
        return rows;
    }

    /// Returns the row about what lies on the hero's cell; otherwise about the keys that were
    /// found.
    SideRow lastRow() const {
        const Floor& floor = shown_.state.floor;
        if (const auto* here = floor.itemAt(shown_.state.hero.at)) {
            return {.name = u'+' + widgets::descentName(here->item),
                    .ink = widgets::dungeonColour(play::descent::thingKind(here->item),
                                                  here->item.enchanted, theme_)};
        }
        QStringList keys;
        for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
            if ((floor.keys & level::bitOf(lock)) != 0)
                keys << widgets::descentName(play::descent::keyTo(lock));
        }
        return {.name = keys.join(QStringLiteral(", ")), .ink = theme_.of(level::Tint::Door)};
    }

    const ShownDescent& shown_;
    Theme theme_;
    Layout layout_;
    Screen screen_;
    widgets::ThingIndex own_;
};

}  // namespace

Screen descentScreen(const ShownDescent& shown, grid::Size size) {
    DescentDrawing drawing(shown, size);
    return play::descent::asksForItem(shown.state.asked) ? drawing.inventory() : drawing.draw();
}

}  // namespace mazeloom::app::terminal

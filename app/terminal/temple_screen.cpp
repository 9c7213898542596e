// SPDX-License-Identifier: MIT
#include "app/terminal/temple_screen.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "app/terminal/layout.h"
#include "app/terminal/map_paint.h"
#include "app/terminal/page.h"
#include "core/grid/direction.h"
#include "core/level/laser_beam.h"
#include "core/play/temple/rules/objectives.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/play/temple/number_art.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/play/temple/temple_words.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

using grid::Point;
using level::ThingKind;
using play::temple::Field;
using play::temple::Objective;
using play::temple::Supply;
using widgets::Symbol;
using widgets::Theme;

namespace {

constexpr std::array<char32_t, 4> kArrows{U'↑', U'→', U'↓', U'←'};

char32_t letterOf(Symbol symbol) {
    return widgets::glyphOf(symbol).unicode();
}

class TempleDrawing {
  public:
    TempleDrawing(const ShownTemple& shown, grid::Size size)
        : shown_(shown),
          theme_(widgets::withTerrains(Theme::dark(), shown.field.map().terrains)),
          layout_(size, shown.field.size(), shown.state.hero.at),
          screen_(blankScreen(size, theme_)) {}

    Screen draw() {
        const level::Map& map = shown_.field.map();
        own_ = widgets::ThingIndex(map.cells, widgets::ownThingsOf(map));
        const grid::Size room = layout_.cellRoom();
        const Point first = layout_.first();
        for (int y = first.y; y < first.y + room.height; ++y) {
            for (int x = first.x; x < first.x + room.width; ++x)
                drawCell({x, y});
        }
        drawThings();
        drawBeams();
        drawExplosives();
        drawMovers();
        drawHero();
        drawBlasts();
        drawSidebar(screen_, layout_, sideRows(), theme_);
        drawLog(screen_, layout_, shown_.log, shown_.prompt, theme_);
        return std::move(screen_);
    }

  private:
    Paint bold(const QColor& ink) const {
        Paint paint = inked(ink, theme_);
        paint.isBold = true;
        return paint;
    }
    Paint faint(const QColor& ink) const {
        Paint paint = inked(widgets::mixedColour(ink, theme_.canvas, 0.55), theme_);
        paint.isFaint = true;
        return paint;
    }
    /// Draws what is on a cell, in the cell's first column.
    void putThing(Point cell, char32_t letter, const Paint& paint) {
        const Point place = layout_.placeOf(cell);
        if (shown_.field.contains(cell) && layout_.cellAt(place)) screen_.put(place, letter, paint);
    }
    void putSymbol(Point cell, Symbol symbol, bool isGone) {
        const QColor ink = widgets::colourOf(symbol, theme_);
        putThing(cell, letterOf(symbol), isGone ? faint(ink) : bold(ink));
    }

    void drawCell(Point cell) {
        if (!shown_.field.contains(cell)) return;
        const level::Map& map = shown_.field.map();
        const grid::Index index = map.cells.index(cell);
        const auto member = static_cast<std::uint32_t>(index);
        const Point place = layout_.placeOf(cell);
        GroundLook ground = groundLook(map.cells[index].terrain(), theme_);
        const auto number =
            play::temple::shownNumber(shown_.field, shown_.state, shown_.numbers, cell);
        // A number takes the place of plain ground; a cell without a number shows a dot only if no
        // number is hidden there.
        if (ground.character == U'.') ground.character = U' ';
        drawGround(screen_, place, ground, inked(ground.ink, theme_));
        if (number) {
            Paint paint = inked(widgets::numberColour(*number, theme_), theme_);
            paint.isBold = *number > 0;
            const char32_t digit = *number == 0 ? U'·' : U'0' + static_cast<char32_t>(*number);
            screen_.put({place.x + 1, place.y}, digit, paint);
        }
        if (const auto thing = own_.at(index); thing && thing->own >= 0) {
            const level::OwnKind& kind = (*map.kinds)[static_cast<std::size_t>(thing->own)];
            putThing(cell, static_cast<unsigned char>(kind.letter),
                     inked(QColor(QRgb(kind.colour.rgba >> 8)), theme_));
        }
        const unsigned notes = shown_.field.notes(index);
        if ((notes & Field::kTrap) != 0) {
            const bool isDisabled = shown_.state.disabled.contains(member);
            const bool isPainted = (map.marks.at(cell) & level::kForced) != 0;
            const bool isShown =
                shown_.areTrapsShown && !isPainted && !shown_.state.blown.contains(member);
            if (isDisabled || isShown) putSymbol(cell, Symbol::Trap, isDisabled);
        }
        if ((notes & Field::kCoin) != 0 && !shown_.state.coins.contains(member))
            putSymbol(cell, Symbol::Coin, false);
    }

    void drawThings() {
        const Field& field = shown_.field;
        for (std::size_t i = 0; i < field.items().size(); ++i) {
            if (!shown_.state.items.contains(static_cast<std::uint32_t>(i)))
                putSymbol(field.items()[i].at, widgets::symbolOf(field.items()[i].kind), false);
        }
        for (std::size_t i = 0; i < field.consoles().size(); ++i) {
            putSymbol(field.consoles()[i].at, widgets::symbolOf(ThingKind::Console),
                      shown_.state.consoles.contains(static_cast<std::uint32_t>(i)));
        }
        for (const Point exit : field.exits())
            putSymbol(exit, widgets::symbolOf(ThingKind::Exit), !shown_.state.exitOpen);
        for (std::size_t i = 0; i < field.emitters().size(); ++i) {
            putSymbol(field.emitters()[i].at, widgets::symbolOf(ThingKind::Emitter),
                      shown_.state.emitters.contains(static_cast<std::uint32_t>(i)));
        }
    }

    void drawBeams() {
        for (std::size_t i = 0; i < shown_.field.emitters().size(); ++i) {
            const auto& emitter = shown_.field.emitters()[i];
            if (shown_.state.emitters.contains(static_cast<std::uint32_t>(i)) ||
                !level::burnsAt(emitter.beam, shown_.state.tick))
                continue;
            const Point step = grid::offset(emitter.direction);
            for (int along = 1; along <= emitter.length; ++along) {
                putThing({emitter.at.x + step.x * along, emitter.at.y + step.y * along},
                         step.x != 0 ? U'-' : U'|', bold(theme_.hostile));
            }
        }
    }

    void drawExplosives() {
        for (const auto& explosive : shown_.state.explosives) {
            const bool isTnt = explosive.kind == Supply::Tnt;
            putThing(explosive.at,
                     letterOf(widgets::symbolOf(isTnt ? ThingKind::Tnt : ThingKind::Grenade)),
                     bold(theme_.warning));
        }
    }

    void drawMovers() {
        const auto body = [this](const grid::Rect& cells, ThingKind kind) {
            for (int y = cells.y; y <= cells.bottom(); ++y) {
                for (int x = cells.x; x <= cells.right(); ++x)
                    putSymbol({x, y}, widgets::symbolOf(kind), false);
            }
        };
        for (std::size_t i = 0; i < shown_.field.bugs().size(); ++i) {
            if (!shown_.state.bugs.contains(static_cast<std::uint32_t>(i)))
                body(shown_.field.bugs()[i].bodyAt(shown_.state.tick), ThingKind::Bug);
        }
        for (std::size_t i = 0; i < shown_.state.bosses.size(); ++i) {
            const auto& boss = shown_.field.bosses()[i];
            if (shown_.state.bosses[i].wounds < boss.toughness)
                body(boss.bodyAt(shown_.state.bosses[i].at), ThingKind::Boss);
        }
    }

    void drawHero() {
        Paint paint = bold(theme_.hero);
        if (shown_.state.outcome == play::temple::Outcome::Lost) paint = bold(theme_.error);
        paint.isReversed = true;
        putThing(shown_.state.hero.at, letterOf(widgets::symbolOf(ThingKind::Hero)), paint);
    }

    void drawBlasts() {
        for (const Blast& blast : shown_.blasts) {
            if (shown_.state.tick - blast.tick >= Blast::kTicks) continue;
            for (int y = blast.at.y - blast.radius; y <= blast.at.y + blast.radius; ++y) {
                for (int x = blast.at.x - blast.radius; x <= blast.at.x + blast.radius; ++x) {
                    if (shown_.field.isClearBetween(blast.at, {x, y}) &&
                        shown_.field.isClear({x, y}) && Point{x, y} != shown_.state.hero.at)
                        putThing({x, y}, U'*', bold(theme_.of(level::Tint::Fire)));
                }
            }
        }
    }

    SideRow rowOf(Symbol symbol, const QString& name, const QString& value, bool isStrong) const {
        const char32_t letter = letterOf(symbol);
        return {QString::fromUcs4(&letter, 1) + u' ' + name, value,
                isStrong ? theme_.text : theme_.mutedText};
    }

    std::vector<SideRow> sideRows() const {
        const auto& hero = shown_.state.hero;
        std::vector<SideRow> rows;
        rows.push_back({TerminalText::tr("Time"), widgets::playTimeText(shown_.state.tick)});
        rows.push_back({TerminalText::tr("Attempt"), QString::number(shown_.attempt)});
        rows.push_back(rowOf(widgets::symbolOf(ThingKind::Heart), TerminalText::tr("Lives"),
                             QString::number(hero.lives), true));
        for (const auto& progress : play::temple::progressOf(shown_.field, shown_.state))
            rows.push_back(objectiveRow(progress));
        const auto supply = [&](Supply kind, ThingKind thing, const QString& name, int count) {
            const bool isChosen = hero.selected == kind && count > 0;
            rows.push_back(rowOf(
                widgets::symbolOf(thing), name,
                (isChosen ? QStringLiteral("> ") : QString()) + QString::number(count), count > 0));
        };
        supply(Supply::Tnt, ThingKind::Tnt, TerminalText::tr("TNT"), hero.tnt);
        supply(Supply::Grenade, ThingKind::Grenade, TerminalText::tr("Grenades"), hero.grenades);
        const char32_t arrow = kArrows.at(static_cast<std::size_t>(hero.facing));
        rows.push_back({TerminalText::tr("Facing"), QString::fromUcs4(&arrow, 1)});
        if (hero.air < play::temple::kAir) {
            const int seconds = hero.air / play::temple::kTicksPerSecond;
            rows.push_back({TerminalText::tr("Air"), TerminalText::tr("%1 s").arg(seconds),
                            seconds <= 3 ? theme_.error : theme_.text});
        }
        rows.insert(rows.end(), shown_.keys.begin(), shown_.keys.end());
        return rows;
    }

    SideRow objectiveRow(const play::temple::ObjectiveProgress& progress) const {
        const QString count = QStringLiteral("%1/%2").arg(progress.done).arg(progress.wanted);
        const bool isOpen = !progress.isMet();
        switch (progress.objective) {
            case Objective::Coins:
                return rowOf(Symbol::Coin, TerminalText::tr("Coins"), count, isOpen);
            case Objective::Bugs:
                return rowOf(widgets::symbolOf(ThingKind::Bug), TerminalText::tr("Bugs"), count,
                             isOpen);
            case Objective::Lasers:
                return rowOf(widgets::symbolOf(ThingKind::Emitter), TerminalText::tr("Lasers"),
                             count, isOpen);
            case Objective::Boss:
                return rowOf(widgets::symbolOf(ThingKind::Boss), TerminalText::tr("Boss"), count,
                             isOpen);
            case Objective::Consoles:
                return rowOf(widgets::symbolOf(ThingKind::Console), TerminalText::tr("Consoles"),
                             count, isOpen);
            case Objective::Exit:
                break;
        }
        return rowOf(widgets::symbolOf(ThingKind::Exit), TerminalText::tr("Exit"),
                     shown_.state.exitOpen ? widgets::TempleStatus::tr("open")
                                           : widgets::TempleStatus::tr("closed"),
                     shown_.state.exitOpen);
    }

    const ShownTemple& shown_;
    Theme theme_;
    Layout layout_;
    Screen screen_;
    widgets::ThingIndex own_;
};

}  // namespace

Screen templeScreen(const ShownTemple& shown, grid::Size size) {
    return TempleDrawing(shown, size).draw();
}

}  // namespace mazeloom::app::terminal

// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_words.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <tuple>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/play/descent/state/herald.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/descent/habit_text.h"
#include "widgets/play/board/way_words.h"
#include "widgets/play/descent/descent_text.h"

namespace mazeloom::widgets {

using grid::Point;
using level::Terrain;
using play::descent::Floor;
using play::descent::Monster;
using play::descent::State;
using play::descent::statsOf;

namespace {

class DescentWords {
    Q_DECLARE_TR_FUNCTIONS(DescentWords)
};

Terrain terrainAt(const ShownDescent& shown, Point cell) {
    return play::descent::shownAs(shown.state.floor.cells.at(cell)).terrain();
}

QString groundText(const ShownDescent& shown, Point cell) {
    return terrainText(terrainAt(shown, cell), shown.state.floor.ground->map.terrains);
}

/// Returns the names of what lies on a known cell and stays there: the pack's own things, tracks,
/// and the glow of a boss.
QStringList fixturesOn(const ShownDescent& shown, Point cell) {
    const Floor& floor = shown.state.floor;
    QStringList words;
    const level::Map& map = floor.ground->map;
    const auto thing = shown.own == nullptr ? std::nullopt : shown.own->at(map.cells.index(cell));
    if (thing && thing->own >= 0)
        words << ownText((*map.kinds)[static_cast<std::size_t>(thing->own)]);
    if (play::descent::hasTrack(floor, cell)) words << DescentWords::tr("huge tracks");
    if (play::descent::glowAt(floor, cell) > 0) words << DescentWords::tr("cold glow");
    return words;
}

/// Returns the names of the figures and items on a known cell, without the ground and the hero.
QStringList thingsOn(const ShownDescent& shown, Point cell) {
    const Floor& floor = shown.state.floor;
    QStringList words;
    if (shown.isSeen(cell)) {
        if (const Monster* monster = floor.monsterAt(cell)) {
            const int most = statsOf(shown.rules.tables(), monster->kind).hp;
            //: %1 a monster, %2 its hit points, %3 the most that it can have
            words << DescentWords::tr("%1, %2 of %3 HP")
                         .arg(descentName(monster->kind))
                         .arg(monster->hp)
                         .arg(most);
        }
        if (const auto* item = floor.itemAt(cell)) words << descentName(item->item);
    }
    return words << fixturesOn(shown, cell);
}

/// Whether a terrain is worth mentioning from afar: it leads to another floor, or can be used.
bool isLandmark(Terrain terrain) {
    if (level::isOwn(terrain)) return false;
    return terrain == Terrain::StairsUp || terrain == Terrain::StairsDown ||
           terrain == Terrain::Fountain || level::info(terrain).door;
}

QString sightWords(const ShownDescent& shown) {
    const Point hero = shown.state.hero.at;
    std::vector<Point> found = sightsOf(shown);
    // The cells beside the hero are already described, and others are only remembered.
    std::erase_if(found, [&](Point cell) {
        const Point way = cell - hero;
        return std::abs(way.x) + std::abs(way.y) <= 1 || !shown.state.seen.sees(cell);
    });
    if (found.size() > kMostInSight) found.resize(kMostInSight);
    QStringList sights;
    for (const Point cell : found) {
        QStringList words = thingsOn(shown, cell);
        if (isLandmark(terrainAt(shown, cell))) words << groundText(shown, cell);
        sights << farText(words.join(QStringLiteral(", ")), cell - hero);
    }
    return sights.join(QStringLiteral("; "));
}

}  // namespace

QString cellWords(const ShownDescent& shown, Point cell) {
    if (!shown.isKnown(cell)) return DescentWords::tr("unknown");
    QStringList words = thingsOn(shown, cell);
    words << groundText(shown, cell);
    return words.join(QStringLiteral(", "));
}

QStringList detailsOn(const ShownDescent& shown, Point cell) {
    const State& state = shown.state;
    QStringList words;
    if (cell == state.hero.at)
        words << DescentWords::tr("you, %1 of %2 HP").arg(state.hero.hp).arg(state.hero.mostHp);
    if (shown.isSeen(cell)) {
        if (const Monster* monster = state.floor.monsterAt(cell)) {
            const level::Monster& stats = statsOf(shown.rules.tables(), monster->kind);
            words << DescentWords::tr("%1, %2 of %3 HP, attack %4")
                         .arg(descentName(monster->kind))
                         .arg(monster->hp)
                         .arg(stats.hp)
                         .arg(stats.attack);
            if (stats.habit != level::Habit::Walks) words << habitText(stats.habit);
        }
        if (const auto* item = state.floor.itemAt(cell)) {
            words << QStringLiteral("%1 (%2)").arg(descentName(item->item),
                                                   descentDetails(item->item));
        }
    }
    return words << fixturesOn(shown, cell);
}

QString lookWords(const ShownDescent& shown, Point cell) {
    QStringList words;
    if (shown.isKnown(cell)) {
        words = detailsOn(shown, cell) << groundText(shown, cell);
        if (!shown.isSeen(cell)) words << DescentWords::tr("out of sight");
    } else {
        words << DescentWords::tr("unknown");
    }
    const QString all = words.join(QStringLiteral(", "));
    const Point way = cell - shown.state.hero.at;
    return way == Point{} ? all : farText(all, way);
}

std::vector<Point> sightsOf(const ShownDescent& shown) {
    // Sorted with monsters first, then by distance, then row by row.
    std::vector<std::tuple<bool, int, int, int>> found;
    const grid::Size size = shown.state.floor.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point cell{x, y};
            if (cell == shown.state.hero.at || !shown.isKnown(cell)) continue;
            if (!isLandmark(terrainAt(shown, cell)) && thingsOn(shown, cell).isEmpty()) continue;
            const bool isMonster =
                shown.isSeen(cell) && shown.state.floor.monsterAt(cell) != nullptr;
            const Point way = cell - shown.state.hero.at;
            found.emplace_back(!isMonster, std::abs(way.x) + std::abs(way.y), y, x);
        }
    }
    std::ranges::sort(found);
    std::vector<Point> cells;
    for (const auto& [isThing, far, y, x] : found)
        cells.push_back({x, y});
    return cells;
}

Point sightBeside(const std::vector<Point>& sights, Point cell, bool isNext) {
    const auto at = std::ranges::find(sights, cell);
    const auto count = static_cast<std::ptrdiff_t>(sights.size());
    std::ptrdiff_t index = isNext ? 0 : count - 1;
    if (at != sights.end()) index = (at - sights.begin() + (isNext ? 1 : count - 1)) % count;
    return sights[static_cast<std::size_t>(index)];
}

QString placeWords(const ShownDescent& shown) {
    const auto& hero = shown.state.hero;
    QStringList sentences{
        //: For screen readers: %1 column, %2 row, %3 what is on that cell, %4 the hero's hit
        //: points, %5 the most that the hero can have
        DescentWords::tr("%1, %2: %3, %4 of %5 HP")
            .arg(QString::number(hero.at.x), QString::number(hero.at.y), cellWords(shown, hero.at),
                 QString::number(hero.hp), QString::number(hero.mostHp))};
    for (const Point way : kToldWays) {
        if (way.x == 0 || way.y == 0) sentences << besideText(way, cellWords(shown, hero.at + way));
    }
    if (const QString sights = sightWords(shown); !sights.isEmpty())
        sentences << DescentWords::tr("In sight: %1").arg(sights);
    return sentences.join(QStringLiteral(". "));
}

}  // namespace mazeloom::widgets

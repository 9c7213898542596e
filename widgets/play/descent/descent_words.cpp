// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_words.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/play/descent/state/herald.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/play/board/way_words.h"
#include "widgets/play/descent/descent_text.h"

namespace mazeloom::widgets {

using grid::Point;
using level::Terrain;
using play::descent::Floor;
using play::descent::Happening;
using play::descent::Message;
using play::descent::Monster;
using play::descent::What;

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
    const level::Map& map = floor.ground->map;
    const auto thing = shown.own == nullptr ? std::nullopt : shown.own->at(map.cells.index(cell));
    if (thing && thing->own >= 0)
        words << ownText((*map.kinds)[static_cast<std::size_t>(thing->own)]);
    if (play::descent::hasTrack(floor, cell)) words << DescentWords::tr("huge tracks");
    if (play::descent::glowAt(floor, cell) > 0) words << DescentWords::tr("cold glow");
    return words;
}

/// Whether a terrain is worth mentioning from afar: it leads to another floor, or can be used.
bool isLandmark(Terrain terrain) {
    if (level::isOwn(terrain)) return false;
    return terrain == Terrain::StairsUp || terrain == Terrain::StairsDown ||
           terrain == Terrain::Fountain || level::info(terrain).door;
}

QString sightWords(const ShownDescent& shown) {
    const Point hero = shown.state.hero.at;
    // Sorted with monsters first, then by distance, then row by row.
    std::vector<std::tuple<bool, int, int, int>> found;
    shown.state.seen.forEach([&](Point cell) {
        const Point way = cell - hero;
        const int far = std::abs(way.x) + std::abs(way.y);
        // The cells beside the hero are already described.
        if (far <= 1 || !shown.isKnown(cell)) return;
        const bool isMonster = shown.state.floor.monsterAt(cell) != nullptr;
        if (isMonster || isLandmark(terrainAt(shown, cell)) || !thingsOn(shown, cell).isEmpty())
            found.emplace_back(!isMonster, far, cell.y, cell.x);
    });
    std::ranges::sort(found);
    if (found.size() > kMostInSight) found.resize(kMostInSight);
    QStringList sights;
    for (const auto& [isThing, far, y, x] : found) {
        QStringList words = thingsOn(shown, {x, y});
        if (isLandmark(terrainAt(shown, {x, y}))) words << groundText(shown, {x, y});
        sights << farText(words.join(QStringLiteral(", ")), Point{x, y} - hero);
    }
    return sights.join(QStringLiteral("; "));
}

/// Whether the log has a line about the event.
bool isTold(const Happening& happening) {
    switch (happening.what) {
        case What::Stepped:
        case What::Bumped:
        case What::DoorOpened:
        case What::MonsterStepped:
        case What::InventoryOpened:
        case What::InventoryClosed:
        case What::FireballAt:
        case What::Quit:
            return false;
        default:
            return true;
    }
}

}  // namespace

QString cellWords(const ShownDescent& shown, Point cell) {
    if (!shown.isKnown(cell)) return DescentWords::tr("unknown");
    QStringList words = thingsOn(shown, cell);
    words << groundText(shown, cell);
    return words.join(QStringLiteral(", "));
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

QString newsText(const std::vector<Message>& before, const play::descent::Log& now,
                 const play::descent::Happenings& since) {
    // Counts the lines at the start of `now` that are also at the end of `before`.
    std::size_t kept = std::min(before.size(), now.size());
    while (kept > 0 && !std::equal(now.begin(), now.begin() + kept,
                                   before.end() - static_cast<std::ptrdiff_t>(kept)))
        --kept;
    // If all lines of a full log are equal, the count does not show that another equal line was
    // added.
    if (kept > 0 && kept == now.size() && std::ranges::any_of(since, isTold)) --kept;
    QStringList lines;
    for (std::size_t line = kept; line < now.size(); ++line)
        lines << descentText(now[line]);
    return lines.join(u' ');
}

}  // namespace mazeloom::widgets

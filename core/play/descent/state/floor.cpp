// SPDX-License-Identifier: MIT
#include "core/play/descent/state/floor.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/grid/point_text.h"
#include "core/play/descent/state/state_hash.h"
#include "core/random/stream.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;
using level::Cell;
using level::Terrain;
using level::ThingKind;

Problem floorProblem(std::string text, std::optional<Point> cell = std::nullopt) {
    Problem result;
    result.text = std::move(text);
    result.cell = cell;
    return result;
}

/// The first stairs up and the first stairs down in the order of rows, and all hearths.
struct Places {
    std::optional<Point> up;
    std::optional<Point> down;
    std::vector<Point> hearths;
};

Places placesOf(const level::CellGrid& cells) {
    Places places;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const Point at{x, y};
            const Terrain terrain = cells.at(at).terrain();
            if (terrain == Terrain::StairsUp && !places.up) places.up = at;
            if (terrain == Terrain::StairsDown && !places.down) places.down = at;
            if (terrain == Terrain::Fireplace) places.hearths.push_back(at);
        }
    }
    return places;
}

void copyTerrain(const level::CellGrid& from, level::CellGrid& to) {
    for (int y = 0; y < from.height(); ++y) {
        const auto source = from.row(y);
        const auto target = to.row(y);
        for (std::size_t x = 0; x < source.size(); ++x)
            target[x] = Cell().withTerrainOf(source[x]);
    }
}

/// Puts the map's monsters and items on the floor.
std::optional<Problem> populate(Floor& floor, const level::DescentTables& tables,
                                std::uint64_t seed) {
    random::Stream random = random::stageStream(seed, "the numbers of items", 0);
    for (const level::Thing& thing : floor.ground->map.things) {
        const auto item = itemKind(thing.kind);
        const auto lock = level::lockOf(thing.kind);
        if (!item && !lock && !isMonster(thing.kind)) continue;
        const std::string name(level::info(thing.kind).id);
        if (!floor.contains(thing.at)) {
            return floorProblem(
                "the " + name + " at " + textOf(thing.at) + " is outside of the level", thing.at);
        }
        if (!floor.cells.at(thing.at).isWalkable()) {
            return floorProblem("the " + name + " at " + textOf(thing.at) +
                                    " is in a solid cell: move it, or open the cell",
                                thing.at);
        }
        if (item) {
            floor.add({drawItem(*item, tables, floor.depth, random), thing.at});
            continue;
        }
        if (lock) {
            floor.add({keyTo(*lock), thing.at});
            continue;
        }
        if (floor.has(thing.at, Floor::kMonster)) {
            return floorProblem("two monsters are on one cell, " + textOf(thing.at) + ": move one",
                                thing.at);
        }
        floor.monsters.push_back({thing.kind, thing.at, statsOf(tables, thing.kind).hp});
        floor.set(thing.at, Floor::kMonster);
    }
    return std::nullopt;
}

}  // namespace

bool Floor::holdsBoss() const {
    return std::ranges::any_of(monsters, &Monster::isBoss);
}

const Monster* Floor::monsterAt(Point p) const {
    if (!has(p, kMonster)) return nullptr;
    return &*std::find_if(monsters.begin(), monsters.end(),
                          [p](const Monster& monster) { return monster.at == p; });
}

Monster* Floor::monsterAt(Point p) {
    return const_cast<Monster*>(std::as_const(*this).monsterAt(p));
}

const LyingItem* Floor::itemAt(Point p) const {
    if (!has(p, kItem)) return nullptr;
    return &*std::find_if(items.rbegin(), items.rend(),
                          [p](const LyingItem& item) { return item.at == p; });
}

void Floor::move(Monster& monster, Point to) {
    clear(monster.at, kMonster);
    monster.at = to;
    set(to, kMonster);
}

void Floor::add(const Monster& monster) {
    monsters.push_back(monster);
    set(monster.at, kMonster);
}

void Floor::remove(const Monster& monster) {
    clear(monster.at, kMonster);
    monsters.erase(monsters.begin() + (&monster - monsters.data()));
}

void Floor::add(const LyingItem& item) {
    items.push_back(item);
    set(item.at, kItem);
}

void Floor::remove(const LyingItem& item) {
    const Point at = item.at;
    items.erase(items.begin() + (&item - items.data()));
    const bool isLast = std::none_of(items.begin(), items.end(),
                                     [at](const LyingItem& other) { return other.at == at; });
    if (isLast) clear(at, kItem);
}

std::size_t Floor::bytes() const {
    return sizeof(Floor) + cells.storage().size() + monsters.size() * sizeof(Monster) +
           items.size() * sizeof(LyingItem);
}

tl::expected<Floor, Problem> makeFloor(const level::Level& level, level::Map map,
                                       const level::DescentTables& tables, int depth,
                                       std::uint64_t seed) {
    if (map.ruleset != level::Ruleset::Descent)
        return tl::unexpected(floorProblem("the level is no floor of a descent"));
    Places places = placesOf(map.cells);
    const auto hero = map.hero();
    if (!hero && !places.up) {
        return tl::unexpected(
            floorProblem("the floor has no entry: place the hero, or paint stairs up"));
    }
    if (hero && (!map.cells.contains(*hero) || !map.cells.at(*hero).isWalkable())) {
        return tl::unexpected(
            floorProblem("the hero stands on a solid cell: open it, or move the hero", *hero));
    }
    if (!places.down)
        return tl::unexpected(
            floorProblem("no stairs lead down: paint some, or add a stage that does"));

    auto ground = std::make_shared<Ground>();
    ground->map = std::move(map);
    ground->level = level.id;
    ground->sight = level.sight;
    ground->entrance = hero ? *hero : *places.up;
    ground->fromAbove = places.up ? *places.up : *hero;
    ground->fromBelow = *places.down;
    ground->hearths = std::move(places.hearths);

    Floor floor;
    floor.depth = depth;
    floor.cells = level::CellGrid(ground->map.size(), Cell(Terrain::Void));
    copyTerrain(ground->map.cells, floor.cells);
    floor.ground = std::move(ground);
    if (auto wrong = populate(floor, tables, seed)) return tl::unexpected(std::move(*wrong));
    return floor;
}

std::uint64_t hash(const Floor& floor) {
    StateHash hash;
    hash.add(floor);
    return hash.value();
}

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
#include "core/level/map/map.h"

#include <algorithm>
#include <utility>

#include "core/grid/hash.h"

namespace mazeloom::level {

const OwnKind* ownKindOf(const SharedOwnKinds& kinds, const Thing& thing) {
    if (kinds == nullptr || thing.own < 0) return nullptr;
    const auto place = static_cast<std::size_t>(thing.own);
    return place < kinds->size() ? &(*kinds)[place] : nullptr;
}

char glyph(const SharedOwnKinds& kinds, const Thing& thing) {
    const OwnKind* own = ownKindOf(kinds, thing);
    return own == nullptr ? info(thing.kind).glyph : own->letter;
}

char glyph(const TerrainTable& terrains, Ruleset ruleset, Cell cell) {
    if (cell.isTrap()) return 'x';
    if (cell.hasCoin()) return '$';
    // In a temple, an open cell that is not an aisle is a wall of the hidden maze.
    if (ruleset == Ruleset::Temple && cell.terrain() == Terrain::Floor && !cell.isAisle()) {
        return ',';
    }
    return terrains.character(cell.terrain());
}

Map::Map(Ruleset rules, grid::Size size) : cells(size, Cell(Terrain::Void)) {
    ruleset = rules;
    marks = MarkGrid(size);
    cells.fill(Terrain::Wall);
}

std::optional<grid::Point> Map::hero() const {
    const auto found = std::ranges::find(things, ThingKind::Hero, &Thing::kind);
    if (found == things.end()) return std::nullopt;
    return found->at;
}

Thing Map::add(Object object) {
    if (isMover(object.kind)) {
        Trajectory standing;
        standing.id = std::move(object.id);
        standing.kind = object.kind;
        standing.points = {object.at};
        return add(std::move(standing));
    }
    Thing thing{object.kind, object.at, static_cast<std::int32_t>(objects.size())};
    thing.own = placeOfOwn(object);
    objects.push_back(std::move(object));
    return thing;
}

Thing Map::add(Trajectory trajectory) {
    const Thing thing{trajectory.kind, trajectory.points.front(),
                      static_cast<std::int32_t>(trajectories.size())};
    trajectories.push_back(std::move(trajectory));
    return thing;
}

const Object* Map::objectOf(const Thing& thing) const {
    if (thing.object < 0 || isMover(thing.kind)) return nullptr;
    return &objects[static_cast<std::size_t>(thing.object)];
}

const Trajectory* Map::trajectoryOf(const Thing& thing) const {
    if (thing.object < 0 || !isMover(thing.kind)) return nullptr;
    return &trajectories[static_cast<std::size_t>(thing.object)];
}

std::int16_t Map::placeOfOwn(const Object& object) const {
    if (object.kind != ThingKind::Own || kinds == nullptr) return -1;
    const auto place = placeOfKind(*kinds, object.own);
    return place ? static_cast<std::int16_t>(*place) : std::int16_t{-1};
}

const OwnKind* Map::ownKindOf(const Thing& thing) const {
    return level::ownKindOf(kinds, thing);
}

std::string Map::ownIdOf(const Thing& thing) const {
    if (const Object* object = objectOf(thing)) return object->own;
    const OwnKind* own = ownKindOf(thing);
    return own == nullptr ? std::string() : own->id;
}

Properties Map::propertiesOf(const Thing& thing) const {
    const Object* object = objectOf(thing);
    const Properties none;
    const Properties& said = object == nullptr ? none : object->properties;
    const OwnKind* own = ownKindOf(thing);
    return own == nullptr ? said : withDefaults(said, own->properties);
}

std::string toText(const Map& map) {
    const grid::Size size = map.size();
    const auto columns = static_cast<std::size_t>(size.width) + 1;
    std::string text(columns * static_cast<std::size_t>(size.height), '\n');
    for (int y = 0; y < size.height; ++y) {
        char* out = text.data() + columns * static_cast<std::size_t>(y);
        for (Cell cell : map.cells.row(y))
            *out++ = glyph(map.terrains, map.ruleset, cell);
    }
    // Later things lie on top of earlier ones.
    for (const Thing& thing : map.things) {
        text[columns * static_cast<std::size_t>(thing.at.y) +
             static_cast<std::size_t>(thing.at.x)] = glyph(map.kinds, thing);
    }
    return text;
}

std::uint64_t hash(const Map& map) {
    grid::Hash hash;
    hash.add(toText(map));
    return hash.value();
}

}  // namespace mazeloom::level

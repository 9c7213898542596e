// SPDX-License-Identifier: MIT
#include "mazeloom/map.h"

#include "core/level/map_json.h"
#include "core/level/mover_path.h"
#include "core/library/making/inside.h"
#include "core/text_stream.h"

namespace mazeloom {
inline namespace v1 {

namespace {

void takeObject(Thing& thing, const level::Object& object) {
    thing.id = object.id;
    thing.direction = static_cast<Direction>(object.direction);
    thing.beam = {object.beam.on, object.beam.off, object.beam.phase};
    thing.text = object.text;
}

void takeTrajectory(Thing& thing, const level::Trajectory& trajectory) {
    thing.id = trajectory.id;
    for (const grid::Point cell : level::cellsOf(trajectory))
        thing.path.push_back(toPosition(cell));
    thing.goesThereAndBack = trajectory.thereAndBack;
    thing.speed = trajectory.speed;
    thing.phase = trajectory.phase;
    thing.size = trajectory.size;
    if (trajectory.kind == level::ThingKind::Boss) thing.toughness = trajectory.toughness;
    thing.properties = toProperties(trajectory.properties);
}

}  // namespace

Ruleset Map::ruleset() const {
    return static_cast<Ruleset>(inside_->map.ruleset);
}

int Map::width() const {
    return inside_->map.size().width;
}

int Map::height() const {
    return inside_->map.size().height;
}

Cells Map::cells() const& {
    return toCells(inside_->map.cells);
}

bool Map::isDark(Position at) const {
    const auto& dark = inside_->map.dark;
    const grid::Point cell{at.x, at.y};
    return dark.contains(cell) && dark.at(cell) != 0;
}

std::size_t Map::thingCount() const {
    return inside_->map.things.size();
}

Thing Map::thing(std::size_t index) const {
    const level::Map& map = inside_->map;
    const level::Thing& stands = map.things[index];
    Thing thing;
    thing.kind = static_cast<ThingKind>(stands.kind);
    thing.kindName = stands.kind == level::ThingKind::Own
                         ? map.ownIdOf(stands)
                         : std::string(level::info(stands.kind).id);
    thing.at = toPosition(stands.at);
    if (const level::Object* object = map.objectOf(stands)) takeObject(thing, *object);
    thing.properties = toProperties(map.propertiesOf(stands));
    if (const level::Trajectory* trajectory = map.trajectoryOf(stands))
        takeTrajectory(thing, *trajectory);
    return thing;
}

std::vector<Thing> Map::things() const {
    std::vector<Thing> things;
    things.reserve(thingCount());
    for (std::size_t i = 0; i < thingCount(); ++i)
        things.push_back(thing(i));
    return things;
}

std::vector<PlacedRoom> Map::rooms() const {
    std::vector<PlacedRoom> rooms;
    for (const level::PlacedRoom& room : inside_->map.rooms) {
        PlacedRoom& placed = rooms.emplace_back();
        placed.floor = toRectangle(room.rect);
        if (room.handcrafted >= 0)
            placed.handcrafted = inside_->rooms[static_cast<std::size_t>(room.handcrafted)].id;
    }
    return rooms;
}

std::optional<Position> Map::hero() const {
    const auto hero = inside_->map.hero();
    if (!hero) return std::nullopt;
    return toPosition(*hero);
}

std::size_t Map::ownTerrainCount() const {
    return inside_->map.terrains.own().size();
}

OwnTerrain Map::ownTerrain(std::size_t index) const {
    const level::OwnTerrain& row = inside_->map.terrains.own()[index];
    OwnTerrain terrain;
    terrain.terrain = static_cast<Terrain>(row.terrain);
    terrain.id = row.id;
    terrain.title = level::titleOf(row);
    terrain.character = row.character;
    terrain.canBeEntered = row.walkable;
    terrain.isOpaque = row.opaque;
    terrain.isLiquid = row.liquid;
    if (row.walkable) terrain.effect = static_cast<Effect>(row.effect);
    terrain.colour = row.colour.rgba;
    return terrain;
}

std::vector<OwnTerrain> Map::ownTerrains() const {
    std::vector<OwnTerrain> terrains;
    terrains.reserve(ownTerrainCount());
    for (std::size_t i = 0; i < ownTerrainCount(); ++i)
        terrains.push_back(ownTerrain(i));
    return terrains;
}

std::uint64_t Map::seed() const {
    return inside_->seed;
}

std::vector<std::string> Map::warnings() const {
    return inside_->warnings;
}

std::string Map::toText() const {
    return level::toText(inside_->map);
}

std::string Map::toJson() const {
    TextStream out;
    level::writeJson(out, inside_->map, *inside_->level, inside_->rooms, inside_->seed);
    return std::move(out).str();
}

std::uint64_t Map::hash() const {
    return level::hash(inside_->map);
}

}  // namespace v1
}  // namespace mazeloom

// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/parts.h"

#include <algorithm>

#include "core/exchange/identifiers.h"
#include "core/exchange/origin.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/level/id.h"

namespace mazeloom::exchange::ldtk {

namespace {

std::string nameOfKind(std::string_view kind) {
    if (kind.starts_with(level::kOwnPrefix)) kind.remove_prefix(level::kOwnPrefix.size());
    std::string name(kind);
    if (name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

tiled::Properties without(tiled::Properties properties, std::string_view name) {
    std::erase_if(properties, [&](const tiled::Property& one) { return one.name == name; });
    return properties;
}

const tiled::Layer& layerOf(const tiled::Map& map, std::string_view name) {
    return *std::ranges::find(map.layers, name, &tiled::Layer::name);
}
tiled::Properties named(const tiled::Object& object) {
    tiled::Properties properties;
    if (!object.name.empty())
        properties.push_back({std::string(kNameField), tiled::Type::Text, object.name});
    for (const tiled::Property& property : object.properties) {
        if (property.name != kNameField) properties.push_back(property);
    }
    return properties;
}

/// Converts the level's Tiled map to LDtk's parts. A path becomes part of its mover's entity.
LevelParts levelPartsOf(ProjectParts& project, const Source& source, const Tilesets& tilesets,
                        std::size_t index, Identifiers& names) {
    const MadeLevel& made = source.levels[index];
    const tiled::Map map = tiled::toTiled(made, source, tilesets);
    LevelParts parts;
    parts.identifier = names.of(level::titleOrId(made.level));
    for (tiled::Property property : map.properties) {
        if (property.name == kLevelProperty) property.name = kLevelField;
        if (property.name == kMadeProperty) property.name = kMadeField;
        if (property.name == kSeedProperty) property.name = kSeedField;
        parts.fields.properties.push_back(std::move(property));
    }
    project.levelFields.add(parts.fields);
    std::map<int, std::size_t> paths;
    const tiled::Layer& wayLayer = layerOf(map, tiled::kPathsLayer);
    for (std::size_t i = 0; i < wayLayer.objects.size(); ++i) {
        for (const tiled::Property& property : wayLayer.objects[i].properties) {
            if (property.name == "mover") paths[std::stoi(property.value)] = i;
        }
    }
    const tiled::Layer& things = layerOf(map, tiled::kThingsLayer);
    for (std::size_t i = 0; i < things.objects.size(); ++i) {
        const tiled::Object& object = things.objects[i];
        const level::Thing& thing = made.map.things[i];
        Entity entity{.kind = object.type,
                      .iid = iid(Instance::Thing, index, i),
                      .place = {thing.at.x, thing.at.y, 1, 1},
                      .fields = {named(object)}};
        if (const auto path = paths.find(object.id); path != paths.end()) {
            const tiled::Object& way = wayLayer.objects[path->second];
            for (const tiled::Property& property : without(way.properties, "mover"))
                entity.fields.properties.push_back(property);
            const level::Trajectory& trajectory = *made.map.trajectoryOf(thing);
            entity.fields.path = trajectory.points;
            entity.fields.isLoop = !trajectory.thereAndBack;
        }
        EntityKind& kind = project.entities[entity.kind];
        if (!kind.tile.isThere()) kind.tile = tilesets.thing(thing.kind, thing.own, {});
        kind.fields.add(entity.fields);
        parts.things.push_back(std::move(entity));
    }
    const tiled::Layer& rooms = layerOf(map, tiled::kRoomsLayer);
    for (std::size_t i = 0; i < rooms.objects.size(); ++i) {
        Entity entity{.kind = "room",
                      .iid = iid(Instance::Room, index, i),
                      .place = made.map.rooms[i].rect,
                      .fields = {named(rooms.objects[i])}};
        project.entities[entity.kind].fields.add(entity.fields);
        parts.rooms.push_back(std::move(entity));
    }
    return parts;
}

}  // namespace

void ProjectParts::number(Uids& uids) {
    Identifiers names;
    for (auto& [kind, entity] : entities) {
        entity.identifier = names.of(nameOfKind(kind));
        entity.uid = uids.next();
        entity.fields.number(uids);
    }
    levelFields.number(uids);
}

ProjectParts partsOf(const Source& source, const Tilesets& tilesets) {
    ProjectParts parts;
    Identifiers names;
    for (std::size_t i = 0; i < source.levels.size(); ++i)
        parts.levels.push_back(levelPartsOf(parts, source, tilesets, i, names));
    return parts;
}

}  // namespace mazeloom::exchange::ldtk

// SPDX-License-Identifier: MIT
// Maps for C.
#include "core/library/c/calls.h"

using mazeloom::c::badArgument;
using mazeloom::c::guarded;
using mazeloom::c::lend;
using mazeloom::c::toC;

namespace mazeloom::c {

mazeloom_status takeMap(Map map, mazeloom_map** to) {
    *to = new mazeloom_map{std::move(map), {}, {}, {}, {}, {}, {}};
    return MAZELOOM_OK;
}

}  // namespace mazeloom::c

namespace {

mazeloom_thing thingOf(const mazeloom::Thing& is, mazeloom::c::Kept& kept) {
    mazeloom_thing made = {};
    made.kind_name = kept.text(is.kindName);
    made.id = kept.text(is.id);
    made.text = kept.text(is.text);
    const auto& properties = kept.properties(is.properties);
    made.properties = properties.data();
    made.property_count = properties.size();
    const auto& path = kept.positions(is.path);
    made.path = path.data();
    made.path_length = path.size();
    made.kind = static_cast<int32_t>(is.kind);
    made.at = toC(is.at);
    made.direction = static_cast<int32_t>(is.direction);
    made.beam_on = is.beam.on;
    made.beam_off = is.beam.off;
    made.beam_phase = is.beam.phase;
    made.goes_there_and_back = is.goesThereAndBack ? 1 : 0;
    made.speed = is.speed;
    made.phase = is.phase;
    made.size = is.size;
    made.toughness = is.toughness;
    return made;
}

mazeloom_own_terrain terrainOf(const mazeloom::OwnTerrain& is, mazeloom::c::Kept& kept) {
    return {kept.text(is.id),
            kept.text(is.title),
            static_cast<int32_t>(is.terrain),
            is.character,
            is.canBeEntered ? 1 : 0,
            is.isOpaque ? 1 : 0,
            is.isLiquid ? 1 : 0,
            static_cast<int32_t>(is.effect),
            is.colour,
            0};
}

}  // namespace

extern "C" {

void mazeloom_map_free(mazeloom_map* map) {
    delete map;
}

mazeloom_status mazeloom_map_get_info(const mazeloom_map* map, mazeloom_map_info* info,
                                      mazeloom_error* error) {
    if (map == nullptr || info == nullptr) return badArgument(error, "map or info is NULL");
    const mazeloom::Map& is = map->map;
    const auto hero = is.hero();
    *info = {is.seed(),    static_cast<int32_t>(is.ruleset()),      is.width(), is.height(),
             hero ? 1 : 0, toC(hero.value_or(mazeloom::Position{}))};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_map_cells(const mazeloom_map* map, mazeloom_cells* cells,
                                   mazeloom_error* error) {
    if (map == nullptr || cells == nullptr) return badArgument(error, "map or cells is NULL");
    *cells = toC(map->map.cells());
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_map_is_dark(const mazeloom_map* map, int32_t x, int32_t y,
                                     int32_t* is_dark, mazeloom_error* error) {
    if (map == nullptr || is_dark == nullptr) return badArgument(error, "map or is_dark is NULL");
    *is_dark = map->map.isDark({x, y}) ? 1 : 0;
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_map_hash(const mazeloom_map* map, uint64_t* hash, mazeloom_error* error) {
    if (map == nullptr || hash == nullptr) return badArgument(error, "map or hash is NULL");
    return guarded(error, [&] {
        *hash = map->map.hash();
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_map_things(mazeloom_map* map, const mazeloom_thing** things, size_t* count,
                                    mazeloom_error* error) {
    if (map == nullptr) return badArgument(error, "map is NULL");
    return lend(map->things, things, count, error, [&](auto& made) {
        for (std::size_t i = 0; i < map->map.thingCount(); ++i)
            made.items.push_back(thingOf(map->map.thing(i), made.kept));
    });
}

mazeloom_status mazeloom_map_rooms(mazeloom_map* map, const mazeloom_room** rooms, size_t* count,
                                   mazeloom_error* error) {
    if (map == nullptr) return badArgument(error, "map is NULL");
    return lend(map->rooms, rooms, count, error, [&](auto& made) {
        for (const mazeloom::PlacedRoom& is : map->map.rooms()) {
            made.items.push_back({made.kept.text(is.handcrafted), is.floor.x, is.floor.y,
                                  is.floor.width, is.floor.height});
        }
    });
}

mazeloom_status mazeloom_map_own_terrains(mazeloom_map* map, const mazeloom_own_terrain** terrains,
                                          size_t* count, mazeloom_error* error) {
    if (map == nullptr) return badArgument(error, "map is NULL");
    return lend(map->terrains, terrains, count, error, [&](auto& made) {
        for (const mazeloom::OwnTerrain& is : map->map.ownTerrains())
            made.items.push_back(terrainOf(is, made.kept));
    });
}

mazeloom_status mazeloom_map_warnings(mazeloom_map* map, const char* const** warnings,
                                      size_t* count, mazeloom_error* error) {
    if (map == nullptr) return badArgument(error, "map is NULL");
    return lend(map->warnings, warnings, count, error, [&](auto& made) {
        for (std::string& warning : map->map.warnings())
            made.items.push_back(made.kept.text(std::move(warning)));
    });
}

mazeloom_status mazeloom_map_text(mazeloom_map* map, const char** text, mazeloom_error* error) {
    if (map == nullptr || text == nullptr) return badArgument(error, "map or text is NULL");
    return guarded(error, [&] {
        map->text = map->map.toText();
        *text = map->text.c_str();
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_map_json(mazeloom_map* map, const char** json, mazeloom_error* error) {
    if (map == nullptr || json == nullptr) return badArgument(error, "map or json is NULL");
    return guarded(error, [&] {
        map->json = map->map.toJson();
        *json = map->json.c_str();
        return MAZELOOM_OK;
    });
}

}  // extern "C"

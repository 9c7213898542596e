// SPDX-License-Identifier: MIT
// Packs, maps and recordings for C.
#include "core/json/write.h"
#include "core/library/c/calls.h"
#include "mazeloom/check.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::guarded;
using mazeloom::c::toC;

extern "C" {

const char* mazeloom_version(void) {
    return MAZELOOM_VERSION;
}

static mazeloom_status takePack(mazeloom::Result<mazeloom::Pack> read, mazeloom_pack** pack,
                                mazeloom_error* error) {
    if (!read) return fail(error, read.error());
    auto made =
        std::make_unique<mazeloom_pack>(mazeloom_pack{*read, read->levels(), {}, {}, {}, {}});
    made->id = read->id();
    made->title = read->title();
    for (const mazeloom::Level& level : made->levels)
        made->texts.push_back({level.id(), level.title(), level.folder()});
    *pack = made.release();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_pack_open(const char* path, mazeloom_pack** pack, mazeloom_error* error) {
    if (path == nullptr || pack == nullptr) return badArgument(error, "path or pack is NULL");
    *pack = nullptr;
    return guarded(error, [&] { return takePack(mazeloom::Pack::open(path), pack, error); });
}

mazeloom_status mazeloom_pack_from_bytes(const void* bytes, size_t size, const char* name,
                                         mazeloom_pack** pack, mazeloom_error* error) {
    if (bytes == nullptr || name == nullptr || pack == nullptr)
        return badArgument(error, "bytes, name or pack is NULL");
    *pack = nullptr;
    return guarded(error, [&] {
        return takePack(
            mazeloom::Pack::fromBytes(std::string(static_cast<const char*>(bytes), size), name),
            pack, error);
    });
}

void mazeloom_pack_free(mazeloom_pack* pack) {
    delete pack;
}

mazeloom_status mazeloom_pack_info(const mazeloom_pack* pack, const char** id, const char** title,
                                   size_t* level_count, mazeloom_error* error) {
    if (pack == nullptr) return badArgument(error, "pack is NULL");
    if (id != nullptr) *id = pack->id.c_str();
    if (title != nullptr) *title = pack->title.c_str();
    if (level_count != nullptr) *level_count = pack->levels.size();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_pack_level(const mazeloom_pack* pack, size_t index,
                                    mazeloom_level_info* level, mazeloom_error* error) {
    if (pack == nullptr || level == nullptr) return badArgument(error, "pack or level is NULL");
    if (index >= pack->levels.size()) return badArgument(error, "the pack has fewer levels");
    return guarded(error, [&] {
        const mazeloom::Level& is = pack->levels[index];
        const mazeloom_pack::LevelTexts& texts = pack->texts[index];
        *level = {texts.id.c_str(),     texts.title.c_str(),
                  texts.folder.c_str(), static_cast<int32_t>(is.ruleset()),
                  is.width(),           is.height()};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_pack_check(mazeloom_pack* pack, const char** findings,
                                    mazeloom_error* error) {
    if (pack == nullptr || findings == nullptr)
        return badArgument(error, "pack or findings is NULL");
    return guarded(error, [&] {
        std::string lines;
        for (const mazeloom::Finding& finding : mazeloom::findProblems(pack->pack)) {
            lines += finding.isError ? R"({"error":true,"id":)" : R"({"error":false,"id":)";
            mazeloom::json::appendText(lines, finding.id);
            lines += R"(,"text":)";
            mazeloom::json::appendText(lines, finding.problem.describe());
            lines += "}\n";
        }
        pack->findings = std::move(lines);
        *findings = pack->findings.c_str();
        return MAZELOOM_OK;
    });
}

static mazeloom_status takeMap(mazeloom::Result<mazeloom::Map> made, mazeloom_map** map,
                               mazeloom_error* error) {
    if (!made) return fail(error, made.error());
    *map = new mazeloom_map{*std::move(made), {}, {}, {}, {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_generate(const mazeloom_pack* pack, const char* level, uint64_t seed,
                                  mazeloom_map** map, mazeloom_error* error) {
    if (pack == nullptr || level == nullptr || map == nullptr)
        return badArgument(error, "pack, level or map is NULL");
    *map = nullptr;
    return guarded(error, [&] {
        const auto found = pack->pack.find(level);
        if (!found) return fail(error, found.error());
        return takeMap(found->generate(seed), map, error);
    });
}

mazeloom_status mazeloom_generate_design(mazeloom_ruleset ruleset, int32_t width, int32_t height,
                                         const char* recipe, uint64_t seed, mazeloom_map** map,
                                         mazeloom_error* error) {
    if (recipe == nullptr || map == nullptr) return badArgument(error, "recipe or map is NULL");
    *map = nullptr;
    if (ruleset != MAZELOOM_TEMPLE && ruleset != MAZELOOM_DESCENT)
        return badArgument(error, "there is no such ruleset");
    return guarded(error, [&] {
        const auto level = mazeloom::Level::design(static_cast<mazeloom::Ruleset>(ruleset), width,
                                                   height, std::string(recipe));
        if (!level) return fail(error, level.error());
        return takeMap(level->generate(seed), map, error);
    });
}

void mazeloom_map_free(mazeloom_map* map) {
    delete map;
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

mazeloom_status mazeloom_map_thing_count(const mazeloom_map* map, size_t* count,
                                         mazeloom_error* error) {
    if (map == nullptr || count == nullptr) return badArgument(error, "map or count is NULL");
    *count = map->map.thingCount();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_map_thing(mazeloom_map* map, size_t index, mazeloom_thing* thing,
                                   mazeloom_error* error) {
    if (map == nullptr || thing == nullptr) return badArgument(error, "map or thing is NULL");
    if (index >= map->map.thingCount()) return badArgument(error, "the map has fewer things");
    return guarded(error, [&] {
        map->thing = map->map.thing(index);
        const mazeloom::Thing& is = map->thing;
        *thing = {static_cast<int32_t>(is.kind),
                  is.at.x,
                  is.at.y,
                  static_cast<int32_t>(is.direction),
                  is.size,
                  is.kindName.c_str(),
                  is.id.c_str(),
                  is.text.c_str()};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_map_own_terrain_count(const mazeloom_map* map, size_t* count,
                                               mazeloom_error* error) {
    if (map == nullptr || count == nullptr) return badArgument(error, "map or count is NULL");
    *count = map->map.ownTerrainCount();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_map_own_terrain(mazeloom_map* map, size_t index,
                                         mazeloom_own_terrain* terrain, mazeloom_error* error) {
    if (map == nullptr || terrain == nullptr) return badArgument(error, "map or terrain is NULL");
    if (index >= map->map.ownTerrainCount())
        return badArgument(error, "the map's pack has fewer terrains");
    return guarded(error, [&] {
        map->ownTerrain = map->map.ownTerrain(index);
        const mazeloom::OwnTerrain& is = map->ownTerrain;
        *terrain = {static_cast<int32_t>(is.terrain),
                    is.character,
                    is.canBeEntered ? 1 : 0,
                    is.isOpaque ? 1 : 0,
                    is.isLiquid ? 1 : 0,
                    static_cast<int32_t>(is.effect),
                    is.colour,
                    0,
                    is.id.c_str(),
                    is.title.c_str()};
        return MAZELOOM_OK;
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

mazeloom_status mazeloom_record(const mazeloom_pack* pack, const char* level, uint64_t seed,
                                mazeloom_recording** recording, mazeloom_error* error) {
    if (pack == nullptr || level == nullptr || recording == nullptr)
        return badArgument(error, "pack, level or recording is NULL");
    *recording = nullptr;
    return guarded(error, [&] {
        const auto found = pack->pack.find(level);
        if (!found) return fail(error, found.error());
        auto made = found->record(seed);
        if (!made) return fail(error, made.error());
        *recording = new mazeloom_recording{*std::move(made), {}};
        return MAZELOOM_OK;
    });
}

void mazeloom_recording_free(mazeloom_recording* recording) {
    delete recording;
}

mazeloom_status mazeloom_recording_step_count(const mazeloom_recording* recording, uint32_t* count,
                                              mazeloom_error* error) {
    if (recording == nullptr || count == nullptr)
        return badArgument(error, "recording or count is NULL");
    *count = recording->recording.stepCount();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_recording_step(mazeloom_recording* recording, uint32_t index,
                                        mazeloom_step* step, mazeloom_error* error) {
    if (recording == nullptr || step == nullptr)
        return badArgument(error, "recording or step is NULL");
    if (index >= recording->recording.stepCount())
        return badArgument(error, "the recording has fewer steps");
    return guarded(error, [&] {
        recording->step = recording->recording.step(index);
        const mazeloom::Step& is = recording->step;
        *step = {is.kind.c_str(), is.stage.c_str(), is.at.x, is.at.y, is.changes};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_recording_seek(mazeloom_recording* recording, uint32_t position,
                                        mazeloom_cells* cells, mazeloom_error* error) {
    if (recording == nullptr || cells == nullptr)
        return badArgument(error, "recording or cells is NULL");
    if (position > recording->recording.stepCount())
        return badArgument(error, "the recording has fewer steps");
    return guarded(error, [&] {
        recording->recording.seek(position);
        *cells = toC(recording->recording.cells());
        return MAZELOOM_OK;
    });
}

}  // extern "C"

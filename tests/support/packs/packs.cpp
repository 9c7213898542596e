// SPDX-License-Identifier: MIT
#include "tests/support/packs/packs.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "core/level/map/own_terrain.h"
#include "core/level/map/terrain.h"
#include "core/level/map/thing.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

tl::expected<std::string, Problem> MemorySource::read(const std::string& name,
                                                      std::size_t mostBytes) const {
    const auto found = files.find(name);
    if (found == files.end()) return tl::unexpected(problemAt(name, {}, "there is no such file"));
    if (found->second.size() > mostBytes) {
        return tl::unexpected(problemAt(name, {}, "is too large"));
    }
    return found->second;
}

MemorySource loaded(const std::string& folder) {
    return loadedFrom(MAZELOOM_TEST_DATA "/" + folder);
}

MemorySource loadedFrom(const std::string& folder) {
    namespace fs = std::filesystem;
    MemorySource source;
    const fs::path root(folder);
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        source.files[fs::relative(entry.path(), root).generic_string()] =
            std::string(std::istreambuf_iterator<char>(file), {});
    }
    return source;
}

level::Pack twoLevelsAndARoom() {
    level::Pack pack;
    pack.id = "test";
    pack.title = "Test";
    for (const char* id : {"one", "two"}) {
        level::Level level = solid({12, 9}, {"maze"});
        level.id = id;
        level.title = id;
        pack.levels.push_back(std::move(level));
    }
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 4; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    pack.rooms.push_back(std::move(room));
    return pack;
}

level::Pack packOfItsOwn() {
    level::Pack pack;
    pack.id = "own";
    pack.title = "Own";
    const char* const drawings[] = {"", "column", "unicorn"};
    level::OwnTerrains terrains(std::size(drawings));
    for (std::size_t i = 0; i < terrains.size(); ++i) {
        level::OwnTerrain& terrain = terrains[i];
        terrain.terrain =
            static_cast<level::Terrain>(static_cast<std::size_t>(level::kFirstOwnTerrain) + i);
        terrain.id = "terrain-" + std::to_string(i);
        terrain.character = level::freeCharacter(std::span(terrains).first(i));
        terrain.sprite = drawings[i];
    }
    terrains[1].colour = {0xd8e4a0ff};
    pack.terrains = level::TerrainTable(terrains);
    level::OwnKinds kinds(std::size(drawings));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        kinds[i].id = "kind-" + std::to_string(i);
        kinds[i].letter = static_cast<char>('P' + i);
        kinds[i].sprite = drawings[i];
    }
    kinds[1].colour = {0x3060c0ff};
    pack.ownKinds = kinds;

    // Each terrain and each thing stands alone, with floor or wall around it.
    constexpr int kWidth = 24;
    std::string terrainRow;
    for (const level::TerrainInfo& each : level::kTerrains)
        terrainRow += each.glyph;
    std::vector<std::string> rows{std::string(kWidth, '#')};
    for (std::size_t from = 0; from < terrainRow.size(); from += kWidth / 2 - 1) {
        std::string row = "#";
        for (std::size_t i = 0; i < kWidth / 2 - 1; ++i) {
            row += from + i < terrainRow.size() ? terrainRow[from + i] : '.';
            row += '.';
        }
        rows.push_back(row + '#');
        rows.push_back('#' + std::string(kWidth - 2, '.') + '#');
    }
    for (int i = 0; i < 7; ++i)
        rows.push_back('#' + std::string(kWidth - 2, '.') + '#');
    rows.emplace_back(kWidth, '#');
    level::Level level = painted(rows, {});
    level.id = "own";
    level.title = "Own";
    level.ruleset = level::Ruleset::Descent;
    level.terrains = pack.terrains;
    level.objects.clear();
    int next = 0;
    const int first = static_cast<int>(rows.size()) - 8;
    const auto place = [&] {
        const grid::Point at{1 + next % 11 * 2, first + next / 11 * 2};
        ++next;
        return at;
    };
    for (const level::ThingKind kind : level::kThingKinds) {
        if (level::isMover(kind)) continue;
        level::Object object;
        object.kind = kind;
        object.at = place();
        level.objects.push_back(object);
    }
    for (const char* kind : {"kind-0", "kind-1", "kind-2", "gone"}) {
        level::Object object;
        object.kind = level::ThingKind::Own;
        object.own = kind;
        object.at = place();
        level.objects.push_back(object);
    }
    for (const level::OwnTerrain& terrain : terrains)
        level.paint->at(place()) = level::painted(terrain.terrain);
    pack.levels.push_back(std::move(level));
    return pack;
}

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "tests/support/packs/packs.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

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

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "core/merge/open_merge.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/edit/terrains/uses.h"
#include "core/json/value.h"
#include "core/json/write.h"
#include "core/level/map/own_terrain.h"
#include "core/merge/texts.h"

namespace mazeloom::merge {

namespace {

using json::Value;

/// Returns the unknown members as an object.
Value membersOf(std::string_view more) {
    Value members = more.empty() ? Value(Value::Object{}) : treeOf(more);
    return members.isObject() ? std::move(members) : Value(Value::Object{});
}

std::string textOfMembers(const Value& members) {
    return members.size() == 0 ? std::string() : json::toText(members);
}

tl::unexpected<std::string> noVersion() {
    return tl::unexpected<std::string>("there is no other version");
}

template <typename Content>
tl::expected<Content, std::string> wholeOf(Read<Content> read) {
    if (read.isWhole) return std::move(read.content);
    if (read.problems.empty()) return noVersion();
    return tl::unexpected(read.problems.front().describe());
}

/// Returns the terrains of `theirs` with the numbers that the cells of the pack's levels and rooms
/// have, and the terrains that these use although `theirs` lacks them.
level::OwnTerrains matchedTerrains(const level::OwnTerrains& theirs, const level::Pack& pack) {
    level::TerrainTable table = pack.terrains;
    if (const auto joined = level::joined(table, theirs)) table = *joined;
    const level::TerrainSet used = edit::usedOwn(pack);
    level::OwnTerrains result;
    for (level::OwnTerrain terrain : theirs) {
        const level::OwnTerrain* known = table.find(terrain.id);
        if (known == nullptr) continue;
        terrain.terrain = known->terrain;
        result.push_back(std::move(terrain));
    }
    for (level::OwnTerrain terrain : pack.terrains.own()) {
        const bool isThere =
            std::ranges::find(result, terrain.id, &level::OwnTerrain::id) != result.end();
        if (isThere || !used.contains(terrain.terrain)) continue;
        const bool isTaken = std::ranges::find(result, terrain.character,
                                               &level::OwnTerrain::character) != result.end();
        if (isTaken) terrain.character = level::freeCharacter(result);
        result.push_back(std::move(terrain));
    }
    return result;
}

/// Replaces the own terrains in the JSON of a pack.json.
void setTerrains(Value& packFile, level::OwnTerrains terrains) {
    if (!level::areAllowed(terrains)) return;
    PackFile alone;
    alone.pack.terrains = level::TerrainTable(std::move(terrains));
    const Value tree = treeOf(textOf(alone));
    setMember(packFile, "own-terrains", tree.find("own-terrains"));
}

}  // namespace

bool isOpen(std::string_view more) {
    // Only a text that may have the member is parsed.
    if (more.find(kTheirs) == std::string_view::npos) return false;
    const Value members = membersOf(more);
    const Value* theirs = members.find(kTheirs);
    return theirs != nullptr && theirs->isObject();
}

std::string closed(std::string_view more) {
    Value members = membersOf(more);
    removeMember(members, kTheirs);
    return textOfMembers(members);
}

std::string opened(std::string_view more, std::string_view theirs) {
    Value members = membersOf(more);
    const Value tree = treeOf(theirs);
    setMember(members, kTheirs, &tree);
    return textOfMembers(members);
}

namespace {

/// Returns the levels or rooms in the order of the ids. Those that are not named keep their places,
/// and the others share the remaining places.
template <typename List>
List inOrderOf(const std::vector<std::string>& ids, const List& sheets) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < ids.size(); ++i)
        places.emplace(ids[i], i);
    std::vector<std::size_t> named;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (places.contains(sheets[i].id)) named.push_back(i);
    }
    std::ranges::stable_sort(named, {},
                             [&](std::size_t i) { return places.find(sheets[i].id)->second; });
    List result;
    auto next = named.begin();
    for (std::size_t i = 0; i < sheets.size(); ++i)
        result.push_back(sheets[places.contains(sheets[i].id) ? *next++ : i]);
    return result;
}

}  // namespace

tl::expected<level::Level, std::string> theirsOf(const level::Level& level) {
    if (!isOpen(level.more)) return noVersion();
    const Value members = membersOf(level.more);
    auto theirs = wholeOf(readLevelFile(*members.find(kTheirs), level.terrains));
    if (!theirs) return theirs;
    theirs->id = level.id;
    theirs->more = closed(theirs->more);
    theirs->recipes = level.recipes;
    theirs->packPromises = level.packPromises;
    return theirs;
}

tl::expected<level::Room, std::string> theirsOf(const level::Room& room) {
    if (!isOpen(room.more)) return noVersion();
    const Value members = membersOf(room.more);
    auto theirs = wholeOf(readRoomFile(*members.find(kTheirs), room.terrains));
    if (!theirs) return theirs;
    theirs->id = room.id;
    theirs->more = closed(theirs->more);
    return theirs;
}

tl::expected<level::Pack, std::string> theirsOf(const level::Pack& pack) {
    if (!isOpen(pack.more)) return noVersion();
    Value tree = *membersOf(pack.more).find(kTheirs);
    auto read = wholeOf(readPackFile(tree));
    if (!read) return tl::unexpected(std::move(read.error()));
    // The stamps, recipes and promises of the other version name its terrains, so the reader gives
    // them the right numbers.
    setTerrains(tree, matchedTerrains(read->pack.terrains.own(), pack));
    read = wholeOf(readPackFile(tree));
    if (!read) return tl::unexpected(std::move(read.error()));
    level::Pack theirs = std::move(read->pack);
    theirs.more = closed(theirs.more);
    theirs.levels = inOrderOf(read->listing.levels, pack.levels);
    theirs.rooms = inOrderOf(read->listing.rooms, pack.rooms);
    for (level::TileMapping& mapping : theirs.tileMappings) {
        const auto same = std::ranges::find(pack.tileMappings, mapping.id, &level::TileMapping::id);
        if (same != pack.tileMappings.end()) mapping.picture = same->picture;
    }
    return theirs;
}

}  // namespace mazeloom::merge

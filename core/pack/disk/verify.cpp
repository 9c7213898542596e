// SPDX-License-Identifier: MIT
#include "core/pack/disk/verify.h"

#include <set>

#include "core/level/id.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/names.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::pack {

namespace {

/// Returns the problems that `readIt(json, report)` reports; none if all of them are flaws.
template <typename ReadIt>
std::vector<Problem> check(const std::string& name, const std::string& text, std::size_t mostBytes,
                           const level::TerrainTable& terrains, const ReadIt& readIt) {
    if (text.size() > mostBytes) {
        return {problemAt(name, {}, Phrase{kWouldHave, {text.size(), mostBytes}})};
    }
    const auto json = parseJson(text, name);
    if (!json) return {json.error()};
    Report report(name, terrains);
    readIt(*json, report);
    if (report.isWhole()) return {};
    return report.take();
}

template <typename Items>
void checkIdsOf(const Items& items, ListedWord one, ListedWord many, ListedWord any,
                std::set<std::string> taken, std::vector<Problem>& problems) {
    std::set<std::string> seen;
    for (const auto& item : items) {
        if (!level::isId(item.id)) {
            problems.push_back(problemAt(kPackFile, {}, Phrase{kIdOf, {one, inQuotes(item.id)}}));
        } else if (!seen.insert(item.id).second) {
            problems.push_back(
                problemAt(kPackFile, {}, Phrase{kTwoOfId, {many, inQuotes(item.id)}}));
        } else if (taken.contains(item.id)) {
            problems.push_back(
                problemAt(kPackFile, {}, Phrase{kIdOfUnread, {inQuotes(item.id), any}}));
        }
    }
}

}  // namespace

std::vector<Problem> checkIds(const level::Pack& pack, const std::vector<Unread>& unread) {
    std::set<std::string> levels;
    std::set<std::string> rooms;
    for (const Unread& item : unread)
        (item.isRoom ? rooms : levels).insert(item.id);
    std::vector<Problem> problems;
    checkIdsOf(pack.levels, "level", "levels", "a level", std::move(levels), problems);
    checkIdsOf(pack.rooms, "room", "rooms", "a room", std::move(rooms), problems);
    checkIdsOf(pack.tileMappings, "tile mapping", "tile mappings", "a tile mapping", {}, problems);
    return problems;
}

std::vector<Problem> checkPack(const std::string& text) {
    return check(kPackFile, text, kMaxPackBytes, {},
                 [](const Json& json, Report& report) { readContents(json, report); });
}

std::vector<Problem> checkLevel(const level::Level& level, const std::string& text) {
    const std::string name = levelFile(level.id);
    if (level.paint && level.paint->size() != level.size) {
        return {problemAt(name, "terrain",
                          {kOtherSize, {describe(level.paint->size()), describe(level.size)}})};
    }
    if (text.size() > kMaxLevelBytes)
        return check(name, text, kMaxLevelBytes, {}, [](auto&&...) {});
    // Skip painted cells: their rows are always readable, and parsing millions of them would be
    // slow. So is copying them.
    return check(name, writeLevel(level, Cells::LeftOut), kMaxLevelBytes, level.terrains,
                 [&](const Json& json, Report& report) { readLevel(json, level.id, report); });
}

std::vector<Problem> checkRoom(const level::Room& room, const std::string& text) {
    return check(roomFile(room.id), text, kMaxRoomBytes, room.terrains,
                 [&](const Json& json, Report& report) { readRoom(json, room.id, report); });
}

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
#include "core/merge/texts.h"

#include <algorithm>
#include <utility>

#include "core/json/parse.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::merge {

namespace {

using json::Value;

std::string idIn(const Value& value) {
    const Value* id = value.find("id");
    return id != nullptr && id->isText() ? id->text() : std::string();
}

template <typename Content>
Read<Content> readFile(const Value& value, const level::TerrainTable& terrains,
                       Content (*read)(const Value&, const std::string&, pack::Report&)) {
    pack::Report report({}, terrains);
    Read<Content> result;
    result.content = read(value, idIn(value), report);
    result.isWhole = report.isWhole();
    result.problems = report.take();
    return result;
}

}  // namespace

Read<level::Level> readLevelFile(const Value& value, const level::TerrainTable& terrains) {
    return readFile(value, terrains, pack::readLevel);
}

Read<level::Room> readRoomFile(const Value& value, const level::TerrainTable& terrains) {
    return readFile(value, terrains, pack::readRoom);
}

Read<PackFile> readPackFile(const Value& value) {
    pack::Report report{std::string()};
    pack::Contents contents = pack::readContents(value, report);
    const bool isWhole = report.isWhole();
    return {{std::move(contents.pack), std::move(contents.listing)}, report.take(), isWhole};
}

std::string textOf(const level::Level& level) {
    return pack::writeLevel(level);
}

std::string textOf(const level::Room& room) {
    return pack::writeRoom(room);
}

std::string textOf(const PackFile& pack) {
    return pack::writePack(pack.pack, pack.listing);
}

Value treeOf(std::string_view ownText) {
    constexpr std::size_t kAnyNumber = static_cast<std::size_t>(-1);
    auto value = json::parse(ownText, {.depth = 1000,
                                       .values = kAnyNumber,
                                       .stringBytes = kAnyNumber,
                                       .memory = json::kAnyMemory});
    return value ? *std::move(value) : Value(Value::Object{});
}

void removeMember(Value& object, std::string_view key) {
    std::erase_if(object.members(), [&](const json::Member& each) { return each.key == key; });
}

void setMember(Value& object, std::string_view key, const Value* value) {
    removeMember(object, key);
    if (value == nullptr) return;
    Value::Object& members = object.members();
    const auto place = std::ranges::lower_bound(members, key, {}, &json::Member::key);
    members.insert(place, json::Member{std::string(key), *value});
}

}  // namespace mazeloom::merge

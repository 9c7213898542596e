// SPDX-License-Identifier: MIT
#include "core/merge/merge.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/in_quotes.h"
#include "core/json/value.h"
#include "core/level/id.h"
#include "core/merge/differences.h"
#include "core/merge/open_merge.h"
#include "core/merge/texts.h"
#include "core/merge/trees.h"
#include "core/merge/versions.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/keep_layout.h"
#include "core/pack/json/limits.h"

namespace mazeloom::merge {

namespace {

using json::Value;
using level::OwnTerrain;
using level::OwnTerrains;
using level::TerrainTable;

enum class Kind { Level, Room, Pack, Unknown };

Kind kindOf(const Value& value) {
    if (!value.isObject()) return Kind::Unknown;
    const Value* format = value.find("format");
    if (format != nullptr && format->is("mazeloom-pack")) return Kind::Pack;
    if (value.find("ruleset") != nullptr) return Kind::Level;
    return value.find("cells") != nullptr ? Kind::Room : Kind::Unknown;
}

/// Collects the own terrains that a level or room names, with the characters that stand for them.
class NamedTerrains {
  public:
    explicit NamedTerrains(const TerrainTable& known) : table_(known) {}

    void addFrom(const Value& file) {
        if (!file.isObject()) return;
        const Value* legend = file.find("own-terrains");
        if (legend != nullptr && legend->isObject()) {
            for (const json::Member& member : legend->members()) {
                if (member.key.size() == 1 && member.value.isText())
                    add(member.value.text(), member.key.front());
            }
        }
        addNames(file, {});
    }
    const TerrainTable& table() const { return table_; }

  private:
    /// Adds terrains that rules and promises name: "own:swamp". Kinds of objects have such names as
    /// well.
    void addNames(const Value& value, std::string_view key) {
        if (value.isObject()) {
            for (const json::Member& member : value.members()) {
                if (member.key != "kind" && member.key != kTheirs)
                    addNames(member.value, member.key);
            }
        } else if (value.isList()) {
            for (const Value& element : value.list())
                addNames(element, key);
        } else if (value.isText() && value.text().starts_with(level::kOwnPrefix)) {
            add(value.text().substr(level::kOwnPrefix.size()), '\0');
        }
    }

    void add(const std::string& id, char character) {
        if (!level::isId(id) || table_.find(id) != nullptr) return;
        OwnTerrain terrain;
        terrain.id = id;
        const bool isFree = level::isOwnCharacter(character) &&
                            std::ranges::find(table_.own(), character, &OwnTerrain::character) ==
                                table_.own().end();
        terrain.character = isFree ? character : level::freeCharacter(table_.own());
        if (const auto joined = level::joined(table_, std::vector{terrain})) table_ = *joined;
    }

    TerrainTable table_;
};

tl::expected<Value, Problem> valueOf(const FileText& file) {
    return pack::parseJson(file.text, file.name);
}

Problem problemWith(const FileText& file, std::string text) {
    return problemAt(file.name, {}, std::move(text));
}

/// Returns the readable content of a side, or its first problem.
template <typename Content>
tl::expected<Content, Problem> contentOf(const FileText& file, Read<Content> read) {
    if (read.isWhole) return std::move(read.content);
    Problem problem = read.problems.empty() ? problemWith(file, "cannot be read")
                                            : std::move(read.problems.front());
    problem.file = file.name;
    return tl::unexpected(std::move(problem));
}

std::string& moreOf(level::Level& level) {
    return level.more;
}
std::string& moreOf(level::Room& room) {
    return room.more;
}
std::string& moreOf(PackFile& file) {
    return file.pack.more;
}

Differences differencesOf(const PackFile& ours, const PackFile& theirs) {
    Differences result = differences(ours.pack, theirs.pack);
    addOrders(ours.listing, theirs.listing, result);
    return result;
}
template <typename Sheet>
Differences differencesOf(const Sheet& ours, const Sheet& theirs) {
    return differences(ours, theirs);
}

/// Merges files of one kind, which have at most `mostBytes`. `read(value)` reads a file,
/// `merge(base, ours, theirs)` merges them.
template <typename ReadIt, typename MergeIt>
tl::expected<Merged, Problem> merged(const FileText& base, const FileText& ours,
                                     const FileText& theirs, const Value* baseValue,
                                     const Value& ourValue, const Value& theirValue,
                                     std::size_t mostBytes, const ReadIt& read,
                                     const MergeIt& merge) {
    auto our = contentOf(ours, read(ourValue));
    if (!our) return tl::unexpected(std::move(our.error()));
    auto their = contentOf(theirs, read(theirValue));
    if (!their) return tl::unexpected(std::move(their.error()));
    auto before = *our;
    if (baseValue != nullptr) {
        auto content = contentOf(base, read(*baseValue));
        if (!content) return tl::unexpected(std::move(content.error()));
        before = *std::move(content);
        moreOf(before) = closed(moreOf(before));
    }
    const auto versions = merge(baseValue == nullptr ? nullptr : &before, *our, *their);
    auto kept = versions.ours;
    Merged result;
    if (versions.hasConflicts) {
        const Differences places = differencesOf(versions.ours, versions.theirs);
        result.open = std::max<std::size_t>(places.count(), 1);
        result.places = inWords(places);
        moreOf(kept) = opened(moreOf(kept), textOf(versions.theirs));
    }
    result.text = pack::withOldLayout(ours.text, textOf(*our), textOf(kept));
    // The reader bounds the size of files, and of what it keeps without knowing it.
    const auto again = pack::parseJson(result.text, ours.name);
    if (result.text.size() > mostBytes || !again || !read(*again).isWhole)
        return tl::unexpected(problemWith(
            ours, "both versions together are larger than a file may be: edit one of them first"));
    return result;
}

}  // namespace

tl::expected<Merged, Problem> mergeFiles(const FileText& base, const FileText& ours,
                                         const FileText& theirs, const TerrainTable& terrains) {
    // Git calls no driver for these, but other programs may.
    if (ours.text == theirs.text || base.text == theirs.text) return Merged{ours.text};
    if (base.text == ours.text) return Merged{theirs.text};
    const auto ourValue = valueOf(ours);
    if (!ourValue) return tl::unexpected(ourValue.error());
    const auto theirValue = valueOf(theirs);
    if (!theirValue) return tl::unexpected(theirValue.error());
    const bool hasBase = base.text.find_first_not_of(" \t\r\n") != std::string::npos;
    const auto baseValue = hasBase ? valueOf(base) : Value();
    if (!baseValue) return tl::unexpected(baseValue.error());
    const Kind kind = kindOf(*ourValue);
    if (kind == Kind::Unknown)
        return tl::unexpected(problemWith(ours, "is no level, no room and no pack.json"));
    const std::array others{std::pair(&theirs, &*theirValue), std::pair(&base, &*baseValue)};
    for (const auto& [file, value] : others) {
        if (value != &*baseValue || hasBase) {
            if (kindOf(*value) != kind)
                return tl::unexpected(
                    problemWith(*file, "is another kind of file than " + ours.name));
        }
    }
    const std::array sides{std::pair(&ours, &*ourValue), std::pair(&theirs, &*theirValue)};
    for (const auto& [file, value] : sides) {
        if (value->find(kTheirs) != nullptr)
            return tl::unexpected(problemWith(
                *file, "holds another version from an earlier merge: choose one of them first"));
    }
    const Value* before = hasBase ? &*baseValue : nullptr;
    if (kind == Kind::Pack)
        return merged(base, ours, theirs, before, *ourValue, *theirValue, pack::kMaxPackBytes,
                      readPackFile, mergePacks);
    NamedTerrains named(terrains);
    for (const Value* value : {&*ourValue, &*theirValue, &*baseValue})
        named.addFrom(*value);
    const TerrainTable& table = named.table();
    if (kind == Kind::Room) {
        return merged(
            base, ours, theirs, before, *ourValue, *theirValue, pack::kMaxRoomBytes,
            [&](const Value& value) { return readRoomFile(value, table); }, mergeRooms);
    }
    return merged(
        base, ours, theirs, before, *ourValue, *theirValue, pack::kMaxLevelBytes,
        [&](const Value& value) { return readLevelFile(value, table); }, mergeLevels);
}

TerrainTable terrainsIn(std::string_view packText) {
    const auto value = pack::parseJson(packText, {});
    if (!value) return {};
    return readPackFile(*value).content.pack.terrains;
}

}  // namespace mazeloom::merge

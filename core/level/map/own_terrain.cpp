// SPDX-License-Identifier: MIT
#include "core/level/map/own_terrain.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/level/map/own_kind.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

namespace {

constexpr std::size_t numberOf(Terrain terrain) {
    return static_cast<std::size_t>(terrain);
}

constexpr std::size_t slotOf(Terrain terrain) {
    return numberOf(terrain) - kFirstOwnTerrain;
}

}  // namespace

bool isCharacterOfThing(char character) {
    for (const ThingKind kind : kThingKinds) {
        if (info(kind).glyph == character) return true;
    }
    // The characters of traps, coins and walls of the hidden maze.
    return character == 'x' || character == '$' || character == ',';
}

bool isOwnCharacter(char character) {
    // Quotes and backslashes are escaped; '_' stands for a cell that is not pinned.
    if (character <= ' ' || character > '~' || character == '"' || character == '\\' ||
        character == '_') {
        return false;
    }
    return std::ranges::find(kTerrains, character, &TerrainInfo::glyph) == kTerrains.end();
}

char freeCharacter(std::span<const OwnTerrain> others, char wanted) {
    const auto isFree = [&](char character) {
        return isOwnCharacter(character) &&
               std::ranges::find(others, character, &OwnTerrain::character) == others.end();
    };
    if (isFree(wanted) && !isCharacterOfThing(wanted)) return wanted;
    char second = '\0';
    for (char character = 'a'; character != '`';
         character = character == '~' ? '!' : character + 1) {
        if (!isFree(character)) continue;
        if (!isCharacterOfThing(character)) return character;
        if (second == '\0') second = character;
    }
    return second;
}

bool areAllowed(std::span<const OwnTerrain> terrains) {
    if (terrains.size() > kMaxOwnTerrains) return false;
    std::set<std::string_view> ids;
    std::set<char> characters;
    std::set<Terrain> numbers;
    return std::ranges::all_of(terrains, [&](const OwnTerrain& terrain) {
        return !terrain.id.empty() && ids.insert(terrain.id).second &&
               isOwnCharacter(terrain.character) && characters.insert(terrain.character).second &&
               isOwn(terrain.terrain) && numbers.insert(terrain.terrain).second;
    });
}

const std::string& titleOf(const OwnTerrain& terrain) {
    return terrain.title.empty() ? terrain.id : terrain.title;
}

TerrainTable::Rows::Rows(OwnTerrains terrains) : own(std::move(terrains)) {
    for (std::size_t i = 0; i < kMostTerrains; ++i)
        characters[i] = glyph(static_cast<Terrain>(i));
    places.fill(-1);
    for (std::size_t i = 0; i < own.size(); ++i) {
        const OwnTerrain& row = own[i];
        const std::size_t number = numberOf(row.terrain);
        const Cell made = Cell::of(row.terrain, row.walkable, row.opaque, row.liquid, row.effect);
        cells[number] = made.bits();
        characters[number] = row.character;
        places[slotOf(row.terrain)] = static_cast<std::int8_t>(i);
        if (made.isWalkable()) walkable.add(row.terrain);
        if (made.holdsItems()) itemHolders.add(row.terrain);
    }
}

const std::shared_ptr<const TerrainTable::Rows>& TerrainTable::programs() {
    static const auto rows = std::make_shared<const Rows>(OwnTerrains());
    return rows;
}

TerrainTable::TerrainTable() : rows_(programs()) {}

TerrainTable::TerrainTable(OwnTerrains own)
    : rows_(own.empty() ? programs() : std::make_shared<const Rows>(std::move(own))) {}

const OwnTerrain* TerrainTable::ownOf(Terrain terrain) const {
    if (!isOwn(terrain)) return nullptr;
    const int place = rows_->places[slotOf(terrain)];
    return place < 0 ? nullptr : &rows_->own[static_cast<std::size_t>(place)];
}

const OwnTerrain* TerrainTable::find(std::string_view id) const {
    const auto found = std::ranges::find(rows_->own, id, &OwnTerrain::id);
    return found == rows_->own.end() ? nullptr : &*found;
}

bool TerrainTable::has(Terrain terrain) const {
    return isOwn(terrain) ? ownOf(terrain) != nullptr : info(terrain).terrain == terrain;
}

std::optional<Terrain> TerrainTable::ofCharacter(char character) const {
    if (const auto own = std::ranges::find(rows_->own, character, &OwnTerrain::character);
        own != rows_->own.end()) {
        return own->terrain;
    }
    const auto found = std::ranges::find(kTerrains, character, &TerrainInfo::glyph);
    if (found == kTerrains.end()) return std::nullopt;
    return found->terrain;
}

std::string TerrainTable::name(Terrain terrain) const {
    const OwnTerrain* own = ownOf(terrain);
    return own == nullptr ? std::string(level::name(terrain)) : ownKindWord(own->id);
}

std::optional<Terrain> TerrainTable::named(std::string_view name) const {
    if (name.starts_with(kOwnPrefix)) return withId(name);
    const auto found = std::ranges::find(kTerrains, name, &TerrainInfo::name);
    if (found == kTerrains.end()) return std::nullopt;
    return found->terrain;
}

std::string TerrainTable::id(Terrain terrain) const {
    const OwnTerrain* own = ownOf(terrain);
    return own == nullptr ? std::string(info(terrain).id) : ownKindWord(own->id);
}

std::optional<Terrain> TerrainTable::withId(std::string_view id) const {
    if (id.starts_with(kOwnPrefix)) {
        const OwnTerrain* own = find(id.substr(kOwnPrefix.size()));
        return own == nullptr ? std::nullopt : std::optional(own->terrain);
    }
    const auto found = std::ranges::find(kTerrains, id, &TerrainInfo::id);
    if (found == kTerrains.end()) return std::nullopt;
    return found->terrain;
}

std::optional<Terrain> freeNumber(std::span<const OwnTerrain> others) {
    for (std::size_t i = 0; i < kMaxOwnTerrains; ++i) {
        const auto terrain = static_cast<Terrain>(kFirstOwnTerrain + i);
        if (std::ranges::find(others, terrain, &OwnTerrain::terrain) == others.end())
            return terrain;
    }
    return std::nullopt;
}

std::optional<TerrainTable> joined(const TerrainTable& into, std::span<const OwnTerrain> more) {
    OwnTerrains all = into.own();
    for (const OwnTerrain& terrain : more) {
        if (into.find(terrain.id) != nullptr) continue;
        const auto number = freeNumber(all);
        if (!number) return std::nullopt;
        OwnTerrain added = terrain;
        added.terrain = *number;
        const bool isTaken =
            std::ranges::find(all, terrain.character, &OwnTerrain::character) != all.end();
        if (isTaken) added.character = freeCharacter(all);
        all.push_back(std::move(added));
    }
    return all.size() == into.own().size() ? into : TerrainTable(std::move(all));
}

std::array<std::optional<Terrain>, kMostTerrains> translation(const TerrainTable& from,
                                                              const TerrainTable& to) {
    std::array<std::optional<Terrain>, kMostTerrains> all;
    for (std::size_t number = 0; number < kMostTerrains; ++number) {
        const auto terrain = static_cast<Terrain>(number);
        if (!isOwn(terrain)) {
            all[number] = terrain;
        } else if (const OwnTerrain* row = from.ownOf(terrain)) {
            if (const OwnTerrain* same = to.find(row->id)) all[number] = same->terrain;
        }
    }
    return all;
}

}  // namespace mazeloom::level

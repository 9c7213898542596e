// SPDX-License-Identifier: MIT
#include "core/exchange/foreign.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/grid/direction.h"
#include "core/level/id.h"
#include "core/level/map_json.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange {

namespace {

/// Returns the name in lowercase, without word separators.
std::string lettersOf(std::string_view name) {
    std::string word;
    for (const char c : name) {
        if (c == ' ' || c == '-' || c == '_') continue;
        word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return word;
}

}  // namespace

level::Cell withoutLostMarks(level::Cell cell) {
    if (!cell.canEnter()) return level::Cell().withTerrainOf(cell);
    if (cell.holdsItems()) return cell;
    return cell.without(level::Cell::kTrap).without(level::Cell::kCoin);
}

std::string wordOf(const level::Object& object) {
    return object.kind == level::ThingKind::Own ? level::ownKindWord(object.own)
                                                : std::string(level::info(object.kind).id);
}

std::optional<std::string> meaningNamed(std::string_view name,
                                        const level::TerrainTable& terrains) {
    const std::string word = lettersOf(name);
    if (word.empty()) return std::nullopt;
    for (const level::ThingKind kind : level::kThingKinds) {
        const std::string_view id = level::info(kind).id;
        if (level::thingKind(id) && lettersOf(id) == word) return level::meaningOfThing(id);
    }
    for (const level::TerrainInfo& terrain : level::kTerrains) {
        if (lettersOf(terrain.id) == word || lettersOf(terrain.name) == word)
            return level::meaningOf(terrain.terrain, terrains);
    }
    for (const level::OwnTerrain& own : terrains.own()) {
        if (name == level::ownKindWord(own.id)) return level::meaningOf(own.terrain, terrains);
    }
    return std::nullopt;
}

std::optional<level::Object> objectOf(const ForeignThing& thing) {
    level::Object object;
    object.at = thing.at;
    if (thing.kind.starts_with(level::kOwnPrefix)) {
        object.kind = level::ThingKind::Own;
        object.own = thing.kind.substr(level::kOwnPrefix.size());
        return level::isId(object.own) ? std::optional(object) : std::nullopt;
    }
    const auto kind = level::thingKind(thing.kind);
    if (!kind) return std::nullopt;
    object.kind = *kind;
    return object;
}

bool hasDirection(std::string_view kind) {
    return level::thingKind(kind) == level::ThingKind::Emitter;
}

void turn(ForeignThing& thing, level::Symmetry by) {
    if (by == level::Symmetry() || !hasDirection(thing.kind)) return;
    auto word = std::ranges::find(thing.words, "direction", &level::Property::title);
    if (word == thing.words.end()) {
        const std::string right(level::name(level::Object().direction));
        word = thing.words.insert(word, {"direction", right, {}});
    }
    const auto* before = std::get_if<std::string>(&word->value);
    const auto direction = std::ranges::find_if(grid::kDirections, [&](grid::Direction each) {
        return before && level::name(each) == *before;
    });
    if (direction != grid::kDirections.end())
        word->value = std::string(level::name(level::transformed(*direction, by)));
}

bool isMover(const ForeignThing& thing) {
    const auto kind = level::thingKind(thing.kind);
    return kind && level::isMover(*kind);
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
#include "core/diff/names.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/diff/members.h"
#include "core/generate/stages/stages.h"
#include "core/level/map/own_terrain.h"

namespace mazeloom::diff {

namespace {

using json::Value;

constexpr std::array<KeyName, 47> kMemberNames{{
    {"aisles", "aisles"},
    {"at", "place"},
    {"campaign", "campaign"},
    {"cells", "cells"},
    {"chances", "chances"},
    {"descent", "dungeon"},
    {"description", "description"},
    {"direction", "direction"},
    {"entrances", "entrances"},
    {"favourite-maps", "maps of favourite seeds"},
    {"favourites", "favourite seeds"},
    {"foreign-tiles", "tiles of other programs"},
    {"id", "id"},
    {"kept", "pinned cells"},
    {"kind", "kind"},
    {"levels", "levels"},
    {"letter", "letter"},
    {"marks", "marks"},
    {"max", "maximum"},
    {"min", "minimum"},
    {"mode", "mode"},
    {"monsters", "monsters"},
    {"needs", "needs"},
    {"no-guess", "no guessing"},
    {"notes", "notes"},
    {"numbers", "numbers shown"},
    {"objectives", "objectives"},
    {"objects", "objects"},
    {"off", "ticks off"},
    {"on", "ticks on"},
    {"origin", "origin"},
    {"panels", "panels"},
    {"phase", "phase"},
    {"points", "path"},
    {"recipe", "recipe"},
    {"rooms", "rooms"},
    {"ruleset", "ruleset"},
    {"size", "size"},
    {"speed", "speed"},
    {"stands", "place in rooms"},
    {"tab", "folder"},
    {"tabs", "folders"},
    {"tags", "tags"},
    {"text", "text"},
    {"title", "title"},
    {"toughness", "toughness"},
    {"weight", "weight"},
}};

constexpr std::array<KeyName, 15> kElementNames{{
    {"cells", "piece"},
    {"changes", "stage"},
    {"entrance-tags", "entrance"},
    {"floors", "floor"},
    {"levels", "level"},
    {"nodes", "node"},
    {"object-kinds", "kind of objects"},
    {"own-terrains", "terrain"},
    {"promises", "promise"},
    {"properties", "property"},
    {"ranges", "depths"},
    {"recipes", "recipe"},
    {"rooms", "room"},
    {"stamps", "stamp"},
    {"tile-mappings", "tileset"},
}};

constexpr std::string_view kTrap = "trap";
constexpr std::string_view kNoTrap = "never a trap";
constexpr std::string_view kCoin = "coin";
constexpr std::string_view kNoMark = "no mark";
constexpr std::string_view kEntrance = "entrance";
constexpr std::string_view kAisle = "aisle";
constexpr std::string_view kNoAisle = "no aisle";
constexpr std::string_view kDark = "dark";
constexpr std::string_view kLit = "lit";
constexpr std::string_view kIn = "in the stamp";
constexpr std::string_view kOut = "not in the stamp";
constexpr std::array kGlyphWords{kTrap,    kNoTrap, kCoin, kNoMark, kEntrance, kAisle,
                                 kNoAisle, kDark,   kLit,  kIn,     kOut};

Argument nameIn(std::span<const KeyName> names, std::string_view key) {
    const auto found = std::ranges::find(names, key, &KeyName::key);
    if (found != names.end()) return Word{found->name};
    return std::string(key);
}

/// Returns the title of the pack's own terrain with the character; empty if there is none.
/// `terrains` is a list of definitions, or an object of ids by character.
std::string ownTerrain(char glyph, const Value& terrains) {
    const std::string character(1, glyph);
    if (terrains.isObject()) return std::string(textMember(terrains, character));
    if (!terrains.isList()) return {};
    for (const Value& terrain : terrains.list()) {
        if (textMember(terrain, "character") != character) continue;
        const std::string_view title = textMember(terrain, "title");
        return std::string(title.empty() ? textMember(terrain, "id") : title);
    }
    return {};
}

Argument terrainName(char glyph, const Value* terrains) {
    if (terrains != nullptr) {
        if (std::string own = ownTerrain(glyph, *terrains); !own.empty()) return own;
    }
    const auto known =
        std::ranges::find(level::kTerrains, glyph, [](const auto& row) { return row.glyph; });
    if (known != level::kTerrains.end()) return Word{known->title};
    return '"' + std::string(1, glyph) + '"';
}

}  // namespace

std::span<const KeyName> memberNames() {
    return kMemberNames;
}

std::span<const KeyName> elementNames() {
    return kElementNames;
}

std::span<const std::string_view> glyphWords() {
    return kGlyphWords;
}

Argument memberName(std::string_view key, const Value* object) {
    if (object != nullptr) {
        const generate::Stage* stage = generate::findStage(textMember(*object, "stage"));
        if (stage != nullptr) {
            const auto found =
                std::ranges::find(stage->parameters, key, &generate::ParameterInfo::id);
            if (found != stage->parameters.end()) return Word{found->title};
        }
    }
    return nameIn(kMemberNames, key);
}

Argument elementName(std::string_view key) {
    return nameIn(kElementNames, key);
}

Argument glyphName(char glyph, std::string_view key, const Value* terrains) {
    if (key == "terrain" || key == "cells") return terrainName(glyph, terrains);
    if (key == "mask") return Word{glyph == '#' ? kIn : kOut};
    if (key == "aisles") return Word{glyph == '.' ? kAisle : kNoAisle};
    if (key == "dark") return Word{glyph == '#' ? kDark : kLit};
    switch (glyph) {
        case 'x':
            return Word{kTrap};
        case '!':
            return Word{kNoTrap};
        case '$':
            return Word{kCoin};
        case ' ':
            return Word{kNoMark};
        case '+':
            if (key == "entrances") return Word{kEntrance};
            break;
        default:
            break;
    }
    return '"' + std::string(1, glyph) + '"';
}

}  // namespace mazeloom::diff

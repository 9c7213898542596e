// SPDX-License-Identifier: MIT
// The pack's own terrains are in use, have an existing drawing, and have a character that is unique
// in the text format.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "core/check/rules/rules.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::check::rule::own_terrains {

namespace {

using level::OwnTerrain;
using level::OwnTerrains;

constexpr Sentence kUnused{
    "own-terrain-unused",
    "nothing uses the terrain \"%1\": paint it, let a rule write it, or remove it"};
constexpr Sentence kNoDrawing{"own-terrain-drawing",
                              "the terrain \"%1\" should be drawn as \"%2\", but the program has "
                              "no such drawing: choose another, or its colour only"};
constexpr Sentence kCharacter{"own-terrain-character",
                              "the terrain \"%1\" has the character '%2', which stands for a thing "
                              "in the text format: choose another"};
constexpr Sentence kNeverDone{"own-terrain-effect",
                              "the terrain \"%1\" cannot be entered, so its effect never happens"};
constexpr Sentence kRemove{"fix-own-terrain-remove", "Remove the terrain"};
constexpr Sentence kColourAlone{"fix-own-terrain-drawing", "Draw only its colour"};
constexpr Sentence kGiveCharacter{"fix-own-terrain-character", "Give it the character '%1'"};
constexpr Sentence kNoEffect{"fix-own-terrain-effect", "Let it do nothing"};
constexpr std::array kSentences{kUnused, kNoDrawing,   kCharacter,     kNeverDone,
                                kRemove, kColourAlone, kGiveCharacter, kNoEffect};

/// Makes a fix for the terrain with this id, if it still exists.
template <typename DoIt>
Fix fixOf(const Sentence& sentence, Arguments arguments, const std::string& id, DoIt doIt) {
    const auto change = [id, doIt](OwnTerrains& all) {
        const auto found = std::ranges::find(all, id, &OwnTerrain::id);
        if (found != all.end()) doIt(all, found);
    };
    return {sentence, std::move(arguments), {.terrains = change}};
}

bool hasDrawing(const std::string& sprite) {
    if (level::thingKind(sprite)) return true;
    const auto terrain = std::ranges::find(level::kTerrains, sprite, &level::TerrainInfo::id);
    return terrain != level::kTerrains.end() && terrain->tint != level::Tint::None;
}

bool isOfThing(char character, std::span<const level::OwnKind> kinds) {
    if (level::isCharacterOfThing(character)) return true;
    return std::ranges::find(kinds, character, &level::OwnKind::letter) != kinds.end();
}

void check(const TerrainsView& view, Findings& findings) {
    for (const OwnTerrain& terrain : view.terrains.own()) {
        const std::string& title = level::titleOf(terrain);
        if (!view.used.contains(terrain.terrain)) {
            findings.warning(kUnused, {title})
                .fix(fixOf(kRemove, {}, terrain.id,
                           [](OwnTerrains& all, auto at) { all.erase(at); }));
        }
        if (!terrain.sprite.empty() && !hasDrawing(terrain.sprite)) {
            findings.warning(kNoDrawing, {title, terrain.sprite})
                .fix(fixOf(kColourAlone, {}, terrain.id,
                           [](OwnTerrains&, auto at) { at->sprite.clear(); }));
        }
        if (isOfThing(terrain.character, view.kinds)) {
            OwnTerrains others = view.terrains.own();
            std::erase_if(others, [&](const OwnTerrain& one) { return one.id == terrain.id; });
            for (const level::OwnKind& kind : view.kinds)
                others.emplace_back().character = kind.letter;
            const char free = level::freeCharacter(others);
            findings.warning(kCharacter, {title, std::string(1, terrain.character)})
                .fix(fixOf(kGiveCharacter, {std::string(1, free)}, terrain.id,
                           [free](OwnTerrains&, auto at) { at->character = free; }));
        }
        if (!terrain.walkable && terrain.effect != level::Effect::None) {
            findings.warning(kNeverDone, {title})
                .fix(fixOf(kNoEffect, {}, terrain.id,
                           [](OwnTerrains&, auto at) { at->effect = level::Effect::None; }));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkTerrains = check};

}  // namespace mazeloom::check::rule::own_terrains

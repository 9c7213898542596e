// SPDX-License-Identifier: MIT
#include "core/pack/json/terrains/read_terrains.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/level/map/properties.h"
#include "core/pack/json/terrains/terrain_words.h"

namespace mazeloom::pack {

namespace {

using level::OwnTerrain;
using level::OwnTerrains;
using level::Terrain;

std::optional<char> characterIn(const std::string& text) {
    if (text.size() != 1 || !level::isOwnCharacter(text.front())) return std::nullopt;
    return text.front();
}

std::optional<char> readCharacter(Fields& fields, Report& report) {
    const Json* value = fields.find("character", Need::Required);
    if (value == nullptr) return std::nullopt;
    const auto text = readText(*value, fields.place("character"), false, report);
    if (!text) return std::nullopt;
    const auto character = characterIn(*text);
    if (!character) report.add(fields.place("character"), kWantsCharacter);
    return character;
}

bool readSwitch(Fields& fields, const char* key, bool absent, Report& report) {
    const Json* value = fields.find(key, Need::Optional);
    if (value == nullptr) return absent;
    if (!value->isBoolean()) {
        addWrongType(*value, fields.place(key), "true or false", report);
        return absent;
    }
    return value->isTrue();
}

void readGroundColour(Fields& fields, level::Colour& colour, Report& report) {
    const Json* value = fields.find("colour", Need::Optional);
    if (value == nullptr) return;
    const auto text = readText(*value, fields.place("colour"), false, report);
    if (text && !level::readColour(*text, colour)) report.add(fields.place("colour"), kWantsColour);
}

/// Reads an own terrain. `usual` is its number if the JSON states none.
std::optional<OwnTerrain> readOwnTerrain(const Json& value, const std::string& place, int usual,
                                         Report& report) {
    Fields fields(value, place, report);
    OwnTerrain terrain;
    terrain.id = fields.id("id", Need::Required);
    terrain.title = fields.line("title", Need::Optional);
    const auto character = readCharacter(fields, report);
    terrain.walkable = readSwitch(fields, "walkable", terrain.walkable, report);
    terrain.opaque = readSwitch(fields, "opaque", terrain.opaque, report);
    terrain.liquid = readSwitch(fields, "liquid", terrain.liquid, report);
    if (const auto effect =
            fields.word("effect", Need::Optional,
                        {kEffectWords[0], kEffectWords[1], kEffectWords[2], kEffectWords[3]})) {
        terrain.effect = static_cast<level::Effect>(*effect);
    }
    readGroundColour(fields, terrain.colour, report);
    terrain.sprite = fields.id("sprite", Need::Optional);
    const int number =
        fields.number("number", 0, static_cast<int>(level::kMaxOwnTerrains) - 1, usual);
    terrain.more = fields.more();
    if (terrain.id.empty() || !character) return std::nullopt;
    terrain.character = *character;
    terrain.terrain = static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + number);
    return terrain;
}

}  // namespace

OwnTerrains readOwnTerrains(const Json& list, Report& report) {
    OwnTerrains terrains;
    if (list.size() > level::kMaxOwnTerrains) {
        report.add(kOwnTerrainsKey,
                   {kHasMany, {list.size(), ListedWord("entries"), level::kMaxOwnTerrains}});
        return terrains;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "own terrain " + std::to_string(i + 1);
        auto terrain = readOwnTerrain(list[i], place, static_cast<int>(i), report);
        if (!terrain) continue;
        const auto isTaken = [&](auto member, const auto& value) {
            return std::ranges::find(terrains, value, member) != terrains.end();
        };
        if (isTaken(&OwnTerrain::id, terrain->id)) {
            report.add(place + ", id", {kTwice, {inQuotes(terrain->id)}});
        } else if (isTaken(&OwnTerrain::character, terrain->character)) {
            report.add(place + ", character",
                       {kCharacterTaken, {std::string(1, terrain->character)}});
        } else if (isTaken(&OwnTerrain::terrain, terrain->terrain)) {
            report.add(place + ", number", kNumberTaken);
        } else {
            terrains.push_back(std::move(*terrain));
        }
    }
    return terrains;
}

Alphabet readLegend(Fields& fields, Report& report) {
    Alphabet legend = terrainAlphabet();
    const auto stands = [&](char character, Terrain terrain) {
        legend[static_cast<unsigned char>(character)] = static_cast<std::uint8_t>(terrain);
    };
    for (const OwnTerrain& terrain : report.terrains().own())
        stands(terrain.character, terrain.terrain);
    const Json* value = fields.find(kOwnTerrainsKey, Need::Optional);
    if (value == nullptr) return legend;
    const std::string place = fields.place(kOwnTerrainsKey);
    if (value->isList()) {
        const OwnTerrains brought = readOwnTerrains(*value, report);
        const auto joined = level::joined(report.terrains(), brought);
        if (!joined) {
            report.add(place, {kManyTerrains, {level::kMaxOwnTerrains}});
            return legend;
        }
        report.setTerrains(*joined);
        for (const OwnTerrain& terrain : brought)
            stands(terrain.character, joined->find(terrain.id)->terrain);
        return legend;
    }
    if (!value->isObject()) {
        addWrongType(*value, place, "an object of characters and ids", report);
        return legend;
    }
    for (const auto& [key, id] : value->members()) {
        const std::string where = place + ", " + key;
        const auto character = characterIn(key);
        if (!character) {
            report.add(place, {kCannotStand, {inQuotes(key), Phrase(kWantsCharacter)}});
        } else if (const auto text = readId(id, where, report)) {
            const OwnTerrain* known = report.terrains().find(*text);
            if (known != nullptr) {
                stands(*character, known->terrain);
            } else {
                report.add(where, {kNoTerrain, {inQuotes(*text)}});
            }
        }
    }
    return legend;
}

}  // namespace mazeloom::pack

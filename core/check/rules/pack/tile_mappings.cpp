// SPDX-License-Identifier: MIT
// A tile mapping has a picture that contains its tiles, and its tiles represent content that levels
// can have. The program skips invalid tiles and draws their content itself.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/check/rules/rules.h"
#include "core/edit/tiles/tile_edits.h"
#include "core/level/id.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/thing.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::check::rule::tile_mappings {

namespace {

constexpr Sentence kNoPicture{"tiles-picture",
                              "the tiles \"%1\" have no picture: choose a PNG, or remove them"};
constexpr Sentence kOutside{
    "tiles-outside",
    "%2 of the tiles \"%1\" lie outside of their picture: choose others, or a larger picture"};
constexpr Sentence kUnknown{
    "tiles-unknown", "the tiles \"%1\" include one for \"%2\", which no level can have: remove it"};
constexpr Sentence kNoKind{"tiles-own-kind",
                           "the tiles \"%1\" include one for the kind of object \"%2\", which the "
                           "pack does not have: add the kind, or remove the tile"};
constexpr Sentence kNoTerrain{"tiles-own-terrain",
                              "the tiles \"%1\" include one for the terrain \"%2\", which the pack "
                              "does not have: add the terrain, or remove the tile"};
constexpr std::array kSentences{kNoPicture, kOutside, kUnknown, kNoKind, kNoTerrain};

/// Whether a meaning names content that a level can have: a terrain (built-in or own), one mark, or
/// a built-in thing.
bool isKnown(const std::string& meaning, const level::TerrainTable& terrains) {
    if (level::terrainOf(meaning, terrains)) return true;
    if (const auto thing = level::thingOf(meaning)) return level::thingKind(*thing).has_value();
    const auto marks = level::marksOf(meaning);
    return marks && std::ranges::find(level::kMarkNames, *marks, &level::MarkName::bit) !=
                        level::kMarkNames.end();
}

/// Returns the id of the pack's own kind that a meaning names; nullopt if it names none.
std::optional<std::string_view> ownKindOf(std::string_view meaning) {
    const auto thing = level::thingOf(meaning);
    if (!thing || !thing->starts_with(level::kOwnPrefix)) return std::nullopt;
    return thing->substr(level::kOwnPrefix.size());
}

/// Returns the id of the pack's own terrain that a meaning names; nullopt if it names none.
std::optional<std::string> ownTerrainOf(std::string_view meaning) {
    const std::string start = "terrain " + std::string(level::kOwnPrefix);
    if (!meaning.starts_with(start)) return std::nullopt;
    return std::string(meaning.substr(start.size()));
}

void check(const TilesView& view, Findings& findings) {
    for (const level::TileMapping& mapping : view.mappings) {
        const std::string& title = level::titleOrId(mapping);
        if (mapping.picture.isEmpty()) {
            findings.warning(kNoPicture, {title});
        } else if (const int outside = edit::tilesOutside(mapping); outside > 0) {
            findings.warning(kOutside, {title, std::int64_t{outside}});
        }
        for (const level::TileRule& rule : mapping.rules) {
            if (isKnown(rule.meaning, view.terrains)) continue;
            const auto kind = ownKindOf(rule.meaning);
            if (const auto terrain = ownTerrainOf(rule.meaning)) {
                findings.warning(kNoTerrain, {title, *terrain});
            } else if (!kind) {
                findings.warning(kUnknown, {title, rule.meaning});
            } else if (level::findKind(view.kinds, *kind) == nullptr) {
                findings.warning(kNoKind, {title, std::string(*kind)});
            }
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkTiles = check};

}  // namespace mazeloom::check::rule::tile_mappings

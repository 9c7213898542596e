// SPDX-License-Identifier: MIT
#include "tests/support/packs/random_tiles.h"

#include <array>
#include <stdexcept>
#include <string>

#include "core/level/tiles/tile_meaning.h"
#include "core/level/tiles/tile_picture.h"

namespace mazeloom::testing {

namespace {

using level::EdgeSet;
using level::TileMapping;
using level::TileRule;
using level::TileVariants;
using random::Stream;

TileVariants randomVariants(Stream& random) {
    TileVariants variants;
    for (int i = random.between(0, 3); i > 0; --i)
        variants.push_back(
            {random.between(0, 300), random.chance(60) ? 1 : random.between(1, 1000)});
    return variants;
}

TileRule randomRule(Stream& random, std::string meaning) {
    TileRule rule{std::move(meaning), static_cast<EdgeSet>(random.below(3)), {}};
    for (int shape = 0; shape < level::shapesOf(rule.edges); ++shape)
        rule.shapes.push_back(randomVariants(random));
    return rule;
}

TileMapping randomMapping(Stream& random, std::string id) {
    TileMapping mapping;
    mapping.id = std::move(id);
    if (random.chance(80)) mapping.title = "Stone " + mapping.id;
    mapping.side = random.between(TileMapping::kLeastSide, TileMapping::kMostSide);
    mapping.margin = random.chance(50) ? 0 : random.between(0, TileMapping::kMostGap);
    mapping.spacing = random.chance(50) ? 0 : random.between(0, TileMapping::kMostGap);
    std::string rest;
    for (int i = random.between(0, 40); i > 0; --i)
        rest += static_cast<char>(random.below(256));
    mapping.picture = headOfPicture({random.between(1, 900), random.between(1, 900)}, rest);
    std::vector<std::string> meanings{"marks trap", "thing own:chest", "of a later version"};
    for (const level::TerrainInfo& terrain : level::kTerrains)
        meanings.push_back(level::meaningOf(terrain.terrain));
    for (std::string& meaning : meanings) {
        if (random.chance(20)) mapping.rules.push_back(randomRule(random, std::move(meaning)));
    }
    if (random.chance(20)) mapping.more = R"({"x-look":[1,2]})";
    return mapping;
}

}  // namespace

level::TilePicture headOfPicture(grid::Size size, std::string_view rest) {
    std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    for (const int number : {size.width, size.height}) {
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(number >> shift & 0xff);
    }
    auto picture = level::pictureOf(bytes.append(rest));
    if (!picture) throw std::logic_error(english(picture.error()));
    return *std::move(picture);
}

level::TileMapping ambiguousTiles(std::span<const level::OwnKind> kinds) {
    TileMapping mapping;
    mapping.id = "odd";
    mapping.side = 8;
    mapping.margin = 2;
    mapping.spacing = 1;
    mapping.picture = headOfPicture({130, 67});
    const auto add = [&mapping](std::string meaning, TileVariants tiles) {
        mapping.rules.push_back({std::move(meaning), EdgeSet::Single, {std::move(tiles)}});
    };
    TileRule walls{level::meaningOf(level::Terrain::Wall), EdgeSet::Blob, {}};
    for (int shape = 0; shape < level::kBlobShapes; ++shape)
        walls.shapes.push_back({{shape, 1}, {shape + 1, 2}});
    mapping.rules.push_back(std::move(walls));
    // A floor tile is shared by doors, another by marks, and a wall's tile by furniture and the
    // hero.
    add(level::meaningOf(level::Terrain::Floor), {{50, 3}, {51, 1}});
    add(level::meaningOf(level::Terrain::OpenDoor), {{51, 1}});
    add(level::meaningOf(level::Terrain::ClosedDoor), {{51, 1}, {52, 1}});
    add(level::meaningOf(level::Terrain::Cabinet), {{3, 1}});
    add(level::meaningOf(level::Terrain::Water), {{60, 1}, {500, 5}});
    add("marks aisle", {{50, 1}});
    add("marks coin", {{50, 1}, {61, 1}});
    add("thing hero", {{3, 1}});
    add("thing rat", {{62, 1}, {63, 1}});
    if (!kinds.empty()) add(level::meaningOfThing(level::ownKindWord(kinds.front().id)), {{62, 1}});
    return mapping;
}

level::TileMappings randomTileMappings(Stream& random) {
    level::TileMappings mappings;
    if (random.chance(60)) return mappings;
    for (int i = random.between(1, 3); i > 0; --i)
        mappings.push_back(randomMapping(random, "tiles-" + std::to_string(i)));
    return mappings;
}

}  // namespace mazeloom::testing

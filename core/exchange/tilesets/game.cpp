// SPDX-License-Identifier: MIT
#include "core/exchange/tilesets/game.h"

#include <algorithm>

namespace mazeloom::exchange {

namespace {

/// Returns the rule that TileChooser uses for a cell with this set of marks.
const level::TileRule* ruleOfMarks(const level::TileMapping& mapping, int set) {
    if (set == Game::kAisleSet) return mapping.ruleFor(level::meaningOfMarks(Game::kAisleSet));
    for (int mark = level::kMarkSets / 2; mark > Game::kAisleSet; mark /= 2) {
        const level::TileRule* rule = mapping.ruleFor(level::meaningOfMarks(mark));
        if ((set & mark) != 0 && rule != nullptr) return rule;
    }
    return nullptr;
}

}  // namespace

Copies::OfTile Copies::take(const level::TileRule* rule, const std::string& meaning) {
    OfTile copies(meanings_.size(), 0);
    if (rule == nullptr) return copies;
    for (const level::TileVariants& variants : rule->shapes) {
        for (const level::TileVariant& variant : variants) {
            if (variant.tile < 0 || variant.tile >= static_cast<int>(meanings_.size())) continue;
            const auto tile = static_cast<std::size_t>(variant.tile);
            std::vector<std::string>& said = meanings_[tile];
            auto found = std::ranges::find(said, meaning);
            if (found == said.end()) found = said.insert(said.end(), meaning);
            copies[tile] = static_cast<std::uint16_t>(found - said.begin());
        }
    }
    return copies;
}

std::vector<TileSheet> Copies::sheetsOf(const level::TileMapping& mapping,
                                        const std::string& common) const {
    std::size_t most = 1;
    for (const auto& said : meanings_)
        most = std::max(most, said.size());
    std::vector<TileSheet> sheets(most);
    for (std::size_t copy = 0; copy < most; ++copy) {
        TileSheet& sheet = sheets[copy];
        sheet.name = copy == 0 ? mapping.id : mapping.id + '-' + std::to_string(copy + 1);
        sheet.picture = common + '-' + mapping.id + ".png";
        sheet.size = mapping.picture.size();
        sheet.side = mapping.side;
        sheet.margin = mapping.margin;
        sheet.spacing = mapping.spacing;
        sheet.columns = mapping.tiles().width;
        sheet.count = mapping.tileCount();
        for (std::size_t tile = 0; tile < meanings_.size(); ++tile) {
            if (copy < meanings_[tile].size())
                sheet.meanings[static_cast<int>(tile)] = meanings_[tile][copy];
        }
    }
    return sheets;
}

Game::Game(const level::TileMapping& mapping, const level::OwnKinds* kinds,
           const level::TerrainTable& own)
    : chooser(mapping, kinds, own), picture(mapping.picture), copies(mapping.tileCount()) {
    for (const level::TerrainInfo& info : level::kTerrains) {
        const std::string meaning = level::meaningOf(info.terrain);
        terrains[static_cast<std::size_t>(info.terrain)] =
            copies.take(mapping.ruleFor(meaning), meaning);
    }
    for (const level::OwnTerrain& terrain : own.own()) {
        const std::string meaning = level::meaningOf(terrain.terrain, own);
        terrains[static_cast<std::size_t>(terrain.terrain)] =
            copies.take(mapping.ruleFor(meaning), meaning);
    }
    for (int set = kAisleSet; set < level::kMarkSets; ++set)
        marks[static_cast<std::size_t>(set)] =
            copies.take(ruleOfMarks(mapping, set), level::meaningOfMarks(set));
    const auto takeThing = [&](std::string_view word) {
        const std::string meaning = level::meaningOfThing(word);
        things.push_back(copies.take(mapping.ruleFor(meaning), meaning));
    };
    for (std::size_t number = 0; number < level::kThingNumbers; ++number)
        takeThing(level::info(static_cast<level::ThingKind>(number)).id);
    if (kinds == nullptr) return;
    for (const level::OwnKind& kind : *kinds)
        takeThing(level::ownKindWord(kind.id));
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
#include "core/document/parts/pack_part.h"

#include <algorithm>
#include <utility>

#include "core/document/parts/level_part.h"
#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "core/edit/fragment/stamps.h"

namespace mazeloom::document {

namespace {

// Return the pack's member for each type of part; the pack may be const.
auto& placeOf(auto& pack, const Folders&) {
    return pack.tabs;
}
auto& placeOf(auto& pack, const level::Campaign&) {
    return pack.campaign;
}
auto& placeOf(auto& pack, const level::Descent&) {
    return pack.descent;
}
auto& placeOf(auto& pack, const level::Properties&) {
    return pack.properties;
}
auto& placeOf(auto& pack, const level::Stamps&) {
    return pack.stamps;
}
auto& placeOf(auto& pack, const level::ForeignTiles&) {
    return pack.foreignTiles;
}
auto& placeOf(auto& pack, const level::TileMappings&) {
    return pack.tileMappings;
}
auto& placeOf(auto& pack, const level::NamedRecipes&) {
    return pack.recipes;
}
auto& placeOf(auto& pack, const level::promises::PaintedPromises&) {
    return pack.promises;
}

void swapWith(level::Pack& pack, PackTexts& texts) {
    std::swap(pack.title, texts.title);
    std::swap(pack.description, texts.description);
}
void swapWith(level::Pack& pack, level::OwnKinds& kinds) {
    std::swap(pack.ownKinds.edit(), kinds);
}
void swapWith(level::Pack& pack, level::TerrainTable& terrains) {
    std::swap(pack.terrains, terrains);
    pack.resolveTerrains();
}
void swapWith(level::Pack& pack, level::NamedRecipes& recipes) {
    std::swap(pack.recipes, recipes);
    pack.shareRecipes();
}
void swapWith(level::Pack& pack, level::promises::PaintedPromises& promises) {
    std::swap(pack.promises, promises);
    pack.resolvePromises();
}
void swapWith(level::Pack& pack, auto& part) {
    std::swap(placeOf(pack, part), part);
}

bool has(const level::Pack& pack, const PackTexts& texts) {
    return pack.title == texts.title && pack.description == texts.description;
}
bool has(const level::Pack& pack, const level::OwnKinds& kinds) {
    return std::ranges::equal(pack.ownKinds, kinds);
}
bool has(const level::Pack& pack, const level::TerrainTable& terrains) {
    return pack.terrains == terrains;
}
bool has(const level::Pack& pack, const auto& part) {
    return placeOf(pack, part) == part;
}

struct PackPartBytes {
    std::size_t operator()(const PackTexts& texts) const {
        return texts.title.capacity() + texts.description.capacity();
    }
    std::size_t operator()(const Folders& folders) const {
        return folders.capacity() * sizeof(std::string);
    }
    std::size_t operator()(const level::Campaign& campaign) const {
        return edit::bytesOf(campaign);
    }
    std::size_t operator()(const level::Descent& descent) const { return edit::bytesOf(descent); }
    std::size_t operator()(const level::Properties& properties) const {
        return document::bytesOf(properties);
    }
    std::size_t operator()(const level::Stamps& stamps) const { return edit::bytesOf(stamps); }
    std::size_t operator()(const level::OwnKinds& kinds) const {
        std::size_t bytes = kinds.capacity() * sizeof(level::OwnKind);
        for (const level::OwnKind& kind : kinds)
            bytes += document::bytesOf(kind.properties);
        return bytes;
    }
    std::size_t operator()(const level::TerrainTable& terrains) const {
        return terrains.own().capacity() * sizeof(level::OwnTerrain);
    }
    std::size_t operator()(const level::ForeignTiles& tiles) const {
        std::size_t bytes = tiles.size() * sizeof(level::ForeignTiles::value_type);
        for (const auto& [tile, meaning] : tiles)
            bytes += tile.capacity() + meaning.capacity();
        return bytes;
    }
    std::size_t operator()(const level::NamedRecipes& recipes) const {
        std::size_t bytes = recipes.capacity() * sizeof(level::NamedRecipe);
        for (const level::NamedRecipe& recipe : recipes)
            bytes +=
                recipe.notes.capacity() + recipe.stages.capacity() * sizeof(level::RecipeStage);
        return bytes;
    }
    std::size_t operator()(const level::promises::PaintedPromises& promises) const {
        return document::bytesOf(promises);
    }
    std::size_t operator()(const level::TileMappings& mappings) const {
        std::size_t bytes = mappings.capacity() * sizeof(level::TileMapping);
        for (const level::TileMapping& mapping : mappings) {
            // Counts pictures even if the pack shares them now: the pack may replace its own, and
            // then only this part holds them.
            bytes += mapping.picture.bytes().size();
            for (const level::TileRule& rule : mapping.rules) {
                bytes += sizeof(rule) + rule.shapes.capacity() * sizeof(level::TileVariants);
                for (const level::TileVariants& variants : rule.shapes)
                    bytes += variants.capacity() * sizeof(level::TileVariant);
            }
        }
        return bytes;
    }
};

}  // namespace

void swapPart(level::Pack& pack, PackPart& part) {
    std::visit([&pack](auto& one) { swapWith(pack, one); }, part);
}

bool hasPart(const level::Pack& pack, const PackPart& part) {
    return std::visit([&pack](const auto& one) { return has(pack, one); }, part);
}

std::size_t bytesOf(const PackPart& part) {
    return sizeof(PackPart) + std::visit(PackPartBytes{}, part);
}

}  // namespace mazeloom::document

// SPDX-License-Identifier: MIT
#include "core/edit/tiles/tile_edits.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace mazeloom::edit {

using level::EdgeSet;
using level::TileMapping;
using level::TileRule;
using level::TileVariant;
using level::TileVariants;

namespace {

TileRule* findRule(TileMapping& mapping, const std::string& meaning) {
    const auto found = std::ranges::find(mapping.rules, meaning, &TileRule::meaning);
    return found == mapping.rules.end() ? nullptr : &*found;
}

/// Returns the rule of a meaning, and adds it if needed; null if the mapping is full.
TileRule* ruleFor(TileMapping& mapping, const std::string& meaning) {
    if (TileRule* rule = findRule(mapping, meaning)) return rule;
    if (meaning.empty() || mapping.rules.size() == TileMapping::kMostRules) return nullptr;
    return &mapping.rules.emplace_back(TileRule{.meaning = meaning});
}

/// Returns the variants of a shape; null if there is no such shape.
TileVariants* findShape(TileRule* rule, int shape) {
    const bool isThere =
        rule != nullptr && shape >= 0 && static_cast<std::size_t>(shape) < rule->shapes.size();
    return isThere ? &rule->shapes[static_cast<std::size_t>(shape)] : nullptr;
}

bool isTile(int tile) {
    return tile >= 0 && tile <= level::TilePicture::kMostPixels;
}

template <typename Visit>
void forEachShape(TileMapping& mapping, const Visit& visit) {
    for (TileRule& rule : mapping.rules) {
        for (TileVariants& shape : rule.shapes)
            visit(shape);
    }
}

/// Returns the number of the shape in the set `from` that looks most like `shape` in the set `to`.
int likeness(EdgeSet from, EdgeSet to, int shape) {
    constexpr unsigned kAll = 0xff;
    constexpr unsigned kCorners = 0xaa;
    // A single tile shows a cell whose neighbours are all alike. The shapes of a set without
    // corners look as if each corner between two alike sides were alike too.
    unsigned alike = to == EdgeSet::Single ? kAll : level::alikeOf(to, shape);
    if (to == EdgeSet::Sides) alike = level::withoutLoneCorners(alike | kCorners);
    return level::shapeOf(from, alike);
}

/// Whether tiles of these measures fill the picture exactly.
bool fills(grid::Size picture, const TileMeasures& measures) {
    const auto isWhole = [&](int pixels) {
        const int room = pixels - 2 * measures.margin + measures.spacing;
        const int step = measures.side + measures.spacing;
        return room >= step && room % step == 0;
    };
    return isWhole(picture.width) && isWhole(picture.height);
}

/// Returns the last number in a name that can be the side of a tile.
std::optional<int> sideInName(std::string_view name) {
    std::optional<int> side;
    for (std::size_t i = 0; i < name.size();) {
        int number = 0;
        const std::size_t start = i;
        for (; i < name.size() && name[i] >= '0' && name[i] <= '9'; ++i)
            number = std::min(number * 10 + (name[i] - '0'), 10 * TileMapping::kMostSide);
        if (i > start && number >= 8 && number <= TileMapping::kMostSide) side = number;
        if (i == start) ++i;
    }
    return side;
}

}  // namespace

const TileVariants& tilesAt(const TileMapping& mapping, const TilePlace& place) {
    static const TileVariants kNone;
    const TileRule* rule = mapping.ruleFor(place.meaning);
    const bool isThere = rule != nullptr && place.shape >= 0 &&
                         static_cast<std::size_t>(place.shape) < rule->shapes.size();
    return isThere ? rule->shapes[static_cast<std::size_t>(place.shape)] : kNone;
}

bool hasTiles(const TileMapping& mapping, const std::string& meaning) {
    const TileRule* rule = mapping.ruleFor(meaning);
    return rule != nullptr &&
           std::ranges::any_of(rule->shapes, [](const TileVariants& one) { return !one.empty(); });
}

EdgeSet edgesOf(const TileMapping& mapping, const std::string& meaning) {
    const TileRule* rule = mapping.ruleFor(meaning);
    return rule == nullptr ? EdgeSet::Single : rule->edges;
}

void setTile(TileMapping& mapping, const TilePlace& place, int tile) {
    TileVariants* shape = findShape(ruleFor(mapping, place.meaning), place.shape);
    if (shape != nullptr && isTile(tile)) *shape = {{tile, 1}};
}

void addTile(TileMapping& mapping, const TilePlace& place, int tile) {
    TileVariants* shape = findShape(ruleFor(mapping, place.meaning), place.shape);
    if (shape == nullptr || !isTile(tile)) return;
    const auto there = std::ranges::find(*shape, tile, &TileVariant::tile);
    if (there != shape->end()) {
        there->weight = std::min(there->weight + 1, TileVariant::kMostWeight);
    } else if (shape->size() < TileRule::kMostVariants) {
        shape->push_back({tile, 1});
    }
}

void removeTile(TileMapping& mapping, const TilePlace& place, std::size_t variant) {
    TileVariants* shape = findShape(findRule(mapping, place.meaning), place.shape);
    if (shape != nullptr && variant < shape->size())
        shape->erase(shape->begin() + static_cast<std::ptrdiff_t>(variant));
}

void setWeight(TileMapping& mapping, const TilePlace& place, std::size_t variant, int weight) {
    TileVariants* shape = findShape(findRule(mapping, place.meaning), place.shape);
    const bool isAllowed = weight >= 1 && weight <= TileVariant::kMostWeight;
    if (shape != nullptr && variant < shape->size() && isAllowed) (*shape)[variant].weight = weight;
}

void setEdges(TileMapping& mapping, const std::string& meaning, EdgeSet edges) {
    TileRule* rule = ruleFor(mapping, meaning);
    if (rule == nullptr || rule->edges == edges) return;
    std::vector<TileVariants> shapes(static_cast<std::size_t>(level::shapesOf(edges)));
    if (rule->edges == EdgeSet::Single) {
        // The last shape is that of a cell whose neighbours are all alike. TileChooser shows its
        // tile for shapes without a tile, too, so the others can stay empty.
        shapes.back() = rule->shapes.front();
    } else {
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const int like = likeness(rule->edges, edges, static_cast<int>(i));
            shapes[i] = rule->shapes[static_cast<std::size_t>(like)];
        }
    }
    const auto some = std::ranges::find_if(rule->shapes, [](auto& one) { return !one.empty(); });
    const bool isLost = std::ranges::all_of(shapes, [](auto& one) { return one.empty(); });
    if (isLost && some != rule->shapes.end()) shapes.back() = *some;
    rule->edges = edges;
    rule->shapes = std::move(shapes);
}

void clearTiles(TileMapping& mapping, const std::string& meaning) {
    std::erase_if(mapping.rules, [&](const TileRule& rule) { return rule.meaning == meaning; });
}

void dropEmptyRules(TileMapping& mapping) {
    std::erase_if(mapping.rules, [](const TileRule& rule) {
        return std::ranges::all_of(rule.shapes, [](auto& one) { return one.empty(); });
    });
}

int tilesOutside(const TileMapping& mapping) {
    const int count = mapping.tileCount();
    std::ptrdiff_t outside = 0;
    for (const TileRule& rule : mapping.rules) {
        for (const TileVariants& shape : rule.shapes) {
            outside += std::ranges::count_if(
                shape, [count](const TileVariant& variant) { return variant.tile >= count; });
        }
    }
    return static_cast<int>(outside);
}

void removeTilesOutside(TileMapping& mapping) {
    const int count = mapping.tileCount();
    forEachShape(mapping, [count](TileVariants& shape) {
        std::erase_if(shape, [count](const TileVariant& one) { return one.tile >= count; });
    });
}

void exchangePicture(TileMapping& mapping, level::TilePicture picture) {
    const grid::Size was = mapping.tiles();
    mapping.picture = std::move(picture);
    const grid::Size is = mapping.tiles();
    if (was.width < 1 || was.width == is.width) return;
    const int count = is.width * is.height;
    forEachShape(mapping, [&](TileVariants& shape) {
        for (TileVariant& variant : shape) {
            const int column = variant.tile % was.width;
            const int row = variant.tile / was.width;
            if (column < is.width && row < is.height) {
                variant.tile = row * is.width + column;
            } else {
                // Use a distinct number beyond the last tile, so that the tile can be identified
                // and removed.
                variant.tile = static_cast<int>(std::min<std::int64_t>(
                    std::int64_t{count} + variant.tile, level::TilePicture::kMostPixels));
            }
        }
    });
}

TileMeasures guessMeasures(grid::Size picture, std::string_view name) {
    // Margins and spacings in pixels, in the order in which they are tried. Gaps of one or two
    // pixels keep neighbouring tiles from bleeding in when a picture is scaled.
    constexpr std::array kGaps{std::pair{0, 0}, std::pair{0, 1}, std::pair{1, 1}, std::pair{0, 2},
                               std::pair{2, 2}};
    constexpr std::array kSides{16, 32, 24, 48, 64, 8};
    const std::optional<int> named = sideInName(name);
    for (const auto& [margin, spacing] : kGaps) {
        const auto fit = [&, margin = margin, spacing = spacing](int side) {
            return fills(picture, {side, margin, spacing});
        };
        if (named && fit(*named)) return {*named, margin, spacing};
    }
    for (const auto& [margin, spacing] : kGaps) {
        for (const int side : kSides) {
            if (fills(picture, {side, margin, spacing})) return {side, margin, spacing};
        }
    }
    TileMeasures one;
    one.side = std::clamp(std::min({one.side, picture.width, picture.height}),
                          TileMapping::kLeastSide, TileMapping::kMostSide);
    return one;
}

}  // namespace mazeloom::edit

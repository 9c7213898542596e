// SPDX-License-Identifier: MIT
#include "core/edit/tile_mappings.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/level/id.h"

namespace mazeloom::edit {

namespace {

using level::TileMapping;
using level::TileMappings;
using level::TileRule;
using level::TileVariant;
using level::TileVariants;

bool isAllowed(const TileVariants& variants) {
    return variants.size() <= TileRule::kMostVariants &&
           std::ranges::all_of(variants, [](const TileVariant& variant) {
               return variant.tile >= 0 && variant.tile <= level::TilePicture::kMostPixels &&
                      variant.weight >= 1 && variant.weight <= TileVariant::kMostWeight;
           });
}

bool isAllowed(const TileMapping& mapping) {
    const auto isGap = [](int pixels) { return pixels >= 0 && pixels <= TileMapping::kMostGap; };
    if (!level::isId(mapping.id) || mapping.side < TileMapping::kLeastSide ||
        mapping.side > TileMapping::kMostSide || !isGap(mapping.margin) ||
        !isGap(mapping.spacing) || mapping.rules.size() > TileMapping::kMostRules)
        return false;
    std::set<std::string_view> meanings;
    return std::ranges::all_of(mapping.rules, [&meanings](const TileRule& rule) {
        return !rule.meaning.empty() && meanings.insert(rule.meaning).second &&
               rule.shapes.size() == static_cast<std::size_t>(level::shapesOf(rule.edges)) &&
               std::ranges::all_of(rule.shapes,
                                   [](const TileVariants& shape) { return isAllowed(shape); });
    });
}

}  // namespace

bool areAllowed(const TileMappings& mappings) {
    std::set<std::string_view> ids;
    return mappings.size() <= TileMapping::kMost &&
           std::ranges::all_of(mappings, [&ids](const TileMapping& mapping) {
               return isAllowed(mapping) && ids.insert(mapping.id).second;
           });
}

}  // namespace mazeloom::edit

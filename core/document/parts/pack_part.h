// SPDX-License-Identifier: MIT
// The parts of pack.json that an edit replaces as a whole.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::document {

/// The pack's own title and description, not their translations.
using PackTexts = level::PackTexts;
using Folders = std::vector<std::string>;
using PackPart =
    std::variant<PackTexts, Folders, level::Campaign, level::Descent, level::Properties,
                 level::Stamps, level::OwnKinds, level::ForeignTiles, level::TileMappings,
                 level::NamedRecipes, level::TerrainTable, level::promises::PaintedPromises>;

/// Swaps the part with the pack's part of the same type.
void swapPart(level::Pack& pack, PackPart& part);
/// Whether the pack's part of the same type equals `part`.
bool hasPart(const level::Pack& pack, const PackPart& part);

/// Returns the approximate memory of a part, in bytes.
std::size_t bytesOf(const PackPart& part);

}  // namespace mazeloom::document

// SPDX-License-Identifier: MIT
// Edits of a level's favourite seeds, and the edit that takes over a variant that was compared with
// the level.
#pragma once

#include <cstdint>
#include <optional>

#include "core/document/refusal.h"
#include "core/level/level.h"

namespace mazeloom::document {

/// Replaces the level's favourites. Refuses (NotAllowed) more than level::kMostFavourites.
Wanted setFavourites(const Document& document, SheetKey level, level::Favourites favourites);
/// Adds a seed to the level's favourites, with a mark of what it gives if that is known. Refuses as
/// setFavourites() does.
Wanted addFavourite(const Document& document, SheetKey level, std::uint64_t seed,
                    const std::optional<level::MapMark>& mark = {});
Wanted removeFavourite(const Document& document, SheetKey level, std::uint64_t seed);

/// Copies from `other` everything that the level is generated from (paint, things, objectives,
/// rules, recipe) and sets this seed, in one edit. The level's names, notes and favourites stay.
Wanted takeOver(const Document& document, SheetKey level, const level::Level& other,
                std::uint64_t seed);

}  // namespace mazeloom::document

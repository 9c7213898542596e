// SPDX-License-Identifier: MIT
// Edits of a level's favourite seeds, and the edit that takes over a variant that was compared with
// the level.
#pragma once

#include <cstdint>

#include "core/document/refusal.h"
#include "core/level/level.h"

namespace mazeloom::document {

/// Adds a seed to the level's favourites if `isKept`, else removes it. Refuses (NotAllowed) to add
/// one if the level already has level::kMostFavourites.
Wanted setFavourite(const Document& document, SheetKey level, std::uint64_t seed, bool isKept);

/// Copies from `other` everything that the level is generated from (paint, things, objectives,
/// rules, recipe) and sets this seed, in one edit. The level's names, notes and favourites stay.
Wanted takeOver(const Document& document, SheetKey level, const level::Level& other,
                std::uint64_t seed);

}  // namespace mazeloom::document

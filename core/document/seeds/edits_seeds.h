// SPDX-License-Identifier: MIT
// Edits of a level's favourite seeds, and adopting a variant that was compared with the level.
#pragma once

#include <cstdint>

#include "core/document/refusal.h"
#include "core/level/level.h"

namespace mazeloom::document {

/// Adds a seed to the level's favourites or removes it. Refused (NotAllowed) if the level has
/// level::kMostFavourites already.
Wanted setFavourite(const Document& document, SheetKey level, std::uint64_t seed, bool isKept);

/// Takes over from `other` everything that the level is generated from (paint, things, objectives,
/// recipe), with this seed, in one step. The level's names, notes and favourites stay.
Wanted takeOver(const Document& document, SheetKey level, const level::Level& other,
                std::uint64_t seed);

}  // namespace mazeloom::document

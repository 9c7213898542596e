// SPDX-License-Identifier: MIT
// Edits of what a level's seeds are to its designer: which of them are kept, and taking over what
// was compared with it.
#pragma once

#include <cstdint>

#include "core/document/refusal.h"
#include "core/level/level.h"

namespace mazeloom::document {

/// Keeps a seed among the level's favourites, or lets it go. Refused (NotAllowed) when the level
/// has level::kMostFavourites.
Wanted setFavourite(const Document& document, SheetKey level, std::uint64_t seed, bool isKept);

/// The level becomes as `other` is in everything that it is generated from (what is painted and
/// placed, objectives, recipe), with this seed, in one step. What it is called, its notes and its
/// favourites stay.
Wanted takeOver(const Document& document, SheetKey level, const level::Level& other,
                std::uint64_t seed);

}  // namespace mazeloom::document

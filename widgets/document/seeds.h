// SPDX-License-Identifier: MIT
// Favourite seeds of a level, and adopting a compared variant (core/document/seeds/edits_seeds.h).
// Each edit is one undo step and returns false if it is not possible.
#pragma once

#include <cstdint>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Adds a seed to the level's favourites or removes it.
bool setFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed, bool isKept);
bool isFavourite(const PackDocument& document, const QString& levelId, std::uint64_t seed);
/// Replaces the level's whole input of generation by the input of `other`, and sets this seed.
bool takeOver(PackDocument& document, const QString& levelId, const level::Level& other,
              std::uint64_t seed);

}  // namespace mazeloom::widgets

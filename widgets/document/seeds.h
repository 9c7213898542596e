// SPDX-License-Identifier: MIT
// Keeping seeds of a level, and taking over what was compared with it
// (core/document/seeds/edits_seeds.h). Each is one undo command; false where it cannot be done.
#pragma once

#include <cstdint>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Keeps a seed among the level's favourites, or lets it go.
bool setFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed, bool isKept);
bool isFavourite(const PackDocument& document, const QString& levelId, std::uint64_t seed);
/// The level becomes as `other` is in everything that it is generated from, with this seed.
bool takeOver(PackDocument& document, const QString& levelId, const level::Level& other,
              std::uint64_t seed);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Seeds of a level: favourites, their marks, and adopting a compared variant
// (core/document/seeds/edits_seeds.h). Each edit is one undo step and returns false if it is not
// possible.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <QString>

#include "core/analyse/survey/sampler.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Returns the part of a request that is the same for all seeds of the level.
analyse::SampleOf sampleOf(const GenerationRequest& request);
/// Returns the version of the running program, for marks of maps.
std::string programVersion();

/// Returns the mark of a level's map with this hash; nullopt if there is no such level.
std::optional<level::MapMark> markOf(const PackDocument& document, const QString& levelId,
                                     std::uint64_t map);

bool setFavourites(PackDocument& document, const QString& levelId, level::Favourites favourites,
                   const QString& text);
/// Adds a seed to the level's favourites, with the hash of the map that it gives if that is known.
bool addFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed,
                  std::optional<std::uint64_t> map);
bool removeFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed);
bool isFavourite(const PackDocument& document, const QString& levelId, std::uint64_t seed);
/// Replaces the level's whole input of generation by the input of `other`, and sets this seed.
bool takeOver(PackDocument& document, const QString& levelId, const level::Level& other,
              std::uint64_t seed);

}  // namespace mazeloom::widgets

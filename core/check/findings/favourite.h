// SPDX-License-Identifier: MIT
// The finding that a favourite gives another map than the version of the program that it was added
// with (core/analyse/drift/map_mark.h).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/analyse/survey/sampler.h"
#include "core/check/findings/finding.h"
#include "core/level/map/map.h"

namespace mazeloom::check {

/// Returns a warning if `seed` is a favourite of the level and the program made another map of it
/// from the same level when it was added. `map` is the seed's map now; `version` is the program's.
std::optional<Finding> findingOfFavourite(const analyse::SampleOf& of, std::uint64_t seed,
                                          const level::Map& map, const std::string& version);
bool isOfFavourite(const Finding& finding);
/// Returns the sentences above, for translation.
std::span<const Sentence> favouriteSentences();

}  // namespace mazeloom::check

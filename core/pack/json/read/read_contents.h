// SPDX-License-Identifier: MIT
// Reads pack.json: what a pack is called, and what belongs to it. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/listing.h"

namespace mazeloom::pack {

struct Contents {
    level::Pack pack;  ///< without levels and rooms
    Listing listing;
};

/// Empty, with a problem, when it is no pack or one of a newer version.
Contents readContents(const Json& value, Report& report);

}  // namespace mazeloom::pack

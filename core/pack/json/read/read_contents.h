// SPDX-License-Identifier: MIT
// Reads pack.json: a pack's title and contents. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/listing.h"

namespace mazeloom::pack {

struct Contents {
    level::Pack pack;  ///< without levels and rooms
    Listing listing;
};

/// Reads the contents. Returns empty contents and reports a problem if the JSON is not a pack or
/// has a newer version.
Contents readContents(const Json& value, Report& report);

}  // namespace mazeloom::pack

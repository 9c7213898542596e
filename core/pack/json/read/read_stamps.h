// SPDX-License-Identifier: MIT
// Reads fragments, and the stamps that hold them. Private to core/pack.
#pragma once

#include "core/edit/fragment/fragment.h"
#include "core/level/map/stamp.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns a fragment whose sides are at most `mostSide`. The place of a problem is the member's
/// name, without the object that holds the fragment.
edit::Fragment readFragment(Fields& fields, int mostSide, Report& report);

/// Returns the valid stamps of pack.json.
level::Stamps readStamps(const Json& list, Report& report);

}  // namespace mazeloom::pack

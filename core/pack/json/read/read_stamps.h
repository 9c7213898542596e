// SPDX-License-Identifier: MIT
// Reads fragments, and the stamps that hold them. Private to core/pack.
#pragma once

#include "core/edit/fragment/fragment.h"
#include "core/level/map/stamp.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// A fragment whose sides are at most `mostSide`. The object that holds it has no place of its own:
/// problems name what is in it.
edit::Fragment readFragment(Fields& fields, int mostSide, Report& report);

/// The stamps of pack.json: those that are whole.
level::Stamps readStamps(const Json& list, Report& report);

}  // namespace mazeloom::pack

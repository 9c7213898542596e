// SPDX-License-Identifier: MIT
// Writes custom properties, the designer's own data. Private to core/pack.
#pragma once

#include "core/level/map/properties.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// Appends the member "properties", one property per line if `layout` has lines; nothing if there
/// are none.
void appendProperties(Members& members, const level::Properties& properties,
                      Members::Layout layout);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Writes the designer's own data. Private to core/pack.
#pragma once

#include "core/level/map/properties.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// The member "properties", a property a line in an object of lines; nothing of none.
void appendProperties(Members& members, const level::Properties& properties,
                      Members::Layout layout);

}  // namespace mazeloom::pack

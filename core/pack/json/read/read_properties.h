// SPDX-License-Identifier: MIT
// Reads custom properties, the designer's own data. Private to core/pack.
#pragma once

#include "core/level/map/properties.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The owner of the properties; a pack's properties cannot refer to cells and objects.
enum class PropertiesOf { Pack, Sheet };

/// Returns the properties under the key "properties"; empty if the key is missing.
level::Properties readProperties(Fields& fields, Report& report,
                                 PropertiesOf of = PropertiesOf::Sheet);

}  // namespace mazeloom::pack

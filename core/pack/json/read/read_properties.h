// SPDX-License-Identifier: MIT
// Reads the designer's own data. Private to core/pack.
#pragma once

#include "core/level/map/properties.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// What the properties are of; those of a pack have no cells and objects to name.
enum class PropertiesOf { Pack, Sheet };

/// What stands under the key "properties"; empty where nothing does.
level::Properties readProperties(Fields& fields, Report& report,
                                 PropertiesOf of = PropertiesOf::Sheet);

}  // namespace mazeloom::pack

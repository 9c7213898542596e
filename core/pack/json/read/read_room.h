// SPDX-License-Identifier: MIT
// Reads rooms/<id>.json. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the room, which is valid only if the report stayed clean.
level::Room readRoom(const Json& value, const std::string& id, Report& report);

}  // namespace mazeloom::pack

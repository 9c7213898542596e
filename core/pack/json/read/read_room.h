// SPDX-License-Identifier: MIT
// Reads rooms/<id>.json. Private to core/pack.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The room; good only when the report stayed clean.
level::Room readRoom(const Json& value, const std::string& id, Report& report);

}  // namespace mazeloom::pack

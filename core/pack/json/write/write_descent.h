// SPDX-License-Identifier: MIT
// Writes the descent of pack.json. Private to core/pack.
#pragma once

#include <string>

#include "core/level/descent.h"

namespace mazeloom::pack {

/// As a member of pack.json. Of the tables only what differs from RULES.md D-2; but where one
/// monster does, all are listed, so that a reader sees the values it is compared with.
void appendDescent(std::string& out, const level::Descent& descent);

}  // namespace mazeloom::pack

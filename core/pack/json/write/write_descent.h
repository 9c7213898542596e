// SPDX-License-Identifier: MIT
// Writes the descent of pack.json. Private to core/pack.
#pragma once

#include <string>

#include "core/level/descent.h"

namespace mazeloom::pack {

/// Appends the descent as a member of pack.json. Writes only table values that differ from
/// RULES.md D-2; but if one monster differs, all are listed so that readers see the values to
/// compare with.
void appendDescent(std::string& out, const level::Descent& descent);

}  // namespace mazeloom::pack

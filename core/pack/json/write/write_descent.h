// SPDX-License-Identifier: MIT
// Writes the descent of pack.json. Private to core/pack.
#pragma once

#include <string>

#include "core/level/descent.h"

namespace mazeloom::pack {

/// Appends the descent as a member of pack.json. Writes only table values that differ from
/// RULES.md D-2. But if one monster differs, all monsters are written, so that readers of the file
/// can compare them.
void appendDescent(std::string& out, const level::Descent& descent);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Reads the rules of a recipe's stage (core/level/rewriting). Private to core/pack.
#pragma once

#include <string>

#include "core/level/rewriting/program.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Whether a key of a stage's object belongs to its program.
bool isProgramKey(std::string_view key);

/// Returns the program in a stage's object, which has a key for which isProgramKey() is true.
/// Returns null, and reports problems, if the program cannot be read or cannot run. `place` names
/// the stage.
level::rewriting::SharedProgram readProgram(const Json& stage, const std::string& place,
                                            Report& report);

}  // namespace mazeloom::pack

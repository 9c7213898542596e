// SPDX-License-Identifier: MIT
// Reads the objectives of a level. Private to core/pack.
#pragma once

#include "core/level/objectives.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Reads a list of words and at most one object {"coins": n}. Problems: unknown words, duplicate
/// words, more than one "coins".
level::Objectives readObjectives(const Json& list, Report& report);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Reads what must be done to win a level. Private to core/pack.
#pragma once

#include "core/level/objectives.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// A list of words and of {"coins": n}. Problems: unknown words, a word twice, coins asked for
/// twice.
level::Objectives readObjectives(const Json& list, Report& report);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Reads the descent of pack.json. Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the tables, with the defaults of RULES.md D-2 for missing values, and the valid floors
/// and ranges. Problems: missing or unknown kinds of monsters, numbers out of range, no monster for
/// depth 1, floors that are not in ascending order of depth.
level::Descent readDescent(const Json& value, Report& report);

/// Returns the problems of floors and ranges whose level does not exist in the pack or does not
/// have the ruleset Descent. The pack cannot be played with such problems. An editor shows the
/// results of core/check instead.
std::vector<Problem> problemsOfFloors(const level::Pack& pack);

}  // namespace mazeloom::pack

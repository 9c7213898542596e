// SPDX-License-Identifier: MIT
// Reads the descent of pack.json. Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The tables, with the defaults of RULES.md D-2 in place of what is not written, and the floors
/// that are good. Problems: kinds of monsters that are missing or unknown, numbers out of their
/// ranges, no monster for depth 1, depths of floors that do not rise.
level::Descent readDescent(const Json& value, Report& report);

/// Floors of a pack that name no level of it, or a temple: with these it cannot be played. An
/// editor shows the rules of core/check instead.
std::vector<Problem> problemsOfFloors(const level::Pack& pack);

}  // namespace mazeloom::pack

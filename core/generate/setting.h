// SPDX-License-Identifier: MIT
// One parameter of a recipe, set by a line of text: what `--set` on the command line takes.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/level/recipe.h"

namespace mazeloom::generate {

/// Sets a parameter by "STAGE.PARAMETER=VALUE". Of several stages of the same id the n-th is
/// "STAGE#n", the first where nothing is said. The value is
/// - a number, true or false, or the id of a choice: for all seeds;
/// - "20..80": each seed draws a number, both ends included;
/// - "blob|caves": each seed draws one of these;
/// - "1:20,10:80": by depth (RULES.md G-90.3);
/// - "standard".
/// PARAMETER may also be "enabled": whether the stage runs. On an error, which says what there is,
/// the recipe stays as it was.
tl::expected<void, std::string> set(level::Recipe& recipe, std::string_view setting);

}  // namespace mazeloom::generate

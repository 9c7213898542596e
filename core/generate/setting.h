// SPDX-License-Identifier: MIT
// Sets one parameter of a recipe from a line of text, for `--set` on the command line.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/level/recipe.h"

namespace mazeloom::generate {

/// Sets a parameter by "STAGE.PARAMETER=VALUE". "STAGE#n" names the n-th of several stages with the
/// same id; "STAGE" alone names the first. The value is
/// - a number, true or false, or the id of a choice: for all seeds;
/// - "20..80": each seed draws a number, both ends included;
/// - "blob|caves": each seed draws one of these;
/// - "1:20,10:80": by depth (RULES.md G-90.3);
/// - "standard": resets the parameter.
/// PARAMETER may also be "enabled": whether the stage runs. An error names the valid stages,
/// parameters or values, and leaves the recipe unchanged.
tl::expected<void, std::string> set(level::Recipe& recipe, std::string_view setting);

}  // namespace mazeloom::generate

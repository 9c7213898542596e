// SPDX-License-Identifier: MIT
// Writes a recipe: the id of a built-in one, or a list of stages. Private to core/pack.
#pragma once

#include <string>

#include "core/level/recipe.h"

namespace mazeloom::pack {

/// As a member of a file. All parameters that the designer gave are written, defaults too.
void appendRecipeLines(std::string& out, const level::Recipe& recipe);

}  // namespace mazeloom::pack

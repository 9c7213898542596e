// SPDX-License-Identifier: MIT
// What the districts of a level are made by, as a designer writes it (RULES.md G-101.1):
//   caves*2, bsp(leaf=7 closed=0) + furnish, rooms + maze + doors + dead-ends
// Recipes with commas between them, each with stages and a weight; a stage may have parameters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/stage/stage.h"

namespace mazeloom::generate {

struct DistrictStage {
    const Stage* stage = nullptr;
    Parameters parameters;
    unsigned occurrence = 0;  ///< how many of the same id stand before it
};

struct DistrictRecipe {
    std::string text;  ///< as it was written
    std::int64_t weight = 1;
    std::vector<DistrictStage> stages;
};

/// The recipes, of which there is at least one with a weight; or what is wrong with the text.
tl::expected<std::vector<DistrictRecipe>, std::string> districtRecipes(std::string_view text);

std::optional<std::string> flawOfDistrictRecipes(std::string_view text);

}  // namespace mazeloom::generate

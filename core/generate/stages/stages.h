// SPDX-License-Identifier: MIT
// Which stages there are.
#pragma once

#include <span>
#include <string_view>

#include "core/generate/stage/stage.h"

namespace mazeloom::generate {

/// All stages, in the order in which the recipe panel offers them.
std::span<const Stage* const> stages();
/// Null where no stage is called so.
const Stage* findStage(std::string_view id);
/// Whether it is the id of a stage that places the pack's handcrafted rooms.
bool placesPackRooms(std::string_view id);
/// The same of one that places its furniture, and of one that places either.
bool placesFurniture(std::string_view id);
bool usesPackRooms(std::string_view id);
/// Whether it is the id of a stage that runs RecipeStage::program.
bool runsProgram(std::string_view id);

}  // namespace mazeloom::generate

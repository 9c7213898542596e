// SPDX-License-Identifier: MIT
// The list of stages.
#pragma once

#include <span>
#include <string_view>

#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

/// Returns all stages in the order of the recipe panel.
std::span<const Stage* const> stages();
/// Returns the stage with the id; null if there is none.
const Stage* findStage(std::string_view id);
/// Returns the name of the stage with the id, for sentences.
StageName stageName(std::string_view id);
/// Whether the id belongs to a stage that places the pack's handcrafted rooms.
bool placesPackRooms(std::string_view id);
/// Whether the id belongs to a stage that places the pack's furniture; usesPackRooms() tells the
/// same for furniture or handcrafted rooms.
bool placesFurniture(std::string_view id);
bool usesPackRooms(std::string_view id);
/// Whether the id belongs to a stage that runs RecipeStage::program.
bool runsProgram(std::string_view id);

}  // namespace mazeloom::generate

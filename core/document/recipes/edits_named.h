// SPDX-License-Identifier: MIT
// Edits of the recipes that a pack keeps under a name, and of which levels use them. Each is one
// step of undo, however many levels it changes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// The level's recipe becomes one of the pack's, called so, and the level uses it. Its id is made
/// from the title.
Wanted keepRecipe(const Document& document, SheetKey level, std::string title);

/// The level uses this recipe, as it is: what it had of its own is gone.
Wanted useRecipe(const Document& document, SheetKey level, std::string_view id);

/// The recipe becomes what the level has, which uses it from now on. Other levels that use it have
/// it too, each with the changes that it has of its own.
Wanted giveToAll(const Document& document, SheetKey level, std::string_view id);

/// The level has the same stages as its own, and no change of a recipe of the pack reaches it.
Wanted detachRecipe(const Document& document, SheetKey level);

/// Titles of recipes differ, and none is empty.
Wanted renameRecipe(const Document& document, std::string_view id, std::string title);
Wanted setRecipeNotes(const Document& document, std::string_view id, std::string notes);

/// Levels that use it have its stages as their own.
Wanted removeRecipe(const Document& document, std::string_view id);

/// The levels that use it, in the pack's order.
std::vector<SheetKey> usersOf(const Document& document, std::string_view id);

}  // namespace mazeloom::document

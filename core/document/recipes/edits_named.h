// SPDX-License-Identifier: MIT
// Edits of the named recipes of a pack and of the levels that use them. Each edit is one undo step,
// even if it changes many levels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Saves the level's recipe as a named recipe of the pack, with an id made from the title, and
/// makes the level use it.
Wanted keepRecipe(const Document& document, SheetKey level, std::string title);

/// Makes the level use this recipe unchanged; its own recipe and changes are dropped.
Wanted useRecipe(const Document& document, SheetKey level, std::string_view id);

/// Replaces the named recipe by the level's recipe and makes the level use it. Other levels that
/// use it get the new stages, each with its own changes.
Wanted giveToAll(const Document& document, SheetKey level, std::string_view id);

/// Copies the stages into the level; later changes of the pack's recipe no longer affect the level.
Wanted detachRecipe(const Document& document, SheetKey level);

/// Renames a recipe. Titles are unique and not empty.
Wanted renameRecipe(const Document& document, std::string_view id, std::string title);
Wanted setRecipeNotes(const Document& document, std::string_view id, std::string notes);
/// Sets the painted promises that all levels with the recipe keep.
Wanted setRecipePromises(const Document& document, std::string_view id,
                         level::promises::PaintedPromises promises);

/// Removes a recipe; levels that use it get its stages and promises as their own.
Wanted removeRecipe(const Document& document, std::string_view id);

/// Returns the levels that use the recipe, in the pack's order.
std::vector<SheetKey> usersOf(const Document& document, std::string_view id);

}  // namespace mazeloom::document

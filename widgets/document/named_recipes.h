// SPDX-License-Identifier: MIT
// Edits of a pack's named recipes (core/document/recipes/edits_named.h), by the ids that the window
// uses. Each is one undo step and returns false if it is not possible.
#pragma once

#include <string>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

bool keepRecipe(PackDocument& document, const QString& levelId, const QString& title);
bool useRecipe(PackDocument& document, const QString& levelId, const std::string& id);
bool giveToAll(PackDocument& document, const QString& levelId, const std::string& id);
bool detachRecipe(PackDocument& document, const QString& levelId);
bool renameRecipe(PackDocument& document, const std::string& id, const QString& title);
bool removeRecipe(PackDocument& document, const std::string& id);

}  // namespace mazeloom::widgets

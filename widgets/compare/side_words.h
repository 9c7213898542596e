// SPDX-License-Identifier: MIT
// What the generations that are compared are called.
#pragma once

#include <QString>

#include "core/compare/side.h"

namespace mazeloom::widgets {

/// What of a side is otherwise than in the level ("Wilson's", "Seed 7"); "As it is" of the level
/// itself. Without the seed where something else is otherwise, too.
QString titleOf(const compare::Side& side, const level::NamedRecipes& recipes);
/// What an algorithm is called that a setting of compare::algorithmSettings() asks for.
QString algorithmTitle(const std::string& setting);

}  // namespace mazeloom::widgets

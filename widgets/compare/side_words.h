// SPDX-License-Identifier: MIT
// Names of the compared generations.
#pragma once

#include <QString>

#include "core/compare/side.h"

namespace mazeloom::widgets {

/// Returns a side's differences from the level as its title: "Wilson's", "Seed 7". If there are
/// none, the title is "As it is". The seed is omitted if there is another difference.
QString titleOf(const compare::Side& side, const level::NamedRecipes& recipes);
/// Returns the title of the algorithm that a setting of compare::algorithmSettings() selects.
QString algorithmTitle(const std::string& setting);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/value.h"

namespace mazeloom::diff {

/// Writes the stages of recipes in both documents alike, so that a comparison finds only what
/// differs. The text "reach" becomes {"stage": "reach"}, as if the stage had parameters. A recipe
/// that is the name of a built-in one becomes its list of stages, if the other document has a list
/// in its place.
void spellOutStages(json::Value& before, json::Value& after);

}  // namespace mazeloom::diff

// SPDX-License-Identifier: MIT
// What comes into a pack from elsewhere.
#pragma once

#include <vector>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// A level, and whether it takes the place of the pack's level of its id: where it does not, or
/// there is none, it comes behind the others.
struct ComingLevel {
    level::Level level;
    bool replaces = false;
};

/// All of them in one step; what takes a place keeps its key. Nothing where nothing would change.
/// The first that comes in is shown.
Wanted takeIn(const Document& document, std::vector<ComingLevel> levels);

}  // namespace mazeloom::document

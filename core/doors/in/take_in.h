// SPDX-License-Identifier: MIT
// What comes into a pack from elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/document/refusal.h"

namespace mazeloom::doors {

/// A level, and whether it takes the place of the pack's level of its id: where it does not, or
/// there is none, it comes behind the others.
struct ComingLevel {
    level::Level level;
    bool replaces = false;
    /// What one that takes a place is shown with from now on.
    std::optional<std::uint64_t> seed = {};
};

struct Coming {
    std::vector<ComingLevel> levels;
    /// What the levels need. Of the ids that the pack has already, its own stay.
    std::vector<level::Room> rooms = {};
    std::vector<level::OwnKind> ownKinds = {};
    /// What the pack knows of foreign tiles from now on.
    level::ForeignTiles tiles = {};
};

/// All of it in one step; a level that takes a place keeps its key. Nothing where nothing would
/// change. The first level that comes in is shown.
document::Wanted takeIn(const document::Document& document, Coming coming);

}  // namespace mazeloom::doors

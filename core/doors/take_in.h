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

/// All of them in one step; what takes a place keeps its key. Nothing where nothing would change.
/// The first that comes in is shown. `tiles` are what the pack knows of foreign tiles from now on.
document::Wanted takeIn(const document::Document& document, std::vector<ComingLevel> levels,
                        level::ForeignTiles tiles);

}  // namespace mazeloom::doors

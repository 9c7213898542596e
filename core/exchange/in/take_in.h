// SPDX-License-Identifier: MIT
// Adds imported levels to a pack.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/document/refusal.h"

namespace mazeloom::exchange {

/// An imported level. With `replaces`, it replaces the pack's level with the same id, if any.
/// Otherwise it is appended.
struct ComingLevel {
    level::Level level;
    bool replaces = false;
    /// The seed that a replacing level is shown with.
    std::optional<std::uint64_t> seed = {};
};

struct Coming {
    std::vector<ComingLevel> levels;
    /// Rooms and kinds that the levels need. A room or kind is ignored if the pack already has its
    /// id.
    std::vector<level::Room> rooms = {};
    std::vector<level::OwnKind> ownKinds = {};
    /// The pack's new meanings of foreign tiles.
    level::ForeignTiles tiles = {};
};

/// Returns one edit that adds everything and shows the first imported level. A replacing level
/// keeps the key of the level that it replaces. The edit does nothing if nothing would change.
document::Wanted takeIn(const document::Document& document, Coming coming);

}  // namespace mazeloom::exchange

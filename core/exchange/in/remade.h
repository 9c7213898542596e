// SPDX-License-Identifier: MIT
// Regenerates an exported level as it was, so that the edited file can be compared with the file as
// exported.
#pragma once

#include "core/exchange/importer.h"
#include "core/exchange/origin.h"
#include "core/generate/generate.h"
#include "core/level/map/map.h"

namespace mazeloom::exchange {

struct Remade {
    /// The map of the level. Its things are in the order of Facts::things.
    level::Map map;
    /// Whether generation reproduces the level as exported. It does not if rooms of the pack or the
    /// program have changed, or if the level is too large. Then the map is built from the file's
    /// facts: only objects that the designer placed have their data, and there are no rooms.
    bool isExact = false;
    /// Whether the map has the rooms of the level at export. False if generation did not reproduce
    /// the level, or if the level has rooms but there is no pack to look up handcrafted rooms.
    bool knowsRooms = false;
};

/// Upper bound on the cells of a level that is regenerated.
inline constexpr std::int64_t kMostRemadeCells = std::int64_t{1} << 20;

/// Returns the options for generating the level by itself (core/level/campaign/floor_of.h) with the
/// pack's kinds. `pack` is null for a level without a pack.
generate::Options makingOf(const level::Pack* pack, const level::Level& level,
                           const Stop& stop = {});

Remade remade(const Left& left, const ImportOptions& options);

}  // namespace mazeloom::exchange

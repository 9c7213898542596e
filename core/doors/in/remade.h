// SPDX-License-Identifier: MIT
// A level made again as it was when it left, so that what a file says of it can be compared with
// what the file said then.
#pragma once

#include "core/doors/importer.h"
#include "core/doors/origin.h"
#include "core/generate/generate.h"
#include "core/level/map/map.h"

namespace mazeloom::doors {

struct Remade {
    /// Its things are in the order of Facts::things.
    level::Map map;
    /// Whether generation makes the level as it left. Otherwise, since rooms of the pack or the
    /// program are others today, or the level is large, the map has what the file says: then only
    /// what the designer placed is known with its words, and there are no rooms.
    bool isExact = false;
    /// Whether the map's rooms are those that the level left with: handcrafted ones are the pack's.
    bool knowsRooms = false;
};

/// A level with more cells is not generated for it.
inline constexpr std::int64_t kMostRemadeCells = std::int64_t{1} << 20;

/// What the level is generated with: the floor that it is in its pack, and the pack's kinds. Null:
/// in no pack.
generate::Options makingOf(const level::Pack* pack, const level::Level& level,
                           const Stop& stop = {});

Remade remade(const Left& left, const ImportOptions& options);

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
// Three-way merge of levels, rooms and packs as values. Each merge returns two versions, which
// differ in the conflicts: there, each version has the content of its side.
#pragma once

#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::merge {

template <typename Content>
struct Versions {
    Content ours;
    Content theirs;
    bool hasConflicts = false;
};

/// pack.json: a pack without levels and rooms, and the list of these.
struct PackFile {
    level::Pack pack;
    pack::Listing listing;
};

/// Merge two versions of a level or room. All have the same table of terrains; `base` is null if
/// both sides added the level or room. If a merged version would be no valid level or room, or
/// would name objects that it does not have, the result is the sides themselves, as one conflict.
Versions<level::Level> mergeLevels(const level::Level* base, const level::Level& ours,
                                   const level::Level& theirs);
Versions<level::Room> mergeRooms(const level::Room* base, const level::Room& ours,
                                 const level::Room& theirs);
Versions<PackFile> mergePacks(const PackFile* base, const PackFile& ours, const PackFile& theirs);

}  // namespace mazeloom::merge

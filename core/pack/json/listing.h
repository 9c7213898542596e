// SPDX-License-Identifier: MIT
// The levels and rooms of a pack, as pack.json lists them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::pack {

/// The version of the format that this program writes, and the newest that it reads.
inline constexpr int kVersion = 1;

/// A level or room that pack.json lists but that could not be read.
struct Unread {
    bool isRoom = false;
    std::string id;
    std::size_t index = 0;  ///< index in pack.json's list

    friend bool operator==(const Unread&, const Unread&) = default;
};

/// A file in one of a pack's folders that pack.json does not list, such as one that a merge dropped
/// from the list.
struct Unlisted {
    enum class Kind { Level, Room, Tiles };

    Kind kind = Kind::Level;
    std::string file;  ///< relative to the pack: "levels/ring.json"
    std::string name;  ///< the file's name without folder and extension: "ring"

    friend bool operator==(const Unlisted&, const Unlisted&) = default;
};

/// The ids of the levels and rooms that pack.json lists, in the designer's order.
struct Listing {
    std::vector<std::string> levels;
    std::vector<std::string> rooms;

    friend bool operator==(const Listing&, const Listing&) = default;
};
Listing listingOf(const level::Pack& pack);
/// Returns the listing, with the unread levels and rooms at their old indices.
Listing listingOf(const level::Pack& pack, std::vector<Unread> unread);

}  // namespace mazeloom::pack

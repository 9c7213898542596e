// SPDX-License-Identifier: MIT
// A pack's own kinds of objects, such as a chest or a lever. Only the game that loads the pack
// knows them. Our games ignore such objects; every export includes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/properties.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

/// Where an object of an own kind may stand: a set of bits, at least one of which must hold for the
/// cell.
enum OwnPlace : std::uint8_t {
    kOnFloor = 1,     ///< any floor
    kInRoom = 2,      ///< floor of a room
    kInPassage = 4,   ///< floor outside of rooms
    kInDeadEnd = 8,   ///< floor with at most one open cell beside it
    kInWater = 16,    ///< still water
    kInWallFace = 32  ///< wall with floor beside it
};
using OwnPlaces = std::uint8_t;
inline constexpr OwnPlaces kOnAnyFloor = kOnFloor | kInRoom | kInPassage | kInDeadEnd;

struct OwnPlaceInfo {
    OwnPlace place;
    std::string_view id;     ///< as in a pack's JSON
    std::string_view title;  ///< as in the window
};
inline constexpr std::array kOwnPlaces{
    OwnPlaceInfo{kOnFloor, "floor", "Any floor"},
    OwnPlaceInfo{kInRoom, "room", "Floor of a room"},
    OwnPlaceInfo{kInPassage, "passage", "Floor outside of rooms"},
    OwnPlaceInfo{kInDeadEnd, "dead-end", "Dead ends"},
    OwnPlaceInfo{kInWater, "water", "Still water"},
    OwnPlaceInfo{kInWallFace, "wall", "Walls beside floor"},
};

/// Upper bound on a pack's own kinds.
inline constexpr std::size_t kMaxOwnKinds = 200;
/// The letter for an object whose kind the pack lacks.
inline constexpr char kUnknownLetter = '*';

struct OwnKind {
    std::string id;     ///< unique in its pack
    std::string title;  ///< may be empty
    char letter = kUnknownLetter;
    /// The drawing of one of the program's things or terrains, named by its id. If the name is
    /// empty or unknown, the letter is drawn on a badge instead.
    std::string sprite;
    Colour colour{0xd08a2eff};
    OwnPlaces places = kOnFloor;  ///< at least one
    /// Defaults for the properties of the kind's objects. No value is a cell or an object.
    Properties properties;
    std::string more = {};  ///< JSON of unknown keys, as in Object

    friend bool operator==(const OwnKind&, const OwnKind&) = default;
};

using OwnKinds = std::vector<OwnKind>;
/// A pack's own kinds, which copies share; null: none.
using SharedOwnKinds = std::shared_ptr<const OwnKinds>;

/// Whether the letter is visible in the text format: ASCII, but not a space.
constexpr bool isKindLetter(char letter) {
    return letter > ' ' && letter <= '~';
}

/// The prefix of an own kind's name in files: "own:chest".
inline constexpr std::string_view kOwnPrefix = "own:";
inline std::string ownKindWord(std::string_view id) {
    return std::string(kOwnPrefix) + std::string(id);
}

/// Returns the kind's index in the list; nullopt if the list lacks it.
std::optional<std::size_t> placeOfKind(std::span<const OwnKind> kinds, std::string_view id);
/// Returns the kind with the id; null if the list lacks it.
const OwnKind* findKind(std::span<const OwnKind> kinds, std::string_view id);

/// Whether the terrain suits one of the places. Does not check whether a cell is in a room, passage
/// or dead end, or beside floor: this depends on the map.
bool mayHold(OwnPlaces places, Terrain terrain);

/// Returns the kind's properties in their order, each with the object's value if the object has
/// one, then the object's other properties.
Properties withDefaults(const Properties& own, const Properties& defaults);

}  // namespace mazeloom::level

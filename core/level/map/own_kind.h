// SPDX-License-Identifier: MIT
// Kinds of objects of a pack's own: what the game that loads it has and ours do not know, a chest,
// a lever. Our games pass such objects by; every export carries them.
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

/// Where such an object may stand; a set of bits, of which one must be true of the cell.
enum OwnPlace : std::uint8_t {
    kOnFloor = 1,     ///< any floor
    kInRoom = 2,      ///< floor of a room
    kInPassage = 4,   ///< floor outside of rooms
    kInDeadEnd = 8,   ///< floor with one open cell beside it, or none
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

/// No pack has more.
inline constexpr std::size_t kMaxOwnKinds = 200;
/// What an object of a kind that the pack does not have is drawn as.
inline constexpr char kUnknownLetter = '*';

struct OwnKind {
    std::string id;     ///< unique in its pack
    std::string title;  ///< may be empty
    char letter = kUnknownLetter;
    /// A drawing of the program, by the id of the thing or terrain that it is of; empty, or
    /// unknown: the letter on a badge.
    std::string sprite;
    Colour colour{0xd08a2eff};
    OwnPlaces places = kOnFloor;  ///< at least one
    /// What its objects have unless they say otherwise; none of them a cell or an object.
    Properties properties;
    std::string more = {};  ///< the JSON of unread keys, as in Object

    friend bool operator==(const OwnKind&, const OwnKind&) = default;
};

using OwnKinds = std::vector<OwnKind>;
/// Null: none.
using SharedOwnKinds = std::shared_ptr<const OwnKinds>;

/// Whether it can be seen in the text format: a character of ASCII that is no space.
constexpr bool isKindLetter(char letter) {
    return letter > ' ' && letter <= '~';
}

/// How files name the kind of such an object: "own:chest".
inline constexpr std::string_view kOwnPrefix = "own:";
inline std::string ownKindWord(std::string_view id) {
    return std::string(kOwnPrefix) + std::string(id);
}

/// Its place in the list; nothing where it is not there.
std::optional<std::size_t> placeOfKind(std::span<const OwnKind> kinds, std::string_view id);
/// Null where it is not there.
const OwnKind* findKind(std::span<const OwnKind> kinds, std::string_view id);

/// Whether such terrain can be a place of these: whether a dead end or a room is there, only the
/// map knows.
bool mayHold(OwnPlaces places, Terrain terrain);

/// An object's own properties and, where it does not name them, its kind's, which come first.
Properties withDefaults(const Properties& own, const Properties& defaults);

}  // namespace mazeloom::level

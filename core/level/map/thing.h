// SPDX-License-Identifier: MIT
// What stands on a map's cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/point.h"

namespace mazeloom::level {

enum class ThingKind : std::uint8_t {
    Hero,
    Exit,
    Heart,
    Tnt,
    Grenade,
    Emitter,
    Console,
    Bug,
    Boss,
    Rat,
    Goblin,
    Orc,
    Troll,
    Wraith,
    DreadKnight,
    Potion,
    Weapon,
    Wand,
    Own,  ///< of a kind of the pack's own (own_kind.h)
    Key,
    MoonKey,
    JewelKey,
};
/// No kind's number is greater or equal.
inline constexpr std::size_t kThingNumbers = 22;

/// All kinds that are the program's, by their numbers.
inline constexpr std::array kThingKinds = [] {
    std::array<ThingKind, kThingNumbers - 1> kinds{};
    std::size_t count = 0;
    for (std::size_t number = 0; number < kThingNumbers; ++number) {
        const auto kind = static_cast<ThingKind>(number);
        if (kind != ThingKind::Own) kinds[count++] = kind;
    }
    return kinds;
}();

struct ThingInfo {
    ThingKind kind;
    std::string_view id;  ///< as in the pack's JSON
    char glyph;           ///< as in the text format
    bool mustBeReached;   ///< the hidden maze must lead to it (RULES.md G-14.3)
};

/// Whether it moves on a trajectory.
constexpr bool isMover(ThingKind kind) {
    return kind == ThingKind::Bug || kind == ThingKind::Boss;
}

const ThingInfo& info(ThingKind kind);
/// One of the program's.
std::optional<ThingKind> thingKind(std::string_view id);

struct Thing {
    ThingKind kind = ThingKind::Hero;
    grid::Point at;
    /// Of a bug or the boss the index in Map::trajectories, of all else that in Map::objects; −1
    /// for a generated thing of which there is no more to be known.
    std::int32_t object = -1;
    /// Of one of the pack's own kinds the place of that in Map::kinds; −1 where the pack has no
    /// such kind, and for all else.
    std::int16_t own = -1;

    friend bool operator==(const Thing&, const Thing&) = default;
};

}  // namespace mazeloom::level

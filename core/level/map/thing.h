// SPDX-License-Identifier: MIT
// The things that stand on a map's cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/point.h"
#include "core/sentence.h"

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
    Own,  ///< one of the pack's own kinds (own_kind.h)
    Key,
    MoonKey,
    JewelKey,
    Bat,
    Slime,
    Archer,
    Hulk,
    Witch,
    Idol,
    Armour,
};
/// All numbers of kinds are below this bound.
inline constexpr std::size_t kThingNumbers = 29;

/// All of the program's kinds, in the order of their numbers.
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

/// Whether the kind moves on a trajectory.
constexpr bool isMover(ThingKind kind) {
    return kind == ThingKind::Bug || kind == ThingKind::Boss;
}

const ThingInfo& info(ThingKind kind);
inline ThingName sentenceName(ThingKind kind) {
    return {info(kind).id};
}
/// Returns the program's kind with this id; nullopt if none has it.
std::optional<ThingKind> thingKind(std::string_view id);

struct Thing {
    ThingKind kind = ThingKind::Hero;
    grid::Point at;
    /// The index in Map::trajectories for a bug or the boss, in Map::objects for other things; −1
    /// for a generated thing without data beyond its kind.
    std::int32_t object = -1;
    /// The index in Map::kinds for a thing of the pack's own; −1 for other things and missing
    /// kinds.
    std::int16_t own = -1;

    friend bool operator==(const Thing&, const Thing&) = default;
};

}  // namespace mazeloom::level

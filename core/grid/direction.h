// SPDX-License-Identifier: MIT
// The four orthogonal directions and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/grid/point.h"

namespace mazeloom::grid {

enum class Direction : std::uint8_t { Up, Right, Down, Left };

inline constexpr std::array<Direction, 4> kDirections{Direction::Up, Direction::Right,
                                                      Direction::Down, Direction::Left};

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 2) & 3);
}
/// Returns the direction a quarter turn clockwise from `d`.
constexpr Direction clockwise(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 1) & 3);
}

/// Returns the offset of the neighbouring cell in direction `d`.
constexpr Point offset(Direction d) {
    constexpr std::array<Point, 4> offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    return offsets[static_cast<unsigned>(d)];
}

/// A set of directions in four bits: bit 0 up, 1 right, 2 down, 3 left.
class DirectionSet {
  public:
    constexpr DirectionSet() = default;
    constexpr explicit DirectionSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits & 15)) {}

    constexpr void add(Direction d) {
        bits_ = static_cast<std::uint8_t>(bits_ | (1u << static_cast<unsigned>(d)));
    }
    constexpr void remove(Direction d) {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << static_cast<unsigned>(d)));
    }
    constexpr bool contains(Direction d) const {
        return (bits_ >> static_cast<unsigned>(d) & 1u) != 0;
    }
    constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    /// Whether the set has more than one direction; cheaper than count().
    constexpr bool hasSeveral() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr std::uint8_t bits() const { return bits_; }
    friend constexpr bool operator==(DirectionSet, DirectionSet) = default;
    friend constexpr DirectionSet operator&(DirectionSet a, DirectionSet b) {
        return DirectionSet(unsigned{a.bits_} & b.bits_);
    }

  private:
    std::uint8_t bits_ = 0;
};

}  // namespace mazeloom::grid

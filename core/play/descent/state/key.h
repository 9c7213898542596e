// SPDX-License-Identifier: MIT
// What a player can press. A key means what the moment makes of it: g picks up what lies there, and
// in the open inventory it is the seventh item.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/direction.h"

namespace mazeloom::play::descent {

enum class Key : std::uint8_t {
    Up,  ///< the directions in the order of grid::Direction
    Right,
    Down,
    Left,
    A,  ///< the inventory's letters, a–t
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    Z,
    Greater,  ///< >
    Less,     ///< <
    Dot,      ///< .
    Other,    ///< any other: it closes and cancels what is open
};

inline constexpr std::size_t kKeys = 29;

// On the map.
inline constexpr Key kPickUp = Key::G;
inline constexpr Key kOpenInventory = Key::I;
inline constexpr Key kZap = Key::Z;
inline constexpr Key kDescend = Key::Greater;
inline constexpr Key kAscend = Key::Less;
inline constexpr Key kQuit = Key::Q;
/// Lets a turn pass. The terminal roguelike has no such key; without one a hero in a dead end whom
/// the boss holds there, with nothing that harms it, could do nothing that takes a turn.
inline constexpr Key kWait = Key::Dot;

/// As in a replay: "up", "right", "down", "left", "a"–"t", "z", ">", "<", ".", "other".
extern const std::array<std::string_view, kKeys> kKeyNames;
std::string_view name(Key key);
/// Letters in either case. Nothing for what is no key's name.
std::optional<Key> keyOf(std::string_view name);

/// Nothing for what is no direction.
constexpr std::optional<grid::Direction> directionOf(Key key) {
    if (key > Key::Left) return std::nullopt;
    return static_cast<grid::Direction>(key);
}
constexpr Key keyOf(grid::Direction direction) {
    return static_cast<Key>(direction);
}

/// Of a letter of the inventory its place there, from 0. Nothing for other keys.
constexpr std::optional<int> placeOf(Key key) {
    if (key < Key::A || key > Key::T) return std::nullopt;
    return static_cast<int>(key) - static_cast<int>(Key::A);
}
/// The letter of a place in the inventory, 0–19.
constexpr Key keyOfPlace(int place) {
    return static_cast<Key>(static_cast<int>(Key::A) + place);
}

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// The keys that a player can press. A key's meaning depends on the situation: g picks up an item,
// and is the seventh item in the open inventory.
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
    Other,    ///< any other key: closes or cancels what is open
};

inline constexpr std::size_t kKeys = 29;

// The meanings of keys while no question is open.
inline constexpr Key kPickUp = Key::G;
inline constexpr Key kOpenInventory = Key::I;
inline constexpr Key kZap = Key::Z;
inline constexpr Key kDrop = Key::D;
inline constexpr Key kThrow = Key::T;
inline constexpr Key kDescend = Key::Greater;
inline constexpr Key kAscend = Key::Less;
inline constexpr Key kQuit = Key::Q;
/// Lets a turn pass. The terminal roguelike has no such key. Without this key, a hero whom the boss
/// has cornered in a dead end, with no weapon that harms it, could do nothing that takes a turn.
inline constexpr Key kWait = Key::Dot;

/// The names in replays: "up", "right", "down", "left", "a"–"t", "z", ">", "<", ".", "other".
extern const std::array<std::string_view, kKeys> kKeyNames;
std::string_view name(Key key);
/// Returns the key with this name; nullopt if there is none. Accepts letters in either case.
std::optional<Key> keyOf(std::string_view name);

/// Returns the direction of a key; nullopt if the key is no direction.
constexpr std::optional<grid::Direction> directionOf(Key key) {
    if (key > Key::Left) return std::nullopt;
    return static_cast<grid::Direction>(key);
}
constexpr Key keyOf(grid::Direction direction) {
    return static_cast<Key>(direction);
}

/// Returns the place in the inventory that a letter stands for, from 0; nullopt for other keys.
constexpr std::optional<int> placeOf(Key key) {
    if (key < Key::A || key > Key::T) return std::nullopt;
    return static_cast<int>(key) - static_cast<int>(Key::A);
}
/// Returns the letter of a place in the inventory, 0–19.
constexpr Key keyOfPlace(int place) {
    return static_cast<Key>(static_cast<int>(Key::A) + place);
}

}  // namespace mazeloom::play::descent

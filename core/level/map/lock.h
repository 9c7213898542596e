// SPDX-License-Identifier: MIT
// Maps keys to the doors that they open. A lock is a number that a key shares with its doors.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/level/map/terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

/// The keys, indexed by lock.
inline constexpr std::array kKeys{ThingKind::Key, ThingKind::MoonKey, ThingKind::JewelKey};
inline constexpr std::size_t kLocks = kKeys.size();

/// A set of locks, one bit for each lock.
using LockSet = std::uint8_t;
inline constexpr LockSet kAllLocks = (1u << kLocks) - 1;
constexpr LockSet bitOf(std::size_t lock) {
    return static_cast<LockSet>(1u << lock);
}

/// Returns the lock of a door; nullopt for terrain that no key opens.
constexpr std::optional<std::size_t> lockOf(Terrain terrain) {
    return isLocked(terrain) ? std::optional<std::size_t>(*info(terrain).lock) : std::nullopt;
}
/// Returns the lock that a key opens; nullopt for things other than keys.
constexpr std::optional<std::size_t> lockOf(ThingKind kind) {
    for (std::size_t lock = 0; lock < kLocks; ++lock) {
        if (kKeys[lock] == kind) return lock;
    }
    return std::nullopt;
}
constexpr bool isKey(ThingKind kind) {
    return lockOf(kind).has_value();
}
/// Returns the door of a lock.
constexpr Terrain lockedDoor(std::size_t lock) {
    for (const TerrainInfo& row : kTerrains) {
        if (row.lock == lock) return row.terrain;
    }
    return Terrain::LockedDoor;
}

}  // namespace mazeloom::level

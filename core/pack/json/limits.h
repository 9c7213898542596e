// SPDX-License-Identifier: MIT
// Bounds on a pack's files, checked before memory is taken: what is larger is neither read nor
// written. Private to core/pack.
#pragma once

#include <cstddef>

#include "core/level/level.h"

namespace mazeloom::pack {

inline constexpr std::size_t kMaxPackBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxRoomBytes = std::size_t{16} << 20;
/// Terrain and marks of the largest level, painted, and kept with their origin, and as much as a
/// layer again for what stands on it.
inline constexpr std::size_t kMaxLevelBytes = std::size_t{6} * level::kMaxSide * level::kMaxSide;
/// Levels, and rooms, that a pack may list.
inline constexpr std::size_t kMaxListed = 10'000;

/// Files of an archive, and bytes of it as it is packed.
inline constexpr std::size_t kMaxArchiveFiles = 10'000;
inline constexpr std::size_t kMaxArchiveBytes = std::size_t{1} << 30;
/// An archive's directory: some 100 bytes a file are usual.
inline constexpr std::size_t kMaxDirectoryBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxChecksumsBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxThumbnailBytes = std::size_t{4} << 20;
/// No file that deflate packed unpacks to more than so many times its size (zlib's "Technical
/// Details"): who claims more lies.
inline constexpr std::size_t kMaxFileRatio = 1032;
/// What all of an archive may unpack to: so much however small it is, since a large level of one
/// colour packs a thousandfold, or else so many times its own size; and never more than the last.
inline constexpr std::size_t kAlwaysUnpacked = std::size_t{256} << 20;
inline constexpr std::size_t kMaxArchiveRatio = 100;
inline constexpr std::size_t kMaxUnpacked = std::size_t{2} << 30;

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Bounds on an archive's files, checked before memory is allocated: a larger archive is neither
// read nor written. Private to core/pack.
#pragma once

#include <cstddef>

namespace mazeloom::pack {

/// Upper bounds on the number of files in an archive and on the archive's compressed bytes.
inline constexpr std::size_t kMaxArchiveFiles = 10'000;
inline constexpr std::size_t kMaxArchiveBytes = std::size_t{1} << 30;
/// Upper bound on the bytes of an archive's directory, which usually needs about 100 bytes per
/// file.
inline constexpr std::size_t kMaxDirectoryBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxChecksumsBytes = std::size_t{4} << 20;
inline constexpr std::size_t kMaxThumbnailBytes = std::size_t{4} << 20;
/// Upper bound on the compression ratio of deflate (zlib's "Technical Details"). An archive that
/// claims a higher ratio is forged.
inline constexpr std::size_t kMaxFileRatio = 1032;
/// Bounds on the unpacked size of an archive. kAlwaysUnpacked is allowed however small the archive
/// is, since a large level of one colour compresses a thousandfold. Above it, the bound is
/// kMaxArchiveRatio times the archive's size, but at most kMaxUnpacked.
inline constexpr std::size_t kAlwaysUnpacked = std::size_t{256} << 20;
inline constexpr std::size_t kMaxArchiveRatio = 100;
inline constexpr std::size_t kMaxUnpacked = std::size_t{2} << 30;

}  // namespace mazeloom::pack

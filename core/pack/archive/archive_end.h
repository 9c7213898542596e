// SPDX-License-Identifier: MIT
// The end record of a zip archive states the size of its directory. It is checked before libzip
// reads the directory into memory, and must leave libzip no choice between several end records.
// Private to core/pack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::pack {

/// Upper bound on the size of an archive's end: the end record and the longest comment.
inline constexpr std::size_t kMaxEndBytes = 22 + 65535;

/// Returns the error in the end of an archive of `size` bytes, if any. `tail` holds its last
/// min(size, kMaxEndBytes) bytes. Refuses: no end record or more than one, a comment, several
/// disks, ZIP64, more files or a larger directory than limits.h allows, and a directory that does
/// not reach exactly to the end record.
std::optional<std::string> flawOfEnd(std::string_view tail, std::uint64_t size);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// The end of a zip archive says how much its directory takes. It is looked at before libzip reads
// the directory into memory, and must leave libzip no choice between several ends. Private to
// core/pack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::pack {

/// The end of a zip archive stands within so many of its last bytes: the record and the longest
/// comment.
inline constexpr std::size_t kMaxEndBytes = 22 + 65535;

/// What is wrong with the end of an archive of `size` bytes; `tail` are its last min(size,
/// kMaxEndBytes). Refused are: no end record or more than one, a comment, several disks, ZIP64,
/// more files or a larger directory than a pack has (limits.h), and a directory that does not reach
/// exactly to the end record.
std::optional<std::string> flawOfEnd(std::string_view tail, std::uint64_t size);

}  // namespace mazeloom::pack

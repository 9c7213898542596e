// SPDX-License-Identifier: MIT
// The end record of a zip archive states the size of the archive's directory. The record is checked
// before libzip reads the directory into memory. There must be only one possible end record, so
// that libzip cannot choose another. Private to core/pack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/sentence.h"

namespace mazeloom::pack {

/// Upper bound on the size of an archive's end: the end record with the longest comment.
inline constexpr std::size_t kMaxEndBytes = 22 + 65535;

/// Returns the error in the end of an archive of `size` bytes, if any. `tail` holds the archive's
/// last min(size, kMaxEndBytes) bytes. Refuses: no end record or more than one, a comment, several
/// disks, ZIP64, more files or a larger directory than archive_limits.h allows, and a directory
/// that does not reach exactly to the end record.
std::optional<Phrase> flawOfEnd(std::string_view tail, std::uint64_t size);

}  // namespace mazeloom::pack

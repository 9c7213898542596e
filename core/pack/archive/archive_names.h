// SPDX-License-Identifier: MIT
// Names in archives that other programs packed again. The checksums prove that the files are the
// exported ones; only the archive around them is another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mazeloom::pack {

/// The name with forward slashes: some programs of Windows write backslashes.
std::string withForwardSlashes(std::string_view name);

/// Whether an archiver or a file manager adds such a file by itself: folders, and what macOS and
/// Windows keep beside files. A pack needs none of it.
bool isArchiversOwn(std::string_view name, std::uint64_t bytes);

/// The folder of all files where someone packed the pack's folder instead of what is in it: the
/// only folder of the archive with a pack.json, with its slash. Empty if pack.json lies in no
/// folder, or in several.
std::string rootOf(std::span<const std::string> names);

}  // namespace mazeloom::pack

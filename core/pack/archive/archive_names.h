// SPDX-License-Identifier: MIT
// File names in archives that other programs repacked. The checksums prove that the files are the
// exported ones; only the archive around them differs.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mazeloom::pack {

/// Returns the name with forward slashes: some Windows programs write backslashes.
std::string withForwardSlashes(std::string_view name);

/// Whether a file is one that archivers or file managers add by themselves: folder entries, and the
/// files that macOS and Windows store beside others. A pack needs none of them.
bool isArchiversOwn(std::string_view name, std::uint64_t bytes);

/// Returns the only top-level folder that holds a pack.json, with a slash at its end. An archive
/// has such a folder if someone packed the pack's folder instead of its contents. Returns an empty
/// string if pack.json lies in no such folder or in several, or if it also lies beside the folders.
std::string rootOf(std::span<const std::string> names);

}  // namespace mazeloom::pack

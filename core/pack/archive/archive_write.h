// SPDX-License-Identifier: MIT
// Exports a pack as one .mazepack file, a zip archive for a game or another designer.
//
// The archive holds the texts of the pack's files (write.h), thumbnails/<id>.png of levels, and
// checksums.json: an object with the SHA-256 of each other file by name, sorted. The same pack and
// thumbnails give the same bytes: files are in the pack's order, with fixed time and mode, and
// nothing depends on the machine.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// PNG files as bytes, by level id.
using Thumbnails = std::map<std::string, std::string>;

/// Returns the archive's bytes, or the reasons why the pack could not be opened again: bad ids, too
/// many files, too large. Does not check that the levels are valid; the caller does, with read().
/// Needs memory for all texts and the archive.
tl::expected<std::string, std::vector<Problem>> writeArchive(const level::Pack& pack,
                                                             const Thumbnails& thumbnails);

/// Writes an archive's bytes to a file atomically: after any failure the file is completely old or
/// completely new (core/files/replace.h). The folder must exist. `mayReplace` is called once the
/// new version lies beside the old one; if it returns false, the old version stays. If `mayReplace`
/// is null, the old version is always replaced.
tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        files::FileSystem& files,
                                        const std::function<bool()>& mayReplace = {});
tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        const std::function<bool()>& mayReplace = {});

}  // namespace mazeloom::pack

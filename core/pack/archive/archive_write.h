// SPDX-License-Identifier: MIT
// Exports packs: one .mazepack file, a zip archive that a game, or another designer, opens.
//
// It holds the texts of the pack's files (write.h), thumbnails/<id>.png of levels, and
// checksums.json: an object with the SHA-256 of each other file by name, sorted. The same pack and
// thumbnails give the same bytes: files stand in the pack's order, with one time and one mode, and
// nothing of the machine is in it.
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

/// Bytes of PNG files by the id of a level of the pack.
using Thumbnails = std::map<std::string, std::string>;

/// The archive's bytes, or why the pack could not be opened again: bad ids, too many
/// files, too large. Whether its levels are sound is for the caller to find out, with read().
/// Takes memory for all texts and the archive.
tl::expected<std::string, std::vector<Problem>> writeArchive(const level::Pack& pack,
                                                             const Thumbnails& thumbnails);

/// Puts an archive's bytes under a name in one step: whatever happens, the file is wholly the old
/// or wholly the new one (core/files/replace.h). Its folder must be there. `mayReplace` is asked
/// when the new version lies beside the old one: false leaves the old one; null stands for true.
tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        files::FileSystem& files,
                                        const std::function<bool()>& mayReplace = {});
tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        const std::function<bool()>& mayReplace = {});

}  // namespace mazeloom::pack

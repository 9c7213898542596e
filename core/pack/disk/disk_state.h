// SPDX-License-Identifier: MIT
// The state of a pack on disk as the program last saw it. With this state, the program can detect
// changes by others, write only its own changes, and remove only files that it knows.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/files/file_system.h"
#include "core/level/level.h"
#include "core/pack/read.h"

namespace mazeloom::pack {

struct SeenFile {
    std::uintmax_t size = 0;
    std::int64_t modified = 0;  ///< as in files::FileInfo
    /// Whether the file had been unchanged for some seconds when it was seen. File times advance in
    /// steps of up to two seconds: if a file changes twice within a step, its time stays. So if a
    /// file was not settled, an unchanged time does not prove that the file is unchanged.
    bool settled = false;
    std::uint64_t hash = 0;  ///< fingerprint of the bytes
    /// Fingerprint of the text that this program would write for the file's contents. The file
    /// itself may have another layout, which stays until its contents change.
    std::uint64_t canonical = 0;
    /// The level or room that was read from or written to the file; null if unknown. It is
    /// immutable while it is held here, so a pack with the same pointer has nothing new to save for
    /// this file.
    std::shared_ptr<const level::Level> level = nullptr;
    std::shared_ptr<const level::Room> room = nullptr;
};

struct DiskState {
    /// The known files of the pack, by name (names.h).
    std::map<std::string, SeenFile> files;
    /// Levels and rooms that pack.json lists but that could not be read. They stay listed and their
    /// files stay untouched, so that saving loses nothing.
    std::vector<Unread> unread;
    /// Whether all of pack.json could be read. If not, saving would drop the unread parts.
    bool isPackFileWhole = true;
    /// The text that this program would write for the contents of pack.json.
    std::string packText;
};

/// Returns a hash of the bytes: FNV-1a in eight lanes, one for each position in a group of eight
/// bytes. Only for comparisons within one run of the program: not for security, not for files.
std::uint64_t fingerprint(std::string_view bytes);

/// Returns the record of a file that was read just after `now` and has this program's own layout.
SeenFile seen(const files::FileInfo& info, std::uint64_t hash, std::int64_t now);

/// Returns the names of files that changed or vanished since they were seen, sorted. A file whose
/// time changed but not its bytes does not count; its record is updated.
std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state,
                                        files::FileSystem& files);
std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// What a program last saw of a pack on the disk: so that it can tell what others changed since,
// write only what it changed itself, and remove only what it knows.
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
    /// Whether the file was already so old when it was seen that a later change must show in its
    /// time. Times advance in steps: one that is about now says little.
    bool settled = false;
    std::uint64_t hash = 0;  ///< fingerprint of the bytes
    /// Fingerprint of the text that this program would write for what the file holds. A file that
    /// somebody laid out otherwise keeps its layout until what it holds is changed.
    std::uint64_t canonical = 0;
    /// What the file was read or written as; null where that is not known. While it is held here
    /// nobody writes it: a pack that has the same one has nothing new to save.
    std::shared_ptr<const level::Level> level = nullptr;
    std::shared_ptr<const level::Room> room = nullptr;
};

struct DiskState {
    /// The files that the pack is known to consist of, by name (names.h).
    std::map<std::string, SeenFile> files;
    /// What is listed but could not be read. It stays listed, and its files are left alone, so that
    /// saving loses nothing.
    std::vector<Unread> unread;
    /// Whether pack.json held nothing that could not be read, and that saving would drop.
    bool isPackFileWhole = true;
    /// The text that this program would write for what pack.json holds.
    std::string packText;
};

/// FNV-1a in eight lanes, one for each byte of eight: the same for the same bytes, while the
/// program runs. Not for security, not for files.
std::uint64_t fingerprint(std::string_view bytes);

/// What is to be remembered of a file that was looked at just after `now`, and written as this
/// program writes it.
SeenFile seen(const files::FileInfo& info, std::uint64_t hash, std::int64_t now);

/// The names of files whose bytes have been changed, or that have gone, since they were seen;
/// sorted. A file that was only touched is no change, and is remembered anew.
std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state,
                                        files::FileSystem& files);
std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// A file in the user's data folder, from which nothing may be lost: it is replaced in one step, and
// what cannot be used of it is renamed beside, never deleted. Private to core/play.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/problem.h"

namespace mazeloom::play {

tl::unexpected<Problem> fileFailed(const std::filesystem::path& file, const std::string& what,
                                   std::error_code error);

/// What the file holds; nothing where there is none.
struct KeptFile {
    std::string bytes;
    /// It has more bytes than `most`, and none of them were read.
    std::optional<Problem> tooLarge;
};
tl::expected<std::optional<KeptFile>, Problem> readKept(const std::filesystem::path& file,
                                                        std::size_t most, files::FileSystem& files);

/// Renames the file to a name beside it that is free yet, "scores.damaged-1.txt"; that name.
tl::expected<std::filesystem::path, Problem> keepAside(const std::filesystem::path& file,
                                                       const char* why, files::FileSystem& files);

/// Writes `bytes`, which the file holds, to such a name; that name. A copy that is there already
/// is used again. The file stands as it was: until something better takes its place, nothing that
/// is sound in it is lost.
tl::expected<std::filesystem::path, Problem> copyAside(const std::filesystem::path& file,
                                                       std::string_view bytes, const char* why,
                                                       files::FileSystem& files);

/// Whatever ends this before its time, the file is wholly the old or wholly the new one. The folder
/// is made when its parent is there.
std::error_code replaceKept(const std::filesystem::path& file, std::string_view text,
                            files::FileSystem& files);

}  // namespace mazeloom::play

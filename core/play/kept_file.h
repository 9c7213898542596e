// SPDX-License-Identifier: MIT
// A file in the user's data folder whose content must not be lost: it is replaced in one step, and
// a file with unusable content is renamed in its folder, never deleted. Private to core/play.
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

/// `what` is a sentence about the error, such as pack::kCannotWrite.
tl::unexpected<Problem> fileFailed(const std::filesystem::path& file, const Sentence& what,
                                   std::error_code error);
tl::unexpected<Problem> fileFailed(const std::filesystem::path& file, const std::string& what,
                                   std::error_code error);

/// The content of a kept file. readKept() returns nullopt if there is no file.
struct KeptFile {
    std::string bytes;
    /// Set if the file has more than `most` bytes. Then no bytes were read.
    std::optional<Problem> tooLarge;
};
tl::expected<std::optional<KeptFile>, Problem> readKept(const std::filesystem::path& file,
                                                        std::size_t most, files::FileSystem& files);

/// Renames the file to a free name beside it, such as "scores.damaged-1.txt". Returns that name.
tl::expected<std::filesystem::path, Problem> keepAside(const std::filesystem::path& file,
                                                       const char* why, files::FileSystem& files);

/// Copies `bytes`, the file's content, to a free name beside it like that of keepAside(), and
/// returns the name. If there is an identical copy, returns its name instead. The file itself is
/// not changed: its sound content remains until something better replaces it.
tl::expected<std::filesystem::path, Problem> copyAside(const std::filesystem::path& file,
                                                       std::string_view bytes, const char* why,
                                                       files::FileSystem& files);

/// Replaces the file in one step. If this is interrupted, the file is still wholly the old or
/// wholly the new one. Creates the folder if its parent exists.
std::error_code replaceKept(const std::filesystem::path& file, std::string_view text,
                            files::FileSystem& files);

}  // namespace mazeloom::play

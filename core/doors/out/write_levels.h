// SPDX-License-Identifier: MIT
// Writes an export of levels to the disk: all of its files, or none.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>

#include <tl/expected.hpp>

#include "core/doors/out/level_files.h"
#include "core/files/file_system.h"

namespace mazeloom::doors {

/// Told from the thread that works.
struct WriteControl {
    /// Set from another thread to give up; looked at between levels and stages.
    const std::atomic<bool>* stop = nullptr;
    /// Before each of `count` files.
    std::function<void(const LevelFile& file, std::uint64_t done, std::uint64_t count)> progress;
};

/// Where an export of one file goes: a file; of several: a folder, which is made when its parent is
/// there.
struct WritePlace {
    std::filesystem::path path;
    bool isFolder = false;
};

/// How many files were written, those that lie beside the levels' counted. A problem names the
/// level, or what could not be written; it is empty where it was stopped. Nothing has changed on
/// the disk then.
tl::expected<std::uint64_t, Problem> writeLevels(const LevelFiles& levels, const WritePlace& place,
                                                 ExportOptions options, const WriteControl& control,
                                                 files::FileSystem& files);

}  // namespace mazeloom::doors

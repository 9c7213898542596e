// SPDX-License-Identifier: MIT
// Writes exported levels to disk.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/out/level_files.h"
#include "core/files/file_system.h"
#include "core/stop.h"

namespace mazeloom::exchange {

/// Settings for the course of an export of many levels. The bytes of the files never depend on
/// them.
struct WriteWay {
    /// Whether levels that cannot be generated or written are left out and listed. Otherwise the
    /// first such level ends the export.
    bool keepsGoing = false;
    /// For a folder: whether each file appears as soon as it is finished and stays whatever happens
    /// later. A record beside the files (unfinished.h) exists until all of them are finished.
    /// Otherwise all files appear together or none does.
    bool keepsFinished = false;
    /// With keepsFinished: whether unchanged files that an earlier run of the same export finished
    /// are not made again.
    bool resumes = false;
    unsigned threads = 1;
};

/// Stop and progress of an export; `progress` is called on the thread that called the export.
struct WriteControl {
    /// Set from another thread to cancel; checked between levels and stages, and every kStopPace
    /// written cells or bytes.
    Stop stop = {};
    /// Called before each of `count` files.
    std::function<void(const LevelFile& file, std::uint64_t done, std::uint64_t count)> progress =
        {};
    WriteWay way = {};
};

/// The target of an export: a file if the export has one file, a folder if it has several. The
/// folder is created if its parent exists.
struct WritePlace {
    std::filesystem::path path;
    bool isFolder = false;
};

/// The result of an export.
struct Written {
    std::uint64_t files = 0;     ///< written files, including companion files
    std::uint64_t finished = 0;  ///< levels' files in place, including resumed ones
    std::uint64_t resumed = 0;   ///< levels' files that were finished before
    /// Whether the existing record belonged to a different export; if so, everything was made anew.
    bool wasOther = false;
    /// Levels' files of the earlier, unfinished export that this one does not write; they stay
    /// unchanged. Named without folder.
    std::vector<std::string> strays = {};
    std::vector<LevelFailure> failures;
    /// The problem that ended the export early. It names the level and the seed, or the file that
    /// could not be written; it is empty if the export was cancelled.
    std::optional<Problem> problem;
    /// Whether the problem is a level that cannot be written. With keepsGoing, it would have been
    /// left out.
    bool isOfLevel = false;
};

/// Writes all files. With keepsGoing, the folder's failures.json lists the failed levels, if any.
/// If the format cannot hold a level's origin, the origin goes into the folder's origins.json or,
/// for a single file, into its companion file. After a problem no file has changed on disk, except
/// for finished files that are kept and the lists of them.
Written writeLevelsOf(const LevelFiles& levels, const WritePlace& place, ExportOptions options,
                      const WriteControl& control, files::FileSystem& files);

/// Like writeLevelsOf(), but returns only the number of written files, or the problem that ended
/// the export.
tl::expected<std::uint64_t, Problem> writeLevels(const LevelFiles& levels, const WritePlace& place,
                                                 ExportOptions options, const WriteControl& control,
                                                 files::FileSystem& files);

}  // namespace mazeloom::exchange

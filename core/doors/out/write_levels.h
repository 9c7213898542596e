// SPDX-License-Identifier: MIT
// Writes an export of levels to the disk.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/out/level_files.h"
#include "core/files/file_system.h"
#include "core/stop.h"

namespace mazeloom::doors {

/// How an export of many levels is done. The files' bytes never depend on it.
struct WriteWay {
    /// Levels that cannot be made are left out and listed; otherwise the first of them ends the
    /// export.
    bool keepsGoing = false;
    /// Of a folder: each file appears when it is finished and stays whatever comes then. A record
    /// beside them (unfinished.h) lasts until all are there. Otherwise all appear together, or
    /// none.
    bool keepsFinished = false;
    /// With keepsFinished: files that an export of the same pack in the same way has finished, and
    /// that nobody has changed since, are not made again.
    bool resumes = false;
    unsigned threads = 1;
};

/// Told from the thread that works.
struct WriteControl {
    /// Set from another thread to give up; looked at between levels and stages, and every kStopPace
    /// cells or bytes of a file that is written.
    Stop stop = {};
    /// Before each of `count` files.
    std::function<void(const LevelFile& file, std::uint64_t done, std::uint64_t count)> progress =
        {};
    WriteWay way = {};
};

/// Where an export of one file goes: a file; of several: a folder, which is made when its parent is
/// there.
struct WritePlace {
    std::filesystem::path path;
    bool isFolder = false;
};

/// What an export has come to.
struct Written {
    std::uint64_t files = 0;     ///< that were written, those that lie beside the levels' counted
    std::uint64_t finished = 0;  ///< levels' files that are in their places; counted with resumed
    std::uint64_t resumed = 0;   ///< levels' files that were there already
    /// There was a record of an export of another pack, or in another way: all was made anew.
    bool wasOther = false;
    /// Levels' files of the unfinished export that was there, which this one does not write: they
    /// stay as they are. Without folder.
    std::vector<std::string> strays = {};
    std::vector<LevelFailure> failures;
    /// What ended the export before its time. It names the level and the seed, or what could not be
    /// written; it is empty where the export was stopped.
    std::optional<Problem> problem;
    /// The problem is that a level cannot be made: with keepsGoing it would have been left out.
    bool isOfLevel = false;
};

/// Writes all files. With keepsGoing failures.json of a folder lists the levels that failed, if
/// any. Formats that have no place for what a level was leave it in origins.json of the folder, or
/// in a file beside the only one. After a problem nothing has changed on the disk, but for finished
/// files that are kept.
Written writeLevelsOf(const LevelFiles& levels, const WritePlace& place, ExportOptions options,
                      const WriteControl& control, files::FileSystem& files);

/// The same for who asks only how many files were written; a problem as in Written.
tl::expected<std::uint64_t, Problem> writeLevels(const LevelFiles& levels, const WritePlace& place,
                                                 ExportOptions options, const WriteControl& control,
                                                 files::FileSystem& files);

}  // namespace mazeloom::doors

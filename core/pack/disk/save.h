// SPDX-License-Identifier: MIT
// Saves a pack into a folder. After any failure, each file is completely old or completely new, and
// the pack opens.
//
// First, every changed file is written beside its target and flushed: a full disk is noticed while
// all old files still exist. Then levels, rooms and pictures are renamed into place, then
// pack.json, which thus never lists a missing file. Last, files that the pack no longer has are
// removed. Folders are flushed between these steps, so the order survives a loss of power. Files
// whose text would not change are not touched. A level or room that is unchanged since it was last
// read or written is not serialised. Unchanged members of pack.json keep their layout. If a save is
// killed, the next one removes its leftovers.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/pack/disk/disk_state.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::pack {

struct SaveOptions {
    /// Whether to replace files that others changed since they were seen, or that were never seen.
    bool overwrite = false;
    /// A save that is stopped changes no file of the pack.
    Stop stop = {};
    /// Called once, when all new versions lie beside the old ones and none is replaced yet.
    /// Returning false cancels the save; after true it cannot be stopped. If the function is null,
    /// the save goes on.
    std::function<bool()> mayReplace = {};
    /// Called before each level and room is processed with its file, the number done, and the
    /// total.
    std::function<void(const std::string& file, int done, int count)> progress = {};
};

struct Saved {
    std::vector<std::string> written;  ///< names of files, in the order of their replacement
    std::vector<std::string> removed;
    /// Problems that occurred after the new files were safe, such as a deleted level's file that
    /// could not be removed.
    std::vector<Problem> warnings;
};

struct SaveError {
    enum class Reason {
        Pack,            ///< the saved pack could not be read again
        ChangedOutside,  ///< files on the disk are not what was last seen; `overwrite` replaces
                         ///< them
        Disk,            ///< a disk error: full, read only, no permission, no folder
        Stopped,         ///< cancelled by the user
    };
    Reason reason = Reason::Disk;
    std::vector<Problem> problems;  ///< never empty; each names its file, except for Stopped
};

/// Saves the pack; creates the folder if the folder's parent exists. `disk` is the last seen state
/// of this folder: the one from openForEditing, or one without files for a new folder. `disk` is
/// updated, even if saving fails.
tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options = {});
tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options, files::FileSystem& files);

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Saves a pack into a folder, so that whatever happens meanwhile, each file is wholly the old or
// wholly the new one, and the pack opens.
//
// First every file that has changed is written beside its place and flushed: a disk that is full is
// noticed while all that is old still stands. Then levels and rooms are renamed into place, then
// pack.json, which never lists what is not there yet; last, files of deleted levels and rooms are
// removed. Folders are flushed between these steps, so that the order also holds when the power
// goes. Files whose text would be the same are not touched; of a level or room that is the same as
// when it was last read or written, no text is made. Members of pack.json that do not change keep
// the layout that somebody gave them. What a killed save left behind is removed by the next.
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
    /// Replaces files that others changed since they were seen, or that were never seen.
    bool overwrite = false;
    /// A save that is stopped changes no file of the pack.
    Stop stop = {};
    /// Asked once, when all new versions lie beside the old ones and before the first is replaced:
    /// false stops the save, and after true it can no longer be stopped. Null stands for true.
    std::function<bool()> mayReplace = {};
    /// Told before the text of each level and room is looked at: its file, how many are done, of
    /// how many.
    std::function<void(const std::string& file, int done, int count)> progress = {};
};

struct Saved {
    std::vector<std::string> written;  ///< names of files, in the order of their replacement
    std::vector<std::string> removed;
    /// What went wrong after all was safe: a deleted level's file that could not be removed.
    std::vector<Problem> warnings;
};

struct SaveError {
    enum class Reason {
        Pack,            ///< what is to be saved could not be read again
        ChangedOutside,  ///< files on the disk are not what was last seen; `overwrite` replaces
                         ///< them
        Disk,            ///< the disk refused: full, read only, no permission, no folder
        Stopped,         ///< somebody gave it up
    };
    Reason reason = Reason::Disk;
    std::vector<Problem> problems;  ///< never empty; each names its file
};

/// Makes the folder when its parent is there. `disk` is what was last seen of this folder: what
/// openForEditing gave, or a state without files for a folder that is new to the program; it is
/// kept up to date, also when saving fails.
tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options = {});
tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options, files::FileSystem& files);

}  // namespace mazeloom::pack

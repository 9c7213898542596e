// SPDX-License-Identifier: MIT
// Files that wait in a hidden folder until they are put into their places, one by one or together.
// The hidden folder lies within the folder that they are for, and is removed at the end with what
// still waits in it. What killed processes left there is swept first (core/files/temporary.h).
//
// A folder can wait as well, with the files in it, which are named "FOLDER/FILE": it is placed as a
// whole, in one step.
//
// A link that stands in a file's place is replaced by the file, and what it leads to stays as it
// is: whoever can write into a shared folder could otherwise have any file of the user's
// overwritten, since the program makes most names. follow() is for names that the user typed.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/files/file_system.h"

namespace mazeloom::files {

class StagedFiles {
  public:
    /// The folder is there.
    StagedFiles(FileSystem::Path folder, FileSystem& files);
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;
    /// Removes the files that still wait, and the hidden folder.
    ~StagedFiles();

    /// Whether a file of this name was added, whether it waits or is in its place.
    bool has(const std::string& name) const {
        return waiting_.contains(name) || placed_.contains(name);
    }
    /// Adds a file that `write` writes to a stream. It is not flushed. After an error there is
    /// nothing to be added or placed.
    std::error_code add(const std::string& name, const std::function<void(std::ostream&)>& write);
    /// Adds a file and returns when its bytes are on the disk. Permissions as in FileSystem::write.
    std::error_code addFlushed(const std::string& name, std::string_view bytes,
                               std::optional<unsigned> permissions);
    /// Adds to the end of a file that waits, or begins it.
    std::error_code append(const std::string& name, std::string_view bytes);
    /// Returns the path that another program shall write a file to, within the hidden folder. From
    /// now on the file counts as added. No file is made.
    tl::expected<FileSystem::Path, std::error_code> pathFor(const std::string& name);

    /// Follows a link in the place of this file: the link stays, and the file that it leads to is
    /// replaced. No other file is followed.
    void follow(std::string name) { followed_ = std::move(name); }

    struct Failure {
        std::error_code error;
        std::string name;  ///< the file with the error
    };
    /// Adds an empty folder, which waits. Its name has no slash.
    std::error_code addFolder(const std::string& name);
    /// Puts a file into its place and replaces what stands there. A folder is not replaced. A
    /// folder that waits is placed with all its files, where nothing stands or an empty folder.
    std::error_code place(const std::string& name);
    /// Places all that wait, in the order of their names, and flushes the folder. Nothing is placed
    /// if a folder stands in the place of any file, or a file in that of a folder. After an error
    /// the rest is not placed.
    Failure commit();

  private:
    /// Makes the hidden folder where it is not there yet.
    std::error_code begin();
    FileSystem::Path hidden(const std::string& name) const { return hidden_.path / name; }
    /// What stands in the way of a file or folder at a place; no error where nothing does.
    std::error_code obstacleAt(const FileSystem::Path& place, const std::string& name);

    FileSystem::Path folder_;
    FileSystem& files_;
    std::string followed_;           ///< empty: none
    Temporary hidden_;               ///< without a path: not yet made
    std::set<std::string> waiting_;  ///< files, and folders before what is in them
    std::set<std::string> folders_;  ///< those of both sets that are folders
    std::set<std::string> placed_;
};

}  // namespace mazeloom::files

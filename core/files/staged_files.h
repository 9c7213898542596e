// SPDX-License-Identifier: MIT
// Files that are staged in a hidden folder until they are placed, one by one or together. The
// hidden folder lies inside the target folder and is removed at the end with the remaining files.
// Leftovers of killed processes are swept first (core/files/temporary.h).
//
// A folder can be staged too, with files in it, which are named "FOLDER/FILE". It is placed as a
// whole, atomically.
//
// A link in a file's place is replaced by the file, and its target stays. The program makes most
// file names itself, so somebody with write access to a shared folder could otherwise have any file
// of the user overwritten. follow() is for names that the user typed.
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
    /// The folder must exist.
    StagedFiles(FileSystem::Path folder, FileSystem& files);
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;
    /// Removes the files that are still staged, and the hidden folder.
    ~StagedFiles();

    /// Whether a file of this name was added, staged or already placed.
    bool has(const std::string& name) const {
        return waiting_.contains(name) || placed_.contains(name);
    }
    /// Adds a file that `write` writes to a stream, without flushing. After an error no further
    /// call is allowed.
    std::error_code add(const std::string& name, const std::function<void(std::ostream&)>& write);
    /// Adds a file and returns when its bytes are on disk. Permissions as in FileSystem::write.
    std::error_code addFlushed(const std::string& name, std::string_view bytes,
                               std::optional<unsigned> permissions);
    /// Appends to a staged file, or begins it.
    std::error_code append(const std::string& name, std::string_view bytes);
    /// Returns a path in the hidden folder, to which the caller lets another program write the
    /// file. The file counts as added from now on, but is not created.
    tl::expected<FileSystem::Path, std::error_code> pathFor(const std::string& name);

    /// Lets the file `name` follow a link in its place: the link stays, and its target is replaced.
    /// Other files follow no links.
    void follow(std::string name) { followed_ = std::move(name); }

    struct Failure {
        std::error_code error;
        std::string name;  ///< the file with the error
    };
    /// Stages an empty folder. Its name has no slash.
    std::error_code addFolder(const std::string& name);
    /// Places a file and replaces what is there, except a folder. A staged folder is placed with
    /// all its files if there is nothing or an empty folder.
    std::error_code place(const std::string& name);
    /// Places everything that is staged, sorted by name, and flushes the folder. Places nothing if
    /// a folder is in the place of a file, or a file in the place of a folder. After an error the
    /// rest is not placed.
    Failure commit();

  private:
    /// Creates the hidden folder if needed.
    std::error_code begin();
    FileSystem::Path hidden(const std::string& name) const { return hidden_.path / name; }
    /// Returns the error if something is in the way of a file or folder at a place.
    std::error_code obstacleAt(const FileSystem::Path& place, const std::string& name);

    FileSystem::Path folder_;
    FileSystem& files_;
    std::string followed_;           ///< empty: none
    Temporary hidden_;               ///< without a path: not created yet
    std::set<std::string> waiting_;  ///< files, and folders before their files
    std::set<std::string> folders_;  ///< the members of the other two sets that are folders
    std::set<std::string> placed_;
};

}  // namespace mazeloom::files

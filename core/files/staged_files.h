// SPDX-License-Identifier: MIT
// Files that are staged in a hidden folder until they are placed, one by one or together. The
// hidden folder lies inside the target folder and is removed at the end with the remaining files.
// Leftovers of killed processes are swept first (core/files/temporary.h).
//
// A folder can be staged too; its files are named "FOLDER/FILE". The folder is placed as a whole,
// atomically.
//
// If a link is in a file's place, the file replaces the link, and the link's target stays.
// Otherwise somebody with write access to a shared folder could plant a link and have any file of
// the user overwritten, since most file names are chosen by the program and can be foreseen.
// follow() is for names that the user typed.
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
    /// Adds a file whose contents `write` writes to a stream. Does not wait until the bytes are on
    /// disk. After an error no further call is allowed.
    std::error_code add(const std::string& name, const std::function<void(std::ostream&)>& write);
    /// Adds a file and returns when its bytes are on disk. Permissions as in FileSystem::write.
    std::error_code addFlushed(const std::string& name, std::string_view bytes,
                               std::optional<unsigned> permissions);
    /// Appends to a staged file, or begins it.
    std::error_code append(const std::string& name, std::string_view bytes);
    /// Returns a path in the hidden folder, to which the caller lets another program write the
    /// file. The file counts as added from now on, but is not created.
    tl::expected<FileSystem::Path, std::error_code> pathFor(const std::string& name);

    /// Makes the file `name` follow a link in its place: the link stays, and the link's target is
    /// replaced. All other files replace links.
    void follow(std::string name) { followed_ = std::move(name); }

    struct Failure {
        std::error_code error;
        std::string name;  ///< the file with the error
    };
    /// Stages an empty folder. Its name has no slash.
    std::error_code addFolder(const std::string& name);
    /// Moves a staged file to its place in the target folder and replaces anything there except a
    /// folder. A staged folder is moved with all its files; its place must be free or an empty
    /// folder.
    std::error_code place(const std::string& name);
    /// Places everything that is staged, sorted by name, and flushes the folder. Places nothing if
    /// a folder is in the place of a file, or a file in the place of a folder. After an error the
    /// rest is not placed.
    Failure commit();

  private:
    /// Creates the hidden folder if needed.
    std::error_code begin();
    FileSystem::Path hidden(const std::string& name) const { return hidden_.path / name; }
    /// Returns an error if `place` holds something that the file or folder `name` must not replace.
    std::error_code obstacleAt(const FileSystem::Path& place, const std::string& name);

    FileSystem::Path folder_;
    FileSystem& files_;
    std::string followed_;           ///< empty: none
    Temporary hidden_;               ///< without a path: not created yet
    std::set<std::string> waiting_;  ///< staged files and folders; a folder precedes its files
    std::set<std::string> folders_;  ///< the members of the other two sets that are folders
    std::set<std::string> placed_;
};

}  // namespace mazeloom::files

// SPDX-License-Identifier: MIT
// New versions of a pack's files, written beside the old ones until all of them are safe. Private
// to core/pack.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/files/staged_files.h"

namespace mazeloom::pack {

class Temporaries {
  public:
    /// Removes the leftovers of killed saves in the pack's folders.
    Temporaries(const files::FileSystem::Path& folder, files::FileSystem& files);
    Temporaries(const Temporaries&) = delete;
    Temporaries& operator=(const Temporaries&) = delete;
    /// Removes the versions that were not put in place, and folders that were created in vain.
    ~Temporaries();

    /// Creates the pack's folder or one of its subfolders if it does not exist.
    std::error_code needFolder(const files::FileSystem::Path& folder);
    /// Writes and flushes a new version; the folder must exist. `permissions` as in
    /// files::FileSystem.
    std::error_code add(const std::string& name, std::string_view bytes,
                        std::optional<unsigned> permissions);
    /// Replaces the old version of a file by the version added with add().
    std::error_code place(const std::string& name);
    /// Flushes the parents of the folders that were created.
    std::error_code syncMadeFolders();

  private:
    /// Returns the new versions of all files that are in the folder of `file`.
    files::StagedFiles& stagedBeside(const files::FileSystem::Path& file);

    files::FileSystem::Path folder_;
    files::FileSystem& files_;
    std::map<files::FileSystem::Path, files::StagedFiles> staged_;  ///< by folder
    std::vector<files::FileSystem::Path> madeFolders_;
};

}  // namespace mazeloom::pack

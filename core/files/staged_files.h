// SPDX-License-Identifier: MIT
// Files of a folder that appear together, once all of them could be written: until then they are in
// a hidden folder within it, which goes when they are given up.
#pragma once

#include <functional>
#include <iosfwd>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include "core/files/file_system.h"

namespace mazeloom::files {

class StagedFiles {
  public:
    /// The folder is there.
    StagedFiles(FileSystem::Path folder, FileSystem& files);
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;
    /// What was not committed is removed.
    ~StagedFiles();

    /// Whether there is one of this name already.
    bool has(const std::string& name) const { return names_.contains(name); }
    /// One of a name that is new here. After an error there is nothing to be added or committed.
    std::error_code add(const std::string& name, const std::function<void(std::ostream&)>& write);
    /// Replaces what stands under the names; says of which file there is an error, and leaves those
    /// that were not yet put in their places out.
    struct Failure {
        std::error_code error;
        std::string name;
    };
    Failure commit();

  private:
    FileSystem::Path folder_;
    FileSystem::Path hidden_;  ///< empty: not yet made
    FileSystem& files_;
    std::set<std::string> names_;
};

}  // namespace mazeloom::files

// SPDX-License-Identifier: MIT
// Replaces a file in one step: whatever happens, the file is wholly the old or wholly the new one.
//
// The new version is written beside its place, flushed and renamed. A link is followed: what it
// leads to is replaced, and the link stays. What killed processes left in a file's folder is
// removed when a file is written there next (core/files/temporary.h).
#pragma once

#include <string_view>
#include <system_error>

#include "core/files/file_system.h"

namespace mazeloom::files {

/// A file that is written piece by piece.
class Replacement {
  public:
    /// The folder of `file` must be there.
    Replacement(FileSystem::Path file, FileSystem& files);
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;
    /// What was not committed is removed.
    ~Replacement();

    /// After an error there is nothing to be added or committed.
    std::error_code add(std::string_view bytes);
    std::error_code commit();

  private:
    std::error_code begin(std::string_view bytes);

    FileSystem::Path file_;
    FileSystem& files_;
    Temporary beside_;  ///< without a path: nothing is written yet
    bool isFlushed_ = true;
};

std::error_code replace(const FileSystem::Path& file, std::string_view bytes, FileSystem& files);

}  // namespace mazeloom::files

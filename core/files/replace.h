// SPDX-License-Identifier: MIT
// Replaces a file atomically: whatever happens, the file is completely the old or completely the
// new one.
//
// The new version is written next to the file, flushed and renamed. Links are followed: the target
// is replaced, and the link stays. Leftovers of killed processes in a file's folder are removed
// when a file is next written there (core/files/temporary.h).
#pragma once

#include <string_view>
#include <system_error>

#include "core/files/file_system.h"

namespace mazeloom::files {

/// A replacement that is written piece by piece.
class Replacement {
  public:
    /// The folder of `file` must exist.
    Replacement(FileSystem::Path file, FileSystem& files);
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;
    /// Removes the new version unless it was committed.
    ~Replacement();

    /// Appends bytes to the new version. After an error no further call is allowed.
    std::error_code add(std::string_view bytes);
    std::error_code commit();

  private:
    std::error_code begin(std::string_view bytes);

    FileSystem::Path file_;
    FileSystem& files_;
    Temporary beside_;  ///< the new version; no path: nothing was written yet
    bool isFlushed_ = true;
};

std::error_code replace(const FileSystem::Path& file, std::string_view bytes, FileSystem& files);

}  // namespace mazeloom::files

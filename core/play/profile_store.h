// SPDX-License-Identifier: MIT
// The file that keeps the profiles, so that nothing that was won is lost.
//
// Whatever ends a save before its time, the file is wholly the old or wholly the new one. A file
// that is damaged, or was written by a newer program, is copied beside ("profiles.damaged-1.json",
// "profiles.newer-1.json") before anything replaces it, and told; what is good in a damaged one is
// taken over, the players of a file that was cut off among it.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/play/profile.h"
#include "core/problem.h"

namespace mazeloom::play {

struct ProfilesLoaded {
    Profiles profiles;
    /// Warnings: that a file was kept aside, where, and what was wrong with it.
    std::vector<Problem> problems;
};

/// What is kept, which is nothing where there is no such file. An error means that the file could
/// be neither read nor put aside: it stands as it was.
tl::expected<ProfilesLoaded, Problem> loadProfiles(const std::filesystem::path& file,
                                                   files::FileSystem& files);

/// Loads what is kept now, which another window may have changed, lets `change` work on it and
/// saves it if that makes a difference. The folder is made when its parent is there. After an error
/// the file stands as it was.
tl::expected<ProfilesLoaded, Problem> updateProfiles(const std::filesystem::path& file,
                                                     files::FileSystem& files,
                                                     const std::function<void(Profiles&)>& change);

}  // namespace mazeloom::play

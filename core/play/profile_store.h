// SPDX-License-Identifier: MIT
// The file that keeps the profiles. No win may be lost.
//
// If a save is interrupted, the file is still wholly the old or wholly the new one. A file that is
// damaged, or that a newer program wrote, is copied in its folder ("profiles.damaged-1.json",
// "profiles.newer-1.json") before anything replaces it, and this is reported. The sound profiles of
// a damaged file are kept, even if the file was cut off.
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
    /// Warnings: a file was kept aside under another name, and what was wrong with it.
    std::vector<Problem> problems;
};

/// Loads the profiles; none if there is no file. Returns an error if the file cannot be read, or if
/// it is not sound and cannot be set aside; the file then stays as it was.
tl::expected<ProfilesLoaded, Problem> loadProfiles(const std::filesystem::path& file,
                                                   files::FileSystem& files);

/// Loads the profiles as they are now, because another window may have changed them. Applies
/// `change`, and saves the profiles if that changed them. Creates the folder if its parent exists.
/// After an error the file is as it was.
tl::expected<ProfilesLoaded, Problem> updateProfiles(const std::filesystem::path& file,
                                                     files::FileSystem& files,
                                                     const std::function<void(Profiles&)>& change);

}  // namespace mazeloom::play

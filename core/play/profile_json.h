// SPDX-License-Identifier: MIT
// Profiles as the text of a file. Private to core/play.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/play/profile.h"
#include "core/problem.h"

namespace mazeloom::play {

inline constexpr int kProfilesVersion = 1;
/// No file of profiles is larger: 100 players of 1,000 levels and as many days each take less.
inline constexpr std::size_t kMaxProfilesBytes = std::size_t{16} << 20;

struct ProfilesRead {
    Profiles profiles;              ///< all that is good
    std::vector<Problem> problems;  ///< each names file and place
    bool isNewer = false;           ///< written by a program that knows more: nothing was read
};

ProfilesRead readProfiles(std::string_view text, const std::string& file);

/// The same profiles, the same bytes.
std::string writeProfiles(const Profiles& profiles);

}  // namespace mazeloom::play

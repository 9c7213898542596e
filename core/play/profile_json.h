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
/// Upper bound on a profiles file: 100 players with 1,000 levels and as many days each need less.
inline constexpr std::size_t kMaxProfilesBytes = std::size_t{16} << 20;

struct ProfilesRead {
    Profiles profiles;              ///< all sound profiles
    std::vector<Problem> problems;  ///< each names file and place
    bool isNewer = false;           ///< a newer program wrote the file; nothing was read
};

ProfilesRead readProfiles(std::string_view text, const std::string& file);

/// Returns the text of a profiles file. Equal profiles give equal bytes.
std::string writeProfiles(const Profiles& profiles);

}  // namespace mazeloom::play

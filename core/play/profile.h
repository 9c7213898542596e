// SPDX-License-Identifier: MIT
// What players have done so far: which levels they won, how fast, with how many coins, after how
// many attempts; for each pack, and for each of those who play here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/play/campaign.h"

namespace mazeloom::play {

/// An attempt at a level that has ended.
struct Attempt {
    bool isWon = false;
    std::int64_t ticks = 0;  ///< how long it took; not negative
    int coins = 0;           ///< collected; not negative
};

/// What came of all attempts at one level, or at a descent to one depth.
struct LevelRecord {
    static constexpr std::int64_t kMostTicks = 1'000'000'000'000'000;
    static constexpr int kMost = 1'000'000'000;

    int attempts = 0;                       ///< 0–kMost, where counting ends
    std::optional<std::int64_t> bestTicks;  ///< of the fastest win, 0–kMostTicks; none: never won
    int coins = 0;                          ///< the most in one attempt, 0–kMost
    std::string more = {};                  ///< JSON of keys that this version does not know

    bool isWon() const { return bestTicks.has_value(); }
    friend bool operator==(const LevelRecord&, const LevelRecord&) = default;
};

/// By what recordKeyOf() says of a node, and by the ids of packs.
using PackRecords = std::map<std::string, LevelRecord, std::less<>>;
using Records = std::map<std::string, PackRecords, std::less<>>;

struct Profile {
    std::string name;  ///< see isProfileName()
    Records packs = {};
    std::string more = {};

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// All who play here.
struct Profiles {
    static constexpr std::size_t kMost = 100;

    std::vector<Profile> all;  ///< each name once
    std::string current;       ///< the name of one of them; empty: nobody was chosen yet
    std::string more = {};

    /// Null when there is none of that name.
    const Profile* find(std::string_view name) const;
    Profile* find(std::string_view name);
    friend bool operator==(const Profiles&, const Profiles&) = default;
};

/// One line, not empty, not blank at its ends, of at most 64 bytes of UTF-8.
bool isProfileName(std::string_view name);

/// Adds a profile, and chooses it. False, and nothing changes, when that is no name, it is taken or
/// there are kMost.
bool addProfile(Profiles& profiles, std::string_view name);
/// Its records go with it. False, and nothing changes, when `from` is not there, or `to` is no name
/// or another's.
bool renameProfile(Profiles& profiles, std::string_view from, std::string_view to);
/// Who was chosen is chosen no more when removed. False when there is none of that name.
bool removeProfile(Profiles& profiles, std::string_view name);
/// False when there is none of that name.
bool chooseProfile(Profiles& profiles, std::string_view name);

/// Counts an attempt, and keeps the best of it.
void note(Profile& profile, std::string_view pack, std::string_view level, const Attempt& attempt);

/// Null when the level was never tried.
const LevelRecord* recordOf(const Profile& profile, std::string_view pack, std::string_view level);
WonLevels wonLevels(const Profile& profile, std::string_view pack);

}  // namespace mazeloom::play

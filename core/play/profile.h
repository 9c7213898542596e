// SPDX-License-Identifier: MIT
// What players have done so far: which levels they won, how fast, with how many coins, after how
// many attempts; for each pack and each day's challenge, and for each of those who play here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.h"
#include "core/play/campaign.h"

namespace mazeloom::play {

/// An attempt at a level that has ended.
struct Attempt {
    bool isWon = false;
    std::int64_t ticks = 0;  ///< how long it took; not negative
    int coins = 0;           ///< collected; not negative
    /// Whether time passed only while the hero moved or waited (RULES.md T-1.2).
    bool isStepwise = false;
};

/// What came of all attempts at one level, at a descent to one depth, or at one day's challenge.
/// Who may think for as long as they like needs fewer ticks: such wins are timed apart.
struct LevelRecord {
    static constexpr std::int64_t kMostTicks = 1'000'000'000'000'000;
    static constexpr int kMost = 1'000'000'000;

    int attempts = 0;                       ///< 0–kMost, where counting ends
    std::optional<std::int64_t> bestTicks;  ///< of the fastest win in real time, 0–kMostTicks
    std::optional<std::int64_t> bestStepwise = {};  ///< of the fastest of the others
    int coins = 0;                                  ///< the most in one attempt, 0–kMost
    std::string more = {};  ///< JSON of keys that this version does not know

    bool isWon() const { return bestTicks || bestStepwise; }
    /// Of the wins at one pace; none: never won so.
    std::optional<std::int64_t> best(bool isStepwise) const {
        return isStepwise ? bestStepwise : bestTicks;
    }
    friend bool operator==(const LevelRecord&, const LevelRecord&) = default;
};

/// By what recordKeyOf() says of a node, and by the ids of packs.
using PackRecords = std::map<std::string, LevelRecord, std::less<>>;
using Records = std::map<std::string, PackRecords, std::less<>>;

/// By what textOf() says of a date.
using DayRecords = std::map<std::string, LevelRecord, std::less<>>;

struct Profile {
    static constexpr std::size_t kMostDays = 1'000;
    /// Any JSON reader can hold it.
    static constexpr std::int64_t kMostSeed = (std::int64_t{1} << 53) - 1;

    std::string name;  ///< see isProfileName()
    Records packs = {};
    std::string more = {};
    DayRecords days = {};  ///< of the day's challenge; at most kMostDays
    /// What its levels are drawn from beside the designer's seeds (RULES.md T-15.5), 0–kMostSeed.
    std::int64_t seed = 0;

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

/// One line, not empty, not blank at its ends, of at most kMaxProfileName characters.
bool isProfileName(std::string_view name);
inline constexpr int kMaxProfileName = 64;

/// Adds a profile, and chooses it. False, and nothing changes, when that is no name, it is taken or
/// there are kMost.
bool addProfile(Profiles& profiles, std::string_view name, std::int64_t seed);
/// Its records go with it. False, and nothing changes, when `from` is not there, or `to` is no name
/// or another's.
bool renameProfile(Profiles& profiles, std::string_view from, std::string_view to);
/// Removing the current profile leaves none current. False when there is none of that name.
bool removeProfile(Profiles& profiles, std::string_view name);
/// False when there is none of that name.
bool chooseProfile(Profiles& profiles, std::string_view name);

/// Counts an attempt, and keeps the best of it.
void note(LevelRecord& record, const Attempt& attempt);
void note(Profile& profile, std::string_view pack, std::string_view level, const Attempt& attempt);

/// The same for the challenge of a day. Beyond kMostDays the oldest day is dropped.
void noteDay(Profile& profile, Date date, const Attempt& attempt);

/// Null when the level was never tried.
const LevelRecord* recordOf(const Profile& profile, std::string_view pack, std::string_view level);
const LevelRecord* dayRecordOf(const Profile& profile, Date date);
/// The seed that somebody plays a level with, whose designer looks at it with `designed`. `profile`
/// may be null: then it is that one.
std::uint64_t seedFor(const Profile* profile, std::uint64_t designed);
WonLevels wonLevels(const Profile& profile, std::string_view pack);

}  // namespace mazeloom::play

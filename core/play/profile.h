// SPDX-License-Identifier: MIT
// The players' results: which levels they won, how fast, with how many coins, after how many
// attempts; for each player, pack and daily challenge.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.h"
#include "core/play/campaign.h"
#include "core/play/medals.h"

namespace mazeloom::play {

/// A finished attempt at a level.
struct Attempt {
    bool isWon = false;
    std::int64_t ticks = 0;  ///< how long it took; not negative
    int coins = 0;           ///< collected; not negative
    /// Whether time passed only while the hero moved or waited (RULES.md T-1.2).
    bool isStepwise = false;
    int hints = 0;       ///< how many were shown, see core/analyse/explain/hint.h
    int returns = 0;     ///< how often the player rewound to before a loss (T-19.7)
    Medals medals = {};  ///< earned by a win without returns (T-21)
};

/// Whether an attempt earns the medal for time. `par` is the par of the attempt's map, in ticks.
bool isFast(const Attempt& attempt, std::int64_t par);

/// The results of all attempts at one level, at a descent to one depth, or at one day's challenge.
/// Stepwise wins have a best time of their own: a player who can think at leisure needs fewer
/// ticks.
struct LevelRecord {
    static constexpr std::int64_t kMostTicks = 1'000'000'000'000'000;
    static constexpr int kMost = 1'000'000'000;

    int attempts = 0;                       ///< 0–kMost; at kMost, counting stops
    std::optional<std::int64_t> bestTicks;  ///< the fastest win in real time, 0–kMostTicks
    std::optional<std::int64_t> bestStepwise = {};  ///< the fastest stepwise win
    int coins = 0;                                  ///< the most in one attempt, 0–kMost
    int winsWithReturns = 0;  ///< untimed wins after rewinding to before a loss; 0–kMost
    /// The ids of the medals that any attempt earned. May contain ids that this version does not
    /// know.
    std::set<std::string, std::less<>> medals = {};
    /// The consoles that the player has read in any attempt, by consoleKeyOf().
    std::set<std::string, std::less<>> consoles = {};
    std::string more = {};  ///< JSON of keys that this version does not know

    bool has(Medal medal) const { return medals.contains(idOf(medal)); }
    /// Returns the medals that this version knows.
    Medals known() const;
    bool isWon() const { return bestTicks || bestStepwise || winsWithReturns > 0; }
    /// Returns the best time at one pace; nullopt if there is no win at that pace.
    std::optional<std::int64_t> best(bool isStepwise) const {
        return isStepwise ? bestStepwise : bestTicks;
    }
    friend bool operator==(const LevelRecord&, const LevelRecord&) = default;
};

/// The records of one pack, by the recordKeyOf() of a node; the records of all packs, by pack id.
using PackRecords = std::map<std::string, LevelRecord, std::less<>>;
using Records = std::map<std::string, PackRecords, std::less<>>;

/// The records of the daily challenges, by the textOf() of their dates.
using DayRecords = std::map<std::string, LevelRecord, std::less<>>;

struct Profile {
    static constexpr std::size_t kMostDays = 1'000;
    /// The greatest integer that every JSON reader represents exactly.
    static constexpr std::int64_t kMostSeed = (std::int64_t{1} << 53) - 1;

    std::string name;  ///< see isProfileName()
    Records packs = {};
    std::string more = {};
    DayRecords days = {};  ///< the daily challenges; at most kMostDays
    /// Mixed with the designer's seeds for this player's levels (RULES.md T-15.5), 0–kMostSeed.
    std::int64_t seed = 0;

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// All players.
struct Profiles {
    static constexpr std::size_t kMost = 100;

    std::vector<Profile> all;  ///< with unique names
    std::string current;       ///< the name of one of them; empty if nobody was chosen yet
    std::string more = {};

    /// Returns the profile with this name; null if there is none.
    const Profile* find(std::string_view name) const;
    Profile* find(std::string_view name);
    friend bool operator==(const Profiles&, const Profiles&) = default;
};

/// Whether `name` is one line of 1–kMaxProfileName characters, with no space at its ends.
bool isProfileName(std::string_view name);
inline constexpr int kMaxProfileName = 64;

/// Adds a profile and makes it current. Returns false and changes nothing if the name is invalid or
/// taken, or if there are kMost profiles.
bool addProfile(Profiles& profiles, std::string_view name, std::int64_t seed);
/// Renames a profile; its records stay with it. Returns false and changes nothing if `from` does
/// not exist, or `to` is invalid or another profile's name.
bool renameProfile(Profiles& profiles, std::string_view from, std::string_view to);
/// Removes a profile. If it was the current one, no profile is current afterwards. Returns false if
/// no profile has that name.
bool removeProfile(Profiles& profiles, std::string_view name);
/// Makes a profile current. Returns false if no profile has that name.
bool chooseProfile(Profiles& profiles, std::string_view name);

/// Counts an attempt and updates the best results. An attempt that the player continued after a
/// loss (Attempt::returns > 0) was counted at that loss, and sets no best time.
void note(LevelRecord& record, const Attempt& attempt);
void note(Profile& profile, std::string_view pack, std::string_view level, const Attempt& attempt);

/// Adds a medal to a record.
void award(LevelRecord& record, Medal medal);
/// Add a medal to the record of a level, or of a day's challenge, if there is a record.
void award(Profile& profile, std::string_view pack, std::string_view level, Medal medal);
void awardDay(Profile& profile, Date date, Medal medal);

/// Like note(), for a day's challenge. Drops the oldest day if there are more than kMostDays.
void noteDay(Profile& profile, Date date, const Attempt& attempt);

/// Returns the record of a level; adds an empty one if the level was never tried.
LevelRecord& recordIn(Profile& profile, std::string_view pack, std::string_view level);
/// Return the record of a level, or of a day's challenge; null if it was never tried.
const LevelRecord* recordOf(const Profile& profile, std::string_view pack, std::string_view level);
const LevelRecord* dayRecordOf(const Profile& profile, Date date);
/// Returns the seed with which a profile plays a level whose seed in the design is `designed`.
/// Returns `designed` itself if `profile` is null.
std::uint64_t seedFor(const Profile* profile, std::uint64_t designed);
WonLevels wonLevels(const Profile& profile, std::string_view pack);

}  // namespace mazeloom::play

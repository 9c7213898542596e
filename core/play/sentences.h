// SPDX-License-Identifier: MIT
// What problems of profiles, replays and other kept files say, for translation.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::play {

// clang-format off
inline constexpr Sentence kNoProfiles{"play-no-profiles", "is not \"%1\": these are no profiles"};
inline constexpr Sentence kNewerProfiles{"play-newer-profiles", "is %1, this Mazeloom reads up to %2"};
inline constexpr Sentence kNoMedal{"play-no-medal", "has an entry that is no id of a medal"};
inline constexpr Sentence kNoRecordId{"play-no-record-id", "%1 is no id"};
inline constexpr Sentence kNoDate{"play-no-date", "%1 is no date"};
inline constexpr Sentence kNoProfileName{"play-no-profile-name", "%1 is no name"};
inline constexpr Sentence kNotOfProfiles{"play-not-of-profiles", "%1 is not one of the profiles"};
inline constexpr Sentence kSalvaged{"play-salvaged", "these players could be read as far as their lines are complete: %1"};
inline constexpr Sentence kNewerKept{"play-newer-kept", "was written by a newer Mazeloom: it was kept as %1"};
inline constexpr Sentence kDamagedKept{"play-damaged-kept", "is damaged: it was kept as %1"};
inline constexpr Sentence kCannotKeepAside{"play-cannot-keep-aside", "cannot be kept aside: %1"};
inline constexpr Sentence kManyKeptAside{"play-many-kept-aside", "cannot be kept aside: too many are"};
// clang-format on

/// All of them, for translation.
inline constexpr std::array kPlaySentences{
    kNoProfiles,    kNewerProfiles, kNoMedal,   kNoRecordId,  kNoDate,          kNoProfileName,
    kNotOfProfiles, kSalvaged,      kNewerKept, kDamagedKept, kCannotKeepAside, kManyKeptAside};

}  // namespace mazeloom::play

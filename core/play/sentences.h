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
inline constexpr Sentence kNoConsole{"play-no-console", "has an entry that is no id of a console"};
inline constexpr Sentence kNoRecordId{"play-no-record-id", "%1 is no id"};
inline constexpr Sentence kNoDate{"play-no-date", "%1 is no date"};
inline constexpr Sentence kNoProfileName{"play-no-profile-name", "%1 is no name"};
inline constexpr Sentence kNotOfProfiles{"play-not-of-profiles", "%1 is not one of the profiles"};
inline constexpr Sentence kSalvaged{"play-salvaged", "these players could be read as far as their lines are complete: %1"};
inline constexpr Sentence kNewerKept{"play-newer-kept", "was written by a newer Mazeloom: it was kept as %1"};
inline constexpr Sentence kDamagedKept{"play-damaged-kept", "is damaged: it was kept as %1"};
inline constexpr Sentence kCannotKeepAside{"play-cannot-keep-aside", "cannot be kept aside: %1"};
inline constexpr Sentence kManyKeptAside{"play-many-kept-aside", "cannot be kept aside: too many are"};
inline constexpr Sentence kStoppedLoading{"play-stopped-loading", "stopped"};
inline constexpr Sentence kLongLine{"replay-long-line", "the line is too long"};
inline constexpr Sentence kNoObject{"replay-no-object", "this is no JSON object such as %1"};
inline constexpr Sentence kLongReplay{"replay-too-long", "the replay is too long"};
inline constexpr Sentence kLateHeader{"replay-late-header", "a header may only be in the first line"};
inline constexpr Sentence kNoReplay{"replay-no-replay", "\"format\" is not \"mazeloom-replay\": this is no replay"};
inline constexpr Sentence kNoReplayVersion{"replay-no-version", "\"version\" is missing, or no whole number"};
inline constexpr Sentence kNewerReplay{"replay-newer", "the replay is of a newer version than this program reads (%1)"};
inline constexpr Sentence kUnknownReplayVersion{"replay-unknown-version", "\"version\" is not a known version"};
inline constexpr Sentence kOtherGame{"replay-other-game", "the replay is of another game: %1"};
inline constexpr Sentence kOtherMap{"replay-other-map", "the replay was recorded on another map: of another level or seed, before the level was changed, or by another version"};
inline constexpr Sentence kNeverReached{"replay-never-reached", "the input of tick %1 is never reached: time stands still from tick %2 on, since nobody moves and pace is \"step\""};
inline constexpr Sentence kNoText{"replay-no-text", "%1 is no text"};
inline constexpr Sentence kNoReplaySeed{"replay-no-seed", "\"seed\" is no whole number from 0 to 2⁶⁴ − 1"};
inline constexpr Sentence kNoHash{"replay-no-hash", "%1 is no hash of 16 hexadecimal digits"};
inline constexpr Sentence kNoNumber{"replay-no-number", "%1 is no whole number from %2 to %3"};
inline constexpr Sentence kUnknownReplayKey{"replay-unknown-key", "unknown key %1"};
inline constexpr Sentence kNoPace{"replay-no-pace", "\"pace\" is neither \"real time\" nor \"step\""};
inline constexpr Sentence kTwoStrokes{"replay-two-strokes", "one of press, release and tap is enough for a line"};
inline constexpr Sentence kNoButton{"replay-no-button", "there is no button %1; there are %2"};
inline constexpr Sentence kNoTick{"replay-no-tick", "\"tick\" is missing"};
inline constexpr Sentence kNoStroke{"replay-no-stroke", "what is done is missing: press, release or tap"};
inline constexpr Sentence kEarlierTick{"replay-earlier-tick", "the tick is before that of the line above"};
inline constexpr Sentence kManyInputs{"replay-many-inputs", "there are too many inputs"};
inline constexpr Sentence kNoTemple{"temple-no-temple", "the level is no temple"};
inline constexpr Sentence kNoHero{"temple-no-hero", "the level has no hero: place one"};
inline constexpr Sentence kHeroOnSolid{"temple-hero-on-solid", "the hero stands on a solid cell: open it, or move the hero"};
inline constexpr Sentence kThingOutside{"temple-thing-outside", "a thing is outside of the level at %1"};
inline constexpr Sentence kPathLeaves{"temple-path-leaves", "the path of trajectory %1 leaves the level at %2: move the point"};
inline constexpr Sentence kPathTooLong{"temple-path-too-long", "the path of trajectory %1 is too long: all paths together cannot be played"};
// clang-format on

/// All of them, for translation.
inline constexpr std::array kPlaySentences{
    kNoProfiles,   kNewerProfiles,        kNoMedal,       kNoConsole,      kNoRecordId,
    kNoDate,       kNoProfileName,        kNotOfProfiles, kSalvaged,       kNewerKept,
    kDamagedKept,  kCannotKeepAside,      kManyKeptAside, kStoppedLoading, kLongLine,
    kNoObject,     kLongReplay,           kLateHeader,    kNoReplay,       kNoReplayVersion,
    kNewerReplay,  kUnknownReplayVersion, kOtherGame,     kOtherMap,       kNeverReached,
    kNoText,       kNoReplaySeed,         kNoHash,        kNoNumber,       kUnknownReplayKey,
    kNoPace,       kTwoStrokes,           kNoButton,      kNoTick,         kNoStroke,
    kEarlierTick,  kManyInputs,           kNoTemple,      kNoHero,         kHeroOnSolid,
    kThingOutside, kPathLeaves,           kPathTooLong};

}  // namespace mazeloom::play

// SPDX-License-Identifier: MIT
// The sentences of problems of exports and imports.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::exchange {

inline constexpr Sentence kSeed{"exchange-seed", "seed %1"};
inline constexpr Sentence kPlaceOfSeed{"exchange-place-of-seed", "seed %1, %2"};
inline constexpr Sentence kProblemOfSeed{"exchange-problem-of-seed", "seed %1: %2"};
inline constexpr Sentence kManyHeroes{
    "import-heroes", "has %1 heroes, but a level has one: the hero at %2 was kept"};
inline constexpr Sentence kNoPath{"import-no-path",
                                  "has no path for the %1 at %2, which stands still"};
inline constexpr Sentence kNoPathFor2{
    "import-no-path-2",
    "has no path for the %1 at %2 and for 1 more bug or boss, which stand still"};
inline constexpr Sentence kNoPaths{
    "import-no-paths",
    "has no path for the %1 at %2 and for %3 more bugs and bosses, which stand still"};
inline constexpr Sentence kIdTwice{"import-id-twice",
                                   "has the id %1 twice: the first one keeps it"};
inline constexpr Sentence kMoreLikeIt{"import-more-like-it", "%1 (and %2 more like it)"};
inline constexpr Sentence kOfLevel{"import-level", "level %1"};
inline constexpr Sentence kPlaceOfLevel{"import-place-of-level", "level %1, %2"};
inline constexpr Sentence kLeftOut{"import-left-out", "%1: the level was left out"};
inline constexpr Sentence kNotGenerated{"import-not-generated", "cannot be generated yet: %1"};
inline constexpr Sentence kNoType{"import-no-type", "has no type: it was left out"};
inline constexpr Sentence kNoKindOfThing{"import-no-kind-of-thing",
                                         "type %1 is no kind of thing: it was left out"};
inline constexpr Sentence kNamesNothing{
    "import-names-nothing", "%1 names %2, which is not in the level: it was left empty"};
inline constexpr Sentence kHasId{"import-has-id", "%1 has the id %2 in Mazeloom"};
inline constexpr Sentence kManyThings{"import-many-things", "holds more than %1 things"};
inline constexpr Sentence kWasPlaced{
    "import-was-placed", "was placed by generation: its path and properties stay as they were"};
inline constexpr Sentence kOtherToday{
    "import-other-today",
    "was placed by generation, which makes a different level today: its properties were left out"};
inline constexpr Sentence kLostPath{"import-lost-path", "no longer has a path: it stands still"};
inline constexpr Sentence kPathLeaves{"import-path-leaves",
                                      "its path would leave the level: it was not moved"};
inline constexpr Sentence kStartsElsewhere{
    "import-starts-elsewhere", "starts at the first point of its path, not at its own place"};
inline constexpr Sentence kNotId{"import-not-id",
                                 "%1 is not an id (a–z, 0–9 and -): its name was left out"};
inline constexpr Sentence kRenamed{"import-renamed",
                                   "%1 is already the id of another: it was renamed to %2"};
inline constexpr Sentence kLostMark{
    "import-lost-mark", "has a mark at %1 on terrain that cannot have one: it was left out"};
inline constexpr Sentence kLostMark2{
    "import-lost-mark-2",
    "has a mark at %1 on terrain that cannot have one: it was left out, and so was 1 more"};
inline constexpr Sentence kLostMarks{
    "import-lost-marks",
    "has a mark at %1 on terrain that cannot have one: it was left out, and so were %2 more"};
inline constexpr Sentence kFlows{
    "import-flows",
    "the rest of %1 cannot stay as it was and is regenerated around the changes: %2"};
inline constexpr Sentence kNoSeed{"import-no-seed",
                                  "%1 no longer has its seed, but was exported with %2: this "
                                  "change was ignored; choose the seed in Mazeloom"};
inline constexpr Sentence kOtherSeed{"import-other-seed",
                                     "%1 now has the seed %2, but was exported with %3: this "
                                     "change was ignored; choose the seed in Mazeloom"};
inline constexpr Sentence kOtherLevel{
    "import-other-level",
    "its seed makes a different level than at the export, because the level's rooms, the seed or "
    "this program changed: what generation placed is recognized by its kind and place only"};
inline constexpr Sentence kNoKind{"import-no-kind", "%1 is no kind of thing: it was left out"};
inline constexpr Sentence kProperty{"import-property", "%1 %2"};
inline constexpr Sentence kControl{"import-control", "has a control character"};
inline constexpr Sentence kLineEnd{"import-line-end", "has a line end or a control character"};
inline constexpr Sentence kTooLong{"import-too-long", "has more than %1 characters"};
inline constexpr Sentence kNotWhole{"import-not-whole", "must be a whole number from %1 to %2"};
inline constexpr Sentence kNotInRange{"import-not-in-range", "must be a number from %1 to %2"};
inline constexpr Sentence kNotDirection{"import-not-direction", "must be up, right, down or left"};
inline constexpr Sentence kNotMode{"import-not-mode", "must be loop or there and back"};
inline constexpr Sentence kFollows{
    "import-follows",
    "follows from the corners of the path, which did not move: move them instead"};
inline constexpr Sentence kNotCell{"import-not-cell", "must be a cell of the level, such as 3,4"};
inline constexpr Sentence kNotNumber{"import-not-number", "must be a number"};
inline constexpr Sentence kNotYesNo{"import-not-yes-no", "must be true or false"};
inline constexpr Sentence kNotChoice{"import-not-choice", "must be one of its choices: %1"};
inline constexpr Sentence kNotColour{"import-not-colour", "must be a colour such as #ff8000"};
inline constexpr Sentence kNotObject{"import-not-object", "must be the id of an object, or empty"};
inline constexpr Sentence kNoName{"import-no-name", "has no name: it was left out"};
inline constexpr Sentence kTooMany{"import-too-many-properties",
                                   "is one property too many: at most %1"};
inline constexpr Sentence kTooLarge{"import-number-too-large", "holds a number that is too large"};
inline constexpr Sentence kOfAllObjects{
    "import-of-all-objects", "%1 belongs to all objects of its kind: it was not changed"};
inline constexpr Sentence kMissing{"import-missing",
                                   "%1 is missing from the file: it was not changed"};
inline constexpr Sentence kKeepsId{"import-keeps-id",
                                   "\"id\" can only be changed in Mazeloom: the level keeps %1"};
inline constexpr Sentence kKeepsTitle{"import-keeps-title",
                                      "\"title\" must not be empty: it stays %1"};
inline constexpr Sentence kNotRuleset{"import-not-ruleset",
                                      "\"ruleset\" must be temple or descent"};
inline constexpr Sentence kTaken{"import-id-taken",
                                 "%1 is already the id of another: its name was left out"};
inline constexpr Sentence kLayerGone{
    "import-layer-gone", "was removed: its content is gone unless another layer holds it, too"};
inline constexpr Sentence kLayerNew{
    "import-layer-new",
    "is new: its content was read where possible, but the layer itself is not kept"};
inline constexpr Sentence kOneMore{"import-one-more", "1 more note is not listed"};
inline constexpr Sentence kManyMore{"import-many-more", "%1 more notes are not listed"};
inline constexpr Sentence kOtherSize{
    "import-other-size",
    "has %1 × %2 cells, but was exported with %3 × %4: the level keeps its size, and cells beyond "
    "it were left out; change the size in Mazeloom"};

inline constexpr Sentence kPathLeavesLevel{"import-path-leaves-level",
                                           "has a path that leaves the level: it stands still"};
inline constexpr Sentence kOutside{"import-outside",
                                   "lies outside the level's exported size: it was left out"};
inline constexpr Sentence kOutsideStays{
    "import-outside-stays", "lies outside the level's exported size: it stays where it was"};
inline constexpr Sentence kValueAdded{"import-value-added", "%1 was added with the value %2"};
inline constexpr Sentence kValueRemoved{"import-value-removed", "%1 was removed; its value was %2"};
inline constexpr Sentence kValueNow{"import-value-now", "%1 is now %2 instead of %3"};
inline constexpr Sentence kIgnored{"import-ignored", "%1: this change was ignored"};
inline constexpr Sentence kIgnoredAndOne{
    "import-ignored-and-one", "%1: this change was ignored; so was 1 more with that name"};
inline constexpr Sentence kIgnoredAndMore{
    "import-ignored-and-more", "%1: this change was ignored; so were %2 more with that name"};

inline constexpr Sentence kCellCount{"import-cell-count",
                                     "has %1 × %2 cells: a level has 1 to %3 a side"};
inline constexpr Sentence kNoLevels{"import-no-levels", "has no levels"};
inline constexpr Sentence kNotJson{"import-not-json", "is no JSON object"};
inline constexpr Sentence kOpacity{
    "import-opacity", "has an opacity below 100 %, which was not read: it counts as opaque"};

/// A text that is not translated.
inline constexpr Sentence kPlain{"exchange-plain", "%1"};
inline constexpr Sentence kMustBe{"import-must-be", "%1 must be %2"};
inline constexpr Sentence kZeroTo{"import-zero-to", "0 to %1"};

// What a value of a JSON document must be.
inline constexpr Word kList{"a list"};
inline constexpr Word kText{"text"};
inline constexpr Word kWholeNumber{"a whole number"};
inline constexpr Word kZeroOrMore{"0 or more"};
inline constexpr Word kOneOrMore{"1 or more"};
inline constexpr Word kNumber{"a number"};
inline constexpr Word kTrueOrFalse{"true or false"};
inline constexpr Word kTileSideRange{"1 to 100000"};
inline constexpr Word kOfWholeNumbers{"of whole numbers"};
inline constexpr Word kTilesOrBase64{"a list of tiles, or text in base64"};
inline constexpr Word kTwoWholeNumbers{"two whole numbers"};
inline constexpr Word kTwoNumbers{"two numbers"};

/// The words within the sentences.
inline constexpr std::array kWords{
    kList,        kText,          kWholeNumber,    kZeroOrMore,    kOneOrMore,       kNumber,
    kTrueOrFalse, kTileSideRange, kOfWholeNumbers, kTilesOrBase64, kTwoWholeNumbers, kTwoNumbers};

/// All of them, for translation.
inline constexpr std::array kSentences{
    kSeed,         kPlaceOfSeed, kProblemOfSeed,   kManyHeroes,    kNoPath,          kNoPathFor2,
    kNoPaths,      kIdTwice,     kMoreLikeIt,      kOfLevel,       kPlaceOfLevel,    kLeftOut,
    kNotGenerated, kNoType,      kNoKindOfThing,   kNamesNothing,  kHasId,           kManyThings,
    kWasPlaced,    kOtherToday,  kLostPath,        kPathLeaves,    kStartsElsewhere, kNotId,
    kRenamed,      kLostMark,    kLostMark2,       kLostMarks,     kFlows,           kNoSeed,
    kOtherSeed,    kOtherLevel,  kNoKind,          kProperty,      kControl,         kLineEnd,
    kTooLong,      kNotWhole,    kNotInRange,      kNotDirection,  kNotMode,         kFollows,
    kNotCell,      kNotNumber,   kNotYesNo,        kNotChoice,     kNotColour,       kNotObject,
    kNoName,       kTooMany,     kTooLarge,        kOfAllObjects,  kMissing,         kKeepsId,
    kKeepsTitle,   kNotRuleset,  kTaken,           kLayerGone,     kLayerNew,        kOneMore,
    kManyMore,     kOtherSize,   kPathLeavesLevel, kOutside,       kOutsideStays,    kValueAdded,
    kValueRemoved, kValueNow,    kIgnored,         kIgnoredAndOne, kIgnoredAndMore,  kCellCount,
    kNoLevels,     kNotJson,     kOpacity,         kPlain,         kMustBe,          kZeroTo};

}  // namespace mazeloom::exchange

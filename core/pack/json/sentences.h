// SPDX-License-Identifier: MIT
// What problems of packs say, for translation: those of a pack's files, archives, folders and
// journals.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/json/seed.h"
#include "core/sentence.h"

namespace mazeloom::pack {

// clang-format off
inline constexpr Sentence kMustBe{"pack-must-be", "must be %1, not %2"};
inline constexpr Sentence kOutsideRange{"pack-outside-range", "%1 is outside %2–%3"};
inline constexpr Sentence kOneDecimal{"pack-one-decimal", "%1 has more than one decimal"};
inline constexpr Sentence kNotPair{"pack-not-pair", "must be a pair of whole numbers, [x, y]"};
inline constexpr Sentence kControl{"pack-control", "has a control character"};
inline constexpr Sentence kLineBreak{"pack-line-break", "has a line break or control character"};
inline constexpr Sentence kHasMany{"pack-has-many", "has %1 %2, at most %3 are allowed"};
inline constexpr Sentence kAreMany{"pack-are-many", "are %1, at most %2 are allowed"};
inline constexpr Sentence kAreManyKept{"pack-are-many-kept", "are %1, at most %2 are kept"};
inline constexpr Sentence kNoHash{"pack-no-hash", "%1 is no hash of 16 hexadecimal digits"};
inline constexpr Sentence kNoId{"pack-no-id", "%1 is no id: use 1–%2 of a–z, 0–9 and -"};
inline constexpr Sentence kIsMissing{"pack-is-missing", "is missing"};
inline constexpr Sentence kIsEmpty{"pack-is-empty", "is empty"};
inline constexpr Sentence kNotOneOf{"pack-not-one-of", "%1 is not one of %2"};
inline constexpr Sentence kNotKey{"pack-not-key", "is not a known key"};
inline constexpr Sentence kNoKey{"pack-no-key", "%1 is not a known key"};
inline constexpr Sentence kManyUnknown{"pack-many-unknown", "the pack holds more than %1 values under unknown keys: keep them in files of their own"};
inline constexpr Sentence kOneMoreProblem{"pack-one-more-problem", "has %1 more problem"};
inline constexpr Sentence kMoreProblems{"pack-more-problems", "has %1 more problems"};
inline constexpr Sentence kTwice{"pack-twice", "%1 appears twice"};
inline constexpr Sentence kListedTwice{"pack-listed-twice", "%1 is listed twice"};
inline constexpr Sentence kIsThere{"pack-is-there", "%1 is there already"};
inline constexpr Sentence kOtherKeys{"pack-other-keys", "has other keys than %1 and %2"};
inline constexpr Sentence kOtherKeysThan{"pack-other-keys-than", "has other keys than %1"};
inline constexpr Sentence kOneTooMany{"pack-one-too-many", "is one too many: at most %1 are allowed"};

inline constexpr Sentence kNoRows{"pack-no-rows", "has no rows"};
inline constexpr Sentence kRowLength{"pack-row-length", "has %1 characters, 1–%2 are allowed"};
inline constexpr Sentence kUnevenRow{"pack-uneven-row", "has %1 characters, row 1 has %2"};
inline constexpr Sentence kUnknownCharacter{"pack-unknown-character", "unknown character %1"};
inline constexpr Sentence kWithCode{"pack-with-code", "with code %1"};
inline constexpr Sentence kWantsCharacter{"pack-wants-character", "must be one ASCII character that no built-in terrain has, and no space, quote, backslash or underscore"};
inline constexpr Sentence kCannotStand{"pack-cannot-stand", "%1 cannot stand for a terrain: it %2"};
inline constexpr Sentence kWantsColour{"pack-wants-colour", "must be a colour such as \"#ff8000\""};
inline constexpr Sentence kCharacterTaken{"pack-character-taken", "'%1' is already used by another terrain of the pack"};
inline constexpr Sentence kNumberTaken{"pack-number-taken", "is already used by another terrain of the pack"};
inline constexpr Sentence kManyTerrains{"pack-many-terrains", "the pack would have more terrains of its own than %1"};
inline constexpr Sentence kNoTerrain{"pack-no-terrain", "the pack has no terrain %1 of its own: list it in pack.json, or paint another"};

inline constexpr Sentence kNoThing{"pack-no-thing", "%1 is no kind of thing, nor own, coin or trap"};
inline constexpr Sentence kNoInk{"pack-no-ink", "%1 is not one of the inks A–H"};
inline constexpr Sentence kPromisesNothing{"pack-promises-nothing", "promises nothing: write one of at-most, at-least and connected"};
inline constexpr Sentence kPromisesTooMuch{"pack-promises-too-much", "promises too much: write one of at-most, at-least and connected"};
inline constexpr Sentence kNestedNodes{"pack-nested-nodes", "nodes are nested %1 deep at most"};
inline constexpr Sentence kTwoKinds{"pack-two-kinds", "is of two kinds: split it"};
inline constexpr Sentence kNoNodeKind{"pack-no-node-kind", "is of no kind: one, all, parallel, grow, sequence or first"};
inline constexpr Sentence kSameSize{"pack-same-size", "find and put must have the same size"};
inline constexpr Sentence kSeveralValues{"pack-several-values", "is a set of several: put needs a single value"};
inline constexpr Sentence kNoSetName{"pack-no-set-name", "%1 names no set: use one of %2"};
inline constexpr Sentence kPatternRows{"pack-pattern-rows", "must have 1–%1 rows, all of one length within the same limits"};
inline constexpr Sentence kNoSuchSet{"pack-no-such-set", "the set %1 is not among the sets"};
inline constexpr Sentence kNoValue{"pack-no-value", "%1 is no terrain, no ink A–H, nor outside"};
inline constexpr Sentence kNoSymmetry{"pack-no-symmetry", "has something that is not one of the eight symmetries"};
inline constexpr Sentence kVarying{"pack-varying", "must have \"from\" and \"to\", \"one-of\" or \"by-depth\" if it is not a single value"};
inline constexpr Sentence kUnknownParameter{"pack-unknown-parameter", "unknown parameter %1"};

inline constexpr Sentence kOutsideCells{"pack-outside-cells", "%1 is outside the %2 cells"};
inline constexpr Sentence kUnknownKind{"pack-unknown-kind", "unknown kind %1"};
inline constexpr Sentence kTwoPoints{"pack-two-points", "a path needs at least two points"};
inline constexpr Sentence kOneLetter{"pack-one-letter", "must be one ASCII character other than a space"};
inline constexpr Sentence kNoPlace{"pack-no-place", "has no place %1"};
inline constexpr Sentence kNamesNoPlace{"pack-names-no-place", "names no place"};
inline constexpr Sentence kManyHeroes{"pack-many-heroes", "has %1 heroes, at most one is allowed"};
inline constexpr Sentence kWithLevel{"pack-with-level", "cannot be used together with a level: remove one of them"};
inline constexpr Sentence kSymmetryList{"pack-symmetry-list", "must be fixed, turns, all, or a list of symmetries"};
inline constexpr Sentence kUnknownSymmetry{"pack-unknown-symmetry", "unknown symmetry %1"};
inline constexpr Sentence kDepthRange{"pack-depth-range", "must be [first, last] with 1 ≤ first ≤ last ≤ %1"};
inline constexpr Sentence kNotFileName{"pack-not-file-name", "%1 is not the name of the file"};
inline constexpr Sentence kLessThanMin{"pack-less-than-min", "is less than min"};
inline constexpr Sentence kNotPack{"pack-not-pack", "is not \"mazeloom-pack\": this is no Mazeloom pack"};
inline constexpr Sentence kNewVersion{"pack-new-version", "is %1, this Mazeloom reads up to %2: update it to open this pack"};
inline constexpr Sentence kNoVersion{"pack-no-version", "%1 is no version of the format"};
inline constexpr Sentence kOtherSize{"pack-other-size", "is %1, but size is %2"};
inline constexpr Sentence kNoCell{"pack-no-cell", "has no cell"};
inline constexpr Sentence kManyStampCells{"pack-many-stamp-cells", "brings the cells of all stamps to more than %1"};
inline constexpr Sentence kLargeNumber{"pack-large-number", "must be a number of at most 9007199254740991"};
inline constexpr Sentence kEmptyWord{"pack-empty-word", "has an empty word"};
inline constexpr Sentence kNotOfWords{"pack-not-of-words", "%1 is not one of the words under \"of\""};
inline constexpr Sentence kPackHasNoCells{"pack-has-no-cells", "a pack has no cells and objects of its own"};
inline constexpr Sentence kHigherGrade{"pack-higher-grade", "begins with the higher grade: write the lower one first"};
inline constexpr Sentence kMarksNeedTerrain{"pack-marks-need-terrain", "need terrain to lie on"};
inline constexpr Sentence kNoLanguage{"pack-no-language", "%1 names no language: use \"de\" or \"pt-BR\""};
inline constexpr Sentence kPieceReaches{"pack-piece-reaches", "the %1 cells at %2 reach beyond the level's %3"};
inline constexpr Sentence kOtherThanTerrain{"pack-other-than-terrain", "is %1, terrain is %2"};
inline constexpr Sentence kMarkOnSolid{"pack-mark-on-solid", "has a mark at %1, which cannot be walked"};
inline constexpr Sentence kKeptTwice{"pack-kept-twice", "keeps %1, which another piece already has"};
inline constexpr Sentence kFourNumbers{"pack-four-numbers", "is not a list of four numbers: x, y, width, height"};
inline constexpr Sentence kRectReaches{"pack-rect-reaches", "reaches beyond the level's %1"};
inline constexpr Sentence kNotOnKept{"pack-not-on-kept", "is not on kept cells"};
inline constexpr Sentence kNoFirstMonster{"pack-no-first-monster", "is 1 for no monster with a weight above 0, so depth 1 would have none: give one of them 1"};
inline constexpr Sentence kFloorOrder{"pack-floor-order", "%1 does not come after %2: list floors by rising depth, each depth once"};
inline constexpr Sentence kNoLevelInPack{"pack-no-level-in-pack", "there is no level %1 in the pack"};
inline constexpr Sentence kTempleFloor{"pack-temple-floor", "%1 is a temple: a floor needs the ruleset \"descent\""};
inline constexpr Sentence kCoinsTwice{"pack-coins-twice", "asks for coins a second time"};
inline constexpr Sentence kShapeCount{"pack-shape-count", "has %1 entries: such a set of edges has %2"};
inline constexpr Sentence kNotFragment{"pack-not-fragment", "is not %1: this was not copied from Mazeloom"};
inline constexpr Sentence kNewFragment{"pack-new-fragment", "is %1, this Mazeloom reads up to %2: update it to paste this"};
inline constexpr Sentence kManyMiB{"pack-many-mib", "has more than %1 MiB"};

inline constexpr Sentence kStoppedReading{"pack-stopped", "was stopped"};
inline constexpr Sentence kCannotRead{"pack-cannot-read", "cannot be read: %1"};
inline constexpr Sentence kCannotOpen{"pack-cannot-open", "cannot be opened: %1"};
inline constexpr Sentence kNoFile{"pack-no-file", "there is no such file"};
inline constexpr Sentence kNoFolder{"pack-no-folder", "there is no such folder"};
inline constexpr Sentence kNotFile{"pack-not-file", "is not a file"};
inline constexpr Sentence kNotFolder{"pack-not-folder", "is not a folder"};
inline constexpr Sentence kTooLarge{"pack-too-large", "is too large"};
inline constexpr Sentence kLeadsOut{"pack-leads-out", "is a link that leads out of the pack's folder: put the file itself there"};
inline constexpr Sentence kNoPackFile{"pack-no-pack-file", "has no %1: this is no Mazeloom pack"};

inline constexpr Sentence kAbsolutePath{"archive-absolute-path", "has an absolute path"};
inline constexpr Sentence kLeadsOutOfArchive{"archive-leads-out", "leads out of the archive"};
inline constexpr Sentence kIsFolder{"archive-is-folder", "is a folder; only files belong into a pack's archive"};
inline constexpr Sentence kNotPackFile{"archive-not-pack-file", "is not a file of a pack"};
inline constexpr Sentence kIsLink{"archive-is-link", "is a link"};
inline constexpr Sentence kNotInArchive{"archive-not-in-archive", "there is no such file in the archive"};
inline constexpr Sentence kChecksumDiffers{"archive-checksum-differs", "does not match its checksum: the archive was changed or damaged. To change a pack, unpack it, open the folder, and export it again"};
inline constexpr Sentence kNotAnArchive{"archive-not-readable", "cannot be read as an archive: %1"};
inline constexpr Sentence kManyFiles{"archive-many-files", "holds more than %1 files"};
inline constexpr Sentence kUnpacksTooMuch{"archive-unpacks-too-much", "would unpack from %1 to %2 bytes, at most %3 are allowed"};
inline constexpr Sentence kIncompleteEntry{"archive-incomplete-entry", "has an incomplete entry in the directory"};
inline constexpr Sentence kLibrary{"archive-library", "%1"};
inline constexpr Sentence kEncrypted{"archive-encrypted", "is encrypted"};
inline constexpr Sentence kOtherMethod{"archive-other-method", "is compressed by a method that archives of packs do not use"};
inline constexpr Sentence kImpossibleSize{"archive-impossible-size", "claims to unpack from %1 to %2 bytes, which is impossible"};
inline constexpr Sentence kTwiceInArchive{"archive-twice", "appears twice in the archive"};

inline constexpr Sentence kNoChecksumList{"archive-no-checksum-list", "is not a list of checksums by name"};
inline constexpr Sentence kListsAbsent{"archive-lists-absent", "lists %1, which is not in the archive"};
inline constexpr Sentence kNoChecksum{"archive-no-checksum", "%1 has no SHA-256 checksum"};
inline constexpr Sentence kNoChecksumIn{"archive-no-checksum-in", "has no SHA-256 checksum in %1"};
inline constexpr Sentence kCannotUnpack{"archive-cannot-unpack", "cannot be unpacked: %1"};
inline constexpr Sentence kShorter{"archive-shorter", "is shorter than the archive says"};
inline constexpr Sentence kLonger{"archive-longer", "is longer than the archive says"};
inline constexpr Sentence kNotZip{"archive-not-zip", "is not a zip archive"};
inline constexpr Sentence kDataAfterEnd{"archive-data-after-end", "has data after its end: it was changed or comes from another program"};
inline constexpr Sentence kNotZipOrCut{"archive-not-zip-or-cut", "is not a zip archive, or is cut off"};
inline constexpr Sentence kTwoDirectories{"archive-two-directories", "has more than one directory"};
inline constexpr Sentence kCutOff{"archive-cut-off", "is cut off"};
inline constexpr Sentence kOneOfParts{"archive-one-of-parts", "is one of several parts"};
inline constexpr Sentence kLargeDirectory{"archive-large-directory", "has a directory of %1 bytes, at most %2 are allowed"};
inline constexpr Sentence kDirectoryElsewhere{"archive-directory-elsewhere", "is damaged: its directory is not where its end says"};
inline constexpr Sentence kExportsManyFiles{"archive-exports-many-files", "the pack would be exported as %1 files, including thumbnails; at most %2 are allowed: make two packs of it"};
inline constexpr Sentence kCannotArchive{"archive-cannot-archive", "the pack cannot be archived: %1"};

inline constexpr Sentence kCannotWrite{"save-cannot-write", "cannot be written: %1"};
inline constexpr Sentence kCannotUse{"save-cannot-use", "cannot be created or used: %1"};
inline constexpr Sentence kCannotAccess{"save-cannot-access", "cannot be accessed: %1"};
inline constexpr Sentence kCannotFlush{"save-cannot-flush", "cannot be flushed to the disk: %1"};
inline constexpr Sentence kCannotReplace{"save-cannot-replace", "cannot be replaced: %1"};
inline constexpr Sentence kCannotRemove{"save-cannot-remove", "cannot be removed: %1"};
inline constexpr Sentence kUnreadParts{"save-unread-parts", "has parts that could not be read, and saving would delete them"};
inline constexpr Sentence kNotOpened{"save-not-opened", "already exists and was not opened with this pack"};
inline constexpr Sentence kChangedOutside{"save-changed-outside", "was changed by another program since it was read"};
inline constexpr Sentence kChangedAndDeleted{"save-changed-and-deleted", "was changed by another program since it was read, but saving would delete it"};
inline constexpr Sentence kWouldHave{"save-would-have", "would have %1 bytes, at most %2 are allowed"};
inline constexpr Sentence kIdOf{"save-id-of", "%1 id %2 is no id: use 1–64 of a–z, 0–9 and -"};
inline constexpr Sentence kTwoOfId{"save-two-of-id", "two %1 have the id %2"};
inline constexpr Sentence kIdOfUnread{"save-id-of-unread", "the id %1 belongs to %2 that could not be read: use another"};

inline constexpr Sentence kNoParts{"journal-no-parts", "has no parts that can be read"};
inline constexpr Sentence kNoOwner{"journal-no-owner", "does not say which pack it belongs to"};
inline constexpr Sentence kLevelGone{"journal-level-gone", "belongs to a level that does not exist"};
inline constexpr Sentence kUnknownPart{"journal-unknown-part", "has a part of an unknown kind"};
inline constexpr Sentence kCellsOutside{"journal-cells-outside", "has cells that are not in %1"};
inline constexpr Sentence kNotJournal{"journal-not-journal", "is not a journal of Mazeloom, or its beginning is damaged"};
inline constexpr Sentence kDamagedRecord{"journal-damaged-record", "is damaged: the edits from here on are lost"};
// clang-format on

/// All of them, for translation.
inline constexpr std::array kPackSentences{kMustBe,
                                           kOutsideRange,
                                           kOneDecimal,
                                           kNotPair,
                                           kControl,
                                           kLineBreak,
                                           kHasMany,
                                           kAreMany,
                                           kAreManyKept,
                                           kNoHash,
                                           kNoId,
                                           kIsMissing,
                                           kIsEmpty,
                                           kNotOneOf,
                                           kNotKey,
                                           kNoKey,
                                           kManyUnknown,
                                           kOneMoreProblem,
                                           kMoreProblems,
                                           kTwice,
                                           kListedTwice,
                                           kIsThere,
                                           kOtherKeys,
                                           kOtherKeysThan,
                                           kOneTooMany,
                                           kNoRows,
                                           kRowLength,
                                           kUnevenRow,
                                           kUnknownCharacter,
                                           kWithCode,
                                           kWantsCharacter,
                                           kCannotStand,
                                           kWantsColour,
                                           kCharacterTaken,
                                           kNumberTaken,
                                           kManyTerrains,
                                           kNoTerrain,
                                           kNoThing,
                                           kNoInk,
                                           kPromisesNothing,
                                           kPromisesTooMuch,
                                           kNestedNodes,
                                           kTwoKinds,
                                           kNoNodeKind,
                                           kSameSize,
                                           kSeveralValues,
                                           kNoSetName,
                                           kPatternRows,
                                           kNoSuchSet,
                                           kNoValue,
                                           kNoSymmetry,
                                           kVarying,
                                           kUnknownParameter,
                                           kOutsideCells,
                                           kUnknownKind,
                                           kTwoPoints,
                                           kOneLetter,
                                           kNoPlace,
                                           kNamesNoPlace,
                                           kManyHeroes,
                                           kWithLevel,
                                           kSymmetryList,
                                           kUnknownSymmetry,
                                           kDepthRange,
                                           kNotFileName,
                                           kLessThanMin,
                                           kNotPack,
                                           kNewVersion,
                                           kNoVersion,
                                           kOtherSize,
                                           kNoCell,
                                           kManyStampCells,
                                           kLargeNumber,
                                           kEmptyWord,
                                           kNotOfWords,
                                           kPackHasNoCells,
                                           kHigherGrade,
                                           kMarksNeedTerrain,
                                           kNoLanguage,
                                           kPieceReaches,
                                           kOtherThanTerrain,
                                           kMarkOnSolid,
                                           kKeptTwice,
                                           kFourNumbers,
                                           kRectReaches,
                                           kNotOnKept,
                                           kNoFirstMonster,
                                           kFloorOrder,
                                           kNoLevelInPack,
                                           kTempleFloor,
                                           kCoinsTwice,
                                           kShapeCount,
                                           kNotFragment,
                                           kNewFragment,
                                           kManyMiB,
                                           kStoppedReading,
                                           kCannotRead,
                                           kCannotOpen,
                                           kNoFile,
                                           kNoFolder,
                                           kNotFile,
                                           kNotFolder,
                                           kTooLarge,
                                           kLeadsOut,
                                           kNoPackFile,
                                           kAbsolutePath,
                                           kLeadsOutOfArchive,
                                           kIsFolder,
                                           kNotPackFile,
                                           kIsLink,
                                           kNotInArchive,
                                           kChecksumDiffers,
                                           kNotAnArchive,
                                           kManyFiles,
                                           kUnpacksTooMuch,
                                           kIncompleteEntry,
                                           kLibrary,
                                           kEncrypted,
                                           kOtherMethod,
                                           kImpossibleSize,
                                           kTwiceInArchive,
                                           kNoChecksumList,
                                           kListsAbsent,
                                           kNoChecksum,
                                           kNoChecksumIn,
                                           kCannotUnpack,
                                           kShorter,
                                           kLonger,
                                           kNotZip,
                                           kDataAfterEnd,
                                           kNotZipOrCut,
                                           kTwoDirectories,
                                           kCutOff,
                                           kOneOfParts,
                                           kLargeDirectory,
                                           kDirectoryElsewhere,
                                           kExportsManyFiles,
                                           kCannotArchive,
                                           kCannotWrite,
                                           kCannotUse,
                                           kCannotAccess,
                                           kCannotFlush,
                                           kCannotReplace,
                                           kCannotRemove,
                                           kUnreadParts,
                                           kNotOpened,
                                           kChangedOutside,
                                           kChangedAndDeleted,
                                           kWouldHave,
                                           kIdOf,
                                           kTwoOfId,
                                           kIdOfUnread,
                                           kNoParts,
                                           kNoOwner,
                                           kLevelGone,
                                           kUnknownPart,
                                           kCellsOutside,
                                           kNotJournal,
                                           kDamagedRecord};

/// Words within the sentences: kinds of values, things that are counted, and things that places
/// number.
inline constexpr std::array kPackWords{
    Word{"an object"},
    Word{"a list"},
    Word{"text"},
    Word{"true or false"},
    Word{"true"},
    Word{"a number"},
    Word{"a whole number"},
    Word{"a number with a fraction"},
    Word{"null"},
    Word{"a list of names"},
    Word{"a list of nodes"},
    Word{"a list of rules"},
    Word{"a word or a list of symmetries"},
    Word{"an object of characters and ids"},
    Word{"an object of characters and lists of names"},
    Word{"an object of inks and lists of names"},
    Word{"an object with a text for each language"},
    Word{"a depth and a value, as [1, 40]"},
    Word{"a list of stages, a built-in recipe's id, or the use of a recipe of the pack"},
    Word{"\"all\", \"any\" or a whole number"},
    Word{"the name of a mechanic"},
    Word{"an objective or {\"coins\": n}"},
    Word{json::kSeedRange},
    Word{"bytes"},
    Word{"characters"},
    Word{"entries"},
    Word{"keys"},
    Word{"languages"},
    Word{"names"},
    Word{"nodes"},
    Word{"recipes"},
    Word{"rows"},
    Word{"rules"},
    Word{"stages"},
    Word{"symmetries"},
    Word{"values"},
    Word{"words"},
    Word{"level"},
    Word{"room"},
    Word{"tile mapping"},
    Word{"levels"},
    Word{"rooms"},
    Word{"tile mappings"},
    Word{"a level"},
    Word{"a room"},
    Word{"a tile mapping"},
    Word{"entrance"},
    Word{"entry"},
    Word{"file"},
    Word{"floor"},
    Word{"kept object"},
    Word{"kept trajectory"},
    Word{"name"},
    Word{"need"},
    Word{"node"},
    Word{"object"},
    Word{"piece"},
    Word{"point"},
    Word{"promise"},
    Word{"property"},
    Word{"range"},
    Word{"recipe"},
    Word{"row"},
    Word{"rule"},
    Word{"shape"},
    Word{"stage"},
    Word{"stamp"},
    Word{"symmetry"},
    Word{"tab"},
    Word{"tag"},
    Word{"trajectory"},
    Word{"value"}};

/// A word of kPackWords. Another word does not compile, so no word lacks a translation.
class ListedWord {
  public:
    consteval ListedWord(const char* text) : ListedWord(std::string_view(text)) {}
    consteval ListedWord(std::string_view text)
        : word_(*std::ranges::find(kPackWords, text, &Word::text)) {}

    friend Word sentenceName(const ListedWord& listed) { return listed.word_; }

  private:
    Word word_;
};

}  // namespace mazeloom::pack

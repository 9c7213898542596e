// SPDX-License-Identifier: MIT
// The sentences of problems of the readers of texts, CSV files, pictures and packs, and of all
// importers together.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::exchange {

inline constexpr Sentence kNoWidth{"format-no-width", "%1 has no width: it was left out"};
inline constexpr Sentence kIdle{"format-idle",
                                "%1 means what the cell already was: nothing changed there"};
inline constexpr Sentence kNoCharacters{"format-no-characters", "has no characters"};
inline constexpr Sentence kManyRows{"format-many-rows",
                                    "has more than %1 rows or characters a row"};
inline constexpr Sentence kUnevenRows{"format-uneven-rows",
                                      "has rows whose lengths differ too much"};
inline constexpr Sentence kLargerThanExport{
    "format-larger-than-export", "is larger than the exported level: it was read as a new drawing"};
inline constexpr Sentence kUnclosedQuote{
    "format-unclosed-quote",
    "row %1 has a quote that is never closed: close it, or write it twice"};
inline constexpr Sentence kLongWord{
    "format-long-word",
    "row %1 has a word of more than %2 letters, or the file has more than %3 different ones"};
inline constexpr Sentence kManyCsvCells{"format-many-csv-cells",
                                        "has more than %1 rows or cells a row"};
inline constexpr Sentence kNoCsvCells{"format-no-csv-cells", "has no cells"};
inline constexpr Sentence kShortRow{"format-short-row",
                                    "row %1 has %2 of %3 cells: the others were read as empty"};
inline constexpr Sentence kShortRowAndOne{
    "format-short-row-and-one",
    "row %1 has %2 of %3 cells: the others were read as empty; there is 1 more short row"};
inline constexpr Sentence kShortRows{
    "format-short-rows",
    "row %1 has %2 of %3 cells: the others were read as empty; there are %4 more short rows"};
inline constexpr Sentence kManyColours{
    "format-many-colours",
    "has more than %1 colours: draw one pixel per cell, or one square of a single colour per cell"};
inline constexpr Sentence kPictureChanged{
    "format-picture-changed",
    "the picture was changed after its export: it was read from its colours"};
inline constexpr Sentence kPictureData{"format-picture-data",
                                       "its data about the level %1: it was read from its colours"};
inline constexpr Sentence kNotXp{"format-not-xp",
                                 "is no REXPaint picture, which is packed by gzip, or %1"};
inline constexpr Sentence kXpLayers{"format-xp-layers",
                                    "must begin with a number of layers from 1 to %1"};
inline constexpr Sentence kXpCutOff{"format-xp-cut-off", "layer %1 is cut off"};
inline constexpr Sentence kXpLayerSize{"format-xp-layer-size",
                                       "layer %1 is empty or larger than a level can be"};
inline constexpr Sentence kXpBytes{
    "format-xp-bytes", "layer %1 makes the picture unpack to more than %2 bytes, the limit"};
inline constexpr Sentence kXpOtherSize{"format-xp-other-size",
                                       "layer %1 differs in size from the first"};
inline constexpr Sentence kXpMore{"format-xp-more",
                                  "has data after its last layer, which was ignored"};
inline constexpr Sentence kXpOurs{
    "format-xp-ours",
    "was exported from Mazeloom but does not say from which level: it becomes a new level, read "
    "from its characters; its colours are not read"};
inline constexpr Sentence kTakenForFloor{"format-taken-for-floor",
                                         "%1 has no meaning: it was taken for floor"};
inline constexpr Sentence kCellStays{"format-cell-stays",
                                     "%1 has no meaning: the cell stays as it was"};
inline constexpr Sentence kTakenFor{"format-taken-for", "%1 was taken for %2"};
inline constexpr Sentence kAllTakenFor{"format-all-taken-for", "%1 were taken for %2"};
inline constexpr Sentence kManyCharacters{
    "format-many-characters",
    "has more than %1 different characters without a meaning: it is not a level"};
inline constexpr Sentence kKindStays{"format-kind-stays",
                                     "the kind %1 is already in the pack and was not changed"};
inline constexpr Sentence kRoomStays{"format-room-stays",
                                     "the room %1 is already in the pack and was not changed"};
inline constexpr Sentence kManyTerrains{
    "format-many-terrains",
    "the pack has no room for more terrains of its own: the others became floor and wall"};
inline constexpr Sentence kOtherEnding{"format-other-ending",
                                       "levels are not read from files with this ending"};
inline constexpr Sentence kOnlyExported{"format-only-exported",
                                        "levels can be exported as %1 but not imported from it: "
                                        "change them in Mazeloom and export them again"};
inline constexpr Sentence kNoMemory{"format-no-memory",
                                    "there is not enough memory for its levels: make them smaller "
                                    "or fewer, or close other programs"};
inline constexpr Sentence kReadAsDrawing{"format-read-as-drawing",
                                         "%1: %2 was read as a drawing from another program"};

/// All of them, for translation.
inline constexpr std::array kFormatSentences{
    kNoWidth,          kIdle,           kNoCharacters, kManyRows,       kUnevenRows,
    kLargerThanExport, kUnclosedQuote,  kLongWord,     kManyCsvCells,   kNoCsvCells,
    kShortRow,         kShortRowAndOne, kShortRows,    kManyColours,    kPictureChanged,
    kPictureData,      kNotXp,          kXpLayers,     kXpCutOff,       kXpLayerSize,
    kXpBytes,          kXpOtherSize,    kXpMore,       kXpOurs,         kTakenForFloor,
    kCellStays,        kTakenFor,       kAllTakenFor,  kManyCharacters, kKindStays,
    kRoomStays,        kManyTerrains,   kOtherEnding,  kOnlyExported,   kNoMemory,
    kReadAsDrawing};

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
// The sentences of problems of the reader of LDtk's projects.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::exchange::ldtk {

inline constexpr Sentence kEnumTags{
    "ldtk-enum-tags",
    "have too many enum tags: at most %1 tags and %2 tiles with tags can be read"};
inline constexpr Sentence kLongName{"ldtk-long-name",
                                    "%1 has %2 bytes, at most %3 are read: give it a shorter name"};
inline constexpr Sentence kManyReturned{"ldtk-many-returned",
                                        "makes the levels exported from Mazeloom have more than %1 "
                                        "cells together: save them in several projects"};
inline constexpr Sentence kManyUnknown{
    "ldtk-many-unknown",
    "holds more than %1 different tiles, numbers and entities without a meaning: give tiles custom "
    "data such as \"terrain wall\", or hide layers that are only pictures"};
inline constexpr Sentence kOldLdtk{"ldtk-old-ldtk", "is not a project of LDtk 1.0 or newer"};
inline constexpr Sentence kManyLevels{"ldtk-many-levels", "is one level too many: at most %1"};
inline constexpr Sentence kFileTwice{
    "ldtk-file-twice",
    "names the file %1, which another level names too: give each level its own file"};
inline constexpr Sentence kArrangement{
    "ldtk-arrangement",
    "has its levels in another arrangement than at the export, which is not kept: a pack's levels "
    "have no places in a world; change their order in Mazeloom"};
inline constexpr Sentence kDrawnElsewhere{
    "ldtk-drawn-elsewhere",
    "is drawn with tiles that the pack does not have: changes of these tiles were not looked for"};
inline constexpr Sentence kBackground{"ldtk-background",
                                      "has a background picture, which is not read"};
inline constexpr Sentence kNoCells{
    "ldtk-no-cells", "has no IntGrid values and no tiles in visible layers: draw floor and walls"};
inline constexpr Sentence kHidden{
    "ldtk-hidden", "is hidden: it was not read; show it in LDtk if it belongs to the level"};
inline constexpr Sentence kNoLayers{"ldtk-no-layers", "has no layers that are shown"};
inline constexpr Sentence kManyCells{
    "ldtk-many-cells",
    "is one level too many of this size: all levels have at most %1 cells together"};
inline constexpr Sentence kPartOffset{"ldtk-part-offset",
                                      "has an offset of %1, %2 pixels, which is not a whole number "
                                      "of cells: it was moved by %3, %4 cells"};
inline constexpr Sentence kRules{"ldtk-rules",
                                 "is drawn by rules, which are not read: it was left out"};
inline constexpr Sentence kUnknownLayer{"ldtk-unknown-layer",
                                        "has an unknown type: it was left out"};
inline constexpr Sentence kContentOutside{"ldtk-content-outside",
                                          "has content outside of the level: it was left out"};
inline constexpr Sentence kOtherSide{"ldtk-other-side",
                                     "has cells of %1 pixels where those of the level have %2: if "
                                     "several share a cell, the last one counts"};
inline constexpr Sentence kManyTiles{
    "ldtk-many-tiles",
    "has too many tiles on the same cells: the tiles of all layers cover at most %1 cells"};
inline constexpr Sentence kNumberCount{"ldtk-number-count",
                                       "\"intGridCsv\" holds %1 numbers instead of %2"};
inline constexpr Sentence kManyNumbers{"ldtk-many-numbers",
                                       "has more than 100000 different numbers"};
inline constexpr Sentence kUnseen{"ldtk-unseen",
                                  "has tiles with an opacity of 0, which were left out"};
inline constexpr Sentence kEntityOutside{"ldtk-entity-outside",
                                         "lies outside of the level: it was left out"};
inline constexpr Sentence kFieldNotText{"ldtk-field-not-text",
                                        "field %1 must be a text: it was left out"};
inline constexpr Sentence kUnknownEntity{
    "ldtk-unknown-entity", "is no kind of thing: it was left out; say what %1 stands for"};
inline constexpr Sentence kUnreadField{"ldtk-unread-field",
                                       "field %1: values of type %2 are not read: it was left out"};
inline constexpr Sentence kPositionRange{"ldtk-position-range", "−100000000 to 100000000"};
inline constexpr Sentence kCellsOfLevel{"ldtk-cells-of-level", "cells of the level"};

/// All of them, for translation.
inline constexpr std::array kSentences{
    kEnumTags,     kLongName,      kManyReturned,   kManyUnknown,   kOldLdtk,      kManyLevels,
    kFileTwice,    kArrangement,   kDrawnElsewhere, kBackground,    kNoCells,      kHidden,
    kNoLayers,     kManyCells,     kPartOffset,     kRules,         kUnknownLayer, kContentOutside,
    kOtherSide,    kManyTiles,     kNumberCount,    kManyNumbers,   kUnseen,       kEntityOutside,
    kFieldNotText, kUnknownEntity, kUnreadField,    kPositionRange, kCellsOfLevel};

}  // namespace mazeloom::exchange::ldtk

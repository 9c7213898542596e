// SPDX-License-Identifier: MIT
// The sentences of problems of the readers of Tiled's maps.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::exchange::tiled {

inline constexpr Sentence kNotOrthogonal{"tiled-not-orthogonal",
                                         "is %1: only orthogonal maps can become levels"};
inline constexpr Sentence kPartSize{"tiled-part-size",
                                    "has a part of %1 × %2 tiles: 1 to %3 a side can be read"};
inline constexpr Sentence kTooFarOut{"tiled-too-far-out", "has tiles too far out, at %1, %2"};
inline constexpr Sentence kTooManyTiles{"tiled-too-many-tiles",
                                        "is one layer of tiles too many for a map of this size"};
inline constexpr Sentence kTooManyObjects{"tiled-too-many-objects", "holds more than %1 objects"};
inline constexpr Sentence kEmptyGroup{"tiled-empty-group",
                                      "is a group without layers, which is not read"};
inline constexpr Sentence kGroupProperties{"tiled-group-properties",
                                           "has the properties of a group, which are not read"};
inline constexpr Sentence kUnreadProperty{"tiled-unread-property",
                                          "has the property %1, which is not read: only the map, "
                                          "its tiles and its objects keep properties"};
inline constexpr Sentence kTooManyTilesets{
    "tiled-too-many-tilesets",
    "are more than %1, the most that a map may have: remove those that no layer uses"};
inline constexpr Sentence kLongFileName{
    "tiled-long-file-name",
    "has a file's name of %1 bytes, at most %2 are read: give it a shorter one"};
inline constexpr Sentence kLongName{
    "tiled-long-name", "has a name of %1 bytes, at most %2 are read: give it a shorter one"};
inline constexpr Sentence kLongPictureName{
    "tiled-long-picture-name",
    "has a picture's name of %1 bytes, at most %2 are read: give it a shorter one"};
inline constexpr Sentence kLongClass{
    "tiled-long-class", "has a class of %1 bytes, at most %2 are read: give it a shorter one"};
inline constexpr Sentence kClassBesideMeaning{
    "tiled-class-beside-meaning",
    "has a class, which is not read: its property \"mazeloom\" counts"};
inline constexpr Sentence kPropertyOfCell{
    "tiled-property-of-cell", "has the property %1, which is not read: cells have none"};
inline constexpr Sentence kFileRefused{"tiled-file-refused", "file %1: %2"};
inline constexpr Sentence kFileLeftOut{
    "tiled-file-left-out",
    "file %1 was left out: %2; say what its tiles stand for by their numbers, such as %3"};
inline constexpr Sentence kNamedTooOften{
    "tiled-named-too-often",
    "file %1 is too large to be named so often: its copies take more than %2 bytes"};
inline constexpr Sentence kWithoutTemplate{"tiled-without-template",
                                           "was read without its template %1: %2"};
inline constexpr Sentence kTemplateTooMany{"tiled-template-too-many",
                                           "uses one template too many: its tile was not read"};
inline constexpr Sentence kOtherType{"tiled-other-type",
                                     "has no \"type\" of %1, as Tiled's files of this kind have"};
inline constexpr Sentence kOwnJson{"tiled-own-json",
                                   "is a level in Mazeloom's own JSON, which cannot be imported: "
                                   "change it in Mazeloom and export it again"};
inline constexpr Sentence kNoObject{"tiled-no-object", "has no \"object\""};
inline constexpr Sentence kOldTiled{"tiled-old-tiled",
                                    "%1 was written by a version of Tiled before 1.2: open the "
                                    "file in a newer Tiled and save it again"};
inline constexpr Sentence kUnreadType{"tiled-unread-type",
                                      "property %1: values of type %2 are not read"};
inline constexpr Sentence kPictureLayer{"tiled-picture-layer", "is a picture, which is not read"};
inline constexpr Sentence kLayerType{"tiled-layer-type", "is %1, which is not read"};
inline constexpr Sentence kNoData{"tiled-no-data", "has no \"data\""};
inline constexpr Sentence kOfData{"tiled-of-data", "\"data\" %1"};
inline constexpr Sentence kTileCount{"tiled-tile-count", "holds %1 tiles instead of %2"};
inline constexpr Sentence kTileNotNumber{"tiled-tile-not-number", "tile %1 is no number"};
inline constexpr Sentence kTileNoComma{"tiled-tile-no-comma", "tile %1 has no comma before it"};
inline constexpr Sentence kTooManyBytes{"tiled-too-many-bytes", "unpacks to too many bytes"};
inline constexpr Sentence kCompression{
    "tiled-compression",
    "is compressed with %1, which is not read: choose CSV, zlib, gzip or Zstandard as Tile Layer "
    "Format in Tiled's map properties"};
inline constexpr Sentence kXmlNoNumber{"tiled-xml-no-number", "%1 is no number"};
inline constexpr Sentence kXmlNotWhole{"tiled-xml-not-whole", "%1 must be a whole number, not %2"};
inline constexpr Sentence kXmlTooLarge{"tiled-xml-too-large", "%1 must be 0 to %2"};
inline constexpr Sentence kXmlTileSide{"tiled-xml-tile-side", "%1 must be 1 to 100000"};
inline constexpr Sentence kSaveInUtf8{"tiled-save-in-utf8", "%1: save it in UTF-8"};
inline constexpr Sentence kManyElements{
    "tiled-many-elements",
    "holds more than %1 elements, the limit: choose CSV or zlib as Tile Layer Format in Tiled's "
    "map properties, or split it"};
inline constexpr Sentence kManyAttributes{
    "tiled-many-attributes",
    "holds more than %1 attributes, the limit: choose CSV or zlib as Tile Layer Format in Tiled's "
    "map properties, or split it"};
inline constexpr Sentence kMuchMemory{
    "tiled-much-memory",
    "holds more than %1 MiB of memory, the limit: choose CSV or zlib as Tile Layer Format in "
    "Tiled's map properties, or split it"};
inline constexpr Sentence kNotXml{"tiled-not-xml", "is no XML: %1"};
inline constexpr Sentence kNoElement{"tiled-no-element", "has no element <%1>"};
inline constexpr Sentence kFirstNumber{"tiled-first-number", "firstgid must be 1 or more"};
inline constexpr Sentence kManyGroups{"tiled-many-groups", "is nested in too many groups"};
inline constexpr Sentence kNoDataElement{"tiled-no-data-element", "has no <data>"};
inline constexpr Sentence kOfElement{"tiled-of-element", "<%1> %2"};
inline constexpr Sentence kNoComma{"tiled-no-comma", "has a point without comma"};
inline constexpr Sentence kUnreadAttribute{"tiled-unread-attribute", "has %1, which is not read"};
inline constexpr Sentence kUnreadValue{"tiled-unread-value", "has %1 %2, which is not read"};
inline constexpr Sentence kDrawingOffset{"tiled-drawing-offset",
                                         "has a drawing offset, which is not read: its tiles count "
                                         "for the cells that they are put into"};
inline constexpr Sentence kNoTiles{"tiled-no-tiles",
                                   "is infinite and shows no tiles: there is nothing to read"};
inline constexpr Sentence kInfiniteSize{
    "tiled-infinite-size",
    "is infinite, and its tiles take %1 × %2 cells: a level has at most %3 a side"};
inline constexpr Sentence kInfiniteSparse{
    "tiled-infinite-sparse",
    "is infinite, and its few tiles are spread over %1 × %2 cells: move them closer together"};
inline constexpr Sentence kManyKinds{
    "tiled-many-kinds",
    "shows more than %1 different tiles without a meaning: give them a property \"mazeloom\" in "
    "their tilesets, or hide layers that are only pictures"};
inline constexpr Sentence kIdlyTurned{
    "tiled-idly-turned", "has rotated or mirrored tiles, which makes no difference here"};
inline constexpr Sentence kUnlisted{
    "tiled-unlisted", "has tiles that belong to no tileset: they were taken for floor"};
inline constexpr Sentence kTileOutside{"tiled-tile-outside",
                                       "has 1 tile outside of the map: left out"};
inline constexpr Sentence kTilesOutside{"tiled-tiles-outside",
                                        "has %1 tiles outside of the map: left out"};
inline constexpr Sentence kHiddenButRead{
    "tiled-hidden-but-read", "is hidden in Tiled, but was read: it is a part of the level"};
inline constexpr Sentence kHidden{"tiled-hidden", "is hidden in Tiled: it was left out"};
inline constexpr Sentence kParallax{"tiled-parallax", "has a parallax factor, which was not read"};
inline constexpr Sentence kPartOffset{
    "tiled-part-offset",
    "has an offset that is not a whole number of cells: its tiles were moved by %1, %2 cells"};
inline constexpr Sentence kNumberTwice{"tiled-number-twice", "has the number of another object"};
inline constexpr Sentence kPathAlone{"tiled-path-alone",
                                     "is a path without an object: it was left out"};
inline constexpr Sentence kSecondPath{"tiled-second-path",
                                      "is a second path of the same object: it was left out"};
inline constexpr Sentence kOutsideOfMap{"tiled-outside-of-map",
                                        "lies outside of the map: it was left out"};
inline constexpr Sentence kTileNoThing{"tiled-tile-no-thing",
                                       "shows a tile that is no kind of thing: its type counts"};
inline constexpr Sentence kTypeBesideTile{
    "tiled-type-beside-tile", "has the type %1, but its tile stands for %2: the tile counts"};
inline constexpr Sentence kLineCorners{"tiled-line-corners",
                                       "moves along a line with too many corners for so many "
                                       "objects: together these would get more than %1 corners"};
inline constexpr Sentence kLongTileProperties{
    "tiled-long-tile-properties",
    "shows a tile with properties that are too long for so many objects: together these would get "
    "more than %1 bytes of them"};
inline constexpr Sentence kLongLineProperties{
    "tiled-long-line-properties",
    "moves along a line with properties that are too long for so many objects: together these "
    "would get more than %1 bytes of them"};
inline constexpr Sentence kLongNames{"tiled-long-names",
                                     "names objects whose names are too long for so many objects: "
                                     "together these would get more than %1 bytes of them"};
inline constexpr Sentence kReadAsText{"tiled-read-as-text",
                                      "property %1 of type %2 was read as text"};
inline constexpr Sentence kNamesMissing{
    "tiled-names-missing",
    "property %1 names object %2, which is not there: it was read as that number"};
inline constexpr Sentence kNamesNoId{
    "tiled-names-no-id",
    "property %1 names object %2, whose name is no id: it was read as that number"};
inline constexpr Sentence kNamesNameless{
    "tiled-names-nameless",
    "property %1 names object %2, which has no name: it was read as that number"};
inline constexpr Sentence kManyCells{
    "tiled-many-cells",
    "covers, together with the objects before it, more than %1 cells: paint them as tiles instead"};
inline constexpr Sentence kManyCorners{"tiled-many-corners",
                                       "is too large for its number of corners: it was left out"};
inline constexpr Sentence kUnknownTile{
    "tiled-unknown-tile", "tile %1 is no kind of thing: it was left out; say what %2 stands for"};
inline constexpr Sentence kUnknownType{
    "tiled-unknown-type", "type %1 is no kind of thing: it was left out; say what %2 stands for"};

/// All of them, for translation.
inline constexpr std::array kSentences{kNotOrthogonal,
                                       kPartSize,
                                       kTooFarOut,
                                       kTooManyTiles,
                                       kTooManyObjects,
                                       kEmptyGroup,
                                       kGroupProperties,
                                       kUnreadProperty,
                                       kTooManyTilesets,
                                       kLongFileName,
                                       kLongName,
                                       kLongPictureName,
                                       kLongClass,
                                       kClassBesideMeaning,
                                       kPropertyOfCell,
                                       kFileRefused,
                                       kFileLeftOut,
                                       kNamedTooOften,
                                       kWithoutTemplate,
                                       kTemplateTooMany,
                                       kOtherType,
                                       kOwnJson,
                                       kNoObject,
                                       kOldTiled,
                                       kUnreadType,
                                       kPictureLayer,
                                       kLayerType,
                                       kNoData,
                                       kOfData,
                                       kTileCount,
                                       kTileNotNumber,
                                       kTileNoComma,
                                       kTooManyBytes,
                                       kCompression,
                                       kXmlNoNumber,
                                       kXmlNotWhole,
                                       kXmlTooLarge,
                                       kXmlTileSide,
                                       kSaveInUtf8,
                                       kManyElements,
                                       kManyAttributes,
                                       kMuchMemory,
                                       kNotXml,
                                       kNoElement,
                                       kFirstNumber,
                                       kManyGroups,
                                       kNoDataElement,
                                       kOfElement,
                                       kNoComma,
                                       kUnreadAttribute,
                                       kUnreadValue,
                                       kDrawingOffset,
                                       kNoTiles,
                                       kInfiniteSize,
                                       kInfiniteSparse,
                                       kManyKinds,
                                       kIdlyTurned,
                                       kUnlisted,
                                       kTileOutside,
                                       kTilesOutside,
                                       kHiddenButRead,
                                       kHidden,
                                       kParallax,
                                       kPartOffset,
                                       kNumberTwice,
                                       kPathAlone,
                                       kSecondPath,
                                       kOutsideOfMap,
                                       kTileNoThing,
                                       kTypeBesideTile,
                                       kLineCorners,
                                       kLongTileProperties,
                                       kLongLineProperties,
                                       kLongNames,
                                       kReadAsText,
                                       kNamesMissing,
                                       kNamesNoId,
                                       kNamesNameless,
                                       kManyCells,
                                       kManyCorners,
                                       kUnknownTile,
                                       kUnknownType};

/// The words within them.
inline constexpr std::array kWords{Word{"the class"},        Word{"the background colour"},
                                   Word{"the tint"},         Word{"the blend mode"},
                                   Word{"the opacity"},      Word{"the type of values"},
                                   Word{"the animation"},    Word{"the collision shape"},
                                   Word{"the render order"}, Word{"the parallax origin"},
                                   Word{"the lock"},         Word{"the colour"},
                                   Word{"the drawing order"}};

}  // namespace mazeloom::exchange::tiled

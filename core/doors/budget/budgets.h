// SPDX-License-Identifier: MIT
// What an import may cost. Files come from strangers, and a small one can ask for much: a name that
// stands in it many times, numbers that all differ, elements without end. Each bound is looked at
// before memory is taken for what lies beyond it, and a file that passes one is refused with the
// bound in the message. A reader that counts something of a file counts it against this table.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mazeloom::doors {

/// Bytes of a file that is imported, where its format says no less.
inline constexpr std::size_t kMaxImportBytes = std::size_t{256} << 20;
/// Bytes of all files that it names, together. Each is read once.
inline constexpr std::size_t kMaxBesideBytes = std::size_t{1} << 30;
/// Bytes of the tilesets that a map of Tiled's names, and of its templates.
inline constexpr std::size_t kMaxTilesetBytes = std::size_t{32} << 20;
/// Bytes of templates, counted each time that an object is made from one: the object gets a copy.
inline constexpr std::size_t kMaxTemplateBytes = std::size_t{64} << 20;
/// Bytes of a name that is told again for each tile: of a tileset, its picture, or a class.
inline constexpr std::size_t kMaxNameBytes = 1024;

/// Bytes of a file of text or CSV: 8192 rows of as many cells, each a character of 2.25 bytes or a
/// figure with its comma.
inline constexpr std::size_t kMaxDrawnTextBytes = std::size_t{144} << 20;
/// Bytes of a picture's file: 8192 × 8192 pixels of 256 colours that cannot be packed.
inline constexpr std::size_t kMaxPictureBytes = std::size_t{96} << 20;
/// Bytes that an XML or JSON document, or a picture, and what is made of it take together in
/// memory. A file that another one names has no more bytes.
inline constexpr std::size_t kMaxDocumentBytes = std::size_t{144} << 20;

// A stop cannot reach into pugixml: these three bound one call of it.
/// Elements of an XML document; its oldest maps have one for each tile.
inline constexpr std::size_t kMaxElements = std::size_t{2} << 20;
inline constexpr std::size_t kElementBytes = 64;  ///< of an element in memory
/// Attributes of an XML document.
inline constexpr std::size_t kMaxAttributes = std::size_t{3} << 20;
inline constexpr std::size_t kAttributeBytes = 40;  ///< of an attribute in memory
/// Values of a JSON document, of some 70 bytes each in memory. What there is memory for are 200,000
/// tiles of LDtk's, or 200,000 objects of Tiled's.
inline constexpr std::size_t kMaxValues = std::size_t{4} << 20;
/// Bytes of a text in a JSON document: tiles of 2300 × 2300 cells in base64, far more if they are
/// packed. The parser takes four times as much for it.
inline constexpr std::size_t kMaxStringBytes = std::size_t{28} << 20;
/// Numbers in the long lists of a JSON document, of 4 bytes each in memory: four layers of 2048 ×
/// 2048 tiles.
inline constexpr std::size_t kMaxNumbers = std::size_t{16} << 20;

/// Tilesets of a map.
inline constexpr std::size_t kMaxTilesets = 10'000;
/// Different tiles, numbers or entities that nobody says the meaning of: a pack holds no more
/// meanings (level::kMaxForeignTiles).
inline constexpr std::size_t kMaxUnknownTiles = 10'000;
/// Levels of a file.
inline constexpr std::size_t kMaxLevels = 10'000;
/// Cells of all levels of a file, and of all that their layers lay on them.
inline constexpr std::int64_t kMaxLevelCells = std::int64_t{1} << 26;
/// Tiles of all layers of a map.
inline constexpr std::size_t kMaxTiles = std::size_t{1} << 27;
/// Objects of a map, and corners of their lines; things of a drawing.
inline constexpr std::size_t kMaxObjects = 200'000;
inline constexpr std::size_t kMaxDrawnThings = kMaxObjects;
/// Corners of all areas of a map, each counted once for each row of cells that its area takes.
inline constexpr std::size_t kMaxCrossed = std::size_t{1} << 24;
/// Different characters, or glyphs, that stand for nothing.
inline constexpr std::size_t kMaxUnknownCharacters = 1000;
/// Notes that an import keeps; the others are counted (NoteList).
inline constexpr std::size_t kMaxNotes = 1000;

}  // namespace mazeloom::doors

// SPDX-License-Identifier: MIT
// What an import may cost. Files come from strangers, and a small one can ask for much: a name that
// stands in it many times, numbers that all differ, elements without end. Each bound is looked at
// before memory is taken for what lies beyond it, and a file that passes one is refused with the
// bound in the message. A reader that counts something of a file counts it against this table.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mazeloom::doors {

/// Bytes of the file that is imported, and of each file that it names.
inline constexpr std::size_t kMaxImportBytes = std::size_t{256} << 20;
/// Bytes of all files that it names, together. Each is read once.
inline constexpr std::size_t kMaxBesideBytes = std::size_t{1} << 30;
/// Bytes of the tilesets and templates that a map of Tiled's names.
inline constexpr std::size_t kMaxTilesetBytes = kMaxImportBytes;
/// Bytes of templates, counted each time that an object is made from one: the object gets a copy.
inline constexpr std::size_t kMaxTemplateBytes = std::size_t{64} << 20;
/// Bytes of a name that is told again for each tile: of a tileset, its picture, or a class.
inline constexpr std::size_t kMaxNameBytes = 1024;

// A stop cannot reach into pugixml: these three bound one call of it.
/// Elements of an XML document, of 64 bytes each in memory; its oldest maps have one for each tile.
inline constexpr std::size_t kMaxElements = std::size_t{2} << 20;
/// Attributes of an XML document, of 40 bytes each in memory.
inline constexpr std::size_t kMaxAttributes = std::size_t{3} << 20;
/// Values of a JSON document, of some 70 bytes each in memory: 300,000 tiles of LDtk's, which have
/// 13, or 200,000 objects of Tiled's.
inline constexpr std::size_t kMaxValues = std::size_t{4} << 20;
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

// SPDX-License-Identifier: MIT
// Limits on the cost of an import. Files are untrusted input, and even a small file can demand much
// memory or time: by a name repeated many times, numbers that all differ, or endless elements. Each
// limit is checked before memory is allocated beyond it. A file that exceeds a limit is refused,
// and the message states the limit. All readers use the limits in this file.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mazeloom::exchange {

/// Bytes of an imported file, unless its format has a lower limit.
inline constexpr std::size_t kMaxImportBytes = std::size_t{256} << 20;
/// Total bytes of the files that an imported file names. Each is read once.
inline constexpr std::size_t kMaxBesideBytes = std::size_t{1} << 30;
/// Total bytes of a Tiled map's external tilesets. Its templates have a limit of the same size.
inline constexpr std::size_t kMaxTilesetBytes = std::size_t{32} << 20;
/// Bytes of templates, counted again for each object made from a template: each object gets a copy.
inline constexpr std::size_t kMaxTemplateBytes = std::size_t{64} << 20;
/// Bytes of a name that is repeated for each tile: the name of a tileset, its picture or a class.
inline constexpr std::size_t kMaxNameBytes = 1024;

/// Bytes of a text or CSV file: 8192 × 8192 cells, each a character of 2.25 bytes or a digit with
/// its comma.
inline constexpr std::size_t kMaxDrawnTextBytes = std::size_t{144} << 20;
/// Bytes of a picture file: 8192 × 8192 pixels of 256 colours that do not compress.
inline constexpr std::size_t kMaxPictureBytes = std::size_t{96} << 20;
/// Bytes that an XML or JSON document or a picture takes in memory together with its parsed form.
/// Also the size limit of files that another file names.
inline constexpr std::size_t kMaxDocumentBytes = std::size_t{144} << 20;

// A Stop cannot interrupt pugixml, so the next limits bound the work of a single call.
/// Elements of an XML document; the oldest Tiled maps have one per tile.
inline constexpr std::size_t kMaxElements = std::size_t{2} << 20;
inline constexpr std::size_t kElementBytes = 64;  ///< memory per element
/// Attributes of an XML document.
inline constexpr std::size_t kMaxAttributes = std::size_t{3} << 20;
inline constexpr std::size_t kAttributeBytes = 40;  ///< memory per attribute
/// Values of a JSON document, about 70 bytes each in memory. This allows 200,000 LDtk tiles or
/// 200,000 Tiled objects.
inline constexpr std::size_t kMaxValues = std::size_t{4} << 20;
/// Bytes of a string in a JSON document: 2300 × 2300 tiles in base64, far more if compressed. The
/// parser takes four times as much memory for the string.
inline constexpr std::size_t kMaxStringBytes = std::size_t{28} << 20;
/// Numbers in the long lists of a JSON document, 4 bytes each in memory: four layers of 2048 × 2048
/// tiles.
inline constexpr std::size_t kMaxNumbers = std::size_t{16} << 20;

/// Tilesets of a map.
inline constexpr std::size_t kMaxTilesets = 10'000;
/// Different tiles, numbers or entities without a known meaning: a pack cannot hold more meanings
/// (level::kMaxForeignTiles).
inline constexpr std::size_t kMaxUnknownTiles = 10'000;
/// Tiles that the enum tags of LDtk's tilesets name, counted once per tag.
inline constexpr std::size_t kMaxTaggedTiles = 200'000;
/// Levels of a file.
inline constexpr std::size_t kMaxLevels = 10'000;
/// Cells in all levels of a file. The same limit holds for the cells that their layers or objects
/// cover.
inline constexpr std::int64_t kMaxLevelCells = std::int64_t{1} << 26;
/// Tiles of all layers of a map.
inline constexpr std::size_t kMaxTiles = std::size_t{1} << 27;
/// Objects of a map plus the corners of their lines; things of a drawing.
inline constexpr std::size_t kMaxObjects = 200'000;
inline constexpr std::size_t kMaxDrawnThings = kMaxObjects;
/// Corners of all areas of a map, each counted once per row of cells that its area covers.
inline constexpr std::size_t kMaxCrossed = std::size_t{1} << 24;
/// Different characters or glyphs without a meaning.
inline constexpr std::size_t kMaxUnknownCharacters = 1000;
/// Notes that an import keeps; further ones are only counted (NoteList).
inline constexpr std::size_t kMaxNotes = 1000;

}  // namespace mazeloom::exchange

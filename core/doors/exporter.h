// SPDX-License-Identifier: MIT
// A way out: a format that generated levels can be written in. Each is defined in a file of its own
// and listed once: those that need no drawing in exporters.cpp, pictures in widgets/doors. Command
// line, dialogs and drag-out read that list.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::doors {

/// What a format can hold of a level, as a set of bits. What it cannot is said before it is
/// written.
enum Carries : unsigned {
    kTerrain = 0x01,
    kMarks = 0x02,       ///< traps, coins, the hidden maze
    kThings = 0x04,      ///< what stands where
    kObjects = 0x08,     ///< and all that is known of it: ids, texts, beams, properties
    kPaths = 0x10,       ///< ways of bugs and bosses
    kProperties = 0x20,  ///< the level's own data
    kOrigin = 0x40,      ///< seed and recipe: read back, it is the same level
    kLooks = 0x80,       ///< what the canvas shows
};
using CarriesSet = unsigned;

struct CarriesInfo {
    Carries what;
    std::string_view title;  ///< in English ("paths of bugs and bosses")
};
/// All of them, in the order in which they are told.
std::span<const CarriesInfo> allCarried();

/// A level as a seed made it.
struct MadeLevel {
    const level::Map& map;
    const level::Level& level;
    std::uint64_t seed;
};

/// What is to be written. It must live as long as what writes it.
struct Source {
    std::string_view title;              ///< of the pack
    std::span<const level::Room> rooms;  ///< the pack's handcrafted ones, which maps count
    std::span<const MadeLevel> levels;   ///< not empty
    /// The pack's, of which PictureOptions::tiles names one; null: it has none.
    const level::TileMappings* tiles = nullptr;
    /// Looked at every kStopPace cells or bytes. Once it asks, or once the stream fails that is
    /// written to, writing ends soon, and what was written is of no use.
    Stop stop = {};
};

/// How pictures are drawn; formats without any do not look at it.
struct PictureOptions {
    int cell = 0;            ///< pixels a cell; 0: as large as makes a picture of reasonable size
    std::string theme = {};  ///< an id of widgets/theme; empty: the dark one
    bool grid = false;       ///< lines between cells that are large enough for them
    std::vector<std::string> overlays = {};  ///< ids of widgets/canvas/overlays
    bool letters = false;  ///< whether things are drawn as the letters of the text format
    /// The id of one of the pack's tile mappings, in whose tiles cells are drawn; empty: in the
    /// program's own look.
    std::string tiles = {};
};

/// Draws our own tiles (core/doors/tilesets/tile_numbers.h), each of `look.cell` pixels: the bytes
/// of a PNG.
using DrawTiles = std::string (*)(const level::SharedOwnKinds& kinds,
                                  const level::TerrainTable& terrains, const PictureOptions& look);

struct ExportOptions {
    /// Name of what is written, without folder and ending: files beside it are named after it.
    std::string stem = "level";
    /// The same for files that all levels of an export share, such as a tileset; empty: the stem.
    std::string common = {};
    PictureOptions picture = {};
    DrawTiles drawTiles = nullptr;  ///< null: no picture of tiles is written
    /// Formats that have no place for what a level was get a file beside that has it.
    bool keepsOrigin = true;

    /// What names of shared files begin with.
    const std::string& commonStem() const { return common.empty() ? stem : common; }
};

/// A file, by its name without a folder.
struct OutFile {
    std::string name;
    std::function<void(std::ostream&)> write;
};
/// What was asked for, then what lies beside it.
using OutFiles = std::vector<OutFile>;

struct Exporter {
    const char* id;           ///< as after --to; unique
    std::string_view title;   ///< in English ("Tiled map, JSON")
    std::string_view ending;  ///< of its files, without the dot; unique
    std::string_view help;    ///< a sentence, in English: who reads it
    CarriesSet carries = 0;
    bool holdsMany = false;  ///< several levels in one file; otherwise Source::levels has one
    bool draws = false;      ///< needs fonts, and so a QGuiApplication
    /// What a level was lies in a file beside (ExportOptions::keepsOrigin); many files share one.
    bool leavesOriginBeside = false;
    /// What writes it while the source lives, or why it cannot be written.
    tl::expected<OutFiles, Problem> (*filesOf)(const Source& source, const ExportOptions& options);
};

/// Those that need no drawing; the standard first.
std::span<const Exporter* const> exporters();

/// Of formats that are one file.
inline OutFiles oneFile(const Exporter& exporter, const ExportOptions& options,
                        std::function<void(std::ostream&)> write) {
    return {{options.stem + '.' + std::string(exporter.ending), std::move(write)}};
}

}  // namespace mazeloom::doors

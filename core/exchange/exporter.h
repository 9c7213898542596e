// SPDX-License-Identifier: MIT
// Export formats for generated levels. Each format is defined in its own file and listed once:
// formats that need no drawing in exporters.cpp, picture formats in widgets/exchange. The command
// line, the dialogs and drag-out read these lists.
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

namespace mazeloom::exchange {

/// The parts of a level that a format can hold, as a bit set. The user learns before the export
/// what the format cannot hold.
enum Carries : unsigned {
    kTerrain = 0x01,
    kMarks = 0x02,       ///< traps, coins, the hidden maze
    kThings = 0x04,      ///< positions and kinds of things
    kObjects = 0x08,     ///< all data of the things: ids, texts, beams, properties
    kPaths = 0x10,       ///< paths of bugs and bosses
    kProperties = 0x20,  ///< the level's own data
    kOrigin = 0x40,      ///< seed and recipe: reading the file back gives the same level
    kLooks = 0x80,       ///< the canvas's appearance
};
using CarriesSet = unsigned;

struct CarriesInfo {
    Carries what;
    std::string_view title;  ///< in English ("paths of bugs and bosses")
};
/// Returns all parts of a level, in display order.
std::span<const CarriesInfo> allCarried();

/// A level as generated from a seed.
struct MadeLevel {
    const level::Map& map;
    const level::Level& level;
    std::uint64_t seed;
};

/// The input of an export. It must outlive its writer.
struct Source {
    std::string_view title;  ///< the pack's title
    /// The pack's handcrafted rooms, to which maps refer by index.
    std::span<const level::Room> rooms;
    std::span<const MadeLevel> levels;  ///< not empty
    /// The pack's tile mappings; PictureOptions::tiles names one of them. Null: the pack has none.
    const level::TileMappings* tiles = nullptr;
    /// Checked every kStopPace cells or bytes. Once it is set, or the output stream fails, writing
    /// ends soon and its output is unusable.
    Stop stop = {};
};

/// How pictures are drawn; formats without pictures ignore it.
struct PictureOptions {
    int cell = 0;            ///< pixels per cell; 0: chosen for a picture of reasonable size
    std::string theme = {};  ///< an id of widgets/theme; empty: dark theme
    bool grid = false;       ///< grid lines, if cells are large enough
    std::vector<std::string> overlays = {};  ///< ids of widgets/canvas/overlays
    bool letters = false;  ///< whether things are drawn as the letters of the text format
    /// Whether the cells of a terminal's themes have dark lines between the lines of its tube.
    bool scanLines = true;
    /// The id of the pack's tile mapping that cells are drawn with; empty: the program's own look.
    std::string tiles = {};
};

/// Draws the program's own tiles (core/exchange/tilesets/tile_numbers.h), each `look.cell` pixels
/// wide. Returns the bytes of a PNG.
using DrawTiles = std::string (*)(const level::SharedOwnKinds& kinds,
                                  const level::TerrainTable& terrains, const PictureOptions& look);

struct ExportOptions {
    /// Name of the output without folder and extension; companion files are named after it.
    std::string stem = "level";
    /// The stem of files that all levels of an export share, such as a tileset; empty: `stem`.
    std::string common = {};
    PictureOptions picture = {};
    DrawTiles drawTiles = nullptr;  ///< null: no tile picture is written
    /// Whether formats that cannot hold a level's origin get a companion file for it.
    bool keepsOrigin = true;

    /// Returns the stem of shared files.
    const std::string& commonStem() const { return common.empty() ? stem : common; }
};

/// A file to write; its name has no folder.
struct OutFile {
    std::string name;
    std::function<void(std::ostream&)> write;
};
/// The requested file, then its companion files.
using OutFiles = std::vector<OutFile>;

struct Exporter {
    const char* id;           ///< as in the option --to; unique
    std::string_view title;   ///< in English ("Tiled map, JSON")
    std::string_view ending;  ///< file extension without the dot; unique
    std::string_view help;    ///< a sentence in English: which programs read it
    CarriesSet carries = 0;
    bool holdsMany = false;  ///< several levels per file; otherwise Source::levels has one
    bool draws = false;      ///< needs fonts, and so a QGuiApplication
    /// Whether a level's origin goes into a companion file (ExportOptions::keepsOrigin), which
    /// several exported files may share.
    bool leavesOriginBeside = false;
    /// Returns the files to write, or the reason why the level cannot be written. `source` must
    /// exist until the files are written.
    tl::expected<OutFiles, Problem> (*filesOf)(const Source& source, const ExportOptions& options);
};

/// Returns the exporters that need no drawing, the default first.
std::span<const Exporter* const> exporters();

/// Returns the files of a format that writes a single file.
inline OutFiles oneFile(const Exporter& exporter, const ExportOptions& options,
                        std::function<void(std::ostream&)> write) {
    return {{options.stem + '.' + std::string(exporter.ending), std::move(write)}};
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
// A level of any size and its file in each format that is imported: as the program exports it, and
// as other programs write it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/edit/new_pack.h"
#include "core/exchange/encodings/bytes.h"
#include "core/exchange/exporter.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/pack/archive/archive_write.h"
#include "core/random/stream.h"
#include "core/stop.h"
#include "tests/core/exchange/cost/inputs.h"
#include "tests/support/leaving/written_levels.h"

namespace mazeloom::testing {

/// Returns the exporter with this id, which must be one.
inline const exchange::Exporter& exporterNamed(std::string_view id) {
    return **std::ranges::find(exchange::exporters(), id, &exchange::Exporter::id);
}

struct LargeLevel {
    level::Pack pack;  ///< with this level only
    level::Map map;

    exchange::MadeLevel made() const { return {map, pack.levels[0], 1}; }
    exchange::Source sourceOf(const exchange::MadeLevel& made, const Stop& stop = {}) const {
        return {.title = pack.title,
                .rooms = pack.rooms,
                .levels = {&made, 1},
                .tiles = nullptr,
                .stop = stop};
    }
};

/// Returns a level of walls and twice as much floor, mixed at random, with a border of walls.
inline LargeLevel largeLevel(grid::Size size) {
    LargeLevel large{edit::newPack("Large", "Large"), {}};
    level::Level& level = large.pack.levels[0];
    level.size = size;
    level.ruleset = level::Ruleset::Descent;
    level.objects.clear();
    level.recipe = {};
    level.recipe.stages.push_back({"shape", true, {}});
    level.paint.emplace(size, level::painted(level::Terrain::Wall));
    random::Stream random(1);
    for (int y = 1; y + 1 < size.height; ++y) {
        for (int x = 1; x + 1 < size.width; ++x) {
            if (random.below(3) > 0)
                level.paint->at({x, y}) = level::painted(level::Terrain::Floor);
        }
    }
    large.map = mapOf(large.pack, level, 1);
    return large;
}

struct LargeFile {
    std::string importer;
    std::string file;  ///< its name in the folder
};

/// Writes the level into a folder in all formats that are imported. Returns one file per format and
/// variant; files beside them are not listed.
class LargeFiles {
  public:
    LargeFiles(const LargeLevel& level, std::string folder)
        : level_(level), folder_(std::move(folder)) {
        writeExports();
        writeTiled();
        writeLdtk();
        writeTexts();
        put("png", "picture.png",
            pngOf(level.map.size(), [this](int i) { return isFloor(i) ? 0x010203 : 0x908070; }));
        if (auto archive = pack::writeArchive(level.pack, {}))
            put("mazepack", "large.mazepack", *archive);
    }

    const std::vector<LargeFile>& all() const { return all_; }

  private:
    bool isFloor(int number) const {
        const int width = level_.map.size().width;
        return level_.map.cells.at({number % width, number / width}).isWalkable();
    }
    int count() const { return level_.map.size().width * level_.map.size().height; }

    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(folder_ + '/' + name, std::ios::binary) << bytes;
    }
    void put(const std::string& importer, const std::string& name, const std::string& bytes) {
        write(name, bytes);
        all_.push_back({importer, name});
    }

    /// Writes exports with the level's origin, and without it as drawings by someone else.
    void writeExports() {
        for (const auto& [format, stem] :
             {std::pair{"tmj", "left"}, std::pair{"tmx", "left"}, std::pair{"ldtk", "left"},
              std::pair{"text", "left"}, std::pair{"text", "drawn"}, std::pair{"csv", "left"},
              std::pair{"xp", "left"}, std::pair{"xp", "drawn"}}) {
            exchange::ExportOptions options;
            options.stem = stem;
            options.keepsOrigin = std::string(stem) == "left";
            const exchange::MadeLevel made = level_.made();
            const exchange::Source source = level_.sourceOf(made);
            const auto files = exporterNamed(format).filesOf(source, options);
            for (const exchange::OutFile& file : *files) {
                std::ostringstream out;
                file.write(out);
                write(file.name, out.str());
            }
            all_.push_back({format, files->front().name});
        }
    }

    void writeTiled() {
        const grid::Size size = level_.map.size();
        const std::string sides = "width=\"" + std::to_string(size.width) + "\" height=\"" +
                                  std::to_string(size.height) + '"';
        const auto tmx = [&](const std::string& data) {
            return "<?xml version=\"1.0\"?><map version=\"1.8\" orientation=\"orthogonal\" " +
                   sides +
                   " tilewidth=\"8\" tileheight=\"8\" infinite=\"0\"><tileset firstgid=\"1\" "
                   "name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"4\" columns=\"2\"/>"
                   "<layer id=\"1\" name=\"Ground\" " +
                   sides + ">" + data + "</layer></map>";
        };
        const auto tmj = [&](const std::string& data) {
            return R"({"type":"map","version":"1.10","orientation":"orthogonal","infinite":false,)"
                   R"("width":)" +
                   std::to_string(size.width) + R"(,"height":)" + std::to_string(size.height) +
                   R"(,"tilewidth":8,"tileheight":8,"tilesets":[{"firstgid":1,"name":"t",)"
                   R"("tilewidth":8,"tileheight":8,"tilecount":4,"columns":2}],)"
                   R"("layers":[{"type":"tilelayer","id":1,"name":"Ground","width":)" +
                   std::to_string(size.width) + R"(,"height":)" + std::to_string(size.height) +
                   ',' + data + "}]}";
        };
        const std::string numbers =
            listed(count(), [this](int i) { return isFloor(i) ? "1" : "2"; });
        put("tmx", "csv.tmx", tmx("<data encoding=\"csv\">" + numbers + "</data>"));
        put("tmj", "numbers.tmj", tmj("\"data\":[" + numbers + ']'));
        constexpr int kMostElements = 2'000'000;
        if (count() < kMostElements)
            put("tmx", "elements.tmx",
                tmx("<data>" +
                    listed(
                        count(),
                        [this](int i) {
                            return isFloor(i) ? "<tile gid=\"1\"/>" : "<tile gid=\"2\"/>";
                        },
                        "") +
                    "</data>"));
        std::string bytes;
        for (int i = 0; i < count(); ++i)
            bytes += std::string{isFloor(i) ? '\1' : '\2', 0, 0, 0};
        const std::string plain = exchange::toBase64(bytes);
        const std::string packed =
            exchange::toBase64(exchange::deflated(bytes, exchange::Packing::Zlib));
        put("tmx", "base64.tmx", tmx("<data encoding=\"base64\">" + plain + "</data>"));
        put("tmx", "zlib.tmx",
            tmx("<data encoding=\"base64\" compression=\"zlib\">" + packed + "</data>"));
        put("tmj", "base64.tmj", tmj(R"("encoding":"base64","data":")" + plain + '"'));
        put("tmj", "zlib.tmj",
            tmj(R"("encoding":"base64","compression":"zlib","data":")" + packed + '"'));
    }

    void writeLdtk() {
        const Input input =
            ldtkInput(ldtkLevel("A", ldtkLayer("IntGrid", level_.map.size(),
                                               "\"intGridCsv\":[" + listed(count(), [this](int i) {
                                                   return isFloor(i) ? "1" : "2";
                                               }) + ']')));
        put("ldtk", "drawn.ldtk", input.files.at(input.file));
    }

    /// Returns a text with one word per cell.
    std::string rowsOf(std::string_view floor, std::string_view wall, std::string_view between,
                       std::string_view end) const {
        std::string text;
        const grid::Size size = level_.map.size();
        for (int i = 0; i < count(); ++i) {
            text += isFloor(i) ? floor : wall;
            text += (i + 1) % size.width == 0 ? end : between;
        }
        return text;
    }
    void writeTexts() {
        put("text", "accents.txt", rowsOf("\xc2\xb7", "\xe2\x96\x88", "", "\r\n"));
        put("text", "marks.txt", rowsOf(".\xcc\x81", "#", "", "\n"));
        std::string wide = "\xff\xfe";
        for (const char c : rowsOf(".", "#", "", "\n"))
            wide += {c, '\0'};
        put("text", "wide.txt", wide);
        put("csv", "numbers.csv", rowsOf("1", "2", ",", ",\n"));
        put("csv", "quoted.csv", rowsOf("\"floor\"", "\"wall\"", ";", "\r\n"));
    }

    const LargeLevel& level_;
    std::string folder_;
    std::vector<LargeFile> all_;
};

}  // namespace mazeloom::testing

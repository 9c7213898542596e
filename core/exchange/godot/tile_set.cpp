// SPDX-License-Identifier: MIT
#include "core/exchange/godot/tile_set.h"

#include <array>
#include <ostream>

#include "core/exchange/godot/text.h"
#include "core/exchange/numbers.h"
#include "core/level/map/own_terrain.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::godot {

namespace {

class TileSetFile {
  public:
    TileSetFile(std::ostream& out, const Tilesets& tilesets) : out_(out), tilesets_(tilesets) {}

    void write() {
        const auto& sheets = tilesets_.sheets();
        // load_steps counts the resource itself and, for each sheet, its picture and its tiles.
        out_ << "[gd_resource type=\"TileSet\" load_steps=" << 1 + 2 * sheets.size()
             << " format=3]\n\n";
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            out_ << "[ext_resource type=\"Texture2D\" path=" << literal(sheets[i].picture)
                 << " id=\"" << i + 1 << "_tiles\"]\n\n";
        }
        for (std::size_t i = 0; i < sheets.size(); ++i)
            writeSheet(sheets[i], i);
        out_ << "[resource]\n"
             << "tile_size = " << pairText(tilesets_.side(), tilesets_.side()) << '\n'
             << "physics_layer_0/collision_layer = 1\n"
             << "custom_data_layer_0/name = \"mazeloom\"\n"
             << "custom_data_layer_0/type = 4\n";
        for (std::size_t i = 0; i < sheets.size(); ++i)
            out_ << "sources/" << i << " = SubResource(\"" << nameOf(i) << "\")\n";
    }

  private:
    static std::string nameOf(std::size_t sheet) {
        return sheet == 0 ? "Tiles" : "Tiles" + std::to_string(sheet + 1);
    }

    void writeSheet(const TileSheet& sheet, std::size_t number) {
        const auto pair = [this](std::string_view name, int value) {
            out_ << name << " = " << pairText(value, value) << '\n';
        };
        out_ << "[sub_resource type=\"TileSetAtlasSource\" id=\"" << nameOf(number) << "\"]\n"
             << "texture = ExtResource(\"" << number + 1 << "_tiles\")\n";
        if (sheet.margin != 0) pair("margins", sheet.margin);
        if (sheet.spacing != 0) pair("separation", sheet.spacing);
        pair("texture_region_size", sheet.side);
        for (const auto& [tile, meaning] : sheet.meanings)
            writeTile(sheet, tile, meaning);
        out_ << '\n';
    }

    void writeTile(const TileSheet& sheet, int tile, const std::string& meaning) {
        const grid::Point place = sheet.placeOf(tile);
        std::string name;
        append(name, place.x);
        name += ':';
        append(name, place.y);
        name += "/0";
        out_ << name << " = 0\n";
        if (isObstacle(meaning)) {
            // Points are relative to the tile's centre.
            const int half = sheet.side / 2;
            const int rest = sheet.side - half;
            out_ << name << "/physics_layer_0/polygon_0/points = "
                 << vectorText("PackedVector2Array",
                               std::array{-half, -half, rest, -half, rest, rest, -half, rest})
                 << '\n';
        }
        out_ << name << "/custom_data_0 = " << literal(meaning) << '\n';
    }

    bool isObstacle(const std::string& meaning) const {
        const auto terrain = level::terrainOf(meaning, tilesets_.terrains());
        return terrain && !tilesets_.terrains().isWalkable(*terrain);
    }

    std::ostream& out_;
    const Tilesets& tilesets_;
};

}  // namespace

std::string tileSetName(const ExportOptions& options) {
    return options.commonStem() + "-tiles.tres";
}

void writeTileSet(std::ostream& out, const Tilesets& tilesets) {
    TileSetFile(out, tilesets).write();
}

}  // namespace mazeloom::exchange::godot

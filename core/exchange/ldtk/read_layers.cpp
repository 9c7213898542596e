// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/read_layers.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/exchange/ldtk/level_grid.h"
#include "core/exchange/ldtk/names.h"
#include "core/exchange/ldtk/words.h"
#include "core/exchange/words/ldtk.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/map/symmetry.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::ldtk {

namespace {

using json::Value;

/// Upper bound on the side of a layer's cell, in pixels, and on the side of a layer, in cells.
constexpr std::int64_t kMostSide = 100'000;
/// The largest offset of a layer, in pixels.
constexpr std::int64_t kMostOffset = 100'000'000;

/// The cost of reading a tile or an entity, in grid cells.
constexpr std::uint64_t kTileWork = 16;
constexpr std::uint64_t kEntityWork = 512;

class LayersReader : private JsonFields {
  public:
    LayersReader(Reading& reading, const level::TerrainTable& terrains, bool hasLeft)
        : JsonFields([&reading](const std::string& place, Phrase text) {
              reading.refuse(place, std::move(text));
          }),
          reading_(reading),
          terrains_(terrains),
          grounds_(Reading::groundsOf(terrains)),
          hasLeft_(hasLeft) {}

    std::optional<Drawing> run(const Value& level, const std::string& place) {
        const Value::List& layers = list(level, "layerInstances", place);
        // LDtk lists the topmost layer first; the layers are read from bottom to top.
        std::vector<const Value*> read;
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            if (isRead(*layer, place)) read.push_back(&*layer);
        }
        if (reading_.isRefused() || !takeGrid(read, place)) return std::nullopt;
        drawing_.cells = DrawnCells(grid_.size());
        if (!text(level, "bgRelPath", place).empty())
            reading_.tell("background", place, kBackground);
        for (const Value* layer : read) {
            readLayer(*layer, place);
            if (reading_.isRefused()) return std::nullopt;
        }
        if (!hasLeft_ && showsNothing()) {
            reading_.lose("no cells", problemAt(reading_.options().file, place, Phrase(kNoCells)));
            return std::nullopt;
        }
        return std::move(drawing_);
    }

  private:
    bool showsNothing() const {
        for (int y = 0; y < grid_.size().height; ++y) {
            for (int x = 0; x < grid_.size().width; ++x) {
                if (drawing_.cells.at({x, y}).terrain() != level::Terrain::Void) return false;
            }
        }
        return true;
    }

    /// Whether to read the layer. A hidden layer is reported and not read. But in an exported
    /// level, hidden layers are read too, because this program hides some layers at export.
    bool isRead(const Value& layer, const std::string& levelPlace) {
        const Value* visible = layer.find("visible");
        if (hasLeft_ || visible == nullptr || !visible->isBoolean() || visible->isTrue())
            return true;
        const std::string name = text(layer, "__identifier", levelPlace);
        if (!isBlank(layer, levelPlace)) {
            reading_.tell("hidden " + name, levelPlace + ", layer " + inQuotes(name), kHidden);
        }
        return false;
    }

    bool isBlank(const Value& layer, const std::string& place) const {
        return list(layer, "gridTiles", place).empty() &&
               list(layer, "autoLayerTiles", place).empty() &&
               list(layer, "entityInstances", place).empty() && !hasValues(layer, place);
    }
    bool hasValues(const Value& layer, const std::string& place) const {
        const NumberList values = numbers(layer, "intGridCsv", place);
        for (std::size_t i = 0; i < values.size() && !reading_.isStopped(); ++i) {
            if (values[i].value_or(0) != 0) return true;
        }
        return false;
    }
    static bool is(const Value& layer, std::string_view type) {
        const Value* own = layer.find("__type");
        return own != nullptr && own->is(type);
    }

    /// Chooses the layer whose cells become the level's cells: the lowest IntGrid, preferably one
    /// with values; else the lowest layer with tiles; else the lowest layer.
    bool takeGrid(const std::vector<const Value*>& layers, const std::string& place) {
        hasGrid_ = false;
        const Value* first = nullptr;
        int bestRank = 0;
        for (const Value* layer : layers) {
            const bool isGrid = is(*layer, "IntGrid");
            const bool isFull = isGrid && hasValues(*layer, place);
            hasGrid_ = hasGrid_ || isFull;
            const bool hasTiles = !list(*layer, "gridTiles", place).empty() ||
                                  !list(*layer, "autoLayerTiles", place).empty();
            const int rank = isFull || (isGrid && hasLeft_) ? 4 : isGrid ? 3 : hasTiles ? 2 : 1;
            if (rank > bestRank) {
                first = layer;
                bestRank = rank;
            }
        }
        if (reading_.isRefused()) return false;
        if (first == nullptr) {
            reading_.lose("no layers",
                          problemAt(reading_.options().file, place, Phrase(kNoLayers)));
            return false;
        }
        const std::int64_t width = whole(*first, "__cWid", place);
        const std::int64_t height = whole(*first, "__cHei", place);
        const std::int64_t side = whole(*first, "__gridSize", place);
        if (reading_.isRefused()) return false;
        if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
            reading_.refuse(place, {kCellCount, {width, height, level::kMaxSide}});
            return false;
        }
        reading_.cellCount += width * height;
        if (side < 1 || side > kMostSide) {
            wrong(place, "__gridSize", kTileSideRange);
        } else if (reading_.cellCount > kMaxLevelCells) {
            reading_.refuseAll(place, {kManyCells, {kMaxLevelCells}});
        }
        grid_ = LevelGrid({static_cast<int>(width), static_cast<int>(height)}, side);
        return !reading_.isRefused();
    }

    /// The position of a layer's cells, aligned to whole cells of the level.
    struct Placed {
        std::int64_t columns = 0;
        std::int64_t rows = 0;
        std::int64_t side = 1;  ///< side of a cell, in pixels
        std::int64_t x = 0;     ///< position of the first cell, in pixels of the level
        std::int64_t y = 0;

        PixelRect cell(std::int64_t column, std::int64_t row) const {
            return {x + column * side, y + row * side, side, side};
        }
    };

    std::int64_t offsetOf(const Value& layer, std::string_view key, const std::string& place) {
        if (layer.find(key) == nullptr) return 0;
        const std::int64_t offset = whole(layer, key, place);
        if (std::abs(offset) <= kMostOffset) return offset;
        wrong(place, key, Phrase(kPositionRange));
        return 0;
    }

    Placed placeOf(const Value& layer, const std::string& name, const std::string& place) {
        Placed placed;
        placed.columns = whole(layer, "__cWid", place);
        placed.rows = whole(layer, "__cHei", place);
        placed.side = whole(layer, "__gridSize", place);
        const auto isSide = [](std::int64_t number) { return number >= 1 && number <= kMostSide; };
        if (!isSide(placed.columns)) wrong(place, "__cWid", kTileSideRange);
        if (!isSide(placed.rows)) wrong(place, "__cHei", kTileSideRange);
        if (!isSide(placed.side)) wrong(place, "__gridSize", kTileSideRange);
        const std::int64_t x = offsetOf(layer, "__pxTotalOffsetX", place);
        const std::int64_t y = offsetOf(layer, "__pxTotalOffsetY", place);
        placed.x = grid_.wholeCells(x) * grid_.side();
        placed.y = grid_.wholeCells(y) * grid_.side();
        if (placed.x != x || placed.y != y) {
            reading_.tell("offset " + name, place,
                          {kPartOffset, {x, y, placed.x / grid_.side(), placed.y / grid_.side()}});
        }
        return placed;
    }

    void readLayer(const Value& layer, const std::string& levelPlace) {
        const std::string name = reading_.name(layer, "__identifier", levelPlace);
        const std::string place = levelPlace + ", layer " + inQuotes(name);
        const std::string type = text(layer, "__type", place);
        if (type == "IntGrid" && hasLeft_ && name == kDarkLayer) return;
        if (type == "Tiles" && name == kLookLayer) return;
        if (type == "Entities" && hasLeft_ && name == kRoomsLayer) return;
        // Rules derive these tiles from a grid. The tiles are redundant, unless no grid is read.
        if (type == "AutoLayer" && (hasGrid_ || hasLeft_)) {
            return reading_.tell("rules " + name, place, kRules);
        }
        if (isBlank(layer, place)) return;
        const Value* opacity = layer.find("__opacity");
        if (!hasLeft_ && opacity != nullptr && opacity->isNumber() && opacity->number() < 1) {
            reading_.tell("opacity " + name, place, kOpacity);
        }
        const Placed placed = placeOf(layer, name, place);
        if (reading_.isRefused()) return;
        if (type == "Entities") return readEntities(layer, placed, place);
        lostCells_ = 0;
        if (type == "IntGrid") {
            readGrid(layer, placed, name, place);
        } else if (type == "Tiles") {
            readTiles(list(layer, "gridTiles", place), layer, placed, place);
        } else if (type == "AutoLayer") {
            readTiles(list(layer, "autoLayerTiles", place), layer, placed, place);
        } else {
            return reading_.tell("type " + type, place, kUnknownLayer);
        }
        if (lostCells_ > 0) {
            reading_.tell("outside " + name, place, kContentOutside, lostCells_);
        }
        const bool fits = placed.side % grid_.side() == 0;
        if (!fits) {
            reading_.tell("side " + name, place, {kOtherSide, {placed.side, grid_.side()}});
        }
    }

    /// Calls `visit` with each cell of the level that the rectangle `pixels` covers.
    template <typename Visit>
    void forEachCell(const PixelRect& pixels, const std::string& place, const Visit& visit) {
        const grid::Rect cells = grid_.cellsIn(pixels);
        if (cells.isEmpty()) ++lostCells_;
        reading_.laidCount += cells.area();
        if (reading_.laidCount > kMaxLevelCells)
            return reading_.refuseAll(place, {kManyTiles, {kMaxLevelCells}});
        for (int y = cells.y; y <= cells.bottom(); ++y) {
            if (reading_.isStopped(static_cast<std::uint64_t>(cells.width))) return;
            for (int x = cells.x; x <= cells.right(); ++x)
                visit(grid::Point{x, y});
        }
    }

    void readGrid(const Value& layer, const Placed& placed, const std::string& name,
                  const std::string& place) {
        const NumberList values = numbers(layer, "intGridCsv", place);
        const auto count = static_cast<std::size_t>(placed.columns * placed.rows);
        if (reading_.isRefused()) return;
        if (values.size() != count) {
            return reading_.refuse(place, {kNumberCount, {values.size(), count}});
        }
        const bool isMarks = name == kMarksLayer;
        const std::int64_t uid = whole(layer, "layerDefUid", place);
        std::map<std::int64_t, std::string> known;
        std::size_t next = 0;
        for (std::int64_t y = 0; y < placed.rows; ++y) {
            if (reading_.isStopped(static_cast<std::uint64_t>(placed.columns))) return;
            for (std::int64_t x = 0; x < placed.columns; ++x) {
                const auto value = values[next++];
                if (!value) return wrong(place, "intGridCsv", kOfWholeNumbers);
                if (*value == 0) continue;
                auto entry = known.find(*value);
                if (entry == known.end()) {
                    if (known.size() == 100'000) return reading_.refuse(place, kManyNumbers);
                    entry = known
                                .try_emplace(*value,
                                             reading_.meaningOfValue(uid, name, *value, grounds_))
                                .first;
                }
                forEachCell(placed.cell(x, y), place,
                            [&](grid::Point at) { take(at, entry->second, isMarks); });
                if (reading_.isRefused()) return;
            }
        }
    }

    /// Lays a meaning on the cell as level::lay() does. If the tile is mirrored, so is the
    /// direction of its waterfall or one-way door.
    bool lay(grid::Point at, const std::string& meaning, level::Symmetry mirrored = {}) {
        level::Cell cell = drawing_.cells.at(at);
        bool isLaid = true;
        const auto terrain =
            mirrored == level::Symmetry() ? std::nullopt : level::terrainOf(meaning, terrains_);
        if (terrain) {
            cell = terrains_.changed(cell, level::transformed(*terrain, mirrored));
        } else {
            isLaid = level::lay(meaning, cell, terrains_);
        }
        drawing_.cells.set(at, cell);
        return isLaid;
    }

    void take(grid::Point at, const std::string& meaning, bool isMarks,
              level::Symmetry mirrored = {}) {
        if (!lay(at, meaning, mirrored) && !isMarks) putFloor(at);
    }
    /// Makes an empty cell floor: something stands on it whose ground the file does not tell.
    void putFloor(grid::Point at) {
        if (drawing_.cells.at(at).terrain() == level::Terrain::Void)
            drawing_.cells.set(at, level::Terrain::Floor);
    }

    /// Returns how a tile is mirrored; `flips` has bit 0 for left–right and bit 1 for up–down.
    static level::Symmetry mirroredBy(std::int64_t flips) {
        if (flips == 1) return {0, true};
        if (flips == 2) return {2, true};
        return {flips == 3 ? 2 : 0, false};
    }

    void readTiles(const Value::List& list, const Value& layer, const Placed& placed,
                   const std::string& place) {
        const Value* uid = layer.find("__tilesetDefUid");
        const std::int64_t tileset = uid == nullptr ? -1 : uid->integer().value_or(-1);
        std::size_t unseen = 0;
        for (const Value& tile : list) {
            if (reading_.isStopped(kTileWork)) return;
            const Value* opacity = tile.find("a");
            const bool isSeen = opacity == nullptr || !opacity->isNumber() || opacity->number() > 0;
            if (!isSeen) {
                ++unseen;
                continue;
            }
            const std::int64_t number = whole(tile, "t", place);
            const level::Symmetry mirrored =
                mirroredBy(tile.find("f") == nullptr ? 0 : whole(tile, "f", place));
            const Value::List& px = JsonFields::list(tile, "px", place);
            const auto x = px.size() == 2 ? px[0].integer() : std::nullopt;
            const auto y = px.size() == 2 ? px[1].integer() : std::nullopt;
            if (!x || !y) return wrong(place, "px", kTwoWholeNumbers);
            if (std::abs(*x) > kMostPixels || std::abs(*y) > kMostPixels) {
                ++lostCells_;
                continue;
            }
            const std::string& meaning = reading_.meaningOfTile(tileset, number);
            const auto kind = level::thingOf(meaning);
            forEachCell({placed.x + *x, placed.y + *y, placed.side, placed.side}, place,
                        [&](grid::Point at) {
                            if (!kind) return take(at, meaning, false, mirrored);
                            putFloor(at);
                            ForeignThing thing{.place = -1,
                                               .kind = std::string(*kind),
                                               .at = at,
                                               .name = {},
                                               .where = place};
                            turn(thing, mirrored);
                            addThing(std::move(thing), place);
                        });
            if (reading_.isRefused()) return;
        }
        if (unseen > 0) {
            reading_.tell("unseen " + place, place, kUnseen, unseen);
        }
    }

    void addThing(ForeignThing thing, const std::string& place) {
        if (++reading_.thingCount > kMaxDrawnThings)
            return reading_.refuseAll(place, {kManyThings, {kMaxDrawnThings}});
        drawing_.things.push_back(std::move(thing));
    }

    void readEntities(const Value& layer, const Placed& placed, const std::string& place) {
        for (const Value& entity : list(layer, "entityInstances", place)) {
            if (reading_.isStopped(kEntityWork)) return;
            readEntity(entity, placed, place);
            if (reading_.isRefused()) return;
        }
    }

    /// Reads an entity. Its position is in pixels, independent of the layer's grid.
    void readEntity(const Value& entity, const Placed& placed, const std::string& layerPlace) {
        const std::string name = text(entity, "__identifier", layerPlace);
        const std::string id = text(entity, "iid", layerPlace);
        const std::string place = layerPlace + ", entity " + inQuotes(name);
        const auto pair = [&](const char* key) {
            const Value::List& values = list(entity, key, place);
            const bool isPair = values.size() == 2 && values[0].isNumber() && values[1].isNumber();
            if (!isPair) wrong(place, key, kTwoNumbers);
            return isPair ? std::pair(values[0].number(), values[1].number()) : std::pair(0.0, 0.0);
        };
        const auto [x, y] = pair("px");
        const auto [pivotX, pivotY] = pair("__pivot");
        const double width = number(entity, "width", place);
        const double height = number(entity, "height", place);
        if (reading_.isRefused()) return;
        // The cell at the entity's centre. If the centre lies on the border of two cells, the cell
        // on the side of the pivot counts.
        constexpr double kNearCentre = 1 - 1.0 / (1 << 20);
        const auto at =
            grid_.cellAt(static_cast<double>(placed.x) + x + (0.5 - pivotX) * width * kNearCentre,
                         static_cast<double>(placed.y) + y + (0.5 - pivotY) * height * kNearCentre);
        if (!at) {
            return reading_.tell("entity outside " + name, place, kEntityOutside);
        }
        const std::string meaning = meaningOf(entity, name, place);
        const auto kind = level::thingOf(meaning);
        if (!kind) {
            const PixelRect area =
                pixelsOf(static_cast<double>(placed.x) + x - pivotX * width,
                         static_cast<double>(placed.y) + y - pivotY * height, width, height);
            return layOver(entity, meaning, name, area, place);
        }
        ForeignThing thing{.place = thingOf(id).value_or(-1),
                           .kind = std::string(*kind),
                           .at = *at,
                           .name = {},
                           .where = place};
        readFields(reading_, entity, place, isMover(thing), [&](level::Property word) {
            // A cell is one of the layer's grid, like the corners of a path.
            if (auto* cell = std::get_if<grid::Point>(&word.value))
                *cell = cellOfLevel(placed, *cell);
            if (word.title != kNameField) {
                thing.words.push_back(std::move(word));
            } else if (const auto* said = std::get_if<std::string>(&word.value)) {
                thing.name = *said;
            } else {
                reading_.tell("name " + name, place, {kFieldNotText, {inQuotes(word.title)}});
            }
        });
        if (isMover(thing)) addPath(entity, placed, place, thing);
        addThing(std::move(thing), place);
    }

    /// Returns the level's cell at the middle of a cell of a layer. A cell outside of the level
    /// becomes (−1, −1), which is reported later.
    grid::Point cellOfLevel(const Placed& placed, grid::Point ofLayer) const {
        const PixelRect cell = placed.cell(ofLayer.x, ofLayer.y);
        return grid_
            .cellAt(static_cast<double>(cell.x) + static_cast<double>(cell.width) / 2,
                    static_cast<double>(cell.y) + static_cast<double>(cell.height) / 2)
            .value_or(grid::Point{-1, -1});
    }

    void addPath(const Value& entity, const Placed& placed, const std::string& place,
                 ForeignThing& thing) {
        for (const grid::Point corner : readPath(reading_, entity, place))
            thing.path.push_back(cellOfLevel(placed, corner));
        // In paths of other projects, the entity itself is the start, and the list holds only the
        // further points.
        const bool isOfOthers = !hasLeft_ && !thing.path.empty() && thing.path.front() != thing.at;
        if (isOfOthers) thing.path.insert(thing.path.begin(), thing.at);
    }

    bool isRoom(const Value& entity, const std::string& place) const {
        return std::ranges::any_of(list(entity, "__tags", place),
                                   [](const Value& tag) { return tag.is("room"); });
    }

    /// Returns the entity's meaning: from its tags, else from its name or the user; empty if there
    /// is none.
    std::string meaningOf(const Value& entity, const std::string& name, const std::string& place) {
        for (const Value& tag : list(entity, "__tags", place)) {
            if (tag.isText() && level::thingOf(tag.text())) return tag.text();
        }
        return isRoom(entity, place) ? "" : reading_.meaningOfEntity(name, terrains_);
    }

    static PixelRect pixelsOf(double x, double y, double width, double height) {
        const auto whole = [](double pixels) {
            constexpr double kMost = 1e9;
            return static_cast<std::int64_t>(std::clamp(pixels, -kMost, kMost));
        };
        return {whole(x), whole(y), whole(width), whole(height)};
    }

    /// Applies terrain or marks to the cells that an entity covers; reports an entity with neither.
    void layOver(const Value& entity, const std::string& meaning, const std::string& name,
                 const PixelRect& area, const std::string& place) {
        level::Cell probe;
        if (level::lay(meaning, probe, terrains_)) {
            return forEachCell(area, place, [&](grid::Point at) { lay(at, meaning); });
        }
        // An entity for a room needs no note: rooms follow from recipe and seed.
        if (isRoom(entity, place)) return;
        reading_.tell("entity " + name, place, {kUnknownEntity, {inQuotes("entity " + name)}});
    }

    Reading& reading_;
    const level::TerrainTable& terrains_;
    const Reading::Grounds grounds_;
    const bool hasLeft_;
    LevelGrid grid_;
    bool hasGrid_ = false;  ///< whether an IntGrid with values is visible
    Drawing drawing_;
    std::size_t lostCells_ = 0;  ///< cells of the current layer outside of the level
};

}  // namespace

std::optional<Drawing> readLayers(Reading& reading, const Value& level, const std::string& place,
                                  const level::TerrainTable& terrains, bool hasLeft) {
    return LayersReader(reading, terrains, hasLeft).run(level, place);
}

}  // namespace mazeloom::exchange::ldtk

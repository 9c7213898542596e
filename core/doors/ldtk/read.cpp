// SPDX-License-Identifier: MIT
#include "core/doors/ldtk/read.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <utility>
#include <variant>

#include "core/doors/drawn.h"
#include "core/doors/identifiers.h"
#include "core/doors/in/came_back.h"
#include "core/doors/json_fields.h"
#include "core/doors/ldtk/names.h"
#include "core/doors/ldtk/untaken.h"
#include "core/doors/ldtk/write.h"
#include "core/doors/tilesets/tile_numbers.h"
#include "core/edit/fresh_id.h"
#include "core/in_quotes.h"
#include "core/json/parse.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::doors::ldtk {

namespace {

using json::Value;

/// Two grids of kMostCells, with what else a project holds.
constexpr json::Limits kProjectLimits{
    .depth = 64, .values = std::size_t{9} << 20, .stringBytes = kMaxImportBytes};
constexpr std::size_t kMostLevels = 10'000;
/// Of all grids of a project.
constexpr std::int64_t kMostProjectCells = std::int64_t{1} << 26;

/// What the numbers of a grid and the tiles of a picture stand for, by their definitions' numbers.
struct Meanings {
    std::map<std::int64_t, std::map<std::int64_t, std::string>> values;
    std::map<std::int64_t, std::map<std::int64_t, std::string>> tiles;
    std::map<std::int64_t, std::string> tilesetNames;
};

class ProjectReader : private JsonFields {
  public:
    ProjectReader(const ImportOptions& options)
        : JsonFields([this](const std::string& place, std::string text) {
              refuse(place, std::move(text));
          }),
          options_(options) {}

    tl::expected<Imported, Problem> run(std::string_view text) {
        const auto root = std::make_shared<const Value>(parsed(text, options_.file));
        if (!refusal_) readProject(root);
        if (!refusal_ && read_.empty()) refuse({}, "has no levels");
        if (!refusal_) finishLevels(*root);
        if (refusal_) return tl::unexpected(std::move(*refusal_));
        result_.unknownTiles.assign(unknown_.begin(), unknown_.end());
        return std::move(result_);
    }

  private:
    struct ReadLevel {
        std::string identifier;
        ForeignLevel shown;
        std::optional<Left> left;  ///< where it came from here
        std::shared_ptr<const Value> json;
    };

    /// The first reason counts.
    void refuse(const std::string& place, std::string text, const std::string& file = {}) {
        if (!refusal_)
            refusal_ = problemAt(file.empty() ? options_.file : file, place, std::move(text));
    }
    void leaveOut(std::string place, std::string text) {
        Problem note = problemAt(options_.file, std::move(place), std::move(text));
        note.severity = Severity::Warning;
        result_.notes.push_back(std::move(note));
    }

    Value parsed(std::string_view text, const std::string& file) {
        auto value = json::parse(text, kProjectLimits);
        if (!value) {
            refuse(value.error().place, value.error().text, file);
        } else if (!value->isObject()) {
            refuse({}, "is no JSON object", file);
        } else {
            return std::move(*value);
        }
        return {};
    }

    void readProject(const std::shared_ptr<const Value>& project) {
        const Value& root = *project;
        const std::string version = text(root, "jsonVersion", {});
        if (version.empty() || version.starts_with("0."))
            return refuse({}, "is no project of LDtk 1.0 or newer");
        readMeanings(root);
        for (const Value& level : list(root, "levels", {}))
            readLevel({project, &level});
        for (const Value& world : list(root, "worlds", {})) {
            for (const Value& level : list(world, "levels", "worlds"))
                readLevel({project, &level});
        }
    }

    void readMeanings(const Value& root) {
        const Value* defs = root.find("defs");
        if (defs == nullptr) return;
        for (const Value& layer : list(*defs, "layers", "defs")) {
            const std::string name = text(layer, "identifier", "defs, layers");
            auto& values = meanings_.values[whole(layer, "uid", "defs, layers")];
            for (const Value& value : list(layer, "intGridValues", "defs, layer " + name)) {
                values[whole(value, "value", "defs, layer " + name)] =
                    text(value, "identifier", "defs, layer " + name);
            }
        }
        for (const Value& tileset : list(*defs, "tilesets", "defs")) {
            const std::int64_t uid = whole(tileset, "uid", "defs, tilesets");
            meanings_.tilesetNames[uid] = text(tileset, "identifier", "defs, tilesets");
            for (const Value& data : list(tileset, "customData", "defs, tilesets")) {
                meanings_.tiles[uid][whole(data, "tileId", "defs, tilesets")] =
                    text(data, "data", "defs, tilesets");
            }
        }
    }

    void readLevel(const std::shared_ptr<const Value>& shared) {
        if (refusal_) return;
        const Value& level = *shared;
        const std::string place = "level " + inQuotes(text(level, "identifier", "levels"));
        if (read_.size() == kMostLevels)
            return refuse(place, "is one level too many: at most " + std::to_string(kMostLevels));
        const std::string file = text(level, "externalRelPath", place);
        const Value* layers = level.find("layerInstances");
        if ((layers == nullptr || layers->isNull()) && !file.empty()) {
            auto bytes = options_.beside ? options_.beside(file)
                                         : tl::unexpected<std::string>("is not at hand");
            if (!bytes) return refuse(place, "file " + inQuotes(file) + " " + bytes.error());
            const auto read = std::make_shared<const Value>(parsed(*bytes, file));
            if (!refusal_) readLayers(read, place);
            return;
        }
        readLayers(shared, place);
    }

    void readLayers(const std::shared_ptr<const Value>& shared, const std::string& place) {
        const Value& level = *shared;
        const Value::List& layers = list(level, "layerInstances", place);
        if (!takeSize(layers, place)) return;
        shown_ = {level::CellGrid(size_), {}};
        if (!takeLeft(level, place)) return;
        readFields(level, place,
                   [this](level::Property word) { shown_.words.push_back(std::move(word)); });
        // The first one lies on top.
        for (auto layer = layers.rbegin(); layer != layers.rend() && !refusal_; ++layer)
            readLayer(*layer, place);
        if (!refusal_)
            read_.push_back(
                {text(level, "identifier", place), std::move(shown_), std::move(left_), shared});
    }

    /// Of the lowest layer that has cells, else of the lowest.
    bool takeSize(const Value::List& layers, const std::string& place) {
        const Value* first = nullptr;
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            const std::string type = text(*layer, "__type", place);
            if (first == nullptr || (type == "IntGrid" && !isGrid(*first))) first = &*layer;
        }
        if (first == nullptr) {
            leaveOut(place, "has no layers: it was left out");
            return false;
        }
        const std::int64_t width = whole(*first, "__cWid", place);
        const std::int64_t height = whole(*first, "__cHei", place);
        side_ = whole(*first, "__gridSize", place);
        if (refusal_) return false;
        if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
            refuse(place, "has " + std::to_string(width) + " × " + std::to_string(height) +
                              " cells: a level has 1 to " + std::to_string(level::kMaxSide) +
                              " a side");
            return false;
        }
        count_ += width * height;
        if (side_ < 1 || side_ > 100'000) {
            wrong(place, "__gridSize", "1 to 100000");
        } else if (count_ > kMostProjectCells) {
            refuse(place, "is one level too many of this size");
        }
        size_ = {static_cast<int>(width), static_cast<int>(height)};
        return !refusal_;
    }
    bool isGrid(const Value& layer) const {
        const Value* type = layer.find("__type");
        return type != nullptr && type->is("IntGrid");
    }

    void readLayer(const Value& layer, const std::string& levelPlace) {
        const std::string name = text(layer, "__identifier", levelPlace);
        const std::string place = levelPlace + ", layer " + inQuotes(name);
        if (whole(layer, "__cWid", place) != size_.width ||
            whole(layer, "__cHei", place) != size_.height) {
            return leaveOut(place,
                            "has cells of another size than the lowest grid: it was left "
                            "out");
        }
        const std::string type = text(layer, "__type", place);
        if (type == "IntGrid" && !(left_ && name == kDarkLayer)) readGrid(layer, name, place);
        if (type == "Tiles" && name != kLookLayer) readTiles(layer, place);
        // What rules make of a grid says nothing new.
        if (type == "AutoLayer")
            leaveOut(place, "is drawn by rules, which are not read: it was left out");
        if (type == "Entities" && name != kRoomsLayer) readEntities(layer, place);
    }

    void readGrid(const Value& layer, const std::string& name, const std::string& place) {
        const Value::List& numbers = list(layer, "intGridCsv", place);
        const auto count = static_cast<std::size_t>(std::int64_t{size_.width} * size_.height);
        if (refusal_) return;
        if (numbers.size() != count) {
            return refuse(place, "\"intGridCsv\" holds " + std::to_string(numbers.size()) +
                                     " numbers instead of " + std::to_string(count));
        }
        const bool isMarks = name == kMarksLayer;
        const auto def = meanings_.values.find(whole(layer, "layerDefUid", place));
        std::map<std::int64_t, std::string> known;
        std::size_t at = 0;
        for (int y = 0; y < size_.height; ++y) {
            for (level::Cell& cell : shown_.cells.row(y)) {
                const auto value = numbers[at++].integer();
                if (!value) return wrong(place, "intGridCsv", "of whole numbers");
                if (*value == 0) continue;
                auto entry = known.find(*value);
                if (entry == known.end()) {
                    if (known.size() == 100'000)
                        return refuse(place, "has more than 100000 different numbers");
                    std::string said;
                    if (def != meanings_.values.end() && def->second.contains(*value))
                        said = def->second.at(*value);
                    entry = known.try_emplace(*value, meaningOfValue(name, *value, said)).first;
                }
                take(cell, entry->second, isMarks);
            }
        }
    }

    /// What the name that the number has says, else what somebody said before.
    std::string meaningOfValue(const std::string& layer, std::int64_t value,
                               const std::string& name) {
        for (const tile_numbers::Tile& tile : tile_numbers::tilesOf(nullptr, terrains_)) {
            const std::string_view meaning = tile.meaning;
            const bool isGround = level::terrainOf(meaning, terrains_) || level::marksOf(meaning);
            const std::string word = identifierOf(meaning.substr(meaning.find(' ') + 1));
            if (isGround && !name.empty() && word == name) return tile.meaning;
        }
        return said(layer + ' ' + (name.empty() ? std::to_string(value) : name));
    }
    std::string said(const std::string& name) {
        const auto entry = options_.tiles.find(name);
        if (entry != options_.tiles.end()) return entry->second;
        if (unknown_.size() < kMostLevels) unknown_.insert(name);
        return {};
    }

    void take(level::Cell& cell, const std::string& meaning, bool isMarks) const {
        if (level::lay(meaning, cell, terrains_)) return;
        if (!isMarks && cell.terrain() == level::Terrain::Void) cell = level::Terrain::Floor;
    }

    void readTiles(const Value& layer, const std::string& place) {
        const Value* uid = layer.find("__tilesetDefUid");
        const std::int64_t tileset = uid == nullptr ? -1 : uid->integer().value_or(-1);
        const auto tiles = meanings_.tiles.find(tileset);
        const auto name = meanings_.tilesetNames.find(tileset);
        for (const Value& tile : list(layer, "gridTiles", place)) {
            const std::int64_t number = whole(tile, "t", place);
            const Value::List& px = list(tile, "px", place);
            const auto x = px.size() == 2 ? px[0].integer() : std::nullopt;
            const auto y = px.size() == 2 ? px[1].integer() : std::nullopt;
            if (!x || !y) return wrong(place, "px", "two whole numbers");
            const auto at = cellAt(static_cast<double>(*x), static_cast<double>(*y));
            if (!at) continue;
            std::string meaning;
            if (tiles != meanings_.tiles.end() && tiles->second.contains(number))
                meaning = tiles->second.at(number);
            if (meaning.empty()) {
                meaning = said((name == meanings_.tilesetNames.end() ? "tileset" : name->second) +
                               ' ' + std::to_string(number));
            }
            if (const auto kind = level::thingOf(meaning)) {
                addThing({.place = -1,
                          .kind = std::string(*kind),
                          .at = *at,
                          .name = {},
                          .where = place},
                         place);
            } else {
                take(shown_.cells.at(*at), meaning, false);
            }
            if (refusal_) return;
        }
    }

    std::optional<grid::Point> cellAt(double x, double y) const {
        const auto side = static_cast<double>(side_);
        const double column = std::floor(x / side);
        const double row = std::floor(y / side);
        if (!(column >= 0 && row >= 0 && column < size_.width && row < size_.height))
            return std::nullopt;
        return grid::Point{static_cast<int>(column), static_cast<int>(row)};
    }

    void addThing(ForeignThing thing, const std::string& place) {
        if (++thingCount_ > kMaxDrawnThings)
            return refuse(place, "holds more than " + std::to_string(kMaxDrawnThings) + " things");
        shown_.things.push_back(std::move(thing));
    }

    void readEntities(const Value& layer, const std::string& place) {
        for (const Value& entity : list(layer, "entityInstances", place)) {
            readEntity(entity, place);
            if (refusal_) return;
        }
    }

    void readEntity(const Value& entity, const std::string& layerPlace) {
        const std::string name = text(entity, "__identifier", layerPlace);
        const std::string id = text(entity, "iid", layerPlace);
        const std::string place = layerPlace + ", entity " + inQuotes(name);
        const auto pair = [&](const char* key) {
            const Value::List& values = list(entity, key, place);
            const bool isPair = values.size() == 2 && values[0].isNumber() && values[1].isNumber();
            if (!isPair) wrong(place, key, "two numbers");
            return isPair ? std::pair(values[0].number(), values[1].number()) : std::pair(0.0, 0.0);
        };
        const auto [x, y] = pair("px");
        const auto [pivotX, pivotY] = pair("__pivot");
        const double width = number(entity, "width", place);
        const double height = number(entity, "height", place);
        if (refusal_) return;
        // The cell of its middle.
        const auto at = cellAt(x + (0.5 - pivotX) * width, y + (0.5 - pivotY) * height);
        if (!at) return leaveOut(place, "lies outside of the level: it was left out");
        ForeignThing thing{.place = thingOf(id).value_or(-1),
                           .kind = kindOf(entity, name, place),
                           .at = *at,
                           .name = {},
                           .where = place};
        if (thing.kind.empty()) return;
        readFields(entity, place, [&](level::Property word) {
            if (word.title == kNameField) {
                if (const auto* said = std::get_if<std::string>(&word.value)) {
                    thing.name = *said;
                } else {
                    leaveOut(place,
                             "field " + inQuotes(word.title) + " must be a text: it was left out");
                }

            } else {
                thing.words.push_back(std::move(word));
            }
        });
        if (isMover(thing)) readPath(entity, place, thing);
        addThing(std::move(thing), place);
    }

    /// What the fields of an entity or a level say, but for lists of cells.
    template <typename Hear>
    void readFields(const Value& of, const std::string& place, const Hear& hear) {
        for (const Value& field : list(of, "fieldInstances", place)) {
            const std::string name = text(field, "__identifier", place);
            const Value* value = field.find("__value");
            if (value == nullptr || value->isNull() || isPointList(field)) continue;
            if (auto word = wordOf(*value, text(field, "__type", place))) {
                hear(level::Property{name, std::move(*word), {}});
            } else if (toldFields_.insert(name).second) {
                leaveOut(place, "field " + inQuotes(name) + ": values of type " +
                                    inQuotes(text(field, "__type", place)) +
                                    " are not read: all of that name were left out");
            }
        }
    }
    static std::optional<level::PropertyValue> wordOf(const Value& value, std::string_view type) {
        level::Colour colour;
        if (value.isText() && type == "Color" && level::readColour(value.text(), colour))
            return colour;
        if (value.isText()) return value.text();
        if (value.isNumber()) return value.number();
        if (value.isBoolean()) return value.isTrue();
        return cellOf(value);
    }
    /// Of a field of type "Point".
    static std::optional<grid::Point> cellOf(const Value& value) {
        const Value* x = value.isObject() ? value.find("cx") : nullptr;
        const Value* y = value.isObject() ? value.find("cy") : nullptr;
        const auto column = x == nullptr ? std::nullopt : x->integer();
        const auto row = y == nullptr ? std::nullopt : y->integer();
        constexpr std::int64_t kMost = level::kMaxSide;
        if (!column || !row || *column < -1 || *row < -1 || *column > kMost || *row > kMost)
            return std::nullopt;
        return grid::Point{static_cast<int>(*column), static_cast<int>(*row)};
    }
    static bool isPointList(const Value& field) {
        const Value* type = field.find("__type");
        return type != nullptr && type->is("Array<Point>");
    }

    /// The corners of a mover's path: its first list of cells.
    void readPath(const Value& entity, const std::string& place, ForeignThing& thing) {
        for (const Value& field : list(entity, "fieldInstances", place)) {
            if (!isPointList(field) || !thing.path.empty()) continue;
            for (const Value& point : list(field, "__value", place)) {
                const auto cell = cellOf(point);
                if (!cell) return wrong(place, "path", "cells of the level");
                thing.path.push_back(*cell);
            }
            // Others mark where a path goes to, and the entity itself where it begins.
            const bool isOfOthers = !left_ && !thing.path.empty() && thing.path.front() != thing.at;
            if (isOfOthers) thing.path.insert(thing.path.begin(), thing.at);
        }
    }

    /// What its tags say, else its name, else what somebody said before; empty where nobody did.
    std::string kindOf(const Value& entity, const std::string& name, const std::string& place) {
        for (const Value& tag : list(entity, "__tags", place)) {
            const auto kind = tag.isText() ? level::thingOf(tag.text()) : std::nullopt;
            if (kind) return std::string(*kind);
        }
        std::string word = name;
        std::ranges::transform(word, word.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        if (level::thingKind(word)) return word;
        const std::string meaning = said("entity " + name);
        if (const auto kind = level::thingOf(meaning)) return std::string(*kind);
        if (toldKinds_.insert(name).second)
            leaveOut(place, "is no kind of thing: all of that name were left out");
        return {};
    }

    /// What the level was when it left, and the terrains that its cells are of. False where that
    /// is damaged.
    bool takeLeft(const Value& level, const std::string& place) {
        left_.reset();
        std::map<std::string, std::string> fields;
        for (const Value& field : list(level, "fieldInstances", place)) {
            const Value* value = field.find("__value");
            if (value != nullptr && value->isText())
                fields[text(field, "__identifier", place)] = value->text();
        }
        if (refusal_) return false;
        const std::string& left = fields[std::string(kLevelField)];
        terrains_ = terrainsOf(options_);
        if (left.empty()) return true;
        auto read =
            readLeft({left, fields[std::string(kMadeField)], fields[std::string(kSeedField)]});
        if (!read) {
            refuse(place + ", " + read.error().place, read.error().text);
            return false;
        }
        terrains_ = read->level.terrains;
        left_ = std::move(*read);
        return true;
    }

    void finishLevels(const Value& root) {
        std::vector<Departure> departures = departuresOf(root);
        auto departure = departures.begin();
        for (ReadLevel& read : read_) {
            if (!read.left) {
                finishDrawn(read);
                continue;
            }
            // A level that was copied in LDtk is another one.
            level::Level& level = read.left->level;
            if (ids_.contains(level.id)) level.id = freshId(level.id);
            ids_.insert(level.id);
            comeBack(std::move(*read.left), std::move(read.shown), std::move(*departure++),
                     options_, result_);
        }
    }

    void finishDrawn(const ReadLevel& read) {
        level::Level drawn = drawnLevel(read.shown, options_, result_.notes);
        const bool isTitled = std::ranges::find(read.shown.words, "title",
                                                &level::Property::title) != read.shown.words.end();
        if (!isTitled && !read.identifier.empty()) drawn.title = read.identifier;
        const bool isNamed = std::ranges::find(read.shown.words, "id", &level::Property::title) !=
                             read.shown.words.end();
        drawn.id = freshId(isNamed ? drawn.id : drawn.title);
        result_.levels.push_back(std::move(drawn));
    }

    /// What the project said of its levels from here when it left, one for each. All of them are
    /// written together, as they left: names of fields depend on each other.
    std::vector<Departure> departuresOf(const Value& root) {
        std::vector<Departure> departures;
        for (const ReadLevel& read : read_) {
            if (read.left) departures.push_back({remade(*read.left, options_), {}});
        }
        if (departures.empty()) return departures;
        std::vector<MadeLevel> made;
        for (const ReadLevel& read : read_) {
            if (read.left)
                made.push_back(
                    {departures[made.size()].made.map, read.left->level, read.left->seed});
        }
        const std::span<const level::Room> rooms =
            options_.into == nullptr ? std::span<const level::Room>() : options_.into->rooms;
        const Drawn drawn =
            drawnIn(root, departures.front().made.map.kinds, made.front().level.terrains);
        std::ostringstream text;
        write(text, {.title = {}, .rooms = rooms, .levels = made}, drawn.tilesets,
              drawn.hasOwnPicture);
        ProjectReader before(options_);
        const auto left = std::make_shared<const Value>(before.parsed(text.view(), options_.file));
        if (!before.refusal_) before.readProject(left);
        if (before.read_.size() != departures.size()) return departures;
        const bool areExact =
            std::ranges::all_of(departures, [](const Departure& one) { return one.made.isExact; });
        Untaken untaken;

        if (drawn.isKnown) compareProjects(*left, root, areExact, untaken);
        std::size_t index = 0;
        for (const ReadLevel& read : read_) {
            if (!read.left) continue;
            ReadLevel& was = before.read_[index];
            Departure& departure = departures[index++];
            departure.shown = std::move(was.shown);
            if (drawn.isKnown)
                compareLevels(*was.json, *read.json, departure.made.isExact, untaken);
        }
        if (!drawn.isKnown)
            leaveOut({},
                     "is drawn in tiles that the pack does not have: whether these are shown "
                     "otherwise was not looked at");
        std::ranges::move(untaken.notes(options_.file), std::back_inserter(result_.notes));
        return departures;
    }

    /// The tiles that the project was drawn in when it left.
    struct Drawn {
        Tilesets tilesets;
        bool hasOwnPicture = false;
        bool isKnown = true;  ///< false: in tiles of a game that the pack does not have
    };
    Drawn drawnIn(const Value& root, const level::SharedOwnKinds& kinds,
                  const level::TerrainTable& terrains) {
        constexpr std::string_view kPictureEnd = "-tiles.png";
        std::string common;
        std::string game;
        bool hasOwnPicture = false;
        if (const Value* defs = root.find("defs")) {
            for (const Value& tileset : list(*defs, "tilesets", "defs")) {
                const std::string name = text(tileset, "identifier", "defs, tilesets");
                if (name != kOwnTileset) {
                    game = name;
                    continue;
                }
                hasOwnPicture = true;
                common = text(tileset, "relPath", "defs, tilesets");
                if (common.ends_with(kPictureEnd))
                    common.resize(common.size() - kPictureEnd.size());
            }
        }
        if (game.empty()) return {Tilesets(kinds, common, terrains), hasOwnPicture};
        const level::TileMappings none;
        for (const level::TileMapping& mapping :
             options_.into == nullptr ? none : options_.into->tileMappings) {
            Tilesets tilesets(mapping, kinds, common, terrains);
            if (identifierOf(tilesets.sheets().front().name) == game)
                return {tilesets, hasOwnPicture};
        }
        return {Tilesets(kinds, common, terrains), hasOwnPicture, false};
    }

    std::string freshId(const std::string& title) {
        std::string fresh = edit::freshId(title, "level", [this](const std::string& id) {
            const bool isThere =
                options_.into != nullptr && options_.into->findLevel(id) != nullptr;
            return isThere || ids_.contains(id);
        });
        ids_.insert(fresh);
        return fresh;
    }

    const ImportOptions& options_;
    std::optional<Problem> refusal_;
    Imported result_;
    Meanings meanings_;
    std::set<std::string> unknown_;
    std::set<std::string> toldKinds_;
    std::set<std::string> toldFields_;
    std::vector<ReadLevel> read_;
    std::set<std::string> ids_;
    std::int64_t count_ = 0;
    std::size_t thingCount_ = 0;

    // Of the level that is read.
    std::optional<Left> left_;
    level::TerrainTable terrains_;
    grid::Size size_;
    std::int64_t side_ = 1;
    ForeignLevel shown_;
};

}  // namespace

tl::expected<Imported, Problem> read(std::string_view text, const ImportOptions& options) {
    return ProjectReader(options).run(text);
}

}  // namespace mazeloom::doors::ldtk

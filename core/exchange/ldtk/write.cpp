// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/write.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <span>
#include <vector>

#include "core/exchange/json_object.h"
#include "core/exchange/ldtk/parts.h"
#include "core/exchange/origin.h"
#include "core/exchange/plain_colours.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::ldtk {

namespace {

constexpr std::string_view kBackground = "#14171c";
constexpr std::string_view kEntityColour = "#e0a83c";
constexpr std::string_view kRoomColour = "#5a8fd6";

/// The layers that every project has, then those for a game's tiles and for dark levels.
enum LayerUid {
    kThingsUid,
    kRoomsUid,
    kMarksUid,
    kTerrainUid,
    kLayers,
    kLookUid = kLayers,
    kDarkUid
};

class Project {
  public:
    Project(const Source& source, const Tilesets& tilesets, bool hasOwnPicture)
        : source_(source),
          tilesets_(tilesets),
          side_(tilesets.side()),
          hasOwnPicture_(hasOwnPicture),
          parts_(partsOf(source, tilesets)) {
        for (int& uid : layers_)
            uid = uids_.next();
        ownUid_ = uids_.next();
        if (tilesets.areOfAGame()) {
            gameUid_ = uids_.next();
            lookUid_ = uids_.next();
        }
        isDark_ = std::ranges::any_of(
            source.levels, [](const MadeLevel& made) { return tiled::isAnyDark(made.map); });
        if (isDark_) darkUid_ = uids_.next();
        parts_.number(uids_);
        firstLevelUid_ = uids_.next();
    }

    void write(std::ostream& out) const {
        std::string text;
        {
            JsonObject project(text);
            appendHead(project);
            appendDefs(project);
            std::string& levels = project.key("levels");
            levels += "[\n";
            for (std::size_t i = 0; i < parts_.levels.size() && out; ++i) {
                if (i > 0) levels += ",\n";
                writeLevel(out, levels, i);
            }
            levels += ']';
            project.key("worlds") += "[]";
            project.text("dummyWorldIid", iid(Instance::Project, 0, 1));
            project.number("nextUid", uidOf(parts_.levels.size()));
        }
        out << text << '\n';
    }

  private:
    void appendHead(JsonObject& project) const {
        {
            std::string& text = project.key("__header__");
            JsonObject header(text);
            header.text("fileType", "LDtk Project JSON");
            header.text("app", "LDtk");
            header.text("doc", "https://ldtk.io/json");
            header.text("schema", "https://ldtk.io/files/JSON_SCHEMA.json");
            header.text("appAuthor", "Sebastien 'deepnight' Benard");
            header.text("appVersion", "1.5.3");
            header.text("url", "https://ldtk.io");
        }
        project.text("iid", iid(Instance::Project, 0, 0));
        project.text("jsonVersion", "1.5.3");
        project.number("appBuildId", 473703);
        project.text("identifierStyle", "Free");
        project.key("toc") += "[]";
        project.text("worldLayout", "LinearHorizontal");
        project.number("worldGridWidth", 256);
        project.number("worldGridHeight", 256);
        project.number("defaultLevelWidth", 256);
        project.number("defaultLevelHeight", 256);
        project.number("defaultPivotX", 0);
        project.number("defaultPivotY", 0);
        project.number("defaultGridSize", side_);
        project.number("defaultEntityWidth", side_);
        project.number("defaultEntityHeight", side_);
        project.text("bgColor", kBackground);
        project.text("defaultLevelBgColor", kBackground);
        project.yesNo("minifyJson", false);
        project.yesNo("externalLevels", false);
        project.yesNo("exportTiled", false);
        project.yesNo("simplifiedExport", false);
        project.text("imageExportMode", "None");
        project.yesNo("exportLevelBg", true);
        project.null("pngFilePattern");
        project.yesNo("backupOnSave", false);
        project.number("backupLimit", 10);
        project.null("backupRelPath");
        project.text("levelNamePattern", "Level_%idx");
        project.null("tutorialDesc");
        project.key("customCommands") += "[]";
        project.key("flags") += "[]";
    }

    const TileSheet& sheetOf(SheetTile tile) const {
        return tilesets_.sheets()[static_cast<std::size_t>(tile.sheet)];
    }
    bool isShown(SheetTile tile) const {
        return tile.isThere() && (hasOwnPicture_ || !sheetOf(tile).isOurs);
    }
    /// Returns the uid of a tileset. Tilesets with the same picture share one uid, since meanings
    /// of tiles are not needed here.
    int uidOf(const TileSheet& sheet) const { return sheet.isOurs ? ownUid_ : gameUid_; }

    void appendTile(JsonObject& object, std::string_view key, SheetTile shown) const {
        if (!isShown(shown)) return object.null(key);
        const TileSheet& sheet = sheetOf(shown);
        const grid::Point corner = sheet.cornerOf(shown.tile);
        JsonObject tile(object.key(key));
        tile.number("tilesetUid", uidOf(sheet));
        tile.number("x", corner.x);
        tile.number("y", corner.y);
        tile.number("w", side_);
        tile.number("h", side_);
    }

    void appendDefs(JsonObject& project) const {
        JsonObject defs(project.key("defs"));
        appendLayerDefs(defs);
        std::string& entities = defs.key("entities");
        appendJsonList(entities, parts_.entities,
                       [&](const auto& entity) { appendEntityDef(entities, entity); });
        std::string& tilesets = defs.key("tilesets");
        tilesets += '[';
        if (tilesets_.areOfAGame()) {
            appendTilesetDef(tilesets, tilesets_.sheets().front());
            if (hasOwnPicture_) tilesets += ",\n";
        }
        if (hasOwnPicture_) appendTilesetDef(tilesets, tilesets_.sheets().back());
        tilesets += ']';
        defs.key("enums") += "[]";
        defs.key("externalEnums") += "[]";
        parts_.levelFields.appendDefs(defs.key("levelFields"));
    }

    /// Appends the layer definitions, the topmost layer first.
    void appendLayerDefs(JsonObject& defs) const {
        std::string& layers = defs.key("layers");
        layers += "[\n";
        for (const LayerUid uid : layerOrder()) {
            if (uid != kThingsUid) layers += ",\n";
            appendLayerDef(layers, uid);
        }
        layers += ']';
    }

    std::vector<LayerUid> layerOrder() const {
        std::vector<LayerUid> order{kThingsUid, kRoomsUid};
        if (isDark_) order.push_back(kDarkUid);
        if (tilesets_.areOfAGame()) order.push_back(kLookUid);
        order.push_back(kMarksUid);
        order.push_back(kTerrainUid);
        return order;
    }
    static constexpr std::array<std::string_view, kDarkUid + 1> kLayerNames{
        kThingsLayer, kRoomsLayer, kMarksLayer, kTerrainLayer, kLookLayer, kDarkLayer};
    static bool isGrid(LayerUid uid) {
        return uid == kTerrainUid || uid == kMarksUid || uid == kDarkUid;
    }
    static std::string_view typeOf(LayerUid uid) {
        if (uid == kLookUid) return "Tiles";
        return isGrid(uid) ? "IntGrid" : "Entities";
    }
    int uidOf(LayerUid uid) const {
        if (uid == kDarkUid) return darkUid_;
        return uid == kLookUid ? lookUid_ : layers_[uid];
    }

    void appendLayerDef(std::string& out, LayerUid uid) const {
        const std::string_view type = typeOf(uid);
        JsonObject layer(out);
        layer.text("__type", type);
        layer.text("identifier", kLayerNames[uid]);
        layer.text("type", type);
        layer.number("uid", uidOf(uid));
        if (uid == kLookUid) {
            layer.text("doc",
                       "Shows the layers below in the game's own tiles. What is changed here "
                       "does not come back to Mazeloom.");
        } else if (uid == kDarkUid) {
            layer.text("doc",
                       "Where it is dark. What is changed here does not come back to Mazeloom.");
        } else {
            layer.null("doc");
        }
        layer.null("uiColor");
        layer.number("gridSize", side_);
        layer.number("guideGridWid", 0);
        layer.number("guideGridHei", 0);
        layer.number("displayOpacity", 1);
        layer.number("inactiveOpacity", uid == kRoomsUid ? 0.3 : 0.6);
        layer.yesNo("hideInList", false);
        layer.yesNo("hideFieldsWhenInactive", true);
        layer.yesNo("canSelectWhenInactive", uid == kThingsUid);
        layer.yesNo("renderInWorldView", true);
        layer.number("pxOffsetX", 0);
        layer.number("pxOffsetY", 0);
        layer.number("parallaxFactorX", 0);
        layer.number("parallaxFactorY", 0);
        layer.yesNo("parallaxScaling", true);
        layer.key("requiredTags") += "[]";
        layer.key("excludedTags") += "[]";
        layer.null("autoTilesKilledByOtherLayerUid");
        layer.key("uiFilterTags") += "[]";
        layer.yesNo("useAsyncRender", false);
        appendGridValues(layer, uid);
        layer.key("intGridValuesGroups") += "[]";
        layer.key("autoRuleGroups") += "[]";
        layer.null("autoSourceLayerDefUid");
        if (uid == kLookUid) {
            layer.number("tilesetDefUid", gameUid_);
        } else {
            layer.null("tilesetDefUid");
        }
        layer.number("tilePivotX", 0);
        layer.number("tilePivotY", 0);
        layer.null("biomeFieldUid");
    }

    void appendGridValues(JsonObject& layer, LayerUid uid) const {
        std::string& values = layer.key("intGridValues");
        values += '[';
        if (uid == kDarkUid) appendDarkValue(values);
        bool isFirst = true;
        for (const tile_numbers::Tile& tile :
             tile_numbers::tilesOf(nullptr, tilesets_.terrains())) {
            const auto terrain = level::terrainOf(tile.meaning, tilesets_.terrains());
            const bool isMarks = level::marksOf(tile.meaning).has_value();
            if (uid == kTerrainUid ? !terrain : uid != kMarksUid || !isMarks) continue;
            if (!isFirst) values += ",\n  ";
            isFirst = false;
            JsonObject value(values);
            value.number("value", valueOf(tile.number, uid));
            value.text("identifier", identifierOf(wordBehind(tile.meaning)));
            value.text("color", terrain ? hexOf(groundColour(tilesets_.terrains(), *terrain))
                                        : std::string(kEntityColour));
            appendTile(
                value, "tile",
                terrain ? tilesets_.plain(*terrain)
                        : SheetTile{static_cast<int>(tilesets_.sheets().size()) - 1, tile.number});
            value.number("groupUid", 0);
        }
        values += ']';
    }
    void appendDarkValue(std::string& values) const {
        JsonObject value(values);
        value.number("value", 1);
        value.text("identifier", "dark");
        value.text("color", kBackground);
        value.null("tile");
        value.number("groupUid", 0);
    }
    static std::string_view wordBehind(std::string_view meaning) {
        return meaning.substr(meaning.find(' ') + 1);
    }
    /// Returns the grid value that stands for a tile number; 0, an empty cell, if there is no tile.
    static int valueOf(int number, LayerUid uid) {
        if (number < 0) return 0;
        return uid == kTerrainUid ? number + 1 : number - tile_numbers::kFirstMarks;
    }

    void appendEntityDef(std::string& out,
                         const std::pair<const std::string, EntityKind>& entry) const {
        const auto& [name, kind] = entry;
        const bool isRoom = name == "room";
        const std::string_view colour = isRoom ? kRoomColour : kEntityColour;
        JsonObject entity(out);
        entity.text("identifier", kind.identifier);
        entity.number("uid", kind.uid);
        appendTags(entity, "tags", name);
        entity.yesNo("exportToToc", false);
        entity.yesNo("allowOutOfBounds", false);
        entity.null("doc");
        entity.number("width", side_);
        entity.number("height", side_);
        entity.yesNo("resizableX", isRoom);
        entity.yesNo("resizableY", isRoom);
        for (const std::string_view limit : {"minWidth", "maxWidth", "minHeight", "maxHeight"})
            entity.null(limit);
        entity.yesNo("keepAspectRatio", false);
        entity.number("tileOpacity", 1);
        entity.number("fillOpacity", isRoom ? 0.08 : 0.6);
        entity.number("lineOpacity", isRoom ? 0.6 : 0.0);
        entity.yesNo("hollow", isRoom);
        entity.text("color", colour);
        entity.text("renderMode", isShown(kind.tile) ? "Tile" : "Rectangle");
        entity.yesNo("showName", isRoom);
        if (isShown(kind.tile)) {
            entity.number("tilesetId", uidOf(sheetOf(kind.tile)));
        } else {
            entity.null("tilesetId");
        }
        entity.text("tileRenderMode", "FitInside");
        appendTile(entity, "tileRect", kind.tile);
        entity.null("uiTileRect");
        entity.key("nineSliceBorders") += "[]";
        entity.number("maxCount", 0);
        entity.text("limitScope", "PerLevel");
        entity.text("limitBehavior", "MoveLastOne");
        entity.number("pivotX", 0);
        entity.number("pivotY", 0);
        kind.fields.appendDefs(entity.key("fieldDefs"));
    }
    /// Appends the entity's kind as a tag, by which a re-import recognizes the kind even if the
    /// entity was renamed.
    static void appendTags(JsonObject& entity, std::string_view key, const std::string& kind) {
        std::string& tags = entity.key(key);
        tags += '[';
        json::appendText(tags, kind == "room" ? kind : "thing " + kind);
        tags += ']';
    }

    void appendTilesetDef(std::string& out, const TileSheet& sheet) const {
        JsonObject tileset(out);
        tileset.number("__cWid", sheet.columns);
        tileset.number("__cHei", sheet.count / sheet.columns);
        tileset.text("identifier",
                     sheet.isOurs ? std::string(kOwnTileset) : identifierOf(sheet.name));
        tileset.number("uid", uidOf(sheet));
        tileset.text("relPath", sheet.picture);
        tileset.null("embedAtlas");
        tileset.number("pxWid", sheet.size.width);
        tileset.number("pxHei", sheet.size.height);
        tileset.number("tileGridSize", sheet.side);
        tileset.number("spacing", sheet.spacing);
        tileset.number("padding", sheet.margin);
        tileset.key("tags") += "[]";
        tileset.null("tagsSourceEnumUid");
        tileset.key("enumTags") += "[]";
        std::string& data = tileset.key("customData");
        appendJsonList(data, sheet.meanings, [&data](const auto& tile) {
            JsonObject one(data);
            one.number("tileId", tile.first);
            one.text("data", tile.second);
        });
        tileset.key("savedSelections") += "[]";
        tileset.null("cachedPixelData");
    }

    /// Writes a level; flushes the text to the stream in between.
    void writeLevel(std::ostream& out, std::string& text, std::size_t index) const {
        const LevelParts& parts = parts_.levels[index];
        const grid::Size size = source_.levels[index].map.size();
        JsonObject level(text);
        level.text("identifier", parts.identifier);
        level.text("iid", iid(Instance::Level, index, 0));
        level.number("uid", uidOf(index));
        level.number("worldX", -1);
        level.number("worldY", -1);
        level.number("worldDepth", 0);
        level.number("pxWid", size.width * side_);
        level.number("pxHei", size.height * side_);
        level.text("__bgColor", kBackground);
        level.null("bgColor");
        level.yesNo("useAutoIdentifier", false);
        level.null("bgRelPath");
        level.null("bgPos");
        level.number("bgPivotX", 0.5);
        level.number("bgPivotY", 0.5);
        level.text("__smartColor", kBackground);
        level.null("__bgPos");
        level.null("externalRelPath");
        parts_.levelFields.appendInstances(level.key("fieldInstances"), parts.fields);
        out << text;
        text.clear();
        level.key("layerInstances") += "[\n";
        for (const LayerUid uid : layerOrder()) {
            if (uid != kThingsUid) text += ",\n";
            writeLayer(out, text, index, uid);
        }
        text += ']';
        level.key("__neighbours") += "[]";
    }
    /// Returns a level's uid. The uids of levels follow the uids of all definitions.
    int uidOf(std::size_t index) const { return firstLevelUid_ + static_cast<int>(index); }

    void writeLayer(std::ostream& out, std::string& text, std::size_t index, LayerUid uid) const {
        const level::Map& map = source_.levels[index].map;
        JsonObject layer(text);
        layer.text("__identifier", kLayerNames[uid]);
        layer.text("__type", typeOf(uid));
        layer.number("__cWid", map.size().width);
        layer.number("__cHei", map.size().height);
        layer.number("__gridSize", side_);
        layer.number("__opacity", 1);
        layer.number("__pxTotalOffsetX", 0);
        layer.number("__pxTotalOffsetY", 0);
        if (uid == kLookUid) {
            layer.number("__tilesetDefUid", gameUid_);
            layer.text("__tilesetRelPath", tilesets_.sheets().front().picture);
        } else {
            layer.null("__tilesetDefUid");
            layer.null("__tilesetRelPath");
        }
        layer.text("iid", iid(Instance::Layer, index, uid));
        layer.number("levelId", uidOf(index));
        layer.number("layerDefUid", uidOf(uid));
        layer.number("pxOffsetX", 0);
        layer.number("pxOffsetY", 0);
        layer.yesNo("visible", uid != kRoomsUid && uid != kDarkUid);
        layer.key("optionalRules") += "[]";
        layer.key("intGridCsv") += '[';
        if (isGrid(uid)) writeCells(out, text, map, uid);
        text += ']';
        // Old readers require this list, which LDtk itself leaves empty.
        layer.key("intGrid") += "[]";
        layer.key("autoLayerTiles") += "[]";
        layer.number("seed", 0);
        layer.null("overrideTilesetUid");
        layer.key("gridTiles") += '[';
        if (uid == kLookUid) writeTiles(out, text, map);
        text += ']';
        std::string& entities = layer.key("entityInstances");
        const LevelParts& parts = parts_.levels[index];
        const std::vector<Entity> none;
        appendJsonList(entities,
                       uid == kThingsUid  ? parts.things
                       : uid == kRoomsUid ? parts.rooms
                                          : none,
                       [&](const Entity& entity) {
                           appendEntity(entities, entity);
                           out << text;
                           text.clear();
                       });
    }

    static void writeCells(std::ostream& out, std::string& text, const level::Map& map,
                           LayerUid uid) {
        for (int y = 0; y < map.size().height && out; ++y) {
            text += y == 0 ? "\n" : ",\n";
            if (uid == kDarkUid) {
                for (int x = 0; x < map.size().width; ++x)
                    text += map.isDark({x, y}) ? "1," : "0,";
                text.pop_back();
                out << text;
                text.clear();
                continue;
            }
            for (const level::Cell cell : map.cells.row(y)) {
                append(text, valueOf(uid == kTerrainUid ? tile_numbers::numberOf(cell.terrain())
                                                        : tile_numbers::numberOfMarks(cell),
                                     uid));
                text += ',';
            }
            text.pop_back();
            out << text;
            text.clear();
        }
    }

    /// Writes the tiles of all tile layers, the bottom layer first.
    void writeTiles(std::ostream& out, std::string& text, const level::Map& map) const {
        std::vector<SheetTile> row(static_cast<std::size_t>(map.size().width));
        bool isFirst = true;
        for (const TileLayer& layer : tilesets_.layers()) {
            for (int y = 0; y < map.size().height && out; ++y) {
                layer.rowOf(map.cells, y, row);
                for (int x = 0; x < map.size().width; ++x) {
                    const SheetTile tile = row[static_cast<std::size_t>(x)];
                    if (!tile.isThere() || sheetOf(tile).isOurs) continue;
                    text += isFirst ? "\n" : ",\n";
                    isFirst = false;
                    appendGridTile(text, tile, {x, y}, y * map.size().width + x);
                }
                out << text;
                text.clear();
            }
        }
    }
    void appendGridTile(std::string& out, SheetTile tile, grid::Point cell, int index) const {
        const grid::Point corner = sheetOf(tile).cornerOf(tile.tile);
        JsonObject one(out);
        appendPair(one.key("px"), cell.x * side_, cell.y * side_);
        appendPair(one.key("src"), corner.x, corner.y);
        one.number("f", 0);
        one.number("t", tile.tile);
        append(one.key("d") += '[', index);
        out += ']';
        one.number("a", 1);
    }

    static void appendPair(std::string& out, int first, int second) {
        out += '[';
        append(out, first);
        out += ',';
        append(out, second);
        out += ']';
    }

    void appendEntity(std::string& out, const Entity& entity) const {
        const EntityKind& kind = parts_.entities.at(entity.kind);
        JsonObject one(out);
        one.text("__identifier", kind.identifier);
        appendPair(one.key("__grid"), entity.place.x, entity.place.y);
        appendPair(one.key("__pivot"), 0, 0);
        appendTags(one, "__tags", entity.kind);
        appendTile(one, "__tile", kind.tile);
        one.text("__smartColor", entity.kind == "room" ? kRoomColour : kEntityColour);
        one.null("__worldX");
        one.null("__worldY");
        one.text("iid", entity.iid);
        one.number("width", entity.place.width * side_);
        one.number("height", entity.place.height * side_);
        one.number("defUid", kind.uid);
        appendPair(one.key("px"), entity.place.x * side_, entity.place.y * side_);
        kind.fields.appendInstances(one.key("fieldInstances"), entity.fields);
    }

    const Source& source_;
    const Tilesets& tilesets_;
    const int side_;
    const bool hasOwnPicture_;
    ProjectParts parts_;
    Uids uids_;
    std::array<int, kLayers> layers_{};
    int ownUid_ = 0;
    int gameUid_ = 0;
    int lookUid_ = 0;
    int darkUid_ = 0;
    bool isDark_ = false;
    int firstLevelUid_ = 0;
};

}  // namespace

void write(std::ostream& out, const Source& source, const Tilesets& tilesets, bool hasOwnPicture) {
    Project(source, tilesets, hasOwnPicture).write(out);
}

}  // namespace mazeloom::exchange::ldtk

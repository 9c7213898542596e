// SPDX-License-Identifier: MIT
// A level as the designer made it: painted parts, a recipe and a ruleset.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/campaign.h"
#include "core/level/course/lesson.h"
#include "core/level/descent.h"
#include "core/level/favourites.h"
#include "core/level/map/cell.h"
#include "core/level/map/foreign_tiles.h"
#include "core/level/map/kept.h"
#include "core/level/map/map.h"
#include "core/level/map/object.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/level/map/stamp.h"
#include "core/level/map/symmetry.h"
#include "core/level/map/thing.h"
#include "core/level/map/trajectory.h"
#include "core/level/named_recipe.h"
#include "core/level/numbers.h"
#include "core/level/objectives.h"
#include "core/level/recipe.h"
#include "core/level/shared.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// No side of a level is longer, in cells.
inline constexpr int kMaxSide = 8192;
/// No side of a handcrafted room is longer, in cells.
inline constexpr int kMaxRoomSide = 255;
/// No coordinate of a level's origin is further from 0.
inline constexpr int kMostOrigin = 1'000'000;

struct Level {
    std::string id;
    std::string tab;  ///< the folder it is listed in; may be empty
    std::string title;
    std::string notes;  ///< what the designer wants to remember; shown as the level's description
    Ruleset ruleset = Ruleset::Temple;
    Objectives objectives;  ///< as painted; what counts when none is says objectivesOf()
    grid::Size size;
    /// The place that draws which belong to places count from (RULES.md G-50.5): it moves with the
    /// cells where the level grows or shrinks at its left or top. No more than kMostOrigin from 0.
    grid::Point origin = {};
    /// Empty when nothing is painted: then all is solid before the recipe runs.
    std::optional<PaintGrid> paint;
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;
    Recipe recipe;
    std::string more;           ///< as in Object
    Sight sight = Sight::Rays;  ///< of the hero of a descent
    Kept kept = {};             ///< cells of the generated map that stay as they are
    Properties properties = {};
    Favourites favourites = {};
    Lesson lesson = {};
    /// Which numbers a temple shows. None: as the player wishes.
    std::optional<Numbers> numbers = {};
    /// What the numbers of its terrains stand for: the same as in its pack.
    TerrainTable terrains = {};
    /// The pack's named recipes, which districts may be made by. No part of the level itself.
    RecipeBook recipes = {};

    friend bool operator==(const Level&, const Level&) = default;
};

/// How what is drawn as a room comes into levels: by itself, or as furniture of rooms, away from
/// walls, against one, in a corner, in the middle, or twice, face to face (RULES.md G-12.6).
enum class Standing : std::uint8_t { Alone, Free, Wall, Corner, Middle, Pair };

/// A word at an entrance of a room: chains of vaults join only entrances with the same one
/// (RULES.md G-102.8).
struct EntranceTag {
    grid::Point at;
    std::string tag;

    friend bool operator==(const EntranceTag&, const EntranceTag&) = default;
};

/// A handcrafted room, or a piece of furniture.
struct Room {
    std::string id;
    std::string title;
    /// Terrain of each cell; void cells do not belong to the room.
    grid::Grid<Terrain> cells;
    /// Cells of the outer wall where a door may open. Empty = anywhere along it.
    std::vector<grid::Point> entrances;
    std::vector<Object> objects;
    std::vector<std::string> tags;
    Standing stands = Standing::Alone;
    int weight = 1;
    int min = 0;  ///< ≥ 1: must appear
    int max = 1;  ///< of furniture: in one room
    int minDepth = 1;
    int maxDepth = kMaxDepth;
    /// Allowed symmetries; never empty.
    std::vector<Symmetry> symmetries{Symmetry{}};
    std::string more;  ///< as in Object
    Properties properties = {};
    TerrainTable terrains = {};  ///< as in Level
    /// At most one for each cell. One where no entrance is means nothing; it waits for the entrance
    /// to be painted again.
    std::vector<EntranceTag> entranceTags = {};

    friend bool operator==(const Room&, const Room&) = default;
};

/// The tag at a cell; empty where there is none.
std::string_view entranceTagAt(const Room& room, grid::Point cell);
/// An empty tag takes away what is there.
void setEntranceTag(Room& room, grid::Point cell, std::string tag);

inline bool isFurniture(const Room& room) {
    return room.stands != Standing::Alone;
}

/// What must be done to win `level`: its objectives, or, when it names none, all coins, and the
/// exit where it has one.
Objectives objectivesOf(const Level& level);

/// `room` turned and mirrored; entrances, objects and the flow of waterfalls go with it.
Room transformed(const Room& room, Symmetry symmetry);

/// In the designer's order.
using Stamps = SharedList<Stamp>;

/// Copies share their levels and rooms until one of them is written (shared.h).
struct Pack {
    std::string id;
    std::string title;
    std::string description;
    /// Folders of levels in the designer's order, those without levels too. A level's tab that is
    /// not among them is a folder behind these.
    std::vector<std::string> tabs;
    SharedList<Level> levels;  ///< in the designer's order
    SharedVector<Room> rooms;
    std::string more;            ///< as in Object
    Campaign campaign = {};      ///< without nodes: the pack has none
    Descent descent = {};        ///< as RULES.md D-2 says where the pack does not
    Properties properties = {};  ///< none of them a cell or an object
    Stamps stamps = {};
    /// Kinds of objects of its own, in the designer's order.
    SharedVector<OwnKind> ownKinds = {};
    ForeignTiles foreignTiles = {};
    TileMappings tileMappings = {};  ///< in the designer's order
    NamedRecipes recipes = {};
    /// Terrains of its own; its levels, rooms and stamps have the same table.
    TerrainTable terrains = {};

    const Level* findLevel(std::string_view id) const;
    /// The same for who holds it longer than the pack.
    std::shared_ptr<const Level> shareLevel(std::string_view id) const;
    /// Fills in the stages of all levels that use one of its recipes, and shares these.
    void resolveRecipes();
    /// Gives all levels the pack's recipes, for their districts.
    void shareRecipes();
    /// Gives all levels, rooms and stamps the pack's table of terrains.
    void resolveTerrains();

    friend bool operator==(const Pack&, const Pack&) = default;
};

/// A level's title and notes for a language (translations.h), each the plain one where the
/// translation has none.
LevelTexts textsOf(const Level& level, std::string_view language);

/// Whether it is a stop of its pack's course (lesson.h).
bool isStop(const Level& level);
bool isCourse(const Pack& pack);
/// The places of a pack's stops among its levels, from the first to the last.
std::vector<std::size_t> stopsOf(const Pack& pack);

}  // namespace mazeloom::level

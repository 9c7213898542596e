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
#include "core/level/mechanics.h"
#include "core/level/named_recipe.h"
#include "core/level/no_guess.h"
#include "core/level/numbers.h"
#include "core/level/objectives.h"
#include "core/level/promises/painted_promise.h"
#include "core/level/recipe.h"
#include "core/level/shared.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::level {

/// Upper bound on each side of a level, in cells.
inline constexpr int kMaxSide = 8192;
/// Upper bound on each side of a handcrafted room, in cells.
inline constexpr int kMaxRoomSide = 255;
/// Upper bound on the absolute value of each coordinate of a level's origin.
inline constexpr int kMostOrigin = 1'000'000;

struct Level {
    std::string id;
    std::string tab;  ///< the folder that lists it; may be empty
    std::string title;
    std::string notes;  ///< the designer's notes; shown as the level's description
    Ruleset ruleset = Ruleset::Temple;
    Objectives objectives;  ///< as the designer set them; objectivesOf() returns the effective ones
    grid::Size size;
    /// The origin from which cells are counted when random numbers are drawn for places
    /// (RULES.md G-50.5). It moves with the cells if the level grows or shrinks at its left or top.
    /// Each coordinate is at most kMostOrigin from 0.
    grid::Point origin = {};
    /// Empty if nothing is painted: then all cells are solid before the recipe runs.
    std::optional<PaintGrid> paint;
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;
    Recipe recipe;
    std::string more;           ///< JSON of unknown keys, as in Object
    Sight sight = Sight::Rays;  ///< how the hero sees in a descent
    Kept kept = {};             ///< pinned cells of the generated map
    Properties properties = {};
    Favourites favourites = {};
    Lesson lesson = {};
    /// The numbers that a temple shows; nullopt: the player chooses.
    std::optional<Numbers> numbers = {};
    /// A temple's promise about its numbers; nullopt: players may have to guess.
    std::optional<NoGuess> noGuess = {};
    /// A temple's promise that each of these is needed with every seed.
    Mechanics needs = {};
    promises::PaintedPromises promises = {};
    /// The pack's table of terrains, to which the cells refer by number.
    TerrainTable terrains = {};
    /// The pack's named recipes, from which districts may be made. Not part of the level itself.
    RecipeBook recipes = {};
    /// The pack's painted promises, which all its levels keep. Not part of the level itself.
    promises::PackPromises packPromises = {};

    friend bool operator==(const Level&, const Level&) = default;
};

/// How a handcrafted room is used in levels: as a room, or as furniture in rooms. Furniture stands
/// away from walls, against one, in a corner, in the middle, or as two copies face to face
/// (RULES.md G-12.6).
enum class Standing : std::uint8_t { Alone, Free, Wall, Corner, Middle, Pair };

/// The tag of a room's entrance. Chains of vaults join only entrances with equal tags
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
    /// Cells of the outer wall where a door may open. Empty: anywhere along it.
    std::vector<grid::Point> entrances;
    std::vector<Object> objects;
    std::vector<std::string> tags;
    Standing stands = Standing::Alone;
    int weight = 1;
    int min = 0;  ///< least number of copies in a level
    int max = 1;  ///< most copies in a level; for furniture, in each room
    int minDepth = 1;
    int maxDepth = kMaxDepth;
    /// Allowed symmetries; never empty.
    std::vector<Symmetry> symmetries{Symmetry{}};
    std::string more;  ///< JSON of unknown keys, as in Object
    Properties properties = {};
    TerrainTable terrains = {};  ///< as in Level
    /// At most one tag for each cell. A tag without an entrance has no effect until the entrance is
    /// painted again.
    std::vector<EntranceTag> entranceTags = {};

    friend bool operator==(const Room&, const Room&) = default;
};

/// Returns the tag at a cell; empty if there is none.
std::string_view entranceTagAt(const Room& room, grid::Point cell);
/// Sets the tag at a cell; an empty tag removes it.
void setEntranceTag(Room& room, grid::Point cell, std::string tag);

inline bool isFurniture(const Room& room) {
    return room.stands != Standing::Alone;
}

/// Returns all painted promises of a level: its own ones, then those of its named recipe and of its
/// pack. The pointers are valid as long as the level is unchanged.
std::vector<const promises::PaintedPromise*> promisesOf(const Level& level);

/// Returns what must be done to win `level`: its objectives, or, if it has none, all coins, and the
/// exit if it has one.
Objectives objectivesOf(const Level& level);

/// Returns `room` rotated and mirrored, with its entrances, objects, waterfalls and one-way doors.
Room transformed(const Room& room, Symmetry symmetry);

/// A pack's stamps, in the designer's order.
using Stamps = SharedList<Stamp>;

/// The texts of a pack in one language.
struct PackTexts {
    std::string title;
    std::string description;  ///< may have several lines
    std::string more = {};    ///< JSON of unknown keys, as in Object

    friend bool operator==(const PackTexts&, const PackTexts&) = default;
};

/// A pack of levels and rooms. Copies of a pack share them until one copy is written (shared.h).
struct Pack {
    std::string id;
    std::string title;
    std::string description;
    /// Where a translation leaves a text empty, the pack's own is shown.
    Translations<PackTexts> translations = {};
    /// The folders of levels in the designer's order, including empty ones. A level's tab that is
    /// not listed here is a further folder, after these.
    std::vector<std::string> tabs;
    SharedList<Level> levels;  ///< in the designer's order
    SharedVector<Room> rooms;
    std::string more;            ///< JSON of unknown keys, as in Object
    Campaign campaign = {};      ///< without nodes: the pack has no campaign
    Descent descent = {};        ///< default: the numbers of RULES.md D-2
    Properties properties = {};  ///< no value is a cell or an object
    Stamps stamps = {};
    /// The pack's own kinds of objects, in the designer's order.
    SharedVector<OwnKind> ownKinds = {};
    ForeignTiles foreignTiles = {};
    TileMappings tileMappings = {};  ///< in the designer's order
    NamedRecipes recipes = {};
    promises::PaintedPromises promises = {};  ///< kept by all levels
    /// The pack's own terrains. All levels, rooms and stamps of the pack have the same table.
    TerrainTable terrains = {};

    const Level* findLevel(std::string_view id) const;
    /// Like findLevel(), for callers that hold the level longer than the pack.
    std::shared_ptr<const Level> shareLevel(std::string_view id) const;
    /// Fills in the stages of levels that use the pack's recipes; shares the recipes with all
    /// levels.
    void resolveRecipes();
    /// Gives all levels the pack's recipes, for their districts.
    void shareRecipes();
    /// Shares the pack's painted promises with all levels.
    void resolvePromises();
    /// Gives all levels, rooms and stamps the pack's table of terrains.
    void resolveTerrains();

    friend bool operator==(const Pack&, const Pack&) = default;
};

/// Returns a pack's title and description in a language, like the function below.
PackTexts textsOf(const Pack& pack, std::string_view language);
/// Returns a level's title and notes in a language (translations.h). A text that the translation
/// lacks is returned untranslated.
LevelTexts textsOf(const Level& level, std::string_view language);

/// Whether the level is a stop of its pack's course (lesson.h).
bool isStop(const Level& level);
bool isCourse(const Pack& pack);
/// Returns the indices, among the pack's levels, of the stops of its course, in order.
std::vector<std::size_t> stopsOf(const Pack& pack);

}  // namespace mazeloom::level

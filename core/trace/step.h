// SPDX-License-Identifier: MIT
// One step of a generation: a frame of its animation. A kind of step is one row of kStepTable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::trace {

enum class StepKind : std::uint8_t {
    Start,      ///< a stage or a new maze begins at a cell
    Carve,      ///< detail: carveDetail
    Backtrack,  ///< a cell is popped from the stack
    TryRoom,    ///< a refused room; detail: RoomFlaw; note: its rectangle
    PlaceRoom,  ///< note: the room's rectangle
    OpenDoor,   ///< the opening that every room gets
    OpenExtraDoor,
    Link,      ///< joins two parts; optional note: the rectangle around the link
    OpenLoop,  ///< a wall is opened between cells that were far apart on foot
    FillDeadEnd,
    KeepDeadEnd,
    DigCorridor,  ///< note: the rectangle around the corridor
    PlaceFurniture,
    RefuseFurniture,
    GrowShape,    ///< cells that a random shape opens
    SmoothShape,  ///< one round of a cellular automaton
    PlaceHero,
    PlaceThing,
    PlaceTrap,
    PlaceCoin,
    TryPath,  ///< a refused path of a bug; detail: PathFlaw; note: the rectangle around it
    PourWater,
    PlaceStairs,
    PlaceFountain,
    Grow,         ///< a maze grows by one cell, from any of its cells; detail: carveDetail
    DropCell,     ///< a maze stops growing from a cell
    Walk,         ///< a random walk continues; detail: carveDetail
    EraseLoop,    ///< a walk returns to the step's cell: the cells of its loop are closed again
    KeepWalk,     ///< a walk reaches the maze and becomes part of it
    JoinSets,     ///< a wall between two sets of cells is opened
    SkipWall,     ///< a wall stays: both its sides belong to one set
    WayDown,      ///< a set of cells is continued in the next row
    ScanRow,      ///< note: the scanned rows or cells
    CloseRun,     ///< a run of cells is complete and gets one opening upwards; note: the run
    OpenHall,     ///< cells that are opened all at once
    BuildWall,    ///< note: the part that the wall divides
    Rewrite,      ///< detail: rewriteDetail
    CloseDoor,    ///< a door becomes wall, as another one joins the same two neighbours
    AttachDoor,   ///< the door by which a new room is attached
    ClosePocket,  ///< a part that is too small turns to rock again
    Flood,        ///< a lake or river takes a cell
    KeepWay,      ///< a lake or river leaves a cell dry because paths cross it
    LayBridge,
    GrowShore,
    PlaceSite,   ///< the site of a district; note: the cell
    DrawBorder,  ///< a district's border, in temporary inks
    EraseBorders,
    SplitPiece,  ///< a piece of the level is cut in two; note: the cells of the cut
    PlanWay,     ///< a mission's start or goal; note: the rectangle around its zone
    PlanLock,    ///< a door to be locked; note: the rectangle around the zone behind it
    LockDoor,
    PlaceKey,
    BarDoor,  ///< a short-cut: a door that opens from the far side only
    MakeOneWay,
    HideDoor,  ///< a door becomes secret
    PlaceReward,
    Darken,      ///< note: the room
    DarkenRest,  ///< darkens cells outside of rooms
    HangTorch,
    CastLight,  ///< light spreads from the step's cell, which holds its source
    DarkenWalls,
    DrawTheme,  ///< the theme of a region, in temporary inks; note: the rectangle around it
    LayFloor,   ///< a region gets its theme's floor
    MoveTrap,   ///< a trap moves; at a number that told too little, or at the trap's old cell
    AskMore,    ///< a trap moves to the step's cell because the numbers were too easy
    // A cell becomes known to a player; detail: whether the cell is a trap. The kinds are sorted by
    // rule, the easiest rule first.
    DeduceByOne,
    DeduceByTwo,
    DeduceBySupposing,
    DeduceByAll,
};

constexpr bool isDeduction(StepKind kind) {
    return kind >= StepKind::DeduceByOne && kind <= StepKind::DeduceByAll;
}

/// The information about a step that the canvas shows besides its cell, note and changed cells.
enum class StepShow : std::uint8_t {
    Nothing,
    Ways,      ///< from carveDetail: the free directions and the direction taken
    Refusal,   ///< the note's rectangle, marked as refused, for a while after the step
    Room,      ///< the note's rectangle, which is a room, instead of the changed cells
    Sets,      ///< the maze's parts, each in a colour; during all steps of the algorithm
    Pattern,   ///< from rewriteDetail: the rectangle in which a rule's pattern was found
    Cuts,      ///< the notes of all steps of this kind so far, as lines; during the whole stage
    Frontier,  ///< the cells that the maze can take next; during all steps of the algorithm
};

/// The facts about a kind of step that readers of a trace need.
struct StepKindInfo {
    StepKind kind;
    std::string_view name;      ///< the name in the trace format
    std::string_view title;     ///< the name in lists of kinds, in English
    std::string_view sentence;  ///< in English; %1: the step's cell, %2: number of cells it changed
    StepShow shows = StepShow::Nothing;
};

/// Indexed by kind.
inline constexpr std::array kStepTable{
    StepKindInfo{StepKind::Start, "start", "Start", "Start at %1"},
    StepKindInfo{StepKind::Carve, "carve", "Carve", "Carve %1", StepShow::Ways},
    StepKindInfo{StepKind::Backtrack, "backtrack", "Backtrack",
                 "Backtrack from %1: nothing free around it"},
    StepKindInfo{StepKind::TryRoom, "try room", "Refused room", "Refused a room at %1",
                 StepShow::Refusal},
    StepKindInfo{StepKind::PlaceRoom, "place room", "Room", "Placed a room at %1", StepShow::Room},
    StepKindInfo{StepKind::OpenDoor, "open door", "Door",
                 "Opened a door at %1: every room gets one"},
    StepKindInfo{StepKind::OpenExtraDoor, "open extra", "Extra door",
                 "Opened one more door at %1, by chance"},
    StepKindInfo{StepKind::Link, "link", "Link", "Joined two parts at %1; cells opened: %2"},
    StepKindInfo{StepKind::OpenLoop, "open loop", "Loop",
                 "Opened a loop at %1: the way around was long"},
    StepKindInfo{StepKind::FillDeadEnd, "fill dead end", "Filled dead end",
                 "Filled %1: it led nowhere"},
    StepKindInfo{StepKind::KeepDeadEnd, "keep dead end", "Kept dead end",
                 "Kept the dead end at %1, by chance"},
    StepKindInfo{StepKind::DigCorridor, "dig", "Corridor",
                 "Dug a corridor that turns at %1; cells opened: %2"},
    StepKindInfo{StepKind::PlaceFurniture, "place furniture", "Furniture",
                 "Placed furniture at %1"},
    StepKindInfo{StepKind::RefuseFurniture, "refuse furniture", "Refused furniture",
                 "No furniture at %1: it would be in the way"},
    StepKindInfo{StepKind::GrowShape, "grow shape", "Growing shape",
                 "Grew the shape at %1; cells changed: %2"},
    StepKindInfo{StepKind::SmoothShape, "smooth shape", "Smoothed shape",
                 "Smoothed the shape; cells changed: %2"},
    StepKindInfo{StepKind::PlaceHero, "place hero", "Hero", "Put the hero at %1"},
    StepKindInfo{StepKind::PlaceThing, "place thing", "Thing", "Placed a thing at %1"},
    StepKindInfo{StepKind::PlaceTrap, "place trap", "Trap", "Hid a trap at %1"},
    StepKindInfo{StepKind::PlaceCoin, "place coin", "Coin", "Laid a coin at %1"},
    StepKindInfo{StepKind::TryPath, "try path", "Refused path", "Refused a path from %1"},
    StepKindInfo{StepKind::PourWater, "pour water", "Water", "Let water in at %1"},
    StepKindInfo{StepKind::PlaceStairs, "place stairs", "Stairs", "Put stairs at %1"},
    StepKindInfo{StepKind::PlaceFountain, "place fountain", "Fountain",
                 "Let a fountain spring at %1"},
    StepKindInfo{StepKind::Grow, "grow", "Growth", "Grew at %1", StepShow::Ways},
    StepKindInfo{StepKind::DropCell, "drop cell", "Finished cell",
                 "Dropped %1 from the list: nothing free around it", StepShow::Frontier},
    StepKindInfo{StepKind::Walk, "walk", "Walk", "Walked on from %1", StepShow::Ways},
    StepKindInfo{StepKind::EraseLoop, "erase loop", "Erased loop",
                 "The walk came back to %1 and its loop was erased; cells closed: %2"},
    StepKindInfo{StepKind::KeepWalk, "keep walk", "Kept walk",
                 "The walk reached the maze at %1 and became part of it"},
    StepKindInfo{StepKind::JoinSets, "join sets", "Joined sets",
                 "Opened the wall at %1 and joined the sets on its two sides", StepShow::Sets},
    StepKindInfo{StepKind::SkipWall, "skip wall", "Skipped wall",
                 "Left the wall at %1: both its sides are in one set", StepShow::Sets},
    StepKindInfo{StepKind::WayDown, "way down", "Way down", "Led a set on to the next row at %1",
                 StepShow::Sets},
    StepKindInfo{StepKind::ScanRow, "scan row", "Scanned row", "Looked through the row of %1"},
    StepKindInfo{StepKind::CloseRun, "close run", "Closed run",
                 "Closed a run of cells: it opens upwards at %1"},
    StepKindInfo{StepKind::OpenHall, "open hall", "Opened hall",
                 "Opened all at once from %1; cells opened: %2"},
    StepKindInfo{StepKind::BuildWall, "build wall", "Wall",
                 "Built a wall with a gap at %1; cells closed: %2"},
    StepKindInfo{StepKind::Rewrite, "rewrite", "Rewrite", "Rewrote the cells at %1",
                 StepShow::Pattern},
    StepKindInfo{StepKind::CloseDoor, "close door", "Closed door",
                 "Walled up the door at %1: another one leads to the same place"},
    StepKindInfo{StepKind::AttachDoor, "attach door", "Attaching door",
                 "Opened the door at %1 that attaches a room"},
    StepKindInfo{StepKind::ClosePocket, "close pocket", "Closed pocket",
                 "Closed a pocket at %1: it was too small; cells: %2"},
    StepKindInfo{StepKind::Flood, "flood", "Flood", "Flooded %1"},
    StepKindInfo{StepKind::KeepWay, "keep way", "Kept way",
                 "Left %1 dry: the cells around it might not be connected without it"},
    StepKindInfo{StepKind::LayBridge, "lay bridge", "Bridge", "Laid a bridge at %1"},
    StepKindInfo{StepKind::GrowShore, "grow shore", "Shore", "Let a shore grow at %1"},
    StepKindInfo{StepKind::PlaceSite, "site", "Site", "Put the middle of a district at %1"},
    StepKindInfo{StepKind::DrawBorder, "border", "Border",
                 "Drew the border of the district around %1"},
    StepKindInfo{StepKind::EraseBorders, "erase borders", "Erased borders",
                 "All districts are made: their borders are removed"},
    StepKindInfo{StepKind::SplitPiece, "split", "Split", "Cut a piece in two at %1",
                 StepShow::Cuts},
    StepKindInfo{StepKind::PlanWay, "plan way", "Start and goal",
                 "Drew an end of the way to the goal at %1"},
    StepKindInfo{StepKind::PlanLock, "plan lock", "Planned lock",
                 "Drew a lock at %1: it cuts off the goal"},
    StepKindInfo{StepKind::LockDoor, "lock door", "Locked door", "Locked the door at %1"},
    StepKindInfo{StepKind::PlaceKey, "place key", "Key", "Put the key at %1"},
    StepKindInfo{StepKind::BarDoor, "bar door", "Short-cut",
                 "Barred the door at %1: it opens from behind, as a short-cut back"},
    StepKindInfo{StepKind::MakeOneWay, "make one-way", "One-way door",
                 "Let the door at %1 fall shut: another way leads back"},
    StepKindInfo{StepKind::HideDoor, "hide door", "Hidden door", "Hid the door at %1"},
    StepKindInfo{StepKind::PlaceReward, "place reward", "Reward", "Laid a reward at %1"},
    StepKindInfo{StepKind::Darken, "darken", "Dark room", "Darkened the room around %1"},
    StepKindInfo{StepKind::DarkenRest, "darken rest", "Dark stretches",
                 "Darkened stretches outside of rooms, from %1 on"},
    StepKindInfo{StepKind::HangTorch, "hang torch", "Torch", "Hung a torch at %1"},
    StepKindInfo{StepKind::CastLight, "cast light", "Light", "Light falls from %1"},
    StepKindInfo{StepKind::DarkenWalls, "darken walls", "Dark walls",
                 "Darkened the walls with no lit cell beside them, from %1 on"},
    StepKindInfo{StepKind::DrawTheme, "draw theme", "Theme",
                 "Drew a theme for the region around %1"},
    StepKindInfo{StepKind::LayFloor, "lay floor", "Floor of a theme",
                 "Laid the floor of a theme from %1 on; cells changed: %2"},
    StepKindInfo{StepKind::MoveTrap, "move trap", "Moved trap",
                 "Moved a trap: the numbers at and around %1 did not tell which cells are safe"},
    StepKindInfo{StepKind::AskMore, "ask more", "Trap that asks for more",
                 "Moved a trap to %1: easier deductions than the lowest grade led to all goals"},
    StepKindInfo{StepKind::DeduceByOne, "deduce by one", "One number",
                 "Deduced the cell at %1 from one number"},
    StepKindInfo{StepKind::DeduceByTwo, "deduce by two", "Two numbers",
                 "Deduced the cell at %1 from two numbers"},
    StepKindInfo{StepKind::DeduceBySupposing, "deduce by supposing", "Supposition",
                 "Deduced the cell at %1 from a supposition that leads to a contradiction"},
    StepKindInfo{StepKind::DeduceByAll, "deduce by all", "All placements",
                 "Deduced the cell at %1 from all ways to place the traps"},
};
inline constexpr int kStepKinds = static_cast<int>(kStepTable.size());

constexpr const StepKindInfo& info(StepKind kind) {
    return kStepTable[static_cast<std::size_t>(kind)];
}
static_assert(std::ranges::all_of(kStepTable,
                                  [](const StepKindInfo& row) { return &info(row.kind) == &row; }));

/// Returns the name in the trace format ("carve", "place room").
constexpr std::string_view name(StepKind kind) {
    return info(kind).name;
}

/// Why a room was refused.
enum class RoomFlaw : std::uint8_t {
    Crowded,  ///< the room would overlap or touch another room
    NoRock,   ///< part of the room is not rock: the shape ends there, or something else is there
    NoWay,    ///< no door, corridor or entrance would lead to the room
};
inline constexpr std::size_t kRoomFlaws = 3;

/// Why a path was refused.
enum class PathFlaw : std::uint8_t {
    Barred,      ///< the path leads through a wall or through water, or begins on a thing
    NearStart,   ///< the path comes near the hero's start
    NearDanger,  ///< the path comes near another bug, a beam or water
    NoRhythm,    ///< the path's period does not divide the level's period
    Unfair,      ///< the path leaves some aisle free for too short a time
};
inline constexpr std::size_t kPathFlaws = 5;

struct Step {
    grid::Index at = 0;  ///< the step's cell, in the map's storage order
    StepKind kind = StepKind::Start;
    std::uint8_t detail = 0;    ///< its meaning depends on the kind
    std::uint16_t changes = 0;  ///< the number of cells that the step changed
};
static_assert(sizeof(Step) == 8);

/// Returns the detail of a Carve, Grow or Walk step: the free directions and the direction taken.
constexpr std::uint8_t carveDetail(grid::DirectionSet free, grid::Direction taken) {
    return static_cast<std::uint8_t>(free.bits() | static_cast<unsigned>(taken) << 4);
}
constexpr grid::DirectionSet carveFree(std::uint8_t detail) {
    return grid::DirectionSet(detail);
}
constexpr grid::Direction carveTaken(std::uint8_t detail) {
    return static_cast<grid::Direction>(detail >> 4 & 3);
}
/// Returns the number of cells by which a step with carveDetail advances. A walk over open cells
/// changes no cell, but advances two cells like every walk.
constexpr int carveReach(const Step& step) {
    return step.kind == StepKind::Walk ? 2 : step.changes;
}

/// Returns the detail of a PlaceFurniture or RefuseFurniture step: the piece's number among the
/// pack's rooms, counted from 1. 0 stands for the program's own pieces and for numbers that do not
/// fit (above 255).
constexpr std::uint8_t furnitureDetail(std::size_t room) {
    return static_cast<std::uint8_t>(room < 0xff ? room + 1 : 0);
}

/// Returns the detail of a Rewrite step: the rule's number in its stage's program (below 32), and
/// the index in level::kSymmetries of the symmetry that matched. The step's cell is the first cell,
/// row by row, that the rule writes.
constexpr std::uint8_t rewriteDetail(std::size_t rule, std::size_t symmetry) {
    return static_cast<std::uint8_t>(rule | symmetry << 5);
}
constexpr std::size_t rewriteRule(std::uint8_t detail) {
    return detail & 31u;
}
constexpr std::size_t rewriteSymmetry(std::uint8_t detail) {
    return detail >> 5;
}

}  // namespace mazeloom::trace

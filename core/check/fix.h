// SPDX-License-Identifier: MIT
// Quick fixes: small changes of a level or room that make a finding go away. A fix is a value; what
// it does to cells is worked out when it is applied, so that finding problems stays cheap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/check/sentence.h"
#include "core/check/sheet.h"
#include "core/edit/paint_delta.h"
#include "core/level/level.h"

namespace mazeloom::check {

namespace fix {

// Places in lists are those of the level or room that was checked.

/// Puts the hero on the open cell nearest to the level's middle.
struct PlaceHero {};
struct RemoveObject {
    std::size_t object = 0;
};
struct MoveObject {
    std::size_t object = 0;
    grid::Point to;
};
struct TurnObject {
    std::size_t object = 0;
    grid::Direction to = grid::Direction::Up;
};
/// Gives an object or trajectory an id that no other of its kind has.
struct RenameObject {
    std::size_t object = 0;
};
struct RenameTrajectory {
    std::size_t trajectory = 0;
};
struct OpenCell {
    grid::Point cell;
};
struct CloseCell {
    grid::Point cell;
};
/// Takes a painted trap, coin or "no trap" away.
struct ClearMark {
    grid::Point cell;
};
/// Digs the shortest way through walls from where the hero can walk to a cell.
struct OpenWay {
    grid::Point to;
};
/// Makes the open cells that hang together with one wall.
struct FillRegion {
    grid::Point cell;
};
/// Takes painted traps away, as few as there are on a way from the hero to a cell.
struct ClearWay {
    grid::Point to;
};
/// Takes the painted coins away that the hero cannot walk to.
struct RemoveLostCoins {};
struct RemoveTrajectory {
    std::size_t trajectory = 0;
};
struct RemovePoint {
    std::size_t trajectory = 0;
    std::size_t point = 0;
};
/// Opens the walls that a trajectory runs through.
struct OpenPath {
    std::size_t trajectory = 0;
};
struct DropObjective {
    bool level::Objectives::*wanted = nullptr;
};
/// 0: do not ask for any.
struct AskForCoins {
    int count = 0;
};
struct EnableStage {
    std::size_t stage = 0;
    std::string id;
    bool enabled = true;
};
struct InsertStage {
    std::size_t at = 0;
    std::string id;
    bool isBeforeAnother = true;  ///< the one that the finding is about
};
/// Puts a stage behind a later one.
struct MoveStage {
    std::size_t stage = 0;
    std::size_t behind = 0;
    std::string behindId;
};
struct RemoveStage {
    std::size_t stage = 0;
};
struct SetParameter {
    std::size_t stage = 0;
    std::string parameter;
    std::string value;  ///< a choice
};
/// Takes a parameter out that the stage does not know, or gives it back its standard.
struct RemoveParameter {
    std::size_t stage = 0;
    std::string parameter;
    bool isKnown = true;
};
/// The room need not appear.
struct LetRoomBeAbsent {};
/// The room may appear as often as it must.
struct RaiseMost {};
struct AddEntrance {
    grid::Point cell;
};
struct RemoveEntrance {
    grid::Point cell;
};
/// Takes a node out of the campaign.
struct RemoveNode {
    std::size_t node = 0;
};
/// Makes it one to start with.
struct StartWithNode {
    std::size_t node = 0;
    std::string id;
};
/// The node does not need another any more.
struct DropNeed {
    std::size_t node = 0;
    std::string need;
};
/// Takes a designed floor out of the descent.
struct DropFloor {
    std::size_t floor = 0;
};
/// All other floors are the built-in one.
struct DropOtherFloors {};

using Change =
    std::variant<PlaceHero, RemoveObject, MoveObject, TurnObject, RenameObject, RenameTrajectory,
                 OpenCell, CloseCell, ClearMark, OpenWay, FillRegion, ClearWay, RemoveLostCoins,
                 RemoveTrajectory, RemovePoint, OpenPath, DropObjective, AskForCoins, EnableStage,
                 InsertStage, MoveStage, RemoveStage, SetParameter, RemoveParameter,
                 LetRoomBeAbsent, RaiseMost, AddEntrance, RemoveEntrance, RemoveNode, StartWithNode,
                 DropNeed, DropFloor, DropOtherFloors>;

}  // namespace fix

struct Fix {
    Sheet sheet;  ///< the level or room that it changes, or the pack, whose campaign or descent it
                  ///< does
    fix::Change change;
    Sentence sentence;  ///< what it does, as a button says it
    Arguments arguments;
};

/// The fix with the sentence that such a change has.
Fix makeFix(Sheet sheet, fix::Change change);

/// What a fix makes of the parts of a level; only what changes is there.
struct Repair {
    edit::PaintDelta paint;  ///< empty where nothing is painted
    std::optional<std::vector<level::Object>> objects;
    std::optional<std::vector<level::Trajectory>> trajectories;
    std::optional<level::Objectives> objectives;
    std::optional<level::Recipe> recipe;

    bool isEmpty() const {
        return paint.empty() && !objects && !trajectories && !objectives && !recipe;
    }
};

/// Nothing changes where the fix does not suit the level, such as one that has changed meanwhile.
Repair repairOf(const level::Level& level, const Fix& fix);
level::Level repaired(level::Level level, const Fix& fix);
level::Room repaired(level::Room room, const Fix& fix);
level::Campaign repaired(level::Campaign campaign, const Fix& fix);
level::Descent repaired(level::Descent descent, const Fix& fix);

/// All sentences and words that fixes have, for translation.
std::span<const Sentence> fixSentences();
std::span<const Word> fixWords();

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// What fixes are called.
#include <array>

#include "core/check/fix.h"

namespace mazeloom::check {

namespace {

using namespace fix;

constexpr Sentence kPlaceHero{"place-hero", "Place the hero near the middle"};
constexpr Sentence kRemove{"remove", "Remove it"};
constexpr Sentence kMove{"move", "Move it to %1"};
constexpr Sentence kTurn{"turn", "Turn it %1"};
constexpr Sentence kRename{"rename", "Give it an id of its own"};
constexpr Sentence kOpenCell{"open-cell", "Open the cell"};
constexpr Sentence kCloseCell{"close-cell", "Put a wall there"};
constexpr Sentence kClearMark{"clear-mark", "Remove the painted trap"};
constexpr Sentence kOpenWay{"open-way", "Open a way there"};
constexpr Sentence kFillRegion{"fill-region", "Fill it with wall"};
constexpr Sentence kClearWay{"clear-way", "Remove the painted traps in the way"};
constexpr Sentence kRemoveCoins{"remove-coins", "Remove these coins"};
constexpr Sentence kRemovePath{"remove-path", "Remove the path"};
constexpr Sentence kRemovePoint{"remove-point", "Remove point %1"};
constexpr Sentence kOpenPath{"open-path", "Open the walls in its way"};
constexpr Sentence kDropObjective{"drop-objective", "Do not ask for it"};
constexpr Sentence kDropCoins{"drop-coins", "Do not ask for coins"};
constexpr Sentence kAskForCoins{"ask-for-coins", "Ask for %1 coins"};
constexpr Sentence kSwitchOn{"switch-on", "Switch on \"%1\""};
constexpr Sentence kSwitchOff{"switch-off", "Switch off \"%1\""};
constexpr Sentence kInsertStage{"insert-stage", "Add \"%1\" before it"};
constexpr Sentence kAddStage{"add-stage", "Add \"%1\""};
constexpr Sentence kMoveStage{"move-stage", "Move it behind \"%1\""};
constexpr Sentence kRemoveStage{"remove-stage", "Remove the stage"};
constexpr Sentence kSetParameter{"set-parameter", "Set %1 to %2"};
constexpr Sentence kRemoveParameter{"remove-parameter", "Remove %1"};
constexpr Sentence kResetParameter{"reset-parameter", "Set %1 back to its standard"};
constexpr Sentence kLetBeAbsent{"let-be-absent", "Do not make it appear"};
constexpr Sentence kRaiseMost{"raise-most", "Let it appear as often as it must"};
constexpr Sentence kAddEntrance{"add-entrance", "Add an entrance at %1"};
constexpr Sentence kRemoveEntrance{"remove-entrance", "Remove the entrance"};
constexpr Sentence kRemoveNode{"remove-node", "Take it out of the campaign"};
constexpr Sentence kStartWithNode{"start-with-node", "Let the campaign start with \"%1\""};
constexpr Sentence kDropNeed{"drop-need", "Do not need it"};
constexpr Sentence kDropFloor{"drop-floor", "Take the floor out of the descent"};
constexpr Sentence kDropOtherFloors{"drop-other-floors", "Let other floors be the standard ones"};

constexpr std::array kSentences{
    kPlaceHero,       kRemove,         kMove,          kTurn,        kRename,
    kOpenCell,        kCloseCell,      kClearMark,     kOpenWay,     kFillRegion,
    kClearWay,        kRemoveCoins,    kRemovePath,    kRemovePoint, kOpenPath,
    kDropObjective,   kDropCoins,      kAskForCoins,   kSwitchOn,    kSwitchOff,
    kInsertStage,     kAddStage,       kMoveStage,     kRemoveStage, kSetParameter,
    kRemoveParameter, kResetParameter, kLetBeAbsent,   kRaiseMost,   kAddEntrance,
    kRemoveEntrance,  kRemoveNode,     kStartWithNode, kDropNeed,    kDropFloor,
    kDropOtherFloors,
};

// In the order of grid::Direction.
constexpr std::array kDirectionWords{Word{"up"}, Word{"right"}, Word{"down"}, Word{"left"}};

std::int64_t fromOne(std::size_t place) {
    return static_cast<std::int64_t>(place) + 1;
}

struct Text {
    Sentence sentence;
    Arguments arguments = {};
};

struct TextOf {
    Text operator()(const PlaceHero&) const { return {kPlaceHero}; }
    Text operator()(const RemoveObject&) const { return {kRemove}; }
    Text operator()(const MoveObject& change) const { return {kMove, {change.to}}; }
    Text operator()(const TurnObject& change) const {
        return {kTurn, {kDirectionWords[static_cast<std::size_t>(change.to)]}};
    }
    Text operator()(const RenameObject&) const { return {kRename}; }
    Text operator()(const RenameTrajectory&) const { return {kRename}; }
    Text operator()(const OpenCell&) const { return {kOpenCell}; }
    Text operator()(const CloseCell&) const { return {kCloseCell}; }
    Text operator()(const ClearMark&) const { return {kClearMark}; }
    Text operator()(const OpenWay&) const { return {kOpenWay}; }
    Text operator()(const FillRegion&) const { return {kFillRegion}; }
    Text operator()(const ClearWay&) const { return {kClearWay}; }
    Text operator()(const RemoveLostCoins&) const { return {kRemoveCoins}; }
    Text operator()(const RemoveTrajectory&) const { return {kRemovePath}; }
    Text operator()(const RemovePoint& change) const {
        return {kRemovePoint, {fromOne(change.point)}};
    }
    Text operator()(const OpenPath&) const { return {kOpenPath}; }
    Text operator()(const DropObjective&) const { return {kDropObjective}; }
    Text operator()(const AskForCoins& change) const {
        if (change.count == 0) return {kDropCoins};
        return {kAskForCoins, {std::int64_t{change.count}}};
    }
    Text operator()(const EnableStage& change) const {
        return {change.enabled ? kSwitchOn : kSwitchOff, {StageName{change.id}}};
    }
    Text operator()(const InsertStage& change) const {
        return {change.isBeforeAnother ? kInsertStage : kAddStage, {StageName{change.id}}};
    }
    Text operator()(const MoveStage& change) const {
        return {kMoveStage, {StageName{change.behindId}}};
    }
    Text operator()(const RemoveStage&) const { return {kRemoveStage}; }
    Text operator()(const SetParameter& change) const {
        return {kSetParameter, {change.parameter, change.value}};
    }
    Text operator()(const RemoveParameter& change) const {
        return {change.isKnown ? kResetParameter : kRemoveParameter, {change.parameter}};
    }
    Text operator()(const LetRoomBeAbsent&) const { return {kLetBeAbsent}; }
    Text operator()(const RaiseMost&) const { return {kRaiseMost}; }
    Text operator()(const AddEntrance& change) const { return {kAddEntrance, {change.cell}}; }
    Text operator()(const RemoveEntrance&) const { return {kRemoveEntrance}; }
    Text operator()(const RemoveNode&) const { return {kRemoveNode}; }
    Text operator()(const StartWithNode& change) const { return {kStartWithNode, {change.id}}; }
    Text operator()(const DropNeed&) const { return {kDropNeed}; }
    Text operator()(const DropFloor&) const { return {kDropFloor}; }
    Text operator()(const DropOtherFloors&) const { return {kDropOtherFloors}; }
};

}  // namespace

Fix makeFix(Sheet sheet, Change change) {
    Text text = std::visit(TextOf(), change);
    return {std::move(sheet), std::move(change), text.sentence, std::move(text.arguments)};
}

std::span<const Sentence> fixSentences() {
    return kSentences;
}

std::span<const Word> fixWords() {
    return kDirectionWords;
}

}  // namespace mazeloom::check

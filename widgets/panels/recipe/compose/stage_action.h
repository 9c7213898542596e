// SPDX-License-Identifier: MIT
// The actions on a stage of the recipe. One table serves the card's menu, its keys, and the list of
// keys.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <QKeySequence>
#include <QString>

class QKeyEvent;

namespace mazeloom::widgets {

enum class StageAction : std::uint8_t {
    AddBefore,
    AddBehind,
    Duplicate,
    MoveUp,
    MoveDown,
    MoveFirst,
    MoveLast,
    Remove,
    RemoveAll,
};

struct StageActionInfo {
    StageAction action;
    const char* icon;
    QKeyCombination key;
    bool beginsGroup = false;  ///< a separator precedes the action in the menu
};

std::span<const StageActionInfo> stageActions();
/// Returns the action's title in the menu: "Move up".
QString titleOf(StageAction action);
/// Returns a sentence for the status line.
QString tipOf(StageAction action);
/// Returns the action that a key triggers while a card has the focus; nullopt if none.
std::optional<StageAction> stageActionOf(const QKeyEvent& event);

}  // namespace mazeloom::widgets

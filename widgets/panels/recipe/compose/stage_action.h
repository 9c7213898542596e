// SPDX-License-Identifier: MIT
// The actions on a stage of the recipe: one table for the card's menu, its keys, and the key list.
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
    bool beginsGroup = false;  ///< a separator stands above it in the menu
};

std::span<const StageActionInfo> stageActions();
/// Returns the title in the menu: "Move up".
QString titleOf(StageAction action);
/// Returns a sentence for the status line.
QString tipOf(StageAction action);
/// Returns the action of a key while a card has the focus.
std::optional<StageAction> stageActionOf(const QKeyEvent& event);

}  // namespace mazeloom::widgets

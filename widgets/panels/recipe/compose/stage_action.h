// SPDX-License-Identifier: MIT
// What can be done to a stage where it stands in the recipe: one table for the card's menu, its
// keys, and the list of all keys.
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
    bool beginsGroup = false;  ///< a line stands above it in the menu
};

std::span<const StageActionInfo> stageActions();
/// As in the menu: "Move up".
QString titleOf(StageAction action);
/// A sentence for the status line.
QString tipOf(StageAction action);
/// What a key does while a card has the focus.
std::optional<StageAction> stageActionOf(const QKeyEvent& event);

}  // namespace mazeloom::widgets

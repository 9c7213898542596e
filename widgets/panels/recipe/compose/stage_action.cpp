// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/compose/stage_action.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QKeyEvent>

namespace mazeloom::widgets {

namespace {

struct StageActionText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::StageAction)
};

constexpr std::array kActions{
    StageActionInfo{StageAction::AddBefore, "add", Qt::SHIFT | Qt::Key_Insert},
    StageActionInfo{StageAction::AddBehind, "add", Qt::NoModifier | Qt::Key_Insert},
    StageActionInfo{StageAction::Duplicate, "copy", Qt::CTRL | Qt::Key_D},
    StageActionInfo{StageAction::MoveUp, "arrow-up", Qt::ALT | Qt::Key_Up, true},
    StageActionInfo{StageAction::MoveDown, "arrow-down", Qt::ALT | Qt::Key_Down},
    StageActionInfo{StageAction::MoveFirst, "first", Qt::ALT | Qt::Key_Home},
    StageActionInfo{StageAction::MoveLast, "last", Qt::ALT | Qt::Key_End},
    StageActionInfo{StageAction::Remove, "delete", Qt::NoModifier | Qt::Key_Delete, true},
    StageActionInfo{StageAction::RemoveAll, "delete", Qt::SHIFT | Qt::Key_Delete},
};

}  // namespace

std::span<const StageActionInfo> stageActions() {
    return kActions;
}

QString titleOf(StageAction action) {
    switch (action) {
        case StageAction::AddBefore:
            return StageActionText::tr("Add a stage before…");
        case StageAction::AddBehind:
            return StageActionText::tr("Add a stage after…");
        case StageAction::Duplicate:
            return StageActionText::tr("Duplicate");
        case StageAction::MoveUp:
            return StageActionText::tr("Move up");
        case StageAction::MoveDown:
            return StageActionText::tr("Move down");
        case StageAction::MoveFirst:
            return StageActionText::tr("Move to the beginning");
        case StageAction::MoveLast:
            return StageActionText::tr("Move to the end");
        case StageAction::Remove:
            return StageActionText::tr("Remove");
        case StageAction::RemoveAll:
            return StageActionText::tr("Remove all stages");
    }
    return {};
}

QString tipOf(StageAction action) {
    switch (action) {
        case StageAction::AddBefore:
            return StageActionText::tr("Choose a stage that runs just before this one");
        case StageAction::AddBehind:
            return StageActionText::tr("Choose a stage that runs right after this one");
        case StageAction::Duplicate:
            return StageActionText::tr("Put a copy, with its parameters, after this stage");
        case StageAction::MoveUp:
            return StageActionText::tr("Run this stage one place earlier");
        case StageAction::MoveDown:
            return StageActionText::tr("Run this stage one place later");
        case StageAction::MoveFirst:
            return StageActionText::tr("Run this stage before all others");
        case StageAction::MoveLast:
            return StageActionText::tr("Run this stage after all others");
        case StageAction::Remove:
            return StageActionText::tr("Remove this stage from the recipe");
        case StageAction::RemoveAll:
            return StageActionText::tr("Empty the recipe");
    }
    return {};
}

std::optional<StageAction> stageActionOf(const QKeyEvent& event) {
    const QKeyCombination key(event.modifiers() & ~Qt::KeypadModifier,
                              static_cast<Qt::Key>(event.key()));
    const auto found = std::ranges::find(kActions, key, &StageActionInfo::key);
    if (found == kActions.end()) return {};
    return found->action;
}

}  // namespace mazeloom::widgets

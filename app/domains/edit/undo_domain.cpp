// SPDX-License-Identifier: MIT
#include "app/domains/edit/undo_domain.h"

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

UndoDomain::UndoDomain(const WindowParts& parts)
    : QObject(&parts.window),
      undo_(parts.actions.add(this, {.id = "edit.undo",
                                     .text = tr("&Undo"),
                                     .icon = "undo",
                                     .shortcuts = {QKeySequence::Undo},
                                     .tip = tr("Take the last change back"),
                                     .menu = MenuGroup::Undo,
                                     .triggered =
                                         [this] {
                                             if (history_ != nullptr) history_->undo();
                                         }})),
      redo_(parts.actions.add(this, {.id = "edit.redo",
                                     .text = tr("&Redo"),
                                     .icon = "redo",
                                     .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                                                   QKeySequence(Qt::CTRL | Qt::Key_Y)},
                                     .tip = tr("Make the undone change again"),
                                     .menu = MenuGroup::Undo,
                                     .triggered = [this] {
                                         if (history_ != nullptr) history_->redo();
                                     }})) {
    connect(&parts.workspace, &Workspace::currentChanged, this,
            [this](widgets::PackDocument* document) {
                follow(document == nullptr ? nullptr : document->history());
            });
    update();
}

void UndoDomain::follow(widgets::UndoHistory* history) {
    if (history_ != nullptr) history_->disconnect(this);
    history_ = history;
    if (history_ != nullptr)
        connect(history_, &widgets::UndoHistory::indexChanged, this, &UndoDomain::update);
    update();
}

void UndoDomain::update() {
    const QString undo = history_ == nullptr ? QString() : history_->undoText();
    const QString redo = history_ == nullptr ? QString() : history_->redoText();
    undo_->setEnabled(history_ != nullptr && history_->canUndo());
    redo_->setEnabled(history_ != nullptr && history_->canRedo());
    undo_->setText(undo_->isEnabled() ? tr("&Undo %1").arg(undo) : tr("&Undo"));
    redo_->setText(redo_->isEnabled() ? tr("&Redo %1").arg(redo) : tr("&Redo"));
}

}  // namespace mazeloom::app

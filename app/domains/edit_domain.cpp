// SPDX-License-Identifier: MIT
#include "app/domains/edit_domain.h"

#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/workspace.h"

namespace mazeloom::app {

EditDomain::EditDomain(ActionRegistry& actions, Workspace& workspace, QObject* parent)
    : QObject(parent),
      undo_(actions.add({"edit.undo",
                         tr("&Undo"),
                         "undo",
                         {QKeySequence::Undo},
                         tr("Take the last change back")})),
      redo_(actions.add(
          {"edit.redo",
           tr("&Redo"),
           "redo",
           {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
           tr("Make the change again that was taken back")})) {
    connect(undo_, &QAction::triggered, &group_, &QUndoGroup::undo);
    connect(redo_, &QAction::triggered, &group_, &QUndoGroup::redo);
    connect(&group_, &QUndoGroup::indexChanged, this, &EditDomain::update);
    connect(&group_, &QUndoGroup::canUndoChanged, this, &EditDomain::update);
    connect(&group_, &QUndoGroup::canRedoChanged, this, &EditDomain::update);
    connect(&workspace, &Workspace::documentAdded, this,
            [this](widgets::PackDocument* document) { group_.addStack(document->undoStack()); });
    connect(&workspace, &Workspace::currentChanged, this, [this](widgets::PackDocument* document) {
        group_.setActiveStack(document == nullptr ? nullptr : document->undoStack());
    });
    update();
}

void EditDomain::fill(QMenu& menu) const {
    menu.addActions({undo_, redo_});
}

void EditDomain::update() {
    undo_->setEnabled(group_.canUndo());
    redo_->setEnabled(group_.canRedo());
    undo_->setText(group_.canUndo() ? tr("&Undo %1").arg(group_.undoText()) : tr("&Undo"));
    redo_->setText(group_.canRedo() ? tr("&Redo %1").arg(group_.redoText()) : tr("&Redo"));
}

}  // namespace mazeloom::app

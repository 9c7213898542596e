// SPDX-License-Identifier: MIT
// A document's history for views: steps that can be undone and redone, with signals for changes.
// core/document decides what a step is, and which steps are dropped.
#pragma once

#include <QObject>
#include <QString>

#include "core/document/history.h"

namespace mazeloom::widgets {

class UndoHistory : public QObject {
    Q_OBJECT

  public:
    /// `tell` is called with the change of each edit that is done or undone. The document must
    /// outlive the history.
    UndoHistory(document::Document& document, document::History::Tell tell,
                QObject* parent = nullptr);

    void push(document::Edit edit, const QString& name, document::Gesture gesture);
    /// Joins all edits pushed between beginStep() and endStep() into one step. If the last step has
    /// the gesture `continued`, the edits join that step, unless that step leads to the saved
    /// state.
    void beginStep(const QString& name, document::Gesture continued = document::kNoGesture);
    void endStep();
    bool isInStep() const { return history_.isInGroup(); }
    /// Undoes the last step if it belongs to this gesture, and drops it, so that it cannot be
    /// redone.
    void cancel(document::Gesture gesture);

    void undo();
    void redo();
    /// Undoes or redoes until `index` steps are applied.
    void setIndex(int index);
    void clear();

    int count() const { return static_cast<int>(history_.count()); }
    int index() const { return static_cast<int>(history_.index()); }
    bool canUndo() const { return history_.canUndo(); }
    bool canRedo() const { return history_.canRedo(); }
    QString text(int step) const;
    /// Return the name of the step that would be undone or redone next; empty if there is none.
    QString undoText() const { return canUndo() ? text(index() - 1) : QString(); }
    QString redoText() const { return canRedo() ? text(index()) : QString(); }

    /// Returns the index at which the document equals its saved state; −1 if no step leads there.
    int cleanIndex() const;
    void setClean();
    void resetClean();

    /// Returns the memory that all steps occupy, in bytes. Above the maximum, the oldest steps are
    /// dropped.
    std::size_t bytes() const { return history_.bytes(); }
    void setMostBytes(std::size_t most);

  signals:
    /// Emitted after a step was done, undone or dropped.
    void indexChanged(int index);
    void cleanChanged();

  private:
    document::Document& document_;
    document::History::Tell tell_;
    document::History history_;
};

}  // namespace mazeloom::widgets

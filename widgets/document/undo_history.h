// SPDX-License-Identifier: MIT
// A document's history for views: steps that can be undone and redone, with signals for changes.
// core/document defines steps and which of them are dropped.
#pragma once

#include <QObject>
#include <QString>

#include "core/document/history.h"

namespace mazeloom::widgets {

class UndoHistory : public QObject {
    Q_OBJECT

  public:
    /// `tell` receives each edit that is done or undone. The document must outlive the history.
    UndoHistory(document::Document& document, document::History::Tell tell,
                QObject* parent = nullptr);

    void push(document::Edit edit, const QString& name, document::Gesture gesture);
    /// Everything pushed between beginStep() and endStep() is one step, with what the last step of
    /// the gesture `continued` did.
    void beginStep(const QString& name, document::Gesture continued = document::kNoGesture);
    void endStep();
    bool isInStep() const { return history_.isInGroup(); }
    /// Undoes the last step if it belongs to this gesture, so that it cannot be redone.
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
    /// Return the text of the next step; empty if there is none.
    QString undoText() const { return canUndo() ? text(index() - 1) : QString(); }
    QString redoText() const { return canRedo() ? text(index()) : QString(); }

    /// Returns the index at which everything is as it was saved; −1 if no step leads there.
    int cleanIndex() const;
    void setClean();
    void resetClean();

    /// The memory of all steps, in bytes. Above the maximum, the oldest steps are dropped.
    std::size_t bytes() const { return history_.bytes(); }
    void setMostBytes(std::size_t most);

  signals:
    /// Emitted after every step that was done, undone or dropped.
    void indexChanged(int index);
    void cleanChanged();

  private:
    document::Document& document_;
    document::History::Tell tell_;
    document::History history_;
};

}  // namespace mazeloom::widgets

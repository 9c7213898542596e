// SPDX-License-Identifier: MIT
// A document's history for those who show it: the steps that can be undone and done again, with a
// signal whenever they change. What a step is, and what is forgotten, is core/document's.
#pragma once

#include <QObject>
#include <QString>

#include "core/document/history.h"

namespace mazeloom::widgets {

class UndoHistory : public QObject {
    Q_OBJECT

  public:
    /// `tell` hears of each edit that is done or undone. The document outlives the history.
    UndoHistory(document::Document& document, document::History::Tell tell,
                QObject* parent = nullptr);

    void push(document::Edit edit, const QString& name, document::Gesture gesture);
    /// What is pushed between these is one step.
    void beginStep(const QString& name);
    void endStep();
    bool isInStep() const { return history_.isInGroup(); }
    /// Takes back the last step if it is of this gesture: it cannot be redone either.
    void cancel(document::Gesture gesture);

    void undo();
    void redo();
    /// Undoes or redoes until so many steps are done.
    void setIndex(int index);
    void clear();

    int count() const { return static_cast<int>(history_.count()); }
    int index() const { return static_cast<int>(history_.index()); }
    bool canUndo() const { return history_.canUndo(); }
    bool canRedo() const { return history_.canRedo(); }
    QString text(int step) const;
    /// Of the step that is next; empty when there is none.
    QString undoText() const { return canUndo() ? text(index() - 1) : QString(); }
    QString redoText() const { return canRedo() ? text(index()) : QString(); }

    /// At how many done steps all is as it was saved; −1 when none leads there.
    int cleanIndex() const;
    void setClean();
    void resetClean();

    /// What the steps keep. When it passes the most, the oldest are forgotten.
    std::size_t bytes() const { return history_.bytes(); }
    void setMostBytes(std::size_t most);

  signals:
    /// After every step that was done, undone or forgotten.
    void indexChanged(int index);
    void cleanChanged();

  private:
    document::Document& document_;
    document::History::Tell tell_;
    document::History history_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// What all undo commands about one level or room share. Private to widgets/document.
#pragma once

#include "widgets/document/document_command.h"
#include "widgets/document/entries.h"
#include "widgets/document/gesture.h"

namespace mazeloom::widgets {

/// Shows what it changes, and keeps the stamps by which a document knows what is unsaved.
class SheetCommand : public DocumentCommand {
  public:
    void undo() final;
    void redo() final;
    Gesture gesture() const override { return gesture_; }
    int id() const final;
    bool mergeWith(const QUndoCommand* other) final;

  protected:
    /// A seed is picked, not saved: a command about it leaves the stamp alone.
    enum class Changes { Content, Seed };

    SheetCommand(SheetEntry& entry, Changes changes, Gesture gesture, const QString& text);

    /// For handOver().
    explicit SheetCommand(const SheetCommand& from);

    virtual void apply(bool forward) = 0;
    /// Takes in the later command of the same entry and gesture; false when it is of another kind.
    virtual bool join(const SheetCommand& next) = 0;
    /// Whether nothing is left to do after a join: a drag that came back to where it began.
    virtual bool isIdle() const = 0;

    SheetEntry& entry() const { return entry_; }

  private:
    void setStamp(Stamp stamp) const;

    SheetEntry& entry_;
    Gesture gesture_;
    Stamp before_;
    Stamp after_;
};

}  // namespace mazeloom::widgets

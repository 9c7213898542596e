// SPDX-License-Identifier: MIT
// What all of a document's undo commands know: how much they keep, and how to hand it over when the
// history is made anew without its oldest part (keep_history.cpp). Private to widgets/document.
#pragma once

#include <cstddef>

#include <QUndoCommand>

#include "widgets/document/gesture.h"

namespace mazeloom::widgets {

class DocumentCommand : public QUndoCommand {
  public:
    using QUndoCommand::QUndoCommand;

    /// What it keeps beside itself, in bytes; an estimate where it is little.
    virtual std::size_t bytes() const = 0;
    /// A command that does and undoes the same, with all that this one kept: this one is good for
    /// nothing any more. The caller owns it.
    virtual DocumentCommand* handOver() = 0;
    virtual Gesture gesture() const { return kNoGesture; }
};

}  // namespace mazeloom::widgets

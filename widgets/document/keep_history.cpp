// SPDX-License-Identifier: MIT
// The document's history, and what it may cost. A QUndoStack forgets its oldest commands only by
// their number. When those that are there keep too much, the stack is filled anew with the latest
// of them: each hands its content to a command in its place, which is pushed without being done
// again.
#include <QSignalBlocker>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

/// So much of what may be kept is left after forgetting, in quarters, so that it is rare.
constexpr std::size_t kQuartersLeft = 3;

std::size_t bytesOf(const QUndoCommand& command) {
    if (const auto* one = dynamic_cast<const DocumentCommand*>(&command)) return one->bytes();
    std::size_t bytes = 0;  // a macro's
    for (int i = 0; i < command.childCount(); ++i)
        bytes += bytesOf(*command.child(i));
    return bytes;
}

/// A command of the stack, or what a macro of it is made of.
struct Kept {
    QString text;
    bool isMacro = false;
    std::vector<DocumentCommand*> commands;
};

/// The stack only hands out constant commands; those taken from are deleted right after.
Kept taken(const QUndoCommand& command) {
    const auto handedOver = [](const QUndoCommand& one) {
        return dynamic_cast<DocumentCommand&>(const_cast<QUndoCommand&>(one)).handOver();
    };
    const bool isMacro = dynamic_cast<const DocumentCommand*>(&command) == nullptr;
    Kept kept{command.text(), isMacro, {}};
    if (!kept.isMacro) {
        kept.commands.push_back(handedOver(command));
        return kept;
    }
    for (int i = 0; i < command.childCount(); ++i)
        kept.commands.push_back(handedOver(*command.child(i)));
    return kept;
}

}  // namespace

void PackDocument::push(DocumentCommand* command) {
    undo_.push(command);
    forgetOldest();
}

std::size_t PackDocument::undoBytes() const {
    std::size_t bytes = 0;
    for (int i = 0; i < undo_.count(); ++i)
        bytes += bytesOf(*undo_.command(i));
    return bytes;
}

void PackDocument::setMostUndoBytes(std::size_t most) {
    mostUndoBytes_ = most;
    forgetOldest();
}

void PackDocument::forgetOldest() {
    // Within a macro, or with something to redo, it is not the time.
    if (undo_.index() != undo_.count() || undoBytes() <= mostUndoBytes_) return;
    const std::size_t budget = mostUndoBytes_ / 4 * kQuartersLeft;
    int first = undo_.count() - 1;
    std::size_t bytes = bytesOf(*undo_.command(first));
    for (; first > 0; --first) {
        bytes += bytesOf(*undo_.command(first - 1));
        if (bytes > budget) break;
    }
    if (first == 0) return;
    std::vector<Kept> kept;
    for (int i = first; i < undo_.count(); ++i)
        kept.push_back(taken(*undo_.command(i)));
    {
        const QSignalBlocker quiet(undo_);
        restoringHistory_ = true;
        undo_.clear();
        for (const Kept& one : kept) {
            if (one.isMacro) undo_.beginMacro(one.text);
            for (DocumentCommand* command : one.commands)
                undo_.push(command);
            if (one.isMacro) undo_.endMacro();
        }
        restoringHistory_ = false;
    }
    emit undo_.indexChanged(undo_.index());
}

}  // namespace mazeloom::widgets

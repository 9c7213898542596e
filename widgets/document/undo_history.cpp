// SPDX-License-Identifier: MIT
#include "widgets/document/undo_history.h"

#include <algorithm>
#include <utility>

#include "widgets/qstring.h"

namespace mazeloom::widgets {

UndoHistory::UndoHistory(document::Document& document, document::History::Tell tell,
                         QObject* parent)
    : QObject(parent), document_(document), tell_(std::move(tell)) {}

void UndoHistory::push(document::Edit edit, const QString& name, document::Gesture gesture) {
    history_.push(document_, std::move(edit), name.toStdString(), gesture, tell_);
    if (!history_.isInGroup()) emit indexChanged(index());
}

void UndoHistory::beginStep(const QString& name, document::Gesture continued) {
    history_.beginGroup(name.toStdString(), continued);
}

void UndoHistory::endStep() {
    history_.endGroup();
    if (!history_.isInGroup()) emit indexChanged(index());
}

void UndoHistory::cancel(document::Gesture gesture) {
    if (history_.cancel(document_, gesture, tell_)) emit indexChanged(index());
}

void UndoHistory::undo() {
    if (!canUndo()) return;
    history_.undo(document_, tell_);
    emit indexChanged(index());
}

void UndoHistory::redo() {
    if (!canRedo()) return;
    history_.redo(document_, tell_);
    emit indexChanged(index());
}

void UndoHistory::setIndex(int wanted) {
    const auto to = static_cast<std::size_t>(std::clamp(wanted, 0, count()));
    if (history_.isInGroup() || to == history_.index()) return;
    while (history_.index() > to)
        history_.undo(document_, tell_);
    while (history_.index() < to)
        history_.redo(document_, tell_);
    emit indexChanged(index());
}

void UndoHistory::clear() {
    history_.clear();
    emit indexChanged(0);
    emit cleanChanged();
}

QString UndoHistory::text(int step) const {
    if (step < 0 || step >= count()) return {};
    return qstring(history_.name(static_cast<std::size_t>(step)));
}

int UndoHistory::cleanIndex() const {
    const auto saved = history_.savedAt();
    return saved ? static_cast<int>(*saved) : -1;
}

void UndoHistory::setClean() {
    history_.setSaved();
    emit cleanChanged();
}

void UndoHistory::resetClean() {
    history_.setUnsaved();
    emit cleanChanged();
}

void UndoHistory::setMostBytes(std::size_t most) {
    const int before = count();
    history_.setMostBytes(most);
    if (count() != before) emit indexChanged(index());
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/workbench/panel_frame.h"

#include <QVBoxLayout>

namespace mazeloom::widgets {

PanelFrame::PanelFrame(const QString& id, const QString& title, QWidget* panel,
                       const QIcon& picture)
    : id_(id), title_(title), panel_(panel), picture_(picture) {
    setObjectName(id + QStringLiteral("Panel"));
    setAccessibleName(title);
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel);
}

void PanelFrame::setNote(const QString& note) {
    if (note == note_) return;
    const bool was = isUnfolded();
    if (note_.isEmpty()) isForced_ = false;
    note_ = note;
    emit wordsChanged();
    if (isUnfolded() != was) emit unfoldedChanged();
}

void PanelFrame::setSubject(const QString& subject) {
    if (subject == subject_) return;
    subject_ = subject;
    emit wordsChanged();
}

void PanelFrame::setUnfolded(bool unfolded) {
    const bool was = isUnfolded();
    isWanted_ = unfolded;
    isForced_ = unfolded;
    if (isUnfolded() != was) emit unfoldedChanged();
}

void PanelFrame::setUnfoldWanted(bool wanted) {
    const bool was = isUnfolded();
    isWanted_ = wanted;
    isForced_ = false;
    if (isUnfolded() != was) emit unfoldedChanged();
}

bool PanelFrame::isInFront() const {
    // visibleRegion() cannot be used, because it omits areas that a child covers.
    QRect seen = rect();
    for (const QWidget* at = this; !at->isWindow() && at->parentWidget() != nullptr;
         at = at->parentWidget())
        seen = seen.translated(at->pos()) & at->parentWidget()->rect();
    return isVisible() && !seen.isEmpty();
}

}  // namespace mazeloom::widgets

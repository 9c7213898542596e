// SPDX-License-Identifier: MIT
#include "widgets/text/line_field.h"

#include <QFocusEvent>
#include <QSignalBlocker>

namespace mazeloom::widgets {

LineField::LineField(QWidget* parent) : QLineEdit(parent), typing_(*this, [this] { take(); }) {
    connect(this, &QLineEdit::textEdited, this, [this] { typing_.begin(); });
    connect(this, &QLineEdit::editingFinished, this, [this] {
        setModified(false);
        typing_.end();
    });
}

void LineField::take() {
    if (!hasAcceptableInput()) return;
    // If setText() has replaced the typed text, there is nothing to commit.
    if (!isModified()) return typing_.end();
    emit editingFinished();
}

void LineField::focusOutEvent(QFocusEvent* event) {
    if (!typing_.goesWith(*event)) return QLineEdit::focusOutEvent(event);
    const QSignalBlocker quiet(this);
    typing_.end();
    QLineEdit::focusOutEvent(event);
}

}  // namespace mazeloom::widgets

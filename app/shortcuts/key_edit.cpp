// SPDX-License-Identifier: MIT
#include "app/shortcuts/key_edit.h"

#include <QKeyEvent>

#include "widgets/text/spoken.h"

namespace mazeloom::app {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Meta ||
           key == Qt::Key_Alt || key == Qt::Key_AltGr || key == Qt::Key_CapsLock ||
           key == Qt::Key_NumLock || key == 0 || key == Qt::Key_unknown;
}

/// Whether the key types a punctuation mark or symbol. The Shift key that it needs ("?") is not
/// part of the shortcut.
bool makesASign(const QKeyEvent& event) {
    const QString text = event.text();
    return !text.isEmpty() && text.front().isPrint() && !text.front().isLetterOrNumber() &&
           !text.front().isSpace();
}

}  // namespace

KeyEdit::KeyEdit(QWidget* parent) : QKeySequenceEdit(parent) {
    widgets::setSpokenRole(*this, QAccessible::EditableText);
}

void KeyEdit::keyPressEvent(QKeyEvent* event) {
    if (isModifier(event->key())) return;
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        event->ignore();
        return;
    }
    Qt::KeyboardModifiers held =
        event->modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    if (makesASign(*event)) held &= ~Qt::ShiftModifier;
    setKeySequence(QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(event->key()))));
    event->accept();
}

void KeyEdit::keyReleaseEvent(QKeyEvent* event) {
    event->accept();
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/window/key_guard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QTabBar>

namespace mazeloom::app {

namespace {

bool isArrowOrEnd(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
           key == Qt::Key_Down || key == Qt::Key_Home || key == Qt::Key_End;
}

bool understands(const QObject* control, const QKeyEvent& key) {
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const bool space = key.key() == Qt::Key_Space;
    const bool moves = isArrowOrEnd(key.key());
    if (qobject_cast<const QAbstractButton*>(control)) return space;
    if (qobject_cast<const QTabBar*>(control)) return moves;
    if (qobject_cast<const QAbstractSlider*>(control)) return moves;
    if (qobject_cast<const QAbstractSpinBox*>(control)) return moves;
    if (qobject_cast<const QAbstractItemView*>(control) ||
        qobject_cast<const QComboBox*>(control)) {
        return space || moves;
    }
    return false;
}

}  // namespace

bool KeyGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        understands(watched, *static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace mazeloom::app

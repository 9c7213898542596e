// SPDX-License-Identifier: MIT
#include "app/window/key_guard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>

namespace mazeloom::app {

namespace {

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// Whether the widget takes letters as text.
bool takesLetters(const QWidget& widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return !line->isReadOnly();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) return !text->isReadOnly();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->isEditable();
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

bool understands(const QObject* control, const QKeyEvent& key) {
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const bool space = key.key() == Qt::Key_Space;
    const bool moves = isArrow(key.key()) || key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
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

KeyGuard::KeyGuard(QWidget& place, QObject* parent) : QObject(parent), place_(&place) {
    connect(qApp, &QApplication::focusChanged, this, &KeyGuard::followFocus);
}

/// Corrects the focus if it was in a widget that was hidden or disabled: Qt then moves it to the
/// next widget in Tab order, which may be a text field.
void KeyGuard::followFocus(const QWidget* old, QWidget* now) {
    if (place_ == nullptr || old == nullptr || old->window() != place_->window()) return;
    const bool hasGone = !old->isVisibleTo(old->window()) || !old->isEnabled();
    if (!hasGone) return;
    const bool isLost = now == nullptr && place_->window()->isActiveWindow();
    const bool isByChance =
        now != nullptr && now->window() == place_->window() && takesLetters(*now);
    if (place_->isVisible() && (isLost || isByChance)) {
        place_->setFocus(Qt::OtherFocusReason);
    } else if (isByChance) {
        now->clearFocus();
    }
}

/// Whether the key is Tab, and Tab moves the focus to the next widget here.
bool KeyGuard::movesFocus(const QKeyEvent& key) const {
    if (key.key() != Qt::Key_Tab || key.modifiers() != Qt::NoModifier) return false;
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && (focus != place_ || isPassedByTab_);
}

void KeyGuard::followPlace(const QEvent& event) {
    if (event.type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
        const bool isBack = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
        const bool isByTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
        if (!isBack) isPassedByTab_ = isByTab;
    } else if (event.type() == QEvent::MouseButtonPress) {
        isPassedByTab_ = false;
    } else if (event.type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(event).key();
        if (key != Qt::Key_Tab && key != Qt::Key_Backtab && key != Qt::Key_Shift)
            isPassedByTab_ = false;
    }
}

bool KeyGuard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == place_) followPlace(*event);
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (understands(watched, key) || (watched->isWidgetType() && movesFocus(key))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace mazeloom::app

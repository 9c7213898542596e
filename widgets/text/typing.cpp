// SPDX-License-Identifier: MIT
#include "widgets/text/typing.h"

#include <typeinfo>
#include <utility>

#include <QApplication>
#include <QFocusEvent>
#include <QWidget>

namespace mazeloom::widgets {

namespace {

/// Whether a window that closes is being destroyed. Then its derived part is destroyed already, and
/// the window is only a QWidget.
bool isBeingDestroyed(const QWidget& window) {
    return typeid(window) == typeid(QWidget);
}

}  // namespace

Typing::Typing(QWidget& field, std::function<void()> take)
    : field_(field), take_(std::move(take)) {}

void Typing::begin() {
    if (!isOn_) qApp->installEventFilter(this);
    isOn_ = true;
}

void Typing::end() {
    if (isOn_) qApp->removeEventFilter(this);
    isOn_ = false;
}

bool Typing::goesWith(const QFocusEvent& event) const {
    if (!field_.isVisible()) return true;
    if (QApplication::focusWidget() != nullptr) return false;
    // A widget that is being destroyed clears the focus if the field is its focus proxy.
    if (event.reason() == Qt::OtherFocusReason) return true;
    return event.reason() == Qt::ActiveWindowFocusReason && isBeingDestroyed(*field_.window());
}

bool Typing::isElsewhere(const QObject* watched) const {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr || widget == &field_ || field_.isAncestorOf(widget)) return false;
    // A click into the field's own menu must not commit the text, on which the menu acts.
    const QWidget* popup = QApplication::activePopupWidget();
    return popup == nullptr || popup == field_.window();
}

/// Commits the text before the value is used by an action, or by a button that takes no focus.
bool Typing::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            if (isElsewhere(watched)) take_();
            break;
        case QEvent::Shortcut:
            take_();
            break;
        case QEvent::Close:
            if (watched == field_.window() && !isBeingDestroyed(*field_.window())) take_();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Speech, through screen readers, for widgets that draw their contents themselves. A widget can
// announce its place (the position of its cursor or hero) and messages.
//
// Events of changed names and alerts cannot be used: Qt 6.4 sends the event of a changed name to
// AT-SPI without the name, and drops alerts, so that Orca 43 speaks neither. But Orca speaks
// objects that get the focus, and notifications that appear. So a place is an accessible child of
// its widget that gets the accessible focus, and a message is a child with the role of a
// notification. These children are not drawn and receive no keys.
#pragma once

#include <QAccessible>

class QString;
class QWidget;

namespace mazeloom::widgets {

/// Lets a widget speak, and sets its accessible role. Must be called before the widget gets an
/// accessible name, and before a screen reader asks for the widget, because Qt keeps the first
/// accessible interface that it creates for a widget.
void setSpokenRole(QWidget& widget, QAccessible::Role role);

/// Sets a hint about using the widget. It is announced after the place each time the widget gets
/// the focus. The widget must have a spoken role.
void setSpokenHint(QWidget& widget, const QString& text);

/// Announces the place of a widget's cursor or hero if the text differs from the last one. The text
/// is announced again when the widget gets the focus. An empty text removes the place. Does nothing
/// for a widget without a spoken role.
void speakPlace(QWidget& widget, const QString& text);

/// Returns the last announced place; empty if there is none.
QString spokenPlace(const QWidget& widget);

/// Announces the place again, such as after a card over the widget was closed.
void repeatPlace(QWidget& widget);

/// Announces a message once control returns to the event loop, so that a new place is announced
/// before it. Pending messages are joined into one. Does nothing for a widget without a spoken
/// role.
void speakMessage(QWidget& widget, const QString& text);

/// Returns the texts of the visible labels in `part`, one line for each label. Omits labels of
/// fields, because they are announced with their fields.
QString labelTexts(const QWidget& part);

/// Sends an accessibility event to screen readers, or to the listener if there is one. For widgets
/// that have an accessible interface of their own.
void tellReaders(QAccessibleEvent& event);

/// Whether a screen reader or a listener is active. If not, sentences need not be composed.
bool isHeard();

/// Sets a listener, which receives accessibility events instead of screen readers; null removes it.
/// Tests need it, because Qt's offscreen platform drops these events.
using SpeechListener = void (*)(QAccessibleEvent& event);
void setSpeechListener(SpeechListener listener);

}  // namespace mazeloom::widgets

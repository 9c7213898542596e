// SPDX-License-Identifier: MIT
// Speech for widgets that draw their contents themselves.
//
// Qt 6.4 sends the event of a changed name to AT-SPI without the name, and drops alerts; Orca 43
// speaks neither. Orca does speak objects that get the focus, and notifications that appear. So a
// place is an accessible child of its widget that gets the accessible focus, and a message is a
// child with the role of a notification. These children are not drawn and take no keys.
#pragma once

#include <QAccessible>

class QString;
class QWidget;

namespace mazeloom::widgets {

/// Lets a widget speak, and sets its accessible role. Must be called before the widget gets a name
/// and before a screen reader asks for it: Qt keeps the accessible interface that it creates first.
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

/// Announces the place again, for example after a card over the widget was closed.
void repeatPlace(QWidget& widget);

/// Announces a message once control returns to the event loop, so that places come first. Pending
/// messages are joined into one. Does nothing for a widget without a spoken role.
void speakMessage(QWidget& widget, const QString& text);

/// Returns the texts of the labels that `part` shows, a line each. Leaves out labels of fields,
/// which are announced with their fields.
QString labelTexts(const QWidget& part);

/// Sends the event of a widget with its own accessible interface to screen readers or the listener.
void tellReaders(QAccessibleEvent& event);

/// Whether a screen reader or a listener is active. If not, sentences need not be composed.
bool isHeard();

/// Sends the events to a listener instead of screen readers; null undoes that. Tests need it: Qt's
/// offscreen platform drops accessibility events.
using SpeechListener = void (*)(QAccessibleEvent& event);
void setSpeechListener(SpeechListener listener);

}  // namespace mazeloom::widgets

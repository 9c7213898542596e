// SPDX-License-Identifier: MIT
// Scrolls to a widget that the program, not the user, wants to show, such as the line of an
// algorithm that runs. The user's own place has precedence.
#pragma once

#include <initializer_list>

class QWidget;

namespace mazeloom::widgets {

/// Scrolls the scroll areas around a widget until the widget is visible. Does nothing if it is
/// already visible, if all of its surroundings are out of view, if the pointer is over the area
/// that would scroll, or if the widget with the keyboard focus would be scrolled out of view.
///
/// If the area must scroll, it shows the first of the widgets `around` that fits completely, so
/// that it need not scroll again soon. `around` contains the widget's surroundings, the largest
/// first. `margin` is in pixels.
void revealGently(const QWidget& widget, std::initializer_list<const QWidget*> around, int margin);

}  // namespace mazeloom::widgets

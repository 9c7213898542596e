// SPDX-License-Identifier: MIT
// Drawing helpers of the flat style. Private to it.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QStyle>
#include <QStyleOption>

#include "widgets/theme/flaw_mark.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/theme_of.h"

class QComboBox;

namespace mazeloom::widgets::flat {

inline constexpr double kRadius = 4;
/// Thickness of a focus ring, in pixels.
inline constexpr double kFocusLine = 2;

/// The state flags of a control.
struct ControlState {
    explicit ControlState(const QStyleOption& option)
        : isEnabled(option.state & QStyle::State_Enabled),
          isOver(isEnabled && option.state & QStyle::State_MouseOver),
          isPressed(isEnabled && option.state & QStyle::State_Sunken),
          isOn(option.state & QStyle::State_On),
          hasFocus(isEnabled && option.state & QStyle::State_HasFocus) {}

    bool isEnabled;
    bool isOver;
    bool isPressed;
    bool isOn;
    bool hasFocus;
};

/// Returns the ground of a control, nearer to the text's colour while hovered or pressed.
inline QColor answering(const QColor& ground, const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return mixedColour(ground, theme.window, 0.5);
    return mixedColour(ground, theme.text, state.isPressed ? 0.2 : state.isOver ? 0.1 : 0.0);
}

/// Returns the edge colour of a field or a choice box.
inline QColor edgeOf(const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return theme.border;
    if (state.hasFocus) return theme.accent;
    return state.isOver ? mixedColour(theme.edge, theme.text, 0.4) : theme.edge;
}

/// Returns the error colour for a field that is marked as flawed, else edgeOf(theme, state).
inline QColor edgeOf(const Theme& theme, const ControlState& state, const QWidget* field) {
    return state.isEnabled && isMarkedAsFlawed(field) ? theme.error : edgeOf(theme, state);
}

/// Widens a combo box's popup rectangle to its choices. A null `box`: `list` is unchanged.
QRect asWideAsChoices(QRect list, const QComboBox* box);

/// Elides the choice of a combo box that has no room for it. The base style would cut it off.
QStyleOptionComboBox elided(const QStyleOptionComboBox& option, const QStyle& style,
                            const QWidget* widget);

/// Returns the thickness of edgeOf()'s edge: colour alone would hardly mark the focused field.
inline double lineOf(const ControlState& state) {
    return state.hasFocus ? kFocusLine : 1;
}

/// Whether a click anywhere on the button opens a menu.
inline bool isMenuButton(const QStyleOptionToolButton& button) {
    return (button.features & QStyleOptionToolButton::HasMenu) != 0 &&
           (button.features & QStyleOptionToolButton::MenuButtonPopup) == 0;
}

/// Restores the painter's state on destruction, since Qt's own code may use it next.
class Saved {
  public:
    explicit Saved(QPainter& painter) : painter_(painter) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    ~Saved() { painter_.restore(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

  private:
    QPainter& painter_;
};

/// Draws a box that fills `rect`, its edge inside; without an edge if the edge's colour is invalid.
void drawBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge,
             double line = 1, double radius = kRadius);
/// Draws a ring along the inside of a control that has the keyboard focus. `ink`: see focusInk().
void drawFocusRing(QPainter& painter, const QRectF& rect, const QColor& ink);
/// Returns the colour of a focus ring on `ground`: the accent, or, if that hardly differs from the
/// ground, the theme's text or window colour, whichever contrasts more.
QColor focusInk(const Theme& theme, const QColor& ground);
/// Draws an open arrow head in the middle of `rect`.
void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& colour,
                 double side);

}  // namespace mazeloom::widgets::flat

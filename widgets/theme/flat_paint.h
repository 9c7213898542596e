// SPDX-License-Identifier: MIT
// What the parts of the flat style draw with. Private to it.
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
/// Pixels that a focus ring is thick.
inline constexpr double kFocusLine = 2;

/// Of a control, in short.
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

/// A ground that answers the pointer: nearer to the text where it is over it, or pressed.
inline QColor answering(const QColor& ground, const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return mixedColour(ground, theme.window, 0.5);
    return mixedColour(ground, theme.text, state.isPressed ? 0.2 : state.isOver ? 0.1 : 0.0);
}

/// The edge of what can be typed into or chosen from.
inline QColor edgeOf(const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return theme.border;
    if (state.hasFocus) return theme.accent;
    return state.isOver ? mixedColour(theme.edge, theme.text, 0.4) : theme.edge;
}

/// The same of a field whose text may be refused.
inline QColor edgeOf(const Theme& theme, const ControlState& state, const QWidget* field) {
    return state.isEnabled && isMarkedAsFlawed(field) ? theme.error : edgeOf(theme, state);
}

/// The place of a box's list of choices, as wide as these are. Null: `list` stays as it is.
QRect asWideAsChoices(QRect list, const QComboBox* box);

/// How thick that edge is: the colour alone would hardly tell the field that has the focus.
inline double lineOf(const ControlState& state) {
    return state.hasFocus ? kFocusLine : 1;
}

/// Whether a click anywhere on it opens a menu.
inline bool isMenuButton(const QStyleOptionToolButton& button) {
    return (button.features & QStyleOptionToolButton::HasMenu) != 0 &&
           (button.features & QStyleOptionToolButton::MenuButtonPopup) == 0;
}

/// What is drawn in colours may be drawn by Qt's own code afterwards, as it likes it.
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

/// A box that fills `rect`, its edge inside; no edge where it has no colour.
void drawBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge,
             double line = 1, double radius = kRadius);
/// A ring along the inside of a control that has the keyboard's focus. `ink`: see focusInk().
void drawFocusRing(QPainter& painter, const QRectF& rect, const QColor& ink);
/// The colour of a focus ring on `ground`: the accent, or, where it hardly differs from the
/// ground, the theme's text or window colour, whichever differs more.
QColor focusInk(const Theme& theme, const QColor& ground);
/// An open arrow head in the middle of `rect`.
void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& colour,
                 double side);

}  // namespace mazeloom::widgets::flat

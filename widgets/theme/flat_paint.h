// SPDX-License-Identifier: MIT
// Drawing helpers of the flat style, for use within this folder.
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
/// Thickness of the ring around a focused control, in pixels.
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

/// Returns the background colour of a control. It is `ground`, mixed with the text's colour while
/// the control is hovered or pressed, or with the window's colour while it is disabled.
inline QColor answering(const QColor& ground, const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return mixedColour(ground, theme.window, 0.5);
    return mixedColour(ground, theme.text, state.isPressed ? 0.2 : state.isOver ? 0.1 : 0.0);
}

/// Returns the colour of the edge of a field, a combo box, a check box or a radio button.
inline QColor edgeOf(const Theme& theme, const ControlState& state) {
    if (!state.isEnabled) return theme.border;
    if (state.hasFocus) return theme.accent;
    return state.isOver ? mixedColour(theme.edge, theme.text, 0.4) : theme.edge;
}

/// Returns the error colour for a field that is marked as flawed, else edgeOf(theme, state).
inline QColor edgeOf(const Theme& theme, const ControlState& state, const QWidget* field) {
    return state.isEnabled && isMarkedAsFlawed(field) ? theme.error : edgeOf(theme, state);
}

/// Returns `list`, the rectangle of a combo box's popup, widened so that all choices fit. Returns
/// it unchanged if `box` is null.
QRect asWideAsChoices(QRect list, const QComboBox* box);

/// Returns the style option of a combo box with its choice elided if there is not enough room. (The
/// base style would cut the choice off.)
QStyleOptionComboBox elided(const QStyleOptionComboBox& option, const QStyle& style,
                            const QWidget* widget);

/// Returns the thickness of the edge whose colour is edgeOf(), in pixels. The edge of a focused
/// field is thicker, because its colour alone would be hard to notice.
inline double lineOf(const ControlState& state) {
    return state.hasFocus ? kFocusLine : 1;
}

/// Whether a click anywhere on the button opens a menu.
inline bool isMenuButton(const QStyleOptionToolButton& button) {
    return (button.features & QStyleOptionToolButton::HasMenu) != 0 &&
           (button.features & QStyleOptionToolButton::MenuButtonPopup) == 0;
}

/// Saves the state of a painter, and restores it on destruction, because Qt's own code may use the
/// painter next.
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

/// Draws a box that fills `rect`, including its edge. Draws no edge if the edge's colour is
/// invalid.
void drawBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge,
             double line = 1, double radius = kRadius);
/// Draws the ring of a control with the keyboard focus, along the inside of `rect`. `ink` is the
/// colour from focusInk().
void drawFocusRing(QPainter& painter, const QRectF& rect, const QColor& ink);
/// Returns the colour of a focus ring on `ground`: the accent colour if it contrasts enough with
/// the ground, else the theme's text or window colour, whichever contrasts more.
QColor focusInk(const Theme& theme, const QColor& ground);
/// Draws an open arrow head in the middle of `rect`.
void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& colour,
                 double side);

}  // namespace mazeloom::widgets::flat

// SPDX-License-Identifier: MIT
// Qt's Fusion style, with check boxes, separators and chosen tabs that can be seen on dark ground.
#pragma once

#include <QProxyStyle>

namespace mazeloom::widgets {

/// Fusion draws a check box's frame darker than the window, which on a dark window is no frame at
/// all: an unticked box would be invisible. So would be the lines between the groups of a menu,
/// and which of several tabs is chosen.
class Style : public QProxyStyle {
  public:
    Style();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace mazeloom::widgets

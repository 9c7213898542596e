// SPDX-License-Identifier: MIT
// Draws buttons, check boxes, frames, and all other simple parts of the flat style.
#include <algorithm>
#include <array>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDockWidget>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include "widgets/theme/flat_paint.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using flat::ControlState;

namespace {

/// Returns the background colour of a button that is switched on.
QColor onGround(const Theme& theme) {
    return mixedColour(theme.button, theme.accent, 0.35);
}

void drawPushButton(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    constexpr auto kFlat = QStyleOptionButton::Flat | QStyleOptionButton::CommandLinkButton;
    const bool isFlat = button != nullptr && (button->features & kFlat) != 0;
    const bool isDefault =
        button != nullptr && (button->features & QStyleOptionButton::DefaultButton) != 0;
    if (isFlat && !state.isOver && !state.isPressed && !state.isOn) {
        if (state.hasFocus)
            flat::drawFocusRing(painter, option.rect,
                                flat::focusInk(theme, option.palette.color(QPalette::Window)));
        return;
    }
    // A colour that was set for this button has precedence over the colour of buttons that are on.
    const QColor own = option.palette.color(QPalette::Button);
    const QColor ground =
        flat::answering(state.isOn && own == theme.button ? onGround(theme) : own, theme, state);
    const QColor edge = state.isOn || (isDefault && state.isEnabled) ? theme.accent
                        : theme.isHighContrast                       ? theme.edge
                                                                     : theme.border;
    flat::drawBox(painter, option.rect, ground, edge);
    // Draw the focus ring here: neither Fusion nor its base style draws one for a push button.
    if (!state.hasFocus) return;
    // At the edge of the accent, a light ring would hardly show on a light page.
    const int inset = own == theme.accent ? 3 : 0;
    flat::drawFocusRing(painter, option.rect.adjusted(inset, inset, -inset, -inset),
                        flat::focusInk(theme, ground));
}

constexpr auto kProminent = "isProminent";

bool isProminent(const QWidget* widget) {
    return widget != nullptr && widget->property(kProminent).toBool();
}

void drawToolButton(QPainter& painter, const QStyleOption& option, const Theme& theme,
                    bool stands) {
    const ControlState state(option);
    if (stands && state.isEnabled) {
        flat::drawBox(painter, option.rect, flat::answering(theme.accent, theme, state), {});
        return;
    }
    const bool isRaised = (option.state & QStyle::State_AutoRaise) == 0;
    if (!isRaised && !state.isOn && !state.isOver && !state.isPressed) return;
    const QColor ground = state.isOn ? onGround(theme) : isRaised ? theme.button : theme.window;
    const QColor edge = state.isOn && state.isEnabled ? theme.accent
                        : theme.isHighContrast        ? theme.edge
                        : isRaised                    ? theme.border
                                                      : QColor();
    flat::drawBox(painter, option.rect, flat::answering(ground, theme, state), edge);
}

/// Returns the background colour under the focus ring of a control other than a push button.
QColor groundOf(const QStyleOption& option, const Theme& theme, const QWidget* widget) {
    const auto* ring = qstyleoption_cast<const QStyleOptionFocusRect*>(&option);
    if (qobject_cast<const QToolButton*>(widget) != nullptr) {
        if (isProminent(widget)) return theme.accent;
        if ((option.state & QStyle::State_On) != 0) return onGround(theme);
        return theme.button;
    }
    // Use backgroundColor only for items: buttons and boxes have black there, whatever their
    // background.
    const bool isItem = qobject_cast<const QAbstractItemView*>(widget) != nullptr;
    return isItem && ring != nullptr && ring->backgroundColor.isValid() ? ring->backgroundColor
                                                                        : theme.window;
}

QRectF boxIn(const QRect& rect, double side) {
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(rect).center());
    // At whole pixels, the box's edge is sharp.
    box.moveTopLeft(QPointF(box.topLeft().toPoint()));
    return box;
}

void drawTick(QPainter& painter, const QRectF& box, bool isPartly, const QColor& ink) {
    const flat::Saved saved(painter);
    painter.setPen(
        QPen(ink, std::max(2.0, box.width() / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (isPartly)
        painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
    else
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.7), at(0.77, 0.31)}));
}

void drawCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    const bool isPartly = option.state & QStyle::State_NoChange;
    const bool isFilled = (state.isOn || isPartly) && state.isEnabled;
    const QRectF box = boxIn(option.rect, std::min(option.rect.width(), option.rect.height()));
    const QColor fill = isFilled ? flat::answering(theme.accent, theme, state) : theme.base;
    flat::drawBox(painter, box, fill, isFilled ? QColor() : flat::edgeOf(theme, state), 1, 3);
    if (state.isOn || isPartly)
        drawTick(painter, box, isPartly, isFilled ? theme.onAccent : theme.disabledText);
}

void drawRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    const QRectF box = boxIn(option.rect, std::min(option.rect.width(), option.rect.height()));
    const bool isFilled = state.isOn && state.isEnabled;
    flat::drawBox(painter, box, isFilled ? theme.accent : theme.base,
                  isFilled ? QColor() : flat::edgeOf(theme, state), 1, box.width());
    if (!state.isOn) return;
    const double inset = box.width() * 0.3;
    flat::drawBox(painter, box.adjusted(inset, inset, -inset, -inset),
                  isFilled ? theme.onAccent : theme.disabledText, {}, 1, box.width());
}

void drawFrame(QPainter& painter, const QStyleOption& option, const Theme& theme,
               const QWidget* widget) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (frame != nullptr && frame->lineWidth <= 0) return;
    const ControlState state(option);
    const bool isSunken = option.state & QStyle::State_Sunken;
    // Lists and text editors have sunken frames. They need a visible edge, because their ground
    // hardly differs from the panel's.
    const QColor edge = isMarkedAsFlawed(widget) ? theme.error
                        : !isSunken              ? theme.border
                        : state.hasFocus         ? theme.accent
                                                 : theme.edge;
    const bool hasRing = isSunken && state.hasFocus;
    flat::drawBox(painter, option.rect, isSunken ? option.palette.color(QPalette::Base) : QColor(),
                  edge, hasRing ? flat::kFocusLine : 1);
}

void drawLine(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const QRect& rect = option.rect;
    const bool isUpright = option.state & QStyle::State_Horizontal;
    const QPoint middle = rect.center();
    constexpr int kMargin = 4;
    painter.fillRect(isUpright
                         ? QRect(middle.x(), rect.top() + kMargin, 1, rect.height() - 2 * kMargin)
                         : QRect(rect.left() + kMargin, middle.y(), rect.width() - 2 * kMargin, 1),
                     mixedColour(theme.window, theme.text, 0.3));
}

/// Draws the branch of a tree, which consists only of the arrow that expands it.
void drawBranch(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    if ((option.state & QStyle::State_Children) == 0) return;
    const bool isOpen = option.state & QStyle::State_Open;
    const bool isOver = option.state & QStyle::State_MouseOver;
    flat::drawChevron(painter, option.rect, isOpen ? Qt::DownArrow : Qt::RightArrow,
                      isOver ? theme.text : theme.mutedText,
                      std::min(8.0, option.rect.width() * 0.5));
}

void drawTabClose(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    if (state.isOver || state.isPressed)
        flat::drawBox(painter, option.rect, flat::answering(theme.button, theme, state), {});
    const flat::Saved saved(painter);
    const double arm = option.rect.width() * 0.2;
    const QPointF middle = QRectF(option.rect).center();
    painter.setPen(
        QPen(state.isOver ? theme.text : theme.mutedText, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

Qt::ArrowType arrowOf(QStyle::PrimitiveElement element) {
    switch (element) {
        case QStyle::PE_IndicatorArrowUp:
        case QStyle::PE_IndicatorSpinUp:
            return Qt::UpArrow;
        case QStyle::PE_IndicatorArrowLeft:
            return Qt::LeftArrow;
        case QStyle::PE_IndicatorArrowRight:
            return Qt::RightArrow;
        default:
            return Qt::DownArrow;
    }
}

}  // namespace

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    const Theme& theme = themeOf(option->palette);
    const bool isEnabled = option->state & State_Enabled;
    switch (element) {
        case PE_PanelButtonCommand:
            drawPushButton(*painter, *option, theme);
            return;
        case PE_PanelButtonTool:
        case PE_PanelButtonBevel:
            drawToolButton(*painter, *option, theme, isProminent(widget));
            return;
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
            drawCheckBox(*painter, *option, theme);
            return;
        case PE_IndicatorRadioButton:
            drawRadioButton(*painter, *option, theme);
            return;
        case PE_FrameFocusRect:
            flat::drawFocusRing(*painter, option->rect,
                                flat::focusInk(theme, groundOf(*option, theme, widget)));
            return;
        case PE_FrameLineEdit:
            flat::drawBox(*painter, option->rect, {},
                          flat::edgeOf(theme, ControlState(*option), widget),
                          flat::lineOf(ControlState(*option)));
            return;
        case PE_PanelLineEdit: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            const bool hasFrame = frame != nullptr && frame->lineWidth > 0;
            flat::drawBox(*painter, option->rect, option->palette.color(QPalette::Base),
                          hasFrame ? flat::edgeOf(theme, ControlState(*option), widget) : QColor(),
                          flat::lineOf(ControlState(*option)), hasFrame ? flat::kRadius : 0);
            return;
        }
        case PE_Frame:
        case PE_FrameWindow:
            drawFrame(*painter, *option, theme, widget);
            return;
        case PE_FrameGroupBox:
            flat::drawBox(*painter, option->rect, {},
                          theme.isHighContrast ? theme.edge : theme.border);
            return;
        case PE_FrameTabWidget:
        case PE_FrameStatusBarItem:
        case PE_IndicatorToolBarHandle:
            return;
        case PE_FrameTabBarBase:
            painter->fillRect(
                QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                theme.border);
            return;
        case PE_FrameDockWidget:
            drawFrame(*painter, *option, theme, widget);
            return;
        case PE_FrameMenu:
        case PE_PanelMenu:
            painter->fillRect(option->rect, theme.button);
            flat::drawBox(*painter, option->rect, {},
                          theme.isHighContrast ? theme.edge : theme.border, 1, 0);
            return;
        case PE_PanelTipLabel:
            flat::drawBox(*painter, option->rect, theme.button,
                          theme.isHighContrast ? theme.edge : theme.border, 1, 0);
            return;
        case PE_IndicatorToolBarSeparator:
            drawLine(*painter, *option, theme);
            return;
        case PE_IndicatorBranch:
            drawBranch(*painter, *option, theme);
            return;
        case PE_IndicatorTabClose:
            drawTabClose(*painter, *option, theme);
            return;
        case PE_IndicatorArrowUp:
        case PE_IndicatorArrowDown:
        case PE_IndicatorArrowLeft:
        case PE_IndicatorArrowRight:
        case PE_IndicatorSpinUp:
        case PE_IndicatorSpinDown:
            flat::drawChevron(*painter, option->rect, arrowOf(element),
                              isEnabled ? theme.text : theme.disabledText,
                              std::min({scaled(8), option->rect.width(), option->rect.height()}));
            return;
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawMenuButton(const QStyleOptionToolButton& option, QPainter& painter,
                               const QWidget* widget) const {
    QStyleOptionToolButton part = option;
    part.features &= ~QStyleOptionToolButton::HasMenu;
    const bool isIcon = option.toolButtonStyle == Qt::ToolButtonIconOnly && !option.icon.isNull();
    const int arrow = scaled(kMenuArrow);
    // If the icon fills the button, draw the arrow in the button's corner, otherwise beside the
    // icon.
    if (isIcon && option.rect.width() < option.iconSize.width() + arrow) {
        QProxyStyle::drawComplexControl(CC_ToolButton, &part, &painter, widget);
        const int side = scaled(6);
        const QRect corner(option.rect.right() - side - 1, option.rect.bottom() - side - 1, side,
                           side);
        part.rect = visualRect(option.direction, option.rect, corner);
    } else {
        part.icon = {};
        part.text.clear();
        QProxyStyle::drawComplexControl(CC_ToolButton, &part, &painter, widget);
        part.icon = option.icon;
        part.text = option.text;
        part.rect = visualRect(option.direction, option.rect,
                               option.rect.adjusted(0, 0, -arrow + scaled(4), 0));
        proxy()->drawControl(CE_ToolButtonLabel, &part, &painter, widget);
        const QRect side(option.rect.right() - arrow, option.rect.top(), arrow - scaled(4),
                         option.rect.height());
        part.rect = visualRect(option.direction, option.rect, side);
    }
    proxy()->drawPrimitive(PE_IndicatorArrowDown, &part, &painter, widget);
}

void FlatStyle::drawToolLabel(const QStyleOptionToolButton& option, QPainter& painter,
                              const QWidget* widget) const {
    QStyleOptionToolButton label = option;
    if (isProminent(widget) && (option.state & State_Enabled) != 0) {
        const double ratio = painter.device()->devicePixelRatio();
        label.icon = QIcon(option.icon.pixmap(option.iconSize, ratio, QIcon::Selected));
        label.palette.setColor(QPalette::ButtonText, themeOf(option.palette).onAccent);
    }
    if (!label.text.isEmpty() && label.toolButtonStyle != Qt::ToolButtonIconOnly) {
        // Elide a text that does not fit. Buttons that may become too narrow have the full text in
        // their tool tip.
        const bool isBeside =
            label.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !label.icon.isNull();
        const int room = label.rect.width() - 4 - (isBeside ? label.iconSize.width() + 4 : 0);
        const QFontMetrics metrics(label.font);
        if (metrics.horizontalAdvance(label.text) > room)
            label.text = metrics.elidedText(label.text, Qt::ElideRight, room, Qt::TextShowMnemonic);
    }
    QProxyStyle::drawControl(CE_ToolButtonLabel, &label, &painter, widget);
}

void setProminent(QAbstractButton& button) {
    button.setProperty(kProminent, true);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Draws menus, tabs, headers, bars and the handles between panels.
#include <algorithm>

#include <QStyleOption>

#include "widgets/theme/flat_paint.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using flat::ControlState;

namespace {

/// Returns the background colour of the selected menu item: a muted accent colour, or in high
/// contrast the full one.
QColor chosenGround(const Theme& theme) {
    return theme.isHighContrast ? theme.accent : mixedColour(theme.button, theme.accent, 0.3);
}
QColor chosenText(const Theme& theme) {
    return theme.isHighContrast ? theme.onAccent : theme.text;
}

void drawMenuSeparator(QPainter& painter, const QRect& rect, const Theme& theme, int margin) {
    painter.fillRect(QRect(rect.left() + margin, rect.center().y(), rect.width() - 2 * margin, 1),
                     mixedColour(theme.button, theme.text, 0.34));
}

void drawMenuBarItem(QPainter& painter, const QStyleOption& option, const QStyle& style,
                     const Theme& theme) {
    painter.fillRect(option.rect, theme.window);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    if (item == nullptr) return;
    const bool isChosen =
        (option.state & QStyle::State_Selected) != 0 && (option.state & QStyle::State_Enabled) != 0;
    if (isChosen) flat::drawBox(painter, option.rect, chosenGround(theme), {});
    const QColor colour = (option.state & QStyle::State_Enabled) == 0 ? theme.disabledText
                          : isChosen                                  ? chosenText(theme)
                                                                      : theme.text;
    painter.setPen(colour);
    const int showKeys = style.styleHint(QStyle::SH_UnderlineShortcut, &option, nullptr)
                             ? Qt::TextShowMnemonic
                             : Qt::TextHideMnemonic;
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | showKeys, item->text);
}

void drawTab(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
    if (tab == nullptr) return;
    const ControlState state(option);
    const bool isChosen = option.state & QStyle::State_Selected;
    const QRect& rect = option.rect;
    if (isChosen)
        painter.fillRect(rect, theme.base);
    else if (state.isOver)
        painter.fillRect(rect, mixedColour(theme.window, theme.text, 0.08));
    if (!isChosen) return;
    if (state.hasFocus) flat::drawFocusRing(painter, rect, flat::focusInk(theme, theme.base));
    // Mark the selected tab by a line on its outer edge: tabs are above or below the selected page.
    constexpr int kWidth = 2;
    QRect line = rect;
    switch (tab->shape) {
        case QTabBar::RoundedSouth:
        case QTabBar::TriangularSouth:
            line.setTop(line.bottom() - kWidth + 1);
            break;
        case QTabBar::RoundedWest:
        case QTabBar::TriangularWest:
            line.setWidth(kWidth);
            break;
        case QTabBar::RoundedEast:
        case QTabBar::TriangularEast:
            line.setLeft(line.right() - kWidth + 1);
            break;
        default:
            line.setHeight(kWidth);
    }
    painter.fillRect(line,
                     option.palette.color(state.isEnabled ? QPalette::Active : QPalette::Disabled,
                                          QPalette::Highlight));
}

void drawHeader(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    const QRect& rect = option.rect;
    painter.fillRect(rect, flat::answering(theme.window, theme, state));
    const bool isLying = option.state & QStyle::State_Horizontal;
    painter.fillRect(isLying ? QRect(rect.left(), rect.bottom(), rect.width(), 1)
                             : QRect(rect.right(), rect.top(), 1, rect.height()),
                     theme.border);
    painter.fillRect(isLying ? QRect(rect.right(), rect.top() + 4, 1, rect.height() - 8)
                             : QRect(rect.left() + 4, rect.bottom(), rect.width() - 8, 1),
                     theme.border);
}

/// Draws the handle between two panels: a thin line, which is highlighted under the pointer.
void drawSplitter(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const ControlState state(option);
    const bool isActive = state.isOver || state.isPressed;
    painter.fillRect(option.rect, isActive ? theme.accent : theme.window);
    if (isActive) return;
    const QRect& rect = option.rect;
    const bool isUpright = rect.height() >= rect.width();
    painter.fillRect(isUpright ? QRect(rect.center().x(), rect.top(), 1, rect.height())
                               : QRect(rect.left(), rect.center().y(), rect.width(), 1),
                     theme.border);
}

void drawProgress(QPainter& painter, const QStyleOption& option, const Theme& theme) {
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
    if (bar == nullptr) return;
    const bool isUpright = (option.state & QStyle::State_Horizontal) == 0;
    QRectF done = QRectF(option.rect).adjusted(1, 1, -1, -1);
    // For work of unknown length, draw a full bar.
    const bool isBusy = bar->minimum == bar->maximum;
    const double share = isBusy ? 1.0
                                : std::clamp((double(bar->progress) - bar->minimum) /
                                                 (double(bar->maximum) - bar->minimum),
                                             0.0, 1.0);
    if (share <= 0) return;
    if (isUpright)
        done.setTop(done.bottom() - done.height() * share);
    else if (bar->invertedAppearance != (option.direction == Qt::RightToLeft))
        done.setLeft(done.right() - done.width() * share);
    else
        done.setWidth(done.width() * share);
    flat::drawBox(painter, done, isBusy ? mixedColour(theme.base, theme.accent, 0.5) : theme.accent,
                  {}, 1, 3);
}

}  // namespace

void FlatStyle::drawMenuItem(const QStyleOption& option, QPainter& painter,
                             const QWidget* widget) const {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    if (item == nullptr) return;
    const Theme& theme = themeOf(option.palette);
    const QRect& rect = option.rect;
    if (item->menuItemType == QStyleOptionMenuItem::Separator) {
        drawMenuSeparator(painter, rect, theme, scaled(8));
        return;
    }
    const bool isEnabled = option.state & State_Enabled;
    const bool isChosen = isEnabled && (option.state & State_Selected) != 0;
    if (isChosen)
        flat::drawBox(painter, QRectF(rect).adjusted(scaled(4), 0, -scaled(4), 0),
                      chosenGround(theme), {});
    const QColor ink = !isEnabled ? theme.disabledText : isChosen ? chosenText(theme) : theme.text;

    const int side = proxy()->pixelMetric(PM_SmallIconSize, &option, widget);
    const int column = std::max(item->maxIconWidth, side);
    const QRect place(rect.left() + scaled(10), rect.top(), column, rect.height());
    QRect sign(0, 0, side, side);
    sign.moveCenter(place.center());
    if (!item->icon.isNull()) {
        const bool isOn = item->checkType != QStyleOptionMenuItem::NotCheckable && item->checked;
        if (isOn) flat::drawBox(painter, QRectF(sign).adjusted(-3, -3, 3, 3), {}, theme.accent);
        item->icon.paint(&painter, sign, Qt::AlignCenter,
                         isEnabled ? QIcon::Normal : QIcon::Disabled,
                         isOn ? QIcon::On : QIcon::Off);
    } else if (item->checkType != QStyleOptionMenuItem::NotCheckable) {
        QStyleOptionButton box;
        box.palette = option.palette;
        const int mark = proxy()->pixelMetric(PM_IndicatorWidth, &option, widget);
        box.rect = QRect(0, 0, mark, mark);
        box.rect.moveCenter(place.center());
        box.state = (option.state & State_Enabled) | (item->checked ? State_On : State_Off);
        proxy()->drawPrimitive(item->checkType == QStyleOptionMenuItem::Exclusive
                                   ? PE_IndicatorRadioButton
                                   : PE_IndicatorCheckBox,
                               &box, &painter, widget);
    }

    const qsizetype tab = item->text.indexOf(u'\t');
    const QRect words(place.right() + scaled(10), rect.top(),
                      rect.right() - place.right() - scaled(10) - scaled(24), rect.height());
    const int showKeys = proxy()->styleHint(SH_UnderlineShortcut, &option, widget)
                             ? Qt::TextShowMnemonic
                             : Qt::TextHideMnemonic;
    const int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip | showKeys;
    QFont font = item->font;
    if (item->menuItemType == QStyleOptionMenuItem::DefaultItem) font.setBold(true);
    const flat::Saved saved(painter);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(words, flags | Qt::AlignLeft, item->text.left(tab));
    if (tab >= 0) {
        if (isEnabled && !isChosen) painter.setPen(theme.mutedText);
        painter.drawText(words.adjusted(0, 0, scaled(10), 0), flags | Qt::AlignRight,
                         item->text.mid(tab + 1));
    }
    if (item->menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow(rect.right() - scaled(22), rect.top(), scaled(12), rect.height());
        flat::drawChevron(painter, arrow, Qt::RightArrow, ink, scaled(8));
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const Theme& theme = themeOf(option->palette);
    switch (element) {
        case CE_PushButtonBevel:
            QProxyStyle::drawControl(element, option, painter, widget);
            // The base style draws no panel for a flat button, and so no focus ring, which is part
            // of the panel. So draw the panel if the button has the focus.
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
                constexpr auto kFlat =
                    QStyleOptionButton::Flat | QStyleOptionButton::CommandLinkButton;
                const bool isLeftOut = (button->features & kFlat) != 0 &&
                                       (button->state & (State_Sunken | State_On)) == 0;
                if (isLeftOut && (button->state & State_HasFocus) != 0)
                    proxy()->drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
            }
            return;
        case CE_ToolButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
                drawToolLabel(*button, *painter, widget);
                return;
            }
            break;
        case CE_ComboBoxLabel:
            if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
                const QStyleOptionComboBox label = flat::elided(*box, *proxy(), widget);
                QProxyStyle::drawControl(element, &label, painter, widget);
                return;
            }
            break;
        case CE_MenuItem:
            drawMenuItem(*option, *painter, widget);
            return;
        case CE_MenuBarItem:
            drawMenuBarItem(*painter, *option, *proxy(), theme);
            return;
        case CE_MenuBarEmptyArea:
        case CE_ToolBar:
            painter->fillRect(option->rect, theme.window);
            return;
        case CE_TabBarTabShape:
            drawTab(*painter, *option, theme);
            return;
        case CE_HeaderSection:
            drawHeader(*painter, *option, theme);
            return;
        case CE_HeaderEmptyArea:
            painter->fillRect(option->rect, theme.window);
            return;
        case CE_Splitter:
            drawSplitter(*painter, *option, theme);
            return;
        case CE_ProgressBarGroove:
            flat::drawBox(*painter, option->rect, theme.base, theme.edge);
            return;
        case CE_ProgressBarContents:
            drawProgress(*painter, *option, theme);
            return;
        case CE_RubberBand: {
            QColor fill = theme.accent;
            fill.setAlphaF(0.2F);
            flat::drawBox(*painter, option->rect, fill, theme.accent, 1, 0);
            return;
        }
        default:
            break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    switch (control) {
        case CC_ScrollBar:
            drawScrollBar(*option, *painter, widget);
            return;
        case CC_Slider:
            drawSlider(*option, *painter, widget);
            return;
        case CC_SpinBox:
            drawSpinBox(*option, *painter, widget);
            return;
        case CC_ComboBox:
            drawComboBox(*option, *painter, widget);
            return;
        case CC_ToolButton: {
            const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            if (button == nullptr || !flat::isMenuButton(*button)) break;
            drawMenuButton(*button, *painter, widget);
            return;
        }
        default:
            break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace mazeloom::widgets

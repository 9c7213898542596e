// SPDX-License-Identifier: MIT
#include "widgets/theme/flat_style.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QMenu>
#include <QScrollBar>
#include <QSlider>
#include <QStyleOption>
#include <QTabBar>

#include "widgets/theme/flat_paint.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGrid = 4;

int onGrid(int pixels) {
    return (pixels + kGrid - 1) / kGrid * kGrid;
}

}  // namespace

FlatStyle::FlatStyle(const Options& options)
    : QProxyStyle(QStringLiteral("Fusion")), options_(options) {}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
        case PM_DefaultFrameWidth:
            // The frame of lists and text editors has room for the focus ring.
            if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
                return static_cast<int>(flat::kFocusLine);
            return 1;
        case PM_SpinBoxFrameWidth:
        case PM_ComboBoxFrameWidth:
        case PM_MenuBarPanelWidth:
        case PM_ToolTipLabelFrameWidth:
            return 1;
        case PM_ButtonShiftHorizontal:
        case PM_ButtonShiftVertical:
        case PM_TabBarTabShiftHorizontal:
        case PM_TabBarTabShiftVertical:
        case PM_TabBarTabOverlap:
        case PM_ToolBarFrameWidth:
        case PM_DockWidgetFrameWidth:
            return 0;
        case PM_ScrollBarExtent:
            return scaled(10);
        case PM_ScrollBarSliderMin:
            return scaled(24);
        case PM_SplitterWidth:
        case PM_DockWidgetSeparatorExtent:
            return scaled(4);
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return scaled(14);
        case PM_CheckBoxLabelSpacing:
        case PM_RadioButtonLabelSpacing:
        case PM_LayoutHorizontalSpacing:
        case PM_LayoutVerticalSpacing:
            return scaled(6);
        case PM_LayoutLeftMargin:
        case PM_LayoutTopMargin:
        case PM_LayoutRightMargin:
        case PM_LayoutBottomMargin:
            return scaled(8);
        case PM_SmallIconSize:
        case PM_ButtonIconSize:
        case PM_TabBarIconSize:
        case PM_ListViewIconSize:
        case PM_TabCloseIndicatorWidth:
        case PM_TabCloseIndicatorHeight:
            return scaled(16);
        case PM_ToolBarIconSize:
            return scaled(20);
        case PM_SliderThickness:
        case PM_SliderLength:
        case PM_SliderControlThickness:
            return scaled(14);
        case PM_TabBarTabHSpace:
            return scaled(20);
        case PM_TabBarTabVSpace:
            return scaled(10);
        case PM_MenuPanelWidth:
            return 1;
        case PM_MenuHMargin:
        case PM_MenuVMargin:
            return scaled(4);
        case PM_MenuBarItemSpacing:
            return scaled(2);
        case PM_HeaderDefaultSectionSizeVertical:
            return onGrid(scaled(24));
        case PM_HeaderMargin:
            return scaled(4);
        case PM_ButtonMargin:
            return scaled(8);
        case PM_ButtonDefaultIndicator:
            return 0;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& contents, const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
        case CT_ComboBox:
            // Fusion draws the text a pixel from both ends of its field, but does not ask for them.
            size.rwidth() += 2;
            [[fallthrough]];
        case CT_PushButton:
        case CT_LineEdit:
        case CT_SpinBox:
            size.setHeight(onGrid(std::max(size.height(), scaled(24))));
            break;
        case CT_ToolButton: {
            const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            const bool hasWords =
                button != nullptr &&
                (button->toolButtonStyle != Qt::ToolButtonIconOnly || button->icon.isNull());
            if (hasWords && flat::isMenuButton(*button)) size.rwidth() += scaled(kMenuArrow);
            break;
        }
        case CT_MenuBarItem:
            size = contents + QSize(scaled(16), scaled(8));
            break;
        case CT_MenuItem: {
            const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            if (item == nullptr) break;
            if (item->menuItemType == QStyleOptionMenuItem::Separator)
                size.setHeight(scaled(9));
            else
                size.setHeight(std::max(size.height(), onGrid(scaled(24))));
            break;
        }
        // A row is higher than its font: marks of uppercase letters, as in Ö, exceed the font's
        // height, and the focus ring needs room.
        case CT_ItemViewItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
                size.setHeight(
                    onGrid(std::max(size.height(), item->fontMetrics.height() + scaled(8))));
            break;
        case CT_HeaderSection:
            size.setHeight(onGrid(std::max(size.height(), scaled(24))));
            break;
        default:
            break;
    }
    return size;
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
        case SH_Widget_Animation_Duration:
            return options_.hasMotion ? QProxyStyle::styleHint(hint, option, widget, data) : 0;
        case SH_EtchDisabledText:
        case SH_DitherDisabledText:
        case SH_TitleBar_NoBorder:
        // Qt's icons for dialog buttons have fixed colours, so show only the labels.
        case SH_DialogButtonBox_ButtonsHaveIcons:
            return 0;
        case SH_ScrollBar_LeftClickAbsolutePosition:
            return 0;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // These widgets must be repainted when the pointer enters or leaves them.
    if (qobject_cast<QScrollBar*>(widget) != nullptr || qobject_cast<QSlider*>(widget) != nullptr ||
        qobject_cast<QTabBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
}

double textScale() {
    const auto* style = qobject_cast<const FlatStyle*>(QApplication::style());
    return style == nullptr ? 1.0 : style->options().textPercent / 100.0;
}

int scaledPixels(int pixels) {
    return static_cast<int>(pixels * textScale() + 0.5);
}

}  // namespace mazeloom::widgets

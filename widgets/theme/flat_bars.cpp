// SPDX-License-Identifier: MIT
// Scroll bars and sliders, and the geometry of their parts.
#include <algorithm>

#include <QComboBox>
#include <QStyleOption>

#include "widgets/theme/flat_paint.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using flat::ControlState;

namespace {

/// Returns the rectangle of a scroll bar's thumb. Its length is proportional to the visible share
/// of the contents, but at least `least` pixels.
QRect thumbOf(const QStyleOptionSlider& bar, int least) {
    const bool isLying = bar.orientation == Qt::Horizontal;
    const int length = isLying ? bar.rect.width() : bar.rect.height();
    const auto range = std::int64_t{bar.maximum} - bar.minimum;
    const auto share = range > 0 ? std::int64_t{bar.pageStep} * length / (range + bar.pageStep)
                                 : std::int64_t{length};
    const int thumb = static_cast<int>(
        std::clamp(share, std::int64_t{std::min(least, length)}, std::int64_t{length}));
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - thumb, bar.upsideDown);
    return isLying ? QRect(bar.rect.left() + start, bar.rect.top(), thumb, bar.rect.height())
                   : QRect(bar.rect.left(), bar.rect.top() + start, bar.rect.width(), thumb);
}

QRect partOfScrollBar(const QStyleOptionSlider& bar, QStyle::SubControl part, int least) {
    const QRect thumb = thumbOf(bar, least);
    const bool isLying = bar.orientation == Qt::Horizontal;
    QRect place = bar.rect;
    switch (part) {
        case QStyle::SC_ScrollBarSlider:
            return thumb;
        case QStyle::SC_ScrollBarGroove:
            return place;
        case QStyle::SC_ScrollBarSubPage:
            isLying ? place.setRight(thumb.left() - 1) : place.setBottom(thumb.top() - 1);
            return place;
        case QStyle::SC_ScrollBarAddPage:
            isLying ? place.setLeft(thumb.right() + 1) : place.setTop(thumb.bottom() + 1);
            return place;
        default:
            return {};  // the bar has no buttons at its ends
    }
}

/// Draws short tick lines at one side of a slider's groove, where the handle does not hide them.
void drawTicks(QPainter& painter, const QStyleOptionSlider& slider, const QRect& handle,
               const QColor& colour) {
    const bool isLying = slider.orientation == Qt::Horizontal;
    const int length = isLying ? handle.width() : handle.height();
    const int room = (isLying ? slider.rect.width() : slider.rect.height()) - length;
    const int interval = slider.tickInterval > 0 ? slider.tickInterval : slider.pageStep;
    if (interval <= 0 || (slider.maximum - slider.minimum) / interval > room / 2) return;
    constexpr int kTick = 3;
    const int from = isLying ? handle.bottom() + 1 : handle.right() + 1;
    for (int value = slider.minimum; value <= slider.maximum; value += interval) {
        const int at = length / 2 + QStyle::sliderPositionFromValue(slider.minimum, slider.maximum,
                                                                    value, room, slider.upsideDown);
        painter.fillRect(isLying ? QRect(slider.rect.left() + at, from, 1, kTick)
                                 : QRect(from, slider.rect.top() + at, kTick, 1),
                         colour);
    }
}

}  // namespace

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return visualRect(bar->direction, bar->rect, partOfScrollBar(*bar, part, scaled(24)));
        }
    }
    const QRect place = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxListBoxPopup)
        return flat::asWideAsChoices(place, qobject_cast<const QComboBox*>(widget));
    return place;
}

void FlatStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                              const QWidget* widget) const {
    const Theme& theme = themeOf(option.palette);
    const ControlState state(option);
    const QRect groove = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarGroove, widget);
    const QRect thumb = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    painter.fillRect(groove, theme.window);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    if (!state.isEnabled || bar == nullptr || bar->maximum <= bar->minimum) return;
    const bool isMine = (option.activeSubControls & SC_ScrollBarSlider) != 0;
    const double share = isMine && state.isPressed ? 0.8 : state.isOver ? 0.68 : 0.56;
    flat::drawBox(painter, QRectF(thumb).adjusted(2, 2, -2, -2),
                  mixedColour(theme.window, theme.text, share), {}, 1, scaled(10));
}

void FlatStyle::drawSlider(const QStyleOptionComplex& option, QPainter& painter,
                           const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    if (slider == nullptr) return;
    const Theme& theme = themeOf(option.palette);
    const ControlState state(option);
    const QRect handle = proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
    QRectF groove(proxy()->subControlRect(CC_Slider, &option, SC_SliderGroove, widget));
    const bool isLying = slider->orientation == Qt::Horizontal;
    const double half = scaled(4) / 2.0;
    const QPointF middle = QRectF(handle).center();
    if (isLying) {
        groove.setTop(middle.y() - half);
        groove.setHeight(2 * half);
    } else {
        groove.setLeft(middle.x() - half);
        groove.setWidth(2 * half);
    }
    if (slider->tickPosition != QSlider::NoTicks) {
        drawTicks(painter, *slider, handle, mixedColour(theme.window, theme.text, 0.5));
    }
    flat::drawBox(painter, groove, mixedColour(theme.window, theme.text, 0.3), {}, 1, half);
    QRectF done = groove;
    if (isLying)
        slider->upsideDown ? done.setLeft(middle.x()) : done.setRight(middle.x());
    else
        slider->upsideDown ? done.setTop(middle.y()) : done.setBottom(middle.y());
    const QColor colour = state.isEnabled ? theme.accent : theme.disabledText;
    flat::drawBox(painter, done, colour, {}, 1, half);
    const QRectF knob = QRectF(handle).adjusted(1, 1, -1, -1);
    const double side = std::min(knob.width(), knob.height());
    QRectF disc(0, 0, side, side);
    disc.moveCenter(middle);
    flat::drawBox(painter, disc, state.isEnabled ? theme.text : theme.disabledText, theme.window, 1,
                  side);
    if (state.hasFocus)
        flat::drawBox(painter, disc.adjusted(-1, -1, 1, 1), {}, theme.accent, 2, side);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Draws fields that consist of several parts: spin boxes and combo boxes.
#include <algorithm>

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollBar>
#include <QStyleOption>

#include "widgets/theme/flat_paint.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using flat::ControlState;

void FlatStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    if (box == nullptr) return;
    const Theme& theme = themeOf(option.palette);
    const ControlState state(option);
    if (box->frame) {
        flat::drawBox(painter, option.rect, option.palette.color(QPalette::Base),
                      flat::edgeOf(theme, state, widget), flat::lineOf(state));
    } else {
        painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    }
    if (box->buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const auto drawButton = [&](SubControl part, Qt::ArrowType way, bool canStep) {
        const QRect place = proxy()->subControlRect(CC_SpinBox, &option, part, widget);
        const bool isMine = (option.activeSubControls & part) != 0;
        if (state.isEnabled && canStep && isMine) {
            ControlState own(option);
            own.isPressed = own.isPressed && isMine;
            flat::drawBox(painter, QRectF(place).adjusted(1, 0.5, -0.5, -0.5),
                          flat::answering(theme.button, theme, own), {}, 1, 2);
        }
        flat::drawChevron(painter, place, way,
                          state.isEnabled && canStep ? theme.mutedText : theme.disabledText,
                          std::min(scaled(6), place.height()));
    };
    drawButton(SC_SpinBoxUp, Qt::UpArrow,
               (box->stepEnabled & QAbstractSpinBox::StepUpEnabled) != 0);
    drawButton(SC_SpinBoxDown, Qt::DownArrow,
               (box->stepEnabled & QAbstractSpinBox::StepDownEnabled) != 0);
}

QRect flat::asWideAsChoices(QRect list, const QComboBox* box) {
    if (box == nullptr) return list;
    const QAbstractItemView& view = *box->view();
    int width = view.sizeHintForColumn(box->modelColumn()) + 2 * view.frameWidth();
    if (box->count() > box->maxVisibleItems())
        width += view.verticalScrollBar()->sizeHint().width();
    list.setWidth(std::max(list.width(), width));
    return list;
}

QStyleOptionComboBox flat::elided(const QStyleOptionComboBox& option, const QStyle& style,
                                  const QWidget* widget) {
    QStyleOptionComboBox label = option;
    const QRect field =
        style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, widget);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
    label.currentText =
        option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, field.width() - 2 - icon);
    return label;
}

void FlatStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter,
                             const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
    if (box == nullptr) return;
    const Theme& theme = themeOf(option.palette);
    const ControlState state(option);
    const QColor ground = box->editable ? option.palette.color(QPalette::Base)
                                        : flat::answering(theme.base, theme, state);
    flat::drawBox(painter, option.rect, ground,
                  box->frame || !box->editable ? flat::edgeOf(theme, state, widget) : QColor(),
                  flat::lineOf(state));
    const QRect arrow = proxy()->subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    flat::drawChevron(painter, arrow, Qt::DownArrow,
                      state.isEnabled ? theme.text : theme.disabledText, scaled(8));
}

}  // namespace mazeloom::widgets

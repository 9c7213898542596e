// SPDX-License-Identifier: MIT
#include "widgets/text/flaw_line.h"

#include <algorithm>

#include <QEvent>
#include <QLayout>

#include "widgets/text/field_flaw.h"

namespace mazeloom::widgets {

FlawLine::FlawLine(const QList<QWidget*>& fields, QWidget* parent) : PlainLabel(parent) {
    setWordWrap(true);
    setVisible(false);
    for (QWidget* field : fields)
        watch(*field);
}

void FlawLine::watch(QWidget& field) {
    fields_ << &field;
    field.installEventFilter(this);
}

bool FlawLine::isGood() const {
    return std::ranges::all_of(fields_,
                               [](const QWidget* field) { return toldFlaw(*field).isEmpty(); });
}

bool FlawLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::DynamicPropertyChange) look();
    return PlainLabel::eventFilter(watched, event);
}

void FlawLine::look() {
    const auto wrong = std::ranges::find_if(
        fields_, [](const QWidget* field) { return !toldFlaw(*field).isEmpty(); });
    const bool isGood = wrong == fields_.end();
    //: What is wrong in a dialog: %1 a field, %2 the reason
    setText(isGood ? QString()
                   : QStringLiteral("⚠ ") +
                         tr("%1: %2").arg((*wrong)->accessibleName(), toldFlaw(**wrong)));
    setAccessibleName(text());
    setVisible(!isGood);
    emit changed();
    // Grow the dialog so that the message has all the lines that it needs.
    QWidget* dialog = window();
    if (dialog == this || !dialog->isVisible() || dialog->layout() == nullptr) return;
    dialog->resize(
        dialog->width(),
        std::max(dialog->height(), dialog->layout()->totalHeightForWidth(dialog->width())));
}

}  // namespace mazeloom::widgets

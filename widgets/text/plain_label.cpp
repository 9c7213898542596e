// SPDX-License-Identifier: MIT
#include "widgets/text/plain_label.h"

#include "widgets/theme/type.h"

namespace mazeloom::widgets {

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    QLabel::setTextFormat(Qt::PlainText);
    if (const int over = overshootOf(font()); over > 0) setContentsMargins(0, over, 0, 0);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) {
    setText(text);
}

}  // namespace mazeloom::widgets

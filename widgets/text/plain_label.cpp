// SPDX-License-Identifier: MIT
#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    QLabel::setTextFormat(Qt::PlainText);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) {
    setText(text);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/text/message_box.h"

#include <QLabel>

namespace mazeloom::widgets {

MessageBox::MessageBox(QWidget* parent) : QMessageBox(parent) {
    QMessageBox::setTextFormat(Qt::PlainText);
}

MessageBox::MessageBox(Icon icon, const QString& title, const QString& text,
                       StandardButtons buttons, QWidget* parent)
    : MessageBox(parent) {
    setIcon(icon);
    setWindowTitle(title);
    setText(text);
    setStandardButtons(buttons);
}

void MessageBox::setInformativeText(const QString& text) {
    // QMessageBox has no format for this text. It creates the label with the first text that is not
    // empty, so the format is set while the label shows a harmless text.
    if (!text.isEmpty()) QMessageBox::setInformativeText(QStringLiteral(" "));
    for (QLabel* label : findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
    QMessageBox::setInformativeText(text);
}

bool MessageBox::isConfirmed(QWidget* parent, const QString& title, const QString& text) {
    MessageBox box(Question, title, text, Yes | No, parent);
    return box.exec() == Yes;
}

}  // namespace mazeloom::widgets

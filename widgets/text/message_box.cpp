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
    // QMessageBox has no property for the format of this text. It creates the text's label when it
    // gets the first text that is not empty. So set a harmless text, then the label's format.
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

// SPDX-License-Identifier: MIT
#include "widgets/text/input_dialog.h"

#include <QInputDialog>
#include <QLabel>

namespace mazeloom::widgets {

namespace {

std::optional<QString> ask(QInputDialog& dialog, const QString& title, const QString& label) {
    dialog.setWindowTitle(title);
    // The dialog makes its label with the first text that it is given.
    dialog.setLabelText(QStringLiteral(" "));
    for (QLabel* made : dialog.findChildren<QLabel*>())
        made->setTextFormat(Qt::PlainText);
    dialog.setLabelText(label);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.textValue();
}

}  // namespace

std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label) {
    QInputDialog dialog(parent);
    return ask(dialog, title, label);
}

std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current) {
    QInputDialog dialog(parent);
    dialog.setComboBoxItems(choices);
    dialog.setComboBoxEditable(true);
    dialog.setTextValue(choices.value(current));
    return ask(dialog, title, label);
}

}  // namespace mazeloom::widgets

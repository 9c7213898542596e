// SPDX-License-Identifier: MIT
#include "widgets/text/input_dialog.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace mazeloom::widgets {

namespace {

/// Makes a dialog show the flaws of its text, and disable OK while the text has a flaw.
void refuse(QInputDialog& dialog, const FlawOf& flawOf) {
    // QInputDialog creates its widgets only when its size is computed.
    dialog.adjustSize();
    auto* line = dialog.findChild<QLineEdit*>();
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    tellFlawsOf(*line, flawOf);
    QObject::connect(line, &QLineEdit::textChanged, ok,
                     [line, ok] { ok->setEnabled(line->hasAcceptableInput()); });
}

std::optional<QString> ask(QInputDialog& dialog, const QString& title, const QString& label,
                           const FlawOf& flawOf) {
    dialog.setWindowTitle(title);
    // QInputDialog creates its label only when it gets its first text.
    dialog.setLabelText(QStringLiteral(" "));
    for (QLabel* made : dialog.findChildren<QLabel*>())
        made->setTextFormat(Qt::PlainText);
    dialog.setLabelText(label);
    if (flawOf) refuse(dialog, flawOf);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.textValue();
}

}  // namespace

std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label,
                                  const FlawOf& flawOf) {
    QInputDialog dialog(parent);
    return ask(dialog, title, label, flawOf);
}

std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current, const FlawOf& flawOf) {
    QInputDialog dialog(parent);
    dialog.setComboBoxItems(choices);
    dialog.setComboBoxEditable(true);
    dialog.setTextValue(choices.value(current));
    return ask(dialog, title, label, flawOf);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/number_box.h"

#include <QLineEdit>

#include "core/edit/arithmetic.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent) {
    connect(lineEdit(), &QLineEdit::textEdited, this, &NumberBox::tellFlaw);
}

QString NumberBox::typed(const QString& text) const {
    QString typed = text;
    if (typed.startsWith(prefix())) typed.remove(0, prefix().size());
    if (typed.endsWith(suffix())) typed.chop(suffix().size());
    return typed.trimmed();
}

QString NumberBox::flawOf(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText()) return {};
    // Other scripts' digits are the locale's to read.
    bool isNumber = false;
    const int number = locale().toInt(typed(text), &isNumber);
    const auto result = isNumber ? tl::expected<std::int64_t, edit::CalculationFlaw>(number)
                                 : edit::calculate(typed(text).toStdString());
    if (result) {
        if (*result >= minimum() && *result <= maximum()) return {};
        return tr("%1 is not from %2 to %3").arg(*result).arg(minimum()).arg(maximum());
    }
    switch (result.error()) {
        case edit::CalculationFlaw::NotFinished:
            return tr("A number is missing");
        case edit::CalculationFlaw::DivisionByZero:
            return tr("Nothing can be divided by 0");
        case edit::CalculationFlaw::NotWhole:
            return tr("The result is not a whole number");
        case edit::CalculationFlaw::TooLarge:
            return tr("The number is too large");
        case edit::CalculationFlaw::NotACalculation:
            break;
    }
    return tr("A whole number or a calculation such as 32*2 is wanted");
}

QValidator::State NumberBox::validate(QString& text, int&) const {
    // What is not good yet may become so: nothing that is typed is swallowed.
    return flawOf(text).isEmpty() ? QValidator::Acceptable : QValidator::Intermediate;
}

int NumberBox::valueFromText(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText()) return minimum();
    bool isNumber = false;
    const int number = locale().toInt(typed(text), &isNumber);
    if (isNumber) return number;
    const auto result = edit::calculate(typed(text).toStdString());
    return result ? static_cast<int>(*result) : value();
}

void NumberBox::fixup(QString&) const {
    // The value before comes back, and the reason stays to be read.
}

void NumberBox::tellFlaw() {
    const QString flaw = flawOf(lineEdit()->text());
    setAccessibleDescription(flaw);
    if (flaw.isEmpty()) {
        hideToolTip();
    } else {
        showPlainToolTip(mapToGlobal(QPoint(0, height())), QStringLiteral("⚠ ") + flaw, this);
    }
}

}  // namespace mazeloom::widgets

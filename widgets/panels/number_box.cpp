// SPDX-License-Identifier: MIT
#include "widgets/panels/number_box.h"

#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include "widgets/text/field_flaw.h"

namespace mazeloom::widgets {

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent), typing_(*this, [this] { take(); }) {
    // While the user types, the number is incomplete and must not be reported as the value.
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textEdited, this, &NumberBox::tellTyped);
}

void NumberBox::setTenths() {
    scale_ = 10;
    setSingleStep(scale_ / 2);
}

tl::expected<std::int64_t, edit::CalculationFlaw> NumberBox::calculated(const QString& text) const {
    QString number = text;
    if (number.startsWith(prefix())) number.remove(0, prefix().size());
    if (number.endsWith(suffix())) number.chop(suffix().size());
    number = number.trimmed();
    // Tries the locale first, because only the locale knows the thousands separator.
    bool isNumber = false;
    const int whole = locale().toInt(number, &isNumber);
    if (isNumber) return std::int64_t{whole} * scale_;
    for (QChar& c : number) {
        if (c.isDigit()) c = QChar(u'0' + c.digitValue());
    }
    if (scale_ == 1) return edit::calculate(number.toStdString());
    number.replace(locale().decimalPoint(), QStringLiteral("."));
    const auto result = edit::calculateFraction(number.toStdString());
    if (!result) return tl::unexpected(result.error());
    if (scale_ % result->below != 0) return tl::unexpected(edit::CalculationFlaw::NotWhole);
    std::int64_t scaled = 0;
    if (__builtin_mul_overflow(result->above, scale_ / result->below, &scaled))
        return tl::unexpected(edit::CalculationFlaw::TooLarge);
    return scaled;
}

QString NumberBox::flawOf(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText()) return {};
    const auto result = calculated(text);
    if (result) {
        if (*result >= minimum() && *result <= maximum()) return {};
        const int whole = static_cast<int>(*result);
        return tr("%1 is not between %2 and %3")
            .arg(whole == *result ? textFromValue(whole) : locale().toString(qlonglong{*result}),
                 textFromValue(minimum()), textFromValue(maximum()));
    }
    switch (result.error()) {
        case edit::CalculationFlaw::NotFinished:
            return tr("A number is missing");
        case edit::CalculationFlaw::DivisionByZero:
            return tr("Nothing can be divided by 0");
        case edit::CalculationFlaw::NotWhole:
            return scale_ == 1 ? tr("The result is not a whole number")
                               : tr("The result has more than one decimal");
        case edit::CalculationFlaw::TooLarge:
            return tr("The number is too large");
        case edit::CalculationFlaw::NotACalculation:
            break;
    }
    return scale_ == 1 ? tr("Enter a whole number or a calculation such as 32*2")
                       : tr("Enter a number or a calculation such as 3/2");
}

bool NumberBox::isRefused() const {
    return !flawOf(lineEdit()->text()).isEmpty();
}

int NumberBox::typedValue() const {
    return isRefused() ? value() : valueFromText(lineEdit()->text());
}

QValidator::State NumberBox::validate(QString& text, int&) const {
    // Invalid text counts as incomplete, so that Qt rejects no typed character.
    return flawOf(text).isEmpty() ? QValidator::Acceptable : QValidator::Intermediate;
}

int NumberBox::valueFromText(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText()) return minimum();
    const auto result = calculated(text);
    return result ? static_cast<int>(*result) : value();
}

QString NumberBox::textFromValue(int value) const {
    if (scale_ == 1) return QSpinBox::textFromValue(value);
    return locale().toString(static_cast<double>(value) / scale_, 'f', 1);
}

void NumberBox::fixup(QString&) const {
    // Does nothing, so that refused text stays as typed.
}

void NumberBox::tellTyped() {
    tellFlaw(*this, flawOf(lineEdit()->text()));
    typing_.begin();
    emit typed();
}

void NumberBox::settle() {
    lineEdit()->setModified(false);
    typing_.end();
    tellFlaw(*this, {});
}

void NumberBox::take() {
    if (isRefused()) return;
    interpretText();
    settle();
}

void NumberBox::takeBack() {
    setValue(value());
    settle();
}

void NumberBox::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isRefused()) {
        // The number is not finished, so Enter must not accept a dialog.
        selectAll();
        tellFlaw(*this, flawOf(lineEdit()->text()));
        return;
    }
    const bool isInDialog = qobject_cast<QDialog*>(window()) != nullptr;
    if (event->key() == Qt::Key_Escape && typing_.isOn() && !isInDialog) {
        takeBack();
        selectAll();
        return;
    }
    QSpinBox::keyPressEvent(event);
    if (isEnter) settle();
}

void NumberBox::focusOutEvent(QFocusEvent* event) {
    if (typing_.goesWith(*event)) {
        const QSignalBlocker quiet(this);
        takeBack();
        return QSpinBox::focusOutEvent(event);
    }
    const QString text = lineEdit()->text();
    const bool wasRefused = isRefused();
    QSpinBox::focusOutEvent(event);
    if (!wasRefused) return settle();
    // Qt has replaced the refused text with the value; restores the text.
    lineEdit()->setText(text);
    lineEdit()->setModified(true);
}

void NumberBox::hideEvent(QHideEvent* event) {
    // Discards the typed number, because the object for which it was typed might no longer exist.
    if (!event->spontaneous()) takeBack();
    QSpinBox::hideEvent(event);
}

void NumberBox::paintEvent(QPaintEvent* event) {
    // Checked here because setValue(), which may have replaced the refused text, is not virtual.
    if (!toldFlaw(*this).isEmpty() && !isRefused()) settle();
    QSpinBox::paintEvent(event);
}

void NumberBox::stepBy(int steps) {
    if (isRefused()) takeBack();
    QSpinBox::stepBy(steps);
    settle();
}

}  // namespace mazeloom::widgets

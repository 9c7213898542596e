// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/field_form.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

#include "core/level/id.h"
#include "core/level/level.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTextRows = 4;
constexpr int kLeastChoice = 5;  // characters of a choice that are seen at least

QString idFlaw(const QString& text, bool isNeeded) {
    if (text.isEmpty() && !isNeeded) return {};
    if (level::isId(text.toStdString())) return {};
    return FieldForm::tr("An id has 1 to %1 of a to z, 0 to 9 and -").arg(level::kMaxIdLength);
}

}  // namespace

FieldForm::FieldForm(EditContext& context, QWidget* parent)
    : QWidget(parent), context_(context), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(8, 8, 8, 12);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(8);
    grid_->setColumnStretch(1, 1);
}

void FieldForm::showValues() {
    showing_ = true;
    takeValues();
    showing_ = false;
}

void FieldForm::explain(QWidget* input, const QString& label, const QString& help) {
    QString name = label;
    name.remove('&');
    if (auto* box = qobject_cast<QComboBox*>(input)) {
        // A long choice does not make the form wider.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastChoice);
    }
    input->setAccessibleName(name);
    setTips(*input, help);
    input->installEventFilter(this);
}

void FieldForm::addField(const QString& label, QWidget* input, const QString& help,
                         QWidget* beside) {
    const int row = grid_->rowCount();
    auto* title = new PlainLabel(label);
    title->setBuddy(input);
    explain(input, label, help);
    grid_->addWidget(title, row, 0);
    rows_[input] = {title, input};
    // In a row of its own, so that no other row is made wider by what stands here.
    auto* inputs = new QHBoxLayout;
    inputs->setSpacing(8);
    inputs->addWidget(input, 1);
    if (beside != nullptr) {
        inputs->addWidget(beside);
        beside->installEventFilter(this);
        rows_[input].push_back(beside);
    }
    grid_->addLayout(inputs, row, 1);
}

void FieldForm::addRange(const QString& label, const End& from, const End& to) {
    const int row = grid_->rowCount();
    auto* title = new PlainLabel(label);
    title->setBuddy(from.input);
    auto* inputs = new QHBoxLayout;
    inputs->setSpacing(6);
    for (const End* end : {&from, &to}) {
        explain(end->input, end->name, end->help);
        if (end == &to) inputs->addWidget(new PlainLabel(QStringLiteral("–")));
        inputs->addWidget(end->input, 1);
    }
    grid_->addWidget(title, row, 0);
    grid_->addLayout(inputs, row, 1);
}

void FieldForm::addWide(const QString& label, QWidget* input, const QString& help) {
    const int row = grid_->rowCount();
    auto* title = new PlainLabel(label);
    title->setBuddy(input);
    explain(input, label, help);
    grid_->addWidget(title, row, 0, 1, 2);
    grid_->addWidget(input, row + 1, 0, 1, 2);
    rows_[input] = {title, input};
}

void FieldForm::addWidget(QWidget* widget) {
    grid_->addWidget(widget, grid_->rowCount(), 0, 1, 2);
}

void FieldForm::setFieldVisible(QWidget* input, bool visible) {
    for (QWidget* widget : rows_.at(input))
        widget->setVisible(visible);
}

NumberBox* FieldForm::number(int least, int most) {
    auto* input = new QuietSpinBox;
    input->setRange(least, most);
    input->setAlignment(Qt::AlignRight);
    input->setGroupSeparatorShown(true);
    return input;
}

QuietLineEdit* FieldForm::line() {
    auto* input = new QuietLineEdit;
    tellFlawsOf(*input, lineFlaw);
    return input;
}

QuietLineEdit* FieldForm::idLine(IdNeed need) {
    auto* input = new QuietLineEdit;
    tellFlawsOf(*input, [isNeeded = need == IdNeed::Required](const QString& text) {
        return idFlaw(text, isNeeded);
    });
    return input;
}

QuietTextEdit* FieldForm::lines() {
    auto* input = new QuietTextEdit;
    input->setTabChangesFocus(true);
    input->setFixedHeight(kTextRows * input->fontMetrics().lineSpacing() + 12);
    return input;
}

QLabel* FieldForm::note() {
    auto* label = new PlainLabel;
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance("000.00 s"));
    return label;
}

void FieldForm::onEdit(QSpinBox* input, const std::function<void()>& edit) {
    connect(input, &QSpinBox::valueChanged, this, [this, edit] {
        if (!showing_) edit();
    });
    connect(input, &QSpinBox::editingFinished, this, &FieldForm::beginGesture);
}

void FieldForm::onEdit(QuietLineEdit* input, const std::function<void()>& edit) {
    connect(input, &QLineEdit::textEdited, this, [input, edit] {
        if (input->hasAcceptableInput()) edit();
    });
    connect(input, &QLineEdit::editingFinished, this, &FieldForm::beginGesture);
}

void FieldForm::onEdit(QuietTextEdit* input, const std::function<void()>& edit) {
    connect(input, &QPlainTextEdit::textChanged, this, [this, input, edit] {
        const QString flaw = textFlaw(input->toPlainText());
        tellFlaw(*input, flaw);
        if (!showing_ && flaw.isEmpty()) edit();
    });
}

void FieldForm::onEdit(QComboBox* input, const std::function<void()>& edit) {
    connect(input, &QComboBox::activated, this, [this, edit] {
        beginGesture();
        edit();
    });
}

bool FieldForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) beginGesture();
    return QWidget::eventFilter(watched, event);
}

void showText(QLineEdit& input, const QString& text) {
    if (input.text() != text) input.setText(text);
}

void showText(QPlainTextEdit& input, const QString& text) {
    if (input.toPlainText() != text) input.setPlainText(text);
}

void showNumber(QSpinBox& input, std::optional<int> value, int least) {
    input.setMinimum(value ? least : least - 1);
    input.setSpecialValueText(value ? QString() : QStringLiteral("–"));
    input.setValue(value.value_or(least - 1));
}

QString secondsText(int ticks) {
    //: A time in seconds
    return FieldForm::tr("%1 s").arg(
        QLocale().toString(static_cast<double>(ticks) / level::kTicksPerSecond, 'f', 2));
}

}  // namespace mazeloom::widgets

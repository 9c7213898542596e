// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/field_form.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

#include "core/level/id.h"
#include "core/level/level.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/units.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTextRows = 4;
constexpr int kLeastNumber = 64;
constexpr int kLeastChoice = 5;  // least number of visible characters of a choice

QString idFlaw(const QString& text, bool isNeeded) {
    if (text.isEmpty() && !isNeeded) return {};
    if (level::isId(text.toStdString())) return {};
    return FieldForm::tr("An id has 1 to %1 of a to z, 0 to 9 and -").arg(level::kMaxIdLength);
}

}  // namespace

FieldForm::FieldForm(EditContext& context, QWidget* parent)
    : QWidget(parent), context_(context), grid_(new QGridLayout(this)) {
    // The right margin is narrower, because the space for a scroll bar adjoins it.
    grid_->setContentsMargins(8, 8, 4, 12);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(8);
    grid_->setColumnStretch(1, 1);
}

void FieldForm::showValues() {
    showing_ = true;
    takeValues();
    showing_ = false;
    arrange();
}

void FieldForm::explain(QWidget* input, const QString& label, const QString& help) {
    QString name = label;
    name.remove('&');
    if (auto* box = qobject_cast<QComboBox*>(input)) {
        // A long choice must not widen the form.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastChoice);
    }
    input->setAccessibleName(name);
    setTips(*input, help);
    input->installEventFilter(this);
}

void FieldForm::addField(const QString& label, QWidget* input, const QString& help,
                         QWidget* beside) {
    auto* title = new PlainLabel(label);
    title->setBuddy(input);
    explain(input, label, help);
    rows_[input] = {title, input};
    // The inputs have their own layout, so that the widget beside them widens no other row.
    auto* inputs = new QHBoxLayout;
    inputs->setSpacing(8);
    inputs->addWidget(input, 1);
    if (beside != nullptr) {
        inputs->addWidget(beside);
        beside->installEventFilter(this);
        rows_[input].push_back(beside);
    }
    addLine(title, inputs);
}

void FieldForm::addRange(const QString& label, const End& from, const End& to) {
    auto* title = new PlainLabel(label);
    title->setBuddy(from.input);
    auto* inputs = new QHBoxLayout;
    inputs->setSpacing(6);
    auto* dash = new PlainLabel(QStringLiteral("–"));
    for (const End* end : {&from, &to}) {
        explain(end->input, end->name, end->help);
        if (end == &to) inputs->addWidget(dash);
        inputs->addWidget(end->input, 1);
    }
    addLine(title, inputs);
    rows_[from.input] = {title, from.input, dash, to.input};
}

void FieldForm::addLine(QLabel* title, QLayout* inputs) {
    const int row = grid_->rowCount();
    grid_->addWidget(title, row, 0);
    grid_->addLayout(inputs, row, 1);
    lines_.push_back({title, inputs, row});
    // The next row is for inputs that do not fit beside their label.
    grid_->setRowMinimumHeight(row + 1, 0);
}

void FieldForm::place(Line& line, bool isBelow) {
    if (line.isBelow == isBelow) return;
    line.isBelow = isBelow;
    grid_->removeWidget(line.title);
    grid_->removeItem(line.inputs);
    grid_->addWidget(line.title, line.row, 0, 1, isBelow ? 2 : 1);
    grid_->addItem(line.inputs, line.row + (isBelow ? 1 : 0), isBelow ? 0 : 1, 1, isBelow ? 2 : 1);
}

/// Arranges the lines. The labels beside their inputs share a column. If some inputs do not fit,
/// the longest label moves above its input, until the remaining lines fit.
void FieldForm::arrange() {
    const QMargins margins = grid_->contentsMargins();
    const int room = width() - margins.left() - margins.right() - grid_->horizontalSpacing();
    std::vector<Line*> beside;
    for (Line& line : lines_)
        beside.push_back(&line);
    const auto labelOf = [](const Line* line) { return line->title->sizeHint().width(); };
    const auto inputOf = [](const Line* line) { return line->inputs->minimumSize().width(); };
    std::erase_if(beside, [&](const Line* line) { return labelOf(line) + inputOf(line) > room; });
    while (!beside.empty()) {
        const auto longest = std::ranges::max_element(beside, {}, labelOf);
        const int label = labelOf(*longest);
        const bool allFit = std::ranges::all_of(
            beside, [&](const Line* line) { return label + inputOf(line) <= room; });
        if (allFit) break;
        beside.erase(longest);
    }
    for (Line& line : lines_)
        place(line, std::ranges::find(beside, &line) == beside.end());
}

QSize FieldForm::minimumSizeHint() const {
    const QMargins margins = grid_->contentsMargins();
    int width = 0;
    for (const Line& line : lines_) {
        const int label = line.title->isHidden() ? 0 : line.title->minimumSizeHint().width();
        width = std::max({width, label, line.inputs->minimumSize().width()});
    }
    for (int i = 0; i < grid_->count(); ++i) {
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        grid_->getItemPosition(i, &row, &column, &rows, &columns);
        QLayoutItem* item = grid_->itemAt(i);
        if (columns == 2 && !item->isEmpty()) width = std::max(width, item->minimumSize().width());
    }
    return {width + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

void FieldForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void FieldForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
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
    // Large numbers scroll inside the field, because the field's range must not widen the form.
    input->setMinimumWidth(scaledPixels(kLeastNumber));
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
    return withUnbrokenUnits(FieldForm::tr("%1 s").arg(QLocale().toString(
        static_cast<double>(ticks) / level::kTicksPerSecond, 'f', QLocale::FloatingPointShortest)));
}

}  // namespace mazeloom::widgets

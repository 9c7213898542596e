// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/vary/draw_editors.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "core/document/parameter.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

using QuietLine = QuietInput<QLineEdit>;

QSpinBox* newNumber(const generate::ParameterInfo& info, const QString& name, const QString& tip) {
    auto* box = new QuietSpinBox;
    box->setRange(static_cast<int>(info.least), static_cast<int>(info.most));
    box->setAlignment(Qt::AlignRight);
    box->setGroupSeparatorShown(true);
    if (info.type == generate::ParameterInfo::Type::Percent)
        box->setSuffix(VaryingEditor::tr(" %"));
    setNameAndTips(*box, name, tip);
    return box;
}

}  // namespace

RangeEditor::RangeEditor(const generate::ParameterInfo& info, const QString& name)
    : VaryingEditor(info, name),
      //: A field: %1 is a parameter
      from_(newNumber(info, tr("%1: from").arg(name), tr("The smallest number that a seed draws"))),
      //: A field: %1 is a parameter
      to_(newNumber(info, tr("%1: to").arg(name), tr("The largest number that a seed draws"))) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 4);
    row->setSpacing(4);
    row->addWidget(new PlainLabel(tr("from")));
    row->addWidget(from_, 1);
    row->addWidget(new PlainLabel(tr("to")));
    row->addWidget(to_, 1);
    setFocusProxy(from_);
    for (QSpinBox* box : {from_, to_}) {
        connect(box, &QSpinBox::valueChanged, this, [this, box] { take(box == from_); });
        connect(box, &QSpinBox::editingFinished, this, [this] { beginGesture(); });
    }
}

void RangeEditor::showValue(const level::ParameterValue& value, const Place&) {
    const auto* range = std::get_if<level::DrawnNumber>(&value);
    if (range == nullptr) return;
    from_->setValue(static_cast<int>(range->from));
    to_->setValue(static_cast<int>(range->to));
}

void RangeEditor::take(bool isFrom) {
    if (isShowing()) return;
    const std::int64_t from = isFrom ? from_->value() : std::min(from_->value(), to_->value());
    const std::int64_t to = isFrom ? std::max(from_->value(), to_->value()) : to_->value();
    edit(level::DrawnNumber{from, to});
}

NumberListEditor::NumberListEditor(const generate::ParameterInfo& info, const QString& name)
    : VaryingEditor(info, name), line_(new QuietLine) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 4);
    row->addWidget(line_);
    setFocusProxy(line_);
    //: A field: %1 is a parameter
    setNameAndTips(
        *line_, tr("%1: values").arg(name),
        tr("Numbers, separated by commas; a number listed twice is drawn twice as often"));
    connect(line_, &QLineEdit::editingFinished, this, &NumberListEditor::take);
}

void NumberListEditor::showValue(const level::ParameterValue& value, const Place&) {
    const auto* values = std::get_if<level::OneOf>(&value);
    if (values == nullptr) return;
    shown_ = *values;
    QStringList numbers;
    for (const level::FixedValue& each : shown_.values)
        numbers << QString::number(numberOf(info(), each));
    line_->setText(numbers.join(QStringLiteral(", ")));
}

void NumberListEditor::take() {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    level::OneOf typed;
    bool isGood = true;
    for (const QString& word : line_->text().split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const std::int64_t number = word.toLongLong(&isNumber);
        isGood = isGood && isNumber && document::isAllowed(info(), number);
        typed.values.emplace_back(number);
    }
    isGood = isGood && !typed.values.empty() && typed.values.size() <= level::kMostValues;
    if (!isGood || typed == shown_) {
        showValue(shown_, {});
        return;
    }
    beginGesture();
    edit(typed);
}

ChoiceListEditor::ChoiceListEditor(const generate::ParameterInfo& info, const QString& name)
    : VaryingEditor(info, name) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(2);
    for (std::int64_t i = 0; i <= document::mostValue(info); ++i) {
        const QString text = valueText(info, i);
        auto* box = new QCheckBox(QString(text).replace('&', "&&"));
        //: A box: %1 is a parameter, %2 one of its choices
        setNameAndTips(*box, tr("%1: %2").arg(name, text), tr("Whether a seed may draw it"));
        const auto choice = static_cast<std::size_t>(i);
        connect(box, &QCheckBox::clicked, this, [this, choice](bool isOn) { take(choice, isOn); });
        column->addWidget(box);
        boxes_.push_back(box);
    }
    setFocusProxy(boxes_.front());
}

void ChoiceListEditor::showValue(const level::ParameterValue& value, const Place&) {
    const auto* values = std::get_if<level::OneOf>(&value);
    if (values == nullptr) return;
    shown_ = *values;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const level::FixedValue choice = fixedValue(info(), static_cast<std::int64_t>(i));
        const auto count = std::ranges::count(shown_.values, choice);
        boxes_[i]->setChecked(count > 0);
        // A hand-written list may contain the same choice several times.
        const QString text = valueText(info(), static_cast<std::int64_t>(i));
        //: %1 one of several choices, %2 how many times as often it is drawn
        QString label = count > 1 ? tr("%1 (%2×)").arg(text).arg(count) : text;
        boxes_[i]->setText(label.replace('&', "&&"));
    }
}

void ChoiceListEditor::take(std::size_t choice, bool isOn) {
    const level::FixedValue value = fixedValue(info(), static_cast<std::int64_t>(choice));
    level::OneOf after = shown_;
    if (isOn) {
        after.values.push_back(value);
    } else {
        std::erase(after.values, value);
    }
    // At least one choice must remain from which the seed can draw.
    if (after.values.empty() || after.values.size() > level::kMostValues) {
        setValue(shown_, {});
        return;
    }
    beginGesture();
    edit(after);
}

}  // namespace mazeloom::widgets

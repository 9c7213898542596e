// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/vary/depth_table.h"

#include <algorithm>

#include <QVBoxLayout>

#include "core/document/parameter.h"
#include "core/level/descent.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

using ValueType = generate::ParameterInfo::Type;

/// Distance of a new depth from the last one, used unless the shown depth can be added.
constexpr int kNextDepth = 5;

QLabel* newColumnTitle(const QString& text) {
    auto* label = new PlainLabel(text);
    setType(*label, Type::Caption);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

DepthTable::DepthTable(const generate::ParameterInfo& info, const QString& name)
    : VaryingEditor(info, name),
      curve_(new DepthCurve(info)),
      noFloor_(newColumnTitle(tr("This level is no floor of a descent: its depth is 1."))),
      table_(new QWidget),
      grid_(new QGridLayout(table_)),
      //: A button: %1 is a parameter
      add_(newTextButton(themedIcon("add"), tr("%1: add a depth").arg(name),
                         tr("Give the parameter a value at another depth"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    noFloor_->setWordWrap(true);
    column->addWidget(noFloor_);
    column->addWidget(curve_);
    column->addWidget(table_);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(1, 1);
    grid_->addWidget(newColumnTitle(tr("Depth")), 0, 0);
    grid_->addWidget(newColumnTitle(tr("Value")), 0, 1);
    add_->setText(tr("Add depth"));
    add_->setIconSize(QSize(16, 16));
    column->addWidget(add_, 0, Qt::AlignLeft);
    //: A picture for screen readers: %1 is a parameter
    curve_->setAccessibleName(tr("%1: curve over the depths").arg(name));
    connect(add_, &QToolButton::clicked, this, &DepthTable::addPoint);
}

void DepthTable::showValue(const level::ParameterValue& value, const Place& place) {
    const auto* byDepth = std::get_if<level::ByDepth>(&value);
    if (byDepth == nullptr) return;
    place_ = place;
    points_.clear();
    for (const auto& [depth, fixed] : byDepth->points)
        points_.emplace_back(depth, numberOf(info(), fixed));
    makeRows();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        // Each depth must stay between its neighbours, so that the order is kept.
        const int least = i == 0 ? 1 : points_[i - 1].first + 1;
        const int most = i + 1 < points_.size() ? points_[i + 1].first - 1 : level::kMaxDepth;
        rows_[i].depth->setRange(least, std::max(least, most));
        rows_[i].depth->setValue(points_[i].first);
        rows_[i].showNumber(points_[i].second);
        rows_[i].remove->setEnabled(rows_.size() > 1);
    }
    noFloor_->setVisible(!place.isFloor);
    add_->setEnabled(points_.size() < level::kMostValues &&
                     points_.back().first < level::kMaxDepth);
    curve_->setPoints(points_, place.depth);
}

void DepthTable::makeRows() {
    const bool isSame = rows_.size() == points_.size();
    while (rows_.size() > points_.size()) {
        const Row& row = rows_.back();
        if (row.depth->hasFocus() || row.value->hasFocus() || row.remove->hasFocus())
            add_->setFocus(Qt::OtherFocusReason);
        for (QWidget* part :
             {static_cast<QWidget*>(row.depth), row.value, static_cast<QWidget*>(row.remove)}) {
            grid_->removeWidget(part);
            part->hide();
            part->deleteLater();
        }
        rows_.pop_back();
    }
    while (rows_.size() < points_.size())
        addRow(rows_.size());
    setFocusProxy(rows_.empty() ? nullptr : rows_.front().depth);
    if (!isSame) emit partsMade();
}

void DepthTable::addRow(std::size_t index) {
    const QString of = tr("%1, row %2").arg(name()).arg(index + 1);
    auto* depth = new QuietSpinBox;
    depth->setRange(1, level::kMaxDepth);
    //: A field: %1 is a row of a table
    setNameAndTips(*depth, tr("%1: depth").arg(of), tr("From the depth before to the one after"));
    connect(depth, &QSpinBox::valueChanged, this, [this, index](int to) { setDepth(index, to); });
    connect(depth, &QSpinBox::editingFinished, this, [this] { beginGesture(); });
    Row row{.depth = depth, .value = nullptr, .showNumber = {}, .remove = nullptr};
    row.value = newInput(index, row.showNumber);
    //: A field: %1 is a row of a table
    setNameAndTips(*row.value, tr("%1: value").arg(of), tr("The parameter's value at this depth"));
    row.remove = newSmallButton(themedIcon("close"),
                                //: A button: %1 is a row of a table
                                tr("%1: remove").arg(of), tr("Remove this depth from the table"));
    connect(row.remove, &QToolButton::clicked, this, [this, index] { removePoint(index); });
    const int line = static_cast<int>(index) + 1;
    grid_->addWidget(row.depth, line, 0);
    grid_->addWidget(row.value, line, 1);
    grid_->addWidget(row.remove, line, 2);
    for (QWidget* part :
         {static_cast<QWidget*>(row.depth), row.value, static_cast<QWidget*>(row.remove)})
        part->show();
    rows_.push_back(std::move(row));
}

QWidget* DepthTable::newInput(std::size_t index, std::function<void(std::int64_t)>& showNumber) {
    if (isNumeric(info())) {
        auto* box = new QuietSpinBox;
        box->setRange(static_cast<int>(info().least), static_cast<int>(info().most));
        box->setGroupSeparatorShown(true);
        if (info().type == ValueType::Percent) box->setSuffix(tr(" %"));
        connect(box, &QSpinBox::valueChanged, this,
                [this, index](int number) { setNumber(index, number); });
        connect(box, &QSpinBox::editingFinished, this, [this] { beginGesture(); });
        showNumber = [box](std::int64_t number) { box->setValue(static_cast<int>(number)); };
        return box;
    }
    auto* box = new QuietComboBox;
    for (std::int64_t i = 0; i <= document::mostValue(info()); ++i)
        box->addItem(valueText(info(), i));
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, [this, index](int number) {
        if (!isShowing()) beginGesture();
        setNumber(index, number);
    });
    showNumber = [box](std::int64_t number) { box->setCurrentIndex(static_cast<int>(number)); };
    return box;
}

void DepthTable::setDepth(std::size_t index, int depth) {
    if (isShowing()) return;
    points_[index].first = depth;
    tell();
}

void DepthTable::setNumber(std::size_t index, std::int64_t number) {
    if (isShowing()) return;
    points_[index].second = number;
    tell();
}

void DepthTable::addPoint() {
    using Point = generate::Varying::ByDepth::value_type;
    beginGesture();
    // Adds a point at the shown depth, which is the most likely choice.
    const auto behind = std::ranges::lower_bound(points_, place_.depth, {}, &Point::first);
    const bool isNew = place_.isFloor && (behind == points_.end() || behind->first != place_.depth);
    std::size_t at = points_.size();
    if (isNew) {
        const generate::Varying varying{
            .parameter = 0, .isNumber = isNumeric(info()), .values = points_};
        const std::int64_t number = generate::valueOf(varying, info(), {}, 0, 0, place_.depth);
        at = static_cast<std::size_t>(behind - points_.begin());
        points_.insert(behind, {place_.depth, number});
    } else {
        points_.emplace_back(std::min(points_.back().first + kNextDepth, level::kMaxDepth),
                             points_.back().second);
    }
    tell();
    if (at < rows_.size()) rows_[at].depth->setFocus(Qt::TabFocusReason);
}

void DepthTable::removePoint(std::size_t index) {
    if (points_.size() < 2 || index >= points_.size()) return;
    beginGesture();
    points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(index));
    tell();
    if (!rows_.empty())
        rows_[std::min(index, rows_.size() - 1)].remove->setFocus(Qt::OtherFocusReason);
}

void DepthTable::tell() {
    level::ByDepth value;
    for (const auto& [depth, number] : points_)
        value.points.emplace_back(depth, fixedValue(info(), number));
    edit(value);
}

}  // namespace mazeloom::widgets

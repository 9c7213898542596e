// SPDX-License-Identifier: MIT
#include "widgets/descent/range_list.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/descent_edit.h"
#include "widgets/descent/floor_levels.h"
#include "widgets/document/edits.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

/// The input's value for a range without end.
constexpr int kNoEnd = 0;

}  // namespace

RangeList::RangeList(QWidget* parent)
    : QWidget(parent),
      list_(new QVBoxLayout),
      none_(new PlainLabel(tr("Floors of a range of depths can be drawn from several levels, and "
                              "grow from floor to floor."))),
      add_(newTextButton(themedIcon("new"), tr("Add a range of depths"),
                         tr("Make the floors of several depths from a level of the pack"))) {
    setAccessibleName(tr("Levels by depth"));
    none_->setWordWrap(true);
    none_->setForegroundRole(QPalette::PlaceholderText);
    add_->setFocusPolicy(Qt::StrongFocus);
    connect(add_, &QToolButton::clicked, this, &RangeList::add);
    list_->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(none_);
    column->addLayout(list_);
    column->addWidget(add_, 0, Qt::AlignLeft);
}

void RangeList::showRanges(PackDocument* document) {
    document_ = document;
    static const std::vector<level::FloorRange> kNone;
    const auto& ranges = document == nullptr ? kNone : document->pack().descent.ranges;
    while (rows_.size() > ranges.size()) {
        // Disconnect the widgets: they are deleted later than the row, to which the slots refer.
        for (QObject* part : rows_.back()->widget->findChildren<QObject*>())
            part->disconnect();
        rows_.back()->widget->hide();
        rows_.back()->widget->deleteLater();
        rows_.pop_back();
    }
    while (rows_.size() < ranges.size()) {
        rows_.push_back(makeRow());
        list_->addWidget(rows_.back()->widget);
    }
    showing_ = true;
    for (std::size_t i = 0; i < ranges.size(); ++i)
        show(*rows_[i], ranges[i]);
    showing_ = false;
    none_->setVisible(ranges.empty());
    add_->setEnabled(document != nullptr && hasFloorLevel(*document) &&
                     ranges.size() < level::Descent::kMaxRanges);
}

void RangeList::show(Row& row, const level::FloorRange& range) {
    row.from->setValue(range.from);
    row.to->setValue(range.to == level::kMaxDepth ? kNoEnd : range.to);
    row.weight->setValue(range.weight);
    row.growth->setValue(range.growth);
    row.level->clear();
    addFloorLevels(*row.level, *document_, range.level);
}

QSpinBox* RangeList::makeInput(Row& row, const QString& name, const QString& help, int least,
                               int most) {
    auto* input = new QuietSpinBox;
    input->setRange(least, most);
    input->setAccelerated(true);
    input->setMaximumWidth(input->fontMetrics().averageCharWidth() * 24);
    setNameAndTips(*input, name, help);
    connect(input, &QSpinBox::valueChanged, this, [this, &row] {
        if (!showing_) change(row);
    });
    connect(input, &QSpinBox::editingFinished, this, [&row] { row.gesture = newGesture(); });
    return input;
}

std::unique_ptr<RangeList::Row> RangeList::makeRow() {
    auto row = std::make_unique<Row>();
    Row* made = row.get();
    row->widget = new QWidget;
    row->from = makeInput(*row, tr("First depth of the range"),
                          tr("The first depth whose floor may be made from the level"), 1,
                          level::kMaxDepth);
    //: Before the first depth of a range, in a narrow input
    row->from->setPrefix(tr("from "));
    row->to = makeInput(*row, tr("Last depth of the range"),
                        tr("The last depth whose floor may be made from the level; 0: no end"),
                        kNoEnd, level::kMaxDepth);
    //: Before the last depth of a range, in a narrow input
    row->to->setPrefix(tr("to "));
    //: In place of the last depth of a range
    row->to->setSpecialValueText(tr("no end"));
    row->weight = makeInput(*row, tr("Weight of the range"),
                            tr("How likely the level is, relative to others of the same depth"), 1,
                            level::DescentTables::kMaxWeight);
    //: Before a weight, in a narrow input
    row->weight->setPrefix(tr("weight "));
    row->growth = makeInput(*row, tr("Growth of the range"),
                            tr("Cells added to width and height for each floor below the first; a "
                               "painted level keeps its size"),
                            0, level::FloorRange::kMaxGrowth);
    //: Before the cells that a floor grows by, in a narrow input
    row->growth->setPrefix(tr("grows "));
    row->level = new QuietComboBox;
    row->level->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->level->setMinimumContentsLength(6);
    setNameAndTips(*row->level, tr("Level of the range"),
                   tr("The level that floors of these depths may be made from"));
    connect(row->level, &QComboBox::activated, this, [this, made] { change(*made); });
    QToolButton* shows = newToolButton(themedIcon("level"), tr("Show the range's level"),
                                       tr("Show this level on the canvas"));
    QToolButton* gone = newToolButton(themedIcon("close"), tr("Remove the range"),
                                      tr("Draw no floor from this range; the level stays in the "
                                         "pack"));
    for (QToolButton* button : {shows, gone})
        button->setFocusPolicy(Qt::StrongFocus);
    connect(shows, &QToolButton::clicked, this,
            [this, made] { emit shown(made->level->currentData().toString()); });
    connect(gone, &QToolButton::clicked, this, [this, made] { remove(*made); });

    auto* what = new QHBoxLayout;
    what->setSpacing(4);
    what->addWidget(row->level, 1);
    what->addWidget(shows);
    what->addWidget(gone);
    auto* numbers = new QGridLayout;
    numbers->setSpacing(4);
    numbers->setColumnStretch(2, 1);
    numbers->addWidget(row->from, 0, 0);
    numbers->addWidget(row->to, 0, 1);
    numbers->addWidget(row->weight, 1, 0);
    numbers->addWidget(row->growth, 1, 1);
    auto* both = new QVBoxLayout(row->widget);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(4);
    both->addLayout(what);
    both->addLayout(numbers);
    return row;
}

std::size_t RangeList::placeOf(const Row& row) const {
    const auto at = std::ranges::find(rows_, &row, [](const auto& each) { return each.get(); });
    return static_cast<std::size_t>(at - rows_.begin());
}

void RangeList::add() {
    if (document_ == nullptr) return;
    const level::Level* level = levelForFloor(*document_);
    if (level == nullptr) return;
    level::Descent after = document_->pack().descent;
    level::FloorRange range;
    range.from = edit::nextRangeFrom(after);
    range.level = level->id;
    if (edit::addRange(after, std::move(range)) == edit::FloorRefusal::None)
        setDescent(*document_, std::move(after), tr("Add a range of depths to the dungeon"));
}

void RangeList::remove(const Row& row) {
    level::Descent after = document_->pack().descent;
    edit::removeRange(after, placeOf(row));
    setDescent(*document_, std::move(after), tr("Remove a range of depths from the dungeon"));
}

void RangeList::change(Row& row) {
    level::Descent after = document_->pack().descent;
    const std::size_t place = placeOf(row);
    level::FloorRange range = after.ranges.at(place);
    range.level = row.level->currentData().toString().toStdString();
    range.weight = row.weight->value();
    range.growth = row.growth->value();
    range.from = row.from->value();
    // If the first depth is raised past the end, the end becomes the first depth.
    range.to = row.to->value() == kNoEnd ? level::kMaxDepth : std::max(row.to->value(), range.from);
    edit::setRange(after, place, std::move(range));
    setDescent(*document_, std::move(after), tr("Change a range of depths of the dungeon"),
               row.gesture);
    // Show the stored values, which may differ from the typed ones.
    showRanges(document_);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/promises/pattern_field.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "core/level/rewriting/edits.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/panels/rules/symmetry_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

using level::promises::Pattern;

namespace {

QSpinBox* newSide(const QString& name, const QString& tip) {
    auto* box = new QuietSpinBox;
    box->setRange(1, level::rewriting::kMostSide);
    setNameAndTips(*box, name, tip);
    return box;
}

}  // namespace

PatternField::PatternField(const QString& title, QWidget* parent)
    : QWidget(parent),
      width_(newSide(tr("%1: width").arg(title), tr("Columns of the pattern"))),
      height_(newSide(tr("%1: height").arg(title), tr("Rows of the pattern"))),
      symmetries_(newSymmetryBox(tr("%1: symmetries").arg(title),
                                 tr("How the pattern may be turned and mirrored"))),
      grid_(new PatternGrid(PatternGrid::Side::Find, title)) {
    auto* size = new QHBoxLayout;
    size->setSpacing(4);
    size->addWidget(width_);
    size->addWidget(new PlainLabel(QStringLiteral("×")));
    size->addWidget(height_);
    size->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(size);
    column->addWidget(symmetries_);
    column->addWidget(grid_);

    const auto resize = [this] {
        const grid::Size wanted{width_->value(), height_->value()};
        change(
            [wanted](Pattern& pattern) {
                level::rewriting::Rule rule = ruleOf(pattern);
                level::rewriting::resize(rule, wanted);
                pattern = level::promises::patternOf(rule);
            },
            tr("Resize pattern"));
    };
    connect(width_, &QSpinBox::valueChanged, this, resize);
    connect(height_, &QSpinBox::valueChanged, this, resize);
    connect(symmetries_, &QComboBox::activated, this, [this] {
        const auto set = static_cast<std::uint8_t>(symmetries_->currentData().toInt());
        change([set](Pattern& pattern) { pattern.symmetries = set; },
               tr("Set symmetries of pattern"));
    });
    connect(grid_, &PatternGrid::painted, this, &PatternField::painted);
    connect(grid_, &PatternGrid::typed, this, &PatternField::inkWanted);
    connect(grid_, &PatternGrid::picked, this, &PatternField::inkWanted);
    connect(grid_, &PatternGrid::cleared, this, [this](grid::Point cell, Gesture gesture) {
        const auto place = static_cast<std::size_t>(cell.y * pattern_.size.width + cell.x);
        change(
            [place](Pattern& pattern) { pattern.cells[place] = level::rewriting::Values::any(); },
            tr("Paint pattern"), gesture);
    });
}

void PatternField::change(const std::function<void(Pattern&)>& change, const QString& text,
                          Gesture gesture) {
    if (isShowing_) return;
    Pattern pattern = pattern_;
    change(pattern);
    if (pattern != pattern_) emit changed(pattern, text, gesture);
}

void PatternField::showPattern(const Pattern& pattern, const RuleLegend& legend) {
    isShowing_ = true;
    pattern_ = pattern;
    grid_->showRule(ruleOf(pattern), legend);
    width_->setValue(pattern.size.width);
    height_->setValue(pattern.size.height);
    showSymmetries(*symmetries_, pattern.symmetries);
    isShowing_ = false;
}

void PatternField::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    grid_->setRoom(width());
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/options_bar.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

#include "widgets/panels/number_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/bars/ink_palette.h"

namespace mazeloom::widgets {

namespace {

QToolButton* toggle(const char* icon, const QString& title, const QString& tip) {
    QToolButton* button = newPictureButton(themedIcon(icon), title, tip);
    button->setCheckable(true);
    return button;
}

}  // namespace

OptionsBar::OptionsBar(ToolBox& box, QWidget* parent)
    : QWidget(parent),
      box_(box),
      context_(box.context()),
      swatches_(new InkPalette(box.context())),
      brush_(new QWidget),
      size_(new NumberBox),
      round_(toggle("round", tr("Round brush"), tr("Paint with a round tip, not a square one"))),
      filled_(toggle("filled", tr("Filled"),
                     tr("Fill rectangles and ellipses, not only draw their outline"))),
      grows_(toggle("grow", tr("Grow"),
                    tr("Let the level grow when you paint or move something past its edge"))),
      symmetry_(toggle("symmetry", tr("Symmetry"), tr("Paint at several places at once"))) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(12);
    makeBrush();
    row->addWidget(swatches_);
    row->addWidget(brush_);
    row->addWidget(filled_);
    row->addWidget(symmetry_);
    row->addWidget(grows_);
    for (Tool* tool : box_.tools()) {
        QWidget* own = tool->createOptions();
        if (own == nullptr) continue;
        row->addWidget(own);
        own_.emplace_back(tool, own);
    }
    row->addStretch(1);
    connect(&context_, &EditContext::sheetChanged, this, &OptionsBar::showTool);
    connect(&context_.reach(), &EditReach::brushChanged, this, &OptionsBar::showBrush);
    connect(&context_.painting(), &Painting::growingChanged, this, &OptionsBar::showBrush);
    connect(&box_, &ToolBox::currentChanged, this, &OptionsBar::showTool);
    showBrush();
    showTool();
}

void OptionsBar::makeBrush() {
    auto* row = new QHBoxLayout(brush_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* label = new PlainLabel(tr("Si&ze"));
    label->setBuddy(size_);
    size_->setRange(1, edit::kMaxBrush);
    size_->setAccessibleName(tr("Size of the brush"));
    setPlainToolTip(*size_, tr("Cells that the brush is wide ([ and ])"));
    size_->setStatusTip(tr("Cells that the brush is wide"));
    row->addWidget(label);
    row->addWidget(size_);
    row->addWidget(round_);
    connect(size_, &QSpinBox::valueChanged, this, [this](int size) {
        context_.reach().setBrush({size, context_.reach().brush().tip});
    });
    connect(round_, &QToolButton::toggled, this, [this](bool round) {
        context_.reach().setBrush({context_.reach().brush().size,
                                   round ? edit::Brush::Tip::Round : edit::Brush::Tip::Square});
    });
    connect(filled_, &QToolButton::toggled, &context_.reach(), &EditReach::setFilled);
    connect(grows_, &QToolButton::toggled, &context_.painting(), &Painting::setGrowing);
}

void OptionsBar::setSymmetries(const QList<QAction*>& actions) {
    auto* menu = new QMenu(symmetry_->accessibleName(), symmetry_);
    menu->menuAction()->setStatusTip(symmetry_->statusTip());
    menu->addActions(actions);
    symmetry_->setMenu(menu);
    symmetry_->setPopupMode(QToolButton::InstantPopup);
}

void OptionsBar::setMixActions(QAction& use, QAction& edit) {
    swatches_->setMixActions(use, edit);
}

void OptionsBar::editMix() {
    swatches_->editMix();
}

int OptionsBar::tallest() const {
    const QMargins margins = layout()->contentsMargins();
    int height = 0;
    // Consider all parts, including hidden ones, which the layout ignores.
    for (const auto* part : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        height = std::max(height, part->sizeHint().height());
    return margins.top() + height + margins.bottom();
}

void OptionsBar::showBrush() {
    size_->setValue(context_.reach().brush().size);
    round_->setChecked(context_.reach().brush().tip == edit::Brush::Tip::Round);
    filled_->setChecked(context_.reach().isFilled());
    grows_->setChecked(context_.painting().isGrowing());
    symmetry_->setChecked(context_.reach().symmetry().mode() != edit::PaintSymmetry::Mode::Off);
}

void OptionsBar::showTool() {
    const Tool* tool = box_.current();
    const unsigned options = tool != nullptr ? tool->info().options : 0;
    std::vector<std::pair<QWidget*, bool>> wanted{
        {swatches_, (options & kUsesInk) != 0},
        {brush_, (options & kUsesBrush) != 0},
        {filled_, (options & kUsesFill) != 0},
        {symmetry_, (options & (kUsesBrush | kUsesFill)) != 0},
        {grows_, (options & kGrows) != 0 && !context_.sheet().isRoom()}};
    for (const auto& [owner, widget] : own_)
        wanted.emplace_back(widget, owner == tool);
    // Hide unwanted widgets before showing others, because all of them together might not fit.
    for (const auto& [widget, isWanted] : wanted) {
        if (!isWanted) widget->hide();
    }
    for (const auto& [widget, isWanted] : wanted) {
        if (isWanted) widget->show();
    }
    isEmpty_ = std::ranges::none_of(wanted, [](const auto& one) { return one.second; });
    emit contentsChanged();
}

}  // namespace mazeloom::widgets

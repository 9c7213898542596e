// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/options_bar.h"

#include <algorithm>

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/paint/paint_marks.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSwatch = 20;  // pixels of Qt's

/// The cell that an ink paints, as the canvas draws it.
QIcon swatchOf(const edit::InkInfo& ink, edit::Canvas canvas, const Theme& theme, double ratio) {
    const int side = static_cast<int>(kSwatch * ratio);
    SpriteSheet sprites(theme, side, false);
    const auto ruleset =
        canvas == edit::kTempleLevel ? level::Ruleset::Temple : level::Ruleset::Descent;
    const Look look = lookOf(ink.sample, ink.sampleMarks, ruleset);
    const auto* pixels = reinterpret_cast<const uchar*>(sprites.sprite(look, 0));
    QImage image = QImage(pixels, side, side, side * 4, QImage::Format_RGB32).copy();
    QPainter painter(&image);
    paintMark(painter, QRectF(0, 0, side, side), ink.ink.set, canvas == edit::kRoomSheet, theme);
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0.5, 0.5, side - 1, side - 1));
    painter.end();
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

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
      swatches_(new QWidget),
      swatchRow_(new QHBoxLayout(swatches_)),
      inks_(new QButtonGroup(this)),
      brush_(new QWidget),
      size_(new QSpinBox),
      round_(toggle("round", tr("Round brush"), tr("Paint with a round tip, not a square one"))),
      filled_(toggle("filled", tr("Filled"),
                     tr("Fill rectangles and ellipses, not only draw their outline"))),
      grows_(toggle("grow", tr("Grow"),
                    tr("Let the level grow when you paint or move something past its edge"))),
      symmetry_(toggle("symmetry", tr("Symmetry"), tr("Paint at several places at once"))) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(12);
    makeSwatches();
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
    connect(&context_, &EditContext::sheetChanged, this, &OptionsBar::fillSwatches);
    connect(&context_, &EditContext::sheetChanged, this, &OptionsBar::showTool);
    connect(&context_, &EditContext::inkChanged, this, &OptionsBar::showInk);
    connect(&context_, &EditContext::brushChanged, this, &OptionsBar::showBrush);
    connect(&box_, &ToolBox::currentChanged, this, &OptionsBar::showTool);
    fillSwatches();
    showBrush();
    showTool();
}

void OptionsBar::makeSwatches() {
    swatches_->setAccessibleName(tr("Inks"));
    swatchRow_->setContentsMargins(0, 0, 0, 0);
    swatchRow_->setSpacing(0);
    connect(inks_, &QButtonGroup::idClicked, this,
            [this](int id) { context_.setInk(*shown_[static_cast<std::size_t>(id)]); });
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
        context_.setBrush({size, context_.brush().tip});
    });
    connect(round_, &QToolButton::toggled, this, [this](bool round) {
        context_.setBrush(
            {context_.brush().size, round ? edit::Brush::Tip::Round : edit::Brush::Tip::Square});
    });
    connect(filled_, &QToolButton::toggled, &context_, &EditContext::setFilled);
    connect(grows_, &QToolButton::toggled, &context_, &EditContext::setGrowing);
}

void OptionsBar::setSymmetries(const QList<QAction*>& actions) {
    auto* menu = new QMenu(symmetry_->accessibleName(), symmetry_);
    menu->menuAction()->setStatusTip(symmetry_->statusTip());
    menu->addActions(actions);
    symmetry_->setMenu(menu);
    symmetry_->setPopupMode(QToolButton::InstantPopup);
}

void OptionsBar::fillSwatches() {
    for (QAbstractButton* button : inks_->buttons()) {
        inks_->removeButton(button);
        button->deleteLater();
    }
    shown_.clear();
    const edit::Canvas canvas = context_.canvas();
    const Theme theme = themeOf(*this);
    for (const edit::InkInfo& ink : edit::palette()) {
        if ((ink.canvases & canvas) == 0) continue;
        QToolButton* button = newPictureButton(swatchOf(ink, canvas, theme, devicePixelRatioF()),
                                               inkTitle(ink), inkHelp(ink), kSwatch);
        button->setCheckable(true);
        inks_->addButton(button, static_cast<int>(shown_.size()));
        shown_.push_back(&ink);
        swatchRow_->addWidget(button);
    }
    showInk();
}

void OptionsBar::showInk() {
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        if (shown_[i] == &context_.ink()) inks_->button(static_cast<int>(i))->setChecked(true);
    }
}

void OptionsBar::showBrush() {
    size_->setValue(context_.brush().size);
    round_->setChecked(context_.brush().tip == edit::Brush::Tip::Round);
    filled_->setChecked(context_.isFilled());
    grows_->setChecked(context_.isGrowing());
    symmetry_->setChecked(context_.symmetry().mode() != edit::PaintSymmetry::Mode::Off);
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
    // What is shown makes the window as wide as it must be, at once and for good: first all else is
    // hidden.
    for (const auto& [widget, isWanted] : wanted) {
        if (!isWanted) widget->hide();
    }
    for (const auto& [widget, isWanted] : wanted) {
        if (isWanted) widget->show();
    }
    setVisible(std::ranges::any_of(wanted, [](const auto& one) { return one.second; }));
}

void OptionsBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) fillSwatches();
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_row.h"

#include <algorithm>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "core/level/rewriting/edits.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/panels/rules/symmetry_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace rewriting = level::rewriting;
using rewriting::Program;
using rewriting::Rule;

namespace {

constexpr int kGridGap = 8;
constexpr int kLeastNumber = 64;

QSpinBox* newRuleNumber(int least, int most, const QString& name, const QString& tip) {
    auto* box = new QuietSpinBox;
    box->setRange(least, most);
    setNameAndTips(*box, name, tip);
    return box;
}

}  // namespace

RuleRow::RuleRow(rewriting::Place place, std::size_t number, RulesContext& context, QWidget* parent)
    : QWidget(parent),
      place_(std::move(place)),
      title_(tr("Rule %1").arg(number)),
      context_(context),
      find_(new PatternGrid(PatternGrid::Side::Find, tr("%1, look for").arg(title_))),
      put_(new PatternGrid(PatternGrid::Side::Put, tr("%1, replacement").arg(title_))),
      ink_(new InkButton(*context_.palette, title_)),
      width_(newRuleNumber(1, rewriting::kMostSide, tr("%1: width").arg(title_),
                           tr("Columns of the patterns"))),
      height_(newRuleNumber(1, rewriting::kMostSide, tr("%1: height").arg(title_),
                            tr("Rows of the patterns"))),
      symmetries_(newSymmetryBox(tr("%1: symmetries").arg(title_),
                                 tr("How the patterns may be turned and mirrored"))),
      chance_(
          newRuleNumber(1, 100, tr("%1: chance").arg(title_),
                        tr("How often a match is rewritten; one at a time: the rule's weight"))),
      most_(newRuleNumber(0, rewriting::kMostTimes, tr("%1: at most").arg(title_),
                          tr("The most rewrites that it makes in one run of its node"))),
      flaw_(new PlainLabel),
      arrow_(new PlainLabel),
      grids_(new QBoxLayout(QBoxLayout::LeftToRight)),
      menu_(menuButton()),
      settings_(settings()) {
    setAccessibleName(title_);
    grids_->setSpacing(kGridGap);
    grids_->addWidget(find_);
    arrow_->setAccessibleName(tr("becomes"));
    grids_->addWidget(arrow_);
    grids_->addWidget(put_);
    auto* patterns = new QHBoxLayout;
    patterns->setSpacing(kGridGap);
    patterns->addLayout(grids_);
    patterns->addStretch(1);
    patterns->addWidget(ink_, 0, Qt::AlignTop);
    patterns->addWidget(menu_, 0, Qt::AlignTop);

    // The label keeps its space while hidden, because a pattern must not move while it is painted.
    flaw_->setText(tr("Changes nothing yet"));
    setPlainToolTip(
        *flaw_, tr("Changes nothing yet: paint the replacement on the right, or remove the rule."));
    flaw_->setForegroundRole(QPalette::PlaceholderText);
    QSizePolicy keepsItsPlace = flaw_->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    flaw_->setSizePolicy(keepsItsPlace);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    column->setSpacing(4);
    // The settings are above the patterns, whose size they change, so that the clicked field stays
    // under the pointer.
    column->addWidget(settings_);
    column->addLayout(patterns);
    column->addWidget(flaw_);
    column->addStretch();
    connectGrids();
}

/// Places the patterns one below the other if they do not fit side by side. Shrinks cells only if
/// that is not enough.
void RuleRow::fitGrids() {
    const int room = width() - ink_->sizeHint().width() - menu_->sizeHint().width() - 2 * kGridGap;
    const int beside = 2 * PatternGrid::usualWidth(width_->value()) + 2 * kGridGap +
                       arrow_->fontMetrics().horizontalAdvance(QStringLiteral("→"));
    const bool isBeside = beside <= room;
    grids_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    grids_->setSpacing(isBeside ? kGridGap : 0);
    arrow_->setText(isBeside ? QStringLiteral("→") : QStringLiteral("↓"));
    for (PatternGrid* grid : {find_, put_})
        grid->setRoom(room);
}

QSize RuleRow::minimumSizeHint() const {
    const int patterns = PatternGrid::leastWidth(width_->value()) + ink_->sizeHint().width() +
                         menu_->sizeHint().width() + 2 * kGridGap;
    return {std::max(patterns, settings_->minimumSizeHint().width()),
            QWidget::minimumSizeHint().height()};
}

void RuleRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitGrids();
}

void RuleRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) fitGrids();
}

QWidget* RuleRow::settings() {
    chance_->setSuffix(tr(" %"));
    most_->setSpecialValueText(tr("no limit"));

    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    auto* size = new QHBoxLayout;
    size->setSpacing(4);
    size->addWidget(width_);
    size->addWidget(new PlainLabel(QStringLiteral("×")));
    size->addWidget(height_);
    size->addStretch(1);
    grid->addLayout(size, 0, 0, 1, 2);
    grid->addWidget(symmetries_, 1, 0, 1, 2);
    grid->addWidget(chance_, 2, 0);
    grid->addWidget(most_, 2, 1);
    grid->setColumnStretch(1, 1);
    // In the narrowest column, only the last digits of a million are visible.
    most_->setMinimumWidth(scaledPixels(kLeastNumber));
    chance_->setMinimumWidth(scaledPixels(kLeastNumber));

    const auto resizeTo = [this] {
        if (isShowing_) return;
        const grid::Size wanted{width_->value(), height_->value()};
        changeRule([wanted](Rule& rule) { rewriting::resize(rule, wanted); }, tr("Resize rule"));
    };
    connect(width_, &QSpinBox::valueChanged, this, resizeTo);
    connect(height_, &QSpinBox::valueChanged, this, resizeTo);
    connect(symmetries_, &QComboBox::activated, this, [this] {
        const auto set = static_cast<std::uint8_t>(symmetries_->currentData().toInt());
        changeRule([set](Rule& rule) { rule.symmetries = set; }, tr("Set symmetries of rule"));
    });
    connect(chance_, &QSpinBox::valueChanged, this, [this](int value) {
        if (!isShowing_) {
            changeRule([value](Rule& rule) { rule.chance = value; }, tr("Set chance of rule"));
        }
    });
    connect(most_, &QSpinBox::valueChanged, this, [this](int value) {
        if (!isShowing_) changeRule([value](Rule& rule) { rule.most = value; }, tr("Limit rule"));
    });
    return box;
}

void RuleRow::connectGrids() {
    connect(find_, &PatternGrid::painted, this,
            [this](grid::Point cell, bool adds, Gesture gesture) {
                const RuleInk ink = context_.palette->chosen();
                changeRule(
                    [=](Rule& rule) {
                        rewriting::Values& find = rule.find[rule.placeOf(cell)];
                        if (!ink) {
                            find = rewriting::Values::any();
                        } else if (!adds || find.isAny()) {
                            find = rewriting::Values(*ink);
                        } else if (find.contains(*ink) && !find.isSingle()) {
                            find.remove(*ink);
                        } else {
                            find.add(*ink);
                        }
                        if (find.contains(rewriting::Value::outside()))
                            rule.put[rule.placeOf(cell)].reset();
                    },
                    tr("Paint rule"), gesture);
            });
    connect(put_, &PatternGrid::painted, this, [this](grid::Point cell, bool, Gesture gesture) {
        const RuleInk ink = context_.palette->chosen();
        // The replacement can contain neither void nor the outside of the map.
        if (ink && (ink->isOutside() || *ink == rewriting::Value(level::Terrain::Void))) return;
        changeRule(
            [=](Rule& rule) {
                if (rule.findAt(cell).contains(rewriting::Value::outside())) return;
                rule.put[rule.placeOf(cell)] = ink;
            },
            tr("Paint rule"), gesture);
    });
    for (PatternGrid* grid : {find_, put_}) {
        const auto choose = [this](const RuleInk& ink) { context_.palette->choose(ink); };
        connect(grid, &PatternGrid::typed, this, choose);
        connect(grid, &PatternGrid::picked, this, choose);
    }
    connect(find_, &PatternGrid::cleared, this, [this](grid::Point cell, Gesture gesture) {
        changeRule([=](Rule& rule) { rule.find[rule.placeOf(cell)] = rewriting::Values::any(); },
                   tr("Paint rule"), gesture);
    });
    connect(put_, &PatternGrid::cleared, this, [this](grid::Point cell, Gesture gesture) {
        changeRule([=](Rule& rule) { rule.put[rule.placeOf(cell)].reset(); }, tr("Paint rule"),
                   gesture);
    });
}

void RuleRow::changeRule(const std::function<void(Rule&)>& change, const QString& text,
                         Gesture gesture) {
    const rewriting::Place place = place_;
    context_.change(
        [place, change](Program& program) {
            if (Rule* rule = rewriting::ruleAt(program, place)) change(*rule);
        },
        text, gesture);
}

QToolButton* RuleRow::menuButton() {
    auto* button = newSmallButton(themedIcon("down"), tr("%1: more").arg(title_),
                                  tr("Duplicates, moves or removes the rule"));
    auto* menu = new QMenu(button);
    const auto add = [&](const QString& text, const auto& change) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, text, change] {
            const rewriting::Place place = place_;
            context_.change([place, change](Program& program) { change(program, place); }, text,
                            kNoGesture);
        });
    };
    using rewriting::Place;
    add(tr("Duplicate rule"), [](Program& p, const Place& at) { rewriting::duplicate(p, at); });
    add(tr("Move rule up"), [](Program& p, const Place& at) { rewriting::move(p, at, -1); });
    add(tr("Move rule down"), [](Program& p, const Place& at) { rewriting::move(p, at, 1); });
    add(tr("Remove rule"), [](Program& p, const Place& at) { rewriting::remove(p, at); });
    // The icon already indicates a menu; setMenu() would add an arrow to the button.
    connect(button, &QToolButton::clicked, menu,
            [menu, button] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
    return button;
}

void RuleRow::showRule(const Rule& rule) {
    isShowing_ = true;
    find_->showRule(rule, context_.palette->terrains());
    put_->showRule(rule, context_.palette->terrains());
    width_->setValue(rule.size.width);
    height_->setValue(rule.size.height);
    chance_->setValue(rule.chance);
    most_->setValue(rule.most);
    showSymmetries(*symmetries_, rule.symmetries);
    flaw_->setVisible(rewriting::hasNoEffect(rule));
    fitGrids();
    isShowing_ = false;
}

void RuleRow::enterEvent(QEnterEvent*) {
    context_.point(place_);
}

void RuleRow::leaveEvent(QEvent*) {
    context_.point(std::nullopt);
}

}  // namespace mazeloom::widgets

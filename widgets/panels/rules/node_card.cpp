// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/node_card.h"

#include <algorithm>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include "core/level/rewriting/edits.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace rewriting = level::rewriting;
using rewriting::Node;
using rewriting::NodeKind;
using rewriting::Place;
using rewriting::Program;

QString nodeKindText(NodeKind kind) {
    switch (kind) {
        case NodeKind::One:
            return NodeCard::tr("One at a time");
        case NodeKind::All:
            return NodeCard::tr("All in one pass");
        case NodeKind::Parallel:
            return NodeCard::tr("All at once");
        case NodeKind::Grow:
            return NodeCard::tr("Grow towards");
        case NodeKind::Sequence:
            return NodeCard::tr("In sequence");
        case NodeKind::First:
            return NodeCard::tr("First that matches");
    }
    return {};
}

namespace {

QString nodeKindHelp(NodeKind kind) {
    switch (kind) {
        case NodeKind::One:
            return NodeCard::tr("One of all places where a rule matches is drawn and rewritten");
        case NodeKind::All:
            return NodeCard::tr(
                "Matches are rewritten in random order; one that overlaps an earlier one is "
                "skipped");
        case NodeKind::Parallel:
            return NodeCard::tr(
                "All matches are rewritten at the same time, also those that overlap");
        case NodeKind::Grow:
            return NodeCard::tr("The match that is nearest to a goal is rewritten");
        case NodeKind::Sequence:
            return NodeCard::tr("The nodes below run one after the other, each to its end");
        case NodeKind::First:
            return NodeCard::tr(
                "The first node below that matches runs once; then the search starts at the first "
                "again");
    }
    return {};
}

constexpr int kIndentBar = 3;

}  // namespace

NodeCard::NodeCard(const Node& node, Place place, RulesContext& context, QWidget* parent)
    : QWidget(parent), place_(std::move(place)), context_(context), kind_(new QuietComboBox) {
    QStringList numbers;
    for (const std::size_t number : place_.nodes)
        numbers << QString::number(number + 1);
    title_ = tr("Node %1").arg(numbers.join('.'));
    setAccessibleName(title_);
    times_ = new QuietSpinBox;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kIndentBar + 7, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(header());
    if (node.kind == NodeKind::Grow) column->addWidget(goal());
    for (std::size_t i = 0; i < node.rules.size(); ++i) {
        Place at = place_;
        at.rule = i;
        rules_.push_back(new RuleRow(at, i + 1, context));
        column->addWidget(rules_.back());
    }
    for (std::size_t i = 0; i < node.nodes.size(); ++i) {
        Place at = place_;
        at.nodes.push_back(i);
        nodes_.push_back(new NodeCard(node.nodes[i], at, context));
        column->addWidget(nodes_.back());
    }
    column->addStretch();
    showNode(node);
}

QWidget* NodeCard::header() {
    for (int kind = 0; kind < rewriting::kNodeKinds; ++kind)
        kind_->addItem(nodeKindText(static_cast<NodeKind>(kind)));
    setNameAndTips(*kind_, tr("%1: how").arg(title_), tr("How the rules of this node are applied"));
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    kind_->setMinimumContentsLength(8);
    connect(kind_, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<NodeKind>(index);
        changeNode(
            [kind](Node& node) {
                if (node.kind == kind) return;
                Node changed = rewriting::newNode(kind);
                if (hasRules(kind) && hasRules(node.kind)) {
                    changed.rules = node.rules;
                } else if (!hasRules(kind) && !hasRules(node.kind)) {
                    changed.nodes = node.nodes;
                } else if (!hasRules(kind)) {
                    changed.nodes = {node};  // the old node becomes the first child
                } else if (!node.nodes.empty() && hasRules(node.nodes[0].kind)) {
                    changed.rules = node.nodes[0].rules;
                }
                node = std::move(changed);
            },
            tr("Change kind of node"));
    });

    times_->setRange(0, rewriting::kMostTimes);
    times_->setSpecialValueText(tr("until no match"));
    setNameAndTips(*times_, tr("%1: how often").arg(title_),
                   tr("Rewrites, passes or rounds; 0: until nothing matches any more"));
    connect(times_, &QSpinBox::valueChanged, this, [this](int value) {
        if (!isShowing_)
            changeNode([value](Node& node) { node.times = value; }, tr("Set times of node"));
    });

    auto* more = newSmallButton(themedIcon("down"), tr("%1: more").arg(title_),
                                tr("Adds to the node, duplicates, moves or removes it"));
    auto* menu = new QMenu(more);
    const auto add = [&](const QString& text, const auto& change) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, text, change] {
            const Place place = place_;
            context_.change([place, change](Program& program) { change(program, place); }, text,
                            kNoGesture);
        });
    };
    add(tr("Add to node"), [](Program& p, const Place& at) {
        Node* node = rewriting::nodeAt(p, at);
        if (node == nullptr) return;
        if (hasRules(node->kind)) {
            node->rules.push_back(rewriting::newRule());
        } else {
            node->nodes.push_back(rewriting::newNode(NodeKind::One));
        }
    });
    add(tr("Duplicate node"), [](Program& p, const Place& at) { rewriting::duplicate(p, at); });
    add(tr("Move node up"), [](Program& p, const Place& at) { rewriting::move(p, at, -1); });
    add(tr("Move node down"), [](Program& p, const Place& at) { rewriting::move(p, at, 1); });
    add(tr("Remove node"), [](Program& p, const Place& at) { rewriting::remove(p, at); });
    // The icon already indicates a menu; setMenu() would add an arrow to the button.
    connect(more, &QToolButton::clicked, menu,
            [menu, more] { menu->popup(more->mapToGlobal(QPoint(0, more->height()))); });

    // Uses two lines, because a narrow column has no room for all of these widgets side by side.
    auto* lines = new QWidget;
    auto* grid = new QGridLayout(lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->addWidget(kind_, 0, 0);
    grid->addWidget(more, 0, 1);
    grid->addWidget(times_, 1, 0, Qt::AlignLeft);
    return lines;
}

QWidget* NodeCard::goal() {
    towards_ = new PatternGrid(PatternGrid::Side::Find, tr("%1, grow towards").arg(title_));
    stray_ = new QuietSpinBox;
    stray_->setRange(0, 100);
    stray_->setPrefix(tr("randomness "));
    stray_->setSuffix(tr(" %"));
    setNameAndTips(*stray_, tr("%1: randomness").arg(title_),
                   tr("How often any match is rewritten instead of the nearest"));
    connect(towards_, &PatternGrid::painted, this, [this](grid::Point, bool adds, Gesture gesture) {
        const RuleInk ink = context_.palette->chosen();
        if (!ink) return;
        changeNode(
            [=](Node& node) {
                if (!adds) {
                    node.towards = rewriting::Values(*ink);
                } else if (node.towards.contains(*ink) && !node.towards.isSingle()) {
                    node.towards.remove(*ink);
                } else {
                    node.towards.add(*ink);
                }
            },
            tr("Set goal of node"), gesture);
    });
    const auto choose = [this](const RuleInk& ink) { context_.palette->choose(ink); };
    connect(towards_, &PatternGrid::typed, this, choose);
    connect(towards_, &PatternGrid::picked, this, choose);
    connect(stray_, &QSpinBox::valueChanged, this, [this](int value) {
        if (!isShowing_)
            changeNode([value](Node& node) { node.stray = value; }, tr("Set randomness of node"));
    });
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new PlainLabel(tr("towards")));
    row->addWidget(towards_);
    row->addStretch(1);
    auto* lines = new QWidget;
    auto* column = new QVBoxLayout(lines);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(line);
    column->addWidget(stray_, 0, Qt::AlignLeft);
    return lines;
}

void NodeCard::changeNode(const std::function<void(Node&)>& change, const QString& text,
                          Gesture gesture) {
    const Place place = place_;
    context_.change(
        [place, change](Program& program) {
            if (Node* node = rewriting::nodeAt(program, place)) change(*node);
        },
        text, gesture);
}

void NodeCard::showNode(const Node& node) {
    isShowing_ = true;
    kind_->setCurrentIndex(static_cast<int>(node.kind));
    setTips(*kind_, nodeKindHelp(node.kind));
    // Makes the field wide enough for both singular and plural, so that the fields beside it do not
    // move.
    times_->setMinimumWidth(0);
    int widest = 0;
    for (const QString& suffix : {node.times == 1 ? tr(" times") : tr(" time"),
                                  node.times == 1 ? tr(" time") : tr(" times")}) {
        times_->setSuffix(suffix);
        widest = std::max(widest, times_->sizeHint().width());
    }
    times_->setMinimumWidth(widest);
    times_->setValue(node.times);
    if (towards_ != nullptr) {
        rewriting::Rule shown;
        shown.find = {node.towards};
        towards_->showRule(shown, context_.palette->terrains());
        stray_->setValue(node.stray);
    }
    for (std::size_t i = 0; i < rules_.size(); ++i)
        rules_[i]->showRule(node.rules[i]);
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        nodes_[i]->showNode(node.nodes[i]);
    isShowing_ = false;
}

void NodeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(0, 4, kIndentBar, height() - 8, themeOf(*this).edge);
}

}  // namespace mazeloom::widgets

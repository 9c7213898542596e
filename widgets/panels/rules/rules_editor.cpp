// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rules_editor.h"

#include <algorithm>

#include <QMenu>
#include <QVBoxLayout>

#include "core/level/rewriting/edits.h"
#include "widgets/panels/rules/rule_examples.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace rewriting = level::rewriting;
using rewriting::Node;
using rewriting::NodeKind;
using rewriting::Program;

namespace {

/// Whether widgets that were created for one list of nodes can show the other.
bool hasSameParts(const std::vector<Node>& a, const std::vector<Node>& b) {
    return std::ranges::equal(a, b, [](const Node& x, const Node& y) {
        return x.kind == y.kind && x.rules.size() == y.rules.size() &&
               hasSameParts(x.nodes, y.nodes);
    });
}

/// Number of rules that the guide describes. With more rules, the guide is no longer shown.
constexpr std::size_t kRulesOfGuide = 3;

}  // namespace

RulesEditor::RulesEditor(QWidget* parent)
    : QWidget(parent), palette_(new ValuePalette), help_(new PlainLabel), column_(new QVBoxLayout) {
    context_.palette = palette_;
    context_.change = [this](const RulesContext::Change& edit, const QString& text,
                             Gesture gesture) { change(edit, text, gesture); };
    context_.point = [this](const std::optional<rewriting::Place>& place) {
        int number = -1;
        if (place && shown_) {
            int next = 0;
            forEachRule(*shown_, [&](const rewriting::Rule&, const rewriting::Place& at) {
                if (at == *place) number = next;
                ++next;
            });
        }
        emit rulePointed(number);
    };
    help_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(palette_);
    column->addWidget(help_);
    column_->setSpacing(4);
    column->addLayout(column_);
    column->addWidget(buttons());
    // Takes up spare height, which would otherwise be spread between the rules.
    column->addStretch();
    rebuild();
}

QWidget* RulesEditor::buttons() {
    addRule_ = newTextButton(themedIcon("add"), tr("Add rule"),
                             tr("Adds a rule: what to look for, and its replacement"));
    connect(addRule_, &QToolButton::clicked, this, [this] {
        change([](Program& program) { rewriting::addRule(program); }, tr("Add rule"), kNoGesture);
    });
    addNode_ = newTextButton(themedIcon("add"), tr("Add node"),
                             tr("Adds rules that are applied in another way"));
    auto* kinds = new QMenu(addNode_);
    for (int i = 0; i < rewriting::kNodeKinds; ++i) {
        const auto kind = static_cast<NodeKind>(i);
        connect(kinds->addAction(nodeKindText(kind)), &QAction::triggered, this, [this, kind] {
            change([kind](Program& program) { program.nodes.push_back(rewriting::newNode(kind)); },
                   tr("Add node"), kNoGesture);
        });
    }
    addNode_->setMenu(kinds);
    kinds->setTitle(addNode_->accessibleName());
    setTips(*kinds->menuAction(), addNode_->statusTip());
    addNode_->setPopupMode(QToolButton::InstantPopup);
    examples_ = newTextButton(themedIcon("wand"), tr("Examples"),
                              tr("Replaces these rules with those of an example"));
    auto* examples = new QMenu(examples_);
    examples->setToolTipsVisible(true);
    for (const RuleExample& example : ruleExamples()) {
        QAction* action = examples->addAction(example.title);
        setPlainToolTip(*action, example.help);
        connect(action, &QAction::triggered, this, [this, example] {
            emit programEdited(example.program, tr("Use example"), kNoGesture);
        });
    }
    examples_->setMenu(examples);
    examples->setTitle(examples_->accessibleName());
    setTips(*examples->menuAction(), examples_->statusTip());
    examples_->setPopupMode(QToolButton::InstantPopup);

    auto* box = new QWidget;
    auto* lines = new QVBoxLayout(box);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    for (QToolButton* button : {addRule_, addNode_, examples_})
        lines->addWidget(button, 0, Qt::AlignLeft);
    return box;
}

void RulesEditor::change(const RulesContext::Change& edit, const QString& text, Gesture gesture) {
    Program program = shown_ ? *shown_ : Program();
    edit(program);
    if (shown_ && program == *shown_) return;
    emit programEdited(rewriting::SharedProgram(std::move(program)), text, gesture);
}

void RulesEditor::setTerrains(const level::TerrainTable& terrains) {
    if (terrains == palette_->terrains()) return;
    palette_->setTerrains(terrains);
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        nodes_[i]->showNode(shown_->nodes[i]);
}

void RulesEditor::showProgram(const rewriting::SharedProgram& program) {
    if (program == shown_) return;
    const bool fits = hasSameParts(program ? program->nodes : std::vector<Node>(),
                                   shown_ ? shown_->nodes : std::vector<Node>());
    shown_ = program;
    if (!fits) {
        rebuild();
        return;
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        nodes_[i]->showNode(shown_->nodes[i]);
}

void RulesEditor::rebuild() {
    // The old cards are deleted later, because the focused widget may have triggered this call.
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget() != palette_;
    for (NodeCard* card : nodes_) {
        card->hide();
        card->deleteLater();
        column_->removeWidget(card);
    }
    nodes_.clear();
    const std::size_t rules = shown_ ? ruleCount(*shown_) : 0;
    // The guide is shown until the first rules have been written.
    if (rules == 0) isGuided_ = true;
    if (rules > kRulesOfGuide) isGuided_ = false;
    for (std::size_t i = 0; shown_ && i < shown_->nodes.size(); ++i) {
        nodes_.push_back(new NodeCard(shown_->nodes[i], rewriting::Place{{i}}, context_));
        column_->addWidget(nodes_.back());
    }
    const QString inks =
        tr("Inks A to H mark cells while the rules run. Shift and click: a cell "
           "may be one of several.");
    const QString guide =
        tr("To write a drunkard's cave:\n1. Add a rule and make its patterns 1 × 1 cells. Left: "
           "wall. Right: ink A. The box above it says how often its node runs: 1 time.\n2. Add a "
           "node, One at a time, that runs 900 times. Its rule has 2 × 1 cells. Left: ink A, wall. "
           "Right: floor, ink A.\n3. Duplicate this rule with the arrow beside it, and paint floor "
           "over the wall on its left.\nTo paint, choose an ink and click a cell, or type: A for "
           "ink A, # for wall, . for floor.");
    const QString first = rules == 0
                              ? tr("Paint what to look for on the left, and its replacement on the "
                                   "right. Add a rule, choose an ink above, and paint.")
                              : inks;
    help_->setText(isGuided_ ? first + QStringLiteral("\n\n") + guide : first);
    addRule_->setEnabled(rules < rewriting::kMostRules);
    if (hadFocus) addRule_->setFocus(Qt::OtherFocusReason);
    emit rulePointed(-1);
}

}  // namespace mazeloom::widgets

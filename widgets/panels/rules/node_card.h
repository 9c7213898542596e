// SPDX-License-Identifier: MIT
// Edits a node of a program of rules: when its rules apply, how often, and its rules or child
// nodes.
#pragma once

#include <vector>

#include <QComboBox>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

#include "widgets/panels/rules/rule_row.h"
#include "widgets/panels/rules/rules_context.h"

namespace mazeloom::widgets {

class NodeCard : public QWidget {
    Q_OBJECT

  public:
    NodeCard(const level::rewriting::Node& node, level::rewriting::Place place,
             RulesContext& context, QWidget* parent = nullptr);

    /// Shows another version of the node, which must have the same number of rules, and child nodes
    /// of the same kinds.
    void showNode(const level::rewriting::Node& node);

    const std::vector<RuleRow*>& rules() const { return rules_; }
    const std::vector<NodeCard*>& nodes() const { return nodes_; }
    QComboBox* kind() { return kind_; }
    QSpinBox* times() { return times_; }
    /// Returns the grid of the pattern towards which the node grows; null for nodes of other kinds.
    PatternGrid* towards() { return towards_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* header();
    QWidget* goal();
    void changeNode(const std::function<void(level::rewriting::Node&)>& change, const QString& text,
                    Gesture gesture = kNoGesture);

    level::rewriting::Place place_;
    QString title_;
    RulesContext& context_;
    QComboBox* kind_;
    QSpinBox* times_;
    PatternGrid* towards_ = nullptr;
    QSpinBox* stray_ = nullptr;
    std::vector<RuleRow*> rules_;
    std::vector<NodeCard*> nodes_;
    bool isShowing_ = false;
};

/// Returns a kind's title: "One at a time".
QString nodeKindText(level::rewriting::NodeKind kind);

}  // namespace mazeloom::widgets

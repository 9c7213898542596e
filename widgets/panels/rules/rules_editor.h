// SPDX-License-Identifier: MIT
// Edits the program of a stage that runs rules, inside the stage's card.
#pragma once

#include <optional>
#include <vector>

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include "core/level/rewriting/program.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/rules/node_card.h"
#include "widgets/panels/rules/rules_context.h"
#include "widgets/panels/rules/value_palette.h"

namespace mazeloom::widgets {

class RulesEditor : public QWidget {
    Q_OBJECT

  public:
    explicit RulesEditor(QWidget* parent = nullptr);

    /// Sets the pack's own terrains, which are offered as inks too.
    void setTerrains(const level::TerrainTable& terrains);
    void showProgram(const level::rewriting::SharedProgram& program);

    ValuePalette* palette() { return palette_; }
    const std::vector<NodeCard*>& nodes() const { return nodes_; }
    QToolButton* addRule() { return addRule_; }
    QToolButton* examples() { return examples_; }

  signals:
    void programEdited(const mazeloom::level::rewriting::SharedProgram& program,
                       const QString& text, mazeloom::widgets::Gesture gesture);
    /// Emitted when the pointer is at the rule with this number; −1: at none.
    void rulePointed(int rule);

  private:
    QWidget* buttons();
    void change(const RulesContext::Change& change, const QString& text, Gesture gesture);
    void rebuild();

    level::rewriting::SharedProgram shown_;
    RulesContext context_;
    ValuePalette* palette_;
    QLabel* help_;
    QToolButton* addRule_ = nullptr;
    QToolButton* addNode_ = nullptr;
    QToolButton* examples_ = nullptr;
    bool isGuided_ = false;  ///< whether the guide to writing the first rules is shown
    QVBoxLayout* column_;
    std::vector<NodeCard*> nodes_;
};

}  // namespace mazeloom::widgets

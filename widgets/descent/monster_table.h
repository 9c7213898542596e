// SPDX-License-Identifier: MIT
// The monsters of a pack's dungeon: a table with one row for each kind, and below it the frequency
// of each kind at a chosen depth.
#pragma once

#include <array>
#include <functional>

#include <QWidget>

#include "core/edit/descent_edit.h"
#include "widgets/document/gesture.h"

class QGridLayout;
class QSpinBox;

namespace mazeloom::widgets {

class RuleNumber;
class ShareBars;

class MonsterTable : public QWidget {
    Q_OBJECT

  public:
    explicit MonsterTable(QWidget* parent = nullptr);

    void showTables(const level::DescentTables& tables);
    /// Returns the depth whose frequencies are shown.
    int depth() const;
    void setDepth(int depth);
    /// Returns the input for a number of a monster; null for the boss's weight, which has no input.
    RuleNumber* input(std::size_t monster, edit::MonsterNumber number) const;

  signals:
    void edited(std::size_t monster, mazeloom::edit::MonsterNumber number, int value,
                mazeloom::widgets::Gesture gesture);

  private:
    void addRow(QGridLayout& grid, std::size_t monster);
    void showShares();

    std::array<std::array<RuleNumber*, edit::kMonsterNumbers.size()>, edit::kMonsterCount>
        inputs_{};
    QSpinBox* depth_;
    ShareBars* shares_;
    level::DescentTables tables_;
};

}  // namespace mazeloom::widgets

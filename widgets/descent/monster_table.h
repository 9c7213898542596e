// SPDX-License-Identifier: MIT
// Who lives in a pack's dungeon: a row for each kind of monster, and how often each is met at a
// depth.
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
    /// The depth that the shares are of.
    int depth() const;
    void setDepth(int depth);
    /// The input of a number; null for the weight of the boss.
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

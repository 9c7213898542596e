// SPDX-License-Identifier: MIT
// The habits of a pack's monsters: one choice for each kind.
#pragma once

#include <array>

#include <QWidget>

#include "core/edit/descent_edit.h"

class QComboBox;

namespace mazeloom::widgets {

class HabitTable : public QWidget {
    Q_OBJECT

  public:
    explicit HabitTable(QWidget* parent = nullptr);

    void showTables(const level::DescentTables& tables);
    QComboBox* choice(std::size_t monster) const { return choices_.at(monster); }

  signals:
    void chosen(std::size_t monster, mazeloom::level::Habit habit);

  private:
    std::array<QComboBox*, edit::kMonsterCount> choices_{};
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/descent/habit_table.h"

#include <QGridLayout>

#include "widgets/descent/dungeon_words.h"
#include "widgets/descent/habit_text.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

HabitTable::HabitTable(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Habits"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (std::size_t monster = 0; monster < edit::kMonsterCount; ++monster) {
        auto* choice = new QuietComboBox;
        for (int i = 0; i < static_cast<int>(level::kHabits); ++i) {
            const auto habit = static_cast<level::Habit>(i);
            choice->addItem(habitName(habit));
            choice->setItemData(i, plainToolTip(habitText(habit)), Qt::ToolTipRole);
        }
        //: %1 a monster: "Goblin"
        choice->setAccessibleName(tr("Habit of %1").arg(monsterName(monster)));
        connect(choice, &QComboBox::activated, this, [this, monster](int index) {
            emit chosen(monster, static_cast<level::Habit>(index));
        });
        auto* label = new PlainLabel(monsterName(monster));
        label->setBuddy(choice);
        const int row = static_cast<int>(monster);
        grid->addWidget(label, row, 0);
        grid->addWidget(choice, row, 1);
        choices_[monster] = choice;
    }
}

void HabitTable::showTables(const level::DescentTables& tables) {
    for (std::size_t monster = 0; monster < edit::kMonsterCount; ++monster) {
        const level::Habit habit = edit::habitOf(tables, monster);
        QComboBox& choice = *choices_[monster];
        choice.setCurrentIndex(static_cast<int>(habit));
        //: The tool tip of a monster's habit: %1 a monster, %2 "it …"
        setTips(choice, tr("%1: %2.").arg(monsterName(monster), habitText(habit)));
    }
}

}  // namespace mazeloom::widgets

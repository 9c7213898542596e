// SPDX-License-Identifier: MIT
#include "widgets/descent/habit_text.h"

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

struct HabitText {
    Q_DECLARE_TR_FUNCTIONS(HabitText)

  public:
    QString name;
    QString text;

    static HabitText of(level::Habit habit) {
        switch (habit) {
            case level::Habit::Walks:
                break;
            case level::Habit::Swarms:
                return {tr("Swarms"), tr("it strikes harder beside others of its kind")};
            case level::Habit::Flees:
                return {tr("Flees"), tr("it limps away once it has lost half of its hit points")};
            case level::Habit::Charges:
                return {tr("Charges"), tr("it takes two steps at once in a straight line")};
            case level::Habit::Regenerates:
                return {tr("Regenerates"), tr("it recovers a little every turn")};
            case level::Habit::Drains:
                return {tr("Drains"), tr("it recovers half of what its blows take")};
            case level::Habit::Flits:
                return {tr("Flits"), tr("it flits about, two steps a turn")};
            case level::Habit::Splits:
                return {tr("Splits"), tr("it splits in two when a blow does not kill it")};
            case level::Habit::Shoots:
                return {tr("Shoots"), tr("it shoots along rows and columns")};
            case level::Habit::Lumbers:
                return {tr("Lumbers"), tr("it acts in every second turn only")};
            case level::Habit::Mends:
                return {tr("Mends"), tr("it heals other monsters")};
            case level::Habit::Waits:
                return {tr("Waits"), tr("it stands still until you are near")};
        }
        return {tr("Walks"), tr("it walks up and strikes")};
    }
};

}  // namespace

QString habitName(level::Habit habit) {
    return HabitText::of(habit).name;
}

QString habitText(level::Habit habit) {
    return HabitText::of(habit).text;
}

}  // namespace mazeloom::widgets

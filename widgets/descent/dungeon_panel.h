// SPDX-License-Identifier: MIT
// The dungeon of the open pack: its designed floors, its monsters and its items.
#pragma once

#include <vector>

#include <QPointer>
#include <QWidget>

#include "core/edit/descent_edit.h"
#include "widgets/tools/context/edit_context.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace mazeloom::widgets {

class FloorList;
class RangeList;
class HabitTable;
class MonsterTable;
class RuleNumber;

class DungeonPanel : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel.
    explicit DungeonPanel(EditContext& context, QWidget* parent = nullptr);

    FloorList* floors() const { return floors_; }
    MonsterTable* monsters() const { return monsters_; }
    HabitTable* habits() const { return habits_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    using Value = int level::DescentTables::*;

    void addHeading(QVBoxLayout& column, const QString& text);
    void addNumbers(QVBoxLayout& column, std::initializer_list<Value> values);
    void setDocument(PackDocument* document);
    /// Does nothing while the panel is hidden.
    void update();
    void addLevel();
    void editTable(Value value, int to, Gesture gesture);
    void editMonster(std::size_t monster, edit::MonsterNumber number, int to, Gesture gesture);
    void editHabit(std::size_t monster, level::Habit habit);
    void setTables(level::DescentTables tables, const QString& text, Gesture gesture);
    void resetAll();

    EditContext& context_;
    QPointer<PackDocument> document_;
    QScrollArea* area_;
    FloorList* floors_;
    RangeList* ranges_;
    MonsterTable* monsters_;
    HabitTable* habits_;
    QPushButton* reset_;
    struct Number {
        Value value;
        RuleNumber* input;
    };
    std::vector<Number> numbers_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/descent/dungeon_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/edit/new_pack.h"
#include "widgets/descent/dungeon_words.h"
#include "widgets/descent/floor_list.h"
#include "widgets/descent/habit_table.h"
#include "widgets/descent/monster_table.h"
#include "widgets/descent/range_list.h"
#include "widgets/descent/rule_number.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"

namespace mazeloom::widgets {

namespace {

constexpr const char* kFloorRecipe = "rooms-and-corridors";
constexpr int kWidestForm = 760;

}  // namespace

DungeonPanel::DungeonPanel(EditContext& context, QWidget* parent)
    : QWidget(parent),
      context_(context),
      area_(new QScrollArea),
      floors_(new FloorList),
      ranges_(new RangeList),
      monsters_(new MonsterTable),
      habits_(new HabitTable),
      reset_(new QPushButton(tr("All numbers as in the rules"))) {
    setAccessibleName(tr("Dungeon"));
    using Tables = level::DescentTables;
    auto* inside = new QWidget;
    // Without a maximum width, a wide window would put each number far from its name.
    inside->setMaximumWidth(kWidestForm);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(8, 8, 8, 12);
    column->setSpacing(8);
    addHeading(*column, tr("Designed floors"));
    column->addWidget(floors_);
    addHeading(*column, tr("Levels by depth"));
    column->addWidget(ranges_);
    addHeading(*column, tr("Monsters"));
    column->addWidget(monsters_);
    addHeading(*column, tr("Habits"));
    column->addWidget(habits_);
    addHeading(*column, tr("Hero"));
    addNumbers(*column, {&Tables::heroHp, &Tables::heroAttack, &Tables::depthHeal,
                         &Tables::clearHeal, &Tables::clearGain, &Tables::lastFloor});
    addHeading(*column, tr("Chances"));
    addNumbers(*column, {&Tables::bossChance, &Tables::fountainChance, &Tables::itemChance,
                         &Tables::secondItemChance, &Tables::wandChance, &Tables::potionChance,
                         &Tables::armourChance, &Tables::thrustChance, &Tables::blinkChance});
    addHeading(*column, tr("Items"));
    addNumbers(*column, {&Tables::potionHeal, &Tables::potionSpread, &Tables::weaponBonus,
                         &Tables::weaponSpread, &Tables::armourGuard, &Tables::armourSpread,
                         &Tables::wandMinDepth, &Tables::wandDamage, &Tables::wandRange,
                         &Tables::wandCharges, &Tables::wandChargeSpread});
    reset_->setAutoDefault(false);
    reset_->setAccessibleName(reset_->text());
    setTips(*reset_,
            tr("Reset monsters, hero, chances and items to the game's rules; the floors stay"));
    connect(reset_, &QPushButton::clicked, this, &DungeonPanel::resetAll);
    column->addSpacing(8);
    column->addWidget(reset_, 0, Qt::AlignLeft);
    column->addStretch(1);
    setSpokenRole(*area_, QAccessible::Pane);
    area_->setWidget(inside);
    area_->setAccessibleName(accessibleName());
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    new FocusOverlay(*area_);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(area_);
    connect(floors_, &FloorList::levelWanted, this, &DungeonPanel::addLevel);
    const auto showLevel = [this](const QString& level) {
        if (document_ != nullptr) setCurrentLevel(*document_, level);
    };
    connect(floors_, &FloorList::shown, this, showLevel);
    connect(ranges_, &RangeList::shown, this, showLevel);
    connect(monsters_, &MonsterTable::edited, this, &DungeonPanel::editMonster);
    connect(habits_, &HabitTable::chosen, this, &DungeonPanel::editHabit);
    connect(&context_, &EditContext::sheetChanged, this,
            [this] { setDocument(context_.document()); });
    setDocument(context_.document());
}

void DungeonPanel::addHeading(QVBoxLayout& column, const QString& text) {
    auto* heading = new PlainLabel(text);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    if (column.count() > 0) column.addSpacing(8);
    column.addWidget(heading);
}

void DungeonPanel::addNumbers(QVBoxLayout& column, std::initializer_list<Value> values) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const level::DescentTables rules;
    for (const Value value : values) {
        const NumberWords words = wordsOf(value);
        auto* input = new RuleNumber(words.name, words.help, edit::rangeOf(value), rules.*value,
                                     RuleNumber::Space::Ample);
        //: Follows the number of a percentage
        if (isPercent(value)) input->setSuffix(tr(" %"));
        auto* label = new PlainLabel(words.name);
        label->setBuddy(input);
        label->setWordWrap(true);
        setPlainToolTip(*label, words.help);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(input, row, 1);
        connect(input, &RuleNumber::edited, this,
                [this, value](int to, Gesture gesture) { editTable(value, to, gesture); });
        numbers_.push_back({value, input});
    }
    column.addLayout(grid);
}

void DungeonPanel::setDocument(PackDocument* document) {
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        document_ = document;
        if (document_ != nullptr) {
            for (const auto signal :
                 {&PackDocument::descentChanged, &PackDocument::structureChanged})
                connect(document_, signal, this, &DungeonPanel::update);
            // Queued, because the code of the input that attempted the edit must return first.
            connect(document_, &PackDocument::editRefused, this, &DungeonPanel::update,
                    Qt::QueuedConnection);
        }
    }
    update();
    // Begin with the monsters' frequencies at the depth of the shown floor.
    const level::Level* shown = document_ == nullptr ? nullptr : currentLevel(*document_);
    if (shown != nullptr && shown->ruleset == level::Ruleset::Descent)
        monsters_->setDepth(document_->pack().descent.depthOf(shown->id));
}

void DungeonPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    update();
}

void DungeonPanel::update() {
    if (!isVisible()) return;
    floors_->showFloors(document_);
    ranges_->showRanges(document_);
    const level::DescentTables rules;
    const level::DescentTables& tables =
        document_ == nullptr ? rules : document_->pack().descent.tables;
    monsters_->showTables(tables);
    habits_->showTables(tables);
    for (const Number& number : numbers_)
        number.input->showValue(tables.*number.value);
    area_->widget()->setEnabled(document_ != nullptr);
    reset_->setEnabled(tables != rules);
}

void DungeonPanel::addLevel() {
    if (document_ == nullptr) return;
    widgets::addLevel(
        *document_,
        edit::newLevel(tr("Floor").toStdString(), edit::newLevelSize(kFloorRecipe), kFloorRecipe),
        document_->pack().levels.size(), tr("Add a level"));
}

void DungeonPanel::editTable(Value value, int to, Gesture gesture) {
    if (document_ == nullptr) return;
    level::DescentTables tables = document_->pack().descent.tables;
    if (edit::setNumber(tables, value, to) != edit::TableRefusal::None) return;
    //: An undo step: %1 a number of the dungeon ("Fountain", "Goblin, HP")
    setTables(tables, tr("Dungeon: %1").arg(wordsOf(value).name), gesture);
}

void DungeonPanel::editMonster(std::size_t monster, edit::MonsterNumber number, int to,
                               Gesture gesture) {
    if (document_ == nullptr) return;
    level::DescentTables tables = document_->pack().descent.tables;
    RuleNumber* input = monsters_->input(monster, number);
    if (edit::setNumber(tables, monster, number, to) == edit::TableRefusal::NobodyAtDepthOne) {
        showPlainToolTip(input->mapToGlobal(QPoint(0, input->height())),
                         tr("Depth 1 needs a monster: let another one begin there first"), input);
        input->showValue(edit::numberOf(tables, monster, number));
        return;
    }
    setTables(tables, tr("Dungeon: %1").arg(input->name()), gesture);
}

void DungeonPanel::editHabit(std::size_t monster, level::Habit habit) {
    if (document_ == nullptr) return;
    level::DescentTables tables = document_->pack().descent.tables;
    edit::setHabit(tables, monster, habit);
    setTables(tables, tr("Dungeon: %1").arg(habits_->choice(monster)->accessibleName()),
              kNoGesture);
}

void DungeonPanel::setTables(level::DescentTables tables, const QString& text, Gesture gesture) {
    level::Descent after = document_->pack().descent;
    after.tables = tables;
    setDescent(*document_, std::move(after), text, gesture);
}

void DungeonPanel::resetAll() {
    if (document_ == nullptr) return;
    setTables({}, tr("All numbers of the dungeon as in the rules"), kNoGesture);
}

}  // namespace mazeloom::widgets

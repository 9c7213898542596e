// SPDX-License-Identifier: MIT
#include "widgets/descent/monster_table.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/descent/dungeon_words.h"
#include "widgets/descent/rule_number.h"
#include "widgets/descent/share_bars.h"
#include "widgets/panels/elided_label.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

MonsterTable::MonsterTable(QWidget* parent)
    : QWidget(parent), depth_(new QuietSpinBox), shares_(new ShareBars) {
    setAccessibleName(tr("Monsters"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < edit::kMonsterNumbers.size(); ++i) {
        const NumberWords words = wordsOf(edit::kMonsterNumbers[i]);
        auto* head = new PlainLabel(words.name);
        setPlainToolTip(*head, words.help);
        head->setAlignment(Qt::AlignRight);
        head->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(head, 0, 2 + static_cast<int>(i));
    }
    for (std::size_t monster = 0; monster < edit::kMonsterCount; ++monster)
        addRow(*grid, monster);

    depth_->setRange(1, level::kMaxDepth);
    depth_->setAccelerated(true);
    depth_->setAccessibleName(tr("Depth of the shares"));
    setTips(*depth_, tr("The depth that the bars below show; nothing in the pack changes"));
    connect(depth_, &QSpinBox::valueChanged, this, &MonsterTable::showShares);
    auto* title = new PlainLabel(tr("Met at depth"));
    title->setBuddy(depth_);
    auto* choice = new QHBoxLayout;
    choice->addWidget(title);
    choice->addWidget(depth_);
    choice->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(grid);
    column->addLayout(choice);
    column->addWidget(shares_);
}

void MonsterTable::addRow(QGridLayout& grid, std::size_t monster) {
    const int row = 1 + static_cast<int>(monster);
    auto* glyph = new PlainLabel(monsterGlyph(monster));
    glyph->setFont(glyphFont(fontMetrics().height()));
    glyph->setForegroundRole(QPalette::PlaceholderText);
    grid.addWidget(glyph, row, 0);
    auto* name = new ElidedLabel;
    name->setText(monsterName(monster));
    grid.addWidget(name, row, 1);
    const level::DescentTables rules;
    for (std::size_t i = 0; i < edit::kMonsterNumbers.size(); ++i) {
        const edit::MonsterNumber number = edit::kMonsterNumbers[i];
        if (monster == edit::kBoss && number == edit::MonsterNumber::Weight) continue;
        const NumberWords words = wordsOf(number);
        //: A number of a monster: %1 "Goblin", %2 "HP"
        auto* input = new RuleNumber(tr("%1, %2").arg(monsterName(monster), words.name), words.help,
                                     edit::rangeOf(number), edit::numberOf(rules, monster, number),
                                     RuleNumber::Space::Narrow);
        connect(input, &RuleNumber::edited, this,
                [this, monster, number](int value, Gesture gesture) {
                    emit edited(monster, number, value, gesture);
                });
        inputs_[monster][i] = input;
        grid.addWidget(input, row, 2 + static_cast<int>(i));
    }
}

void MonsterTable::showTables(const level::DescentTables& tables) {
    tables_ = tables;
    for (std::size_t monster = 0; monster < edit::kMonsterCount; ++monster) {
        for (const edit::MonsterNumber number : edit::kMonsterNumbers) {
            if (RuleNumber* one = input(monster, number))
                one->showValue(edit::numberOf(tables, monster, number));
        }
    }
    showShares();
}

int MonsterTable::depth() const {
    return depth_->value();
}

void MonsterTable::setDepth(int depth) {
    depth_->setValue(depth);
}

RuleNumber* MonsterTable::input(std::size_t monster, edit::MonsterNumber number) const {
    return inputs_.at(monster).at(static_cast<std::size_t>(number));
}

void MonsterTable::showShares() {
    shares_->show(tables_, depth());
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Names of monsters and of the numbers in the dungeon panel's tables.
#pragma once

#include <cstddef>

#include <QString>

#include "core/edit/descent_edit.h"

namespace mazeloom::widgets {

/// The name of a number in the dungeon panel's tables, and its explanation.
struct NumberWords {
    QString name;
    QString help;
};

/// Returns a monster's name ("Rat"). The boss has the last index (edit::kBoss).
QString monsterName(std::size_t monster);
/// Returns the letter that stands for the monster in texts, on the canvas and in the game.
QChar monsterGlyph(std::size_t monster);
/// Returns a column's heading ("HP") and its explanation.
NumberWords wordsOf(edit::MonsterNumber number);
NumberWords wordsOf(int level::DescentTables::*value);
/// Whether the number is a percentage.
bool isPercent(int level::DescentTables::*value);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Names of monsters and of the numbers in the dungeon panel's tables.
#pragma once

#include <cstddef>

#include <QString>

#include "core/edit/descent_edit.h"

namespace mazeloom::widgets {

/// The label of a number and its explanation.
struct NumberWords {
    QString name;
    QString help;
};

/// "Rat"; the boss comes after the others, as in core/edit/descent_edit.h.
QString monsterName(std::size_t monster);
/// Returns the monster's letter in text, on the canvas and in the game.
QChar monsterGlyph(std::size_t monster);
/// Returns a column's heading ("HP") and its explanation.
NumberWords wordsOf(edit::MonsterNumber number);
NumberWords wordsOf(int level::DescentTables::*value);
/// Whether the number is a percentage.
bool isPercent(int level::DescentTables::*value);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// What the panel of the dungeon calls monsters and the numbers of the tables.
#pragma once

#include <cstddef>

#include <QString>

#include "core/edit/descent_edit.h"

namespace mazeloom::widgets {

/// A number as it is called in a row of its own, and what it means.
struct NumberWords {
    QString name;
    QString help;
};

/// "Rat"; the boss is behind the others, as in core/edit/descent_edit.h.
QString monsterName(std::size_t monster);
/// The letter that stands for it in text, on the canvas and in the game.
QChar monsterGlyph(std::size_t monster);
/// The head of a column ("HP"), and what it means.
NumberWords wordsOf(edit::MonsterNumber number);
NumberWords wordsOf(int level::DescentTables::*value);
/// Whether it is a percentage.
bool isPercent(int level::DescentTables::*value);

}  // namespace mazeloom::widgets

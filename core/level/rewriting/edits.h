// SPDX-License-Identifier: MIT
// What an editor does to a program. Places that are not there change nothing.
#pragma once

#include <cstddef>

#include "core/level/rewriting/program.h"

namespace mazeloom::level::rewriting {

/// Null when nothing stands there.
Node* nodeAt(Program& program, const Place& place);
Rule* ruleAt(Program& program, const Place& place);

/// Keeps the cells that stay; new ones ask for anything and leave it as it is.
void resize(Rule& rule, grid::Size size);

/// Behind the last: in the last node when it has rules, else in a new one.
void addRule(Program& program);
/// A rule of two cells that changes nothing yet.
Rule newRule();
/// With a rule, or with a node that has one.
Node newNode(NodeKind kind);

// Of the rule that a place names, or of the node when it names none.
void remove(Program& program, const Place& place);
void duplicate(Program& program, const Place& place);
/// By one place up (−1) or down among its like; nothing beyond the ends.
void move(Program& program, const Place& place, int by);

}  // namespace mazeloom::level::rewriting

// SPDX-License-Identifier: MIT
// Edits of a program. An edit at a place that does not exist changes nothing.
#pragma once

#include <cstddef>

#include "core/level/rewriting/program.h"

namespace mazeloom::level::rewriting {

/// Returns the node at the place; null if the place does not exist.
Node* nodeAt(Program& program, const Place& place);
Rule* ruleAt(Program& program, const Place& place);

/// Resizes the pattern, keeping cells that remain. New cells match anything and leave it unchanged.
void resize(Rule& rule, grid::Size size);

/// Adds a rule at the end of the last node if that node holds rules, else in a new node.
void addRule(Program& program);
/// Returns a rule with a pattern of two cells that changes nothing yet.
Rule newRule();
/// Returns a node with a new rule; if its kind has no rules, the node holds a child node with a new
/// rule.
Node newNode(NodeKind kind);

// The functions below edit the rule that a place names, or the node if the place names no rule.
void remove(Program& program, const Place& place);
void duplicate(Program& program, const Place& place);
/// Moves the rule or node by one place up (−1) or down (1) among its siblings; does nothing at the
/// ends.
void move(Program& program, const Place& place, int by);

}  // namespace mazeloom::level::rewriting

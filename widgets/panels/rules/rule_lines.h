// SPDX-License-Identifier: MIT
// Shows a program of rewrite rules as the lines of an explanation.
#pragma once

#include <QStringList>

#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// Returns a rule as text: "A## → B.A"; '/' separates rows.
QString ruleText(const level::rewriting::Rule& rule, const level::rewriting::Program& program);
/// Returns a line for each rule, in the order of the rules' numbers, with the kind of its node:
/// "One at a time: A## → B.A".
QStringList ruleLines(const level::rewriting::Program& program);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A program of rewriting rules as the lines of an explanation.
#pragma once

#include <QStringList>

#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// "A## → B.A"; rows apart by '/'.
QString ruleText(const level::rewriting::Rule& rule, const level::rewriting::Program& program);
/// A line for each rule, by number, with what its node does: "One at a time: A## → B.A".
QStringList ruleLines(const level::rewriting::Program& program);

}  // namespace mazeloom::widgets

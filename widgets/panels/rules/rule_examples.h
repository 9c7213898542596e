// SPDX-License-Identifier: MIT
// The examples of rule programs that come with Mazeloom, to learn from and to start with.
#pragma once

#include <vector>

#include <QString>

#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

struct RuleExample {
    QString title;
    QString help;  ///< what it teaches, and whose idea it is
    level::rewriting::SharedProgram program;
};

/// Returns the examples. resources::initialise() must have been called.
const std::vector<RuleExample>& ruleExamples();

}  // namespace mazeloom::widgets

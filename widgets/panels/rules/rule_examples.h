// SPDX-License-Identifier: MIT
// The shipped example programs, to learn from and to start with.
#pragma once

#include <vector>

#include <QString>

#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

struct RuleExample {
    QString title;
    QString help;  ///< what it teaches, and who had the idea
    level::rewriting::SharedProgram program;
};

/// Needs resources::initialise().
const std::vector<RuleExample>& ruleExamples();

}  // namespace mazeloom::widgets

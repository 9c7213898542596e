// SPDX-License-Identifier: MIT
// The programs that are shipped to learn from and to begin with.
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

/// Needs resources::initialise().
const std::vector<RuleExample>& ruleExamples();

}  // namespace mazeloom::widgets

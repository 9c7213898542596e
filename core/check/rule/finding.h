// SPDX-License-Identifier: MIT
// A problem of a pack's design: what is wrong, where, and what could be done about it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/rule/fix.h"
#include "core/check/rule/sentence.h"
#include "core/edit/area/area.h"
#include "core/problem.h"

namespace mazeloom::check {

/// What of a pack a finding is about. Places in lists count from 0; −1 = none of them.
struct Where {
    Sheet sheet;
    int object = -1;
    int trajectory = -1;
    int point = -1;  ///< of the trajectory
    int node = -1;   ///< of the campaign

    friend bool operator==(const Where&, const Where&) = default;
};

struct Finding {
    /// In English; with file, place, cell and stage where they are known.
    Problem problem;
    Sentence sentence;
    Arguments arguments;
    Where where;
    /// All cells that it is about, where they are more than problem.cell, the first of them.
    edit::Area cells = {};
    std::vector<Fix> fixes;  ///< the best one first

    bool isError() const { return problem.severity == Severity::Error; }
};

/// Whether both say the same about the same.
bool isSame(const Finding& a, const Finding& b);

}  // namespace mazeloom::check

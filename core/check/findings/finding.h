// SPDX-License-Identifier: MIT
// A problem in a pack's design: its description, place and possible fixes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/findings/fix.h"
#include "core/edit/area/area.h"
#include "core/problem.h"
#include "core/sentence.h"

namespace mazeloom::check {

/// The part of a pack that a finding concerns. Indices count from 0; −1 = none.
struct Where {
    Sheet sheet;
    int object = -1;
    int trajectory = -1;
    int point = -1;  ///< point of the trajectory
    int node = -1;   ///< node of the campaign

    friend bool operator==(const Where&, const Where&) = default;
};

struct Finding {
    /// The problem in English; with file, place, cell and stage if known.
    Problem problem;
    Sentence sentence;
    Arguments arguments;
    Where where;
    /// All cells concerned. Empty if problem.cell is the only one; otherwise problem.cell is the
    /// first.
    edit::Area cells = {};
    std::vector<Fix> fixes;  ///< the best one first

    bool isError() const { return problem.severity == Severity::Error; }
};

/// Whether both report the same problem at the same place.
bool isSame(const Finding& a, const Finding& b);

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// Quick fixes: small changes of a level, a room or the pack that make a finding go away. A fix is a
// value that stands beside the rule that offers it; what it does to cells is worked out when it is
// applied, so that finding problems stays cheap.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/check/rule/sentence.h"
#include "core/check/rule/sheet.h"
#include "core/edit/paint/paint_delta.h"
#include "core/level/level.h"

namespace mazeloom::check {

class LevelView;

/// What a fix makes of the parts of a level; only what changes is there.
struct Repair {
    edit::PaintDelta paint;  ///< empty where nothing is painted
    std::optional<std::vector<level::Object>> objects;
    std::optional<std::vector<level::Trajectory>> trajectories;
    std::optional<level::Objectives> objectives;
    std::optional<level::Recipe> recipe;

    bool isEmpty() const {
        return paint.empty() && !objects && !trajectories && !objectives && !recipe;
    }
};

/// What a fix does to each kind of sheet that it is for. It does nothing where it does not suit,
/// such as to a level that has changed since the finding: places in lists are those of the level,
/// room or pack that was checked.
struct Change {
    std::function<void(const LevelView&, Repair&)> level = {};
    std::function<void(level::Room&)> room = {};
    /// The objects of a level or room, and its bounds.
    std::function<void(std::vector<level::Object>&, const grid::Rect&)> objects = {};
    std::function<void(level::Campaign&)> campaign = {};
    std::function<void(level::Descent&)> descent = {};
    std::function<void(level::OwnTerrains&)> terrains = {};
};

struct Fix {
    Sentence sentence;  ///< what it does, as a button says it
    Arguments arguments;
    Change change;
    /// The level or room that it changes, or the pack, whose campaign or descent it does; findings
    /// set it.
    Sheet sheet = {};
};

Repair repairOf(const level::Level& level, const Fix& fix);
level::Level repaired(level::Level level, const Fix& fix);
level::Room repaired(level::Room room, const Fix& fix);
level::Campaign repaired(level::Campaign campaign, const Fix& fix);
level::Descent repaired(level::Descent descent, const Fix& fix);
level::OwnTerrains repaired(level::OwnTerrains terrains, const Fix& fix);

}  // namespace mazeloom::check

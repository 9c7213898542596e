// SPDX-License-Identifier: MIT
// Quick fixes: small changes of a level, a room or the pack that resolve a finding. A fix is a
// value, defined next to the rule that offers it. Its changes of cells are computed when it is
// applied, so that checking stays cheap.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/check/findings/sheet.h"
#include "core/edit/paint/paint_delta.h"
#include "core/level/level.h"
#include "core/sentence.h"

namespace mazeloom::check {

class LevelView;

/// The parts of a level that a fix changes; unchanged parts are empty.
struct Repair {
    edit::PaintDelta paint;  ///< also empty if the level has no paint
    std::optional<std::vector<level::Object>> objects;
    std::optional<std::vector<level::Trajectory>> trajectories;
    std::optional<level::Objectives> objectives;
    std::optional<level::Recipe> recipe;
    /// The numbers that the level shows, and what it promises.
    struct Promises {
        std::optional<level::Numbers> numbers;
        std::optional<level::NoGuess> noGuess;
        level::Mechanics needs;
    };
    std::optional<Promises> promises;
    std::optional<level::promises::PaintedPromises> painted;
    std::optional<level::Favourites> favourites;

    bool isEmpty() const {
        return paint.empty() && !objects && !trajectories && !objectives && !recipe && !promises &&
               !painted && !favourites;
    }
};

/// The effect of a fix on each kind of sheet. A fix that no longer applies does nothing, for
/// example after the level changed: its indices refer to the level, room or pack that was checked.
struct Change {
    std::function<void(const LevelView&, Repair&)> level = {};
    std::function<void(level::Room&)> room = {};
    /// Receives the objects of a level or room, and its bounds.
    std::function<void(std::vector<level::Object>&, const grid::Rect&)> objects = {};
    std::function<void(level::Campaign&)> campaign = {};
    std::function<void(level::Descent&)> descent = {};
    std::function<void(level::OwnTerrains&)> terrains = {};
    /// Replace the level or pack as a whole.
    std::function<void(level::Level&)> wholeLevel = {};
    std::function<void(level::Pack&)> wholePack = {};
    /// Whether the fix chooses between versions. It is not refused for errors of the chosen one.
    bool isChoice = false;
};

struct Fix {
    Sentence sentence;  ///< the effect, as the label of a button
    Arguments arguments;
    Change change;
    /// The level, room or pack that the fix changes; the class Findings sets it.
    Sheet sheet = {};
};

/// Returns the change that sets the level's promises to what `change` makes of them.
Change changeOfPromises(std::function<void(Repair::Promises&)> change);

Repair repairOf(const level::Level& level, const Fix& fix);
level::Level repaired(level::Level level, const Fix& fix);
level::Room repaired(level::Room room, const Fix& fix);
level::Campaign repaired(level::Campaign campaign, const Fix& fix);
level::Descent repaired(level::Descent descent, const Fix& fix);
level::OwnTerrains repaired(level::OwnTerrains terrains, const Fix& fix);
/// Applies only Change::wholePack.
level::Pack repairedPack(level::Pack pack, const Fix& fix);

}  // namespace mazeloom::check

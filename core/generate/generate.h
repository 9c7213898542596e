// SPDX-License-Identifier: MIT
// Runs a level's recipe. If memory runs out, the result is a problem that names the level and its
// size.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/recipe.h"
#include "core/level/descent.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"
#include "core/stop.h"
#include "core/trace/trace.h"

namespace mazeloom::generate {

/// How far a generation is.
struct Advance {
    int stage = 0;       ///< the running stage, from 0; stages that are switched off do not count
    int stageCount = 0;  ///< the number of stages
    /// For a stage that can take long: the work done so far, and its upper bound. The stage may end
    /// before it reaches the bound. Both are 0 for other stages, and before a stage begins.
    std::uint64_t done = 0;
    std::uint64_t most = 0;

    /// Returns the progress in thousandths of a stage: 0 … 1000 · stageCount.
    int inThousandths() const {
        const std::uint64_t within = most == 0 ? 0 : done * 1000 / most;
        return stage * 1000 + static_cast<int>(within);
    }
};

/// Reports the progress of a long generation; called on the generating thread before each stage,
/// and within stages that can take long.
using Progress = std::function<void(const Advance&)>;

struct Options {
    /// Set from another thread to cancel; checked between stages, and within stages that can take
    /// long.
    Stop stop = {};
    Progress progress = {};
    /// The number of earlier lost attempts at the level (RULES.md G-28). Each attempt draws new
    /// traps and coins: the stages at the recipe's end that make the hidden maze, and everything
    /// that depends on it, draw from mix(seed, attempt), or from the seed in attempt 0. All stages
    /// before these always draw from the seed, so all attempts share their results, such as a drawn
    /// shape. In levels with bugs or lasers this includes the maze, because bugs and lasers are
    /// placed so that the hero has time to pass along it.
    std::uint64_t attempt = 0;
    /// The level is generated or shown as this floor of a descent.
    level::FloorContext floor = {};
    /// The kinds of objects that the level's pack defines itself.
    level::SharedOwnKinds kinds = {};
};

struct Generated {
    level::Map map;
    /// Warnings: the map is valid, but may not be what the designer wants.
    std::vector<Problem> problems;
};

/// Whether the seed decides anything that all attempts share, such as a drawn shape, bugs or
/// lasers. False if each attempt draws all random choices anew, as in a fully painted level.
bool attemptsShareDraws(const level::Level& level);

/// Whether each attempt at a temple draws its traps anew.
bool drawsTrapsAnew(const level::Level& level);

/// Returns the map before the first stage: the level's paint, or wall everywhere if the level is
/// not painted, with the level's objects and the pinned parts. Pinned handcrafted rooms are looked
/// up in `rooms` (RULES.md G-31).
level::Map initialMap(const level::Level& level, std::span<const level::Room> rooms = {},
                      level::SharedOwnKinds kinds = {});

/// Generates a level without recording the steps. A problem names the failed stage and what to
/// change.
tl::expected<Generated, Problem> generate(const level::Level& level,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options = {});

/// Like generate() above with a prepared recipe, for many seeds of one level.
tl::expected<Generated, Problem> generate(const level::Level& level, const ReadyRecipe& recipe,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options = {});

struct Recorded {
    /// Covers the generation up to the failure, if any. If memory does not suffice for the record,
    /// the trace has no steps and shows a map of walls, or a single cell if even that map does not
    /// fit.
    std::shared_ptr<const trace::Trace> trace;
    level::Map map;
    std::vector<Problem> problems;
    std::optional<Problem> failure;
    bool stopped = false;
};

/// Returns the result with which record() reports that memory ran out.
Recorded refusedRecord(const level::Level& level);

/// Generates and records every step.
Recorded record(const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed,
                const Options& options = {});

struct AtStep {
    /// The map after the given number of steps, or after all steps if there are fewer. Its marks,
    /// objects and paths are those of the finished map. The map is a single cell if there is not
    /// enough memory.
    level::Map map;
    trace::StepCounts counts;  ///< of the whole generation
    std::vector<Problem> problems;
    std::optional<Problem> failure;
};

/// Generates the whole level and returns the map after the first `step` steps, as a timeline of the
/// record would show it. Steps are counted, not stored, so memory for two maps suffices.
AtStep generateToStep(const level::Level& level, std::span<const level::Room> rooms,
                      std::uint64_t seed, trace::StepIndex step, const Options& options = {});

/// Returns the sentences with which a run itself refuses a level, for translation.
std::span<const Sentence> runSentences();

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
// Runs a level's recipe. Where the memory ends meanwhile, the level is refused with a problem that
// names it and its size.
#pragma once

#include <atomic>
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
#include "core/trace/trace.h"

namespace mazeloom::generate {

/// How far a long generation is. Called from the thread that generates, before each stage.
using Progress = std::function<void(int stage, int stageCount)>;

struct Options {
    /// Set from another thread to give up; looked at between stages, and by those that can take
    /// long.
    const std::atomic<bool>* stop = nullptr;
    Progress progress = {};
    /// How many attempts at the level were lost before (RULES.md G-28): each draws new traps and
    /// coins. The hidden maze and what follows it draw from mix(seed, attempt) then, but whatever
    /// comes before the last stage that is of another kind stays as it is: a drawn shape, and with
    /// bugs or lasers in it the maze that they leave time for.
    std::uint64_t attempt = 0;
    /// The floor of a descent that the level is to be, or is shown as.
    level::FloorContext floor = {};
    /// The kinds of objects that the level's pack has of its own.
    level::SharedOwnKinds kinds = {};
};

struct Generated {
    level::Map map;
    std::vector<Problem> problems;  ///< warnings: the map is good, the designer may want to know
};

/// Whether all attempts at one seed of the level share what those at another have not: a drawn
/// shape, bugs, lasers. A level that is all painted is the same place whatever its seed.
bool attemptsShareDraws(const level::Level& level);

/// The map before the first stage: the painted parts, or all wall, and what is kept.
/// Kept handcrafted rooms are looked for in `rooms` (RULES.md G-31).
level::Map initialMap(const level::Level& level, std::span<const level::Room> rooms = {},
                      level::SharedOwnKinds kinds = {});

/// Generates without a record. The problem names the stage that failed and what to change.
tl::expected<Generated, Problem> generate(const level::Level& level,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options = {});

/// The same with a prepared recipe, for many seeds of one level.
tl::expected<Generated, Problem> generate(const level::Level& level, const ReadyRecipe& recipe,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options = {});

struct Recorded {
    /// Up to the failure, when there is one. Without enough memory for the record there is a trace
    /// without steps: of walls, or of one cell where not even these have room.
    std::shared_ptr<const trace::Trace> trace;
    level::Map map;
    std::vector<Problem> problems;
    std::optional<Problem> failure;
    bool stopped = false;
};

/// What record() returns where there is not enough memory.
Recorded refusedRecord(const level::Level& level);

/// Generates and records every step.
Recorded record(const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed,
                const Options& options = {});

struct AtStep {
    /// After so many steps, or after all if there are not as many. Its marks, objects and paths are
    /// those of the finished map. Of one cell without enough memory.
    level::Map map;
    trace::StepCounts counts;  ///< of the whole generation
    std::vector<Problem> problems;
    std::optional<Problem> failure;
};

/// Generates the whole level and shows it as it was after `step` steps: what a timeline of the
/// record would show. Steps are counted, not kept: it takes two maps' memory, however many there
/// are.
AtStep generateToStep(const level::Level& level, std::span<const level::Room> rooms,
                      std::uint64_t seed, trace::StepIndex step, const Options& options = {});

}  // namespace mazeloom::generate

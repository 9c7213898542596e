// SPDX-License-Identifier: MIT
// The record of one generation: where it began, and every change in order.
//
// A change is a cell and the exclusive-or of its bits before and after. That is two bytes instead
// of four, and it makes going backwards the same operation as going forwards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/kept.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"
#include "core/trace/log.h"
#include "core/trace/step.h"
#include "core/trace/step_counts.h"

namespace mazeloom::trace {

using StepIndex = std::uint32_t;

/// The steps first … end − 1 belong to one stage of the recipe.
struct StageSpan {
    std::string stage;    ///< the stage's id
    int recipeIndex = 0;  ///< its place in the recipe, switched-off stages counted
    StepIndex first = 0;
    StepIndex end = 0;
    /// Which of its algorithms the stage used, where it has several (generate::explanationOf).
    int explanation = 0;
    level::rewriting::SharedProgram program = {};  ///< of the stage, where it runs one
    /// Whether the stage of the recipe at that place ran this one in a part of the level. Before,
    /// between and behind such spans there are some of its own.
    bool isInner = false;
};

/// What a step is about beyond its cell. Few steps have one.
struct Note {
    StepIndex step = 0;
    grid::Rect rect;
};

/// A temporary ink that a rewriting rule, or a stage that divides the level, put on a cell, or took
/// from it: 1–8, 0 for none. When the stage ends, no cell has one (RULES.md G-81).
struct InkChange {
    StepIndex step = 0;
    grid::Index cell = 0;
    std::uint8_t before = 0;
    std::uint8_t after = 0;
};

/// A cell that a step made dark, or lit if it was dark.
struct ShadeChange {
    StepIndex step = 0;
    grid::Index cell = 0;
};

/// A thing that a step put on the map.
struct Placement {
    StepIndex step = 0;
    level::Thing thing;
};

struct Trace {
    level::Ruleset ruleset = level::Ruleset::Temple;
    level::CellGrid initial;
    std::vector<level::Thing> initialThings;

    Log<Step> steps;
    StepCounts counts;  ///< of them
    Log<grid::Index> changedCells;
    Log<level::Cell::Bits> changedBits;  ///< exclusive-or masks, parallel to changedCells
    Log<InkChange> inks;                 ///< by step
    Log<ShadeChange> shades;             ///< by step
    std::vector<StageSpan> stages;
    std::vector<Note> notes;            ///< by step
    std::vector<Placement> placements;  ///< by step

    /// Of the finished map: what the things' indices count.
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    /// The pack's own, which the things count too.
    level::SharedOwnKinds kinds;
    level::TerrainTable terrains = {};  ///< of the level

    /// Marks of the finished map: what material a cell is (room, passage, link, handcrafted).
    level::MarkGrid marks;
    /// What the designer keeps of the level: no step changes it.
    level::KeptCells kept;
    std::uint64_t finalHash = 0;

    StepIndex stepCount() const { return static_cast<StepIndex>(steps.size()); }
    const Note* noteOf(StepIndex step) const;
    /// All steps of a stage of the recipe, which may have run others (StageSpan::isInner).
    StageSpan wholeSpan(int recipeIndex) const;
    /// The stage that a step belongs to; null only for an empty trace.
    const StageSpan* stageOf(StepIndex step) const;
    /// Memory of the log itself, in bytes, without the initial grid.
    std::size_t logBytes() const;
};

/// Of a level whose steps are not known: it begins and ends as `map`, which keeps these cells.
Trace traceWithoutSteps(const level::Map& map, const level::KeptCells& kept);

}  // namespace mazeloom::trace

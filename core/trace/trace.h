// SPDX-License-Identifier: MIT
// The record of one generation: the initial map, and every change in order.
//
// A change is a cell and the exclusive-or of its bits before and after. The mask takes two bytes
// instead of four, and undoing a change is the same operation as applying it.
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
    int recipeIndex = 0;  ///< the stage's index in the recipe; disabled stages count
    StepIndex first = 0;
    StepIndex end = 0;
    /// The index of the explanation for the algorithm that the stage used
    /// (generate::explanationOf); 0 if the stage has only one.
    int explanation = 0;
    level::rewriting::SharedProgram program = {};  ///< the stage's program, if it runs one
    /// Whether the recipe's stage at recipeIndex ran this stage in a part of the level. The
    /// recipe's stage then has spans of its own before, between and after the inner spans.
    bool isInner = false;
};

/// A rectangle that a step is about, in addition to its cell. Few steps have one.
struct Note {
    StepIndex step = 0;
    grid::Rect rect;
};

/// A change of the temporary ink on a cell, by a rewrite rule or by a stage that divides the level.
/// Inks are 1–8, or 0 for none. When the stage ends, no cell has an ink (RULES.md G-81).
struct InkChange {
    StepIndex step = 0;
    grid::Index cell = 0;
    std::uint8_t before = 0;
    std::uint8_t after = 0;
};

/// A cell that a step turned from lit to dark, or from dark to lit.
struct ShadeChange {
    StepIndex step = 0;
    grid::Index cell = 0;
};

/// A thing that a step put on the map.
struct Placement {
    StepIndex step = 0;
    level::Thing thing;
};

/// The base class holds the data of the finished map: things refer to its objects, trajectories and
/// kinds by index.
struct Trace : level::MapBasis {
    level::CellGrid initial;
    std::vector<level::Thing> initialThings;

    Log<Step> steps;
    StepCounts counts;  ///< the number of steps of each kind
    Log<grid::Index> changedCells;
    Log<level::Cell::Bits> changedBits;  ///< exclusive-or masks, parallel to changedCells
    Log<InkChange> inks;                 ///< sorted by step
    Log<ShadeChange> shades;             ///< sorted by step
    std::vector<StageSpan> stages;
    std::vector<Note> notes;            ///< sorted by step
    std::vector<Placement> placements;  ///< sorted by step

    /// The cells that the designer pinned: no step changes them.
    level::KeptCells kept;
    std::uint64_t finalHash = 0;

    StepIndex stepCount() const { return static_cast<StepIndex>(steps.size()); }
    const Note* noteOf(StepIndex step) const;
    /// Returns the span of all steps of a recipe's stage, including the steps of the stages that it
    /// ran (StageSpan::isInner).
    StageSpan wholeSpan(int recipeIndex) const;
    /// Returns the stage that a step belongs to; null only for an empty trace.
    const StageSpan* stageOf(StepIndex step) const;
    /// Returns the memory of the log itself in bytes, without the initial grid.
    std::size_t logBytes() const;
};

/// Returns a trace without steps that begins and ends as `map`; `kept` are its pinned cells.
Trace traceWithoutSteps(const level::Map& map, const level::KeptCells& kept);

}  // namespace mazeloom::trace

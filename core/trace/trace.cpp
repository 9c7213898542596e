// SPDX-License-Identifier: MIT
#include "core/trace/trace.h"

#include <algorithm>

namespace mazeloom::trace {

const Note* Trace::noteOf(StepIndex step) const {
    const auto found = std::ranges::lower_bound(notes, step, {}, &Note::step);
    return found != notes.end() && found->step == step ? &*found : nullptr;
}

const StageSpan* Trace::stageOf(StepIndex step) const {
    const auto after = std::ranges::upper_bound(stages, step, {}, &StageSpan::first);
    // A stage without steps has the same `first` as the next stage; the loop skips it, because it
    // does not contain the step.
    for (auto candidate = after; candidate != stages.begin();) {
        --candidate;
        if (step < candidate->end) return &*candidate;
    }
    return stages.empty() ? nullptr : &stages.back();
}

StageSpan Trace::wholeSpan(int recipeIndex) const {
    const auto isOfIt = [&](const StageSpan& span) { return span.recipeIndex == recipeIndex; };
    const auto first = std::ranges::find_if(stages, isOfIt);
    if (first == stages.end()) return {};
    StageSpan whole = *first;
    whole.end = std::find_if(stages.rbegin(), stages.rend(), isOfIt)->end;
    return whole;
}

std::size_t Trace::logBytes() const {
    return steps.size() * sizeof(Step) + changedCells.size() * sizeof(grid::Index) +
           changedBits.size() * sizeof(level::Cell::Bits) + notes.size() * sizeof(Note) +
           placements.size() * sizeof(Placement) + inks.size() * sizeof(InkChange) +
           shades.size() * sizeof(ShadeChange);
}

Trace traceWithoutSteps(const level::Map& map, const level::KeptCells& kept) {
    Trace trace;
    static_cast<level::MapBasis&>(trace) = map;
    trace.initial = map.cells;
    trace.initialThings = map.things;
    trace.kept = kept;
    return trace;
}

}  // namespace mazeloom::trace

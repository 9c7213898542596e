// SPDX-License-Identifier: MIT
// The walk through the deductions that the stage *deducible* records
// (core/generate/RULES.md G-120.7): at each step of the walk, cells that later steps deduce are not
// known yet.
#pragma once

#include <cstddef>
#include <optional>

#include "core/trace/trace.h"

namespace mazeloom::analyse::explain {

/// Returns the grade of a step that deduces a cell, which is the grade of its rule (deduce::Rule).
constexpr int deductionGrade(trace::StepKind kind) {
    return 1 + static_cast<int>(kind) - static_cast<int>(trace::StepKind::DeduceByOne);
}

struct DeductionWalk {
    trace::StepIndex first = 0;  ///< the first deduction
    trace::StepIndex now = 0;    ///< the first deduction that is still to come
    trace::StepIndex end = 0;    ///< the step after the last deduction

    /// Returns the last deduction that was made; nullopt before the first deduction.
    std::optional<trace::StepIndex> last() const {
        if (now == first) return std::nullopt;
        return now - 1;
    }
};

/// Returns the walk that a position lies in; nullopt if there is none. A walk reaches from before
/// its first deduction to after its last one.
inline std::optional<DeductionWalk> walkAt(const trace::Trace& trace, trace::StepIndex position) {
    const auto isDeduction = [&trace](trace::StepIndex step) {
        return step < trace.stepCount() && trace::isDeduction(trace.steps[step].kind);
    };
    trace::StepIndex one = position;
    if (position > 0 && isDeduction(position - 1))
        --one;
    else if (!isDeduction(position))
        return std::nullopt;
    // The deductions are the last steps of their stage.
    const trace::StageSpan& stage = *trace.stageOf(one);
    trace::StepIndex first = stage.first;
    while (!isDeduction(first))
        ++first;
    return DeductionWalk{first, position, stage.end};
}

/// Returns the walk of the last stage that records deductions, with all deductions made.
inline std::optional<DeductionWalk> lastWalk(const trace::Trace& trace) {
    for (std::size_t s = trace.stages.size(); s > 0; --s) {
        const trace::StageSpan& stage = trace.stages[s - 1];
        if (stage.first == stage.end) continue;
        if (const auto walk = walkAt(trace, stage.end)) return walk;
    }
    return std::nullopt;
}

/// Returns the first of the hardest deductions of the last walk; nullopt if no deduction needs more
/// than one number.
inline std::optional<trace::StepIndex> hardestDeduction(const trace::Trace& trace) {
    const auto walk = lastWalk(trace);
    if (!walk) return std::nullopt;
    const auto kindOf = [&trace](trace::StepIndex step) { return trace.steps[step].kind; };
    trace::StepIndex hardest = walk->first;
    for (trace::StepIndex step = walk->first; step < walk->end; ++step) {
        if (kindOf(step) > kindOf(hardest)) hardest = step;
    }
    if (kindOf(hardest) == trace::StepKind::DeduceByOne) return std::nullopt;
    return hardest;
}

}  // namespace mazeloom::analyse::explain

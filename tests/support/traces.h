// SPDX-License-Identifier: MIT
// Synthetic traces for tests of the parts that show them: any stages, kinds of steps and length.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/random/stream.h"
#include "core/trace/timeline.h"

namespace mazeloom::testing {

struct MadeStage {
    std::string id;
    trace::StepIndex steps = 0;
};

/// Returns a trace of random steps on a level of rock. Each step has a random kind and opens or
/// closes up to three random cells. The same seed gives the same trace.
inline std::shared_ptr<trace::Trace> madeTrace(const std::vector<MadeStage>& stages,
                                               std::uint64_t seed = 1, grid::Size size = {24, 16}) {
    auto trace = std::make_shared<trace::Trace>();
    level::Map map(level::Ruleset::Temple, size);
    trace->initial = map.cells;
    random::Stream random(seed);
    const auto side = [&random](int length) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(length)));
    };
    int recipeIndex = 0;
    for (const MadeStage& stage : stages) {
        const trace::StepIndex first = trace->stepCount();
        for (trace::StepIndex i = 0; i < stage.steps; ++i) {
            trace::Step step;
            step.kind = static_cast<trace::StepKind>(random.below(trace::kStepKinds));
            step.at = map.cells.index({side(size.width), side(size.height)});
            step.changes = static_cast<std::uint16_t>(random.below(4));
            for (int k = 0; k < step.changes; ++k) {
                trace->changedCells.push(map.cells.index({side(size.width), side(size.height)}));
                // Wall and floor differ in these bits.
                trace->changedBits.push(level::Cell(level::Terrain::Wall).bits() ^
                                        level::Cell(level::Terrain::Floor).bits());
            }
            trace->steps.push(step);
        }
        trace->stages.push_back({stage.id, recipeIndex++, first, trace->stepCount()});
    }
    trace->marks = map.marks;
    return trace;
}

inline std::unique_ptr<trace::Timeline> madeTimeline(const std::vector<MadeStage>& stages,
                                                     std::uint64_t seed = 1,
                                                     grid::Size size = {24, 16}) {
    return std::make_unique<trace::Timeline>(madeTrace(stages, seed, size));
}

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
// Recording changes nothing. A trace leads from the painted level to the finished one and back.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::replay {

namespace {

constexpr Sentence kOtherWithoutRecord{"promise-record",
                                       "generating without a recording gives a different level"};
constexpr Sentence kForwards{"promise-replay-forwards",
                             "the trace does not lead to the finished level"};
constexpr Sentence kBackwards{"promise-replay-backwards",
                              "the trace does not lead back to the painted level"};
constexpr std::array kSentences{kOtherWithoutRecord, kForwards, kBackwards};

/// Applies all steps. Changes are XOR masks, so undoing a step applies it again; only the order is
/// reversed.
void apply(level::CellGrid& cells, const trace::Trace& trace, bool forwards) {
    const std::size_t count = trace.changedCells.size();
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t change = forwards ? k : count - 1 - k;
        level::Cell& cell = cells[trace.changedCells[change]];
        cell = level::Cell::fromBits(unsigned{cell.bits()} ^ trace.changedBits[change]);
    }
}

void check(const Generation& generation, Findings& findings) {
    const level::Map& map = generation.map();
    const trace::Trace& trace = *generation.recorded().trace;
    generate::Options options;
    options.floor = generation.floor();
    options.kinds = map.kinds;
    const auto plain =
        generate::generate(generation.level(), generation.rooms(), generation.seed(), options);
    if (!plain || plain->map.cells != map.cells || plain->map.things != map.things ||
        plain->map.objects != map.objects || plain->map.trajectories != map.trajectories ||
        level::hash(plain->map) != trace.finalHash) {
        findings.error(kOtherWithoutRecord);
    }
    std::size_t changes = 0;
    for (std::size_t step = 0; step < trace.steps.size(); ++step)
        changes += trace.steps[step].changes;
    level::CellGrid cells = generate::initialMap(generation.level()).cells;
    apply(cells, trace, true);
    if (cells != map.cells || changes != trace.changedCells.size()) findings.error(kForwards);
    cells = map.cells;
    apply(cells, trace, false);
    if (cells != generate::initialMap(generation.level()).cells) findings.error(kBackwards);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::replay

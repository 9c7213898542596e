// SPDX-License-Identifier: MIT
// All moments of one generation, which properties examine in a single pass from the first to the
// last.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "core/analyse/over_time/parts_over_time.h"
#include "core/level/level.h"
#include "core/trace/trace.h"

namespace mazeloom::analyse {

/// For use by one thread only.
class History {
  public:
    /// `trace` must not be null. `level` is the generated level, for its objectives; null if it is
    /// unknown. `stop` may be null; once it is set, results are meaningless.
    explicit History(std::shared_ptr<const trace::Trace> trace, const level::Level* level = nullptr,
                     const std::atomic<bool>* stop = nullptr)
        : trace_(std::move(trace)), level_(level), stop_(stop) {}

    const trace::Trace& trace() const { return *trace_; }
    const std::shared_ptr<const trace::Trace>& sharedTrace() const { return trace_; }
    const level::Level* level() const { return level_; }
    const std::atomic<bool>* stop() const { return stop_; }
    bool isStopped() const { return stop_ != nullptr && *stop_; }

    /// Returns the connected parts of the open cells, and whether the hero can walk to all goods.
    /// Computes them at the first call.
    const PartsOverTime& openParts() const {
        if (!openParts_) openParts_.emplace(*trace_, level::Cell::kWalkable, stop_);
        return *openParts_;
    }

  private:
    std::shared_ptr<const trace::Trace> trace_;
    const level::Level* level_;
    const std::atomic<bool>* stop_;
    mutable std::optional<PartsOverTime> openParts_;
};

/// Goes through the trace step by step: calls changed(index, before, after) for each change of a
/// step, and then ended(step). `cells` must be the trace's initial state; it is updated along the
/// way.
template <typename Changed, typename Ended>
void replay(const History& history, level::CellGrid& cells, const Changed& changed,
            const Ended& ended) {
    constexpr trace::StepIndex kPause = 4096;
    const trace::Trace& trace = history.trace();
    std::size_t change = 0;
    for (trace::StepIndex step = 0; step < trace.stepCount(); ++step) {
        if (step % kPause == 0 && history.isStopped()) return;
        const std::size_t end = change + trace.steps[step].changes;
        for (; change < end; ++change) {
            const grid::Index i = trace.changedCells[change];
            const level::Cell before = cells[i];
            cells[i] = level::Cell::fromBits(unsigned{before.bits()} ^
                                             unsigned{trace.changedBits[change]});
            changed(i, before, cells[i]);
        }
        ended(step);
    }
}

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/kind_counts.h"

#include <algorithm>

namespace mazeloom::widgets {

KindCounts::KindCounts(std::shared_ptr<const trace::Trace> trace) : trace_(std::move(trace)) {
    const std::size_t steps = trace_->steps.size();
    before_.reserve(steps / kBlock + 1);
    // Successive steps use two tables alternately. With one table, each increment of the same
    // counter would have to wait for the previous one.
    std::array<Sums, 2> sums{};
    for (std::size_t first = 0; first < steps || first == 0; first += kBlock) {
        Sums& before = before_.emplace_back();
        for (std::size_t kind = 0; kind < before.size(); ++kind) {
            before[kind] = sums[0][kind] + sums[1][kind];
        }
        if (first == steps) break;
        const auto run = trace_->steps.run(first, std::min<std::size_t>(steps, first + kBlock));
        for (std::size_t i = 0; i < run.size(); ++i) {
            ++sums[i % 2][static_cast<std::size_t>(run[i].kind)];
        }
    }
}

trace::StepIndex KindCounts::countBefore(trace::StepKind kind, trace::StepIndex end) const {
    const std::size_t block = std::min<std::size_t>(end / kBlock, before_.size() - 1);
    trace::StepIndex count = before_[block][static_cast<std::size_t>(kind)];
    for (auto s = static_cast<trace::StepIndex>(block) * kBlock; s < end; ++s) {
        count += trace_->steps[s].kind == kind;
    }
    return count;
}

trace::StepIndex KindCounts::nth(trace::StepKind kind, trace::StepIndex n) const {
    const auto column = static_cast<std::size_t>(kind);
    const auto after = std::ranges::upper_bound(
        before_, n, {}, [column](const Sums& sums) { return sums[column]; });
    const auto block = static_cast<std::size_t>(after - before_.begin() - 1);
    trace::StepIndex left = n - before_[block][column];
    auto step = static_cast<trace::StepIndex>(block) * kBlock;
    while (trace_->steps[step].kind != kind || left-- > 0)
        ++step;
    return step;
}

}  // namespace mazeloom::widgets

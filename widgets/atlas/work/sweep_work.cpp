// SPDX-License-Identifier: MIT
#include "widgets/atlas/work/sweep_work.h"

#include <utility>

#include "widgets/qstring.h"

namespace mazeloom::widgets {

void SweepWork::run(const SweepPlan& plan) {
    task_.run([this, plan](const GrowingTask::Control& control) -> GrowingTask::Call {
        auto sweep = analyse::Sweep::of(plan.of);
        if (!sweep) return [this, why = qstring(sweep.error())] { emit failed(why); };
        const auto look = [&](const analyse::Sweep& soFar) {
            control.offer([&]() -> GrowingTask::Call {
                return [this, copy = std::make_shared<const analyse::Sweep>(soFar)] {
                    emit grown(copy);
                };
            });
        };
        sweep->run(plan.seeds, plan.threads, look, control.stop());
        return [this, done = std::make_shared<const analyse::Sweep>(std::move(*sweep))] {
            emit ended(done);
        };
    });
}

}  // namespace mazeloom::widgets

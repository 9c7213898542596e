// SPDX-License-Identifier: MIT
#include "widgets/atlas/work/growing_task.h"

#include <utility>

namespace mazeloom::widgets {

void GrowingTask::Control::offer(const std::function<Call()>& makeNews) const {
    // Skip this news if a slow window has not handled the previous one yet.
    if (!isShown_->exchange(false)) return;
    control_.report([isShown = isShown_, news = makeNews()] {
        news();
        *isShown = true;
    });
}

void GrowingTask::run(Job job) {
    stop();
    stop_ = std::make_shared<std::atomic<bool>>(false);
    isBusy_ = true;
    task_.run(
        [this, stop = stop_, job = std::move(job)](const LatestTask::Control& control) -> Call {
            return [this, deliver = job(Control(control, stop))] {
                isBusy_ = false;
                deliver();
            };
        });
}

}  // namespace mazeloom::widgets

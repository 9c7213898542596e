// SPDX-License-Identifier: MIT
// Long work off the GUI thread whose result grows: what is done so far can be shown meanwhile, and
// is still told when the work is stopped. Only the latest job counts.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

class GrowingTask {
  public:
    using Call = LatestTask::Call;

    class Control {
      public:
        const std::atomic<bool>* stop() const { return stop_.get(); }
        /// Calls what `makeNews` returns on the task's thread, which then has done what it was
        /// handed before: else this does nothing.
        void offer(const std::function<Call()>& makeNews) const;

      private:
        friend class GrowingTask;
        Control(const LatestTask::Control& control, std::shared_ptr<std::atomic<bool>> stop)
            : control_(control), stop_(std::move(stop)) {}

        const LatestTask::Control& control_;
        std::shared_ptr<std::atomic<bool>> stop_;
        std::shared_ptr<std::atomic<bool>> isShown_ = std::make_shared<std::atomic<bool>>(true);
    };

    /// The call that it returns delivers the result, stopped or not.
    using Job = std::function<Call(const Control& control)>;

    explicit GrowingTask(const char* threadName) : task_(threadName) {}
    ~GrowingTask() { stop(); }
    GrowingTask(const GrowingTask&) = delete;
    GrowingTask& operator=(const GrowingTask&) = delete;

    /// Of a job that is under way nothing more is told.
    void run(Job job);
    /// Has the job deliver soon what it has done.
    void stop() { *stop_ = true; }
    bool isBusy() const { return isBusy_; }

  private:
    /// Not the task's own flag: what a task was told to stop delivers nothing.
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    bool isBusy_ = false;
    LatestTask task_;
};

}  // namespace mazeloom::widgets

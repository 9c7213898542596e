// SPDX-License-Identifier: MIT
// A long job off the GUI thread whose result grows: intermediate results can be shown, and a
// stopped job still delivers its result. Only the latest job counts.
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
        /// Passes the call that `makeNews` returns to the task's thread; does nothing if the
        /// previous one has not run yet.
        void offer(const std::function<Call()>& makeNews) const;

      private:
        friend class GrowingTask;
        Control(const LatestTask::Control& control, std::shared_ptr<std::atomic<bool>> stop)
            : control_(control), stop_(std::move(stop)) {}

        const LatestTask::Control& control_;
        std::shared_ptr<std::atomic<bool>> stop_;
        std::shared_ptr<std::atomic<bool>> isShown_ = std::make_shared<std::atomic<bool>>(true);
    };

    /// Returns a call that delivers the result, whether stopped or not.
    using Job = std::function<Call(const Control& control)>;

    explicit GrowingTask(const char* threadName) : task_(threadName) {}
    ~GrowingTask() { stop(); }
    GrowingTask(const GrowingTask&) = delete;
    GrowingTask& operator=(const GrowingTask&) = delete;

    /// Starts a job; a running one delivers nothing more.
    void run(Job job);
    /// Asks the job to end soon and to deliver what it has.
    void stop() { *stop_ = true; }
    bool isBusy() const { return isBusy_; }

  private:
    /// Not the task's own flag: a cancelled task delivers nothing.
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    bool isBusy_ = false;
    LatestTask task_;
};

}  // namespace mazeloom::widgets

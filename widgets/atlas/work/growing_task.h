// SPDX-License-Identifier: MIT
// Runs a long job, whose result grows, off the GUI thread. Intermediate results can be shown, and a
// stopped job still delivers the result that it has. A new job replaces the running one.
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
        /// Calls `makeNews`, which returns a call that shows an intermediate result, and queues
        /// that call to the task's thread. Does nothing if the previous call has not run yet.
        void offer(const std::function<Call()>& makeNews) const;

      private:
        friend class GrowingTask;
        Control(const LatestTask::Control& control, std::shared_ptr<std::atomic<bool>> stop)
            : control_(control), stop_(std::move(stop)) {}

        const LatestTask::Control& control_;
        std::shared_ptr<std::atomic<bool>> stop_;
        std::shared_ptr<std::atomic<bool>> isShown_ = std::make_shared<std::atomic<bool>>(true);
    };

    /// Runs on the worker thread. Returns a call that delivers the result, even if the job was
    /// stopped.
    using Job = std::function<Call(const Control& control)>;

    explicit GrowingTask(const char* threadName) : task_(threadName) {}
    ~GrowingTask() { stop(); }
    GrowingTask(const GrowingTask&) = delete;
    GrowingTask& operator=(const GrowingTask&) = delete;

    /// Starts a job. A job that is still running delivers nothing more.
    void run(Job job);
    /// Asks the job to end soon and to deliver the result that it has.
    void stop() { *stop_ = true; }
    bool isBusy() const { return isBusy_; }

  private:
    /// The job's own stop flag. The LatestTask's flag is not used, because a job that is stopped by
    /// it delivers nothing.
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    bool isBusy_ = false;
    LatestTask task_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Runs jobs off the GUI thread, of which only the latest counts. It owns the thread, the stop flag
// of the running job and the order of results: a new job stops the running one and starts when that
// has ended. Reports and results of a stopped job are dropped.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include <QObject>
#include <QThread>

namespace mazeloom::widgets {

/// Returns the number of threads for such work; leaves one core for the window and the shown level.
unsigned threadsBesideWindow();

class LatestTask : public QObject {
    Q_OBJECT

  public:
    /// Called on the thread of the LatestTask.
    using Call = std::function<void()>;

    using Stop = std::shared_ptr<std::atomic<bool>>;

    /// A job's connection to the task; valid while the job runs.
    class Control {
      public:
        /// A job checks it as often as it can, and returns soon once it is set.
        const std::atomic<bool>& stop() const { return *stop_; }
        /// Calls `progress` on the task's thread, before the result, unless the job was stopped
        /// meanwhile. Does not block.
        void report(Call progress) const;
        /// Calls `news` even if another job was started meanwhile, for content worth showing until
        /// that job has a result. Dropped after cancel().
        void tell(Call news) const;

      private:
        friend class LatestTask;
        Control(LatestTask& task, Stop stop, std::uint64_t born)
            : task_(task), stop_(std::move(stop)), born_(born) {}

        LatestTask& task_;
        Stop stop_;
        std::uint64_t born_;
    };

    /// Runs on the other thread. The returned call delivers the result; it is dropped if the job
    /// was stopped. A job that runs out of memory without handling it is cancelled.
    using Job = std::function<Call(const Control& control)>;

    /// `threadName` is for debuggers. The thread starts with the first job.
    explicit LatestTask(const char* threadName, QObject* parent = nullptr);
    /// Stops the running job and waits for it; nothing is delivered afterwards.
    ~LatestTask() override;

    void run(Job job);
    /// Stops the running job and drops the waiting one.
    void cancel();
    /// Whether a job runs, including a stopped one that has not ended yet.
    bool isBusy() const { return busy_; }

  signals:
    /// Emitted when a cancelled job has ended and no other was given meanwhile.
    void cancelled();

  private:
    void start(Job job);
    void done(const Call& deliver);

    QThread thread_;
    QObject* worker_;  ///< lives on the thread
    Stop stop_ = std::make_shared<std::atomic<bool>>(false);
    std::uint64_t cancels_ = 0;  ///< number of calls of cancel()
    Job next_;
    bool busy_ = false;
};

}  // namespace mazeloom::widgets

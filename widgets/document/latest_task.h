// SPDX-License-Identifier: MIT
// Runs jobs off the GUI thread, one at a time; only the latest job counts. A new job sets the stop
// flag of the running one, and starts when that one has ended. Reports and results of a stopped job
// are dropped.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include <QObject>
#include <QThread>

namespace mazeloom::widgets {

/// Returns the number of threads for parallel work off the GUI thread: one fewer than the number of
/// cores, which leaves one for the window and the shown level; at least 1.
unsigned threadsBesideWindow();

class LatestTask : public QObject {
    Q_OBJECT

  public:
    /// A function that is called on the thread to which the LatestTask belongs.
    using Call = std::function<void()>;

    using Stop = std::shared_ptr<std::atomic<bool>>;

    /// Time for which a newer job waits for the news of a replaced one.
    static constexpr std::chrono::milliseconds kPatience{5000};

    /// A job's connection to the task; valid while the job runs.
    class Control {
      public:
        /// Returns the job's stop flag. The job checks it often, and returns soon once it is set.
        const std::atomic<bool>& stop() const { return *stop_; }
        /// Returns the stop flag for the part of the job that ends with tell(). It is set later
        /// than stop() if a newer job replaces this one: when that has waited for kPatience.
        const std::atomic<bool>& giveUp() const { return *giveUp_; }
        /// Calls `progress` on the task's thread before the job's result is delivered, unless the
        /// job is stopped before the call. Does not block.
        void report(Call progress) const;
        /// Calls `news` like report(), but even if a newer job has replaced this one: for content
        /// that is worth showing until the newer job has a result. After cancel(), `news` is not
        /// called.
        void tell(Call news) const;

      private:
        friend class LatestTask;
        Control(LatestTask& task, Stop stop, Stop giveUp, std::uint64_t born)
            : task_(task), stop_(std::move(stop)), giveUp_(std::move(giveUp)), born_(born) {}

        LatestTask& task_;
        Stop stop_;
        Stop giveUp_;
        std::uint64_t born_;
    };

    /// Runs on the worker thread. The returned call delivers the result on the task's thread; it is
    /// dropped if the job was stopped. A job that runs out of memory, and does not handle that
    /// itself, is cancelled.
    using Job = std::function<Call(const Control& control)>;

    /// `threadName` names the worker thread in debuggers. The thread starts with the first job.
    explicit LatestTask(const char* threadName, QObject* parent = nullptr);
    /// Stops the running job and waits for its end; nothing is delivered afterwards.
    ~LatestTask() override;

    void run(Job job);
    /// Stops the running job and drops the waiting one.
    void cancel();
    /// Whether a job runs, including a stopped one that has not ended yet.
    bool isBusy() const { return busy_; }

  signals:
    /// Emitted when a cancelled job has ended and no other job is waiting.
    void cancelled();

  private:
    void start(Job job);
    void done(const Call& deliver);

    QThread thread_;
    QObject* worker_;  ///< belongs to thread_
    Stop stop_ = std::make_shared<std::atomic<bool>>(false);
    Stop giveUp_ = std::make_shared<std::atomic<bool>>(false);
    std::uint64_t cancels_ = 0;  ///< number of calls of cancel()
    Job next_;
    bool busy_ = false;
};

}  // namespace mazeloom::widgets

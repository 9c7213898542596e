// SPDX-License-Identifier: MIT
// Work off the GUI thread of which only the latest counts. It owns the thread, the stop flag of the
// job under way and the order of results: a new job tells the one under way to stop and starts when
// that one has ended; what a stopped job reports or returns is dropped.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include <QObject>
#include <QThread>

namespace mazeloom::widgets {

/// With how many threads such work is shared: the window and the level that is worked on want a
/// core, too.
unsigned threadsBesideWindow();

class LatestTask : public QObject {
    Q_OBJECT

  public:
    /// Called on the thread of the LatestTask.
    using Call = std::function<void()>;

    using Stop = std::shared_ptr<std::atomic<bool>>;

    /// A job's line to the task; valid while the job runs.
    class Control {
      public:
        /// A job looks at it as often as it can, and returns soon once it is set.
        const std::atomic<bool>& stop() const { return *stop_; }
        /// Calls `progress` on the task's thread, before the result, unless the job was stopped
        /// meanwhile. Returns at once.
        void report(Call progress) const;
        /// The same, though another job was given meanwhile: for what is worth seeing until that
        /// one has something to show. After cancel() it is dropped.
        void tell(Call news) const;

      private:
        friend class LatestTask;
        Control(LatestTask& task, Stop stop, std::uint64_t born)
            : task_(task), stop_(std::move(stop)), born_(born) {}

        LatestTask& task_;
        Stop stop_;
        std::uint64_t born_;
    };

    /// Runs on the other thread. The call that it returns delivers the result; it is dropped if the
    /// job was stopped. A job that finds no memory and does not say so by itself is cancelled.
    using Job = std::function<Call(const Control& control)>;

    /// `threadName` is for debuggers. The thread starts with the first job.
    explicit LatestTask(const char* threadName, QObject* parent = nullptr);
    /// Stops the job under way and waits for it; nothing is delivered any more.
    ~LatestTask() override;

    void run(Job job);
    /// Stops the job under way and drops the one that waits for its end.
    void cancel();
    /// Whether a job runs; a stopped one, too, until it has ended.
    bool isBusy() const { return busy_; }

  signals:
    /// The job that was cancelled has ended, and no other was given meanwhile.
    void cancelled();

  private:
    void start(Job job);
    void done(const Call& deliver);

    QThread thread_;
    QObject* worker_;  ///< lives on the thread
    Stop stop_ = std::make_shared<std::atomic<bool>>(false);
    std::uint64_t cancels_ = 0;  ///< how often all was cancelled
    Job next_;
    bool busy_ = false;
};

}  // namespace mazeloom::widgets

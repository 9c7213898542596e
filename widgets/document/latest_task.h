// SPDX-License-Identifier: MIT
// Work off the GUI thread of which only the latest counts: a new job tells the one under way to
// stop and takes its place; what an older one found is dropped.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QObject>
#include <QThread>

namespace mazeloom::widgets {

class LatestTask : public QObject {
    Q_OBJECT

  public:
    /// Runs on the other thread; what it returns is called on the object's own, unless a newer job
    /// was given meanwhile. Looks at `stop` as often as it can.
    using Job = std::function<std::function<void()>(const std::atomic<bool>& stop)>;

    explicit LatestTask(QObject* parent = nullptr);
    /// Stops the job under way and waits for it.
    ~LatestTask() override;

    void run(Job job);
    /// Gives up what is under way.
    void cancel();
    bool isBusy() const { return busy_; }

  private:
    void start(Job job);
    void done(const std::function<void()>& deliver);

    QThread thread_;
    QObject* worker_;  ///< lives on the thread
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    Job next_;
    bool busy_ = false;
};

}  // namespace mazeloom::widgets

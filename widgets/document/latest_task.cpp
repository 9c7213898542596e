// SPDX-License-Identifier: MIT
#include "widgets/document/latest_task.h"

#include <algorithm>
#include <utility>

#include <QTimer>

#include "core/within_memory.h"

namespace mazeloom::widgets {

unsigned threadsBesideWindow() {
    return static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1));
}

void LatestTask::Control::report(Call progress) const {
    // Jobs are stopped only on the task's own thread, so not between the check and the call.
    QMetaObject::invokeMethod(
        &task_,
        [stop = stop_, progress = std::move(progress)] {
            if (!*stop) progress();
        },
        Qt::QueuedConnection);
}

void LatestTask::Control::tell(Call news) const {
    QMetaObject::invokeMethod(
        &task_,
        [task = &task_, born = born_, news = std::move(news)] {
            if (task->cancels_ == born) news();
        },
        Qt::QueuedConnection);
}

LatestTask::LatestTask(const char* threadName, QObject* parent)
    : QObject(parent), worker_(new QObject) {
    thread_.setObjectName(threadName);
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
}

LatestTask::~LatestTask() {
    *stop_ = true;
    *giveUp_ = true;
    // If the thread never ran, it does not emit finished(), which would delete the worker.
    if (!thread_.isRunning()) delete worker_;
    thread_.quit();
    thread_.wait();
}

void LatestTask::run(Job job) {
    if (!busy_) {
        start(std::move(job));
        return;
    }
    if (!stop_->exchange(true))
        QTimer::singleShot(kPatience, this, [giveUp = giveUp_] { *giveUp = true; });
    next_ = std::move(job);
}

void LatestTask::cancel() {
    *stop_ = true;
    *giveUp_ = true;
    next_ = nullptr;
    ++cancels_;
}

void LatestTask::start(Job job) {
    if (!thread_.isRunning()) thread_.start();
    busy_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    giveUp_ = std::make_shared<std::atomic<bool>>(false);
    QMetaObject::invokeMethod(
        worker_,
        [this, stop = stop_, giveUp = giveUp_, born = cancels_, job = std::move(job)] {
            const auto deliver = withinMemory(
                [&] { return *stop ? Call() : job(Control(*this, stop, giveUp, born)); },
                // Out of memory: the job is given up as if it had been cancelled.
                [&] {
                    *stop = true;
                    return Call();
                });
            QMetaObject::invokeMethod(
                this, [this, deliver] { done(deliver); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void LatestTask::done(const Call& deliver) {
    busy_ = false;
    if (next_) {
        start(std::exchange(next_, nullptr));
    } else if (*stop_) {
        emit cancelled();
    } else if (deliver) {
        deliver();
    }
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include <atomic>
#include <memory>

#include <QTest>
#include <QThread>

#include "widgets/document/latest_task.h"

using namespace mazeloom;
using widgets::LatestTask;

class TestLatestTask : public QObject {
    Q_OBJECT

  private slots:
    void deliversOnItsOwnThread();
    void onlyTheLatestCounts();
    void whatIsCancelledIsDropped();
    void goesAwayWhileItWorks();
    void idleOnesNeedNoThread();
};

namespace {

void waitFor(const std::atomic<bool>& stop) {
    while (!stop)
        QThread::msleep(1);
}

}  // namespace

void TestLatestTask::deliversOnItsOwnThread() {
    LatestTask task;
    const QThread* worked = nullptr;
    const QThread* delivered = nullptr;
    task.run([&](const std::atomic<bool>&) {
        worked = QThread::currentThread();
        return [&] { delivered = QThread::currentThread(); };
    });
    QVERIFY(task.isBusy());
    QTRY_VERIFY(delivered != nullptr);
    QVERIFY(!task.isBusy());
    QVERIFY(delivered == QThread::currentThread());
    QVERIFY(worked != QThread::currentThread());
}

void TestLatestTask::onlyTheLatestCounts() {
    LatestTask task;
    std::atomic<int> begun = 0;
    QList<int> delivered;
    const auto job = [&](int number) {
        return [&, number](const std::atomic<bool>& stop) -> std::function<void()> {
            ++begun;
            if (number < 9) waitFor(stop);
            return [&, number] { delivered << number; };
        };
    };
    task.run(job(0));
    QTRY_COMPARE(begun.load(), 1);
    for (int number = 1; number < 10; ++number)
        task.run(job(number));
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(delivered, QList<int>{9});
    // Those between were never begun.
    QCOMPARE(begun.load(), 2);
}

void TestLatestTask::whatIsCancelledIsDropped() {
    LatestTask task;
    bool delivered = false;
    const auto job = [&](const std::atomic<bool>& stop) -> std::function<void()> {
        waitFor(stop);
        return [&] { delivered = true; };
    };
    task.run(job);
    task.run(job);
    task.cancel();
    QTRY_VERIFY(!task.isBusy());
    QVERIFY(!delivered);
    task.cancel();
    task.run([&](const std::atomic<bool>&) { return [&] { delivered = true; }; });
    QTRY_VERIFY(delivered);
}

void TestLatestTask::goesAwayWhileItWorks() {
    auto alive = std::make_shared<int>(0);
    const std::weak_ptr<int> watched = alive;
    bool delivered = false;
    {
        LatestTask task;
        std::atomic<bool> begun = false;
        task.run([&begun, &delivered, alive](const std::atomic<bool>& stop) {
            begun = true;
            waitFor(stop);
            return [&delivered] { delivered = true; };
        });
        alive.reset();
        QTRY_VERIFY(begun.load());
    }
    QCoreApplication::processEvents();
    QVERIFY(!delivered);
    QVERIFY(watched.expired());
}

void TestLatestTask::idleOnesNeedNoThread() {
    LatestTask task;
    QVERIFY(!task.isBusy());
    task.cancel();
}

QTEST_GUILESS_MAIN(TestLatestTask)
#include "tst_latest_task.moc"

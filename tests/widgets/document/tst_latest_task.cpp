// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "tests/support/endless_level.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::tst_latest_task {

using widgets::GenerationService;
using widgets::LatestTask;

class TestLatestTask : public QObject {
    Q_OBJECT

  private slots:
    void deliversOnItsOwnThread();
    void onlyTheLatestCounts();
    void whatIsCancelledIsDropped();
    void goesAwayWhileItWorks();
    void idleOnesNeedNoThread();
    void aJobBeginsOnlyAfterTheOneBeforeEnded();
    void endlessSketchesAreGivenUp();
    void progressComesBeforeTheResult();
    void progressOfAStoppedJobIsDropped();
    void cancellingIsReportedOnceAndAfterTheEnd();
    void aNewJobHidesTheCancelledOne();
    void ofTenGenerationsOnlyTheLastIsFinished();
    void aGenerationServiceIsDestroyedWhileItWorks();
    void newsOfAStoppedJobIsTold();
    void newsOfACancelledJobIsDropped();
    void aLargeLevelIsSketchedBeforeItIsRecorded();
    void whatIsPaintedOnIsSketchedToo();
    void whatPassesIsSketchedAlone();
    void aSketchIsAsDarkAsTheLevel();
};

namespace {

void waitFor(const std::atomic<bool>& stop) {
    while (!stop)
        QThread::msleep(1);
}

/// Returns a request for a level whose generation takes long enough that a test can act meanwhile.
widgets::GenerationRequest requestOf(std::uint64_t seed) {
    auto level = std::make_shared<const level::Level>(
        testing::solid({513, 513}, {"rooms", "maze", "dead-ends"}));
    return {level, std::make_shared<const std::vector<level::Room>>(), seed};
}

}  // namespace

void TestLatestTask::deliversOnItsOwnThread() {
    LatestTask task("test");
    const QThread* worked = nullptr;
    const QThread* delivered = nullptr;
    task.run([&](const LatestTask::Control&) {
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
    LatestTask task("test");
    std::atomic<int> begun = 0;
    QList<int> delivered;
    const auto job = [&](int number) {
        return [&, number](const LatestTask::Control& control) -> LatestTask::Call {
            ++begun;
            if (number < 9) waitFor(control.stop());
            return [&, number] { delivered << number; };
        };
    };
    task.run(job(0));
    QTRY_COMPARE(begun.load(), 1);
    for (int number = 1; number < 10; ++number)
        task.run(job(number));
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(delivered, QList<int>{9});
    // The jobs in between never started.
    QCOMPARE(begun.load(), 2);
}

void TestLatestTask::whatIsCancelledIsDropped() {
    LatestTask task("test");
    bool delivered = false;
    const auto job = [&](const LatestTask::Control& control) -> LatestTask::Call {
        waitFor(control.stop());
        return [&] { delivered = true; };
    };
    task.run(job);
    task.run(job);
    task.cancel();
    QTRY_VERIFY(!task.isBusy());
    QVERIFY(!delivered);
    task.cancel();
    task.run([&](const LatestTask::Control&) { return [&] { delivered = true; }; });
    QTRY_VERIFY(delivered);
}

void TestLatestTask::goesAwayWhileItWorks() {
    auto alive = std::make_shared<int>(0);
    const std::weak_ptr<int> watched = alive;
    bool delivered = false;
    {
        LatestTask task("test");
        std::atomic<bool> begun = false;
        task.run([&begun, &delivered, alive](const LatestTask::Control& control) {
            begun = true;
            waitFor(control.stop());
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
    LatestTask task("test");
    QVERIFY(!task.isBusy());
    task.cancel();
}

void TestLatestTask::aJobBeginsOnlyAfterTheOneBeforeEnded() {
    LatestTask task("test");
    std::atomic<int> running = 0;
    std::atomic<int> most = 0;
    std::atomic<int> ended = 0;
    for (int turn = 0; turn < 20; ++turn) {
        std::atomic<bool> begun = false;
        task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
            most = std::max(most.load(), ++running);
            begun = true;
            waitFor(control.stop());
            --running;
            ++ended;
            return {};
        });
        while (!begun)
            QCoreApplication::processEvents();
    }
    task.cancel();
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(most.load(), 1);
    QCOMPARE(ended.load(), 20);
}

/// A sketch that does not end delays neither Cancel, nor a newer request, nor the end of the
/// window.
void TestLatestTask::endlessSketchesAreGivenUp() {
    const auto endless = std::make_shared<const level::Level>(testing::endlessLevel({500, 500}));
    const auto rooms = std::make_shared<const std::vector<level::Room>>();
    {
        GenerationService service;
        QSignalSpy sketched(&service, &GenerationService::sketched);
        QSignalSpy progressed(&service, &GenerationService::progressed);
        QSignalSpy finished(&service, &GenerationService::finished);
        QSignalSpy cancelled(&service, &GenerationService::cancelled);
        service.request({endless, rooms, 1});
        // The sketch tells its progress, with which the window offers to cancel.
        QTRY_VERIFY(!progressed.isEmpty());
        service.cancel();
        QTRY_COMPARE(cancelled.count(), 1);
        QVERIFY(!service.isBusy());
        progressed.clear();
        service.request({endless, rooms, 2});
        QTRY_VERIFY(!progressed.isEmpty());
        service.request(requestOf(3));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        const auto shown = finished[0][0].value<std::shared_ptr<widgets::Generation>>();
        QCOMPARE(shown->request.seed, std::uint64_t{3});
        progressed.clear();
        service.request({endless, rooms, 4});
        QTRY_VERIFY(!progressed.isEmpty());
    }
}

void TestLatestTask::progressComesBeforeTheResult() {
    LatestTask task("test");
    QList<int> told;
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        for (int i = 0; i < 3; ++i)
            control.report([&told, i] { told << i; });
        return [&told] { told << 99; };
    });
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, (QList<int>{0, 1, 2, 99}));
}

void TestLatestTask::progressOfAStoppedJobIsDropped() {
    LatestTask task("test");
    QList<int> told;
    std::atomic<bool> reported = false;
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        control.report([&told] { told << 1; });  // still queued when the newer job is given
        reported = true;
        waitFor(control.stop());
        control.report([&told] { told << 2; });
        return [&told] { told << 3; };
    });
    while (!reported)
        QThread::msleep(1);
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        control.report([&told] { told << 10; });
        return [&told] { told << 11; };
    });
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, (QList<int>{10, 11}));
}

void TestLatestTask::cancellingIsReportedOnceAndAfterTheEnd() {
    LatestTask task("test");
    QSignalSpy cancelled(&task, &LatestTask::cancelled);
    task.cancel();
    std::atomic<bool> begun = false;
    std::atomic<bool> ended = false;
    bool hadEnded = false;
    connect(&task, &LatestTask::cancelled, &task, [&] { hadEnded = ended && !task.isBusy(); });
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        begun = true;
        waitFor(control.stop());
        ended = true;
        return {};
    });
    QTRY_VERIFY(begun.load());
    task.cancel();
    task.cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(hadEnded);
}

void TestLatestTask::aNewJobHidesTheCancelledOne() {
    LatestTask task("test");
    QSignalSpy cancelled(&task, &LatestTask::cancelled);
    QList<int> delivered;
    const auto job = [&](int number) {
        return [&, number](const LatestTask::Control&) -> LatestTask::Call {
            return [&, number] { delivered << number; };
        };
    };
    task.run(job(1));
    task.cancel();
    task.run(job(2));
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(delivered, QList<int>{2});
    QCOMPARE(cancelled.size(), 0);
}

void TestLatestTask::ofTenGenerationsOnlyTheLastIsFinished() {
    GenerationService service;
    QList<std::uint64_t> seeds;
    int lateProgress = 0;
    connect(&service, &GenerationService::finished, &service,
            [&](const std::shared_ptr<widgets::Generation>& generation) {
                seeds << generation->request.seed;
                QVERIFY(!generation->recorded.failure);
            });
    connect(&service, &GenerationService::progressed, &service, [&] {
        if (!seeds.isEmpty()) ++lateProgress;
    });
    QSignalSpy progressed(&service, &GenerationService::progressed);
    QSignalSpy cancelled(&service, &GenerationService::cancelled);
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        service.request(requestOf(seed));
    QTRY_VERIFY(!service.isBusy());
    QCOMPARE(seeds, QList<std::uint64_t>{10});
    QCOMPARE(lateProgress, 0);
    QCOMPARE(cancelled.size(), 0);
    // The three stages are reported by the last generation alone, each at its begin, and more often
    // if it takes long.
    QList<int> begun;
    for (const auto& report : progressed) {
        const auto advance = report[0].value<generate::Advance>();
        if (advance.most == 0) begun << advance.stage;
    }
    QCOMPARE(begun, (QList<int>{0, 1, 2}));
}

void TestLatestTask::aGenerationServiceIsDestroyedWhileItWorks() {
    int finished = 0;
    std::weak_ptr<const level::Level> level;
    {
        GenerationService service;
        connect(&service, &GenerationService::finished, &service, [&] { ++finished; });
        const widgets::GenerationRequest request = requestOf(1);
        level = request.level;
        service.request(request);
        service.request(requestOf(2));
    }
    QCoreApplication::processEvents();
    QCOMPARE(finished, 0);
    QVERIFY(level.expired());
}

void TestLatestTask::newsOfAStoppedJobIsTold() {
    LatestTask task("test");
    QStringList told;
    std::atomic<int> begun = 0;
    const auto job = [&](const char* name) {
        return [&, name](const LatestTask::Control& control) -> LatestTask::Call {
            ++begun;
            if (*name == 'a') waitFor(control.stop());
            control.tell([&, name] { told << QString("news of ") + name; });
            return [&, name] { told << name; };
        };
    };
    task.run(job("a"));
    QTRY_COMPARE(begun.load(), 1);
    task.run(job("b"));
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, QStringList({"news of a", "news of b", "b"}));
}

void TestLatestTask::newsOfACancelledJobIsDropped() {
    LatestTask task("test");
    QStringList told;
    std::atomic<bool> hasBegun = false;
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        hasBegun = true;
        waitFor(control.stop());
        control.tell([&] { told << "news"; });
        return {};
    });
    QTRY_VERIFY(hasBegun);
    task.cancel();
    task.run([&](const LatestTask::Control& control) -> LatestTask::Call {
        control.tell([&] { told << "later news"; });
        return {};
    });
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, QStringList({"later news"}));
}

void TestLatestTask::aLargeLevelIsSketchedBeforeItIsRecorded() {
    GenerationService service;
    std::vector<std::shared_ptr<widgets::Generation>> sketches;
    std::vector<std::shared_ptr<widgets::Generation>> finished;
    connect(&service, &GenerationService::sketched, this, [&](const auto& generation) {
        QVERIFY(finished.empty());
        sketches.push_back(generation);
    });
    connect(&service, &GenerationService::finished, this,
            [&](const auto& generation) { finished.push_back(generation); });
    service.request(requestOf(7));
    QTRY_COMPARE(finished.size(), std::size_t{1});
    QCOMPARE(sketches.size(), std::size_t{1});
    trace::Timeline& sketch = *sketches[0]->timeline;
    trace::Timeline& whole = *finished[0]->timeline;
    QCOMPARE(sketch.count(), trace::StepIndex{0});
    // The sketch starts from the painted cells, as the whole recording does, but shows the
    // generated cells at every position.
    QVERIFY(sketch.trace().initial == whole.trace().initial);
    whole.seek(whole.count());
    QVERIFY(!(sketch.trace().initial == sketch.cells()));
    QVERIFY(sketch.cells() == whole.cells());
    QVERIFY(sketch.trace().marks == whole.trace().marks);
    sketch.seek(0);
    QVERIFY(sketch.cells() == whole.cells());
}

void TestLatestTask::whatIsPaintedOnIsSketchedToo() {
    GenerationService service;
    std::vector<std::uint64_t> sketched;
    std::vector<std::uint64_t> finished;
    connect(&service, &GenerationService::sketched, this, [&](const auto& generation) {
        sketched.push_back(generation->request.seed);
        // The next request comes before this generation is recorded.
        if (sketched.size() < 4) service.request(requestOf(sketched.size()));
    });
    connect(&service, &GenerationService::finished, this,
            [&](const auto& generation) { finished.push_back(generation->request.seed); });
    service.request(requestOf(0));
    QTRY_COMPARE(finished, std::vector<std::uint64_t>{3});
    QCOMPARE(sketched, (std::vector<std::uint64_t>{0, 1, 2, 3}));
}

void TestLatestTask::whatPassesIsSketchedAlone() {
    GenerationService service;
    int sketches = 0;
    int finished = 0;
    connect(&service, &GenerationService::sketched, this, [&] { ++sketches; });
    connect(&service, &GenerationService::finished, this, [&] { ++finished; });
    widgets::GenerationRequest passing = requestOf(1);
    passing.isPassing = true;
    service.request(passing);
    QTRY_VERIFY(!service.isBusy());
    QCOMPARE(sketches, 1);
    QCOMPARE(finished, 0);
    // A small level is recorded at once, and a failing one is reported only by its record.
    passing.level = std::make_shared<const level::Level>(testing::solid({33, 33}, {"maze"}));
    service.request(passing);
    QTRY_VERIFY(!service.isBusy());
    QCOMPARE(sketches, 1);
    QCOMPARE(finished, 1);
    passing.level = std::make_shared<const level::Level>(testing::solid({513, 513}, {"unheard"}));
    service.request(passing);
    QTRY_VERIFY(!service.isBusy());
    passing.isPassing = false;
    service.request(passing);
    QTRY_COMPARE(finished, 2);
    QCOMPARE(sketches, 1);
}

void TestLatestTask::aSketchIsAsDarkAsTheLevel() {
    GenerationService service;
    std::shared_ptr<widgets::Generation> sketch;
    std::shared_ptr<widgets::Generation> whole;
    connect(&service, &GenerationService::sketched, this,
            [&](const auto& generation) { sketch = generation; });
    connect(&service, &GenerationService::finished, this,
            [&](const auto& generation) { whole = generation; });
    widgets::GenerationRequest request = requestOf(3);
    request.level = std::make_shared<const level::Level>(
        testing::solid({300, 300}, {"rooms", "maze", "doors", "light"}));
    service.request(request);
    QTRY_VERIFY(whole != nullptr);
    QVERIFY(sketch != nullptr);
    whole->timeline->seek(whole->timeline->count());
    const level::DarkGrid* const dark = whole->timeline->dark();
    QVERIFY(dark != nullptr);
    QVERIFY(sketch->timeline->dark() != nullptr && *sketch->timeline->dark() == *dark);
}

MAZELOOM_TEST(TestLatestTask)

}  // namespace mazeloom::tst_latest_task

#include "tst_latest_task.moc"

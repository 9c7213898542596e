// SPDX-License-Identifier: MIT
// Attempts at temple levels that are saved, replayed and refused; and proofs that are replayed.
#include <algorithm>
#include <utility>
#include <vector>

#include <QAbstractButton>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include "app/dialogs/long_work.h"
#include "tests/app/support/long_work_watch.h"
#include "tests/app/support/playtest_test.h"
#include "tests/app/support/program.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/problems/problems_panel.h"

namespace mazeloom::tst_playtest_replays {

using grid::Point;
using play::temple::Outcome;

namespace {

constexpr int kSteps = 6000;
constexpr int kTicksOfStep = 10;

play::temple::Button buttonOf(int step) {
    return step % 2 == 0 ? play::temple::Button::Right : play::temple::Button::Left;
}

/// Returns a replay that walks to and fro in the hall.
QByteArray longWalk() {
    QByteArray text = R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"hall"})";
    for (int step = 0; step < kSteps; ++step) {
        text += "\n{\"tick\":" + QByteArray::number(step * kTicksOfStep) + ",\"tap\":\"" +
                (step % 2 == 0 ? "right" : "left") + "\"}";
    }
    return text;
}

}  // namespace

class TestPlaytestReplays : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("playtest-replays"); }
    void init() { setUpHalls(); }
    void cleanup() {
        app::setLongWorkMoment(200);
        tearDown();
    }

    void anAttemptIsKeptAndWatchedAgain();
    void aLaterAttemptIsWatchedOnItsOwnMap();
    void aReplayOfAnotherLevelIsRefused();
    void aReplaysInputsAfterItsEndAreTold();
    void aLargeReplayIsLoadedWhileTheWindowLives();
    void loadingCanBeCancelled_data();
    void loadingCanBeCancelled();
    void aLargeReplaysDamageIsPlaced();
    void aProofIsWatched();

  private:
    static testing::Answers::Answer clickButton(const QString& text, QString* told = nullptr) {
        return [text, told](QDialog* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            QVERIFY(box != nullptr);
            if (told != nullptr) *told = box->text() + ' ' + box->informativeText();
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().remove('&') == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL(qPrintable("no button " + text));
        };
    }
};

void TestPlaytestReplays::anAttemptIsKeptAndWatchedAgain() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    const std::int64_t length = run().session().length();
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.save-replay")->trigger();
    QVERIFY(QFile::exists(path("walk.jsonl")));
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QVERIFY(view()->isVisible());
    QCOMPARE(run().state().tick, 0);
    QCOMPARE(run().session().length(), length);
    pass(length);
    QCOMPARE(hero(), (Point{3, 1}));
    // After a replay the player can go on from its end.
    step(Qt::Key_Left);
    QCOMPARE(hero(), (Point{2, 1}));
}

void TestPlaytestReplays::aLaterAttemptIsWatchedOnItsOwnMap() {
    // The level's shape is generated, and its traps may be anywhere.
    write("halls/levels/hall.json",
          QString::fromUtf8(testing::kHallLevel)
              .replace(R"("recipe": ["shape",)",
                       R"("recipe": [{"stage": "shape", "source": "caves"},)")
              .replace(R"("density": 0})", R"("density": 100})")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    play();
    const auto openCells = [&] {
        std::vector<bool> open;
        for (int y = 0; y < 4; ++y) {
            for (int x = 0; x < 9; ++x)
                open.push_back(run().session().field().isOpen({x, y}));
        }
        return open;
    };
    const auto shape = openCells();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 4);
    QCOMPARE(openCells(), shape);
    step(Qt::Key_Right);
    step(Qt::Key_Left);
    const std::uint64_t hash = play::temple::hash(run().state());
    const std::int64_t length = run().session().length();
    willAnswer(chooseFile(path("fourth.jsonl")));
    action("play.save-replay")->trigger();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("fourth.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QCOMPARE(run().attempt(), 4);
    pass(length);
    QCOMPARE(run().state().tick, length);
    QCOMPARE(play::temple::hash(run().state()), hash);
    // `mazeloom play` ends the same way.
    const auto played = testing::runProgram(
        {"play", path("halls"), "--inputs", path("fourth.jsonl")}, testing::speaking("C.UTF-8"));
    QCOMPARE(played.exitCode, 0);
    QVERIFY2(played.out.contains("hash: " +
                                 QByteArray::number(qulonglong{hash}, 16).rightJustified(16, '0')),
             played.out.constData());
    // Restarting plays the next attempt.
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 5);
    QCOMPARE(openCells(), shape);
}

void TestPlaytestReplays::aReplayOfAnotherLevelIsRefused() {
    write("other.jsonl",
          R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"elsewhere"}
{"tick":3,"tap":"right"}
)");
    QString told;
    willAnswer(chooseFile(path("other.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY(told.contains("elsewhere"));
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    write("broken.jsonl", "{\"tick\":3,\"tap\":\"sideways\"}\n");
    willAnswer(chooseFile(path("broken.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY2(told.contains("broken.jsonl") && told.contains("sideways"), qPrintable(told));
    QVERIFY(!run().isPlaying());
}

void TestPlaytestReplays::aReplaysInputsAfterItsEndAreTold() {
    write("long.jsonl",
          R"({"format":"mazeloom-replay","version":1,"game":"temple","ticks":2}
{"tick":0,"tap":"right"}
{"tick":9,"tap":"right"}
)");
    QString told;
    willAnswer(chooseFile(path("long.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY2(told.contains("1 input(s) come after the end"), qPrintable(told));
    QVERIFY(run().isPlaying());
    // Time may have passed while the question was open.
    QVERIFY(run().session().length() >= 2);
    QVERIFY(!run().session().inputs().empty());
    for (const play::Input& input : run().session().inputs())
        QVERIFY(input.tick < 2);
}

void TestPlaytestReplays::aLargeReplayIsLoadedWhileTheWindowLives() {
    write("walk.jsonl", longWalk());
    QList<int> read;
    QList<int> played;
    QString title;
    const testing::LongWorkWatch watch([&](QDialog& dialog, int value) {
        title = dialog.windowTitle();
        QVERIFY(!run().isPlaying());
        const QString told = dialog.findChild<QLabel*>()->text();
        QVERIFY2(told == "Reading the inputs" || told == "Playing the inputs", qPrintable(told));
        (told == "Reading the inputs" ? read : played) << value;
    });
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QCOMPARE(title, "Loading walk.jsonl");
    QVERIFY(read.size() > 10 && std::ranges::is_sorted(read));
    QVERIFY(played.size() > 10 && std::ranges::is_sorted(played));
    // The loaded replay equals the attempt played step by step.
    QCOMPARE(run().state().tick, 0);
    play::temple::Session live(run().session().sharedField());
    for (int step = 0; step < kSteps; ++step) {
        live.advance(std::vector{play::temple::tap(buttonOf(step))});
        if (step % 500 == 0) {
            run().seek(live.tick());
            QVERIFY(run().state() == live.state());
        }
        // The replay ends as soon as nothing moves any more.
        for (int i = 1; i < kTicksOfStep && live.length() < run().session().length(); ++i)
            live.advance({});
    }
    while (live.length() < run().session().length() && live.advance({})) {
    }
    QCOMPARE(run().session().length(), live.length());
    QVERIFY(run().session().inputs() == live.inputs());
    run().seek(live.length());
    QVERIFY(run().state() == live.state());
}

void TestPlaytestReplays::loadingCanBeCancelled_data() {
    QTest::addColumn<QString>("when");
    QTest::addColumn<bool>("isPlayed");
    for (const char* when : {"Reading the inputs", "Playing the inputs"}) {
        QTest::addRow("%s, in the editor", when) << QString(when) << false;
        QTest::addRow("%s, over a game", when) << QString(when) << true;
    }
}

void TestPlaytestReplays::loadingCanBeCancelled() {
    QFETCH(QString, when);
    QFETCH(bool, isPlayed);
    write("walk.jsonl", longWalk());
    if (isPlayed) {
        play();
        step(Qt::Key_Right);
    }
    const auto lookOf = [&] { return isPlayed ? play::temple::hash(run().state()) : 0; };
    const std::uint64_t before = lookOf();
    bool isCancelled = false;
    const testing::LongWorkWatch watch([&](QDialog& dialog, int) {
        if (isCancelled || dialog.findChild<QLabel*>()->text() != when) return;
        isCancelled = true;
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
    });
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(isCancelled);
    QCOMPARE(run().isPlaying(), isPlayed);
    QCOMPARE(canvas()->isVisible(), !isPlayed);
    QCOMPARE(lookOf(), before);
    // The cancelled load does not block the next one.
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    QVERIFY(run().session().length() > std::int64_t{kSteps - 1} * kTicksOfStep);
}

void TestPlaytestReplays::aLargeReplaysDamageIsPlaced() {
    write("cut.jsonl", longWalk().chopped(3));
    bool isSeen = false;
    const testing::LongWorkWatch watch([&](QDialog&, int) { isSeen = true; });
    QString told;
    willAnswer(chooseFile(path("cut.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY(isSeen);
    QVERIFY2(told.contains(QString("cut.jsonl: line %1: ").arg(kSteps + 1)), qPrintable(told));
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
}

void TestPlaytestReplays::aProofIsWatched() {
    willAnswer(clickButton("Watch the proof"));
    action("play.prove")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    pass(run().session().length());
    QCOMPARE(run().state().outcome, Outcome::Won);
    QCOMPARE(hero(), (Point{7, 1}));
    QTest::keyClick(view(), Qt::Key_F5);
    // Without its exit the level cannot be won: the message asks for an exit.
    write("halls/levels/hall.json",
          QString::fromUtf8(testing::kHallLevel)
              .replace("\"exit\", \"at\": [7, 1]", "\"heart\", \"at\": [7, 1]")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    QTRY_COMPARE(currentLevel(*current())->objects.back().kind, level::ThingKind::Heart);
    QString told;
    willAnswer(clickButton("Close", &told));
    action("play.prove")->trigger();
    QVERIFY2(told.contains("cannot be won"), qPrintable(told));
    QVERIFY(!run().isPlaying());
    // The problems panel lists it, too, as long as the level is unchanged.
    const auto isListed = [this] {
        const auto* tree = window_->findChild<widgets::ProblemsPanel*>()->tree();
        return testing::rowWith(*tree, "cannot be won").isValid();
    };
    QTRY_VERIFY(isListed());
    QVERIFY(setSeed(*current(), currentLevelId(*current()), 4711));
    QTRY_VERIFY(!isListed());
}

MAZELOOM_TEST(TestPlaytestReplays)

}  // namespace mazeloom::tst_playtest_replays

#include "tst_playtest_replays.moc"

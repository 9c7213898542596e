// SPDX-License-Identifier: MIT
// The records that the full game keeps of its players: attempts won, lost and left, times, and
// daily challenges; and the handling of a damaged file.
#include <QAbstractItemView>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "core/challenge/challenge.h"
#include "core/play/temple/prove/prove.h"
#include "tests/app/support/halls_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/temple_status.h"

namespace mazeloom::tst_full_records {

using play::NodeState;
using play::temple::Pace;

namespace {

const QDate kDay(2026, 1, 1);

}  // namespace

class TestFullRecords : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("full-records"); }
    void init() {
        setUp();
        openHalls(testing::kHallsCampaign);
    }
    void cleanup() { tearDown(); }

    void aLossCountsAnAttempt();
    void whoLeavesHasMadeAnAttempt();
    void whoBeginsAnewHasMadeAnAttempt();
    void aDamagedFileIsToldAndKept();
    void theDaysChallengeIsPlayed();
    void theDaysChallengeIsKept();
    void theTitleNamesTheStreak();
    void aChallengeOfNobodyIsShownAndNotKept();
    void eachPaceIsTimedApart();
    void aWinAfterGoingBackHasNoTime();
    void theWindowCanBeClosedInTheMiddle();

  private:
    void leaveByMenu() { leaveByMenu(game().map()); }
    void leaveByMenu(QWidget& to) {
        QTest::keyClick(&game().temple().view(), Qt::Key_Escape);
        QVERIFY(game().temple().menu().isVisible());
        QCOMPARE(button(game().temple(), "Leave")->toolTip(),
                 &to == &game().map() ? QString("End this attempt, and go back to the map")
                                      : QString("Go back to the day's challenge"));
        click(game().temple(), "Leave");
        QVERIFY(isAt(to));
    }
    void chooseDay() {
        click(game().title(), "Today's challenge");
        QVERIFY(isAt(game().challenge()));
        game().challenge().select(kDay);
    }
    void playDay() {
        click(game().challenge(), "Play");
        QTRY_VERIFY(isAt(game().briefing()));
        key(Qt::Key_Return);
        QVERIFY(isAt(game().temple()));
        run().setSeen(false);
    }
    /// Wins by the inputs of the challenge's proof.
    void winDay() {
        static const auto proof = play::temple::prove(run().session().sharedField());
        QVERIFY(proof.verdict == play::temple::Verdict::Winnable);
        const auto& inputs = proof.witness.inputs;
        for (std::size_t next = 0; !run().state().isOver();) {
            const std::int64_t tick = run().state().tick;
            for (; next < inputs.size() && inputs[next].tick == tick; ++next)
                run().take(inputs[next].stroke);
            run().advance(testing::ticks(1));
            QVERIFY(run().state().tick == tick + 1);
        }
        QCOMPARE(run().state().outcome, play::temple::Outcome::Won);
    }
    /// Returns the note about the chosen day.
    QString note() {
        for (const auto* label : game().challenge().findChildren<QLabel*>()) {
            if (label->isVisible() && (label->text().contains("Player 1") ||
                                       label->text().startsWith("No player is selected")))
                return label->text();
        }
        return {};
    }
    QStringList shownRecord() {
        QStringList values;
        for (const char* what : {"Best time", "Most coins", "Attempts"}) {
            for (const auto* label : game().challenge().findChildren<QLabel*>()) {
                if (label->isVisible() && label->accessibleName() == what) values << label->text();
            }
        }
        return values;
    }
    QString aim() {
        for (const auto* label : game().challenge().findChildren<QLabel*>()) {
            if (label->isVisible() && label->accessibleName() == "Aim") return label->text();
        }
        return {};
    }
    QJsonObject keptDay() {
        return keptOf("Player 1")["challenges"].toObject()["2026-01-01"].toObject();
    }
    int attempts(const char* level) { return kept("Player 1", level)["attempts"].toInt(); }
};

void TestFullRecords::aLossCountsAnAttempt() {
    openGame();
    goToMap();
    playSelected();
    lose();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 1);
    QVERIFY(!kept("Player 1", "one").contains("best"));
    // The next move starts the next attempt.
    step(Qt::Key_Up);
    QCOMPARE(run().attempt(), 2);
    win();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 2);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Attempt"), "2");
}

void TestFullRecords::whoLeavesHasMadeAnAttempt() {
    openGame();
    goToMap();
    playSelected();
    // An attempt that is left before its first tick does not count.
    leaveByMenu();
    QVERIFY(!game().temple().isPlaying());
    QVERIFY(kept("Player 1", "one").isEmpty());
    playSelected();
    QCOMPARE(run().attempt(), 1);
    pass(1);
    leaveByMenu();
    QCOMPARE(attempts("one"), 1);
    QVERIFY(!kept("Player 1", "one").contains("best"));
    QCOMPARE(fact(map().nodes()[0].facts, "Attempts"), QString("1"));
    // After leaving, the player finds other traps.
    playSelected();
    QCOMPARE(run().attempt(), 2);
    // An attempt that has ended does not count as left, too.
    lose();
    QCOMPARE(attempts("one"), 2);
    leaveByMenu();
    QCOMPARE(attempts("one"), 2);
    playSelected();
    QCOMPARE(run().attempt(), 3);
    step(Qt::Key_Right);
    game().close();
    QVERIFY(domain().game() == nullptr);
    QCOMPARE(attempts("one"), 3);
    QTest::qWait(1);
    openGame();
    key(Qt::Key_Return);
    playSelected();
    step(Qt::Key_Right);
    // Closing the editor's window ends an attempt, too.
    showWindow();
    QCOMPARE(attempts("one"), 4);
}

void TestFullRecords::whoBeginsAnewHasMadeAnAttempt() {
    openGame();
    goToMap();
    playSelected();
    const auto restart = [this] { QTest::keyClick(&game().temple().view(), Qt::Key_R); };
    // Nothing has happened yet, so it stays the same attempt.
    restart();
    QCOMPARE(run().attempt(), 1);
    QVERIFY(kept("Player 1", "one").isEmpty());
    step(Qt::Key_Right);
    restart();
    QCOMPARE(run().attempt(), 2);
    QCOMPARE(attempts("one"), 1);
    win();
    QCOMPARE(attempts("one"), 2);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Attempt"), QString("2"));
}

void TestFullRecords::aDamagedFileIsToldAndKept() {
    QVERIFY(QDir().mkpath(dataFolder()));
    const QByteArray damaged = R"({"format": "mazeloom-profiles", "version": 1, "current": "Ada",
        "profiles": [{"name": "Ada", "packs": {"halls": {"one": {"attempts": 3, "best": 100}}}},
                     {"name": 7}]})";
    write(profilesFile(), damaged);
    openGame();
    QVERIFY2(told().contains("damaged"), qPrintable(told()));
    QFile aside(dataFolder() + "/profiles.damaged-1.json");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), damaged);
    // The valid part of the file is used and kept.
    QVERIFY(button(game().title(), "Player: Ada") != nullptr);
    QCOMPARE(kept("Ada", "one")["attempts"].toInt(), 3);
    key(Qt::Key_Escape);

    const QByteArray newer = R"({"format": "mazeloom-profiles", "version": 99, "profiles": []})";
    write(profilesFile(), newer);
    openGame();
    QVERIFY2(told().contains("newer"), qPrintable(told()));
    QFile kept(dataFolder() + "/profiles.newer-1.json");
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), newer);
}

void TestFullRecords::theDaysChallengeIsPlayed() {
    openGame();
    click(game().title(), "Today's challenge");
    QVERIFY(isAt(game().challenge()));
    widgets::ChallengePage& page = game().challenge();
    const QDate today = page.date();
    QCOMPARE(today, QDateTime::currentDateTimeUtc().date());
    page.select(today.addDays(1));
    QCOMPARE(page.date(), today);
    QAbstractItemView& days = page.calendar().days();
    days.setFocus();
    QTest::keyClick(&days, Qt::Key_Left);
    QCOMPARE(page.date(), today.addDays(-1));
    QTest::keyClick(&days, Qt::Key_Up);
    QCOMPARE(page.date(), today.addDays(-8));
    QTest::keyClick(&days, Qt::Key_Down);
    QTest::keyClick(&days, Qt::Key_Right);
    QCOMPARE(page.date(), today);
    // No later day can be selected, so the next key moves on to the buttons.
    QTest::keyClick(&days, Qt::Key_Right);
    QCOMPARE(page.date(), today);
    QVERIFY(!days.hasFocus());
    click(page, "‹");
    QCOMPARE(page.date(), today.addMonths(-1));
    click(page, "Today");
    QCOMPARE(page.date(), today);
    page.select(kDay);
    QTRY_VERIFY(aim().contains(u' '));
    const QString said = aim();
    days.setFocus();
    QTest::keyClick(&days, Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Aim"), said);
    key(Qt::Key_Return);
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    const auto day = challenge::challengeOf(
        {std::chrono::year(2026), std::chrono::month(1), std::chrono::day(1)});
    QVERIFY(day.has_value());
    QCOMPARE(run().setup().seed, day->seed);
    const auto floor = run().session().field().map().cells;
    QVERIFY(floor == day->map.cells);
    // Every attempt uses the same map.
    pass(1);
    QTest::keyClick(&game().temple().view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 2);
    QVERIFY(run().session().field().map().cells == floor);
}

void TestFullRecords::theDaysChallengeIsKept() {
    openGame();
    goToMap();
    key(Qt::Key_Escape);
    chooseDay();
    widgets::ChallengePage& page = game().challenge();
    QCOMPARE(note(), QString("Player 1 has not tried it yet."));
    QVERIFY(page.calendar().marks().isEmpty());
    click(page, "Copy a line to share");
    QVERIFY(button(page, "✓ Copied") != nullptr);
    const QString link = "mazeloom://challenge?day=2026-01-01";
    QCOMPARE(QGuiApplication::clipboard()->text(), "Mazeloom 2026-01-01 · " + link);
    playDay();
    // Leaving does not count as an attempt, because the map stays the same.
    pass(5);
    leaveByMenu(game().challenge());
    QVERIFY(keptDay().isEmpty());
    playDay();
    winDay();
    const std::int64_t time = run().state().tick;
    const int coins = static_cast<int>(run().state().coins.size());
    QCOMPARE(keptDay()["attempts"].toInt(), 1);
    QCOMPARE(keptDay()["best"].toInteger(), time);
    QCOMPARE(keptDay()["coins"].toInt(), coins);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Attempt"), QString("1"));
    QCOMPARE(figure(game().briefing().told(), "Best so far"), widgets::playTimeText(time));
    key(Qt::Key_Return);
    const QStringList record{widgets::playTimeText(time), QString::number(coins), "1"};
    QVERIFY(isAt(game().challenge()));
    QCOMPARE(note(), QString("✓ Player 1 has won it."));
    QTRY_COMPARE(shownRecord(), record);
    // Each day has its own record.
    QVERIFY(page.calendar().marks().value(kDay).isWon);
    page.select(kDay.addDays(1));
    QCOMPARE(note(), QString("Player 1 has not tried it yet."));
    QTRY_COMPARE(shownRecord(), (QStringList{"–", "0", "0"}));
    page.select(kDay);
    QTRY_COMPARE(shownRecord(), record);
    // The briefing of the next attempt shows the time, and so does the next visit.
    click(game().challenge(), "Play");
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(figure(game().briefing().told(), "Your best"), widgets::playTimeText(time));
    domain().leave();
    QTest::qWait(1);
    openGame();
    chooseDay();
    QTRY_COMPARE(shownRecord(), record);
    click(game().challenge(), "Copy a line to share");
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QString("Mazeloom 2026-01-01 · won in %1 · %2 of 4 medals · %3")
                 .arg(widgets::playTimeText(time))
                 .arg(game().challenge().calendar().marks().value(kDay).medals)
                 .arg(link));
    // The challenge does not count among a pack's levels.
    QCOMPARE(attempts("challenge-2026-01-01"), 0);
}

void TestFullRecords::theTitleNamesTheStreak() {
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const auto openWith = [&](const QList<int>& daysAgo) {
        QStringList days;
        for (const int ago : daysAgo)
            days << QString(R"("%1": {"attempts": 1, "best": 600, "coins": 0})")
                        .arg(today.addDays(-ago).toString(Qt::ISODate));
        write(profilesFile(),
              QString(R"({"format": "mazeloom-profiles", "version": 1, "current": "Ada",
                          "profiles": [{"name": "Ada", "seed": 5, "challenges": {%1}}]})")
                  .arg(days.join(u','))
                  .toUtf8());
        openGame();
        QStringList notes;
        for (const auto* label : game().title().findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains("in a row")) notes << label->text();
        }
        domain().leave();
        QTest::qWait(1);
        return notes;
    };
    QCOMPARE(openWith({0, 1, 2}), QStringList("✓ Won, 3 day(s) in a row"));
    QCOMPARE(openWith({1, 2}), QStringList("2 day(s) in a row: win today's, too"));
    QCOMPARE(openWith({2, 3}), QStringList());
}

void TestFullRecords::aChallengeOfNobodyIsShownAndNotKept() {
    openGame();
    chooseDay();
    QVERIFY2(note().startsWith("No player is selected"), qPrintable(note()));
    QTRY_COMPARE(shownRecord(), QStringList());
    playDay();
    winDay();
    const QString time = widgets::playTimeText(run().state().tick);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Attempt"), QString("1"));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().challenge()));
    QVERIFY(note().startsWith("No player is selected"));
    QTRY_COMPARE(shownRecord().value(0), time);
    QVERIFY(!QFile::exists(profilesFile()));
}

void TestFullRecords::aWinAfterGoingBackHasNoTime() {
    openGame();
    goToMap();
    playSelected();
    QTest::keyClick(&game().temple().view(), Qt::Key_K);
    QTRY_VERIFY(game().temple().view().hint());
    lose();
    QCOMPARE(attempts("one"), 1);
    QTest::keyClick(&game().temple().view(), Qt::Key_Backspace);
    QVERIFY(!run().state().isOver());
    // Left and won: the attempt was counted with its loss.
    for (int i = 0; i < 4; ++i)
        step(Qt::Key_Right);
    QCOMPARE(run().state().outcome, play::temple::Outcome::Won);
    QCOMPARE(attempts("one"), 1);
    QCOMPARE(kept("Player 1", "one")["winsWithReturns"].toInt(), 1);
    QVERIFY(!kept("Player 1", "one").contains("best"));
    QTRY_VERIFY(isAt(game().briefing()));
    const auto told = game().briefing().told().facts;
    QCOMPARE(fact(told, "Hints"), QString("1"));
    QVERIFY(fact(told, "Went back").startsWith("1 time"));
    QCOMPARE(figure(game().briefing().told(), "Best so far"), QString());
    click(game().briefing(), "On to the map");
    QCOMPARE(states().front(), NodeState::Won);
    QCOMPARE(fact(map().nodes()[0].facts, "Won after going back"), QString("1"));
    // Going back and leaving counts nothing more.
    map().select(0);
    playSelected();
    QCOMPARE(game().temple().help().returns, 0);
    lose();
    QCOMPARE(attempts("one"), 2);
    QTest::keyClick(&game().temple().view(), Qt::Key_Backspace);
    step(Qt::Key_Left);
    QTest::keyClick(&game().temple().view(), Qt::Key_R);
    QCOMPARE(attempts("one"), 2);
    QCOMPARE(game().temple().help().returns, 0);
}

void TestFullRecords::eachPaceIsTimedApart() {
    auto& options = window_->findChild<app::PlayDomain*>()->options();
    options.setPace(Pace::Step);
    openGame();
    goToMap();
    playSelected();
    win();
    const std::int64_t steps = run().state().tick;
    QCOMPARE(kept("Player 1", "one")["bestStepwise"].toInteger(), steps);
    QVERIFY(!kept("Player 1", "one").contains("best"));
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(figure(game().briefing().told(), "Best, step by step"), widgets::playTimeText(steps));
    click(game().briefing(), "On to the map");
    // A win at any pace counts as a win.
    QCOMPARE(states().front(), NodeState::Won);
    QCOMPARE(fact(map().nodes()[0].facts, "Step by step"), widgets::playTimeText(steps));
    QCOMPARE(fact(map().nodes()[0].facts, "Best time"), QString());
    // A slower win in real time still sets the best time of that pace.
    options.setPace(Pace::RealTime);
    map().select(0);
    playSelected();
    pass(60);
    win();
    const std::int64_t time = run().state().tick;
    QVERIFY(time > steps);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(figure(game().briefing().told(), "Best so far"), widgets::playTimeText(time));
    click(game().briefing(), "On to the map");
    QCOMPARE(fact(map().nodes()[0].facts, "Step by step"), widgets::playTimeText(steps));
    QCOMPARE(fact(map().nodes()[0].facts, "Best time"), widgets::playTimeText(time));
}

void TestFullRecords::theWindowCanBeClosedInTheMiddle() {
    openGame();
    goToMap();
    playSelected();
    win();
    // The game closes before the text of the win is seen.
    game().close();
    QVERIFY(domain().game() == nullptr);
    QVERIFY(!kept("Player 1", "one").isEmpty());
    QTest::qWait(1);
    openGame();
    key(Qt::Key_Return);
    QCOMPARE(states().front(), NodeState::Won);
    // The cleanup closes the editor's window while the game is open.
}

MAZELOOM_TEST(TestFullRecords)

}  // namespace mazeloom::tst_full_records

#include "tst_full_records.moc"

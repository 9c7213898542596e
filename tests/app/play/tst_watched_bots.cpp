// SPDX-License-Identifier: MIT
// Bots that play temples in the real window: they are watched like replays, the player takes over,
// nothing of it counts as the player's, and the places of their deaths are marked.
#include <algorithm>
#include <string>

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "app/dialogs/long_work.h"
#include "app/domains/play/bot_domain.h"
#include "app/domains/play/play_domain.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/play/temple/attempts.h"
#include "tests/app/support/long_work_watch.h"
#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_watched_bots {

using grid::Point;
using play::temple::Outcome;

namespace {

/// A hall whose short way to the exit leads over a trap.
constexpr const char* kShortWay = R"({
  "id": "hall",
  "title": "The hall",
  "ruleset": "temple",
  "objectives": ["exit"],
  "numbers": "all",
  "size": [9, 4],
  "terrain": ["#########", "#.......#", "#.#####.#", "#########"],
  "marks": ["         ", "   x     ", "         ", "         "],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "way-out", "kind": "exit", "at": [7, 1]}
  ],
  "recipe": ["shape"]
})";

}  // namespace

class TestWatchedBots : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("watched-bots"); }
    void init() { setUpHalls(); }
    void cleanup() {
        app::setLongWorkMoment(200);
        tearDown();
    }

    void theMenusListTheBotsOfTheGame();
    void aBotIsWatchedAndTakenOver();
    void aKeyTakesOver();
    void speedsAreForWatching();
    void aDeathOfABotIsNotThePlayers();
    void afterALossThePlayerGoesOnBeforeIt();
    void aBotPlaysTheAttemptThatIsPlayed();
    void aBotThatSeesNothingToDoGivesUp();
    void aGameCanBeCancelled();
    void deathsAreMarked();
    void deathsGiveWayToOwnEnds();
    void deathsDisappearWhenTheLevelChanges();
    void deathsDisappearWhenOtherNumbersAreShown();
    void aBotPlaysOverTheMenu();
    void aLevelThatCannotBePlayedSaysWhy();

  private:
    void useLevel(const char* text) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        write("halls/levels/hall.json", text);
        action("file.reload")->trigger();
        QTRY_VERIFY(!shown.isEmpty());
        canvas()->setFocus();
    }
    /// Lets a bot play on the test's clock.
    void watch(const char* bot) {
        action((std::string("bot.play.") + bot).c_str())->trigger();
        QVERIFY(run().isPlaying());
        run().setSeen(false);
    }
    /// Returns the menu that lists an action.
    QMenu* menuOf(const char* id) {
        for (QObject* object : action(id)->associatedObjects()) {
            if (auto* menu = qobject_cast<QMenu*>(object)) return menu;
        }
        return nullptr;
    }
    QWidget* badge() { return page().findChild<QWidget*>("watched"); }
    QImage picture(Point cell) {
        return view()->grab(page().view().rectOf(cell).toAlignedRect()).toImage();
    }
};

void TestWatchedBots::theMenusListTheBotsOfTheGame() {
    const auto listed = [this](const char* of) {
        QStringList ids;
        for (const QAction* one : menuOf(of)->actions())
            ids << app::ActionRegistry::idOf(one);
        return ids;
    };
    QCOMPARE(listed("bot.play.greedy"),
             QStringList({"bot.play.random", "bot.play.greedy", "bot.play.one-number",
                          "bot.play.bold", "bot.play.deducer", "bot.play.perfect"}));
    QCOMPARE(listed("bot.deaths.greedy").size(), 6);
    for (const auto* bot : analyse::bots::temple::bots()) {
        QAction* const play = action(("bot.play." + std::string(bot->id)).c_str());
        QVERIFY(play->isEnabled());
        QVERIFY(play->statusTip().contains(QString::fromUtf8(bot->sentence.data())));
        QVERIFY(!play->toolTip().isEmpty());
    }
    QVERIFY(!action("bot.play.brawler")->isEnabled());
    QMenu* const menu = menuOf("bot.play.greedy");
    QVERIFY(menu->toolTipsVisible() && menu->menuAction()->isEnabled());
    QVERIFY(!action("play.take-over")->isEnabled());
    // Without a level there is nothing to play.
    action("file.close")->trigger();
    QTRY_VERIFY(current() == nullptr);
    QVERIFY(!action("bot.play.greedy")->isEnabled());
    QVERIFY(!menu->menuAction()->isEnabled());
}

void TestWatchedBots::aBotIsWatchedAndTakenOver() {
    watch("deducer");
    QVERIFY(page().isWatched());
    QVERIFY(view()->isVisible());
    QVERIFY(badge()->isVisible());
    QCOMPARE(badge()->findChild<QLabel*>()->text(), QString("Bot: Deducer"));
    // It is the very game of the bot.
    const auto field =
        play::temple::generateField(*run().setup().level, *run().setup().rooms, run().setup().seed);
    QVERIFY(field);
    const auto game =
        analyse::bots::temple::playGame(analyse::bots::temple::deducerBot,
                                        {*field, play::temple::Numbers::All, run().setup().seed});
    QVERIFY(run().session().inputs() == game.replay.inputs);
    QCOMPARE(run().session().length(), game.ticks);
    QCOMPARE(run().state().tick, 0);
    pass(20);
    const Point there = hero();
    QVERIFY(there != (Point{1, 1}));
    // Single ticks and pauses work as in any attempt.
    action("play.tick")->trigger();
    QCOMPARE(run().state().tick, 21);
    QVERIFY(run().isPaused() && page().isWatched());
    QVERIFY(action("play.take-over")->isEnabled());
    auto* button = badge()->findChild<QToolButton*>();
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!page().isWatched());
    QVERIFY(!badge()->isVisible());
    QVERIFY(!action("play.take-over")->isEnabled());
    QCOMPARE(run().session().length(), 21);
    // The game waits for the first move.
    pass(60);
    QCOMPARE(run().state().tick, 21);
    step(Qt::Key_Left);
    QVERIFY(run().state().tick > 21);
}

void TestWatchedBots::aKeyTakesOver() {
    watch("perfect");
    pass(10);
    QVERIFY(page().isWatched());
    QTest::keyClick(view(), Qt::Key_Left);
    QVERIFY(!page().isWatched());
    // A bot whose game is over was watched to its end; the next attempt is the player's.
    watch("perfect");
    pass(run().session().length() + 4);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QVERIFY(page().isWatched());
    QTest::keyClick(view(), Qt::Key_R);
    QVERIFY(run().isPlaying() && !page().isWatched() && !badge()->isVisible());
}

void TestWatchedBots::speedsAreForWatching() {
    watch("deducer");
    for (int i = 0; i < 20; ++i)
        action("play.faster")->trigger();
    QCOMPARE(run().speed(), 3200);
    action("play.slower")->trigger();
    QCOMPARE(run().speed(), 1600);
    QTest::keyClick(view(), Qt::Key_Left);
    QCOMPARE(run().speed(), 100);
    for (int i = 0; i < 20; ++i)
        action("play.faster")->trigger();
    QCOMPARE(run().speed(), 400);
    // A speed of up to 4× is kept on taking over.
    action("play.slower")->trigger();
    watch("deducer");
    QCOMPARE(run().speed(), 200);
    QTest::keyClick(view(), Qt::Key_Left);
    QCOMPARE(run().speed(), 200);
}

void TestWatchedBots::aDeathOfABotIsNotThePlayers() {
    useLevel(kShortWay);
    action("play.heat")->setChecked(true);
    watch("greedy");
    const QImage before = picture({3, 1});
    QSignalSpy ended(&page(), &widgets::GamePage::attemptEnded);
    pass(run().session().length() + 4);
    QCOMPARE(run().state().outcome, Outcome::Lost);
    QCOMPARE(ended.size(), 1);
    // Only an end of the player is counted: the same cell looks different after it.
    watch("greedy");
    QCOMPARE(picture({3, 1}), before);
    QTest::keyClick(view(), Qt::Key_R);
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    QCOMPARE(run().state().outcome, Outcome::Lost);
    watch("greedy");
    QVERIFY(picture({3, 1}) != before);
}

void TestWatchedBots::afterALossThePlayerGoesOnBeforeIt() {
    useLevel(kShortWay);
    watch("greedy");
    pass(run().session().length() + 4);
    QCOMPARE(run().state().outcome, Outcome::Lost);
    action("play.take-over")->trigger();
    QVERIFY(!page().isWatched());
    QCOMPARE(run().state().outcome, Outcome::Playing);
    QCOMPARE(hero(), (Point{2, 1}));
    step(Qt::Key_Left);
    QCOMPARE(hero(), (Point{1, 1}));
    // A game that is won stays as it is.
    useLevel(testing::kHallLevel);
    watch("perfect");
    pass(run().session().length() + 4);
    QCOMPARE(run().state().outcome, Outcome::Won);
    action("play.take-over")->trigger();
    QVERIFY(page().isWatched());
    QCOMPARE(run().state().outcome, Outcome::Won);
}

void TestWatchedBots::aBotPlaysTheAttemptThatIsPlayed() {
    play();
    QTest::keyClick(view(), Qt::Key_R);
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 3);
    watch("deducer");
    QCOMPARE(run().attempt(), 3);
}

void TestWatchedBots::aBotThatSeesNothingToDoGivesUp() {
    useLevel(QByteArray(kShortWay).replace("\"#.......#\"", "\"#..#....#\"").constData());
    QSignalSpy told(window_->findChild<app::BotDomain*>(), &app::BotDomain::told);
    watch("deducer");
    QVERIFY(!told.isEmpty());
    QVERIFY(told.last().front().toString().contains("gives up"));
    // The game waits where the bot gave up, until the player goes on.
    pass(run().session().length() + 200);
    QVERIFY(!run().state().isOver());
    QVERIFY(run().isPaused());
    QCOMPARE(run().session().tick(), run().session().length());
    QVERIFY(page().isWatched());
    QTest::keyClick(view(), Qt::Key_Right);
    QVERIFY(!page().isWatched());
    QVERIFY(!run().isPaused());
}

void TestWatchedBots::aGameCanBeCancelled() {
    int most = 0;
    const testing::LongWorkWatch watch([&](QDialog& dialog, int value) {
        most = value;
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
    });
    action("bot.deaths.greedy")->trigger();
    QVERIFY(most < static_cast<int>(app::BotDomain::kHeatAttempts));
    QVERIFY(!run().isPlaying());
    QVERIFY(!action("bot.deaths.greedy")->isChecked());
    QVERIFY(canvas()->isVisible());
}

void TestWatchedBots::deathsAreMarked() {
    useLevel(kShortWay);
    QSignalSpy told(window_->findChild<app::BotDomain*>(), &app::BotDomain::told);
    play();
    const QImage before = picture({3, 1});
    const QImage other = picture({5, 1});
    action("bot.deaths.greedy")->trigger();
    QVERIFY(action("bot.deaths.greedy")->isChecked());
    QVERIFY(run().isPlaying());
    QCOMPARE(told.last().front().toString(),
             QString("Greedy dies in 200 of 200 attempts, and wins 0."));
    QVERIFY(picture({3, 1}) != before);
    QCOMPARE(picture({5, 1}), other);
    // Another bot's deaths replace them: this one refuses the trap, and dies nowhere.
    action("bot.deaths.deducer")->trigger();
    QVERIFY(!action("bot.deaths.greedy")->isChecked());
    QVERIFY(action("bot.deaths.deducer")->isChecked());
    QCOMPARE(picture({3, 1}), before);
    action("bot.deaths.greedy")->trigger();
    QVERIFY(picture({3, 1}) != before);
    // Choosing the checked one hides them.
    action("bot.deaths.greedy")->trigger();
    QVERIFY(!action("bot.deaths.greedy")->isChecked());
    QCOMPARE(picture({3, 1}), before);
    // From the editor, the game begins, and waits.
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    action("bot.deaths.greedy")->trigger();
    QVERIFY(run().isPlaying() && run().isPaused());
    QCOMPARE(run().state().tick, 0);
}

void TestWatchedBots::deathsGiveWayToOwnEnds() {
    useLevel(kShortWay);
    play();
    const QImage before = picture({3, 1});
    action("bot.deaths.greedy")->trigger();
    QVERIFY(picture({3, 1}) != before);
    QTest::keyClick(view(), Qt::Key_H);
    QVERIFY(action("play.heat")->isChecked());
    QVERIFY(!action("bot.deaths.greedy")->isChecked());
    QCOMPARE(picture({3, 1}), before);
    action("bot.deaths.greedy")->trigger();
    QVERIFY(!action("play.heat")->isChecked());
    QVERIFY(picture({3, 1}) != before);
}

void TestWatchedBots::deathsDisappearWhenTheLevelChanges() {
    useLevel(kShortWay);
    play();
    action("bot.deaths.greedy")->trigger();
    QVERIFY(action("bot.deaths.greedy")->isChecked());
    action("generate.new-seed")->trigger();
    QTRY_VERIFY(!action("bot.deaths.greedy")->isChecked());
}

void TestWatchedBots::deathsDisappearWhenOtherNumbersAreShown() {
    useLevel(QByteArray(kShortWay).replace("  \"numbers\": \"all\",\n", "").constData());
    auto& options = window_->findChild<app::PlayDomain*>()->options();
    options.setNumbers(level::Numbers::Near);
    action("bot.deaths.one-number")->trigger();
    QVERIFY(action("bot.deaths.one-number")->isChecked());
    options.setVolume(options.volume() == 50 ? 60 : 50);
    QVERIFY(action("bot.deaths.one-number")->isChecked());
    options.setNumbers(level::Numbers::Visited);
    QVERIFY(!action("bot.deaths.one-number")->isChecked());
}

void TestWatchedBots::aBotPlaysOverTheMenu() {
    play();
    page().openMenu();
    auto* menu = page().findChild<widgets::PlayMenu*>();
    QVERIFY(menu != nullptr && menu->isVisible());
    watch("deducer");
    QVERIFY(!menu->isVisible());
    pass(20);
    QCOMPARE(run().state().tick, 20);
}

void TestWatchedBots::aLevelThatCannotBePlayedSaysWhy() {
    useLevel(QByteArray(kShortWay)
                 .replace(R"({"id": "start", "kind": "hero", "at": [1, 1]},)", "")
                 .constData());
    action("bot.play.greedy")->trigger();
    QVERIFY(!run().isPlaying());
    const auto labels = window_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith("The bot cannot play: ");
    }));
}

MAZELOOM_TEST(TestWatchedBots)

}  // namespace mazeloom::tst_watched_bots

#include "tst_watched_bots.moc"

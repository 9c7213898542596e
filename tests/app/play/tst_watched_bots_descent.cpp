// SPDX-License-Identifier: MIT
// Bots that play descents in the real window: they are watched at any speed and taken over, and
// their runs get no score.
#include <string>

#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "app/domains/play/bot_domain.h"
#include "app/full_game/kept_run.h"
#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/descent/game.h"
#include "tests/app/support/descent_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::tst_watched_bots_descent {

using grid::Point;

class TestWatchedBotsDescent : public testing::DescentTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("watched-bots-descent"); }
    void init() { setUpFloors(); }
    void cleanup() { tearDown(); }

    void theMenusListTheBotsOfTheGame();
    void aBotIsWatchedAndTakenOver();
    void aKeyTakesOver();
    void theEndCannotBeTakenOver();
    void aRunOfABotGetsNoScore();
    void deathsAreMarked();

  private:
    void watch(const char* bot) {
        action((std::string("bot.play.") + bot).c_str())->trigger();
        QVERIFY(run().isPlaying());
    }
    QWidget* badge() { return page().findChild<QWidget*>("watched"); }
};

void TestWatchedBotsDescent::theMenusListTheBotsOfTheGame() {
    for (const auto* bot : analyse::bots::descent::bots()) {
        for (const char* kind : {"bot.play.", "bot.deaths."}) {
            QAction* const one = action((kind + std::string(bot->id)).c_str());
            QVERIFY(one->isEnabled());
            QVERIFY(!one->associatedObjects().isEmpty());
            QVERIFY2(one->statusTip().contains(QString::fromUtf8(bot->sentence.data())),
                     qPrintable(one->statusTip()));
        }
    }
    for (const QObject* object : action("bot.play.greedy")->associatedObjects())
        QVERIFY(qobject_cast<const QMenu*>(object) == nullptr);
    QVERIFY(!action("bot.play.greedy")->isEnabled());
}

void TestWatchedBotsDescent::aBotIsWatchedAndTakenOver() {
    watch("explorer");
    QVERIFY(page().isWatched());
    QVERIFY(run().isPlayingOn());
    QVERIFY(badge()->isVisible());
    QCOMPARE(badge()->findChild<QLabel*>()->text(), QString("Bot: Explorer"));
    run().setPlayingOn(false);
    run().seekMove(0);
    QCOMPARE(hero(), (Point{1, 1}));
    // It is the very run of the bot, on the floor that the editor shows.
    const auto game =
        analyse::bots::descent::playRun(analyse::bots::descent::explorerBot,
                                        run().session().sharedDungeon(), run().session().start());
    QVERIFY(game);
    QCOMPARE(run().session().keys(), game->keys);
    QCOMPARE(play::descent::Dungeon::seedOf(run().state().seed, 1),
             generationRequest(*current())->seed);
    // At the highest speed its keys come every few milliseconds.
    for (int i = 0; i < 10; ++i)
        action("play.faster")->trigger();
    QCOMPARE(run().speed(), 3200);
    run().setPlayingOn(true);
    QTRY_VERIFY(run().state().keys >= 20);
    QVERIFY(action("play.take-over")->isEnabled());
    action("play.take-over")->trigger();
    QVERIFY(!page().isWatched() && !run().isPlayingOn());
    QVERIFY(!badge()->isVisible());
    const auto here = run().state().keys;
    key(Qt::Key_Period);
    QCOMPARE(run().state().keys, here + 1);
    QCOMPARE(run().session().length(), here + 1);
}

void TestWatchedBotsDescent::aKeyTakesOver() {
    watch("diver");
    run().setPlayingOn(false);
    run().seekMove(2);
    QVERIFY(page().isWatched());
    key(Qt::Key_Period);
    QVERIFY(!page().isWatched());
    QVERIFY(run().session().isAtEnd());
}

void TestWatchedBotsDescent::theEndCannotBeTakenOver() {
    watch("brawler");
    run().setPlayingOn(false);
    run().seekMove(run().session().moves());
    QVERIFY(run().state().isOver());
    QVERIFY(page().isWatched());
    QVERIFY(!action("play.take-over")->isEnabled());
    run().seekMove(0);
    QVERIFY(action("play.take-over")->isEnabled());
}

void TestWatchedBotsDescent::aRunOfABotGetsNoScore() {
    // The run of a player is open, so its scores are, too.
    play();
    watch("brawler");
    run().setSpeed(3200);
    QSignalSpy ended(&page(), &widgets::GamePage::attemptEnded);
    run().setPlayingOn(false);
    run().seekMove(run().session().moves() - 1);
    run().setPlayingOn(true);
    QTRY_VERIFY(!ended.isEmpty());
    QVERIFY(page().isWatched());
    QCOMPARE(QDir(app::scoresFolder()).entryList(QDir::Files), QStringList());
}

void TestWatchedBotsDescent::deathsAreMarked() {
    QSignalSpy told(window_->findChild<app::BotDomain*>(), &app::BotDomain::told);
    window_->findChild<app::PlayDomain*>()->begin();
    QVERIFY(run().isPlaying());
    action("bot.deaths.brawler")->trigger();
    QVERIFY(action("bot.deaths.brawler")->isChecked());
    QVERIFY(told.last().front().toString().startsWith("Brawler dies in "));
    // No monster is in the gate, so nobody dies there.
    QCOMPARE(told.last().front().toString(),
             QString("Brawler dies in 0 of 200 attempts, and wins 200."));
    QVERIFY(setCurrentLevel(*current(), "den"));
    QTRY_VERIFY(action("bot.deaths.brawler")->isEnabled());
    // The marks of the other level are gone.
    QVERIFY(!action("bot.deaths.brawler")->isChecked());
    action("bot.deaths.brawler")->trigger();
    const QString den = told.last().front().toString();
    QVERIFY2(den.startsWith("Brawler dies in ") && !den.startsWith("Brawler dies in 0 "),
             qPrintable(den));
}

MAZELOOM_TEST(TestWatchedBotsDescent)

}  // namespace mazeloom::tst_watched_bots_descent

#include "tst_watched_bots_descent.moc"

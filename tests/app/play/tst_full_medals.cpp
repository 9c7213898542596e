// SPDX-License-Identifier: MIT
// Par and medals in the full game: the page before a level, the result, the map, the record.
#include <algorithm>
#include <optional>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "app/full_game/game_pack.h"
#include "app/full_game/par_finder.h"
#include "core/play/medals.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/par.h"
#include "core/play/temple/prove/prove.h"
#include "tests/app/support/halls_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/full/level_card.h"
#include "widgets/play/full/player_card.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/results/medal_list.h"
#include "widgets/play/temple/temple_status.h"

namespace mazeloom::tst_full_medals {

using app::Par;
using play::Medal;

namespace {

const QStringList kAll{"coins", "hearts", "hints", "time"};

std::optional<std::int64_t> parOf(const widgets::GameSetup& setup) {
    const auto field = play::temple::generateField(*setup.level, *setup.rooms, setup.seed,
                                                   setup.attempt, setup.kinds);
    if (!field) return {};
    return play::temple::parOf(
        play::temple::prove(*field, {play::temple::stepsFor((*field)->size())}));
}

}  // namespace

class TestFullMedals : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("full-medals"); }
    void init() {
        setUp();
        openHalls(testing::kHallsCampaign);
    }
    void cleanup() { tearDown(); }

    void theBriefingNamesParAndMedals();
    void aFastWinEarnsAllFour();
    void whatIsMissingIsSaid();
    void aSlowWinEarnsNoTime();
    void medalsAreCollectedOverAttempts();
    void aTempleWithoutAPlayHasNoPar();
    void recordsWithoutMedalsGoOn();
    void playAgainBeginsAnotherAttempt();
    void theMapAndTheListSayTheMedals();
    void thePlayersPageCountsWinsAndMedals();
    void parIsFoundBesidesTheGame();
    void aKeptSearchEndsFirst();
    void aWinBeforeParGetsItsMedalLater();

  private:
    const widgets::Briefing& told() { return game().briefing().told(); }
    const widgets::MedalLine& line(Medal medal) {
        return told().medals.at(static_cast<std::size_t>(medal));
    }
    QStringList keptMedals() {
        QStringList medals;
        for (const auto& medal : kept("Player 1", "one")["medals"].toArray())
            medals << medal.toString();
        return medals;
    }
    bool hasPar() { return figure(told(), "Par").contains(':'); }
    /// Opens the page before the first level, and waits for par.
    void goToBriefing() {
        openGame();
        goToMap();
        key(Qt::Key_Return);
        QVERIFY(isAt(game().briefing()));
        QTRY_VERIFY(hasPar());
    }
    void play() {
        key(Qt::Key_Return);
        QVERIFY(isAt(game().temple()));
        run().setSeen(false);
    }
};

void TestFullMedals::theBriefingNamesParAndMedals() {
    goToBriefing();
    QCOMPARE(told().figures.size(), std::size_t{2});
    QCOMPARE(figure(told(), "Your best"), QString("–"));
    QCOMPARE(told().medals.size(), play::kMedals.size());
    QVERIFY(std::ranges::none_of(told().medals, &widgets::MedalLine::isWon));
    play();
    const auto par = parOf(run().setup());
    QVERIFY(par.has_value());
    QCOMPARE(figure(told(), "Par"), widgets::playTimeText(*par));
    QVERIFY2(line(Medal::Time).text.contains(widgets::playTimeText(3 * *par)),
             qPrintable(line(Medal::Time).text));
}

void TestFullMedals::aFastWinEarnsAllFour() {
    goToBriefing();
    play();
    win();
    QCOMPARE(keptMedals(), kAll);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(told().word, QString("Won"));
    QVERIFY(hasPar());
    for (const widgets::MedalLine& medal : told().medals)
        QVERIFY2(medal.isWon && medal.isNew && medal.text.contains("New"), qPrintable(medal.text));
    // The words are on the page, for those who do not see the signs.
    QStringList words;
    for (const auto* label :
         game().briefing().findChild<widgets::MedalList*>()->findChildren<QLabel*>())
        words << label->text();
    QCOMPARE(words, (QStringList{"Time", "★ New", "Coins", "★ New", "Unhurt", "★ New", "No hints",
                                 "★ New"}));
    // A second win of all of them brings nothing new.
    click(game().briefing(), "Play again");
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(keptMedals(), kAll);
    QVERIFY(std::ranges::none_of(told().medals, &widgets::MedalLine::isNew));
}

void TestFullMedals::whatIsMissingIsSaid() {
    goToBriefing();
    play();
    QTest::keyClick(&game().temple().view(), Qt::Key_K);
    QTRY_VERIFY(game().temple().view().hint());
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    QVERIFY(!line(Medal::Hints).isWon);
    QCOMPARE(line(Medal::Hints).text, QString("Win without hints"));
    QVERIFY(line(Medal::Coins).isWon && line(Medal::Hearts).isWon);
    QVERIFY(!keptMedals().contains("hints"));
}

void TestFullMedals::aSlowWinEarnsNoTime() {
    goToBriefing();
    play();
    pass(3 * *parOf(run().setup()) + 1);
    win();
    QCOMPARE(keptMedals(), (QStringList{"coins", "hearts", "hints"}));
    QTRY_VERIFY(isAt(game().briefing()));
    QVERIFY(!line(Medal::Time).isWon);
    QVERIFY(line(Medal::Time).text.startsWith("Win within 0:"));
}

void TestFullMedals::medalsAreCollectedOverAttempts() {
    aSlowWinEarnsNoTime();
    click(game().briefing(), "Play again");
    run().setSeen(false);
    QTest::keyClick(&game().temple().view(), Qt::Key_K);
    QTRY_VERIFY(game().temple().view().hint());
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    QTRY_VERIFY(line(Medal::Time).isWon);
    QVERIFY(line(Medal::Time).isNew);
    QCOMPARE(line(Medal::Hints).text, QString("✓ Won before"));
    QCOMPARE(line(Medal::Coins).text, QString("✓ Won again"));
    QTRY_COMPARE(keptMedals(), kAll);
}

void TestFullMedals::aTempleWithoutAPlayHasNoPar() {
    QVERIFY(QDir(folder_->path()).mkpath("poor/levels"));
    write("poor/pack.json",
          testing::hallsText(testing::kHallsCampaign).replace("\"halls\"", "\"poor\""));
    for (const char* id : {"one", "two", "three", "four"})
        write(QStringLiteral("poor/levels/%1.json").arg(id),
              testing::hall(id).replace(R"(["exit"])", R"([{"coins": 5}, "exit"])"));
    openPack("poor");
    openGame();
    goToMap();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    QTRY_COMPARE(figure(told(), "Par"), QString("–"));
    QVERIFY(line(Medal::Time).text.contains("no par"));
    // It can be played all the same.
    play();
    QVERIFY(run().isPlaying());
}

/// The files of versions that knew no medals.
void TestFullMedals::recordsWithoutMedalsGoOn() {
    QFile file(profilesFile());
    QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "mazeloom-profiles", "version": 1, "current": "Player 1", "profiles": [
      {"name": "Player 1", "seed": 1, "packs": {"halls": {"one":
        {"attempts": 4, "best": 900, "coins": 1}}}}]})");
    file.close();
    openGame();
    goToMap();
    map().select(0);
    QCOMPARE(fact(map().nodes()[0].facts, "Best time"), widgets::playTimeText(900));
    QCOMPARE(fact(map().nodes()[0].facts, "Medals"), QString("none"));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    QCOMPARE(figure(told(), "Your best"), widgets::playTimeText(900));
    QTRY_VERIFY(hasPar());
    play();
    QCOMPARE(run().attempt(), 5);
    win();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 5);
    QCOMPARE(keptMedals(), kAll);
}

void TestFullMedals::playAgainBeginsAnotherAttempt() {
    goToBriefing();
    play();
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(told().back, QString("On to the map"));
    click(game().briefing(), "Play again");
    QVERIFY(isAt(game().temple()));
    QCOMPARE(run().attempt(), 2);
    run().setSeen(false);
    win();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 2);
    QTRY_VERIFY(isAt(game().briefing()));
    click(game().briefing(), "On to the map");
    QVERIFY(isAt(game().map()));
}

void TestFullMedals::theMapAndTheListSayTheMedals() {
    goToBriefing();
    play();
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    click(game().briefing(), "On to the map");
    const widgets::MapNode& won = map().nodes()[0];
    QVERIFY(won.medals && won.medals->has(Medal::Time) && won.medals->has(Medal::Hints));
    QVERIFY(!map().nodes()[1].medals);
    QCOMPARE(fact(won.facts, "Medals"), QString("Time, Coins, Unhurt, No hints"));
    map().select(0);
    QVERIFY2(map().accessibleDescription().contains("Time, Coins, Unhurt, No hints"),
             qPrintable(map().accessibleDescription()));
    QVERIFY(game().map().findChild<widgets::LevelCard*>()->words().contains("Unhurt"));
    map().select(1);
    QVERIFY(!map().accessibleDescription().contains("Medals"));
}

void TestFullMedals::thePlayersPageCountsWinsAndMedals() {
    goToBriefing();
    play();
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    game().backTo(game().title());
    click(game().title(), "Player: Player 1");
    const auto& players = game().profiles().players();
    QCOMPARE(players.size(), std::size_t{1});
    QCOMPARE(players[0].won, 1);
    QCOMPARE(players[0].of, 4);
    for (const int count : players[0].medals)
        QCOMPARE(count, 1);
    // The words are on the page.
    QStringList words;
    for (const auto* label :
         game().profiles().findChild<widgets::PlayerCard*>()->findChildren<QLabel*>())
        words << label->text();
    for (const char* word : {"Player 1", "Campaign", "1 of 4", "Unhurt"})
        QVERIFY2(words.contains(word), qPrintable(words.join('|')));
}

void TestFullMedals::parIsFoundBesidesTheGame() {
    const app::GamePack pack = app::GamePack::of(*current());
    const widgets::GameSetup setup = *app::playOf(pack, "one", nullptr);
    app::ParFinder pars;
    QSignalSpy found(&pars, &app::ParFinder::found);
    QCOMPARE(pars.of("halls", setup), Par{});
    QCOMPARE(pars.of("halls", setup).state, Par::State::Searching);
    QTRY_COMPARE(found.count(), 1);
    const Par par = pars.of("halls", setup);
    QCOMPARE(par.state, Par::State::Found);
    QCOMPARE(std::optional(par.ticks), parOf(setup));
    // The maps of other attempts have pars of their own, as have other seeds and packs.
    widgets::GameSetup other = setup;
    ++other.attempt;
    QCOMPARE(pars.of("halls", other).state, Par::State::Searching);
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(pars.of("mine", setup).state, Par::State::Searching);
}

void TestFullMedals::aKeptSearchEndsFirst() {
    const app::GamePack pack = app::GamePack::of(*current());
    const widgets::GameSetup one = *app::playOf(pack, "one", nullptr);
    const widgets::GameSetup two = *app::playOf(pack, "two", nullptr);
    app::ParFinder pars;
    QSignalSpy found(&pars, &app::ParFinder::found);
    QCOMPARE(pars.of("halls", one).state, Par::State::Searching);
    pars.finish();
    QCOMPARE(pars.of("halls", two).state, Par::State::Searching);
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(pars.of("halls", one).state, Par::State::Found);
    QCOMPARE(pars.of("halls", two).state, Par::State::Found);
    // Without that, another search replaces it.
    app::ParFinder others;
    QSignalSpy foundOther(&others, &app::ParFinder::found);
    QCOMPARE(others.of("halls", one).state, Par::State::Searching);
    QCOMPARE(others.of("halls", two).state, Par::State::Searching);
    QTRY_COMPARE(foundOther.count(), 1);
    QCOMPARE(others.of("halls", two).state, Par::State::Found);
    QCOMPARE(others.of("halls", one).state, Par::State::Searching);
}

/// A win on a map whose proof may still run gets the same medals.
void TestFullMedals::aWinBeforeParGetsItsMedalLater() {
    openGame();
    goToMap();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    // No event loop runs from here to the win, so par cannot arrive before it.
    game().briefing().goOnWanted();
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    run().take(play::temple::press(play::temple::Button::Right));
    pass(80);
    QCOMPARE(run().state().outcome, play::temple::Outcome::Won);
    QVERIFY(!keptMedals().contains("time"));
    QTRY_COMPARE(keptMedals(), kAll);
    QTRY_VERIFY(isAt(game().briefing()));
    QVERIFY(hasPar());
    QVERIFY(line(Medal::Time).isNew);
}

MAZELOOM_TEST(TestFullMedals)

}  // namespace mazeloom::tst_full_medals

#include "tst_full_medals.moc"

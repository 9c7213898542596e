// SPDX-License-Identifier: MIT
// Descents in the full game in the real window: the endless descent, left and resumed, and campaign
// nodes that are won by reaching a depth.
#include <algorithm>
#include <csignal>
#include <cstdio>

#include <unistd.h>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QTest>

#include "core/files/file_system.h"
#include "core/pack/json/write/write.h"
#include "core/play/descent/runs/find_run.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/profile.h"
#include "tests/app/support/full_game_test.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/overlays/give_up_question.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_full_descent {

using play::NodeState;
using play::descent::Key;
using play::descent::Outcome;

namespace {

/// Three floors with stairs two steps away; the map has two nodes to win: a floor and a descent.
level::Pack halls() {
    level::Pack pack = testing::paintedDescent({
        {"########", "#@.>...#", "########"},
        {"########", "#<.>...#", "########"},
        {"########", "#<....>#", "########"},
    });
    pack.id = "stairs";
    pack.title = "Stairs";
    for (std::size_t i = 0; i < pack.levels.size(); ++i)
        pack.levels[i].title = "Level " + pack.levels[i].id;
    level::CampaignNode floor;
    floor.id = "first";
    floor.level = "floor-1";
    floor.isStart = true;
    floor.texts.after = "Down you went.";
    level::CampaignNode descent;
    descent.id = "deep";
    descent.descendTo = 3;
    descent.at = {1, 0};
    descent.needs = {"first"};
    pack.campaign.nodes = {floor, descent};
    return pack;
}

}  // namespace

class TestFullDescent : public testing::FullGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("full-descent"); }
    void init() {
        setUp();
        openStairs();
    }
    void cleanup() { tearDown(); }

    void isLeftAndGoneOnWith();
    void goesOnAfterTheWindowIsClosed();
    void anotherOneGivesUpTheKept();
    void restartAsksFirst();
    void anotherPackWithTheIdLeavesTheRun();
    void aRunOfAnOlderVersionIsFound();
    void warningsAreAListThatStays();
    void toQuitIsToGiveUp();
    void aKeyIsKeptWhileTheFireballFlies();
    void aKillWhileTheFireballFliesLosesNoKey();
    void aDamagedRunIsToldAndKept();
    void aDamagedRunIsNotSilentlyAnotherOne();
    void floorsDeepDownAreBegunWithGear();
    void nodesAreWonAtTheirDepth();
    void aNodeThatIsLeftWasTried();
    void noWayBackInTime();
    void theWayOutIsWonAndGoneOnBelow();
    void errandsGoByThemselves();

  private:
    /// Starts a run and throws a fireball; returns while it flies.
    void throwFireball();
    static QString runFile() { return runFile("stairs"); }
    static QString runFile(const std::string& pack) {
        const auto rules = play::descent::hashOfTables(level::DescentTables());
        return dataFolder() + u'/' + QString::fromStdString(play::descent::runFileOf(pack, rules));
    }
    void openStairs(level::Pack pack = halls(), const QString& folder = "stairs") {
        pack.id = folder.toStdString();
        writeTo(folder, pack);
        openPack(folder);
    }
    void writeTo(const QString& folder, const level::Pack& pack) {
        QVERIFY(QDir(folder_->path()).mkpath(folder + "/levels"));
        for (const pack::TextFile& text : pack::write(pack)) {
            QFile file(path(folder + u'/' + QString::fromStdString(text.name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text.text));
        }
    }
    static int linesOf(const QString& file) {
        QFile lines(file);
        return lines.open(QIODevice::ReadOnly) ? static_cast<int>(lines.readAll().count('\n')) : 0;
    }
    widgets::DescentPage& page() { return game().descent(); }
    const play::descent::State& state() { return page().run().state(); }

    void keys(std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys)
            QTest::keyClick(&page().view(), key);
    }
    void descend() { QTest::keyClick(&page().view(), '>'); }
    /// Starts a new descent from the title.
    void begin(const QString& name = "Descent") {
        QTRY_VERIFY(button(game().title(), name) != nullptr);
        click(game().title(), name);
        QVERIFY(isAt(game().briefing()));
        click(game().briefing(), "Play");
        QVERIFY(isAt(page()));
        QVERIFY(page().isPlaying());
    }
    void leaveByMenu() {
        keys({Qt::Key_Escape});
        QVERIFY(page().menu().isVisible());
        QVERIFY(button(page(), "Leave")->toolTip().startsWith("Go back to the title"));
        click(page(), "Leave");
        QVERIFY(isAt(game().title()));
    }
    /// Plays the selected node as the current player.
    void playSelected() {
        QTest::keyClick(&game().map().map(), Qt::Key_Return);
        QVERIFY(isAt(game().briefing()));
        click(game().briefing(), "Play");
        QVERIFY(isAt(page()));
    }
};

void TestFullDescent::isLeftAndGoneOnWith() {
    openGame();
    QTRY_VERIFY(button(game().title(), "Descent") != nullptr);
    begin();
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    QCOMPARE(state().depth, 2);
    const auto seed = state().seed;
    leaveByMenu();
    QVERIFY(QFile::exists(runFile()));
    click(game().title(), "Go on with the descent, at depth 2");
    QVERIFY(isAt(page()));
    QCOMPARE(state().depth, 2);
    QCOMPARE(state().seed, seed);
    QCOMPARE(page().run().session().keys().size(), 3u);
    // The run resumes where it was left.
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    QCOMPARE(state().depth, 3);
}

void TestFullDescent::goesOnAfterTheWindowIsClosed() {
    openGame();
    begin();
    keys({Qt::Key_Right});
    game().close();
    QVERIFY(domain().game() == nullptr);
    openGame();
    click(game().title(), "Go on with the descent, at depth 1");
    QCOMPARE(page().run().session().keys().size(), 1u);
}

void TestFullDescent::anotherOneGivesUpTheKept() {
    openGame();
    begin();
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    leaveByMenu();
    click(game().title(), "Another descent");
    QVERIFY(game().briefing().told().text.contains("at depth 2 will end without a score"));
    // Cancelling loses nothing.
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().title()));
    QVERIFY(button(game().title(), "Go on with the descent, at depth 2") != nullptr);
    begin("Another descent");
    QCOMPARE(state().depth, 1);
    keys({Qt::Key_Right});
    leaveByMenu();
    QVERIFY(button(game().title(), "Go on with the descent, at depth 1") != nullptr);
}

void TestFullDescent::restartAsksFirst() {
    openGame();
    begin();
    auto* question = page().findChild<widgets::GiveUpQuestion*>();
    // Before the first turn there is nothing to lose, so nothing is asked.
    keys({Qt::Key_Escape});
    click(page(), "Restart");
    QVERIFY(!question->isVisible());
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    const auto seed = state().seed;
    const auto kept = [] {
        QFile file(runFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    for (const Qt::Key no : {Qt::Key_N, Qt::Key_Escape, Qt::Key_Return}) {
        keys({Qt::Key_Escape});
        const QByteArray before = kept();
        click(page(), "Restart");
        QVERIFY(question->isVisible());
        QString said;
        for (const auto* label : question->findChildren<QLabel*>())
            said += label->text() + u'\n';
        QVERIFY2(said.contains("depth 2, 3 turn") && said.contains(", 0 kill"), qPrintable(said));
        QTest::keyClick(QApplication::focusWidget(), no);
        QVERIFY(!question->isVisible());
        QCOMPARE(state().seed, seed);
        QCOMPARE(state().depth, 2);
        QCOMPARE(kept(), before);
    }
    keys({Qt::Key_Escape});
    click(page(), "Restart");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Y);
    QVERIFY(isAt(page()));
    QVERIFY(!question->isVisible());
    QCOMPARE(state().depth, 1);
    QVERIFY(state().seed != seed);
}

void TestFullDescent::anotherPackWithTheIdLeavesTheRun() {
    openGame();
    begin();
    keys({Qt::Key_Right});
    leaveByMenu();
    game().close();
    QFile file(runFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    level::Pack pack = halls();
    pack.levels.front() =
        testing::paintedDescent({{"######", "#@..>#", "#....#", "######"}}).levels.front();
    pack.levels.front().title = "Level floor-1";
    pack.title = "Copy";
    writeTo("copy", pack);
    window_->workspace().open(path("copy"));
    QTRY_COMPARE(current()->pack().title, std::string("Copy"));
    QCOMPARE(current()->pack().id, std::string("stairs"));
    openGame();
    QVERIFY2(button(game().title(), "Descent") != nullptr,
             qPrintable(game().findChild<widgets::MessageBar*>()->text()));
    begin();
    keys({Qt::Key_Right, Qt::Key_Right});
    leaveByMenu();
    QVERIFY(button(game().title(), "Go on with the descent, at depth 1") != nullptr);
    game().close();
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
    window_->workspace().open(path("stairs"));
    QTRY_COMPARE(current()->pack().title, std::string("Stairs"));
    openGame();
    click(game().title(), "Go on with the descent, at depth 1");
    QCOMPARE(page().run().session().keys().size(), std::size_t{1});
}

void TestFullDescent::aRunOfAnOlderVersionIsFound() {
    openGame();
    begin();
    keys({Qt::Key_Right});
    leaveByMenu();
    game().close();
    QVERIFY(QFile::rename(runFile(), dataFolder() + "/run-stairs.jsonl"));
    openGame();
    click(game().title(), "Go on with the descent, at depth 1");
    QCOMPARE(page().run().session().keys().size(), std::size_t{1});
    keys({Qt::Key_Right});
    leaveByMenu();
    click(game().title(), "Go on with the descent, at depth 1");
    QCOMPARE(page().run().session().keys().size(), std::size_t{2});
}

void TestFullDescent::warningsAreAListThatStays() {
    openGame();
    auto* bar = game().findChild<widgets::MessageBar*>();
    game().tell("One is set aside.", false);
    game().tell("Another one is set aside.", false);
    game().tell("One is set aside.", false);
    QCOMPARE(bar->text(), QString("One is set aside.\nAnother one is set aside."));
    begin();
    QVERIFY(bar->isVisible());
    leaveByMenu();
    QCOMPARE(bar->text(), QString("One is set aside.\nAnother one is set aside."));
    // A message that the player closed is not shown again.
    bar->clear();
    game().tell("One is set aside.", false);
    QVERIFY(!bar->isVisible());
    for (int i = 0; i < 20; ++i)
        game().tell(QString("Warning %1.").arg(i), false);
    QVERIFY(bar->text().startsWith("14 earlier message"));
    QVERIFY(bar->text().endsWith("\nWarning 19."));
}

void TestFullDescent::toQuitIsToGiveUp() {
    openGame();
    begin();
    keys({Qt::Key_Right, Qt::Key_Q});
    // The game asks first.
    const auto ask = [this] { return page().findChild<widgets::GiveUpQuestion*>()->isVisible(); };
    QVERIFY(ask());
    keys({Qt::Key_Right});
    QCOMPARE(state().turns, std::int64_t{1});
    for (const Qt::Key no : {Qt::Key_N, Qt::Key_Escape, Qt::Key_Return}) {
        QTest::keyClick(QApplication::focusWidget(), no, {});
        QVERIFY(!ask());
        QVERIFY(isAt(page()));
        QVERIFY(!state().isOver());
        QVERIFY(QFile::exists(runFile()));
        keys({Qt::Key_Q});
        QVERIFY(ask());
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Y);
    QVERIFY(isAt(game().title()));
    QVERIFY(!QFile::exists(runFile()));
    QVERIFY(button(game().title(), "Descent") != nullptr);
    QVERIFY(!QFile::exists(dataFolder() + "/highscores.txt"));
}

void TestFullDescent::throwFireball() {
    level::Pack pack = halls();
    level::Object wand;
    wand.id = "stick";
    wand.kind = level::ThingKind::Wand;
    wand.at = {2, 1};
    pack.levels.front().objects.push_back(wand);
    openStairs(pack, "others");
    openGame();
    begin();
    keys({Qt::Key_Right, Qt::Key_G, Qt::Key_I, Qt::Key_A, Qt::Key_Z, Qt::Key_Right});
    QVERIFY(page().run().isFlying());
}

void TestFullDescent::aKeyIsKeptWhileTheFireballFlies() {
    throwFireball();
    if (QTest::currentTestFailed()) return;
    const auto seen = state();
    // If the game is killed now, the saved run continues with the fireball spent.
    files::DiskFiles disk;
    const QString file = runFile("others");
    play::descent::SavedRun kept(file.toStdString(), "others", disk);
    const auto resumed = kept.resume(page().run().session().sharedDungeon());
    QVERIFY(resumed && resumed->session);
    QVERIFY(resumed->problems.empty());
    QCOMPARE(resumed->session->keys().size(), 6u);
    QVERIFY(resumed->session->state() == seen);
}

void TestFullDescent::aKillWhileTheFireballFliesLosesNoKey() {
    // The test starts itself as a player process, which is killed.
    constexpr const char* kIsPlayer = "MAZELOOM_TEST_PLAYS_UNTIL_KILLED";
    throwFireball();
    if (QTest::currentTestFailed()) return;
    const auto signOf = [](const play::descent::State& state) {
        return "flying " + QByteArray::number(play::descent::hash(state)) + '\n';
    };
    if (qEnvironmentVariableIsSet(kIsPlayer)) {
        std::fputs(signOf(state()).data(), stdout);
        std::fflush(stdout);
        for (;;)  // waits with the fireball in the air
            ::pause();
    }
    const auto dungeon = page().run().session().sharedDungeon();
    QProcess player;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kIsPlayer, "1");
    environment.insert("TMPDIR", folder_->path());
    player.setProcessEnvironment(environment);
    player.start(QCoreApplication::applicationFilePath(),
                 {"tst_full_descent", "aKillWhileTheFireballFliesLosesNoKey"});
    QByteArray said;
    while (!said.contains("flying ") && player.waitForReadyRead(60'000))
        said += player.readAllStandardOutput();
    ::kill(static_cast<pid_t>(player.processId()), SIGKILL);
    QVERIFY(player.waitForFinished());
    QCOMPARE(player.exitStatus(), QProcess::CrashExit);
    QVERIFY2(said.contains("flying "), said);

    files::DiskFiles disk;
    const QString file = runFile("others");
    play::descent::SavedRun kept(file.toStdString(), "others", disk);
    const auto resumed = kept.resume(dungeon);
    QVERIFY(resumed && resumed->session);
    QVERIFY(resumed->problems.empty());
    QCOMPARE(resumed->session->keys().size(), 6u);
    QVERIFY(said.contains(signOf(resumed->session->state())));
}

void TestFullDescent::aDamagedRunIsNotSilentlyAnotherOne() {
    openGame();
    begin();
    keys({Qt::Key_Right, Qt::Key_Right});
    leaveByMenu();
    QFile file(runFile());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    const QByteArray damaged = text.replace(text.lastIndexOf("\"right\""), 7, "\"left\"");
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(damaged);
    file.close();
    click(game().title(), "Go on with the descent, at depth 1");
    // No other run has started instead.
    QVERIFY(isAt(game().title()));
    QVERIFY(game().findChild<widgets::MessageBar*>()->text().contains("run-stairs"));
    QVERIFY(!QFile::exists(runFile()));
    const auto aside = QDir(dataFolder()).entryList({"run-stairs-*.aside*"});
    QCOMPARE(aside.size(), 1);
    QFile kept(dataFolder() + u'/' + aside.front());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), damaged);
    QVERIFY(button(game().title(), "Descent") != nullptr);
}

void TestFullDescent::floorsDeepDownAreBegunWithGear() {
    level::Pack pack = halls();
    pack.campaign.nodes.front().level = "floor-3";
    openStairs(pack, "others");
    openGame();
    click(game().title(), "Campaign");
    QVERIFY(isAt(game().map()));
    playSelected();
    QCOMPARE(state().depth, 3);
    // A wielded weapon and two potions.
    QCOMPARE(page().run().session().start().items.size(), 3u);
    QCOMPARE(page().run().session().start().weapon, 0);
}

void TestFullDescent::aDamagedRunIsToldAndKept() {
    QVERIFY(QDir().mkpath(dataFolder()));
    QFile file(runFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no run at all\n");
    file.close();
    openGame();
    QVERIFY(game().findChild<widgets::MessageBar*>()->text().contains("run-stairs"));
    QVERIFY(button(game().title(), "Descent") != nullptr);
    QCOMPARE(QDir(dataFolder()).entryList({"run-stairs-*.aside*"}).size(), 1);
}

void TestFullDescent::nodesAreWonAtTheirDepth() {
    openGame();
    click(game().title(), "Campaign");
    QVERIFY(isAt(game().map()));
    const auto stateOf = [this](std::size_t node) {
        return game().map().map().nodes().at(node).state;
    };
    QCOMPARE(stateOf(1), NodeState::Locked);
    playSelected();
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    QVERIFY(state().outcome == Outcome::Arrived);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(game().briefing().told().text, QString("Down you went."));
    QVERIFY(game().briefing().told().isWon);
    click(game().briefing(), "On to the map");
    QCOMPARE(stateOf(0), NodeState::Won);
    QCOMPARE(stateOf(1), NodeState::Open);
    // The newly opened node is a descent to depth 3: it is won two floors deeper.
    playSelected();
    QCOMPARE(state().goal, 3);
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    QVERIFY(!state().isOver());
    keys({Qt::Key_Right, Qt::Key_Right});
    descend();
    QVERIFY(state().outcome == Outcome::Arrived);
    QTRY_VERIFY(isAt(game().briefing()));
    click(game().briefing(), "On to the map");
    QCOMPARE(stateOf(1), NodeState::Won);
    const widgets::Facts& facts = game().map().map().nodes().at(1).facts;
    QCOMPARE(facts.size(), 4);
    QCOMPARE(facts[0].second, "Descent");
    QCOMPARE(facts[1].second, "3");
    QVERIFY(facts[2].second.startsWith("6 turn"));
    QCOMPARE(facts[3].second, "1");
    // Runs to a goal are not entered in the table of the ten best.
    QVERIFY(!QFile::exists(dataFolder() + "/highscores.txt"));
    QVERIFY(!QFile::exists(runFile()));
}

void TestFullDescent::aNodeThatIsLeftWasTried() {
    openGame();
    click(game().title(), "Campaign");
    QVERIFY(isAt(game().map()));
    const auto attempts = [this] {
        for (const auto& [what, value] : game().map().map().nodes().front().facts) {
            if (what == "Attempts") return value.toInt();
        }
        return 0;
    };
    // A run left before its first turn does not count as an attempt.
    playSelected();
    keys({Qt::Key_I, Qt::Key_Escape, Qt::Key_Q});
    QVERIFY(isAt(game().map()));
    QCOMPARE(attempts(), 0);
    playSelected();
    const auto seed = state().seed;
    keys({Qt::Key_Right, Qt::Key_Q});
    QVERIFY(isAt(game().map()));
    QCOMPARE(attempts(), 1);
    playSelected();
    QVERIFY(state().seed != seed);
    keys({Qt::Key_Right, Qt::Key_Escape});
    click(page(), "Leave");
    QVERIFY(isAt(game().map()));
    QCOMPARE(attempts(), 2);
    // Restarts from the menu.
    playSelected();
    keys({Qt::Key_Right, Qt::Key_Escape});
    click(page(), "Restart");
    QCOMPARE(state().turns, std::int64_t{0});
    key(Qt::Key_Escape);
    click(page(), "Leave");
    QCOMPARE(attempts(), 3);
    // The endless descent is still there: leaving it does not end it.
    key(Qt::Key_Escape);
    begin();
    keys({Qt::Key_Right});
    leaveByMenu();
    QVERIFY(button(game().title(), "Go on with the descent, at depth 1") != nullptr);
    QVERIFY(!game().findChild<widgets::MessageBar*>()->isVisible());
}

void TestFullDescent::noWayBackInTime() {
    openGame();
    begin();
    keys({Qt::Key_Right});
    QTest::keyPress(&page().view(), Qt::Key_Backspace);
    QTest::qWait(200);
    QTest::keyRelease(&page().view(), Qt::Key_Backspace);
    QCOMPARE(state().turns, std::int64_t{1});
    QVERIFY(!page().run().isRewinding());
}

/// A pack with a last floor: its stairs win, and the hero can go on below.
void TestFullDescent::theWayOutIsWonAndGoneOnBelow() {
    level::Pack pack = halls();
    pack.descent.tables.lastFloor = 2;
    openStairs(pack, "end");
    const QString scores = dataFolder() + u'/' +
                           QString::fromStdString(play::descent::scoresFileOf(
                               "end", play::descent::hashOfTables(pack.descent.tables)));
    openGame();
    click(game().title(), "Descent");
    const widgets::Facts before = game().briefing().told().facts;
    QVERIFY(std::ranges::any_of(before, [](const auto& fact) {
        return fact.first == "Way out" && fact.second == "below depth 2";
    }));
    click(game().briefing(), "Play");
    const auto seed = state().seed;
    for (int floor = 0; floor < 2; ++floor) {
        keys({Qt::Key_Right, Qt::Key_Right});
        descend();
    }
    QCOMPARE(state().outcome, Outcome::Arrived);
    QTRY_VERIFY(isAt(game().briefing()));
    const widgets::Briefing& told = game().briefing().told();
    QVERIFY(told.isWon && told.text.startsWith("You have found the way out."));
    QCOMPARE(linesOf(scores), 1);

    click(game().briefing(), "Go on below");
    QVERIFY(isAt(page()));
    QCOMPARE(state().depth, 3);
    QCOMPARE(state().seed, seed);
    QVERIFY(!state().isOver());
    // The run below is kept like any other, and goes on after a break.
    leaveByMenu();
    click(game().title(), "Go on with the descent, at depth 3");
    QCOMPARE(state().depth, 3);
    QCOMPARE(state().goal, 0);
    keys({Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
    descend();
    QCOMPARE(state().depth, 4);
    QVERIFY(!state().isOver());
    QCOMPARE(linesOf(scores), 1);
}

/// Exploring, walking to stairs and to a cell; each stops by itself or on any key, and is kept.
void TestFullDescent::errandsGoByThemselves() {
    level::Pack pack = testing::paintedDescent(
        {{"##########", "#@...+..p#", "########.#", "#>.......#", "##########"}});
    pack.title = "Errands";
    pack.levels[0].title = "Hall";
    openStairs(std::move(pack), "errands");
    openGame();
    begin();
    const widgets::DescentRun& run = page().run();
    keys({Qt::Key_O});
    QVERIFY(run.isOnErrand());
    QTRY_VERIFY(!run.isOnErrand());
    // The stairs have come into view; before that the hero has fetched the potion.
    QCOMPARE(state().hero.inventory.size(), 1);
    const auto shows = [this](const QString& words) {
        const auto labels = page().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    QVERIFY(shows("In sight: stairs down"));
    // Any key stops an errand, and does nothing else.
    QTest::keyClick(&page().view(), '<');
    QVERIFY(!run.isOnErrand());
    descend();
    QVERIFY(run.isOnErrand());
    const grid::Point at = state().hero.at;
    keys({Qt::Key_Right});
    QVERIFY(!run.isOnErrand());
    QCOMPARE(state().hero.at, at);
    descend();
    QTRY_VERIFY(!run.isOnErrand());
    QCOMPARE(state().depth, 1);
    QCOMPARE(state().floor.terrain(state().hero.at), level::Terrain::StairsDown);
    // A menu stops it too.
    const QPoint far = page().view().rectOf({1, 1}).center().toPoint();
    QTest::mouseClick(&page().view(), Qt::LeftButton, Qt::ShiftModifier, far);
    QVERIFY(run.isOnErrand());
    keys({Qt::Key_Escape});
    QVERIFY(page().menu().isVisible());
    QVERIFY(!run.isOnErrand());
    click(page(), "Resume");
    QTest::mouseClick(&page().view(), Qt::LeftButton, Qt::ShiftModifier, far);
    QTRY_VERIFY(!run.isOnErrand());
    QCOMPARE(state().hero.at, (grid::Point{1, 1}));
    const std::int64_t turns = state().turns;
    keys({Qt::Key_S});
    QTRY_VERIFY(!run.isOnErrand());
    QCOMPARE(state().turns, turns + play::descent::Errand::kMostWaits);
    // The kept run holds the keys of all errands.
    const auto pressed = run.session().keys();
    leaveByMenu();
    click(game().title(), "Go on with the descent, at depth 1");
    QCOMPARE(page().run().session().keys(), pressed);
}

MAZELOOM_TEST(TestFullDescent)

}  // namespace mazeloom::tst_full_descent

#include "tst_full_descent.moc"

// SPDX-License-Identifier: MIT
// Both games in a terminal, without the device: screens, keys, kept runs and results.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/full_game/kept_run.h"
#include "app/terminal/descent_game.h"
#include "app/terminal/input.h"
#include "app/terminal/layout.h"
#include "app/terminal/list_page.h"
#include "app/terminal/panel.h"
#include "app/terminal/play.h"
#include "app/terminal/screen.h"
#include "app/terminal/temple_game.h"
#include "app/workspace/profile_keeper.h"
#include "core/level/level.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/state.h"
#include "core/play/replay.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/session.h"
#include "resources/resources.h"
#include "tests/support/golden.h"
#include "tests/support/own_home.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/play_controls.h"

namespace mazeloom::tst_terminal_games {

using app::terminal::DescentGame;
using app::terminal::Page;
using app::terminal::Play;
using app::terminal::TempleGame;
using grid::Point;
using level::ThingKind;
using testing::Rows;

class TestTerminalGames : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void descentScreens_data();
    void descentScreens();
    void aTurnDrawsFewCells();
    void theInventoryIsAList();
    void aRunGoesOnInTheWindowAndBack();
    void quittingAsks();
    void escapeKeepsTheRun();
    void aRunThatCannotBeSavedSaysSo();
    void aDeathGivesAScore();
    void theWayOutLeadsOnBelow();
    void errandsGoByThemselves();
    void messagesCanBeRead();
    void theWheelScrollsTheMessages();
    void theWheelScrollsLists();
    void cellsCanBeLookedAt();
    void clicksWalk();
    void templeScreens_data();
    void templeScreens();
    void numbersAreReadableOnEveryCell();
    void trapsAreHiddenUntilTheLoss();
    void keysAreToldAsBound();
    void aHeldKeyStopsWithTheHero();
    void aLossCanBeTakenBack();
    void resultsGoIntoTheProfile();
    void anAttemptCountsOnce();
    void theListLeadsToTheGames();
    void aNewDescentAsksForTheOldOne();
    void inputsCanBeReplayed();
};

namespace {

char letterOf(ThingKind kind) {
    return level::info(kind).glyph;
}

void press(Page& page, int key, const QString& text = {}) {
    page.press(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, text));
}
/// Presses the keys that write these characters.
void type(Page& page, const QString& characters) {
    for (const QChar character : characters) {
        const auto stroke = app::terminal::strokeOf(character.unicode());
        page.press(QKeyEvent(QEvent::KeyPress, stroke.key, stroke.modifiers, stroke.text));
    }
}

/// Returns the rows of a screen, each between bars, so that none is empty.
QStringList rowsOf(const app::terminal::Screen& screen) {
    QStringList rows;
    for (const QString& row : screen.text().chopped(1).split(u'\n'))
        rows << u'|' + row + u'|';
    return rows;
}

/// A floor with a bit of everything.
Rows hallRows() {
    Rows rows{"####################", "#@.....#...........#", "#......#...........#",
              "#......+...........#", "#......#...~~~.....#", "#......#...~~~.....#",
              "#......#.........>.#", "####################"};
    rows[1][2] = letterOf(ThingKind::Weapon);
    rows[2][1] = letterOf(ThingKind::Potion);
    rows[1][5] = letterOf(ThingKind::Rat);
    rows[5][1] = level::info(level::Terrain::Fountain).glyph;
    return rows;
}

app::DescentSetup setupOf(const level::Pack& pack, std::uint64_t seed = 1) {
    app::DescentSetup setup;
    setup.dungeon = *play::descent::Dungeon::of(pack);
    setup.start.seed = seed;
    return setup;
}

struct Descent {
    explicit Descent(const Rows& rows, bool hasEmoji = false) : game(controls, hasEmoji) {
        isReady = !game.begin(setupOf(testing::paintedDescent({rows})), {});
    }
    const play::descent::State& state() const { return game.run().state(); }

    widgets::PlayControls controls;
    DescentGame game;
    bool isReady = false;
};

struct Temple {
    explicit Temple(level::Level level) : game(controls, {}) {
        game.onEnd = [this](const play::Attempt& attempt) { ends.push_back(attempt); };
        game.onLeave = [this] { ++leaves; };
        widgets::GameSetup setup;
        setup.level = std::make_shared<const level::Level>(std::move(level));
        setup.rooms = std::make_shared<const std::vector<level::Room>>();
        setup.seed = 1;
        isReady = !game.begin(std::move(setup));
    }
    const play::temple::State& state() const { return game.run().state(); }
    /// Lets this many tenths of a second pass.
    void pass(int tenths) {
        for (int i = 0; i < tenths; ++i)
            game.run().advance(100'000'000);
    }

    widgets::PlayControls controls;
    TempleGame game;
    std::vector<play::Attempt> ends;
    int leaves = 0;
    bool isReady = false;
};

level::Level hallTemple() {
    std::vector<std::string> rows{"##############", "#@...x...$...#", "#....$.......#",
                                  "#..x......x..#", "#............#", "##############"};
    rows[4][2] = letterOf(ThingKind::Heart);
    rows[4][4] = letterOf(ThingKind::Tnt);
    rows[4][12] = letterOf(ThingKind::Exit);
    return testing::endless(rows);
}

}  // namespace

void TestTerminalGames::initTestCase() {
    resources::initialise();
    testing::takeOwnHome();
}

void TestTerminalGames::descentScreens_data() {
    QTest::addColumn<grid::Size>("size");
    QTest::addColumn<bool>("hasEmoji");
    QTest::newRow("descent-80x23") << grid::Size{80, 23} << false;
    QTest::newRow("descent-120x40") << grid::Size{120, 40} << false;
    QTest::newRow("descent-emoji-80x23") << grid::Size{80, 23} << true;
}

void TestTerminalGames::descentScreens() {
    QFETCH(grid::Size, size);
    QFETCH(bool, hasEmoji);
    Descent descent(hallRows(), hasEmoji);
    QVERIFY(descent.isReady);
    descent.game.setSize(size);
    press(descent.game, Qt::Key_Right);
    type(descent.game, "g");
    const auto screen = descent.game.shown();
    QVERIFY(screen.size() == size);
    const QString name = QStringLiteral("terminal/%1.txt").arg(QTest::currentDataTag());
    QCOMPARE(testing::differenceFromGolden(name, rowsOf(screen)), QString());
}

void TestTerminalGames::aTurnDrawsFewCells() {
    Descent descent(hallRows());
    QVERIFY(descent.isReady);
    const auto before = descent.game.shown();
    QVERIFY(changedCells(before, descent.game.shown()).empty());
    press(descent.game, Qt::Key_Down);
    const std::size_t count = changedCells(before, descent.game.shown()).size();
    // The hero's two cells, the monster's, what came into view, and a line of the log.
    QVERIFY2(count > 1 && count < 200, qPrintable(QString::number(count)));
}

void TestTerminalGames::theInventoryIsAList() {
    Descent descent(hallRows());
    press(descent.game, Qt::Key_Right);
    type(descent.game, "gi");
    QVERIFY(descent.state().asked == play::descent::Asked::Item);
    QVERIFY2(descent.game.shown().text().contains("a) "), qPrintable(descent.game.shown().text()));
    type(descent.game, "a");
    QVERIFY(descent.state().hero.inventory.weapon() != nullptr);
    type(descent.game, "i");
    QVERIFY(descent.game.shown().text().contains("(equipped)"));
    press(descent.game, Qt::Key_Escape);
    QVERIFY(descent.state().asked == play::descent::Asked::Nothing);
}

void TestTerminalGames::aRunGoesOnInTheWindowAndBack() {
    const level::Pack pack = testing::paintedDescent({hallRows()});
    const QTemporaryDir folder;
    const QString file = folder.filePath("run.jsonl");
    const app::DescentSetup setup = setupOf(pack);
    widgets::PlayControls controls;
    const DescentGame::Keeping keeping{file, folder.path(), pack.id, false};
    auto begun = keeping;
    begun.isAnew = true;
    std::uint64_t left = 0;
    {
        DescentGame game(controls, false);
        QVERIFY(!game.begin(setup, begun));
        press(game, Qt::Key_Right);
        type(game, "gia");
        press(game, Qt::Key_Down);
        left = hash(game.run().state());
        // As if the terminal was lost: nothing is said to the game.
    }
    {
        widgets::DescentPage page(controls, widgets::SoundPlayer::Output::None);
        page.show();
        QVERIFY(!page.descendKept(setup.dungeon, setup.start, file, pack.id, false));
        QCOMPARE(hash(page.run().state()), left);
        auto& board = *page.findChild<widgets::DescentBoard*>();
        QTest::keyClick(&board, Qt::Key_Down);
        QTest::keyClick(&board, Qt::Key_Down);
        QVERIFY(hash(page.run().state()) != left);
        left = hash(page.run().state());
    }
    DescentGame game(controls, false);
    QVERIFY(!game.begin(setup, keeping));
    QCOMPARE(hash(game.run().state()), left);
}

void TestTerminalGames::quittingAsks() {
    Descent descent(hallRows());
    int leaves = 0;
    descent.game.onLeave = [&leaves] { ++leaves; };
    press(descent.game, Qt::Key_Down);
    type(descent.game, "q");
    QVERIFY(descent.game.shown().text().contains("Give this run up?"));
    type(descent.game, "n");
    QVERIFY(!descent.state().isOver());
    QCOMPARE(leaves, 0);
    type(descent.game, "qy");
    QVERIFY(descent.state().outcome == play::descent::Outcome::Quit);
    QCOMPARE(leaves, 1);
}

void TestTerminalGames::escapeKeepsTheRun() {
    const level::Pack pack = testing::paintedDescent({hallRows()});
    const QTemporaryDir folder;
    widgets::PlayControls controls;
    DescentGame game(controls, false);
    int leaves = 0;
    game.onLeave = [&leaves] { ++leaves; };
    QVERIFY(!game.begin(setupOf(pack),
                        DescentGame::Keeping{folder.filePath("run.jsonl"), {}, pack.id, true}));
    press(game, Qt::Key_Down);
    press(game, Qt::Key_Escape);
    QCOMPARE(leaves, 1);
    QVERIFY(QFile::exists(folder.filePath("run.jsonl")));
}

/// The reason stays until a save succeeds.
void TestTerminalGames::aRunThatCannotBeSavedSaysSo() {
    const level::Pack pack = testing::paintedDescent({hallRows()});
    const QTemporaryDir folder;
    const QString runs = folder.filePath("runs");
    widgets::PlayControls controls;
    DescentGame game(controls, false);
    QVERIFY(
        !game.begin(setupOf(pack), DescentGame::Keeping{runs + "/run.jsonl", {}, pack.id, true}));
    press(game, Qt::Key_Down);
    QVERIFY(!game.shown().text().contains("cannot be written"));
    // A file takes the place of the folder.
    QVERIFY(QDir(runs).removeRecursively());
    QFile obstacle(runs);
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    for (int i = 0; i < 3; ++i) {
        press(game, i % 2 == 0 ? Qt::Key_Up : Qt::Key_Down);
        QVERIFY2(game.shown().text().contains("cannot be written"),
                 qPrintable(game.shown().text()));
    }
    QVERIFY(obstacle.remove());
    press(game, Qt::Key_Down);
    QVERIFY2(!game.shown().text().contains("cannot be written"), qPrintable(game.shown().text()));
    QVERIFY(QFile::exists(runs + "/run.jsonl"));
}

void TestTerminalGames::aDeathGivesAScore() {
    const char lava = level::info(level::Terrain::Lava).glyph;
    const level::Pack pack =
        testing::paintedDescent({{"#####", std::string("#@") + lava + ".#", "#####"}});
    const QTemporaryDir folder;
    widgets::PlayControls controls;
    DescentGame game(controls, false);
    std::optional<bool> isWon;
    int leaves = 0;
    game.onEnd = [&isWon](bool won) { isWon = won; };
    game.onLeave = [&leaves] { ++leaves; };
    QVERIFY(!game.begin(setupOf(pack), DescentGame::Keeping{folder.filePath("run.jsonl"),
                                                            folder.path(), pack.id, true}));
    press(game, Qt::Key_Right);
    QVERIFY(isWon == false);
    QVERIFY(game.shown().text().contains("You died at depth 1."));
    press(game, Qt::Key_Space, " ");
    QVERIFY2(game.shown().text().contains("1. score 100, depth 1, kills 0"),
             qPrintable(game.shown().text()));
    QVERIFY(!QFile::exists(folder.filePath("run.jsonl")));
    press(game, Qt::Key_Space, " ");
    QCOMPARE(leaves, 1);
}

void TestTerminalGames::theWayOutLeadsOnBelow() {
    level::Pack pack = testing::paintedDescent({{"@>"}, {"<.>"}});
    pack.descent.tables.lastFloor = 1;
    const QTemporaryDir folder;
    widgets::PlayControls controls;
    app::DescentSetup setup = setupOf(pack);
    setup.start.goal = setup.dungeon->tables().goalFrom(1);
    for (const bool isKept : {true, false}) {
        DescentGame game(controls, false);
        int leaves = 0;
        game.onLeave = [&leaves] { ++leaves; };
        std::optional<DescentGame::Keeping> keeping;
        if (isKept) keeping = {folder.filePath("run.jsonl"), folder.path(), pack.id, true};
        QVERIFY(!game.begin(setup, keeping));
        press(game, Qt::Key_Right);
        type(game, ">");
        QVERIFY(game.shown().text().contains("You have found the way out."));
        press(game, Qt::Key_Space, " ");
        QCOMPARE(game.shown().text().contains("> goes on below"), isKept);
        type(game, ">");
        QCOMPARE(leaves, isKept ? 0 : 1);
        if (!isKept) continue;
        QCOMPARE(game.run().state().depth, 2);
        QVERIFY(game.isUnfinished());
        QVERIFY(QFile::exists(folder.filePath("run.jsonl")));
    }
}

void TestTerminalGames::errandsGoByThemselves() {
    Descent descent(Rows{"###########", "#@.p.....>#", "###########"});
    type(descent.game, "o");
    QVERIFY(descent.game.run().isOnErrand());
    QTRY_VERIFY(!descent.game.run().isOnErrand());
    QCOMPARE(descent.state().hero.inventory.size(), 1);
    QVERIFY2(descent.game.shown().text().contains("Nothing is left to explore here."),
             qPrintable(descent.game.shown().text()));
    type(descent.game, "<");
    QVERIFY(!descent.game.run().isOnErrand());
    type(descent.game, ">");
    QVERIFY(descent.game.run().isOnErrand());
    type(descent.game, "x");
    QVERIFY(!descent.game.run().isOnErrand());
    type(descent.game, ">");
    QTRY_VERIFY(!descent.game.run().isOnErrand());
    QCOMPARE(descent.state().floor.terrain(descent.state().hero.at), level::Terrain::StairsDown);
    QCOMPARE(descent.state().depth, 1);
}

void TestTerminalGames::messagesCanBeRead() {
    Descent descent(hallRows());
    for (int i = 0; i < 30; ++i)
        type(descent.game, i % 2 == 0 ? "." : "<");
    const auto keys = descent.game.run().session().keys();
    type(descent.game, "m");
    const QString newest = descent.game.shown().text();
    QVERIFY2(
        newest.contains("Messages of this run") && newest.contains("There are no stairs up here."),
        qPrintable(newest));
    press(descent.game, Qt::Key_Home);
    QVERIFY2(descent.game.shown().text().contains("Turn 0: You enter the dungeon."),
             qPrintable(descent.game.shown().text()));
    press(descent.game, Qt::Key_End);
    QCOMPARE(descent.game.shown().text(), newest);
    press(descent.game, Qt::Key_Escape);
    QVERIFY(!descent.game.shown().text().contains("Messages of this run"));
    QVERIFY(descent.game.run().session().keys() == keys);
}

void TestTerminalGames::theWheelScrollsTheMessages() {
    using app::terminal::Wheel;
    constexpr Wheel kUp{true};
    constexpr Wheel kDown{false};
    Descent descent(Rows{"####", "#@.#", "####"});
    for (int i = 0; i < 30; ++i)
        type(descent.game, ".><");
    const auto keys = descent.game.run().session().keys();
    const QString map = descent.game.shown().text();
    descent.game.turn(kDown);
    QCOMPARE(descent.game.shown().text(), map);
    // The first notch opens the messages at the newest one, further notches scroll.
    descent.game.turn(kUp);
    const QString newest = descent.game.shown().text();
    QVERIFY2(newest.contains("Messages of this run"), qPrintable(newest));
    descent.game.turn(kUp);
    const QString older = descent.game.shown().text();
    QVERIFY(older != newest);
    const QStringList newestRows = newest.split('\n');
    const QStringList olderRows = older.split('\n');
    constexpr int kHead = app::terminal::kCardHead;
    QCOMPARE(olderRows[kHead + app::terminal::kWheelLines], newestRows[kHead]);
    descent.game.turn(kDown);
    QCOMPARE(descent.game.shown().text(), newest);
    for (int i = 0; i < 40; ++i)
        descent.game.turn(kUp);
    QVERIFY(descent.game.shown().text().contains("Turn 0: You enter the dungeon."));
    for (int i = 0; i < 41 && descent.game.shown().text() != newest; ++i)
        descent.game.turn(kDown);
    QCOMPARE(descent.game.shown().text(), newest);
    // A further notch at the end leads back to the game.
    descent.game.turn(kDown);
    QCOMPARE(descent.game.shown().text(), map);
    QVERIFY(descent.game.run().session().keys() == keys);
    // A question stays open.
    type(descent.game, "i");
    descent.game.turn(kUp);
    QCOMPARE(descent.state().asked, play::descent::Asked::Item);
    QVERIFY(!descent.game.shown().text().contains("Messages of this run"));
}

void TestTerminalGames::theWheelScrollsLists() {
    using app::terminal::Wheel;
    app::terminal::ListPage list;
    list.setEntries("List", std::vector<app::terminal::ListPage::Entry>(3));
    list.turn(Wheel{true});
    QCOMPARE(list.chosen(), 0);
    for (int i = 0; i < 4; ++i)
        list.turn(Wheel{false});
    QCOMPARE(list.chosen(), 2);
    QStringList words;
    for (int i = 0; i < 100; ++i)
        words << QString("line %1").arg(i);
    app::terminal::TextPage text("Text", words.join('\n'));
    bool isRead = false;
    text.onEnd = [&isRead] { isRead = true; };
    const QString begin = text.shown().text();
    text.turn(Wheel{false});
    QVERIFY(text.shown().text() != begin);
    for (int i = 0; i < 100; ++i)
        text.turn(Wheel{false});
    QVERIFY(text.shown().text().contains("line 99"));
    QVERIFY(!isRead);
    for (int i = 0; i < 100; ++i)
        text.turn(Wheel{true});
    QCOMPARE(text.shown().text(), begin);
}

void TestTerminalGames::cellsCanBeLookedAt() {
    Descent descent(hallRows());
    const auto before = descent.game.shown();
    type(descent.game, "l");
    const auto shows = [&descent](const char* words) {
        return descent.game.shown().text().contains(words);
    };
    QVERIFY2(shows("you, 30 of 30 HP, floor"), qPrintable(descent.game.shown().text()));
    press(descent.game, Qt::Key_Tab);
    QVERIFY2(shows("rat, ") && shows("attack 2, floor: 4 right"),
             qPrintable(descent.game.shown().text()));
    press(descent.game, Qt::Key_Down);
    QVERIFY2(shows("floor: 4 right, 1 below"), qPrintable(descent.game.shown().text()));
    press(descent.game, Qt::Key_Escape);
    QVERIFY(changedCells(before, descent.game.shown()).empty());
    QVERIFY(descent.game.run().session().keys().empty());
}

void TestTerminalGames::clicksWalk() {
    Descent descent(hallRows());
    const Point hero = descent.state().hero.at;
    const auto placeOf = [&descent](Point cell) {
        const auto& state = descent.state();
        return app::terminal::Layout(descent.game.size(), state.floor.size(), state.hero.at)
            .placeOf(cell);
    };
    descent.game.click({placeOf({hero.x, hero.y + 2}), false});
    QVERIFY((descent.state().hero.at == Point{hero.x, hero.y + 1}));
    // A potion lies there; a click on the hero's cell picks it up.
    descent.game.click({placeOf(descent.state().hero.at), false});
    QCOMPARE(descent.state().hero.inventory.size(), 1);
}

void TestTerminalGames::templeScreens_data() {
    QTest::addColumn<grid::Size>("size");
    QTest::newRow("temple-80x23") << grid::Size{80, 23};
    QTest::newRow("temple-120x40") << grid::Size{120, 40};
}

void TestTerminalGames::templeScreens() {
    QFETCH(grid::Size, size);
    Temple temple(hallTemple());
    QVERIFY(temple.isReady);
    temple.game.setSize(size);
    press(temple.game, Qt::Key_Right);
    temple.pass(2);
    const auto screen = temple.game.shown();
    QVERIFY(screen.size() == size);
    const QString name = QStringLiteral("terminal/%1.txt").arg(QTest::currentDataTag());
    QCOMPARE(testing::differenceFromGolden(name, rowsOf(screen)), QString());
}

void TestTerminalGames::numbersAreReadableOnEveryCell() {
    Temple temple(hallTemple());
    const auto screen = temple.game.shown();
    const auto& field = temple.game.run().session().field();
    const app::terminal::Layout layout(temple.game.size(), field.size(), temple.state().hero.at);
    int seen = 0;
    for (int y = 0; y < field.size().height; ++y) {
        for (int x = 0; x < field.size().width; ++x) {
            const Point cell{x, y};
            if (!field.isOpen(cell)) continue;
            int traps = 0;
            for (int down = -1; down <= 1; ++down) {
                for (int right = -1; right <= 1; ++right) {
                    const Point near{x + right, y + down};
                    if (near != cell && field.contains(near) && field.map().cells.at(near).isTrap())
                        ++traps;
                }
            }
            const Point place = layout.placeOf(cell);
            const char32_t shown = screen.at({place.x + 1, place.y}).character;
            QCOMPARE(shown, traps == 0 ? U'·' : U'0' + static_cast<char32_t>(traps));
            if (traps > 0) ++seen;
        }
    }
    QVERIFY(seen > 10);
}

void TestTerminalGames::trapsAreHiddenUntilTheLoss() {
    level::Level level = testing::endless({"#####", "#@xx#", "#####"});
    Temple temple(level);
    const auto isShown = [&temple](Point cell) {
        const app::terminal::Layout layout(temple.game.size(), {5, 3}, temple.state().hero.at);
        return temple.game.shown().at(layout.placeOf(cell)).character == U'x';
    };
    QVERIFY(!isShown({2, 1}) && !isShown({3, 1}));
    press(temple.game, Qt::Key_Right);
    temple.pass(5);
    QVERIFY(temple.state().outcome == play::temple::Outcome::Lost);
    QVERIFY(temple.game.shown().text().contains("You stepped on a trap."));
    // Each attempt has these painted traps, so they stay hidden.
    QVERIFY(!isShown({3, 1}));
}

/// The letter that leaves is told, unless the player has given it another meaning.
void TestTerminalGames::keysAreToldAsBound() {
    for (const bool isBound : {false, true}) {
        Temple temple(hallTemple());
        QVERIFY(temple.isReady);
        if (isBound) temple.controls.setKeys(widgets::PlayCommand::Throw, {Qt::Key_Q});
        const QRegularExpression leaving("\\bq +leave");
        QCOMPARE(temple.game.shown().text().contains(leaving), !isBound);
        type(temple.game, "q");
        QCOMPARE(temple.leaves, isBound ? 0 : 1);
        temple.controls.restoreStandard();
    }
}

void TestTerminalGames::aHeldKeyStopsWithTheHero() {
    Temple temple(testing::endless({"##############", "#@...........#", "##############"}));
    const int from = temple.state().hero.at.x;
    // A terminal repeats a held key about thirty times a second.
    for (int i = 0; i < 15; ++i) {
        press(temple.game, Qt::Key_Right);
        temple.game.run().advance(33'000'000);
    }
    const int at = temple.state().hero.at.x;
    QVERIFY2(at - from >= 3, qPrintable(QString::number(at - from)));
    temple.pass(10);
    QVERIFY2(temple.state().hero.at.x - at <= 1, qPrintable(QString::number(at)));
    // A single key makes a single move.
    const int before = temple.state().hero.at.x;
    press(temple.game, Qt::Key_Right);
    temple.pass(10);
    QCOMPARE(temple.state().hero.at.x, before + 1);
}

void TestTerminalGames::aLossCanBeTakenBack() {
    Temple temple(testing::endless({"######", "#@.x.#", "######"}));
    press(temple.game, Qt::Key_Right);
    temple.pass(3);
    press(temple.game, Qt::Key_Right);
    temple.pass(3);
    QVERIFY(temple.state().outcome == play::temple::Outcome::Lost);
    QCOMPARE(temple.ends.size(), std::size_t{1});
    QVERIFY(!temple.ends[0].isWon);
    press(temple.game, Qt::Key_Backspace);
    QVERIFY(!temple.state().isOver());
    temple.pass(5);
    QVERIFY(!temple.state().isOver());
    // Leaving does not count the attempt again.
    press(temple.game, Qt::Key_Q, "q");
    QCOMPARE(temple.leaves, 1);
    QCOMPARE(temple.ends.size(), std::size_t{1});
}

namespace {

/// A temple that is won by one step, in a pack with a campaign.
std::shared_ptr<const level::Pack> campaignPack() {
    auto pack = std::make_shared<level::Pack>();
    pack->id = "steps";
    pack->title = "Steps";
    for (const char* const id : {"first", "second"}) {
        level::Level level = testing::endless({"#####", "#@$.#", "#####"});
        level.id = id;
        level.title = id;
        level.objectives = {};
        level.objectives.coins = level::Objectives::kAllCoins;
        pack->levels.push_back(level);
    }
    level::CampaignNode first;
    first.id = "first";
    first.level = "first";
    first.isStart = true;
    level::CampaignNode second;
    second.id = "second";
    second.level = "second";
    second.needs = {"first"};
    pack->campaign.nodes = {first, second};
    return pack;
}

TempleGame& templeOf(Play& play) {
    return dynamic_cast<TempleGame&>(play.page());
}

}  // namespace

void TestTerminalGames::resultsGoIntoTheProfile() {
    QFile::remove(app::ProfileKeeper::usualFile());
    Play play(campaignPack(), {});
    QVERIFY(!play.begin());
    QVERIFY2(play.page().shown().text().contains("second (locked)"),
             qPrintable(play.page().shown().text()));
    // A locked level tells what opens it.
    press(play.page(), Qt::Key_Down);
    press(play.page(), Qt::Key_Return);
    QVERIFY2(play.page().shown().text().contains("first"), qPrintable(play.page().shown().text()));
    press(play.page(), Qt::Key_Space, " ");
    // Without a player the campaign asks for a name.
    press(play.page(), Qt::Key_Up);
    press(play.page(), Qt::Key_Return);
    press(play.page(), Qt::Key_Return);
    QVERIFY2(play.page().shown().text().contains("Enter a name."),
             qPrintable(play.page().shown().text()));
    type(play.page(), "Ada");
    QVERIFY(!play.page().shown().text().contains("Enter a name."));
    press(play.page(), Qt::Key_Return);
    press(play.page(), Qt::Key_Space, " ");
    QVERIFY2(dynamic_cast<TempleGame*>(&play.page()) != nullptr,
             qPrintable(play.page().shown().text()));
    press(play.page(), Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        templeOf(play).run().advance(100'000'000);
    QVERIFY(templeOf(play).run().state().outcome == play::temple::Outcome::Won);
    press(play.page(), Qt::Key_Space, " ");
    const QString list = play.page().shown().text();
    QVERIFY2(list.contains("✓ first") && !list.contains("(locked)"), qPrintable(list));
    app::ProfileKeeper kept(app::ProfileKeeper::usualFile());
    kept.load();
    QVERIFY(kept.current() != nullptr);
    const auto* record = play::recordOf(*kept.current(), "steps", "first");
    QVERIFY(record != nullptr && record->isWon());
    QCOMPARE(record->attempts, 1);
}

void TestTerminalGames::anAttemptCountsOnce() {
    QFile::remove(app::ProfileKeeper::usualFile());
    app::ProfileKeeper keeper(app::ProfileKeeper::usualFile());
    keeper.load();
    keeper.change([](play::Profiles& all) { play::addProfile(all, "Ada", 1); });
    auto pack = std::make_shared<level::Pack>(*campaignPack());
    level::Level hall = testing::endless({"########", "#@....$#", "########"});
    hall.id = "first";
    hall.objectives = pack->levels.front().objectives;
    pack->levels[0] = hall;
    app::terminal::PlayWish wish;
    wish.level = "first";
    Play play(pack, wish);
    QVERIFY(!play.begin());
    int quits = 0;
    play.onQuit = [&quits] { ++quits; };
    press(play.page(), Qt::Key_Right);
    templeOf(play).run().advance(100'000'000);
    QVERIFY(templeOf(play).isUnfinished());
    press(play.page(), Qt::Key_Q, "q");
    QCOMPARE(quits, 1);
    play.end();
    keeper.load();
    QVERIFY(keeper.current() != nullptr);
    const auto* record = play::recordOf(*keeper.current(), "steps", "first");
    QVERIFY(record != nullptr);
    QCOMPARE(record->attempts, 1);
}

void TestTerminalGames::aNewDescentAsksForTheOldOne() {
    auto pack = std::make_shared<level::Pack>(testing::paintedDescent({hallRows()}));
    pack->id = "kept";
    // Both lists are made before a run exists.
    Play first(pack, {});
    QVERIFY(!first.begin());
    Play second(pack, {});
    QVERIFY(!second.begin());
    press(first.page(), Qt::Key_Return);
    press(first.page(), Qt::Key_Down);
    first.end();
    const auto dungeon = play::descent::Dungeon::of(*pack);
    QVERIFY(dungeon);
    const auto keptRun = [&] {
        QFile file(app::keptRunOf("kept", *dungeon).file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = keptRun();
    QVERIFY(!before.isEmpty());
    press(second.page(), Qt::Key_Return);
    QVERIFY2(second.page().shown().text().contains("will end without a score"),
             qPrintable(second.page().shown().text()));
    press(second.page(), Qt::Key_Escape);
    QVERIFY2(second.page().shown().text().contains("Continue the descent (depth 1)"),
             qPrintable(second.page().shown().text()));
    second.end();
    QCOMPARE(keptRun(), before);
}

void TestTerminalGames::theListLeadsToTheGames() {
    auto pack = std::make_shared<level::Pack>(testing::paintedDescent({hallRows()}));
    pack->id = "caves";
    {
        Play play(pack, {});
        QVERIFY(!play.begin());
        QVERIFY2(play.page().shown().text().contains("New descent"),
                 qPrintable(play.page().shown().text()));
        press(play.page(), Qt::Key_Return);
        press(play.page(), Qt::Key_Down);
        play.end();
    }
    Play play(pack, {});
    QVERIFY(!play.begin());
    QVERIFY2(play.page().shown().text().contains("Continue the descent (depth 1)"),
             qPrintable(play.page().shown().text()));
    bool hasQuit = false;
    play.onQuit = [&hasQuit] { hasQuit = true; };
    press(play.page(), Qt::Key_Escape);
    QVERIFY(hasQuit);
}

void TestTerminalGames::inputsCanBeReplayed() {
    auto pack = campaignPack();
    Play play(pack, {.level = "first", .seed = 3});
    QVERIFY(!play.begin());
    press(play.page(), Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        templeOf(play).run().advance(100'000'000);
    play.end();
    const auto replay = play::readReplay(play.replayText(), "inputs", play::temple::kButtonNames);
    QVERIFY(replay);
    QCOMPARE(replay->header.level, std::string("first"));
    const auto session =
        play::temple::Session::of(templeOf(play).run().session().sharedField(), *replay);
    QVERIFY(session);
    QVERIFY(session->state().outcome == play::temple::Outcome::Won);
}

MAZELOOM_TEST(TestTerminalGames)

}  // namespace mazeloom::tst_terminal_games

#include "tst_terminal_games.moc"

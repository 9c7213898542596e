// SPDX-License-Identifier: MIT
// What a player can read beside a descent: the messages of the run, and what is known about a
// cell. Reading presses no key of the
// game.
#include <QImage>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/descent_game.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/look_overlay.h"
#include "widgets/play/descent/overlays/floor_sketch.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/descent/overlays/message_history.h"
#include "widgets/play/descent/told_lines.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_descent_aids {

using Game = testing::DescentGame;

class TestDescentAids : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void messagesCanBeRead();
    void messagesScroll();
    void emptyMessagesSaySo();
    void cellsCanBeLookedAt();
    void tabGoesToWhatIsSeen();
    void hiddenThingsAreNotLookedAt();
    void theSidebarListsTheKeysThatFit();
    void theEndShowsTheFloor();
    void theSketchHidesWhatIsUnknown();
};

namespace {

widgets::MessageHistory& historyOf(Game& game) {
    return *game.page.findChild<widgets::MessageHistory*>();
}

widgets::LookOverlay& lookOf(Game& game) {
    return *game.page.findChild<widgets::LookOverlay*>();
}

QListWidget& listOf(Game& game) {
    return *historyOf(game).findChild<QListWidget*>();
}

}  // namespace

void TestDescentAids::messagesCanBeRead() {
    Game game(testing::paintedDescent({{"#####", "#@.p#", "#####"}}));
    QVERIFY(game.isReady);
    for (const Qt::Key key :
         {Qt::Key_Period, Qt::Key_G, Qt::Key_G, Qt::Key_Right, Qt::Key_Right, Qt::Key_G})
        game.press(key);
    const auto keys = game.page.run().session().keys();
    game.press(Qt::Key_M);
    QVERIFY(historyOf(game).isVisible());
    QListWidget& list = listOf(game);
    QVERIFY(list.hasFocus());
    QStringList lines;
    for (int row = 0; row < list.count(); ++row)
        lines << list.item(row)->text();
    QCOMPARE(lines, QStringList({"Turn 0: You enter the dungeon.",
                                 "Turn 1: There is nothing to pick up here. ×2",
                                 "Turn 4: You pick up the healing potion."}));
    QCOMPARE(list.currentRow(), 2);
    // The game gets no key until the card is closed, by either key.
    QTest::keyClick(&list, Qt::Key_Left);
    QTest::keyClick(&list, Qt::Key_M);
    QVERIFY(!historyOf(game).isVisible());
    QVERIFY(game.board().hasFocus());
    game.press(Qt::Key_M);
    QTest::keyClick(&list, Qt::Key_Escape);
    QVERIFY(!historyOf(game).isVisible());
    QVERIFY(game.page.run().session().keys() == keys);
    game.press(Qt::Key_Left);
    QCOMPARE(game.page.run().session().keys().size(), keys.size() + 1);
    // The menu leads there, too.
    game.press(Qt::Key_Escape);
    for (QPushButton* button : game.page.menu().findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Messages…") button->click();
    }
    QVERIFY(!game.page.menu().isVisible());
    QVERIFY(historyOf(game).isVisible());
    // In an open inventory, m is a letter.
    QTest::keyClick(&list, Qt::Key_Escape);
    game.press(Qt::Key_I);
    game.press(Qt::Key_M);
    QVERIFY(!historyOf(game).isVisible());
}

void TestDescentAids::messagesScroll() {
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    for (int i = 0; i < 60; ++i)
        game.press(i % 2 == 0 ? Qt::Key_G : Qt::Key_Greater);
    game.press(Qt::Key_M);
    QListWidget& list = listOf(game);
    QCOMPARE(list.currentRow(), list.count() - 1);
    QVERIFY(list.count() > 50);
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(list.currentRow(), 0);
    QTest::keyClick(&list, Qt::Key_PageDown);
    QVERIFY(list.currentRow() > 3);
    QVERIFY(game.page.rect().contains(QRect(list.mapTo(&game.page, QPoint()), list.size())));
}

void TestDescentAids::emptyMessagesSaySo() {
    QCOMPARE(widgets::toldLines({}), QStringList("What happens in this run will stand here."));
}

void TestDescentAids::cellsCanBeLookedAt() {
    testing::Ears ears;
    Game game(testing::paintedDescent({{"##########", "#@.p..r#.#", "#...o..#.#", "##########"}}));
    QVERIFY(game.isReady);
    game.press(Qt::Key_L);
    auto& look = lookOf(game);
    QVERIFY(look.isVisible() && look.hasFocus());
    QCOMPARE(look.words(), QString("you, 30 of 30 HP, floor"));
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&look, Qt::Key_Right);
    QCOMPARE(look.cell(), (grid::Point{3, 1}));
    QVERIFY2(look.words().startsWith("healing potion (heals"), qPrintable(look.words()));
    QVERIFY2(look.words().endsWith("), floor: 2 right"), qPrintable(look.words()));
    QCOMPARE(ears.place(), look.words());
    QTest::keyClick(&look, Qt::Key_Down);
    QTest::keyClick(&look, Qt::Key_Right);
    QCOMPARE(look.words(), QString("column: 3 right, 1 below"));
    // The cursor stays on the floor.
    QTest::keyClick(&look, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(look.cell(), (grid::Point{9, 2}));
    QTest::keyClick(&look, Qt::Key_Home);
    QCOMPARE(look.cell(), game.state().hero.at);
    QTest::keyClick(&look, Qt::Key_G);
    QVERIFY(look.isVisible());
    QTest::keyClick(&look, Qt::Key_Escape);
    QVERIFY(!look.isVisible());
    QVERIFY(game.board().hasFocus());
    QVERIFY(game.page.run().session().keys().empty());
    game.press(Qt::Key_Right);
    QCOMPARE(game.state().hero.at, (grid::Point{2, 1}));
}

void TestDescentAids::tabGoesToWhatIsSeen() {
    Game game(testing::paintedDescent({{"##########", "#@.p..r#.#", "#...o..#r#", "##########"}}));
    QVERIFY(game.isReady);
    game.press(Qt::Key_L);
    auto& look = lookOf(game);
    const auto tab = [&look](Qt::Key key) {
        QTest::keyClick(&look, key);
        return look.cell();
    };
    // The rat first, then the potion; the rat behind the wall is not seen.
    QCOMPARE(tab(Qt::Key_Tab), (grid::Point{6, 1}));
    const QString rat = look.words();
    QVERIFY2(rat.contains(" HP, attack ") && rat.endsWith("floor: 5 right"), qPrintable(rat));
    QVERIFY(game.board().view().describe({6, 1}).contains(" HP, attack "));
    QCOMPARE(tab(Qt::Key_Tab), (grid::Point{3, 1}));
    QCOMPARE(tab(Qt::Key_Tab), (grid::Point{6, 1}));
    QCOMPARE(tab(Qt::Key_Backtab), (grid::Point{3, 1}));
    QTest::keyClick(&look, Qt::Key_L);
    QVERIFY(!look.isVisible());
}

void TestDescentAids::hiddenThingsAreNotLookedAt() {
    const auto told = [](const testing::Rows& rows) {
        Game game(testing::paintedDescent({rows}));
        game.press(Qt::Key_L);
        QStringList all;
        for (int y = 0; y < 4; ++y) {
            for (int x = 0; x < 8; ++x)
                all << game.board().view().lookWords({x, y});
        }
        return all;
    };
    const QStringList blind = told({"########", "#@..#..#", "#...#..#", "########"});
    QVERIFY2(blind.join('|').contains("unknown: 4 right"), qPrintable(blind.join('|')));
    QCOMPARE(told({"########", "#@..S.p#", "#...#r.#", "########"}), blind);
}

void TestDescentAids::theSidebarListsTheKeysThatFit() {
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    auto& sidebar = game.board().sidebar();
    const auto all = widgets::DescentSidebar::keys().size();
    // The rows that are drawn, counted by their ink: a gap of at least a pixel is between two.
    const auto drawnRows = [&sidebar] {
        const QImage image = sidebar.grab().toImage();
        const QRgb ground = image.pixel(2, 1);
        std::size_t rows = 0;
        bool wasInk = false;
        for (int y = 0; y < image.height(); ++y) {
            bool isInk = false;
            for (int x = 4; x < image.width() && !isInk; ++x)
                isInk = image.pixel(x, y) != ground;
            rows += isInk && !wasInk;
            wasInk = isInk;
        }
        return rows;
    };
    sidebar.resize(sidebar.width(), 60);
    QCOMPARE(sidebar.shownKeys(), std::size_t{0});
    const auto resized = [&sidebar](int height) {
        sidebar.resize(sidebar.width(), height);
        return sidebar.shownKeys();
    };
    int least = 60;
    while (resized(least) == 0)
        ++least;
    QCOMPARE(sidebar.shownKeys(), std::size_t{1});
    const std::size_t withOne = drawnRows();
    // The title goes with the last key.
    resized(least - 1);
    QCOMPARE(drawnRows(), withOne - 2);
    std::size_t before = 1;
    int height = least;
    for (; before < all; before = resized(++height))
        QVERIFY(resized(height + 1) <= before + 1);
    QCOMPARE(drawnRows(), withOne + all - 1);
    QCOMPARE(resized(2 * height), all);
    QCOMPARE(resized(height - 1), all - 1);
}

void TestDescentAids::theEndShowsTheFloor() {
    const char lava = level::info(level::Terrain::Lava).glyph;
    Game game(testing::paintedDescent({{"#####", std::string("#@") + lava + ".#", "#####"}}));
    QVERIFY(game.isReady);
    game.press(Qt::Key_Right);
    game.press(Qt::Key_Space);
    auto& end = game.board().gameOver();
    QVERIFY(end.isVisible());
    for (const char* fact : {"Turns: 1", "Depth: 1", "Max depth: 1", "Kills: 0"})
        QVERIFY2(end.description().contains(fact), qPrintable(end.description()));
    QVERIFY(!end.description().contains("Killer"));
    // A wide view shows the floor on the card, which fills most of it.
    game.page.resize(1280, 800);
    QVERIFY(end.card().width() > 0.9 * end.width());
    QVERIFY(end.card().height() > 0.8 * end.height());
}

void TestDescentAids::theSketchHidesWhatIsUnknown() {
    using Mark = widgets::FloorSketch::Mark;
    Game game(testing::paintedDescent({{"########", "#@r#..>#", "#..S.r.#", "########"}}));
    QVERIFY(game.isReady);
    while (!game.state().isOver())
        game.press(Qt::Key_Period);
    const auto sketch = widgets::FloorSketch::of(game.state());
    const auto& floor = game.state().floor;
    int killers = 0;
    for (const auto& cell : sketch.cells) {
        QVERIFY(floor.isExplored(cell.at));
        QVERIFY(cell.at.x < 4);
        killers += cell.mark == Mark::Killer;
        QCOMPARE(cell.mark == Mark::End, cell.at == game.state().hero.at);
        if (cell.at == grid::Point{3, 2}) QVERIFY(cell.mark == Mark::Wall);
    }
    QCOMPARE(killers, 1);
    QCOMPARE(sketch.part.width, 4);
    game.press(Qt::Key_Space);
    QVERIFY2(game.board().gameOver().description().contains("Killer: rat"),
             qPrintable(game.board().gameOver().description()));
}

MAZELOOM_TEST(TestDescentAids)

}  // namespace mazeloom::tst_descent_aids

#include "tst_descent_aids.moc"

// SPDX-License-Identifier: MIT
// A descent that is played with a pad alone: items are dropped and thrown from the open inventory,
// and a cursor looks at cells.
#include <QLabel>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/descent_game.h"
#include "tests/support/test_program.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/look_overlay.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_descent_pad {

using grid::Point;
using play::descent::Asked;
using play::descent::ItemKind;
using widgets::PadInput;

class TestDescentPad : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void itemsAreDropped();
    void itemsAreThrown();
    void anEmptyInventoryOnlyCloses();
    void cellsAreLookedAt();
    void startOpensTheMenu();
    void theControlsNameTheButtons();
};

namespace {

struct Game : testing::DescentGame {
    explicit Game(const testing::Rows& rows) : DescentGame(testing::paintedDescent({rows})) {}

    void press(PadInput input) {
        emit page.gamepad().pressed(input);
        emit page.gamepad().released(input);
        QCoreApplication::processEvents();
    }
    /// Picks up the items of the next cells to the right.
    void fetch(int items) {
        for (int i = 0; i < items; ++i) {
            press(PadInput::Right);
            press(PadInput::A);
        }
    }
    const play::descent::Inventory& inventory() { return state().hero.inventory; }
    widgets::InventoryOverlay& list() { return board().inventory(); }
    widgets::LookOverlay& look() { return *page.findChild<widgets::LookOverlay*>(); }
};

}  // namespace

void TestDescentPad::itemsAreDropped() {
    Game game({"########", "#@p)...#", "########"});
    QVERIFY(game.isReady);
    game.fetch(2);
    QCOMPARE(game.inventory().size(), 2);
    game.press(PadInput::Y);
    game.press(PadInput::Down);
    const auto turns = game.state().turns;
    game.press(PadInput::X);
    QCOMPARE(game.state().asked, Asked::Nothing);
    QVERIFY(!game.list().isVisible());
    QCOMPARE(game.state().turns, turns + 1);
    QCOMPARE(game.inventory().size(), 1);
    QCOMPARE(game.inventory()[0].kind, ItemKind::Potion);
    const auto* dropped = game.state().floor.itemAt(game.state().hero.at);
    QVERIFY(dropped != nullptr);
    QCOMPARE(dropped->item.kind, ItemKind::Weapon);
    // The keyboard's question is answered by the pad, too.
    QTest::keyClick(&game.board(), Qt::Key_D);
    QCOMPARE(game.state().asked, Asked::DroppedItem);
    game.press(PadInput::A);
    QCOMPARE(game.inventory().size(), 0);
}

void TestDescentPad::itemsAreThrown() {
    Game game({"##########", "#@p).....#", "#........#", "##########"});
    QVERIFY(game.isReady);
    game.fetch(2);
    game.press(PadInput::Y);
    game.press(PadInput::Down);
    game.press(PadInput::RightShoulder);
    QCOMPARE(game.state().asked, Asked::ThrowDirection);
    QVERIFY(!game.list().isVisible());
    // Other buttons do nothing, and B cancels.
    for (const PadInput input : {PadInput::X, PadInput::A, PadInput::RightShoulder})
        game.press(input);
    QCOMPARE(game.state().asked, Asked::ThrowDirection);
    QVERIFY(!game.look().isVisible());
    game.press(PadInput::B);
    QCOMPARE(game.state().asked, Asked::Nothing);
    QCOMPARE(game.inventory().size(), 2);
    game.press(PadInput::Y);
    game.press(PadInput::Down);
    game.press(PadInput::RightShoulder);
    game.press(PadInput::Right);
    QCOMPARE(game.inventory().size(), 1);
    QCOMPARE(game.inventory()[0].kind, ItemKind::Potion);
    QCOMPARE(game.state().hero.at, (Point{3, 1}));
    QVERIFY(game.state().floor.itemAt({8, 1}) != nullptr);
}

void TestDescentPad::anEmptyInventoryOnlyCloses() {
    Game game({"#####", "#@..#", "#####"});
    QVERIFY(game.isReady);
    game.press(PadInput::Y);
    const auto keys = game.page.run().session().keys();
    for (const PadInput input : {PadInput::X, PadInput::RightShoulder, PadInput::LeftShoulder})
        game.press(input);
    QCOMPARE(game.state().asked, Asked::Item);
    QVERIFY(game.page.run().session().keys() == keys);
    game.press(PadInput::Y);
    QCOMPARE(game.state().asked, Asked::Nothing);
}

void TestDescentPad::cellsAreLookedAt() {
    Game game({"##########", "#@.p..r#.#", "#......#.#", "##########"});
    QVERIFY(game.isReady);
    for (const PadInput end : {PadInput::A, PadInput::B, PadInput::Start}) {
        game.press(PadInput::X);
        QVERIFY(game.look().isVisible());
        QCOMPARE(game.look().cell(), (Point{1, 1}));
        game.press(PadInput::Right);
        game.press(PadInput::Down);
        QCOMPARE(game.look().cell(), (Point{2, 2}));
        // The bumpers go from thing to thing: the rat first, then the potion.
        game.press(PadInput::RightShoulder);
        QCOMPARE(game.look().cell(), (Point{6, 1}));
        game.press(PadInput::RightShoulder);
        QCOMPARE(game.look().cell(), (Point{3, 1}));
        game.press(PadInput::LeftShoulder);
        QCOMPARE(game.look().cell(), (Point{6, 1}));
        game.press(end);
        QVERIFY(!game.look().isVisible());
        QVERIFY(!game.page.menu().isVisible());
    }
    // A held direction goes on.
    game.press(PadInput::X);
    emit game.page.gamepad().pressed(PadInput::Right);
    QTRY_VERIFY(game.look().cell().x > 3);
    emit game.page.gamepad().released(PadInput::Right);
    game.press(PadInput::B);
    QVERIFY(game.page.run().session().keys().empty());
    game.press(PadInput::Down);
    QCOMPARE(game.state().hero.at, (Point{1, 2}));
}

void TestDescentPad::startOpensTheMenu() {
    Game game({"#####", "#@..#", "#####"});
    QVERIFY(game.isReady);
    game.press(PadInput::Y);
    game.press(PadInput::Start);
    QVERIFY(game.page.menu().isVisible());
}

void TestDescentPad::theControlsNameTheButtons() {
    widgets::PlayControls controls;
    widgets::Gamepad gamepad;
    widgets::ControlsDialog dialog(controls, gamepad);
    dialog.addParagraph(widgets::DescentPage::padNote());
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    const QString all = texts.join('\n');
    for (const char* words : {"X look", "X drops", "the right bumper throws", "Start menu"})
        QVERIFY2(all.contains(words), qPrintable(all));
}

MAZELOOM_TEST(TestDescentPad)

}  // namespace mazeloom::tst_descent_pad

#include "tst_descent_pad.moc"

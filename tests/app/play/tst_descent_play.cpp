// SPDX-License-Identifier: MIT
// A descent played in the real window by keys, mouse and gamepad, to death and to deeper floors.
#include <algorithm>

#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <QToolButton>
#include <QToolTip>
#include "core/play/descent/runs/scores.h"

#include "app/workspace/language.h"
#include "tests/app/support/descent_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_descent_play {

using grid::Point;
using play::descent::Asked;
using play::descent::Outcome;

class TestDescentPlay : public testing::DescentTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("descent-play"); }
    void init() { setUpFloors(); }
    void cleanup() { tearDown(); }

    void aKeyPlaysAndComesBack();
    void keysWalkAndPickUpAndUse();
    void keysWithModifiersWalkAndRewind();
    void theMouseWalksOneStepAndPicksUp();
    void theMouseWalksToADiagonalCell();
    void keysWithoutLatinLettersAnswerByPlace();
    void anEquippedWandShowsItsCharges();
    void thePadWalksChoosesAndOpensTheMenu();
    void hoveringNamesWhatIsThere();
    void hoveringNamesThePacksOwnTerrains();
    void aFireballFliesOnlyAsLongAsNobodyHurries();
    void onlyChangedCellsAreDrawn();
    void whoDiesSeesTheEnd();
    void keysLeadDownToDepthThreeAndUpAgain();
    void theMouseLeadsDownToDepthThree();
    void theMouseFightsToTheEnd();
    void theMenuPausesAndQuitLeaves();
    void lettersOfTheInventoryAreNotTheWindows();
    void theLogSaysWhatTheCoreSays();
};

void TestDescentPlay::aKeyPlaysAndComesBack() {
    play();
    QVERIFY(!canvas()->isVisible());
    QVERIFY(board()->isVisible());
    QVERIFY(board()->hasFocus());
    QCOMPARE(hero(), (Point{1, 1}));
    QVERIFY(log().contains("You enter the dungeon."));
    // The run plays the floor that the canvas shows.
    QCOMPARE(play::descent::Dungeon::seedOf(run().state().seed, 1),
             generationRequest(*current())->seed);
    QVERIFY(board()->sidebar().description().contains("HP 30 of 30"));
    key(Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(canvas()->hasFocus());
    QVERIFY(!current()->isModified());
}

void TestDescentPlay::keysWalkAndPickUpAndUse() {
    play();
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
    QVERIFY(board()->sidebar().description().contains("Here lies: "));
    keys("g");
    QVERIFY(log().contains("You pick up the "));
    QCOMPARE(run().state().hero.inventory.size(), 1);
    const auto turns = run().state().turns;
    keys("i");
    QCOMPARE(run().state().asked, Asked::Item);
    QVERIFY(board()->inventory().isVisible());
    QVERIFY(board()->inventory().description().startsWith("a) "));
    QVERIFY(!board()->inventory().description().contains("(equipped)"));
    keys("a");
    QVERIFY(!board()->inventory().isVisible());
    QCOMPARE(run().state().turns, turns);
    QVERIFY(log().contains("You wield the "));
    keys("I");
    QVERIFY(board()->inventory().description().contains("(equipped)"));
    key(Qt::Key_Escape);
    QVERIFY(!board()->inventory().isVisible());
    QVERIFY(!page().menu().isVisible());
    // Walks onto a fountain, which enchants the weapon.
    for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down})
        key(way);
    QCOMPARE(hero(), (Point{1, 5}));
    QVERIFY(run().state().hero.isEnchanted());
    QVERIFY(board()->sidebar().description().contains("enchanted"));
}

void TestDescentPlay::keysWithModifiersWalkAndRewind() {
    using widgets::PlayCommand;
    widgets::PlayControls& controls = window_->findChild<app::PlayDomain*>()->controls();
    controls.setKeys(PlayCommand::Right, {(Qt::CTRL | Qt::Key_D).toCombined()});
    controls.setKeys(PlayCommand::Left, {(Qt::SHIFT | Qt::Key_A).toCombined()});
    controls.setKeys(PlayCommand::Down, {(Qt::ALT | Qt::Key_F).toCombined()});
    controls.setKeys(PlayCommand::Up, {Qt::Key_W});
    controls.setKeys(PlayCommand::Rewind, {(Qt::SHIFT | Qt::Key_Exclam).toCombined()});
    play();
    QTest::keyClick(board(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(hero(), (Point{2, 1}));
    QTest::keyClick(board(), Qt::Key_A, Qt::ShiftModifier);
    QCOMPARE(hero(), (Point{1, 1}));
    QTest::keyClick(board(), Qt::Key_F, Qt::AltModifier);
    QCOMPARE(hero(), (Point{1, 2}));
    // Without their modifiers these keys are unbound, and so are other keys with the modifiers.
    QTest::keyClick(board(), Qt::Key_D);
    QTest::keyClick(board(), Qt::Key_A);
    QTest::keyClick(board(), Qt::Key_F);
    QTest::keyClick(board(), Qt::Key_W, Qt::ControlModifier);
    QTest::keyClick(board(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(hero(), (Point{1, 2}));
    QTest::keyClick(board(), Qt::Key_W, Qt::ShiftModifier);
    QCOMPARE(hero(), (Point{1, 1}));
    // Letters of errands that are bound to directions walk.
    controls.setKeys(PlayCommand::Down, {Qt::Key_S});
    QTest::keyClick(board(), Qt::Key_S);
    QVERIFY(!run().isOnErrand());
    QCOMPARE(hero(), (Point{1, 2}));
    QTest::keyClick(board(), Qt::Key_W, Qt::ShiftModifier);
    QCOMPARE(hero(), (Point{1, 1}));
    // Shift is released first, so the key's release has another key code.
    const auto send = [&](QEvent::Type type, int key, Qt::KeyboardModifiers modifiers) {
        constexpr quint32 kScanCode = 10;
        QKeyEvent event(type, key, modifiers, kScanCode, 0, 0);
        QCoreApplication::sendEvent(board(), &event);
    };
    send(QEvent::KeyPress, Qt::Key_Exclam, Qt::ShiftModifier);
    QVERIFY(run().isRewinding());
    send(QEvent::KeyRelease, Qt::Key_1, Qt::NoModifier);
    QVERIFY(!run().isRewinding());
}

void TestDescentPlay::theMouseWalksOneStepAndPicksUp() {
    play();
    click({5, 2});
    QCOMPARE(hero(), (Point{2, 1}));
    click({2, 1});
    QCOMPARE(run().state().hero.inventory.size(), 1);
    click({2, 5});
    QCOMPARE(hero(), (Point{2, 2}));
    click({1, 2});
    QCOMPARE(hero(), (Point{1, 2}));
    // Clicks a line of the inventory, then beside it.
    keys("i");
    QTest::mouseClick(&board()->inventory(), Qt::LeftButton, {},
                      board()->inventory().rectOf(0).center().toPoint());
    QVERIFY(run().state().hero.inventory.weapon() != nullptr);
    keys("i");
    // The card covers neither hero nor start.
    QVERIFY(!board()->inventory().rectOf(0).intersects(view().rectOf(hero())));
    QVERIFY(!board()->inventory().rectOf(0).intersects(view().rectOf({1, 1})));
    QTest::mouseClick(&board()->inventory(), Qt::LeftButton, {}, {3, 3});
    QVERIFY(!board()->inventory().isVisible());
}

void TestDescentPlay::theMouseWalksToADiagonalCell() {
    play();
    const auto click = [this](Point cell) {
        QTest::mouseClick(&page().view(), Qt::LeftButton, {},
                          page().view().rectOf(cell).center().toPoint());
    };
    // Two clicks on an open diagonal neighbour move the hero there.
    const auto& cells = run().state().floor.cells;
    int tried = 0;
    for (const Point way : {Point{1, 1}, Point{-1, 1}, Point{1, -1}, Point{-1, -1}}) {
        const Point from = hero();
        const Point to = from + way;
        const bool isOpen = cells.at(to).canEnter() && (cells.at({from.x, to.y}).canEnter() ||
                                                        cells.at({to.x, from.y}).canEnter());
        if (!isOpen || run().state().floor.monsterAt(to) != nullptr) continue;
        ++tried;
        click(to);
        QVERIFY(hero() != from);
        click(to);
        QCOMPARE(hero(), to);
    }
    QVERIFY(tried > 0);
}

void TestDescentPlay::keysWithoutLatinLettersAnswerByPlace() {
    play();
    const auto send = [this](char16_t letter, quint32 code, Qt::KeyboardModifiers modifiers = {}) {
        const QChar text = modifiers == Qt::ShiftModifier ? QChar(letter) : QChar(letter).toLower();
        QKeyEvent event(QEvent::KeyPress, letter, modifiers, code, 0, 0, QString(text));
        QCoreApplication::sendEvent(board(), &event);
    };
    // Russian letters at the places of these keys: i opens the list, z closes it, g picks up, a
    // chooses the first item.
    send(u'Ш', 31);
    QCOMPARE(run().state().asked, Asked::Item);
    QVERIFY(board()->inventory().isVisible());
    send(u'Я', 52);
    QCOMPARE(run().state().asked, Asked::Nothing);
    key(Qt::Key_Right);
    send(u'П', 42);
    QCOMPARE(run().state().hero.inventory.size(), 1);
    send(u'Ш', 31);
    send(u'Ф', 38);
    QCOMPARE(run().state().asked, Asked::Nothing);
    QVERIFY(log().contains("You wield the "));
    const auto turns = run().state().turns;
    send(u'Ю', 60);
    QCOMPARE(run().state().turns, turns + 1);
    send(u'Ю', 60, Qt::ShiftModifier);
    QVERIFY(log().contains("There are no stairs down here."));
    send(u'Б', 59, Qt::ShiftModifier);
    QVERIFY(log().contains("There are no stairs up here."));
    send(u'Я', 52);
    QVERIFY(log().contains("You have no wand readied."));
    // Greek and Ukrainian layouts have other letters on the same keys.
    for (const char16_t letter : {u'Ι', u'Ш'}) {
        send(letter, 31);
        QCOMPARE(run().state().asked, Asked::Item);
        key(Qt::Key_Escape);
    }
}

void TestDescentPlay::anEquippedWandShowsItsCharges() {
    play();
    play::descent::Inventory inventory;
    play::descent::Item wand;
    wand.kind = play::descent::ItemKind::Wand;
    wand.power = 12;
    wand.range = 6;
    wand.charges = 3;
    inventory.add(wand);
    inventory.ready(0);
    for (const int width : {1200, 640, 420, 330}) {
        widgets::InventoryOverlay& overlay = board()->inventory();
        board()->resize(width, 500);
        overlay.resize(width, 500);
        overlay.open(inventory, Asked::Item);
        const auto [name, details] = overlay.wordsOf(0);
        QCOMPARE(name, QString("wand of fireball (3) (equipped)"));
        if (width > 640) QVERIFY2(details.endsWith("3 charges"), qPrintable(details));
    }
}

void TestDescentPlay::thePadWalksChoosesAndOpensTheMenu() {
    using widgets::PadInput;
    play();
    const auto press = [this](PadInput input) {
        emit page().gamepad().pressed(input);
        emit page().gamepad().released(input);
    };
    press(PadInput::Right);
    QCOMPARE(hero(), (Point{2, 1}));
    press(PadInput::A);
    press(PadInput::Right);
    press(PadInput::A);
    QCOMPARE(run().state().hero.inventory.size(), 2);
    press(PadInput::Y);
    QVERIFY(board()->inventory().isVisible());
    QCOMPARE(board()->inventory().chosen(), 0);
    press(PadInput::Down);
    QCOMPARE(board()->inventory().chosen(), 1);
    press(PadInput::A);
    QVERIFY(!board()->inventory().isVisible());
    QVERIFY(run().state().hero.inventory.wand() != nullptr);
    press(PadInput::B);
    QCOMPARE(run().state().asked, Asked::Direction);
    press(PadInput::B);
    QCOMPARE(run().state().asked, Asked::Nothing);
    press(PadInput::LeftShoulder);
    QVERIFY(log().contains("stairs up"));
    press(PadInput::Start);
    QVERIFY(page().menu().isVisible());
    press(PadInput::Right);
    QCOMPARE(hero(), (Point{3, 1}));
}

void TestDescentPlay::hoveringNamesWhatIsThere() {
    play();
    QVERIFY(view().describe({1, 1}).contains("30 of 30"));
    QVERIFY(view().describe({4, 1}).contains("healing potion"));
    QCOMPARE(view().describe({0, 0}), "wall");
    QVERIFY(view().describe({9, 2}).isEmpty());  // not explored
    const QPoint there = view().rectOf({4, 1}).center().toPoint();
    QTest::mouseMove(&view(), there);
    QHelpEvent help(QEvent::ToolTip, there, view().mapToGlobal(there));
    QCoreApplication::sendEvent(&view(), &help);
    QTRY_VERIFY(QToolTip::text().contains("healing potion"));
    QToolTip::hideText();
}

void TestDescentPlay::hoveringNamesThePacksOwnTerrains() {
    QVERIFY(QDir(folder_->path()).mkpath("moor/levels"));
    write("moor/pack.json", R"({
      "format": "mazeloom-pack", "version": 1, "id": "moor", "title": "Moor", "levels": ["moor"],
      "own-terrains": [
        {"id": "bog", "title": "Old bog", "character": "e", "effect": "slows"},
        {"id": "hedge", "character": "H", "walkable": false, "opaque": true}
      ]})");
    write("moor/levels/moor.json", R"({
      "id": "moor", "title": "Moor", "ruleset": "descent", "size": [9, 3],
      "terrain": ["#########", "#.eH...>#", "#########"],
      "own-terrains": {"e": "bog", "H": "hedge"},
      "objects": [{"id": "start", "kind": "hero", "at": [1, 1]}],
      "recipe": ["shape"]})");
    openPack("moor");
    play();
    QCOMPARE(view().describe({2, 1}), "Old bog");
    QCOMPARE(view().describe({3, 1}), "hedge");
    QVERIFY(view().describe({4, 1}).isEmpty());  // sight does not pass a hedge
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
    // A terrain is also described when the hero stands on it.
    QVERIFY2(view().describe({2, 1}).endsWith("\nOld bog"), qPrintable(view().describe({2, 1})));
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
}

void TestDescentPlay::aFireballFliesOnlyAsLongAsNobodyHurries() {
    play();
    for (int i = 0; i < 2; ++i)
        key(Qt::Key_Right);
    keys("gia");
    const int charges = run().state().hero.inventory.wand()->charges;
    keys("z");
    QCOMPARE(run().state().asked, Asked::Direction);
    QVERIFY(log().contains("Zap which direction?"));
    // A key that is no direction cancels the question and costs no charge.
    keys("k");
    QCOMPARE(run().state().asked, Asked::Nothing);
    QCOMPARE(run().state().hero.inventory.wand()->charges, charges);
    const auto turns = run().state().turns;
    QSignalSpy flight(&run(), &widgets::DescentRun::fireAt);
    QSignalSpy frames(&run(), &widgets::DescentRun::changed);
    keys("z");
    frames.clear();
    key(Qt::Key_Down);
    QVERIFY(run().isFlying());
    QVERIFY(frames.isEmpty());  // the view still shows the state before the shot
    QTRY_VERIFY(!run().isFlying());
    // The bolt crosses four cells, hits the wall, and disappears.
    QCOMPARE(flight.count(), 6);
    QCOMPARE(frames.count(), 1);
    QVERIFY(log().contains("bursts against the wall"));
    QCOMPARE(run().state().turns, turns + 1);
    QCOMPARE(run().state().hero.inventory.wand()->charges, charges - 1);
    // A key during the next flight ends it.
    keys("z");
    key(Qt::Key_Down);
    QVERIFY(run().isFlying());
    key(Qt::Key_Down);
    QVERIFY(!run().isFlying());
    QCOMPARE(hero(), (Point{3, 2}));
}

void TestDescentPlay::onlyChangedCellsAreDrawn() {
    play();
    QCoreApplication::processEvents();
    view().repaint();
    const auto all = view().drawnCells();
    QVERIFY(all >= 13 * 7);
    // The whole first room is visible: a step redraws the cells of the step and those that become
    // visible through the opening in its wall.
    const auto before = view().drawnCells();
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    const auto drawn = view().drawnCells() - before;
    QVERIFY2(drawn >= 2 && drawn < 40, qPrintable(QString::number(drawn)));
    // A key that changes nothing redraws nothing.
    const auto rest = view().drawnCells();
    key(Qt::Key_Left);
    QCoreApplication::processEvents();
    QCOMPARE(view().drawnCells(), rest);
    // A view redrawn piece by piece looks like one drawn at once.
    key(Qt::Key_Right);
    QCoreApplication::processEvents();
    const QImage pieces = view().grab().toImage();
    view().setGlyphs(view().glyphs());
    QCOMPARE(view().grab().toImage(), pieces);
}

void TestDescentPlay::whoDiesSeesTheEnd() {
    QVERIFY(setCurrentLevel(*current(), "den"));
    play();
    QSignalSpy ended(&page(), &widgets::GamePage::attemptEnded);
    for (int i = 0; i < 20 && !run().state().isOver(); ++i)
        key(Qt::Key_Right);
    QCOMPARE(run().state().outcome, Outcome::Died);
    QCOMPARE(ended.count(), 1);
    // The last frame stays, and says what happened.
    QVERIFY(!board()->gameOver().isVisible());
    QVERIFY(log().endsWith("You die."));
    const auto labels = board()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("You died");
    }));
    // The banner lies over the map, not over the hero's stats.
    const auto* banner = *std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains("You died");
    });
    const QRect numbers(board()->sidebar().mapTo(board(), QPoint()), board()->sidebar().size());
    QVERIFY(!numbers.intersects(QRect(banner->mapTo(board(), QPoint()), banner->size())));
    key(Qt::Key_Down);
    QVERIFY(board()->gameOver().isVisible());
    QVERIFY(board()->gameOver().description().contains("troll"));
    const auto& rows = board()->gameOver().rows();
    QCOMPARE(std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.isNew; }), 1);
    QCOMPARE(rows.front().score, 100);
    QVERIFY(board()->gameOver().description().contains("(this run)"));
    // The score is in the table of this pack and its rules, not in the table shared by all packs.
    const auto table = play::descent::scoresFileOf("deeps", run().session().dungeon().hash());
    QVERIFY(QFile::exists(dataFolder() + u'/' + QString::fromStdString(table)));
    QVERIFY(!QFile::exists(dataFolder() + "/highscores.txt"));
    key(Qt::Key_Down);
    QVERIFY(!board()->gameOver().isVisible());
    QVERIFY(!run().state().isOver());
    QCOMPARE(run().state().keys, 0);
}

void TestDescentPlay::keysLeadDownToDepthThreeAndUpAgain() {
    playWithAnAxe();
    keys("<");
    QCOMPARE(run().state().depth, 1);
    walkTo(level::Terrain::StairsDown, &TestDescentPlay::pressTo);
    QCOMPARE(hero(), (Point{9, 2}));
    keys(">");
    QCOMPARE(run().state().depth, 2);
    // This floor is generated, not painted.
    QCOMPARE(run().state().floor.size(), (grid::Size{30, 18}));
    walkTo(level::Terrain::StairsDown, &TestDescentPlay::pressTo);
    keys(">");
    QCOMPARE(run().state().depth, 3);
    QVERIFY(log().contains("depth 3"));
    QVERIFY(board()->sidebar().description().contains("3 (max 3)"));
    keys("<");
    QCOMPARE(run().state().depth, 2);
    QCOMPARE(run().state().floor.terrain(hero()), level::Terrain::StairsDown);
    QVERIFY(board()->sidebar().description().contains("2 (max 3)"));
}

void TestDescentPlay::theMouseLeadsDownToDepthThree() {
    playWithAnAxe();
    for (const int depth : {1, 2}) {
        QCOMPARE(run().state().depth, depth);
        walkTo(level::Terrain::StairsDown, &TestDescentPlay::clickTo);
        // A click on the hero takes the stairs below.
        click(hero());
    }
    QCOMPARE(run().state().depth, 3);
    QVERIFY(log().contains("depth 3"));
}

void TestDescentPlay::theMouseFightsToTheEnd() {
    QVERIFY(setCurrentLevel(*current(), "den"));
    play();
    for (int i = 0; i < 20 && !run().state().isOver(); ++i)
        clickTo(grid::Direction::Right);
    QCOMPARE(run().state().outcome, Outcome::Died);
    click({3, 3});
    QVERIFY(board()->gameOver().isVisible());
    // A click on the card, which covers the map, starts the next run.
    QTest::mouseClick(&board()->gameOver(), Qt::LeftButton);
    QVERIFY(!board()->gameOver().isVisible());
    QVERIFY(!run().state().isOver());
}

void TestDescentPlay::theMenuPausesAndQuitLeaves() {
    play();
    key(Qt::Key_Escape);
    QVERIFY(page().menu().isVisible());
    QTest::keyClick(page().menu().focusWidget(), Qt::Key_Escape);
    QVERIFY(!page().menu().isVisible());
    QVERIFY(board()->hasFocus());
    key(Qt::Key_Down);
    QCOMPARE(hero(), (Point{1, 2}));
    keys("q");
    QTRY_VERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
}

void TestDescentPlay::lettersOfTheInventoryAreNotTheWindows() {
    play();
    const bool grid = canvas()->isGridVisible();
    keys("ih");
    QVERIFY(!action("play.heat")->isChecked());
    QCOMPARE(run().state().asked, Asked::Nothing);
    keys("bel,");
    QCOMPARE(canvas()->isGridVisible(), grid);
    QCOMPARE(run().state().keys, 2);
    keys("h");
    QVERIFY(action("play.heat")->isChecked());
    keys("h");
}

void TestDescentPlay::theLogSaysWhatTheCoreSays() {
    app::installTranslations(QLocale("en"));  // plurals
    for (std::size_t i = 0; i < play::descent::kMessageIds; ++i) {
        play::descent::Message message;
        message.id = static_cast<play::descent::MessageId>(i);
        for (const auto who : {level::ThingKind::Rat, level::ThingKind::DreadKnight}) {
            message.who = who;
            // The number names a habit in one message, and a kind in another.
            const bool isName = message.id == play::descent::MessageId::Meets ||
                                message.id == play::descent::MessageId::Mends;
            message.number =
                isName ? static_cast<int>(level::ThingKind::Goblin) : 1 + static_cast<int>(i);
            message.more = 5;
            message.item.kind = play::descent::ItemKind::Weapon;
            message.item.power = 3;
            QCOMPARE(widgets::descentText(message),
                     QString::fromStdString(play::descent::text(message)));
        }
    }
    for (const auto kind : {play::descent::ItemKind::Potion, play::descent::ItemKind::Weapon,
                            play::descent::ItemKind::Wand}) {
        for (int power = 1; power < 9; ++power) {
            play::descent::Item item;
            item.kind = kind;
            item.power = power;
            item.enchanted = power % 2 == 0 && kind == play::descent::ItemKind::Weapon;
            item.charges = power - 1;
            QCOMPARE(widgets::descentName(item),
                     QString::fromStdString(play::descent::nameOf(item)));
            QCOMPARE(widgets::descentDetails(item),
                     QString::fromStdString(play::descent::detailsOf(item)));
        }
    }
}

MAZELOOM_TEST(TestDescentPlay)

}  // namespace mazeloom::tst_descent_play

#include "tst_descent_play.moc"

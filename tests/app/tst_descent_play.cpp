// SPDX-License-Identifier: MIT
// The descent played in the real window: by keys and mouse, to death and downwards, rewound, kept
// and watched again.
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <utility>

#include <QCheckBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QUndoStack>

#include "app/actions/action_registry.h"
#include "app/dialogs/start_at_depth_dialog.h"
#include "app/domains/play_domain.h"
#include "app/language.h"
#include "tests/app/window_test.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe_panel.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/game_over.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"

using namespace mazeloom;
using grid::Point;
using play::descent::Asked;
using play::descent::Outcome;
using testing::Answers;

namespace {

/// Two rooms: things to take in the first, where the run begins, stairs down in the second.
constexpr const char* kGate = R"({
  "id": "gate",
  "title": "The gate",
  "ruleset": "descent",
  "size": [13, 7],
  "terrain": [
    "#############",
    "#.....#.....#",
    "#.....#..>..#",
    "#...........#",
    "#.....#.....#",
    "#f....#.....#",
    "#############"
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "blade", "kind": "weapon", "at": [2, 1]},
    {"id": "stick", "kind": "wand", "at": [3, 1]},
    {"id": "drink", "kind": "potion", "at": [4, 1]}
  ],
  "recipe": ["shape"]
})";

/// Whoever enters does not leave.
constexpr const char* kDen = R"({
  "id": "den",
  "title": "The den",
  "ruleset": "descent",
  "size": [7, 5],
  "terrain": [
    "#######",
    "#.....#",
    "#.....#",
    "#....>#",
    "#######"
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "one", "kind": "troll", "at": [2, 1]},
    {"id": "two", "kind": "troll", "at": [1, 2]}
  ],
  "recipe": ["shape"]
})";

constexpr const char* kPack = R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "deeps",
  "title": "Deeps",
  "levels": ["gate", "den"],
  "rooms": []
})";

}  // namespace

class TestDescentPlay : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("descent-play"); }
    void init() {
        setUp();
        openPack();
    }
    void cleanup() { tearDown(); }

    void aKeyPlaysAndComesBack();
    void keysWalkAndPickUpAndUse();
    void theMouseWalksOneStepAndPicksUp();
    void thePadWalksChoosesAndOpensTheMenu();
    void hoveringNamesWhatIsThere();
    void aFireballFliesOnlyAsLongAsNobodyHurries();
    void onlyChangedCellsAreDrawn();
    void whoDiesSeesTheEnd();
    void keysLeadDownToDepthThreeAndUpAgain();
    void rewindingGoesBackAndAKeyTakesOver();
    void aRunIsKeptAndWatchedAgain();
    void theMenuPausesAndQuitLeaves();
    void lettersOfTheInventoryAreNotTheWindows();
    void xRayShowsWhatIsHidden();
    void editingBesideItBeginsAnew();
    void theLogSaysWhatTheCoreSays();
    void aFloorIsPlayedAtTheDepthThatItIsSeenAt();
    void aTrialBeginsWhereAndWithWhatIsWanted();
    void instrumentsAreCalledAsInTheGame();
    void lettersAndEmojiLookDifferent();
    void glyphsAreTheSameInTheFullGame();
    void withoutAFontThereAreLetters();

  private:
    void openPack() {
        QVERIFY(QDir(folder_->path()).mkpath("deeps/levels"));
        write("deeps/pack.json", kPack);
        write("deeps/levels/gate.json", kGate);
        write("deeps/levels/den.json", kDen);
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open(path("deeps"));
        QTRY_VERIFY(!shown.isEmpty());
        window_->activateWindow();
        canvas()->setFocus();
    }
    void write(const QString& name, const char* text) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    widgets::Canvas* canvas() { return window_->findChild<widgets::Canvas*>(); }
    widgets::DescentPage& page() { return window_->findChild<app::PlayDomain*>()->descentPage(); }
    widgets::DescentRun& run() { return page().run(); }
    widgets::DescentBoard* board() { return &page().board(); }
    widgets::DescentView& view() { return page().view(); }
    Answers::Answer chooseFile(const QString& file) {
        return [file](QDialog* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            QVERIFY(files != nullptr);
            files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            static_cast<QDialog*>(files)->accept();
        };
    }
    void play() {
        QTest::keyClick(canvas(), Qt::Key_F5);
        QVERIFY(run().isPlaying());
    }
    void key(Qt::Key key) { QTest::keyClick(board(), key); }
    void keys(const QString& text) {
        for (const QChar c : text)
            QTest::keyClick(board(), c.toLatin1());
    }
    void click(Point cell) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().rectOf(cell).center().toPoint());
    }
    /// By keys, the shortest way, whoever stands in it.
    void walkTo(level::Terrain terrain) {
        for (int i = 0; i < 500 && run().state().floor.terrain(hero()) != terrain; ++i) {
            const auto& floor = run().state().floor;
            std::map<std::pair<int, int>, grid::Direction> first;
            std::deque<Point> next{hero()};
            std::optional<grid::Direction> way;
            while (!next.empty() && !way) {
                const Point from = next.front();
                next.pop_front();
                for (const auto direction : grid::kDirections) {
                    const Point step = grid::offset(direction);
                    const Point to{from.x + step.x, from.y + step.y};
                    if (!level::isWalkable(floor.terrain(to)) || to == hero()) continue;
                    const auto begun = from == hero() ? direction : first[{from.x, from.y}];
                    if (!first.emplace(std::pair(to.x, to.y), begun).second) continue;
                    if (floor.terrain(to) == terrain) way = begun;
                    next.push_back(to);
                }
            }
            QVERIFY(way);
            constexpr std::array kKeys{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
            key(kKeys.at(static_cast<std::size_t>(*way)));
            QVERIFY(!run().state().isOver());
        }
    }
    Point hero() { return run().state().hero.at; }
    QString log() { return board()->log().text(); }
};

void TestDescentPlay::aKeyPlaysAndComesBack() {
    play();
    QVERIFY(!canvas()->isVisible());
    QVERIFY(board()->isVisible());
    QVERIFY(board()->hasFocus());
    QCOMPARE(hero(), (Point{1, 1}));
    QVERIFY(log().contains("You enter the dungeon."));
    // The floor is that which the canvas shows.
    QCOMPARE(play::descent::Dungeon::seedOf(run().state().seed, 1),
             current()->generationRequest()->seed);
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
    // A fountain makes it shine.
    for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down})
        key(way);
    QCOMPARE(hero(), (Point{1, 5}));
    QVERIFY(run().state().hero.isEnchanted());
    QVERIFY(board()->sidebar().description().contains("enchanted"));
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
    // A line of the inventory, then beside it.
    keys("i");
    QTest::mouseClick(&board()->inventory(), Qt::LeftButton, {},
                      board()->inventory().rect().center());
    QVERIFY(run().state().hero.inventory.weapon() != nullptr);
    keys("i");
    QTest::mouseClick(&board()->inventory(), Qt::LeftButton, {}, {3, 3});
    QVERIFY(!board()->inventory().isVisible());
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
    press(PadInput::X);
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

void TestDescentPlay::aFireballFliesOnlyAsLongAsNobodyHurries() {
    play();
    for (int i = 0; i < 2; ++i)
        key(Qt::Key_Right);
    keys("gia");
    const int charges = run().state().hero.inventory.wand()->charges;
    keys("z");
    QCOMPARE(run().state().asked, Asked::Direction);
    QVERIFY(log().contains("Zap which direction?"));
    // Another key lowers it.
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
    QVERIFY(frames.isEmpty());  // what is seen is still what was
    QTRY_VERIFY(!run().isFlying());
    // Four cells, the wall, and it is gone.
    QCOMPARE(flight.count(), 6);
    QCOMPARE(frames.count(), 1);
    QVERIFY(log().contains("bursts against the wall"));
    QCOMPARE(run().state().turns, turns + 1);
    QCOMPARE(run().state().hero.inventory.wand()->charges, charges - 1);
    // A key in the middle of the next ends the flight.
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
    // All of the first room is seen: a step changes the cells of the step, and what the opening in
    // its wall lets be seen.
    const auto before = view().drawnCells();
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    const auto drawn = view().drawnCells() - before;
    QVERIFY2(drawn >= 2 && drawn < 40, qPrintable(QString::number(drawn)));
    // A key that changes nothing draws nothing.
    const auto rest = view().drawnCells();
    key(Qt::Key_Left);
    QCoreApplication::processEvents();
    QCOMPARE(view().drawnCells(), rest);
    // What was drawn in pieces looks as if drawn at once.
    key(Qt::Key_Right);
    QCoreApplication::processEvents();
    const QImage pieces = view().grab().toImage();
    view().setGlyphs(view().glyphs());
    QCOMPARE(view().grab().toImage(), pieces);
}

void TestDescentPlay::whoDiesSeesTheEnd() {
    QVERIFY(current()->setCurrentLevel("den"));
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
    // Over the map, not over the hero's numbers.
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
    key(Qt::Key_Down);
    QVERIFY(!board()->gameOver().isVisible());
    QVERIFY(!run().state().isOver());
    QCOMPARE(run().state().keys, 0);
}

void TestDescentPlay::keysLeadDownToDepthThreeAndUpAgain() {
    // Nothing of the generated floors shall stand in the way.
    play::descent::Item axe;
    axe.kind = play::descent::ItemKind::Weapon;
    axe.power = 900;
    play::descent::Start trial;
    trial.items = {axe};
    trial.weapon = 0;
    page().setTrial(trial);
    play();
    keys("<");
    QCOMPARE(run().state().depth, 1);
    walkTo(level::Terrain::StairsDown);
    QCOMPARE(hero(), (Point{9, 2}));
    // The pointer takes stairs too: a click on the hero.
    click({9, 2});
    QCOMPARE(run().state().depth, 2);
    // Nobody painted this floor.
    QCOMPARE(run().state().floor.size(), (grid::Size{30, 18}));
    walkTo(level::Terrain::StairsDown);
    keys(">");
    QCOMPARE(run().state().depth, 3);
    QVERIFY(log().contains("depth 3"));
    QVERIFY(board()->sidebar().description().contains("3 (greatest 3)"));
    keys("<");
    QCOMPARE(run().state().depth, 2);
    QCOMPARE(run().state().floor.terrain(hero()), level::Terrain::StairsDown);
    QVERIFY(board()->sidebar().description().contains("2 (greatest 3)"));
}

void TestDescentPlay::rewindingGoesBackAndAKeyTakesOver() {
    play();
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Down);
    QCOMPARE(hero(), (Point{1, 5}));
    QTest::keyPress(board(), Qt::Key_Backspace);
    QCOMPARE(hero(), (Point{1, 4}));
    QVERIFY(run().isRewinding());
    QTRY_COMPARE(hero(), (Point{1, 2}));
    QTest::keyRelease(board(), Qt::Key_Backspace);
    QVERIFY(!run().isRewinding());
    QVERIFY(run().isInThePast());
    page().findChild<QSlider*>()->setValue(1);
    QCOMPARE(hero(), (Point{1, 2}));
    QCOMPARE(run().session().turns(), 4);
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 2}));
    QVERIFY(!run().isInThePast());
    QCOMPARE(run().session().turns(), 2);
}

void TestDescentPlay::aRunIsKeptAndWatchedAgain() {
    play();
    key(Qt::Key_Right);
    keys("g");
    key(Qt::Key_Down);
    const auto hash = play::descent::hash(run().state());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.save-replay")->trigger();
    QVERIFY(QFile::exists(path("walk.jsonl")));
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    QCOMPARE(run().state().keys, 0);
    QVERIFY(run().isPlayingOn());
    QTRY_COMPARE(run().state().keys, 3);
    QCOMPARE(play::descent::hash(run().state()), hash);
    QVERIFY(!run().isPlayingOn());
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{3, 2}));
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

void TestDescentPlay::xRayShowsWhatIsHidden() {
    play();
    QVERIFY(view().describe({9, 2}).isEmpty());
    const QImage before = view().grab().toImage();
    key(Qt::Key_X);
    QVERIFY(view().hasXRay());
    QCOMPARE(view().describe({9, 2}), "stairs down");
    QVERIFY(view().grab().toImage() != before);
    key(Qt::Key_X);
    QCOMPARE(view().grab().toImage(), before);
}

void TestDescentPlay::editingBesideItBeginsAnew() {
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
    play();
    QVERIFY(canvas()->isVisible());
    key(Qt::Key_Down);
    QTest::keyClick(canvas(), Qt::Key_B);
    const QPoint cell = canvas()->rectOf({6, 2}).center().toPoint();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, cell);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, cell);
    QVERIFY(current()->isModified());
    QTRY_COMPARE(run().state().floor.terrain({6, 2}), level::Terrain::Floor);
    QCOMPARE(hero(), (Point{1, 1}));
    current()->undoStack()->undo();
    window_->findChild<QDockWidget*>("playDock")->close();
    QVERIFY(!run().isPlaying());
}

void TestDescentPlay::theLogSaysWhatTheCoreSays() {
    app::installTranslations(QLocale("en"));  // plurals
    for (std::size_t i = 0; i < play::descent::kMessageIds; ++i) {
        play::descent::Message message;
        message.id = static_cast<play::descent::MessageId>(i);
        for (const auto who : {level::ThingKind::Rat, level::ThingKind::DreadKnight}) {
            message.who = who;
            message.number = 1 + static_cast<int>(i);
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

void TestDescentPlay::aFloorIsPlayedAtTheDepthThatItIsSeenAt() {
    auto* box = window_->findChild<widgets::RecipePanel*>()->depthBar()->box();
    QVERIFY(box->isVisible());
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "6");
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(!current()->isModified());
    canvas()->setFocus();
    play();
    QCOMPARE(run().state().depth, 6);
    QCOMPARE(hero(), (Point{1, 1}));
    QCOMPARE(run().state().floor.ground->level, std::string("gate"));
    QVERIFY(page().isOnPlayedLevel());
    key(Qt::Key_Right);
    const auto hash = play::descent::hash(run().state());
    willAnswer(chooseFile(path("deep.jsonl")));
    action("play.save-replay")->trigger();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    // It is watched as it was played, at whatever depth the floor is seen by then.
    QVERIFY(current()->setShownDepth("gate", 2));
    willAnswer(chooseFile(path("deep.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    QTRY_COMPARE(run().state().keys, 1);
    QCOMPARE(run().state().depth, 6);
    QCOMPARE(play::descent::hash(run().state()), hash);
    action("play.start")->trigger();
    // Who wants another depth gets it, with the floor where the pack has it.
    willAnswer([](QDialog* dialog) { dialog->accept(); });
    action("play.start-at-depth")->trigger();
    QCOMPARE(run().state().depth, 1);
    QCOMPARE(run().state().floor.ground->level, std::string("gate"));
    action("play.start")->trigger();
    // Another depth is another game, and begins at once where it is played beside the canvas.
    action("play.beside")->trigger();
    action("play.start")->trigger();
    QCOMPARE(run().state().depth, 2);
    QVERIFY(current()->setShownDepth("gate", 3));
    QTRY_COMPARE(run().state().depth, 3);
    action("play.start")->trigger();
    action("play.beside")->trigger();
}

void TestDescentPlay::aTrialBeginsWhereAndWithWhatIsWanted() {
    willAnswer([](QDialog* dialog) {
        auto* trial = qobject_cast<app::StartAtDepthDialog*>(dialog);
        QVERIFY(trial != nullptr);
        const auto click = [trial](const QString& name) {
            for (auto* button : trial->findChildren<QPushButton*>()) {
                if (button->accessibleName() == name)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL(qPrintable("no button " + name));
        };
        const auto box = [trial](const QString& name) {
            for (auto* found : trial->findChildren<QSpinBox*>()) {
                if (found->accessibleName() == name) return found;
            }
            return static_cast<QSpinBox*>(nullptr);
        };
        box("Depth")->setValue(5);
        QSpinBox* const hp = box("Hit points");
        QCOMPARE(hp->text(), "full");
        QCOMPARE(hp->maximum(), 30);
        hp->setFocus();
        hp->selectAll();
        QTest::keyClicks(hp, "12");
        click("Add weapon");
        box("Strength")->setValue(7);
        for (auto* check : trial->findChildren<QCheckBox*>()) {
            if (check->accessibleName() == "Enchanted") check->click();
        }
        click("Add potion");
        click("Add wand");
        box("Charges")->setValue(9);
        trial->accept();
    });
    action("play.start-at-depth")->trigger();
    QVERIFY(run().isPlaying());
    QCOMPARE(run().state().depth, 5);
    QCOMPARE(run().state().hero.hp, 12);
    QVERIFY(board()->sidebar().description().contains("12 of 30"));
    const auto& inventory = run().state().hero.inventory;
    QCOMPARE(inventory.size(), 3);
    QCOMPARE(inventory.weapon()->power, 7);
    QVERIFY(inventory.weapon()->enchanted);
    QCOMPARE(inventory.wand()->charges, 9);
    QVERIFY(board()->sidebar().description().contains("enchanted warhammer"));
    // It is remembered, and F5 alone begins as the rules say.
    const auto kept = app::trialOf(QSettings().value("descent/start-at-depth").toString());
    QCOMPARE(kept.depth, 5);
    QCOMPARE(kept.hp, 12);
    QCOMPARE(kept.items.size(), 3u);
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    action("play.start")->trigger();
    QCOMPARE(run().state().depth, 1);
    QCOMPARE(run().state().hero.hp, 30);
    QCOMPARE(run().state().hero.inventory.size(), 0);
    // What another pack's hero had is full for one who cannot have as much.
    const app::StartAtDepthDialog frail(kept, 10);
    QCOMPARE(frail.trial().hp, 0);
    QCOMPARE(app::trialOf("{\"hp\":-3}").hp, 0);
    QCOMPARE(app::trialOf(app::toText(kept)), kept);
    QCOMPARE(app::trialOf("{\"depth\":-3,\"items\":[{\"kind\":\"spoon\"}]}").items.size(), 0u);
}

void TestDescentPlay::instrumentsAreCalledAsInTheGame() {
    QAction* const again = action("play.same-traps");
    const auto isCalled = [&](const QString& name, const QString& tip, const QString& xRay) {
        QCOMPARE(app::withoutMnemonic(again->text()), name);
        QVERIFY2(again->statusTip().contains(tip), qPrintable(again->statusTip()));
        QCOMPARE(again->toolTip(), name + " (Shift+R)\n" + again->statusTip());
        QVERIFY(action("play.x-ray")->statusTip().contains(xRay));
        QVERIFY(action("play.x-ray")->toolTip().contains(xRay));
        for (const QObject* object : again->associatedObjects()) {
            if (const auto* button = qobject_cast<const QToolButton*>(object)) {
                QCOMPARE(button->accessibleName(), name);
                QCOMPARE(button->toolTip(), again->toolTip());
            }
        }
    };
    // Before it is played, too: menus are read then.
    isCalled("Same dungeon again", "monsters", "whole floor");
    play();
    isCalled("Same dungeon again", "monsters", "whole floor");
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(!run().isPlaying());
    isCalled("Same traps again", "traps", "hidden maze");
    canvas()->setFocus();
    QTest::keyClick(canvas(), Qt::Key_F5);
    isCalled("Same traps again", "traps", "hidden maze");
    action("play.start")->trigger();
    window_->workspace().open(path("deeps"));
    isCalled("Same dungeon again", "monsters", "whole floor");
    // Other keys leave the words as they are.
    window_->actions().setShortcuts(again, {QKeySequence("Ctrl+Alt+R")});
    QCOMPARE(again->toolTip(), "Same dungeon again (Ctrl+Alt+R)\n" + again->statusTip());
    QCOMPARE(window_->actions().titleOf(again), "Same dungeon again");
    window_->actions().setShortcuts(again, window_->actions().standardShortcuts(again));
}

void TestDescentPlay::lettersAndEmojiLookDifferent() {
    play();
    const bool hasFont = widgets::hasEmoji();
    QCOMPARE(action("play.emoji")->isEnabled(), hasFont);
    QCOMPARE(view().glyphs(), hasFont ? widgets::Glyphs::Emoji : widgets::Glyphs::Letters);
    view().setGlyphs(widgets::Glyphs::Letters);
    const QImage letters = view().grab().toImage();
    page().setGlyphs(widgets::Glyphs::Emoji);
    QVERIFY(view().grab().toImage() != letters);
    page().setGlyphs(widgets::Glyphs::Letters);
    QCOMPARE(view().grab().toImage(), letters);
}

void TestDescentPlay::glyphsAreTheSameInTheFullGame() {
    using widgets::Glyphs;
    QSettings().remove("descent/emoji");
    widgets::PlayOptions options(true);
    QCOMPARE(options.glyphs(), Glyphs::Emoji);
    widgets::PlayControls controls;
    widgets::FullGameWindow game(controls, options, widgets::SoundPlayer::Output::None, nullptr);
    widgets::DescentPage playtest(controls, widgets::SoundPlayer::Output::None);
    options.rule(playtest);
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Emoji);
    QCOMPARE(playtest.view().glyphs(), Glyphs::Emoji);
    // By the keys of the full game's options.
    game.resize(1000, 700);
    game.setVisible(true);
    game.open(game.options());
    game.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&game));
    QPushButton* letters = nullptr;
    for (auto* button : game.options().findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Descent: Letters") letters = button;
    }
    QVERIFY(letters != nullptr && letters->isEnabled() && !letters->isChecked());
    const auto isAtTheChoice = [letters] {
        return QApplication::focusWidget()->parentWidget() == letters->parentWidget();
    };
    for (int i = 0; i < 9 && !isAtTheChoice(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(isAtTheChoice());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(letters->isChecked());
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Letters);
    QCOMPARE(playtest.view().glyphs(), Glyphs::Letters);
    QCOMPARE(QSettings().value("descent/emoji").toBool(), false);
    QCOMPARE(widgets::PlayOptions(true).glyphs(), Glyphs::Letters);
    options.setGlyphs(Glyphs::Emoji);
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Emoji);
    QVERIFY(!letters->isChecked());
    // The window's action says the same of the window's own pages.
    if (!widgets::hasEmoji()) return;
    action("play.emoji")->trigger();
    QCOMPARE(view().glyphs(), Glyphs::Letters);
    window_->findChild<app::PlayDomain*>()->options().setGlyphs(Glyphs::Emoji);
    QVERIFY(action("play.emoji")->isChecked());
    QCOMPARE(view().glyphs(), Glyphs::Emoji);
}

void TestDescentPlay::withoutAFontThereAreLetters() {
    using widgets::Glyphs;
    QSettings().setValue("descent/emoji", true);
    widgets::PlayOptions options(false);
    QCOMPARE(options.glyphs(), Glyphs::Letters);
    const widgets::OptionsPage page(options);
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (!button->accessibleName().startsWith("Descent: ")) continue;
        QVERIFY(!button->isEnabled());
        QVERIFY(button->toolTip().contains("Noto Color Emoji"));
        QCOMPARE(button->isChecked(), button->text() == "Letters");
    }
    // What was chosen is there again as soon as the font is.
    options.setVolume(options.volume() / 2);
    QCOMPARE(widgets::PlayOptions(true).glyphs(), Glyphs::Emoji);
}

QTEST_MAIN(TestDescentPlay)
#include "tst_descent_play.moc"

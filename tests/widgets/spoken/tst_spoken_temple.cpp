// SPDX-License-Identifier: MIT
// Announcements of a temple to a screen reader: each step's sentence is compared with the map by
// separate code, and contains nothing that the player must not know.
#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/ears.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/play/temple/temple_words.h"

namespace mazeloom::tst_spoken_temple {

using grid::Point;
using level::Numbers;
using testing::Ears;

class TestSpokenTemple : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void theBoardHasARoleAndAName();
    void everyStepIsTold_data();
    void everyStepIsTold();
    void hiddenTrapsAreNotTold();
    void dangersAreTold();
    void messagesAreTold();
    void wallsAreToldWhileNoTimePasses();
    void theLastAirIsCounted();
    void suppliesAreTold();
    void theMenuIsTold();
    void focusGoesStraightBackToTheGame();
    void thePlaceIsToldAgainAfterTheMenu();
};

namespace {

using Rows = std::vector<std::string>;
using Cells = std::set<std::pair<int, int>>;

widgets::GameSetup setupOf(level::Level level) {
    widgets::GameSetup setup;
    setup.level = std::make_shared<level::Level>(std::move(level));
    setup.rooms = std::make_shared<std::vector<level::Room>>();
    setup.seed = 1;
    return setup;
}

/// The real page, played by keys; the test advances its clock.
struct Game {
    explicit Game(const level::Level& level, Numbers numbers = Numbers::All)
        : page(controls, widgets::SoundPlayer::Output::None) {
        page.setTheme(Theme::dark());
        page.setNumbers(numbers);
        page.resize(900, 600);
        page.show();
        page.activateWindow();
        isReady = QTest::qWaitForWindowActive(&page);
        isReady = isReady && !page.play(setupOf(level));
        page.run().setSeen(false);
        QCoreApplication::processEvents();
    }
    /// Presses a key, and advances the clock by the time of the longest move.
    void press(Qt::Key key) {
        QTest::keyClick(&page.view(), key);
        for (int i = 0; i < 6; ++i)
            page.run().advance(50'000'000);
        QCoreApplication::processEvents();
    }
    const play::temple::State& state() { return page.run().state(); }
    Point at() { return state().hero.at; }

    widgets::PlayControls controls;
    widgets::TemplePage page;
    bool isReady = false;

    using Theme = widgets::Theme;
};

/// Computes the expected announcement of a place from the map and the hero's steps, without the
/// code that announces.
class Reading {
  public:
    Reading(Game& game, Numbers numbers) : game_(game), numbers_(numbers) {}

    void begin() { visited_ = {{game_.at().x, game_.at().y}}; }
    void step() { visited_.insert({game_.at().x, game_.at().y}); }

    QString place() const {
        const Point at = game_.at();
        QString text = QString("%1, %2: %3").arg(at.x).arg(at.y).arg(words(at, true));
        const std::pair<const char*, Point> ways[] = {
            {"Left", {-1, 0}},       {"Right", {1, 0}},        {"Above", {0, -1}},
            {"Below", {0, 1}},       {"Above left", {-1, -1}}, {"Above right", {1, -1}},
            {"Below left", {-1, 1}}, {"Below right", {1, 1}}};
        for (const auto& [name, way] : ways)
            text += QString(". %1: %2").arg(name, words(at + way, false));
        return text;
    }

  private:
    const level::Map& map() const { return game_.page.run().session().field().map(); }
    bool isGone(Point cell) const {
        const auto index = static_cast<std::uint32_t>(map().cells.index(cell));
        return game_.state().disabled.contains(index);
    }
    bool wasVisited(Point cell) const { return visited_.contains({cell.x, cell.y}); }

    QString number(Point cell) const {
        if (!map().cells.at(cell).isWalkable()) return {};
        const Point hero = game_.at();
        if (numbers_ == Numbers::Visited && !wasVisited(cell)) return {};
        if (numbers_ == Numbers::Near &&
            (std::abs(cell.x - hero.x) > 2 || std::abs(cell.y - hero.y) > 2))
            return {};
        int traps = 0;
        for (const Point step : {Point{-1, -1}, Point{0, -1}, Point{1, -1}, Point{-1, 0},
                                 Point{1, 0}, Point{-1, 1}, Point{0, 1}, Point{1, 1}}) {
            const Point beside = cell + step;
            traps +=
                map().cells.contains(beside) && map().cells.at(beside).isTrap() && !isGone(beside);
        }
        return QString::number(traps);
    }

    QString words(Point cell, bool isHeros) const {
        if (!map().cells.contains(cell)) return "outside";
        const level::Cell ground = map().cells.at(cell);
        QStringList words;
        if (const QString shown = number(cell); !shown.isEmpty())
            words << (isHeros ? shown + " trap(s) around" : shown);
        if (ground.hasCoin() && !wasVisited(cell)) words << "coin";
        for (const level::Thing& thing : map().things) {
            if (thing.at != cell) continue;
            if (thing.kind == level::ThingKind::Heart && !wasVisited(cell)) words << "heart";
            if (thing.kind == level::ThingKind::Exit) words << "closed exit";
        }
        if (ground.isTrap() && isGone(cell)) words << "disabled trap";
        if (words.isEmpty() || ground.terrain() != level::Terrain::Floor)
            words << QString::fromLatin1(level::name(ground.terrain()).data());
        return words.join(", ");
    }

    Game& game_;
    Numbers numbers_;
    Cells visited_;
};

/// Returns a hall with random walls, water, grass, traps, coins and hearts; its exit cannot be
/// reached.
Rows drawnHall(std::uint64_t seed) {
    constexpr int kWidth = 11;
    constexpr int kHeight = 8;
    const char heart = level::info(level::ThingKind::Heart).glyph;
    const std::string kinds = std::string("......##~\"xx$$") + heart;
    Rows rows(kHeight, std::string(kWidth, '#'));
    std::uint64_t drawn = seed;
    for (std::size_t y = 1; y + 1 < kHeight; ++y) {
        for (std::size_t x = 1; x + 3 < kWidth; ++x) {
            drawn = random::mix(drawn, x + y * kWidth);
            rows[y][x] = kinds[drawn % kinds.size()];
        }
    }
    rows[3][3] = '@';
    rows[4][9] = '>';
    return rows;
}

/// Returns a temple of these rows, in which '>' is an exit.
level::Level hall(Rows rows) {
    for (std::string& row : rows)
        std::replace(row.begin(), row.end(), '>', level::info(level::ThingKind::Exit).glyph);
    level::Level level = testing::painted(rows, {"shape"});
    level.objectives.exit = true;
    return level;
}

}  // namespace

void TestSpokenTemple::theBoardHasARoleAndAName() {
    Ears ears;
    Game game(hall(drawnHall(1)));
    QVERIFY(game.isReady);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&game.page.view());
    QVERIFY(face != nullptr);
    QCOMPARE(face->role(), QAccessible::Canvas);
    QCOMPARE(face->text(QAccessible::Name), QString("The game"));
    // The place is an accessible child of the board and has the focus.
    QAccessibleInterface* place = face->focusChild();
    QVERIFY(place != nullptr && place->state().focused);
    QCOMPARE(place->text(QAccessible::Name), ears.place());
    QCOMPARE(place->parent(), face);
    QCOMPARE(face->child(face->indexOfChild(place)), place);
}

void TestSpokenTemple::everyStepIsTold_data() {
    QTest::addColumn<int>("numbers");
    QTest::newRow("all") << static_cast<int>(Numbers::All);
    QTest::newRow("near") << static_cast<int>(Numbers::Near);
    QTest::newRow("visited") << static_cast<int>(Numbers::Visited);
}

void TestSpokenTemple::everyStepIsTold() {
    QFETCH(int, numbers);
    const auto mode = static_cast<Numbers>(numbers);
    constexpr Qt::Key kKeys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    int steps = 0;
    int losses = 0;
    for (int seed = 1; seed <= testing::seeds(12, 4); ++seed) {
        Ears ears;
        Game game(hall(drawnHall(static_cast<std::uint64_t>(seed))), mode);
        QVERIFY(game.isReady);
        QCOMPARE(std::ranges::count(ears.all(), true, &Ears::Said::isPlace), 1);
        Reading reading(game, mode);
        reading.begin();
        QCOMPARE(ears.place(), reading.place());
        std::uint64_t drawn = static_cast<std::uint64_t>(seed);
        for (int i = 0; i < 40; ++i) {
            drawn = random::mix(drawn, static_cast<std::uint64_t>(i));
            const Point before = game.at();
            const std::size_t said = ears.count();
            game.press(kKeys[drawn % 4]);
            if (game.at() != before) {
                ++steps;
                reading.step();
                QVERIFY2(ears.count() > said, "a step was not announced");
            }
            QCOMPARE(ears.place(), reading.place());
            if (!game.state().isOver()) continue;
            ++losses;
            game.press(Qt::Key_R);
            reading.begin();
            QCOMPARE(ears.place(), reading.place());
        }
    }
    QVERIFY2(steps > 40 && losses > 0, qPrintable(QString("%1, %2").arg(steps).arg(losses)));
}

void TestSpokenTemple::hiddenTrapsAreNotTold() {
    // If only numbers of visited cells are shown, the player cannot distinguish these two levels.
    const level::Level one = hall({"#######", "#@...x#", "#.....#", "#######", "#####>#"});
    const level::Level other = hall({"#######", "#@....#", "#....x#", "#######", "#####>#"});
    const auto told = [](const level::Level& level, Numbers numbers, bool xRay) {
        Ears ears;
        Game game(level, numbers);
        game.page.setXRay(xRay);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down,
                                  Qt::Key_Right, Qt::Key_Left, Qt::Key_Left, Qt::Key_Up}) {
            // Avoids both traps.
            if (game.at().x == 4 && key == Qt::Key_Right) continue;
            game.press(key);
        }
        QStringList all;
        for (const auto& said : ears.all())
            all << said.text;
        return all;
    };
    const QStringList blind = told(one, Numbers::Visited, false);
    QVERIFY(blind.size() > 7);
    QCOMPARE(told(other, Numbers::Visited, false), blind);
    // With more numbers shown, or with x-ray, the same walk distinguishes them.
    QVERIFY(told(other, Numbers::All, false) != told(one, Numbers::All, false));
    QVERIFY(told(other, Numbers::Visited, true) != told(one, Numbers::Visited, true));
}

void TestSpokenTemple::dangersAreTold() {
    level::Level level =
        testing::endless({"#########", "#.......#", "#..@....#", "#.......#", "#########"});
    level.trajectories = {testing::mover(level::ThingKind::Bug, {{6, 2}, {1, 2}}),
                          testing::mover(level::ThingKind::Boss, {{7, 1}, {7, 1}})};
    testing::Attempt attempt(level);
    const auto shown = [&] { return widgets::ShownTemple{attempt.field(), attempt.state}; };
    QVERIFY2(widgets::moverWords(shown()).contains("bug: 3 right"),
             qPrintable(widgets::moverWords(shown())));
    QVERIFY(widgets::moverWords(shown()).contains("boss: 4 right, 1 above"));
    QVERIFY(!widgets::placeWords(shown()).contains("bug"));
    // Two steps later the bug is beside the hero.
    attempt.wait(31);
    QVERIFY2(widgets::placeWords(shown()).contains("Right: bug, 0"),
             qPrintable(widgets::placeWords(shown())));
    QVERIFY(!widgets::moverWords(shown()).contains("bug"));
}

void TestSpokenTemple::messagesAreTold() {
    Ears ears;
    level::Level level = hall({"########", "#@$x#..#", "####.>.#", "########"});
    level.objectives.coins = level::Objectives::kAllCoins;
    Game game(level);
    QVERIFY(game.isReady);
    // The beginning of the attempt is announced.
    QVERIFY2(ears.messages().contains("0/1 coins collected"), qPrintable(ears.messages()));
    std::size_t since = ears.count();
    game.press(Qt::Key_Left);
    QVERIFY2(ears.messages(since).contains("wall"), qPrintable(ears.messages(since)));
    since = ears.count();
    game.press(Qt::Key_Right);
    QVERIFY2(ears.messages(since).contains("Coin 1 of 1."), qPrintable(ears.messages(since)));
    QVERIFY(ears.messages(since).contains("The exit is open."));
    since = ears.count();
    game.press(Qt::Key_Right);
    QVERIFY2(ears.messages(since).contains("You stepped on a trap."),
             qPrintable(ears.messages(since)));
    // The verdict that the trap could have been known follows without repeating the first message.
    QTRY_VERIFY(ears.messages(since).contains("known"));
    QCOMPARE(ears.messages(since).count("You stepped on a trap."), 1);
    // The places of the marks in that sentence follow; the trap is under the hero.
    QVERIFY2(ears.messages(since).contains("Marked: the cell: here; 1: 1 left"),
             qPrintable(ears.messages(since)));
}

void TestSpokenTemple::wallsAreToldWhileNoTimePasses() {
    Ears ears;
    level::Level level = hall({"######", "#@..>#", "######"});
    Game game(level);
    QVERIFY(game.isReady);
    widgets::TempleSetup setup{setupOf(level), play::temple::Pace::Step, false};
    QVERIFY(!game.page.run().start(std::move(setup)));
    game.page.run().setSeen(false);
    const std::int64_t tick = game.state().tick;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Left}) {
        const std::size_t since = ears.count();
        game.press(key);
        QCOMPARE(game.state().tick, tick);
        QCOMPARE(ears.messages(since).count("wall"), 1);
    }
    // A step does not announce the previous wall again.
    const std::size_t since = ears.count();
    game.press(Qt::Key_Right);
    QVERIFY(game.state().tick > tick);
    QVERIFY2(!ears.messages(since).contains("wall"), qPrintable(ears.messages(since)));
    QVERIFY2(ears.place().startsWith("2, 1:"), qPrintable(ears.place()));
}

void TestSpokenTemple::theLastAirIsCounted() {
    Ears ears;
    Game game(hall({"######", "#@~~>#", "######"}));
    QVERIFY(game.isReady);
    game.press(Qt::Key_Right);
    QVERIFY2(ears.messages().contains("Under water."), qPrintable(ears.messages()));
    while (!game.state().isOver())
        game.page.run().advance(50'000'000);
    const QString said = ears.messages();
    QVERIFY2(!said.contains("Air for 6 seconds"), qPrintable(said));
    for (int seconds = 5; seconds > 0; --seconds)
        QCOMPARE(said.count(QString("Air for %1 seconds").arg(seconds)), 1);
    QVERIFY(said.contains("You ran out of air."));
}

void TestSpokenTemple::suppliesAreTold() {
    Ears ears;
    const char tnt = level::info(level::ThingKind::Tnt).glyph;
    const char grenade = level::info(level::ThingKind::Grenade).glyph;
    Game game(hall({"#########", std::string("#@") + tnt + grenade + "....#", "#########"}));
    QVERIFY(game.isReady);
    game.press(Qt::Key_Right);
    game.press(Qt::Key_Right);
    const auto news = [&](Qt::Key key) {
        const std::size_t since = ears.count();
        game.press(key);
        return ears.messages(since);
    };
    // The first supply that was taken is selected.
    QVERIFY2(ears.messages().contains("1 TNT, selected"), qPrintable(ears.messages()));
    QString said = news(Qt::Key_Tab);
    QVERIFY2(said.contains("1 grenades, selected"), qPrintable(said));
    said = news(Qt::Key_1);
    QVERIFY2(said.contains("1 TNT, selected"), qPrintable(said));
    said = news(Qt::Key_2);
    QVERIFY2(said.contains("1 grenades, selected"), qPrintable(said));
    said = news(Qt::Key_Space);
    QVERIFY2(said.contains("You throw a grenade, 0 left."), qPrintable(said));
}

void TestSpokenTemple::theMenuIsTold() {
    Ears ears;
    Game game(hall(drawnHall(1)));
    QVERIFY(game.isReady);
    const std::size_t since = ears.count();
    game.press(Qt::Key_Escape);
    QVERIFY(game.page.menu().isVisible());
    // The menu announces the attempt's status and the keys.
    for (const char* words :
         {"Paused", "1 li", "The exit is open", "0 TNT", "Attempt 1", "Space throw"})
        QVERIFY2(ears.messages(since).contains(words), qPrintable(ears.messages(since)));
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&game.page.menu());
    QCOMPARE(face->role(), QAccessible::Dialog);
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
}

void TestSpokenTemple::focusGoesStraightBackToTheGame() {
    QList<QWidget*> focused;
    Game game(hall(drawnHall(1)));
    QVERIFY(game.isReady);
    game.press(Qt::Key_Escape);
    // Up and down move past the volume, which left and right change.
    auto* volume = game.page.menu().findChild<QSlider*>();
    QVERIFY(volume != nullptr);
    const int before = volume->value();
    for (int i = 0; i < 12 && !volume->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(volume->hasFocus());
    QTest::keyClick(volume, Qt::Key_Down);
    QVERIFY(!volume->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(volume->hasFocus());
    QCOMPARE(volume->value(), before);
    QTest::keyClick(volume, Qt::Key_Left);
    QVERIFY(volume->value() < before);
    connect(qApp, &QApplication::focusChanged, &game.page,
            [&focused](QWidget*, QWidget* now) { focused << now; });
    QTest::keyClick(&game.page.menu(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(focused, QList<QWidget*>{&game.page.view()});
}

void TestSpokenTemple::thePlaceIsToldAgainAfterTheMenu() {
    Ears ears;
    Game game(hall(drawnHall(1)));
    QVERIFY(game.isReady);
    const QString place = ears.place();
    game.press(Qt::Key_Escape);
    const std::size_t since = ears.count();
    QTest::keyClick(&game.page.menu(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    QVERIFY(!game.page.menu().isVisible());
    QVERIFY(ears.count() > since && ears.all().back().isPlace);
    QCOMPARE(ears.all().back().text, place);
}

MAZELOOM_TEST(TestSpokenTemple)

}  // namespace mazeloom::tst_spoken_temple

#include "tst_spoken_temple.moc"

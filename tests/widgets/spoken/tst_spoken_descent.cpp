// SPDX-License-Identifier: MIT
// Announcements of a descent to a screen reader: the cells beside the hero and the things in sight,
// compared with the floor by separate code; nothing that the hero does not know; and every line of
// the log.
#include <memory>
#include <utility>
#include <vector>

#include <QTest>

#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/descent_game.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/descent_words.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_spoken_descent {

using grid::Point;
using play::descent::Message;
using play::descent::MessageId;
using play::descent::State;
using testing::Ears;
using Game = testing::DescentGame;
using testing::Rows;

class TestSpokenDescent : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void theBoardHasARoleAndAName();
    void everyKeyIsTold();
    void keysThatChangeNothingAreAnswered();
    void keysAndStatusAreTold();
    void whatIsHiddenIsNotTold();
    void theInventoryIsTold();
    void theEndIsTold();
    void errandsAreToldOnce();
    void stoppedErrandsAreTold();
    void theGoalIsToldOnce();
    void linesThatComeAgainAreTold();
    void moreLinesThanTheLogHoldsAreTold();
    void aRewoundLogIsNotTold();
};

namespace {

/// Returns the expected announcement of a cell, its parts separated by '|', computed from the
/// floor.
QString wordsOf(const State& state, Point cell) {
    const auto& floor = state.floor;
    if (!floor.contains(cell) || !floor.isExplored(cell)) return "unknown";
    QStringList words;
    const bool isSeen = state.seen.sees(cell);
    for (const auto& monster : floor.monsters) {
        if (monster.at != cell || !isSeen) continue;
        words << QString("%1, %2 of ").arg(widgets::descentName(monster.kind)).arg(monster.hp);
    }
    for (auto item = floor.items.rbegin(); item != floor.items.rend(); ++item) {
        if (item->at != cell || !isSeen) continue;
        words << widgets::descentName(item->item);
        break;
    }
    const level::Terrain terrain = floor.cells.at(cell).terrain();
    words << QString::fromLatin1(
        level::name(terrain == level::Terrain::SecretDoor ? level::Terrain::Wall : terrain).data());
    return words.join('|');
}

/// Whether `told` has the parts of `words` in this order.
bool tells(const QString& told, const QString& words) {
    qsizetype from = 0;
    for (const QString& part : words.split('|')) {
        const qsizetype at = told.indexOf(part, from);
        if (at < 0) return false;
        from = at + part.size();
    }
    return true;
}

/// A floor of rooms with doors, one of them secret, monsters and items.
const Rows kFloor{"##############", "#@..+..i..S..#", "#.p.#..r..####", "#...#..g..+..#",
                  "##+####'###..#", "#....~...#.w.#", "#..o..../+...#", "##############"};

}  // namespace

void TestSpokenDescent::theBoardHasARoleAndAName() {
    Ears ears;
    Game game(testing::paintedDescent({kFloor}));
    QVERIFY(game.isReady);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&game.board());
    QCOMPARE(face->role(), QAccessible::Canvas);
    QCOMPARE(face->text(QAccessible::Name), QString("The game"));
    QAccessibleInterface* place = face->focusChild();
    QVERIFY(place != nullptr);
    QCOMPARE(place->text(QAccessible::Name), ears.place());
    QVERIFY(ears.messages().contains("You enter the dungeon."));
}

void TestSpokenDescent::everyKeyIsTold() {
    constexpr Qt::Key kKeys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down,
                                 Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_G};
    int steps = 0;
    int monsters = 0;
    for (int seed = 1; seed <= testing::seeds(12, 4); ++seed) {
        Ears ears;
        Game game(testing::paintedDescent({kFloor}), static_cast<std::uint64_t>(seed));
        QVERIFY(game.isReady);
        std::uint64_t drawn = static_cast<std::uint64_t>(seed);
        for (int i = 0; i < 60 && !game.state().isOver(); ++i) {
            drawn = random::mix(drawn, static_cast<std::uint64_t>(i));
            const std::size_t said = ears.count();
            const Point before = game.state().hero.at;
            game.press(kKeys[drawn % std::size(kKeys)]);
            const State& state = game.state();
            const Point at = state.hero.at;
            steps += at != before;
            ears.messages();
            QVERIFY2(ears.count() > said, "a key was not answered");
            const QStringList sentences = ears.place().split(". ");
            QVERIFY2(sentences.size() >= 5, qPrintable(ears.place()));
            QVERIFY(sentences[0].startsWith(QString("%1, %2: ").arg(at.x).arg(at.y)));
            QVERIFY(sentences[0].endsWith(
                QString("%1 of %2 HP").arg(state.hero.hp).arg(state.hero.mostHp)));
            const std::pair<const char*, Point> ways[] = {{"Left: ", {-1, 0}},
                                                          {"Right: ", {1, 0}},
                                                          {"Above: ", {0, -1}},
                                                          {"Below: ", {0, 1}}};
            for (int way = 0; way < 4; ++way) {
                const auto& [name, step] = ways[way];
                const QString words = wordsOf(state, at + step);
                QVERIFY2(sentences[way + 1].startsWith(name) && tells(sentences[way + 1], words),
                         qPrintable(ears.place() + "\nexpected: " + name + words));
            }
            // Exactly the visible monsters are named.
            int seen = 0;
            for (const auto& monster : state.floor.monsters)
                seen += state.seen.sees(monster.at);
            QCOMPARE(ears.place().count(" HP") - 1, seen);
            monsters += seen;
            for (const auto& monster : state.floor.monsters) {
                const Point way = monster.at - at;
                if (!state.seen.sees(monster.at) || std::abs(way.x) + std::abs(way.y) < 2) continue;
                QString where = widgets::descentName(monster.kind) + ".*: ";
                if (way.x != 0)
                    where +=
                        QString("%1 %2").arg(std::abs(way.x)).arg(way.x < 0 ? "left" : "right");
                if (way.x != 0 && way.y != 0) where += ", ";
                if (way.y != 0)
                    where +=
                        QString("%1 %2").arg(std::abs(way.y)).arg(way.y < 0 ? "above" : "below");
                QVERIFY2(ears.place().contains(QRegularExpression(where)),
                         qPrintable(ears.place() + "\nexpected: " + where));
            }
            // The newest line of the log was announced at some time.
            const auto& log = state.log;
            QVERIFY(ears.messages().contains(widgets::descentText(log[log.size() - 1])));
        }
    }
    QVERIFY2(steps > 60 && monsters > 30, qPrintable(QString("%1, %2").arg(steps).arg(monsters)));
}

void TestSpokenDescent::keysThatChangeNothingAreAnswered() {
    Ears ears;
    Game game(testing::paintedDescent({{"#####", "#@..#", "#o..#", "#####"}}));
    QVERIFY(game.isReady);
    const QString place = ears.place();
    // A bump announces the cell ahead and does not repeat the place.
    for (const auto& [key, what] : {std::pair{Qt::Key_Left, "wall"}, {Qt::Key_Down, "column"}}) {
        const std::size_t since = ears.count();
        game.press(key);
        QCOMPARE(ears.messages(since).trimmed(), QString(what));
        QCOMPARE(ears.count(), since + 1);
    }
    // A turn without news repeats the place.
    const std::size_t since = ears.count();
    game.press(Qt::Key_Period);
    QCOMPARE(ears.messages(since), QString());
    QCOMPARE(ears.count(), since + 1);
    QCOMPARE(ears.place(), place);
}

void TestSpokenDescent::keysAndStatusAreTold() {
    Ears ears;
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    for (const char* words :
         {"g pick up", "i inventory", "z zap the wand", "> stairs down", "Esc menu"})
        QVERIFY2(ears.messages().contains(words), qPrintable(ears.messages()));
    std::size_t since = ears.count();
    game.press(Qt::Key_Escape);
    QVERIFY(game.page.menu().isVisible());
    for (const char* words :
         {"Paused", "Depth 1", "HP 30 of 30", "Weapon: (fists)", "Wand: (none)", "g pick up"})
        QVERIFY2(ears.messages(since).contains(words), qPrintable(ears.messages(since)));
    // The next run on the same page does not announce the keys again.
    QTest::keyClick(&game.page.menu(), Qt::Key_Escape);
    ears.messages();
    since = ears.count();
    QVERIFY(!game.page.restart(true));
    QVERIFY2(!ears.messages(since).contains("g pick up"), qPrintable(ears.messages(since)));
}

void TestSpokenDescent::whatIsHiddenIsNotTold() {
    // Until the hero finds a secret door, the announcements equal those of a level with a wall
    // there and nothing behind it.
    const auto told = [](const Rows& rows) {
        Ears ears;
        Game game(testing::paintedDescent({rows}));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Up})
            game.press(key);
        QStringList all;
        for (const auto& said : ears.all())
            all << said.text;
        return all;
    };
    const Rows wall{"########", "#@..#..#", "#...#..#", "########"};
    const Rows door{"########", "#@..S.p#", "#...#r.#", "########"};
    const QStringList blind = told(wall);
    QVERIFY(blind.size() > 4);
    QCOMPARE(told(door), blind);
    // Once found, the door is announced.
    Ears ears;
    Game game(testing::paintedDescent({door}));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right})
        game.press(key);
    QVERIFY2(ears.place().contains("Right: closed door"), qPrintable(ears.place()));
    QVERIFY(ears.messages().contains("You find a secret door."));
}

void TestSpokenDescent::theInventoryIsTold() {
    Ears ears;
    const char potion = level::info(level::ThingKind::Potion).glyph;
    Game game(testing::paintedDescent({{"#####", std::string("#@") + potion + ".#", "#####"}}));
    QVERIFY(game.isReady);
    QVERIFY2(ears.place().contains("Right: healing potion, floor"), qPrintable(ears.place()));
    game.press(Qt::Key_Right);
    game.press(Qt::Key_G);
    const QString place = ears.place();
    std::size_t since = ears.count();
    game.press(Qt::Key_I);
    QVERIFY2(ears.messages(since).contains("a) healing potion, heals"),
             qPrintable(ears.messages(since)));
    since = ears.count();
    game.press(Qt::Key_Escape);
    QVERIFY(ears.count() > since);
    QCOMPARE(ears.place(), place);
}

void TestSpokenDescent::theEndIsTold() {
    Ears ears;
    const char lava = level::info(level::Terrain::Lava).glyph;
    Game game(testing::paintedDescent({{"#####", std::string("#@") + lava + ".#", "#####"}}));
    QVERIFY(game.isReady);
    std::size_t since = ears.count();
    game.press(Qt::Key_Right);
    QVERIFY2(game.state().isOver(), qPrintable(ears.place()));
    QVERIFY2(ears.messages(since).contains("You died at depth 1."),
             qPrintable(ears.messages(since)));
    since = ears.count();
    game.press(Qt::Key_Space);
    QVERIFY2(ears.messages(since).contains("Score 100: depth 1, kills 0."),
             qPrintable(ears.messages(since)));
}

namespace {

/// Counts the announced places from the `since`-th text on.
int placesSince(const Ears& ears, std::size_t since) {
    QCoreApplication::processEvents();
    int places = 0;
    for (std::size_t i = since; i < ears.count(); ++i)
        places += ears.all()[i].isPlace;
    return places;
}

}  // namespace

void TestSpokenDescent::errandsAreToldOnce() {
    Ears ears;
    Game game(testing::paintedDescent({{"##########", "#@.p....p#", "##########"}}));
    QVERIFY(game.isReady);
    const std::size_t since = ears.count();
    game.press(Qt::Key_O);
    QTRY_VERIFY(!game.page.run().isOnErrand());
    QCOMPARE(game.state().hero.at, (Point{8, 1}));
    QCOMPARE(ears.messages(since).trimmed(),
             QString("You pick up the healing potion. You pick up the healing potion. "
                     "Nothing is left to explore here."));
    QCOMPARE(placesSince(ears, since), 1);
    QVERIFY2(ears.place().startsWith("8, 1: "), qPrintable(ears.place()));
    // An errand that ends at once is answered.
    const std::size_t again = ears.count();
    game.press(Qt::Key_O);
    QCOMPARE(ears.messages(again).trimmed(), QString("Nothing is left to explore here."));
    // The steps of keys are told as before.
    const std::size_t step = ears.count();
    game.press(Qt::Key_Left);
    QCOMPARE(placesSince(ears, step), 1);
}

void TestSpokenDescent::stoppedErrandsAreTold() {
    Ears ears;
    Game game(testing::paintedDescent({{"############", "#@p.......p#", "############"}}));
    QVERIFY(game.isReady);
    const std::size_t since = ears.count();
    game.press(Qt::Key_O);
    QTRY_VERIFY(game.state().hero.at.x > 3);
    QCOMPARE(ears.count(), since);
    game.press(Qt::Key_Left);
    QVERIFY(!game.page.run().isOnErrand());
    QCOMPARE(ears.messages(since).trimmed(), QString("You pick up the healing potion."));
    QCOMPARE(placesSince(ears, since), 1);
    QVERIFY(ears.place().startsWith(QString("%1, 1: ").arg(game.state().hero.at.x)));
}

void TestSpokenDescent::theGoalIsToldOnce() {
    Ears ears;
    Game game(testing::paintedDescent({{"#####", "#@>.#", "#####"}}), 1, 2);
    QVERIFY(game.isReady);
    game.press(Qt::Key_Right);
    const std::size_t since = ears.count();
    QTest::keyClick(&game.board(), '>');
    QVERIFY(game.state().isOver());
    QCOMPARE(ears.messages(since).trimmed(), QString("You have reached depth 2. Any key goes on."));
}

void TestSpokenDescent::linesThatComeAgainAreTold() {
    Ears ears;
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    const QString none = widgets::descentText(Message{MessageId::NoStairsDown});
    // More often than the log has lines, so that at last it does not change.
    for (std::size_t i = 0; i < 2 * play::descent::Log::kLines; ++i) {
        const std::size_t since = ears.count();
        QTest::keyClick(&game.board(), '>');
        QCOMPARE(ears.messages(since).trimmed(), none);
    }
    const std::size_t since = ears.count();
    game.press(Qt::Key_Right);
    QCOMPARE(ears.messages(since), QString());
}

void TestSpokenDescent::moreLinesThanTheLogHoldsAreTold() {
    Ears ears;
    // The hero is struck from four sides.
    Game game(testing::paintedDescent({{"#####", "##r##", "#r@r#", "##r##", "#####"}}));
    QVERIFY(game.isReady);
    std::size_t most = 0;
    for (int blow = 0; blow < 2; ++blow) {
        const auto before = game.page.run().session().told();
        const std::size_t since = ears.count();
        game.press(Qt::Key_Left);
        // The messages of the run have each line. Equal lines in a row are one with a number.
        QStringList lines;
        const auto now = game.page.run().session().told();
        std::size_t last = before.size();
        int times = before.empty() ? 0 : before.back().times;
        for (std::size_t i = before.empty() ? 0 : before.size() - 1; i < now.size(); ++i) {
            for (int n = i + 1 == last ? times : 0; n < now[i].times; ++n)
                lines << widgets::descentText(now[i].message);
        }
        const QString told = ears.messages(since);
        QVERIFY2(told.startsWith(lines.join(' ')), qPrintable(told + lines.join(' ')));
        most = std::max(most, static_cast<std::size_t>(lines.size()));
    }
    QVERIFY(most > play::descent::Log::kLines);
}

void TestSpokenDescent::aRewoundLogIsNotTold() {
    Ears ears;
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_G, Qt::Key_Left, Qt::Key_G, Qt::Key_G})
        game.press(key);
    const std::size_t since = ears.count();
    game.page.run().seekMove(1);
    QCOMPARE(ears.messages(since), QString());
    QVERIFY(ears.place().startsWith("2, 1: "));
}

MAZELOOM_TEST(TestSpokenDescent)

}  // namespace mazeloom::tst_spoken_descent

#include "tst_spoken_descent.moc"

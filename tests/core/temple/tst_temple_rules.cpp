// SPDX-License-Identifier: MIT
// Field, traps, pickups, consoles, exits and objectives of the temple game (RULES.md T-1 … T-5,
// T-11, T-12).
#include <QTest>

#include "core/play/temple/rules/numbers.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_rules {

using namespace play::temple;
using grid::Direction;
using grid::Point;
using level::ThingKind;
using testing::Attempt;
using testing::endless;

class TestTempleRules : public QObject {
    Q_OBJECT

  private slots:
    void openCellsAreWalkedInFourDirections();
    void eightCellsASecondWhileHeld();
    void aTapMovesExactlyOne();
    void tapsWaitForTheirTurn();
    void anEarlyReleaseStillMovesOne();
    void theLatestDirectionCounts();
    void slidesAlongWalls();
    void wallsTurnTheHero();
    void stepPaceLetsTimePassOnlyInMoves();
    void waitsInStepPace();
    void strokesCountTheSameBetweenTicks();

    void numbersTellTheTrapsAround();
    void aTrapsOwnCellDoesNotGiveItAway();
    void numbersNearAndVisited();
    void numbersGoDown();

    void aTrapEndsTheOnlyLife();
    void anExtraLifeIsSpent();
    void theFirstStepIsNoTrap();

    void coinsHeartsAndSupplies();
    void nineSuppliesAtMost();
    void theFullPackLeavesThingsLying();
    void selecting();

    void consolesAreReadOnSteppingAndBeside();
    void readsTheFacedConsoleFirst();

    void collectsAllCoins();
    void collectsSomeCoins();
    void readsAllConsoles();
    void endsAtTheExitOnceAllIsDone();
    void anExitEndsTheLevelUnasked();
    void nothingToDoIsWonAtOnce();
    void objectivesAreCounted();
    void nothingHappensAfterTheEnd();
    void invulnerable();

    void mapsThatCannotBePlayed();
};

void TestTempleRules::openCellsAreWalkedInFourDirections() {
    Attempt attempt({"...", ".@.", "..."});
    QCOMPARE(attempt.walk("u").at(), (Point{1, 0}));
    QCOMPARE(attempt.walk("r").at(), (Point{2, 0}));
    QCOMPARE(attempt.walk("dd").at(), (Point{2, 2}));
    QCOMPARE(attempt.walk("ll").at(), (Point{0, 2}));
    QCOMPARE(attempt.walk("u").at(), (Point{0, 1}));
    // Moves end at the level's edge and at walls.
    QCOMPARE(attempt.walk("l").at(), (Point{0, 1}));
    QCOMPARE(Attempt({"#@#", "o#."}).walk("lrdu").at(), (Point{1, 0}));
    // All other terrains of a temple can be walked on.
    QCOMPARE(Attempt({"@+'~f><.", "########"}).walk("rrrrrrr").at(), (Point{7, 0}));
}

void TestTempleRules::eightCellsASecondWhileHeld() {
    Attempt attempt({"@" + std::string(99, '.')});
    attempt.press(Button::Right);
    QCOMPARE(attempt.at(), (Point{1, 0}));  // at once
    for (int second = 1; second <= 10; ++second) {
        attempt.wait(second == 1 ? 59 : 60);
        QCOMPARE(attempt.state.tick, 60 * second);
        QCOMPARE(attempt.at(), (Point{8 * second, 0}));
    }
    attempt.release(Button::Right);
    const Point there = attempt.at();
    QCOMPARE(attempt.wait(60).at(), there);
}

void TestTempleRules::aTapMovesExactlyOne() {
    Attempt attempt({"@....."});
    QCOMPARE(attempt.tap(Button::Right).wait(600).at(), (Point{1, 0}));
    QCOMPARE(attempt.tap(Button::Left).wait(600).at(), (Point{0, 0}));
    QCOMPARE(attempt.count(What::Stepped), 2);
}

void TestTempleRules::tapsWaitForTheirTurn() {
    Attempt attempt({"@........", "#.#######"});
    for (const Button button : {Button::Right, Button::Down, Button::Up, Button::Right})
        attempt.tap(button);
    QCOMPARE(attempt.at(), (Point{1, 0}));
    QCOMPARE(attempt.wait(60).at(), (Point{2, 0}));
    QCOMPARE(attempt.count(What::Stepped), 4);
    // At most half a second of moves is queued.
    for (int i = 0; i < 20; ++i)
        attempt.tap(Button::Right);
    attempt.wait(300);
    QVERIFY(attempt.at().x <= 2 + 3 + kMostQueued);
    QVERIFY(attempt.at().x >= 2 + kMostQueued);
}

void TestTempleRules::anEarlyReleaseStillMovesOne() {
    Attempt attempt({"@....", "....."});
    attempt.tap(Button::Right).press(Button::Down).release(Button::Down).wait(60);
    QCOMPARE(attempt.at(), (Point{1, 1}));
}

void TestTempleRules::theLatestDirectionCounts() {
    Attempt attempt({"@.........", "..........", "..........", ".........."});
    attempt.press(Button::Right).wait(20).press(Button::Down).wait(20);
    const Point there = attempt.at();
    QCOMPARE(there.y, 3);
    attempt.release(Button::Down).wait(15);
    QCOMPARE(attempt.at(), (Point{there.x + 2, 3}));
}

void TestTempleRules::slidesAlongWalls() {
    Attempt attempt({"@.......", "####.###", "####.###"});
    attempt.press(Button::Right).press(Button::Down).wait(60);
    QCOMPARE(attempt.at(), (Point{4, 2}));
}

void TestTempleRules::wallsTurnTheHero() {
    Attempt attempt({"#.", "#@"});
    attempt.tap(Button::Left);
    QCOMPARE(attempt.hero().facing, Direction::Left);
    QCOMPARE(attempt.count(What::Bumped), 1);
    // The turn takes no time, so the next move starts at once.
    attempt.tap(Button::Up);
    QCOMPARE(attempt.at(), (Point{1, 0}));
    QCOMPARE(attempt.hero().facing, Direction::Up);
    for (const Direction d : grid::kDirections) {
        attempt.tap(faceButtonOf(d));
        QCOMPARE(attempt.hero().facing, d);
    }
    QCOMPARE(attempt.at(), (Point{1, 0}));
}

void TestTempleRules::stepPaceLetsTimePassOnlyInMoves() {
    Attempt attempt(endless({"@........."}), Pace::Step);
    QCOMPARE(attempt.wait(100).state.tick, 0);
    attempt.tap(Button::Right).wait(100);
    QCOMPARE(attempt.state.tick, 8);
    QCOMPARE(attempt.at(), (Point{1, 0}));
    attempt.press(Button::Right).wait(29);
    QCOMPARE(attempt.state.tick, 38);
    attempt.release(Button::Right).wait(100);
    QVERIFY(attempt.state.tick < 46);
    // Pushing against a wall takes no time, however long.
    const std::int64_t before = attempt.state.tick;
    attempt.press(Button::Up).wait(100);
    QCOMPARE(attempt.state.tick, before);
    QCOMPARE(attempt.hero().facing, Direction::Up);
}

void TestTempleRules::waitsInStepPace() {
    Attempt attempt(endless({"@."}), Pace::Step);
    attempt.tap(Button::Wait).wait(100);
    QCOMPARE(attempt.state.tick, 8);
    attempt.press(Button::Wait).wait(99);
    QCOMPARE(attempt.state.tick, 108);
    // In real time, Button::Wait does nothing.
    Attempt running({"@."});
    running.press(Button::Wait).tap(Button::Wait).tap(Button::Right);
    QCOMPARE(running.at(), (Point{1, 0}));
}

void TestTempleRules::strokesCountTheSameBetweenTicks() {
    // In the pace `step`, strokes arrive between ticks; a replay passes them all at once.
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Attempt live(endless({"#..##", "g@.t#", "##?.#", "#...."}), Pace::Step);
        std::vector<play::Stroke> waiting;
        Attempt again(endless({"#..##", "g@.t#", "##?.#", "#...."}), Pace::Step);
        for (int i = 0; i < 60; ++i) {
            play::Stroke stroke{static_cast<play::Action>(random.below(3)),
                                static_cast<play::ButtonIndex>(random.below(kButtons))};
            waiting.push_back(stroke);
            if (!live.engine.advance(live.state, {&stroke, 1}, &live.all)) continue;
            QVERIFY(again.engine.advance(again.state, waiting, &again.all));
            waiting.clear();
            QVERIFY(live.state == again.state);
            QVERIFY(live.all == again.all);
        }
    }
}

void TestTempleRules::numbersTellTheTrapsAround() {
    // Compared with the definition on random fields.
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::vector<std::string> rows(9, std::string(9, '.'));
        for (std::string& row : rows) {
            for (char& cell : row)
                cell = "...xx#"[random.below(6)];
        }
        rows[4][4] = '@';
        const Attempt attempt(rows);
        for (int y = 0; y < 9; ++y) {
            for (int x = 0; x < 9; ++x) {
                int traps = 0;
                for (int j = std::max(0, y - 1); j <= std::min(8, y + 1); ++j) {
                    for (int i = std::max(0, x - 1); i <= std::min(8, x + 1); ++i) {
                        const char cell =
                            rows[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)];
                        traps += cell == 'x' && (i != x || j != y);
                    }
                }
                const bool isOpen =
                    rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '#';
                const auto shown =
                    shownNumber(attempt.field(), attempt.state, Numbers::All, {x, y});
                QCOMPARE(shown, isOpen ? std::optional(traps) : std::nullopt);
            }
        }
    }
}

void TestTempleRules::aTrapsOwnCellDoesNotGiveItAway() {
    const Attempt attempt({"@.x.."});
    QCOMPARE(numberAt(attempt.field(), attempt.state, {2, 0}), 0);
    QCOMPARE(numberAt(attempt.field(), attempt.state, {1, 0}), 1);
    QCOMPARE(numberAt(attempt.field(), attempt.state, {3, 0}), 1);
}

void TestTempleRules::numbersNearAndVisited() {
    Attempt attempt({".......", ".......", ".......", "...@...", ".......", ".......", "......."});
    const auto shown = [&](Numbers numbers, Point p) {
        return shownNumber(attempt.field(), attempt.state, numbers, p).has_value();
    };
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 7; ++x) {
            QCOMPARE(shown(Numbers::Near, {x, y}), x >= 1 && x <= 5 && y >= 1 && y <= 5);
            QCOMPARE(shown(Numbers::Visited, {x, y}), x == 3 && y == 3);
        }
    }
    attempt.walk("rr");
    QVERIFY(shown(Numbers::Visited, {4, 3}));
    QVERIFY(shown(Numbers::Visited, {3, 3}));
    QVERIFY(!shown(Numbers::Visited, {6, 3}));
    QVERIFY(shown(Numbers::Near, {6, 3}));
    QVERIFY(!shown(Numbers::Near, {2, 3}));
}

void TestTempleRules::numbersGoDown() {
    Attempt attempt({"h@x.x"});
    QCOMPARE(numberAt(attempt.field(), attempt.state, {3, 0}), 2);
    attempt.walk("lrr");
    QCOMPARE(attempt.at(), (Point{2, 0}));
    QCOMPARE(numberAt(attempt.field(), attempt.state, {3, 0}), 1);
    QCOMPARE(numberAt(attempt.field(), attempt.state, {1, 0}), 0);
}

void TestTempleRules::aTrapEndsTheOnlyLife() {
    Attempt attempt({"@.x."});
    QCOMPARE(attempt.hero().lives, 1);
    attempt.walk("rr");
    QVERIFY(attempt.isLost(Cause::Trap));
    QCOMPARE(attempt.state.end, (Point{2, 0}));
    QCOMPARE(attempt.hero().lives, 0);
}

void TestTempleRules::anExtraLifeIsSpent() {
    Attempt attempt({"@hh.x.x.x"});
    attempt.walk("rr");
    QCOMPARE(attempt.hero().lives, 3);
    attempt.walk("rr");
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.hero().lives, 2);
    QCOMPARE(attempt.state.disabled.size(), 1u);
    // The trap is disabled permanently, so it is safe to step on.
    attempt.walk("lrlr");
    QCOMPARE(attempt.hero().lives, 2);
    attempt.walk("rr");
    QCOMPARE(attempt.hero().lives, 1);
    attempt.walk("rr");
    QVERIFY(attempt.isLost(Cause::Trap));
}

void TestTempleRules::theFirstStepIsNoTrap() {
    level::Level level = endless({"@.."});
    level.paint->at({0, 0}) = level::painted(level::Terrain::Floor, level::PaintMark::Trap);
    Attempt attempt(level);
    QVERIFY(attempt.wait(10).isPlaying());
    QVERIFY(attempt.walk("rl").isLost(Cause::Trap));
}

void TestTempleRules::coinsHeartsAndSupplies() {
    Attempt attempt({"@$$htg."});
    attempt.walk("r");
    QCOMPARE(attempt.state.coins.size(), 1u);
    attempt.walk("lrr");
    QCOMPARE(attempt.state.coins.size(), 2u);
    attempt.walk("rrr");
    QCOMPARE(attempt.hero().lives, 2);
    QCOMPARE(attempt.hero().tnt, 1);
    QCOMPARE(attempt.hero().grenades, 1);
    // Each coin and item is collected only once.
    attempt.walk("lllllrrrrr");
    QCOMPARE(attempt.state.coins.size(), 2u);
    QCOMPARE(attempt.hero().lives, 2);
    QCOMPARE(attempt.hero().tnt, 1);
    QCOMPARE(attempt.hero().grenades, 1);
}

void TestTempleRules::nineSuppliesAtMost() {
    Attempt attempt({"@tttttttttt", "ggggggggggg"});
    attempt.walk("rrrrrrrrrr");
    QCOMPARE(attempt.hero().tnt, 9);
    attempt.walk("dllllllllll");
    QCOMPARE(attempt.hero().grenades, 9);
    QCOMPARE(attempt.hero().tnt, 9);
}

void TestTempleRules::theFullPackLeavesThingsLying() {
    Attempt attempt({"@tttttttttt...."});
    attempt.walk("rrrrrrrrrr");
    QCOMPARE(attempt.count(What::PackFull), 1);
    QCOMPARE(attempt.state.items.size(), 9u);
    attempt.walk("rrr").tap(Button::Throw).walk("ll");
    QCOMPARE(attempt.hero().tnt, 8);
    // The item had stayed there, and now the pack has room for it.
    attempt.walk("l");
    QCOMPARE(attempt.hero().tnt, 9);
    QCOMPARE(attempt.state.items.size(), 10u);
}

void TestTempleRules::selecting() {
    Attempt attempt({"@tg....."});
    attempt.walk("r");
    QCOMPARE(attempt.hero().selected, Supply::Tnt);  // the only one available
    attempt.walk("r");
    QCOMPARE(attempt.hero().selected, Supply::Tnt);  // unchanged
    attempt.tap(Button::Switch);
    QCOMPARE(attempt.hero().selected, Supply::Grenade);
    attempt.tap(Button::Switch);
    QCOMPARE(attempt.hero().selected, Supply::Tnt);
    attempt.tap(Button::Grenade);
    QCOMPARE(attempt.hero().selected, Supply::Grenade);
    attempt.tap(Button::Tnt);
    QCOMPARE(attempt.hero().selected, Supply::Tnt);
}

void TestTempleRules::consolesAreReadOnSteppingAndBeside() {
    level::Level level = endless({"@?.?", "...."});
    level.objects[1].text = "Welcome";
    Attempt attempt(level);
    QCOMPARE(attempt.field().consoles()[0].text, std::string("Welcome"));
    attempt.walk("r");
    QCOMPARE(attempt.count(What::ConsoleRead), 1);
    QCOMPARE(attempt.all.back().subject, 0);
    attempt.walk("dr").tap(Button::Read);
    QCOMPARE(attempt.count(What::ConsoleRead), 1);  // the consoles beside the hero are not read
    attempt.walk("r").tap(Button::Read);
    QCOMPARE(attempt.count(What::ConsoleRead), 2);
    QCOMPARE(attempt.all.back().subject, 1);
    QCOMPARE(attempt.state.consoles.size(), 2u);
}

void TestTempleRules::readsTheFacedConsoleFirst() {
    Attempt attempt({".?.", "?@?", ".?."});
    const auto readNow = [&] {
        attempt.tap(Button::Read);
        return attempt.field().consoles()[static_cast<std::size_t>(attempt.all.back().subject)].at;
    };
    attempt.tap(Button::FaceLeft);
    QCOMPARE(readNow(), (Point{0, 1}));
    attempt.tap(Button::FaceRight);
    QCOMPARE(readNow(), (Point{2, 1}));
    attempt.tap(Button::FaceDown);
    QCOMPARE(readNow(), (Point{1, 2}));
    QCOMPARE(attempt.state.consoles.size(), 3u);
}

void TestTempleRules::collectsAllCoins() {
    level::Level level = testing::painted({"@$.$x"}, {});
    Attempt attempt(level);
    attempt.walk("r");
    QVERIFY(attempt.isPlaying());
    attempt.walk("rr");
    QVERIFY(attempt.isWon());
    QCOMPARE(attempt.state.end, (Point{3, 0}));
    QCOMPARE(attempt.count(What::Won), 1);
}

void TestTempleRules::collectsSomeCoins() {
    level::Level level = testing::painted({"@$$$$"}, {});
    level.objectives.coins = 3;
    Attempt attempt(level);
    QVERIFY(attempt.walk("rr").isPlaying());
    QVERIFY(attempt.walk("r").isWon());
}

void TestTempleRules::readsAllConsoles() {
    level::Level level = testing::painted({"@?$?."}, {});
    level.objectives.consoles = true;
    Attempt attempt(level);
    QVERIFY(attempt.walk("r").isPlaying());
    QVERIFY(attempt.walk("r").tap(Button::Read).isWon());
}

void TestTempleRules::endsAtTheExitOnceAllIsDone() {
    Attempt attempt(testing::painted({"$E@.$"}, {}));
    attempt.walk("l");
    QVERIFY(attempt.isPlaying());
    attempt.walk("l");
    QCOMPARE(attempt.count(What::ExitOpened), 0);
    attempt.walk("rrrr");
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.count(What::ExitOpened), 1);
    attempt.walk("lll");
    QVERIFY(attempt.isWon());
    QCOMPARE(attempt.state.end, (Point{1, 0}));
}

void TestTempleRules::anExitEndsTheLevelUnasked() {
    level::Level level = testing::painted({"@$.E"}, {});
    level.objectives.coins = 1;
    Attempt attempt(level);
    QVERIFY(attempt.walk("r").isPlaying());
    QVERIFY(attempt.walk("rr").isWon());
    // A level that asks for an exit that does not exist never ends.
    QVERIFY(Attempt({"@$."}).walk("rr").isPlaying());
}

void TestTempleRules::nothingToDoIsWonAtOnce() {
    QVERIFY(Attempt(testing::painted({"@.."}, {})).isWon());
    level::Level level = testing::painted({"@.$"}, {});
    level.objectives.exit = true;
    level.objectives.coins = 1;
    QVERIFY(Attempt(level).isPlaying());
    // A coin under the hero is collected at the start.
    level = testing::painted({"@.."}, {});
    level.paint->at({0, 0}) = level::painted(level::Terrain::Floor, level::PaintMark::Coin);
    QVERIFY(Attempt(level).isWon());
}

void TestTempleRules::objectivesAreCounted() {
    level::Level level = testing::painted({"@$$?L.E", "......."}, {});
    level.trajectories = {testing::mover(ThingKind::Bug, {{0, 1}, {3, 1}}),
                          testing::mover(ThingKind::Boss, {{6, 1}, {5, 1}})};
    level.objectives = {-1, true, true, true, true, true};
    Attempt attempt(level);
    using P = ObjectiveProgress;
    const std::vector<P> start{{Objective::Coins, 0, 2},    {Objective::Bugs, 0, 1},
                               {Objective::Lasers, 0, 1},   {Objective::Boss, 0, 1},
                               {Objective::Consoles, 0, 1}, {Objective::Exit, 0, 1}};
    QVERIFY(progressOf(attempt.field(), attempt.state) == start);
    attempt.tap(Button::Right);
    QCOMPARE(progressOf(attempt.field(), attempt.state)[0].done, 1);
    level.objectives = {1, false, false, false, false, false};
    const std::vector<P> fewer{{Objective::Coins, 0, 1}, {Objective::Exit, 0, 1}};
    QVERIFY(progressOf(Attempt(level).field(), Attempt(level).state) == fewer);
}

void TestTempleRules::nothingHappensAfterTheEnd() {
    Attempt attempt({"@x.."});
    attempt.walk("r");
    const State end = attempt.state;
    attempt.walk("rrr").press(Button::Right).wait(100);
    QVERIFY(attempt.state == end);
}

void TestTempleRules::invulnerable() {
    level::Level level = endless({"@x~..."});
    Attempt attempt(level);
    attempt.press(Button::Invulnerable).walk("rr").wait(1000);
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.hero().lives, 1);
    QVERIFY(attempt.state.disabled.isEmpty());
    attempt.release(Button::Invulnerable).wait(1);
    QVERIFY(attempt.isLost(Cause::Drowned));
}

void TestTempleRules::mapsThatCannotBePlayed() {
    const auto problemOf = [](const level::Level& level, const level::Map& map) {
        const auto field = Field::make(level, map);
        return field ? QString() : QString::fromStdString(field.error().text);
    };
    level::Level level = testing::painted({"...", "..."}, {});
    const auto mapOf = [&] {
        level::Map map(level.ruleset, level.size);
        map.cells.fill(level::Terrain::Floor);
        return map;
    };
    QCOMPARE(problemOf(level, mapOf()), QString("the level has no hero: place one"));
    level::Map map = mapOf();
    map.things.push_back({ThingKind::Hero, {1, 1}});
    QCOMPARE(problemOf(level, map), QString());
    map.cells.at({1, 1}) = level::Terrain::Wall;
    QVERIFY(problemOf(level, map).startsWith("the hero stands on a solid cell"));
    map.cells.at({1, 1}) = level::Terrain::Floor;
    map.trajectories = {testing::mover(ThingKind::Bug, {{0, 0}, {2, 1}})};
    QCOMPARE(problemOf(level, map), QString());
    map.trajectories.push_back(testing::mover(ThingKind::Bug, {{0, 0}, {3, 1}}));
    QCOMPARE(problemOf(level, map),
             QString("the path of trajectory 2 leaves the level at (3, 1): move the point"));
    map.trajectories.clear();
    map.ruleset = level::Ruleset::Descent;
    QVERIFY(problemOf(level, map).startsWith("the level is no temple"));
}

MAZELOOM_TEST(TestTempleRules)

}  // namespace mazeloom::tst_temple_rules

#include "tst_temple_rules.moc"

// SPDX-License-Identifier: MIT
// A pack's own terrains in play: both games obey their definitions when they are painted in a
// level, and so do bots and proofs.
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/analyse/bots/descent/bots.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_own_terrains_played {

using grid::Point;
using level::Effect;
using level::OwnTerrain;
using level::Terrain;
using testing::Attempt;
using testing::Delve;
using testing::Rows;

class TestOwnTerrainsPlayed : public QObject {
    Q_OBJECT

  private slots:
    void slowGroundCostsATurn();
    void whatIsSolidStopsEverybody();
    void whatIsOpaqueHides();
    void woundsAndDeathComeOfTheGround();
    void monstersKeepOutOfIt();
    void botsGoRoundIt();
    void botsFindNoWayThroughDeath();
    void theTempleObeysThem();
    void waterOfThePacksOwnIsWater();
    void proofsObeyThem();
};

namespace {

OwnTerrain row(int place, char character, bool isWalkable, bool isOpaque, bool isLiquid,
               Effect effect) {
    OwnTerrain terrain;
    // With gaps, since a number is not an index in the list.
    terrain.terrain =
        static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + 31 - 2 * place);
    terrain.id = "own-" + std::to_string(place);
    terrain.character = character;
    terrain.walkable = isWalkable;
    terrain.opaque = isOpaque;
    terrain.liquid = isLiquid;
    terrain.effect = effect;
    return terrain;
}

const level::TerrainTable& table() {
    static const level::TerrainTable terrains({
        row(0, '1', true, false, false, Effect::Slows),
        row(1, '2', false, true, false, Effect::None),   // a hedge
        row(2, '3', false, false, false, Effect::None),  // glass
        row(3, '4', true, false, false, Effect::Wounds),
        row(4, '5', true, false, false, Effect::Kills),
        row(5, '6', true, true, false, Effect::None),  // fog
        row(6, '7', true, false, true, Effect::None),  // a pond
        row(7, '8', true, false, false, Effect::None),
    });
    return terrains;
}

/// Returns the rows without the characters of the pack's own terrains.
Rows plain(Rows rows) {
    for (std::string& line : rows) {
        for (char& character : line) {
            if (character >= '1' && character <= '8') character = '.';
        }
    }
    return rows;
}

void paintOwn(level::Level& level, const Rows& rows) {
    level.terrains = table();
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const auto terrain = table().ofCharacter(rows[y][x]);
            if (!terrain || !level::isOwn(*terrain)) continue;
            level.paint->at({static_cast<int>(x), static_cast<int>(y)}) = level::painted(*terrain);
        }
    }
}

Delve delve(const Rows& rows) {
    level::Pack pack = testing::paintedDescent({plain(rows)});
    pack.terrains = table();
    paintOwn(pack.levels.front(), rows);
    return Delve(pack);
}

/// Returns a level that ends when its coins are collected, or with `isEndless` never.
level::Level temple(const Rows& rows, bool isEndless) {
    level::Level level =
        isEndless ? testing::endless(plain(rows)) : testing::painted(plain(rows), {});
    paintOwn(level, rows);
    return level;
}

/// Lets a bot play; returns the hero's places on the first floor.
std::vector<Point> played(Delve& run, int most) {
    analyse::bots::descent::Player bot(analyse::bots::descent::explorerBot,
                                       run.engine.dungeon().tables());
    std::vector<Point> places;
    for (int i = 0; i < most && run.isPlaying() && run.state.floor.depth == 1; ++i) {
        run.engine.press(run.state, bot.next(run.state), &run.all);
        if (run.state.floor.depth == 1) places.push_back(run.at());
    }
    return places;
}

}  // namespace

void TestOwnTerrainsPlayed::slowGroundCostsATurn() {
    Delve run = delve({"@1.."});
    run.press("R");
    QCOMPARE(run.at(), (Point{1, 0}));
    QCOMPARE(run.state.turns, 2);
    run.press("R");
    QCOMPARE(run.state.turns, 3);
    Delve other = delve({"@8.."});
    other.press("R");
    QCOMPARE(other.state.turns, 1);
    // Monsters are slowed as well.
    Delve chased = delve({"@....11r"});
    Delve quick = delve({"@....88r"});
    for (Delve* each : {&chased, &quick})
        each->press("...");
    QVERIFY(quick.monsterAt().x < chased.monsterAt().x);
}

void TestOwnTerrainsPlayed::whatIsSolidStopsEverybody() {
    for (const char solid : {'2', '3'}) {
        Delve run = delve({std::string("@") + solid + "r."});
        QVERIFY(!run.press("R"));
        QCOMPARE(run.at(), (Point{0, 0}));
        const int before = run.hp();
        run.press("....");
        QCOMPARE(run.hp(), before);  // the rat cannot pass either
        QVERIFY(run.monsterAt().x > 1);
    }
}

void TestOwnTerrainsPlayed::whatIsOpaqueHides() {
    for (const auto& [ground, sees] : std::map<char, bool>{
             {'1', true}, {'2', false}, {'3', true}, {'5', true}, {'6', false}, {'7', true}}) {
        Delve run = delve({std::string("@") + ground + ".r", "####"});
        QVERIFY2(run.state.seen.sees({2, 0}) == sees, &ground);
    }
    // The hero can enter fog, and sees out of it.
    Delve fog = delve({"@6..", "####"});
    fog.press("R");
    QCOMPARE(fog.at(), (Point{1, 0}));
    QVERIFY(fog.state.seen.sees({3, 0}));
}

void TestOwnTerrainsPlayed::woundsAndDeathComeOfTheGround() {
    Delve run = delve({"@4.."});
    const int most = run.state.hero.mostHp;
    run.press("R");
    QCOMPARE(run.hp(), most - std::max(most / 10, 1));
    run.press("R");
    QCOMPARE(run.hp(), most - std::max(most / 10, 1));
    Delve pit = delve({"@5.."});
    pit.press("R");
    QVERIFY(pit.state.outcome == play::descent::Outcome::Died);
    QCOMPARE(pit.at(), (Point{1, 0}));
}

void TestOwnTerrainsPlayed::monstersKeepOutOfIt() {
    for (const char harm : {'4', '5', '2', '3'}) {
        Delve run = delve({std::string("@.") + harm + ".r", std::string("..") + harm + ".."});
        for (int turn = 0; turn < 12; ++turn) {
            run.press(".");
            for (const auto& monster : run.monsters())
                QVERIFY2(monster.at.x > 2, &harm);
        }
    }
    // Monsters come through terrain without an effect.
    Delve run = delve({"@.8.r", "..8.."});
    run.press("....");
    QVERIFY(run.monsterAt().x < 2);
}

void TestOwnTerrainsPlayed::botsGoRoundIt() {
    for (const char harm : {'4', '5', '2', '3'}) {
        const std::string bar(4, harm);
        Delve run = delve({"@" + bar + ">", "." + bar + ".", "......"});
        const int before = run.hp();
        const std::vector<Point> places = played(run, 200);
        QCOMPARE(run.state.floor.depth, 2);
        QVERIFY(run.hp() >= before);
        for (const Point place : places)
            QVERIFY2(place.y == 2 || place.x == 0 || place.x == 5, &harm);
    }
    // Terrain that only slows is a path.
    Delve swamp = delve({"@1111>"});
    played(swamp, 200);
    QCOMPARE(swamp.state.floor.depth, 2);
}

void TestOwnTerrainsPlayed::botsFindNoWayThroughDeath() {
    Delve run = delve({"@.5.>"});
    for (const Point place : played(run, 300))
        QVERIFY(place.x < 2);
    QVERIFY(run.hp() > 0);
    QCOMPARE(run.state.floor.depth, 1);
}

void TestOwnTerrainsPlayed::theTempleObeysThem() {
    using play::temple::Button;
    Attempt slow(temple({"@1..."}, true));
    Attempt rubble({"@:..."});
    for (Attempt* attempt : {&slow, &rubble})
        attempt->press(Button::Right);
    for (int tick = 0; tick < 60; ++tick) {
        QCOMPARE(slow.at(), rubble.at());
        slow.wait(1);
        rubble.wait(1);
    }
    for (const char* solid : {"@2.", "@3."}) {
        Attempt attempt(temple({solid}, true));
        attempt.walk("r");
        QCOMPARE(attempt.at(), (Point{0, 0}));
        QCOMPARE(attempt.count(play::temple::What::Bumped), 1);
    }
    QVERIFY(Attempt(temple({"@5."}, true)).walk("r").isLost(play::temple::Cause::Ground));
    Attempt thorns(temple({"@h4.."}, true));
    thorns.walk("r");
    const int lives = thorns.hero().lives;
    thorns.walk("r");
    QCOMPARE(thorns.hero().lives, lives - 1);
    // The beam passes glass but not the hedge, as their definitions say.
    QVERIFY(Attempt(temple({"L.3@"}, true)).wait(2).isLost(play::temple::Cause::Laser));
    QVERIFY(Attempt(temple({"L.2@"}, true)).wait(2).isPlaying());
}

void TestOwnTerrainsPlayed::waterOfThePacksOwnIsWater() {
    Attempt pond(temple({"@777."}, true));
    Attempt water({"@~~~."});
    Attempt land(temple({"@888."}, true));
    for (Attempt* attempt : {&pond, &water, &land})
        attempt->press(play::temple::Button::Right);
    int least = play::temple::kAir;
    for (int tick = 0; tick < 60; ++tick) {
        QCOMPARE(pond.at(), water.at());
        QCOMPARE(pond.hero().air, water.hero().air);
        QCOMPARE(land.hero().air, play::temple::kAir);
        least = std::min(least, pond.hero().air);
        for (Attempt* attempt : {&pond, &water, &land})
            attempt->wait(1);
    }
    QVERIFY(least < play::temple::kAir);
}

void TestOwnTerrainsPlayed::proofsObeyThem() {
    using play::temple::Verdict;
    const auto verdict = [](const Rows& rows) {
        const auto field = Attempt(temple(rows, false)).engine.sharedField();
        const play::temple::Proof proof = play::temple::prove(field);
        if (proof.verdict != Verdict::Winnable) return proof.verdict;
        // The game itself agrees.
        const auto session = play::temple::Session::of(field, proof.witness);
        if (!session || session->state().outcome != play::temple::Outcome::Won)
            qFatal("the witness does not win");
        return proof.verdict;
    };
    for (const char* barred : {"@2$", "@3$", "@5$", "@4$"})
        QCOMPARE(verdict({barred}), Verdict::Unwinnable);
    for (const char* open : {"@1$", "@6$", "@7$", "@8$"})
        QCOMPARE(verdict({open}), Verdict::Winnable);
    for (const char* bar : {"@2$", "@3$", "@5$", "@4$"})
        QCOMPARE(verdict({bar, "..."}), Verdict::Winnable);
}

MAZELOOM_TEST(TestOwnTerrainsPlayed)

}  // namespace mazeloom::tst_own_terrains_played

#include "tst_own_terrains_played.moc"

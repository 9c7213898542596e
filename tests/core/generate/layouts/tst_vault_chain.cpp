// SPDX-License-Identifier: MIT
// RULES.md G-102: chains of handcrafted rooms on 10,000 seeds, checked on the finished map; and
// grammars that cannot be read or placed.
#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/check/check.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_vault_chain {

using grid::Point;
using level::Terrain;

class TestVaultChain : public QObject {
    Q_OBJECT

  private slots:
    void keepsItsPromises();
    void theHeroArrivesInAChainWithoutCorridors();
    void stairsFindAPlaceInEachChain();
    void recordingChangesNothing();
    void grammarsAreRead_data();
    void grammarsAreRead();
    void theCheckTellsOfTagsWithoutRooms();
    void chainsWithoutASolutionAreSaid_data();
    void chainsWithoutASolutionAreSaid();
    void roomsAppearAtMostSoOften();
    void onlyEntrancesWithTheSameTagAreJoined();
    void theCheckTellsOfIdleEntranceTags();
};

namespace {

level::Room tagged(level::Room room, const std::string& tag, int most) {
    room.tags = {tag};
    room.weight = 0;
    room.max = most;
    room.symmetries = testing::allSymmetries();
    return room;
}

/// Returns gates, two kinds of halls, a shrine, an L-shaped armoury and a boss's lair.
std::vector<level::Room> vaults() {
    using testing::roomOf;
    return {
        tagged(roomOf("gate", {"#####", "#...#", "#...e", "#...#", "#####"}), "gate", 1),
        tagged(roomOf("hall", {"###e###", "#.....#", "e..o..e", "#.....#", "###e###"}), "hall", 9),
        tagged(roomOf("wing", {"#####", "#...#", "e...#", "#...#", "##e##"}), "hall", 9),
        tagged(roomOf("shrine", {"#####", "e.~.e", "#####"}), "shrine", 1),
        tagged(roomOf("armoury", {"####  ", "#..#  ", "#..###", "e....e", "######"}), "armoury", 2),
        tagged(roomOf("lair", {"#######", "#.....#", "#..D..e", "#.....#", "#######"}), "boss", 1),
    };
}

constexpr const char* kChain = "start -> gate hall+ (shrine | armoury) boss";

level::Level levelFor(int seed) {
    random::Stream random(std::uint64_t(seed), 63);
    level::Level level =
        testing::solid({random.between(34, 60), random.between(30, 50)}, {"vault-chain"});
    auto& parameters = level.recipe.stages.back().parameters;
    parameters["grammar"] = std::string(kChain);
    if (seed % 3 == 1) parameters["corridor"] = std::int64_t{0};
    if (seed % 3 == 2) parameters["corridor"] = std::int64_t{random.between(1, 9)};
    if (seed % 4 == 1) parameters["most"] = std::int64_t{random.between(1, 5)};
    if (seed % 2 == 1) {
        level.paint.emplace(level.size, level::Paint(Terrain::Wall));
        for (int blot = random.between(0, 4); blot > 0; --blot) {
            const auto paint = level::Paint(random.chance(50) ? Terrain::Void : Terrain::Floor);
            const Point at{random.between(0, level.size.width - 4),
                           random.between(0, level.size.height - 4)};
            for (int dy = 0; dy < 3; ++dy) {
                for (int dx = 0; dx < 3; ++dx)
                    level.paint->at(at + Point{dx, dy}) = paint;
            }
        }
    }
    return level;
}

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

/// Returns the ids of the rooms in the order of their placement.
std::string idsOf(const level::Map& map, const std::vector<level::Room>& rooms) {
    std::string ids;
    for (const level::PlacedRoom& placed : map.rooms)
        ids += rooms[static_cast<std::size_t>(placed.handcrafted)].id + ' ';
    return ids;
}

/// Whether a walk leads from the k-th room to the next without crossing any other room's floor.
bool isFollowed(const level::Map& map, std::size_t k) {
    const auto from = testing::floorOf(map, map.rooms[k]);
    const auto to = testing::floorOf(map, map.rooms[k + 1]);
    const auto reached = testing::flood(map.size(), from.front(), [&](Point p) {
        if (!testing::isOpen(map, p)) return false;
        const auto isIn = [&](const std::vector<Point>& floor) {
            return std::ranges::find(floor, p) != floor.end();
        };
        return !testing::hasMark(map, p, level::kRoom) || isIn(from) || isIn(to);
    });
    return std::ranges::find(reached, to.front()) != reached.end();
}

}  // namespace

void TestVaultChain::keepsItsPromises() {
    const std::regex chain("gate ((hall|wing) )+(shrine|armoury) lair ");
    const auto rooms = vaults();
    int made = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(seed);
        const level::Map before = generate::initialMap(level);
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        if (!generated) {
            const std::string why = generated.error().describe();
            check(why.find("vault-chain") != std::string::npos, why.c_str(), seed);
            continue;
        }
        ++made;
        const level::Map& map = generated->map;
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(std::regex_match(idsOf(map, rooms), chain), "rooms follow the grammar", seed);
        for (std::size_t k = 0; k < map.rooms.size(); ++k) {
            const auto& placed = map.rooms[k];
            const auto& room = rooms[static_cast<std::size_t>(placed.handcrafted)];
            check(testing::standsAsDrawn(map, placed, room), "rooms stand as drawn", seed);
            for (std::size_t other = 0; other < k; ++other)
                check(!testing::overlapOrTouch(placed, map.rooms[other]), "rooms lie apart", seed);
            if (k + 1 < map.rooms.size())
                check(isFollowed(map, k), "each room leads to the next", seed);
        }
        for (Point p : testing::cellsOf(map)) {
            if (!testing::isOpen(map, p) || testing::isOpen(before, p)) continue;
            check(p.x > 0 && p.y > 0 && p.x < map.size().width - 1 && p.y < map.size().height - 1,
                  "the map's edge is never opened", seed);
            if (level::isDoor(testing::terrainAt(map, p)))
                check(testing::isWellFramed(map, p), "doors stand in walls", seed);
        }
        check(
            std::ranges::count(map.things, level::ThingKind::DreadKnight, &level::Thing::kind) == 1,
            "what belongs to a room comes once", seed);
    }
    QVERIFY2(made * 10 > testing::seeds(10'000) * 9, qPrintable(QString::number(made)));
}

void TestVaultChain::theHeroArrivesInAChainWithoutCorridors() {
    // The lair has painted stairs down, since stages place none in rooms of a chain.
    auto rooms = vaults();
    rooms.back() =
        tagged(testing::roomOf("lair", {"#######", "#.....#", "#..>..e", "#.....#", "#######"}),
               "boss", 1);
    int made = 0;
    for (int seed = 1; seed < testing::seeds(1000, 100); seed += 12) {
        level::Level level = levelFor(seed);
        level.ruleset = level::Ruleset::Descent;
        level.paint.reset();
        level.recipe.stages.front().parameters["corridor"] = std::int64_t{0};
        level.recipe.stages.push_back({"stairs", true, {}});
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        if (!generated) {
            const std::string why = generated.error().describe();
            check(why.find("vault-chain") != std::string::npos, why.c_str(), seed);
            continue;
        }
        ++made;
        const auto hero = generated->map.hero();
        check(hero && generated->map.rooms.front().rect.contains(*hero),
              "the hero arrives in the first room", seed);
        check(hero && generated->map.cells.at(*hero).isWalkable(), "it stands on floor", seed);
    }
    QVERIFY(made > 0);
}

/// G-23.5: rooms that stand wall to wall give up floor for the stairs, but only if necessary.
void TestVaultChain::stairsFindAPlaceInEachChain() {
    const auto rooms = vaults();
    int inRooms = 0;
    for (int seed = 0; seed < testing::seeds(3000, 200); ++seed) {
        level::Level level = levelFor(seed);
        level.ruleset = level::Ruleset::Descent;
        level.recipe.stages.push_back({"stairs", true, {}});
        if (seed % 3 == 1) level.paint.reset();
        generate::Options options;
        options.floor.depth = 1 + seed % 26;
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed), options);
        if (!generated) {
            const std::string why = generated.error().describe();
            check(why.find("vault-chain") != std::string::npos, why.c_str(), seed);
            continue;
        }
        const level::Map& map = generated->map;
        const auto hero = map.hero();
        check(hero.has_value(), "the hero arrives", seed);
        const auto reached =
            testing::flood(map.size(), *hero, [&](Point p) { return testing::isOpen(map, p); });
        const auto placesOf = [&](Terrain stairs) {
            return std::ranges::count_if(
                reached, [&](Point p) { return testing::terrainAt(map, p) == stairs; });
        };
        check(placesOf(Terrain::StairsDown) == 1, "one way leads down", seed);
        check(placesOf(Terrain::StairsUp) == (options.floor.depth > 1 ? 1 : 0),
              "one way leads up, but from the first floor", seed);
        const bool isInARoom = std::ranges::any_of(map.rooms, [&](const auto& placed) {
            const auto& room = rooms[static_cast<std::size_t>(placed.handcrafted)];
            return !testing::standsAsDrawn(map, placed, room);
        });
        inRooms += isInARoom ? 1 : 0;
        const auto broken = check::verify(level, rooms, std::uint64_t(seed), options.floor);
        check(broken.empty(), broken.empty() ? "" : broken.front().problem.text.c_str(), seed);
    }
    QVERIFY(inRooms > 0);
}

void TestVaultChain::recordingChangesNothing() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto [recorded, wrong] =
            testing::checkedRecord(levelFor(seed), vaults(), std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

void TestVaultChain::grammarsAreRead_data() {
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QString>("flaw");
    QTest::newRow("chain") << kChain << "";
    QTest::newRow("no name") << "gate hall* boss"
                             << "";
    QTest::newRow("rules") << "start -> gate wings boss; wings -> hall wings? | hall"
                           << "";
    QTest::newRow("empty") << "  "
                           << "empty";
    QTest::newRow("no end") << "start -> gate start"
                            << "\"start\" never ends";
    QTest::newRow("in a ring") << "a -> b; b -> a"
                               << "never ends";
    QTest::newRow("parenthesis") << "gate (hall"
                                 << "a ) is missing";
    QTest::newRow("closed") << "gate hall)"
                            << "what is \")\" for?";
    QTest::newRow("nothing behind") << "gate |"
                                    << "a tag is missing";
    QTest::newRow("nothing before") << "+ gate"
                                    << "a tag is missing";
    QTest::newRow("twice") << "a -> gate; a -> hall"
                           << "two rules";
    QTest::newRow("no rule") << "a -> gate; hall"
                             << "after ; must come a rule";
    QTest::newRow("deep") << QString(5000, '(') << "too long";
    QTest::newRow("nested") << QString(3000, '(') << "too many (";
    QTest::newRow("unknown tag") << "gate cellar"
                                 << "the tag \"cellar\"";
}

void TestVaultChain::grammarsAreRead() {
    QFETCH(QString, grammar);
    QFETCH(QString, flaw);
    level::Level level = testing::solid({70, 60}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = grammar.toStdString();
    const auto generated = generate::generate(level, vaults(), 3);
    if (flaw.isEmpty()) {
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        return;
    }
    QVERIFY(!generated.has_value());
    const QString said = QString::fromStdString(generated.error().describe());
    QVERIFY2(said.contains(flaw) && said.contains("vault-chain"), qPrintable(said));
}

/// The check reports every tag that no room has, before anything is generated.
void TestVaultChain::theCheckTellsOfTagsWithoutRooms() {
    level::Level level = testing::solid({70, 60}, {"vault-chain"});
    const auto toldFor = [&](const std::string& grammar, const std::vector<level::Room>& rooms) {
        level.recipe.stages[0].parameters["grammar"] = grammar;
        int told = 0;
        for (const check::Finding& finding : check::checkLevel(level, rooms))
            told += finding.sentence.id == "vault-tag-without-room" ? 1 : 0;
        return told;
    };
    QCOMPARE(toldFor("gate cellar attic", vaults()), 2);
    QCOMPARE(toldFor("start -> gate wing boss; wing -> hall+", vaults()), 0);
    QCOMPARE(toldFor("gate boss", {}), 2);
    // Furniture is not a vault.
    std::vector<level::Room> rooms = vaults();
    rooms.front().stands = level::Standing::Free;
    rooms.front().tags = {"bench"};
    QCOMPARE(toldFor("bench", rooms), 1);
    // Another rule reports grammars that cannot be read.
    QCOMPARE(toldFor("gate ->", vaults()), 0);
    level.recipe.stages[0].enabled = false;
    QCOMPARE(toldFor("cellar", vaults()), 0);
}

void TestVaultChain::chainsWithoutASolutionAreSaid_data() {
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("said");
    // The gate has one entrance, so nothing can follow it.
    QTest::newRow("no way on") << "hall gate shrine" << 60
                               << "no room with the tag \"shrine\" can be placed after \"gate\"";
    QTest::newRow("not again") << "gate hall gate" << 60
                               << "no room with the tag \"gate\" can be placed after \"hall\"";
    QTest::newRow("too small") << "boss" << 6 << "the tag \"boss\"";
    QTest::newRow("too long") << "hall hall hall hall hall hall hall hall hall" << 13
                              << "can be placed after \"hall\"";
}

void TestVaultChain::chainsWithoutASolutionAreSaid() {
    QFETCH(QString, grammar);
    QFETCH(int, side);
    QFETCH(QString, said);
    level::Level level = testing::solid({side, side}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = grammar.toStdString();
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto recorded = generate::record(level, vaults(), seed);
        QVERIFY(recorded.failure.has_value());
        QCOMPARE(recorded.failure->recipeStage, 0);
        const QString why = QString::fromStdString(recorded.failure->describe());
        QVERIFY2(why.contains(said), qPrintable(why));
        // Each attempt takes a few steps: its rooms are built and then removed again.
        QVERIFY(recorded.trace->stepCount() < 6 * 5000 + 100);
    }
}

void TestVaultChain::roomsAppearAtMostSoOften() {
    level::Level level = testing::solid({80, 60}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = std::string("hall hall hall hall");
    auto rooms = vaults();
    for (level::Room& room : rooms)
        room.max = 2;
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        QVERIFY(generated.has_value());
        for (int index = 0; index < 6; ++index) {
            const auto count =
                std::ranges::count(generated->map.rooms, index, &level::PlacedRoom::handcrafted);
            QVERIFY(count <= 2);
        }
    }
}

namespace {

/// Returns halls that may be joined north to south by one tag, and east to west by another.
std::vector<level::Room> taggedHalls(bool withTags) {
    std::vector<level::Room> rooms;
    for (const char* id : {"nave", "choir"}) {
        level::Room hall =
            tagged(testing::roomOf(id, {"###e###", "#.....#", "e.....e", "#.....#", "###e###"}),
                   "hall", 9);
        hall.symmetries = {level::Symmetry{}};
        if (withTags) {
            level::setEntranceTag(hall, {3, 0}, "high");
            level::setEntranceTag(hall, {3, 4}, rooms.empty() ? "high" : "low");
            level::setEntranceTag(hall, {6, 2}, "east");
            // The western entrance has no tag, so it cannot be joined to an eastern one.
        }
        rooms.push_back(std::move(hall));
    }
    return rooms;
}

struct Joints {
    int alike = 0;
    int unlike = 0;
};

/// Counts doors in walls that two rooms share, by whether both rooms' tags there are equal.
void countJoints(const level::Map& map, Joints& joints) {
    const auto halls = taggedHalls(true);
    for (std::size_t a = 0; a < map.rooms.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const auto tagAt = [&](std::size_t k, Point p) {
                const level::PlacedRoom& placed = map.rooms[k];
                const Point corner = placed.rect.topLeft() - Point{1, 1};
                return level::entranceTagAt(halls[std::size_t(placed.handcrafted)], p - corner);
            };
            const grid::Rect first = map.rooms[a].rect.grown(1);
            const grid::Rect second = map.rooms[b].rect.grown(1);
            for (int y = first.y; y <= first.bottom(); ++y) {
                for (int x = first.x; x <= first.right(); ++x) {
                    if (!second.contains(Point{x, y})) continue;
                    if (!level::isDoor(map.cells.at({x, y}).terrain())) continue;
                    const bool same = tagAt(a, {x, y}) == tagAt(b, {x, y});
                    ++(same ? joints.alike : joints.unlike);
                }
            }
        }
    }
}

}  // namespace

void TestVaultChain::onlyEntrancesWithTheSameTagAreJoined() {
    level::Level level = testing::solid({70, 60}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = std::string("hall hall hall");
    level.recipe.stages[0].parameters["corridor"] = std::int64_t{0};
    Joints with;
    Joints without;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        for (const bool isTagged : {true, false}) {
            const auto rooms = taggedHalls(isTagged);
            const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
            QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
            countJoints(generated->map, isTagged ? with : without);
        }
    }
    QVERIFY(with.alike >= 2 * testing::seeds(300));
    QCOMPARE(with.unlike, 0);
    QVERIFY(without.unlike > 0);
}

void TestVaultChain::theCheckTellsOfIdleEntranceTags() {
    auto rooms = taggedHalls(true);
    level::Level level = testing::solid({70, 60}, {"vault-chain"});
    level.recipe.stages[0].parameters["grammar"] = std::string("hall hall");
    const auto lonely = [&] {
        std::string tags;
        for (const check::Finding& finding : check::checkLevel(level, rooms)) {
            if (finding.sentence.id == "lonely-entrance-tag")
                tags += english({"", "%1"}, finding.arguments) + ' ';
        }
        return tags;
    };
    // Only one room has the tag, at a single entrance.
    QCOMPARE(lonely(), std::string("low "));
    const auto idle = [&](const level::Room& room) {
        std::vector<check::Fix> fixes;
        for (const check::Finding& finding : check::checkRoom(room)) {
            if (finding.sentence.id == "idle-entrance-tag")
                fixes.insert(fixes.end(), finding.fixes.begin(), finding.fixes.end());
        }
        return fixes;
    };
    QVERIFY(idle(rooms[0]).empty());
    level::Room& nave = rooms[0];
    std::erase(nave.entrances, Point{3, 4});
    level::setEntranceTag(nave, {0, 0}, "corner");
    const auto fixes = idle(nave);
    QCOMPARE(fixes.size(), std::size_t(3));  // a corner cannot be an entrance
    for (const check::Fix& fix : fixes)
        QVERIFY(idle(check::repaired(nave, fix)).size() < fixes.size());
}

MAZELOOM_TEST(TestVaultChain)

}  // namespace mazeloom::tst_vault_chain

#include "tst_vault_chain.moc"

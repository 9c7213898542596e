// SPDX-License-Identifier: MIT
// Rules and promises about a pack's descent and its floors.
#include <algorithm>
#include <optional>

#include <QTest>

#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_depths.h"
#include "core/level/campaign/floor_of.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_descent {

using check::Finding;
using level::Pack;
using level::Ruleset;

class TestCheckDescent : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void fixesTakeTheirFindingAway_data() { saysWhatIsWrong_data(); }
    void fixesTakeTheirFindingAway();
    void roomsAppearAtTheirDepths();
    void everyDepthOfALevelIsLookedAt();
    void depthsOfALevel();
    void floorsKeepTheirPromises();
    void brokenFloorsAreFound();
};

namespace {

level::Level floor(const std::string& id, const testing::Rows& rows,
                   std::initializer_list<std::string_view> stages = {}) {
    level::Level level = testing::painted(rows, stages);
    level.id = id;
    level.ruleset = Ruleset::Descent;
    return level;
}

level::Level dungeon(const std::string& id) {
    level::Level level =
        testing::solid({30, 18}, {"corridors", "stairs", "boss", "fountains", "monsters", "items"});
    level.id = id;
    return level;
}

level::Room lairOf(int minDepth, int maxDepth) {
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 4; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    room.min = room.max = 1;
    room.minDepth = minDepth;
    room.maxDepth = maxDepth;
    return room;
}

Pack sound() {
    Pack pack;
    pack.id = "pack";
    pack.levels = {floor("inn", {"#####", "#@.>#", "#####"}), dungeon("deep")};
    pack.descent.floors = {{1, "inn"}, {4, "deep"}};
    pack.descent.otherFloors = "deep";
    return pack;
}

/// Returns a pack with the one error that the sentence reports.
Pack wrong(const QString& sentence) {
    Pack pack = sound();
    auto& floors = pack.descent.floors;
    if (sentence == "floor-without-level") floors[1].level = "gone";
    if (sentence == "floor-is-temple") {
        level::Level temple = testing::painted({"@.."}, {});
        temple.id = "temple";
        temple.objectives.exit = false;
        temple.objectives.coins = 0;
        pack.levels.push_back(temple);
        floors[1].level = "temple";
    }
    if (sentence == "floor-twice") floors.push_back({4, "inn"});
    if (sentence == "other-floors-without-level") pack.descent.otherFloors = "gone";
    if (sentence == "other-floors-are-temple") {
        pack = wrong("floor-is-temple");
        pack.descent.floors.pop_back();
        pack.descent.otherFloors = "temple";
    }
    if (sentence == "range-without-level") pack.descent.ranges = {{2, 5, "gone"}};
    if (sentence == "range-is-temple") {
        pack = wrong("floor-is-temple");
        pack.descent.floors.pop_back();
        pack.descent.ranges = {{2, 5, "temple"}};
    }
    if (sentence == "range-cannot-grow") pack.descent.ranges = {{5, 9, "inn", 1, 2}};
    if (sentence == "floor-without-stairs") {
        pack.levels[0] = floor("inn", {"#####", "#@..#", "#####"}, {"monsters"});
    }
    if (sentence == "stage-in-temple") pack.levels[1].ruleset = Ruleset::Temple;
    if (sentence == "stage-in-temple") pack.descent = {};
    if (sentence == "monster-in-wall") {
        level::Object rat;
        rat.kind = level::ThingKind::Rat;
        rat.at = {0, 0};
        pack.levels[0].objects.push_back(rat);
    }
    if (sentence == "room-on-no-floor") {
        pack.rooms = {lairOf(2, 3)};
        level::Level level = dungeon("rooms");
        level.recipe.stages.insert(level.recipe.stages.begin(), {"handcrafted-rooms", true, {}});
        pack.levels.push_back(level);
        pack.descent.floors.push_back({7, "rooms"});
    }
    if (sentence == "campaign-without-level") {
        level::CampaignNode node;
        node.id = "nothing";
        node.isStart = true;
        pack.campaign.nodes.push_back(node);
    }
    return pack;
}

std::vector<Finding> of(const Pack& pack, const QString& sentence) {
    std::vector<Finding> all = check::checkPack(pack);
    std::erase_if(
        all, [&](const Finding& finding) { return finding.sentence.id != sentence.toStdString(); });
    return all;
}

QString textOf(const std::vector<Finding>& findings) {
    QStringList lines;
    for (const Finding& finding : findings)
        lines << QString::fromStdString(finding.problem.describe());
    return lines.join('\n');
}

Pack repaired(Pack pack, const check::Fix& fix) {
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        level::Level& level = pack.levels[i];
        if (fix.sheet == check::Sheet{check::Sheet::Kind::Level, level.id})
            level = check::repaired(level, fix);
    }
    for (level::Room& room : pack.rooms.edit()) {
        if (fix.sheet == check::Sheet{check::Sheet::Kind::Room, room.id})
            room = check::repaired(room, fix);
    }
    if (fix.sheet.kind == check::Sheet::Kind::Pack) {
        pack.campaign = check::repaired(pack.campaign, fix);
        pack.descent = check::repaired(pack.descent, fix);
    }
    return pack;
}

}  // namespace

void TestCheckDescent::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("sentence");
    for (const char* sentence :
         {"floor-without-level", "floor-is-temple", "floor-twice", "other-floors-without-level",
          "other-floors-are-temple", "floor-without-stairs", "stage-in-temple", "monster-in-wall",
          "room-on-no-floor", "campaign-without-level"})
        QTest::newRow(sentence) << sentence;
}

void TestCheckDescent::saysWhatIsWrong() {
    QFETCH(QString, sentence);
    QCOMPARE(textOf(check::checkPack(sound())), QString());
    const Pack pack = wrong(sentence);
    const std::size_t expected = sentence == "stage-in-temple" ? 5 : 1;
    QVERIFY2(of(pack, sentence).size() == expected, qPrintable(textOf(check::checkPack(pack))));
}

void TestCheckDescent::fixesTakeTheirFindingAway() {
    QFETCH(QString, sentence);
    const Pack pack = wrong(sentence);
    const auto findings = of(pack, sentence);
    QVERIFY(!findings.empty() && !findings[0].fixes.empty());
    for (const check::Fix& fix : findings[0].fixes)
        QCOMPARE(of(repaired(pack, fix), sentence).size(), findings.size() - 1);
}

void TestCheckDescent::roomsAppearAtTheirDepths() {
    Pack pack = wrong("room-on-no-floor");
    const auto isTold = [&] { return !of(pack, "room-on-no-floor").empty(); };
    pack.rooms[0] = lairOf(7, 9);
    QVERIFY(!isTold());
    pack.rooms[0] = lairOf(8, 9);
    QVERIFY(isTold());
    pack.descent.otherFloors = "rooms";
    QVERIFY(!isTold());
    pack.rooms[0] = lairOf(4, 4);  // depth 4 is "deep", which places no rooms of the pack
    QVERIFY(isTold());
    pack.descent = {};
    pack.rooms[0] = lairOf(2, 9);
    QVERIFY(isTold());  // without a descent the depth is 1
    pack.rooms[0] = lairOf(1, 9);
    QVERIFY(!isTold());
    // A room that must appear is checked only at the level's own depths.
    pack = wrong("room-on-no-floor");
    pack.rooms[0] = lairOf(7, 7);
    pack.rooms[0].cells = grid::Grid<level::Terrain>({60, 5}, level::Terrain::Floor);
    QCOMPARE(of(pack, "room-too-large").size(), 1u);
    pack.descent.floors.back().depth = 6;
    QCOMPARE(of(pack, "room-too-large").size(), 0u);
}

void TestCheckDescent::everyDepthOfALevelIsLookedAt() {
    Pack pack = wrong("room-on-no-floor");
    const auto hall = [](int minDepth, int maxDepth, grid::Size size) {
        level::Room room = lairOf(minDepth, maxDepth);
        room.cells = grid::Grid<level::Terrain>(size, level::Terrain::Floor);
        for (int x = 0; x < size.width; ++x)
            room.cells.at({x, 0}) = room.cells.at({x, size.height - 1}) = level::Terrain::Wall;
        for (int y = 0; y < size.height; ++y)
            room.cells.at({0, y}) = room.cells.at({size.width - 1, y}) = level::Terrain::Wall;
        return room;
    };
    const auto told = [&](const char* sentence) { return of(pack, sentence).size(); };
    // The level is the designed floor of depths 7 and 12, and the room is too large for it.
    pack.descent.floors.push_back({12, "rooms"});
    pack.rooms = {hall(12, 12, {60, 5})};
    QCOMPARE(told("room-too-large"), 1u);
    pack.rooms = {hall(8, 11, {60, 5})};
    QCOMPARE(told("room-too-large"), 0u);
    // The level of the other floors has every depth without a designed floor.
    pack.descent.otherFloors = "rooms";
    QCOMPARE(told("room-too-large"), 1u);
    pack.rooms = {hall(500'000, level::kMaxDepth, {60, 5})};
    QCOMPARE(told("room-too-large"), 1u);
    pack.rooms = {hall(4, 4, {60, 5})};  // depth 4 is "deep"
    QCOMPARE(told("room-too-large"), 0u);
    // Two rooms that fit only separately: their depths do not overlap, overlap, or overlap only at
    // a depth of another level.
    const auto two = [&](int firstFrom, int firstTo, int secondFrom, int secondTo) {
        pack.rooms = {hall(firstFrom, firstTo, {29, 11}), hall(secondFrom, secondTo, {29, 11})};
        pack.rooms[1].id = "vault";
    };
    two(2, 9, 10, 20);
    QCOMPARE(textOf(check::checkPack(pack)), QString());
    two(2, 9, 8, 20);
    auto findings = of(pack, "rooms-too-many-at");
    QCOMPARE(findings.size(), 1u);
    QVERIFY2(textOf(findings).contains("at depth 8 the rooms"), qPrintable(textOf(findings)));
    QCOMPARE(of(repaired(pack, findings[0].fixes.at(0)), "rooms-too-many-at").size(), 0u);
    two(2, 4, 4, 20);
    QCOMPARE(told("rooms-too-many-at"), 0u);
    two(2, 12, 12, 20);
    QVERIFY(textOf(of(pack, "rooms-too-many-at")).contains("at depth 12 "));
    // Generation confirms the finding.
    level::FloorContext floor;
    floor.depth = 12;
    level::Level rooms = pack.levels.back();
    rooms.recipe.stages.resize(1);  // only handcrafted rooms
    QVERIFY(!generate::generate(rooms, pack.rooms, 1, {.floor = floor}));
    floor.depth = 11;
    const auto fewer = generate::generate(rooms, pack.rooms, 1, {.floor = floor});
    QVERIFY2(fewer, fewer ? "" : fewer.error().describe().c_str());
}

/// Compares FloorDepths with a check of each depth.
void TestCheckDescent::depthsOfALevel() {
    constexpr int kMost = 14;
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 9);
        level::Descent descent;
        for (int count = random.between(0, 8); count > 0; --count) {
            descent.floors.push_back(
                {random.between(1, kMost - 2), random.chance(50) ? "one" : "two"});
        }
        for (int count = random.between(0, 3); count > 0; --count) {
            level::FloorRange range;
            range.from = random.between(1, kMost - 2);
            range.to = random.between(range.from, kMost - 2);
            range.level = random.chance(50) ? "one" : "two";
            descent.ranges.push_back(range);
        }
        if (random.chance(60)) descent.otherFloors = random.chance(50) ? "one" : "two";
        level::Level level;
        level.id = "one";
        level.ruleset = random.chance(90) ? Ruleset::Descent : Ruleset::Temple;
        const auto leadsTo = [&](int depth) {
            bool isTaken = false;
            bool isOfOne = false;
            for (const level::DesignedFloor& designed : descent.floors) {
                if (designed.depth != depth) continue;
                isTaken = true;
                isOfOne |= designed.level == "one";
            }
            if (isTaken) return isOfOne;
            for (const level::FloorRange& range : descent.ranges) {
                if (depth < range.from || depth > range.to) continue;
                isTaken = true;
                isOfOne |= range.level == "one";
            }
            return isTaken ? isOfOne : descent.otherFloors == "one";
        };
        bool isNever = true;
        for (int depth = 1; depth <= kMost; ++depth)
            isNever &= level.ruleset == Ruleset::Temple || !leadsTo(depth);
        const auto isOf = [&](int depth) { return isNever ? depth == 1 : leadsTo(depth); };
        const level::FloorDepths depths(descent, level);
        QCOMPARE(depths.isFloor(), !isNever);
        for (int first = 1; first <= kMost; ++first) {
            for (int last = first; last <= kMost; ++last) {
                std::optional<int> expected;
                for (int depth = last; depth >= first; --depth) {
                    if (isOf(depth)) expected = depth;
                }
                QCOMPARE(depths.firstIn(first, last), expected);
            }
        }
    }
}

void TestCheckDescent::floorsKeepTheirPromises() {
    const Pack pack = sound();
    const auto last = static_cast<std::uint64_t>(testing::seeds(300));
    for (const level::Level& level : pack.levels) {
        const auto findings = check::checkSeeds(level, pack.rooms, {0, last}, {},
                                                level::floorOf(pack.descent, level));
        QVERIFY2(findings.empty(), qPrintable(textOf(findings)));
    }
    QCOMPARE(level::floorOf(pack.descent, pack.levels[1]).depth, 4);
    for (const int depth : {1, 2, 20}) {
        level::FloorContext floor;
        floor.depth = depth;
        for (std::uint64_t seed = 0; seed < last / 4; ++seed) {
            const auto findings = check::verify(pack.levels[1], {}, seed, floor);
            QVERIFY2(findings.empty(), qPrintable(textOf(findings)));
        }
    }
}

void TestCheckDescent::brokenFloorsAreFound() {
    const auto firstOf = [](const testing::Rows& rows, int depth = 1,
                            std::initializer_list<std::string_view> stages = {}) {
        level::FloorContext context;
        context.depth = depth;
        const auto findings = check::verify(floor("one", rows, stages), {}, 1, context);
        return findings.empty() ? std::string() : std::string(findings[0].sentence.id);
    };
    QCOMPARE(firstOf({"@.>"}), std::string());
    QCOMPARE(firstOf({"@.."}), std::string("promise-stairs"));
    QCOMPARE(firstOf({"@#>"}), std::string("promise-way-down"));
    QCOMPARE(firstOf({"@.>#p"}), std::string("promise-item-reached"));
    level::Level walled = floor("one", {"@.>#"});
    level::Object rat;
    rat.kind = level::ThingKind::Rat;
    rat.at = {3, 0};
    walled.objects.push_back(rat);
    const auto findings = check::verify(walled, {}, 1);
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(findings[0].sentence.id, "promise-monster-open");
    QCOMPARE(firstOf({"@...."}, 2, {"stairs"}), std::string());
    // A level without a hero and without stairs is not a floor yet.
    QCOMPARE(firstOf({"..#.."}), std::string());
}

MAZELOOM_TEST(TestCheckDescent)

}  // namespace mazeloom::tst_check_descent

#include "tst_check_descent.moc"

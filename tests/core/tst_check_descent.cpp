// SPDX-License-Identifier: MIT
// What rules and promises say of a pack's descent and its floors.
#include <algorithm>

#include <QTest>

#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/check/promises/promises.h"
#include "core/level/floor_of.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"

using namespace mazeloom;
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

/// A pack with one thing wrong with it, of which a sentence is told.
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
    for (level::Level& level : pack.levels) {
        if (fix.sheet == check::Sheet{check::Sheet::Kind::Level, level.id})
            level = check::repaired(level, fix);
    }
    for (level::Room& room : pack.rooms) {
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
    pack.rooms[0] = lairOf(4, 4);  // which "deep" is, without rooms of the pack
    QVERIFY(isTold());
    pack.descent = {};
    pack.rooms[0] = lairOf(2, 9);
    QVERIFY(isTold());  // a level that stands alone is of depth 1
    pack.rooms[0] = lairOf(1, 9);
    QVERIFY(!isTold());
    // A must-appear room counts at the depth that the level is a floor of.
    pack = wrong("room-on-no-floor");
    pack.rooms[0] = lairOf(7, 7);
    pack.rooms[0].cells = grid::Grid<level::Terrain>({60, 5}, level::Terrain::Floor);
    QCOMPARE(of(pack, "room-too-large").size(), 1u);
    pack.descent.floors.back().depth = 6;
    QCOMPARE(of(pack, "room-too-large").size(), 0u);
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
    // Without a hero and without stairs it is no floor yet.
    QCOMPARE(firstOf({"..#.."}), std::string());
}

QTEST_APPLESS_MAIN(TestCheckDescent)
#include "tst_check_descent.moc"

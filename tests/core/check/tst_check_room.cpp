// SPDX-License-Identifier: MIT
// Each rule about handcrafted rooms, on a room that breaks it, with each of its fixes; and the
// rules about whole packs.
#include <algorithm>

#include <QDir>
#include <QTest>

#include "core/check/check.h"
#include "core/level/room/flaws.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_room {

using check::Finding;
using grid::Point;

class TestCheckRoom : public QObject {
    Q_OBJECT

  private slots:
    void findsWhatIsWrong_data();
    void findsWhatIsWrong();
    void fixesMakeItRight_data() { findsWhatIsWrong_data(); }
    void fixesMakeItRight();
    void leavesInOrderWhatIsInOrder_data();
    void leavesInOrderWhatIsInOrder();
    void findsEveryFlaw();
    void listings();
    void packsOfOurOwnAreInOrder_data();
    void packsOfOurOwnAreInOrder();
    void findsWhatReadingFound();
};

namespace {

level::Room withEntrance(level::Room room, Point entrance) {
    room.entrances.push_back(entrance);
    return room;
}

level::Room withObject(level::Room room, level::ThingKind kind, Point at, std::string id = {},
                       grid::Direction direction = grid::Direction::Right) {
    level::Object object;
    object.id = std::move(id);
    object.kind = kind;
    object.at = at;
    object.direction = direction;
    room.objects.push_back(std::move(object));
    return room;
}

level::Room room(const std::vector<std::string>& rows) {
    return testing::roomOf("lair", rows);
}

QString describe(const std::vector<Finding>& findings) {
    QStringList lines;
    for (const Finding& finding : findings) {
        lines << QString("%1: %2").arg(QString::fromUtf8(finding.sentence.id.data()),
                                       QString::fromStdString(finding.problem.describe()));
    }
    return lines.join('\n');
}

int countOf(const std::vector<Finding>& findings, const QString& id) {
    return static_cast<int>(std::ranges::count_if(findings, [&](const Finding& finding) {
        return id == QString::fromUtf8(finding.sentence.id.data());
    }));
}

}  // namespace

void TestCheckRoom::findsWhatIsWrong_data() {
    QTest::addColumn<level::Room>("lair");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QPoint>("cell");  // (−1, −1): none
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const level::Room& lair, const char* id, QPoint cell,
                        int count = 1) { QTest::newRow(name) << lair << id << cell << count; };
    constexpr QPoint kNone(-1, -1);
    const level::Room good = room({"#####", "#...#", "##e##"});
    using level::ThingKind;

    row("all wall", room({"###", "###"}), "room-without-floor", kNone);
    row("open at the edge", room({"###", "#..", "###"}), "room-open", {2, 1});
    row("open to void", room({"#### ", "#..  ", "#### "}), "room-open", {2, 1});
    row("entrance in a corner", withEntrance(good, {0, 0}), "entrance-off-edge", {0, 0});
    row("entrance on floor", withEntrance(good, {2, 1}), "entrance-off-edge", {2, 1});
    row("entrance between chambers", room({"#######", "#..e..e", "#######"}), "entrance-off-edge",
        {3, 1});
    row("entrance outside", withEntrance(good, {9, 1}), "entrance-outside", {9, 1});
    row("chamber without an entrance", room({"#######", "e..#..#", "#######"}),
        "chamber-without-entrance", {4, 1});
    row("only entrance inside", room({"#######", "#..e..#", "#######"}), "chamber-without-entrance",
        {1, 1}, 2);
    row("chamber shut in",
        room({"#######", "#.....#", "#.###.#", "#.#.#.#", "#.###.#", "#.....#", "###e###"}),
        "chamber-shut-in", {3, 3});
    row("columns all around", room({"oooo", "o..o", "oooo"}), "chamber-shut-in", {1, 1});
    row(
        "maximum below minimum",
        [&] {
            level::Room lair = good;
            lair.min = 3;
            return lair;
        }(),
        "room-most-below-least", kNone);
    const auto furniture = [](const std::vector<std::string>& rows) {
        level::Room piece = room(rows);
        piece.stands = level::Standing::Wall;
        return piece;
    };
    row("empty furniture", furniture({"##", ".."}), "furniture-empty", kNone);
    row("a door as furniture", furniture({"c+"}), "furniture-terrain", {1, 0});
    row("furniture with a rat", withObject(furniture({"c."}), ThingKind::Rat, {1, 0}),
        "furniture-things", kNone);
    row(
        "furniture with a tag of entrances",
        [&] {
            level::Room piece = furniture({"c."});
            piece.entranceTags.emplace_back();
            return piece;
        }(),
        "furniture-things", kNone);
    row(
        "furniture that must appear",
        [&] {
            level::Room piece = furniture({"c"});
            piece.min = 1;
            return piece;
        }(),
        "furniture-must-appear", kNone);
    row("same id",
        withObject(withObject(good, ThingKind::Rat, {1, 1}, "a"), ThingKind::Rat, {2, 1}, "a"),
        "duplicate-id", {2, 1});
    row("two heroes",
        withObject(withObject(good, ThingKind::Hero, {1, 1}), ThingKind::Hero, {2, 1}),
        "second-hero", {2, 1});
    row("two consoles",
        withObject(withObject(good, ThingKind::Console, {1, 1}), ThingKind::Console, {1, 1}),
        "two-consoles", {1, 1});
    row(
        "property with a cell outside",
        [&] {
            level::Room lair = good;
            lair.properties = {{"way", grid::Point{-1, 0}, {}}};
            return lair;
        }(),
        "property-cell", kNone);
    row("potion in the wall", withObject(good, ThingKind::Potion, {0, 1}), "object-in-wall",
        {0, 1});
    row("object outside", withObject(good, ThingKind::Potion, {5, 1}), "object-outside", {5, 1});
    row("emitter before a wall", withObject(good, ThingKind::Emitter, {0, 0}), "emitter-buried",
        {0, 0});
}

void TestCheckRoom::findsWhatIsWrong() {
    QFETCH(level::Room, lair);
    QFETCH(QString, id);
    QFETCH(QPoint, cell);
    QFETCH(int, count);
    const auto findings = check::checkRoom(lair);
    QVERIFY2(countOf(findings, id) == count, qPrintable(describe(findings)));
    const Finding& found = *std::ranges::find_if(findings, [&](const Finding& finding) {
        return id == QString::fromUtf8(finding.sentence.id.data());
    });
    QCOMPARE(found.problem.cell.has_value(), cell.x() >= 0);
    if (found.problem.cell) QCOMPARE(*found.problem.cell, (Point{cell.x(), cell.y()}));
    QCOMPARE(found.where.sheet, (check::Sheet{check::Sheet::Kind::Room, "lair"}));
    QCOMPARE(found.problem.file, std::string("rooms/lair.json"));
}

void TestCheckRoom::fixesMakeItRight() {
    QFETCH(level::Room, lair);
    QFETCH(QString, id);
    QFETCH(int, count);
    for (const Finding& finding : check::checkRoom(lair)) {
        if (id != QString::fromUtf8(finding.sentence.id.data())) continue;
        for (const check::Fix& fix : finding.fixes) {
            const auto left = check::checkRoom(check::repaired(lair, fix));
            QVERIFY2(countOf(left, id) < count, qPrintable(describe(left)));
            // The room may have become smaller since the check: the fix then changes nothing.
            const level::Room tiny = room({"#"});
            QVERIFY(check::repaired(tiny, fix).cells == tiny.cells);
        }
    }
}

void TestCheckRoom::leavesInOrderWhatIsInOrder_data() {
    QTest::addColumn<level::Room>("lair");
    QTest::newRow("entrances anywhere") << room({"#####", "#...#", "#####"});
    QTest::newRow("any outline") << room({" ### ", "##.##", "#...e", "#####"});
    QTest::newRow("chambers with an entrance each") << room({"#######", "e..#..e", "#######"});
    QTest::newRow("a beam out of the room")
        << withObject(room({"#####", "#...#", "#####"}), level::ThingKind::Emitter, {4, 1}, {},
                      grid::Direction::Right);
    QTest::newRow("a beam into the room")
        << withObject(room({"#####", "#...#", "#####"}), level::ThingKind::Emitter, {4, 1}, {},
                      grid::Direction::Left);
}

void TestCheckRoom::leavesInOrderWhatIsInOrder() {
    QFETCH(level::Room, lair);
    const auto findings = check::checkRoom(lair);
    QVERIFY2(findings.empty(), qPrintable(describe(findings)));
}

void TestCheckRoom::findsEveryFlaw() {
    // Every flaw that prevents a room from being placed is reported as an error.
    int flawed = 0;
    for (int seed = 0; seed < testing::seeds(5'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Room lair = testing::randomRoom(random, "lair");
        for (int i = random.between(0, 4); i > 0; --i) {
            const Point cell{random.between(0, lair.cells.width() - 1),
                             random.between(0, lair.cells.height() - 1)};
            lair.cells.at(cell) = static_cast<level::Terrain>(random.between(0, 15));
            if (random.chance(30)) lair.entrances.push_back(cell);
        }
        if (!level::firstFlaw(lair)) continue;
        ++flawed;
        QVERIFY(std::ranges::any_of(check::checkRoom(lair), &Finding::isError));
    }
    QVERIFY(flawed > 0);
}

void TestCheckRoom::listings() {
    QVERIFY(check::checkListing({{"a", "b"}, {"a"}}).empty());
    const auto findings = check::checkListing({{"a", "b", "a"}, {"c", "c"}});
    QCOMPARE(countOf(findings, "duplicate-id"), 2);
    QCOMPARE(
        findings[0].problem.describe(),
        std::string("pack.json: level 3: the id \"a\" appears twice: give one of them another"));
    QCOMPARE(findings[1].problem.place, std::string("room 2"));
}

void TestCheckRoom::packsOfOurOwnAreInOrder_data() {
    QTest::addColumn<QString>("folder");
    for (const char* folder : {MAZELOOM_PACKS "/temple", MAZELOOM_PACKS "/dungeons"}) {
        QTest::newRow(folder) << folder;
    }
}

void TestCheckRoom::packsOfOurOwnAreInOrder() {
    QFETCH(QString, folder);
    const auto pack = pack::readFolder(folder.toStdString());
    QVERIFY(pack.has_value());
    const auto findings = check::checkPack(*pack);
    QVERIFY2(findings.empty(), qPrintable(describe(findings)));
}

void TestCheckRoom::findsWhatReadingFound() {
    // A complete file that breaks a rule is read with an error; the rule then reports an error
    // about the level or room that was read.
    int read = 0;
    const QDir folder(MAZELOOM_TEST_DATA "/packs/broken");
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto source = testing::loaded("packs/broken/" + name.toStdString());
        const pack::Reading reading = pack::readWhatIsGood(source);
        const auto findings = check::checkPack(reading.pack);
        for (const Problem& problem : reading.problems) {
            const auto isOfTheFile = [&](const auto& sheet, const char* where) {
                return problem.file == where + sheet.id + ".json";
            };
            const bool isRead =
                std::ranges::any_of(reading.pack.levels,
                                    [&](const auto& l) { return isOfTheFile(l, "levels/"); }) ||
                std::ranges::any_of(reading.pack.rooms,
                                    [&](const auto& r) { return isOfTheFile(r, "rooms/"); });
            if (!isRead) continue;
            ++read;
            QVERIFY2(std::ranges::any_of(findings,
                                         [&](const Finding& finding) {
                                             return finding.isError() &&
                                                    finding.problem.file == problem.file;
                                         }),
                     qPrintable(name + ": " + QString::fromStdString(problem.describe())));
        }
    }
    QVERIFY(read > 5);
}

MAZELOOM_TEST(TestCheckRoom)

}  // namespace mazeloom::tst_check_room

#include "tst_check_room.moc"

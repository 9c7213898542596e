// SPDX-License-Identifier: MIT
// Marks of favourites: whether the level or the program makes another map than when a seed was
// added, what the editor says of it, and marks in files.
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/analyse/drift/map_mark.h"
#include "core/check/findings/favourite.h"
#include "core/generate/generate.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_map_mark {

using analyse::MapChange;
using level::MapMark;

class TestMapMark : public QObject {
    Q_OBJECT

  private slots:
    void aMarkTellsLevelFromProgram_data();
    void aMarkTellsLevelFromProgram();
    void textsAndFavouritesChangeNothing();
    void anotherProgramIsTold();
    void marksStandInFiles();
    void wrongMarksAreRefused_data();
    void wrongMarksAreRefused();
    void marksOfOtherSeedsAreIgnored();
};

namespace {

level::Level levelOf(std::initializer_list<std::string_view> stages = {"rooms", "maze", "doors"}) {
    level::Level level = testing::solid({31, 25}, stages);
    level.id = "one";
    level.title = "One";
    return level;
}

analyse::SampleOf of(const level::Level& level) {
    return {.level = std::make_shared<const level::Level>(level),
            .rooms = std::make_shared<const std::vector<level::Room>>(),
            .floor = {},
            .kinds = {}};
}

level::Map mapOf(const level::Level& level, std::uint64_t seed) {
    return generate::generate(level, {}, seed)->map;
}

MapMark markOf(const level::Level& level, std::uint64_t seed) {
    return analyse::markOf(of(level), hash(mapOf(level, seed)), "1.0.0");
}

level::Level readBack(const std::string& text, pack::Report& report) {
    return pack::readLevel(*pack::parseJson(text, {}), "one", report);
}

/// Returns a level with the favourites 7 and 9; 7 has a mark.
level::Level marked() {
    level::Level level = levelOf();
    level.favourites.seeds = {7, 9};
    level.favourites.marks[7] = {0x0123456789abcdefU, 0xfedcba9876543210U, "0.9 \"b\""};
    return level;
}

}  // namespace

void TestMapMark::aMarkTellsLevelFromProgram_data() {
    QTest::addColumn<bool>("sameRecipe");
    QTest::addColumn<bool>("sameMap");
    QTest::addColumn<int>("change");
    QTest::newRow("same") << true << true << static_cast<int>(MapChange::None);
    QTest::newRow("program") << true << false << static_cast<int>(MapChange::Program);
    QTest::newRow("level, same map") << false << true << static_cast<int>(MapChange::None);
    QTest::newRow("level") << false << false << static_cast<int>(MapChange::Level);
}

void TestMapMark::aMarkTellsLevelFromProgram() {
    QFETCH(bool, sameRecipe);
    QFETCH(bool, sameMap);
    QFETCH(int, change);
    const MapMark then{1, 2, "1.0.0"};
    const MapMark now{sameRecipe ? 1U : 3U, sameMap ? 2U : 4U, "1.1.0"};
    QCOMPARE(static_cast<int>(analyse::changeSince(then, now)), change);
}

void TestMapMark::textsAndFavouritesChangeNothing() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        level::Level level = levelOf();
        const MapMark then = markOf(level, seed);
        level.title = "Another";
        level.notes = "Notes";
        level.tab = "folder";
        level.favourites.seeds = {seed};
        level.favourites.marks[seed] = then;
        QVERIFY(markOf(level, seed) == then);
        level.recipe = levelOf({"rooms", "maze"}).recipe;
        QVERIFY(analyse::changeSince(then, markOf(level, seed)) != MapChange::Program);
        QVERIFY(markOf(level, seed).recipe != then.recipe);
    }
}

void TestMapMark::anotherProgramIsTold() {
    level::Level level = levelOf();
    const level::Map map = mapOf(level, 7);
    const auto finding = [&](std::uint64_t seed) {
        return check::findingOfFavourite(of(level), seed, map, "1.1.0");
    };
    QVERIFY(!finding(7));
    level.favourites.seeds = {7};
    QVERIFY(!finding(7));  // without a mark nothing is known
    level.favourites.marks[7] = markOf(level, 7);
    QVERIFY(!finding(7));
    level.favourites.marks[7].map ^= 1;
    level.favourites.marks[7].version = "0.9";
    const auto told = finding(7);
    QVERIFY(told.has_value());
    QVERIFY(check::isOfFavourite(*told));
    QVERIFY(told->problem.severity == Severity::Warning);
    QVERIFY(told->problem.text.find("seed 7") != std::string::npos);
    QVERIFY(told->problem.text.find("0.9") != std::string::npos);
    QVERIFY(!finding(8));
    // The fix makes the favourite stand for today's map, and changes nothing else.
    const level::Level before = level;
    level = check::repaired(level, told->fixes.front());
    QVERIFY(!finding(7));
    QCOMPARE(level.favourites.marks[7].version, std::string("1.1.0"));
    level.favourites = before.favourites;
    QVERIFY(level == before);
    // A changed level explains another map.
    level.recipe = levelOf({"rooms", "maze"}).recipe;
    QVERIFY(!finding(7));
}

void TestMapMark::marksStandInFiles() {
    const level::Level level = marked();
    const std::string text = pack::writeLevel(level);
    QVERIFY(text.find("{\"seed\": \"7\", \"recipe\": \"0123456789abcdef\", \"map\": "
                      "\"fedcba9876543210\", \"version\": \"0.9 \\\"b\\\"\"}") !=
            std::string::npos);
    pack::Report report("levels/one.json");
    QVERIFY(readBack(text, report) == level);
    QVERIFY(report.isClean());
    level::Level bare = level;
    bare.favourites.marks.clear();
    QVERIFY(pack::writeLevel(bare).find("favourite-maps") == std::string::npos);
}

void TestMapMark::wrongMarksAreRefused_data() {
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("short hash") << QByteArray("0123456789abcdef") << QByteArray("0123456789abcde");
    QTest::newRow("long hash") << QByteArray("0123456789abcdef") << QByteArray("0123456789abcdef0");
    QTest::newRow("no hash") << QByteArray("0123456789abcdef") << QByteArray("0123456789abcdeg");
    QTest::newRow("sign") << QByteArray("0123456789abcdef") << QByteArray("-123456789abcdef");
    QTest::newRow("number") << QByteArray("\"fedcba9876543210\"") << QByteArray("12");
    QTest::newRow("seed") << QByteArray("\"seed\": \"7\"") << QByteArray("\"seed\": -7");
    QTest::newRow("no seed") << QByteArray("\"seed\": \"7\", ") << QByteArray();
    QTest::newRow("no map") << QByteArray(", \"map\": \"fedcba9876543210\"") << QByteArray();
    QTest::newRow("unknown key") << QByteArray("\"seed\": \"7\"")
                                 << QByteArray("\"seed\": \"7\", \"sed\": 1");
}

void TestMapMark::wrongMarksAreRefused() {
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, wrong);
    const QByteArray text = QByteArray::fromStdString(pack::writeLevel(marked()));
    QVERIFY(text.contains(good));
    pack::Report report("levels/one.json");
    readBack(QByteArray(text).replace(good, wrong).toStdString(), report);
    QVERIFY(!report.isClean());
}

void TestMapMark::marksOfOtherSeedsAreIgnored() {
    // Programs that do not know marks leave them when they remove a favourite.
    const QByteArray text =
        QByteArray::fromStdString(pack::writeLevel(marked())).replace("[\"7\", \"9\"]", "[\"9\"]");
    pack::Report report("levels/one.json");
    const level::Level read = readBack(text.toStdString(), report);
    QVERIFY(report.isClean());
    QVERIFY(read.favourites.seeds == std::vector<std::uint64_t>{9});
    QVERIFY(read.favourites.marks.empty());
}

MAZELOOM_TEST(TestMapMark)

}  // namespace mazeloom::tst_map_mark

#include "tst_map_mark.moc"

// SPDX-License-Identifier: MIT
// Levels designed with the installed headers, cancelled calls, and numbers shared by C and C++.
#include <algorithm>
#include <atomic>
#include <cctype>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <QtTest>

#include "core/level/map/terrain.h"
#include "core/level/map/thing.h"
#include "core/play/temple/state/buttons.h"
#include "mazeloom/check.h"
#include "mazeloom/descent.h"
#include "mazeloom/level.h"
#include "mazeloom/pack.h"
#include "mazeloom/temple.h"

namespace {

using mazeloom::Level;
using mazeloom::Map;
using mazeloom::Position;
using mazeloom::Result;
using mazeloom::Ruleset;
using Rows = std::vector<std::string>;
using Stages = std::vector<mazeloom::Stage>;

const std::string kPack = MAZELOOM_SOURCES "/tests/data/library/version-1.0.mazepack";
const std::string kHeaders = MAZELOOM_SOURCES "/core/library/mazeloom/";

std::string textOf(const std::string& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return std::move(text).str();
}

Rows linesOf(const std::string& text) {
    Rows lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// Returns the names of an enumeration's constants, in order.
Rows constantsOf(const std::string& header, const std::string& enumeration) {
    std::smatch body;
    const std::regex whole("enum( class)? " + enumeration + "( : [a-z0-9_:]+)? \\{([^}]*)\\}");
    if (!std::regex_search(header, body, whole)) return {};
    const std::string text = body[3];
    const std::regex constant("MAZELOOM_[A-Z0-9_]+");
    Rows names;
    for (std::sregex_iterator i(text.begin(), text.end(), constant), end; i != end; ++i)
        names.push_back(i->str());
    return names;
}

/// Converts "stairs-up" to "PREFIX_STAIRS_UP".
std::string constantOf(std::string prefix, std::string_view id) {
    for (const char c : id)
        prefix += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return prefix;
}

template <typename T>
concept LendsCellsOfATemporary = requires(T of) {
    std::move(of).cells();
};
static_assert(!LendsCellsOfATemporary<Map>);
static_assert(!LendsCellsOfATemporary<mazeloom::Recording>);
static_assert(!LendsCellsOfATemporary<mazeloom::TempleSession>);
static_assert(!LendsCellsOfATemporary<mazeloom::DescentSession>);
template <typename T>
concept LendsItsValue = requires(T of) {
    std::forward<T>(of).operator->();
};
static_assert(LendsItsValue<Result<Map>&> && LendsItsValue<const Result<Map>&>);
static_assert(!LendsItsValue<Result<Map>> && !LendsItsValue<const Result<Map>>);
static_assert(std::is_same_v<decltype(std::declval<const Result<int>&>().value()), const int&>);
static_assert(std::is_same_v<decltype(std::declval<Result<int>>().value()), int>);

}  // namespace

class TestLibraryDesign : public QObject {
    Q_OBJECT

  private slots:
    void numbersAreOneTable_data();
    void numbersAreOneTable();
    void numbersHaveTheNamesOfFiles();
    void resultsGiveTheirValue();
    void rowsBecomeTheLevel();
    void rowsOfGeneratedLevelsComeBack();
    void rowsThatCannotBe_data();
    void rowsThatCannotBe();
    void templesOfEachSize();
    void stoppedCallsEnd();
    void threadsShareALevel();
};

void TestLibraryDesign::numbersAreOneTable_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("cxx");
    QTest::addColumn<QString>("c");
    QTest::newRow("terrain") << "cells.h"
                             << "Terrain"
                             << "mazeloom_terrain";
    QTest::newRow("effect") << "cells.h"
                            << "Effect"
                            << "mazeloom_effect";
    QTest::newRow("ruleset") << "map.h"
                             << "Ruleset"
                             << "mazeloom_ruleset";
    QTest::newRow("direction") << "map.h"
                               << "Direction"
                               << "mazeloom_direction";
    QTest::newRow("kind") << "map.h"
                          << "ThingKind"
                          << "mazeloom_thing_kind";
    QTest::newRow("pace") << "temple.h"
                          << "Pace"
                          << "mazeloom_pace";
    QTest::newRow("button") << "temple.h"
                            << "TempleButton"
                            << "mazeloom_button";
    QTest::newRow("action") << "temple.h"
                            << "StrokeAction"
                            << "mazeloom_action";
    QTest::newRow("outcome") << "temple.h"
                             << "TempleOutcome"
                             << "mazeloom_temple_outcome";
    QTest::newRow("cause") << "temple.h"
                           << "TempleCause"
                           << "mazeloom_temple_cause";
    QTest::newRow("is") << "temple.h"
                        << "Is"
                        << "mazeloom_temple_thing_is";
    QTest::newRow("verdict") << "check.h"
                             << "Verdict"
                             << "mazeloom_verdict";
    QTest::newRow("run") << "descent.h"
                         << "DescentOutcome"
                         << "mazeloom_descent_outcome";
}

/// C and C++ have the same enumerators in the same order.
void TestLibraryDesign::numbersAreOneTable() {
    QFETCH(QString, header);
    QFETCH(QString, cxx);
    QFETCH(QString, c);
    const Rows wanted = constantsOf(textOf(kHeaders + "numbers.h"), c.toStdString());
    QVERIFY(wanted.size() >= 2);
    QCOMPARE(constantsOf(textOf(kHeaders + header.toStdString()), cxx.toStdString()), wanted);
}

void TestLibraryDesign::numbersHaveTheNamesOfFiles() {
    const std::string numbers = textOf(kHeaders + "numbers.h");
    // In the order of their numbers. Ids in files shorten "waterfall" to "fall".
    std::map<mazeloom::level::Terrain, std::string> byNumber;
    for (const mazeloom::level::TerrainInfo& row : mazeloom::level::kTerrains) {
        std::string id(row.id);
        if (id.starts_with("fall-")) id = "water" + id;
        byNumber[row.terrain] = constantOf("MAZELOOM_", id);
    }
    Rows terrains;
    for (const auto& [number, name] : byNumber)
        terrains.push_back(name);
    QCOMPARE(constantsOf(numbers, "mazeloom_terrain"), terrains);
    Rows kinds;
    for (std::size_t number = 0; number < mazeloom::level::kThingNumbers; ++number) {
        const auto kind = static_cast<mazeloom::level::ThingKind>(number);
        kinds.push_back(constantOf("MAZELOOM_THING_", mazeloom::level::info(kind).id));
    }
    QCOMPARE(constantsOf(numbers, "mazeloom_thing_kind"), kinds);
    Rows buttons;
    for (const std::string_view name : mazeloom::play::temple::kButtonNames)
        buttons.push_back(constantOf("MAZELOOM_BUTTON_", name));
    QCOMPARE(constantsOf(numbers, "mazeloom_button"), buttons);
}

void TestLibraryDesign::resultsGiveTheirValue() {
    const Result<std::string> good(std::string("good"));
    const Result<std::string> bad(mazeloom::Error{"it is bad", "a.json", "line 3", {}});
    QCOMPARE(good.value(), std::string("good"));
    QCOMPARE(good.value_or("else"), std::string("good"));
    QCOMPARE(bad.value_or("else"), std::string("else"));
    QCOMPARE(Result<std::string>(bad).value_or(std::string("else")), std::string("else"));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)bad.value());
    // error() and value() of a temporary return by value, so these references stay valid.
    const mazeloom::Error& error = Result<std::string>(bad).error();
    QCOMPARE(error.describe(), std::string("a.json: line 3: it is bad"));
    const std::string& value = Result<std::string>(std::string("kept")).value();
    QCOMPARE(value, std::string("kept"));
}

void TestLibraryDesign::rowsBecomeTheLevel() {
    const Rows rows{"#######", "#@..$x#", "#~+.>", "#######"};
    const Level level = Level::design(Ruleset::Temple, rows, Stages{}).value();
    QCOMPARE(level.width(), 7);
    QCOMPARE(level.height(), 4);
    const Map map = level.generate(1).value();
    QVERIFY(map.at({1, 2}).terrain() == mazeloom::Terrain::Water);
    QVERIFY(map.at({2, 2}).terrain() == mazeloom::Terrain::ClosedDoor);
    QVERIFY(map.at({5, 2}).terrain() == mazeloom::Terrain::Void);
    QVERIFY(map.at({4, 1}).has(mazeloom::Cell::kCoin));
    QVERIFY(map.at({5, 1}).has(mazeloom::Cell::kTrap));
    QCOMPARE(*map.hero(), (Position{1, 1}));
    // Painted cells can be combined with a recipe.
    const Map filled =
        Level::design(Ruleset::Temple, rows, std::string("temple")).value().generate(1).value();
    QVERIFY(filled.at({1, 2}).terrain() == mazeloom::Terrain::Water);
}

/// Designing a level from another one's rows shows the same cells and things.
void TestLibraryDesign::rowsOfGeneratedLevelsComeBack() {
    int levels = 0;
    const auto pack = mazeloom::Pack::open(MAZELOOM_SOURCES "/resources/packs/dungeons").value();
    for (const Level& level : pack.levels()) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto generated = level.generate(seed);
            if (!generated || generated->ownTerrainCount() > 0) continue;
            const auto again =
                Level::design(level.ruleset(), linesOf(generated->toText()), Stages{});
            QVERIFY2(again, again ? "" : again.error().describe().c_str());
            const Map map = again->generate(0).value();
            // A temple's text also shows which floor is a wall of the hidden maze.
            std::string wanted = generated->toText();
            std::string seen = map.toText();
            std::ranges::replace(wanted, ',', '.');
            std::ranges::replace(seen, ',', '.');
            QCOMPARE(seen, wanted);
            ++levels;
        }
    }
    QVERIFY(levels >= 10);
}

void TestLibraryDesign::rowsThatCannotBe_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("said");
    QTest::newRow("none") << QStringList{} << "no cells";
    QTest::newRow("empty") << QStringList{"", ""} << "no cells";
    QTest::newRow("tab") << QStringList{"...", ".\t."} << "row 2, column 2";
    QTest::newRow("no ASCII") << QStringList{"..é"} << "row 1, column 3";
    QTest::newRow("too wide") << QStringList{QString(8193, '.')} << "8192";
    QTest::newRow("too high") << QStringList(8193, ".") << "8192";
    QTest::newRow("too many things") << QStringList(320, QString(320, 'h')) << "100000 things";
}

void TestLibraryDesign::rowsThatCannotBe() {
    QFETCH(QStringList, rows);
    QFETCH(QString, said);
    Rows texts;
    for (const QString& row : rows)
        texts.push_back(row.toStdString());
    const auto level = Level::design(Ruleset::Temple, texts, Stages{});
    QVERIFY(!level);
    QVERIFY2(level.error().describe().find(said.toStdString()) != std::string::npos,
             level.error().describe().c_str());
}

/// A temple without paint gets a shape, a hero and an objective.
void TestLibraryDesign::templesOfEachSize() {
    for (int side = 1; side <= 40; ++side) {
        const Level level =
            Level::design(Ruleset::Temple, side, side + side / 3, std::string("temple")).value();
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto map = level.generate(seed);
            QVERIFY2(map || side < 5, map ? "" : map.error().describe().c_str());
            if (!map) continue;
            QVERIFY(map->hero());
            if (side < 12) continue;
            auto game = mazeloom::TempleSession::begin(level, seed).value();
            QVERIFY(game.state().coinsInAll > 0);
            QVERIFY(mazeloom::proveWinnable(level, seed).value().verdict ==
                    mazeloom::Verdict::Winnable);
        }
    }
}

void TestLibraryDesign::stoppedCallsEnd() {
    std::atomic<bool> stop = true;
    const Level large = Level::design(Ruleset::Temple, 2000, 2000, std::string("temple")).value();
    QVERIFY(!large.generate(1, {.attempt = 0, .depth = 0, .stop = &stop}));
    QVERIFY(!large.record(1, {.attempt = 0, .depth = 0, .stop = &stop}));
    QVERIFY(!mazeloom::TempleSession::begin(
        large, 1, {.attempt = 0, .pace = mazeloom::Pace::RealTime, .stop = &stop}));
    QVERIFY(!mazeloom::Pack::open(kPack, &stop));
    QVERIFY(!mazeloom::Pack::fromBytes(textOf(kPack), "mine", &stop));
    const mazeloom::Pack pack = mazeloom::Pack::open(kPack).value();
    QVERIFY(!mazeloom::DescentSession::begin(pack, 1,
                                             {.level = {}, .depth = 0, .goal = 0, .stop = &stop}));
    const Level steps = pack.find("first-steps").value();
    auto game = mazeloom::TempleSession::begin(steps, 7).value();
    for (int tick = 0; tick < 10; ++tick)
        game.advance();
    QVERIFY(!mazeloom::TempleSession::load(pack, game.replay(), &stop));
    auto run = mazeloom::DescentSession::begin(pack, 7).value();
    QVERIFY(run.press(".").value());
    QVERIFY(!mazeloom::DescentSession::load(pack, run.replay(), &stop));
    // Only stairs make a floor.
    const std::uint64_t hash = run.state().hash;
    QVERIFY(run.press(".", &stop).value());
    QVERIFY(run.state().hash != hash);
    QVERIFY(!run.press("jump", &stop));
    // This many seeds would take hours.
    QVERIFY(mazeloom::findBrokenPromises(large, 0, 1'000'000, &stop).empty());
    QVERIFY(mazeloom::findProblems(pack, &stop).empty());
    // A cancelled proof has no verdict.
    const auto proof = mazeloom::proveWinnable(steps, 7, {.steps = 3'000'000, .stop = &stop});
    QVERIFY(!proof || proof->verdict == mazeloom::Verdict::Undecided);

    // From another thread, during the call.
    stop = false;
    std::thread other([&] { stop = true; });
    (void)mazeloom::findBrokenPromises(steps, 0, 1'000'000'000, &stop);
    other.join();
}

void TestLibraryDesign::threadsShareALevel() {
    const Level level = mazeloom::Pack::open(kPack).value().find("cellar").value();
    const auto hashes = [&level] {
        std::vector<std::uint64_t> all;
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            all.push_back(level.generate(seed).value().hash());
        return all;
    };
    std::vector<std::uint64_t> first;
    std::vector<std::uint64_t> second;
    std::thread one([&] { first = hashes(); });
    std::thread two([&] { second = hashes(); });
    one.join();
    two.join();
    QCOMPARE(first, hashes());
    QCOMPARE(second, first);
}

QTEST_GUILESS_MAIN(TestLibraryDesign)
#include "tst_library_design.moc"

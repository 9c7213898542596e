// SPDX-License-Identifier: MIT
// Parameters that are drawn for each seed, and those that follow the floor's depth (RULES.md G-90).
#include <map>
#include <set>
#include <string>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/level/json_append.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_recipe.h"
#include "core/pack/json/write/write_recipe.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_varying {

class TestVarying : public QObject {
    Q_OBJECT

  private slots:
    void drawsEachNumberOfItsRange();
    void drawsOneOfSeveral();
    void followsTheDepth_data();
    void followsTheDepth();
    void drawsApartFromTheStage();
    void twoStagesOfAKindDrawApart();
    void generatesAsIfTheValueWereFixed();
    void comesBackFromJson_data();
    void comesBackFromJson();
    void refuses_data();
    void refuses();
};

namespace {

using level::ByDepth;
using level::DrawnNumber;
using level::OneOf;
using level::ParameterValue;

std::int64_t number(std::int64_t value) {
    return value;
}

level::Recipe roomsWith(std::string parameter, ParameterValue value) {
    level::Recipe recipe;
    recipe.stages.push_back({"rooms", true, {{std::move(parameter), std::move(value)}}});
    return recipe;
}

/// Returns the parameter's value for a seed at a depth; `stage` is the index in the recipe.
std::int64_t settledValue(const level::Recipe& recipe, std::string_view parameter,
                          std::uint64_t seed, int depth = 1, std::size_t stage = 0) {
    const auto ready = generate::prepare(recipe, true);
    if (!ready) return -1;
    const generate::ReadyRecipe settled = generate::settled(*ready, seed, depth);
    const generate::ReadyStage& of = settled.stages[stage];
    for (std::size_t i = 0; i < of.stage->parameters.size(); ++i) {
        if (of.stage->parameters[i].id == parameter) return of.parameters[i];
    }
    return -1;
}

level::Level floorWith(level::Recipe recipe) {
    level::Level level;
    level.id = "floor";
    level.ruleset = level::Ruleset::Descent;
    level.size = {41, 31};
    level.recipe = std::move(recipe);
    for (const char* stage : {"maze", "doors", "dead-ends", "unite"})
        level.recipe.stages.push_back({stage, true, {}});
    return level;
}

}  // namespace

void TestVarying::drawsEachNumberOfItsRange() {
    const level::Recipe recipe = roomsWith("attempts", DrawnNumber{10, 14});
    std::map<std::int64_t, int> counts;
    constexpr int kSeeds = 5000;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        ++counts[settledValue(recipe, "attempts", seed)];
    QCOMPARE(counts.size(), std::size_t{5});
    QCOMPARE(counts.begin()->first, number(10));
    QCOMPARE(counts.rbegin()->first, number(14));
    for (const auto& [value, count] : counts)
        QVERIFY2(count > kSeeds / 5 - 150 && count < kSeeds / 5 + 150,
                 qPrintable(QString("%1: %2 times").arg(value).arg(count)));
}

void TestVarying::drawsOneOfSeveral() {
    const level::Recipe recipe =
        roomsWith("attempts", OneOf{{number(3), number(50), number(50), number(50)}});
    std::map<std::int64_t, int> counts;
    for (std::uint64_t seed = 0; seed < 4000; ++seed)
        ++counts[settledValue(recipe, "attempts", seed)];
    QCOMPARE(counts.size(), std::size_t{2});
    QVERIFY(counts[3] > 850 && counts[3] < 1150);
    QVERIFY(counts[50] > 2850);
}

void TestVarying::followsTheDepth_data() {
    QTest::addColumn<int>("depth");
    QTest::addColumn<qint64>("expected");
    // 10 at depth 2, 21 at depth 6, 0 at depth 9; calculated by hand.
    QTest::newRow("before the first") << 1 << qint64{10};
    QTest::newRow("at the first") << 2 << qint64{10};
    QTest::newRow("a quarter: 12.75") << 3 << qint64{13};
    QTest::newRow("half: 15.5") << 4 << qint64{16};
    QTest::newRow("at the second") << 6 << qint64{21};
    QTest::newRow("down a third: 14") << 7 << qint64{14};
    QTest::newRow("down two thirds: 7") << 8 << qint64{7};
    QTest::newRow("at the last") << 9 << qint64{0};
    QTest::newRow("far behind") << 1000 << qint64{0};
}

void TestVarying::followsTheDepth() {
    QFETCH(int, depth);
    QFETCH(qint64, expected);
    const level::Recipe recipe =
        roomsWith("attempts", ByDepth{{{2, number(10)}, {6, number(21)}, {9, number(0)}}});
    QCOMPARE(settledValue(recipe, "attempts", 7, depth), expected);
}

void TestVarying::drawsApartFromTheStage() {
    // Drawing a value from a range does not shift the stage's own draws.
    const generate::Options options;
    const level::Level fixed = floorWith(roomsWith("attempts", number(30)));
    const level::Level drawn = floorWith(roomsWith("attempts", DrawnNumber{30, 30}));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto a = generate::generate(fixed, {}, seed, options);
        const auto b = generate::generate(drawn, {}, seed, options);
        QVERIFY(a && b);
        QCOMPARE(level::toText(b->map), level::toText(a->map));
    }
}

void TestVarying::twoStagesOfAKindDrawApart() {
    level::Recipe recipe = roomsWith("attempts", DrawnNumber{0, 10000});
    recipe.stages.push_back(recipe.stages.front());
    int same = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        same += settledValue(recipe, "attempts", seed, 1, 0) ==
                settledValue(recipe, "attempts", seed, 1, 1);
    QVERIFY2(same <= 2, qPrintable(QString::number(same)));
}

void TestVarying::generatesAsIfTheValueWereFixed() {
    const level::Level varying = floorWith(roomsWith("attempts", DrawnNumber{20, 90}));
    const level::Level byDepth =
        floorWith(roomsWith("attempts", ByDepth{{{1, number(20)}, {101, number(100)}}}));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const level::Level* level : {&varying, &byDepth}) {
            generate::Options options;
            options.floor.depth = 1 + static_cast<int>(seed) * 5;
            const std::int64_t value =
                settledValue(level->recipe, "attempts", seed, options.floor.depth);
            const level::Level fixed = floorWith(roomsWith("attempts", value));
            const auto expected = generate::generate(fixed, {}, seed, options);
            const auto generated = generate::generate(*level, {}, seed, options);
            const auto recorded = generate::record(*level, {}, seed, options);
            QVERIFY(expected && generated && !recorded.failure);
            QCOMPARE(level::toText(generated->map), level::toText(expected->map));
            QCOMPARE(level::toText(recorded.map), level::toText(expected->map));
        }
    }
}

void TestVarying::comesBackFromJson_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("range") << R"({"stage": "rooms", "attempts": {"from": 3, "to": 80}})";
    QTest::newRow("one of") << R"({"stage": "shape", "source": {"one-of": ["blob", "caves"]}})";
    QTest::newRow("depth, numbers")
        << R"({"stage": "rooms", "attempts": {"by-depth": [[1, 40], [10, 90]]}})";
    QTest::newRow("depth, choices")
        << R"({"stage": "shape", "source": {"by-depth": [[1, "blob"], [4, "caves"]]}})";
}

void TestVarying::comesBackFromJson() {
    QFETCH(QString, text);
    const std::string list = "[\n    " + text.toStdString() + "\n  ]";
    const auto json = pack::parseJson(list, "level.json");
    QVERIFY(json.has_value());
    pack::Report report("level.json");
    const level::Recipe recipe = pack::readRecipe(*json, true, report);
    QVERIFY(report.isClean());
    QVERIFY(!level::isFixed(recipe.stages.front().parameters.begin()->second));
    std::string written;
    pack::appendRecipeLines(written, recipe, {});
    QCOMPARE(written, list);
}

void TestVarying::refuses_data() {
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("because");
    QTest::newRow("upside down") << R"({"from": 9, "to": 3})"
                                 << "begins at 9, above its end 3";
    QTest::newRow("too far") << R"({"from": 0, "to": 99999})"
                             << "99999 is outside";
    QTest::newRow("no end") << R"({"from": 1})"
                            << "to";
    QTest::newRow("something more") << R"({"from": 1, "to": 3, "step": 2})"
                                    << "step";
    QTest::newRow("nothing") << "{}"
                             << "from";
    QTest::newRow("no values") << R"({"one-of": []})"
                               << "1 to 100 values";
    QTest::newRow("a word among numbers") << R"({"one-of": [1, "two"]})"
                                          << "whole number";
    QTest::newRow("no depths") << R"({"by-depth": []})"
                               << "1 to 100 depths";
    QTest::newRow("depths out of order") << R"({"by-depth": [[4, 1], [4, 2]]})"
                                         << "depth 4 comes after depth 4";
    QTest::newRow("depth 0") << R"({"by-depth": [[0, 1]]})"
                             << "value 1";
    QTest::newRow("no pair") << R"({"by-depth": [[1, 2, 3]]})"
                             << "a depth and a value";
    QTest::newRow("a range of depths' values") << R"({"by-depth": [[1, {"from": 1, "to": 2}]]})"
                                               << "value 1";
}

void TestVarying::refuses() {
    QFETCH(QString, value);
    QFETCH(QString, because);
    const std::string text = "[{\"stage\": \"rooms\", \"attempts\": " + value.toStdString() + "}]";
    const auto json = pack::parseJson(text, "level.json");
    QVERIFY(json.has_value());
    pack::Report report("level.json");
    pack::readRecipe(*json, true, report);
    const auto problems = report.take();
    QCOMPARE(problems.size(), std::size_t{1});
    const QString said = QString::fromStdString(problems.front().describe());
    QVERIFY2(said.contains(because), qPrintable(said));
    QVERIFY2(said.contains("recipe stage 1"), qPrintable(said));
    QVERIFY2(said.contains("attempts"), qPrintable(said));
}

MAZELOOM_TEST(TestVarying)

}  // namespace mazeloom::tst_varying

#include "tst_varying.moc"

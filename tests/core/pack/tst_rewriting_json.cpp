// SPDX-License-Identifier: MIT
// Rewriting rules in a level's file: they are read back as written, and errors are reported with
// their place. Also the shipped examples: each does what its text says.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/json/parse.h"
#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/program.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"
#include "tests/support/golden.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_rewriting_json {

using namespace level::rewriting;
using grid::Point;

class TestRewritingJson : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void aDesignersTextIsReadAndWrittenAgain();
    void anyProgramSurvives();
    void allTerrainsOfAPackMayBeNamed();
    void tooManySetsAreAFlaw();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void otherStagesHaveNoRules();
    void examplesDoWhatTheySay_data();
    void examplesDoWhatTheySay();
    void examplesAreThoseOfEveryMachine();

  private:
    level::Pack examples_;
};

namespace {

std::string levelText(const std::string& stage) {
    return "{\n  \"id\": \"one\",\n  \"title\": \"One\",\n  \"ruleset\": \"descent\",\n  \"size\": "
           "[20, 15],\n  \"recipe\": [\n    " +
           stage + "\n  ]\n}\n";
}

struct Read {
    level::Level level;
    std::vector<Problem> problems;
};

Read readText(const std::string& text, const std::string& id) {
    const auto parsed = json::parse(text);
    if (!parsed) return {{}, {problemAt({}, parsed.error().place, parsed.error().text)}};
    pack::Report report("levels/one.json");
    level::Level level = pack::readLevel(*parsed, id, report);
    return {std::move(level), report.take()};
}

Read readLevel(const std::string& stage) {
    return readText(levelText(stage), "one");
}

const std::string kText =
    R"({"stage": "rules", "limit": 9, "sets": {"0": ["wall", "A", "outside"], "1": ["fireplace"]}, "nodes": [
      {"one": [
        {"find": ["#"], "put": ["A"]}
      ], "times": 1},
      {"first": [
        {"grow": [
          {"find": ["A##", "*0*"], "put": ["B.A", "***"], "symmetries": "turns", "chance": 40, "most": 7}
        ], "towards": ["closed door", "H"], "stray": 5},
        {"sequence": [
          {"parallel": [
            {"find": ["X*."], "put": ["**1"], "symmetries": ["turn-90", "mirror-turn-0"]}
          ], "times": "until-none"},
          {"all": [
            {"find": ["1"], "put": ["~"], "symmetries": "fixed"}
          ]}
        ]}
      ], "times": 12}
    ]})";

/// The numbers of open cells and of pairs of adjacent open cells.
struct Shape {
    int cells = 0;
    int links = 0;
    int parts = 0;
    int deadEnds = 0;
    std::map<char, int> counts;
};

Shape shapeOf(const level::Map& map) {
    Shape shape;
    std::set<std::pair<int, int>> open;
    for (Point p; p.y < map.size().height; ++p.y) {
        for (p.x = 0; p.x < map.size().width; ++p.x) {
            ++shape.counts[level::glyph(map.cells.at(p).terrain())];
            if (map.cells.at(p).isWalkable()) open.insert({p.x, p.y});
        }
    }
    shape.cells = static_cast<int>(open.size());
    const auto around = [](std::pair<int, int> p) {
        return std::vector<std::pair<int, int>>{{p.first + 1, p.second},
                                                {p.first, p.second + 1},
                                                {p.first - 1, p.second},
                                                {p.first, p.second - 1}};
    };
    std::set<std::pair<int, int>> left = open;
    for (const auto& p : open) {
        int beside = 0;
        for (const auto& next : around(p))
            beside += static_cast<int>(open.count(next));
        shape.links += beside;
        shape.deadEnds += beside <= 1;
    }
    shape.links /= 2;
    while (!left.empty()) {
        ++shape.parts;
        std::vector<std::pair<int, int>> wave{*left.begin()};
        left.erase(left.begin());
        while (!wave.empty()) {
            const auto here = wave.back();
            wave.pop_back();
            for (const auto& next : around(here)) {
                if (left.erase(next) > 0) wave.push_back(next);
            }
        }
    }
    return shape;
}

/// Returns which promise of an example the map breaks; empty if none.
QString broken(const level::Level& level, const level::Map& map) {
    const std::string id = level.id.substr(std::string_view("rules-").size());
    Shape shape = shapeOf(map);
    const auto said = [](bool holds, const char* what) { return holds ? QString() : what; };
    const int area = static_cast<int>(map.size().area());
    const bool isConnected = shape.parts == 1;
    if (id == "backtracker" || id == "growing-maze" || id == "joined-trees")
        return said(isConnected && shape.links == shape.cells - 1 && shape.cells > area / 3,
                    "is no perfect maze");
    if (id == "forest")
        return said(shape.parts == 8 && shape.links == shape.cells - 8 && shape.cells > area / 3,
                    "is no forest of eight");
    if (!isConnected) return "is not connected";
    if (id == "drunkard") return said(shape.cells > 60, "is small");
    if (id == "cave")
        return said(shape.cells > area / 4 && shape.cells < area * 4 / 5, "is no cave");
    if (id == "rivers") return said(shape.counts['~'] > 30, "has no rivers");
    if (id == "castle")
        return said(shape.counts['+'] >= 1 && shape.counts['#'] > 180, "has no gate or no walls");
    if (id == "rooms") return said(shape.cells > 90, "has few rooms");
    if (id == "loops")
        return said(shape.deadEnds == 0 && shape.links > shape.cells, "has a dead end or no loop");
    if (id == "regions") return said(shape.counts['+'] >= 3, "has few doors");
    return "is looked at by no test";
}

}  // namespace

void TestRewritingJson::initTestCase() {
    auto read = pack::readFolder(MAZELOOM_SOURCES "/resources/packs/lab");
    if (!read) {
        for (const Problem& problem : read.error())
            qWarning("%s", problem.describe().c_str());
        QFAIL("the examples cannot be read");
    }
    for (const level::Level& level : read->levels) {
        const bool isExample = std::ranges::any_of(
            level.recipe.stages,
            [](const level::RecipeStage& stage) { return static_cast<bool>(stage.program); });
        if (isExample) examples_.levels.push_back(level);
    }
    QVERIFY(examples_.levels.size() >= 10);
}

void TestRewritingJson::aDesignersTextIsReadAndWrittenAgain() {
    const Read read = readLevel(kText);
    QCOMPARE(read.problems.empty() ? QString() : read.problems[0].describe().c_str(), QString());
    QCOMPARE(QString::fromStdString(pack::writeLevel(read.level)),
             QString::fromStdString(levelText(kText)));
    const Program& program = *read.level.recipe.stages[0].program;
    QCOMPARE(ruleCount(program), std::size_t{4});
    const Rule& grown = *findRule(program, 1);
    QCOMPARE(
        grown.find[4] == (Values{Value(level::Terrain::Wall), Value::ink(0), Value::outside()}),
        true);
    QCOMPARE(grown.put[0] == Value::ink(1), true);
    QCOMPARE(grown.put[3].has_value(), false);
    QCOMPARE(findRule(program, 2)->put[2] == Value(level::Terrain::Fireplace), true);
    QCOMPARE(int{findRule(program, 2)->symmetries}, 0x12);
    QCOMPARE(program.nodes[1].nodes[1].nodes[0].times, 0);
    for (const level::Level& level : examples_.levels) {
        const Read again = readText(pack::writeLevel(level), level.id);
        QVERIFY(again.problems.empty());
        QCOMPARE(again.level == level, true);
    }
}

void TestRewritingJson::anyProgramSurvives() {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        random::Stream random(seed, 21);
        const auto value = [&] {
            const auto number = random.below(16 + kInks);
            return number < 16 ? Value(level::kTerrains[number].terrain)
                               : Value::ink(static_cast<int>(number) - 16);
        };
        Node node;
        node.kind = static_cast<NodeKind>(random.below(4));
        node.times = random.chance(50) ? usualTimes(node.kind) : random.between(0, 9);
        if (node.kind == NodeKind::Grow) node.towards = {value(), Value::outside()};
        for (int i = random.between(1, 3); i > 0; --i) {
            Rule rule;
            rule.size = {random.between(1, kMostSide), random.between(1, kMostSide)};
            rule.symmetries = static_cast<std::uint8_t>(random.between(1, 255));
            rule.chance = random.between(1, 100);
            rule.most = random.between(0, 3);
            rule.find.clear();
            rule.put.clear();
            const Values set{value(), value(), Value::outside()};
            for (int k = 0; k < rule.size.area(); ++k) {
                const bool isSet = random.chance(20);
                rule.find.push_back(isSet               ? set
                                    : random.chance(30) ? Values::any()
                                                        : Values(value()));
                std::optional<Value> put;
                if (!isSet && random.chance(50)) put = value();
                if (put == Value(level::Terrain::Void)) put.reset();
                rule.put.push_back(put);
            }
            node.rules.push_back(rule);
        }
        level::Level level = testing::solid({9, 9}, {"rules"});
        level.id = "one";
        level.title = "One";
        level.recipe.stages[0].program = Program{{node}};
        const Read again = readText(pack::writeLevel(level), "one");
        QVERIFY2(again.problems.empty(),
                 again.problems.empty() ? "" : again.problems[0].describe().c_str());
        QCOMPARE(again.level.recipe == level.recipe, true);
    }
}

/// One rule for each of the pack's own terrains, which turns it into the next.
void TestRewritingJson::allTerrainsOfAPackMayBeNamed() {
    level::OwnTerrains own;
    for (std::size_t i = 0; i < level::kMaxOwnTerrains; ++i) {
        level::OwnTerrain& terrain = own.emplace_back();
        terrain.terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain + i);
        terrain.id = "own-" + std::to_string(i);
        terrain.character = level::freeCharacter(std::span(own).first(i));
    }
    const level::TerrainTable terrains(own);
    Node node;
    for (std::size_t i = 0; i < own.size(); ++i) {
        Rule& rule = node.rules.emplace_back();
        rule.find = {Values(Value(own[i].terrain))};
        rule.put = {Value(own[(i + 1) % own.size()].terrain)};
    }
    const Program program{{node}};
    QVERIFY(flawsOf(program).empty());
    level::Level level = testing::solid({9, 9}, {"rules"});
    level.id = "one";
    level.title = "One";
    level.terrains = terrains;
    level.recipe.stages[0].program = program;
    const auto parsed = json::parse(pack::writeLevel(level));
    QVERIFY(parsed.has_value());
    pack::Report report("levels/one.json", terrains);
    const level::Level back = pack::readLevel(*parsed, "one", report);
    QVERIFY(report.take().empty());
    QCOMPARE(back.recipe == level.recipe, true);
}

void TestRewritingJson::tooManySetsAreAFlaw() {
    const auto programOf = [](std::size_t sets) {
        Node node;
        node.rules.assign(2, {});
        for (std::size_t i = 0; i < sets; ++i) {
            Rule& rule = node.rules[i / (kMostSide * kMostSide)];
            rule.size = {kMostSide, kMostSide};
            rule.find.resize(kMostSide * kMostSide, Values::any());
            rule.put.resize(kMostSide * kMostSide);
            // A pair of inks and one of several terrains, so that each set is different.
            rule.find[i % rule.find.size()] = {Value::ink(static_cast<int>(i % kInks)),
                                               Value::outside(),
                                               Value(level::kTerrains[1 + i / kInks].terrain)};
        }
        return Program{{node}};
    };
    const auto isFlawed = [](const Program& program) {
        return std::ranges::any_of(flawsOf(program), [](const Flaw& flaw) {
            return english(flaw.phrase).find("different sets") != std::string::npos;
        });
    };
    QVERIFY(!isFlawed(programOf(kMostSets)));
    QVERIFY(isFlawed(programOf(kMostSets + 1)));
}

void TestRewritingJson::whatIsWrongIsTold_data() {
    QTest::addColumn<QString>("stage");
    QTest::addColumn<QString>("told");
    const auto rules = [](const char* what) {
        return QString(R"({"stage": "rules", "nodes": %1})").arg(what);
    };
    const auto rule = [&](const char* what) {
        return rules(qPrintable(QString(R"([{"one": [%1]}])").arg(what)));
    };
    QTest::newRow("no nodes") << R"({"stage": "rules", "sets": {}})"
                              << "nodes: is missing";
    QTest::newRow("no list") << rules("3") << "must be a list";
    QTest::newRow("no kind") << rules(R"([{"times": 3}])") << "node 1: is of no kind";
    QTest::newRow("two kinds") << rules(R"([{"one": [], "all": []}])") << "of two kinds";
    QTest::newRow("unknown key") << rules(R"([{"one": [], "time": 3}])")
                                 << "\"time\" is not a known key";
    QTest::newRow("times") << rules(R"([{"one": [], "times": 0}])") << "node 1, times";
    QTest::newRow("towards") << rules(R"([{"grow": []}])") << "towards: is missing";
    QTest::newRow("no terrain") << rules(R"([{"grow": [], "towards": ["mud"]}])")
                                << "\"mud\" is no terrain";
    QTest::newRow("missing find") << rule(R"({"put": ["#"]})") << "rule 1, find: is missing";
    QTest::newRow("ragged") << rule(R"({"find": ["#", "##"], "put": ["#", "##"]})") << "1–5 rows";
    QTest::newRow("wide") << rule(R"({"find": ["######"], "put": ["......"]})") << "1–5 rows";
    QTest::newRow("sizes") << rule(R"({"find": ["##"], "put": ["."]})")
                           << "must have the same size";
    QTest::newRow("character") << rule(R"({"find": ["#?"], "put": [".."]})")
                               << "find, row 1, column 2: unknown character '?'";
    QTest::newRow("set") << rule(R"({"find": ["#7"], "put": [".."]})") << "'7' is not among";
    QTest::newRow("put set")
        << R"({"stage": "rules", "sets": {"0": ["wall", "A"]}, "nodes": [{"one": [{"find": ["#"], "put": ["0"]}]}]})"
        << "is a set of several";
    QTest::newRow("set's name") << R"({"stage": "rules", "sets": {"A": ["wall"]}, "nodes": []})"
                                << "names no set";
    QTest::newRow("two characters")
        << R"({"stage": "rules", "sets": {"12": ["wall"]}, "nodes": []})"
        << "names no set";
    QTest::newRow("void") << rule(R"({"find": ["#"], "put": [" "]})") << "void";
    QTest::newRow("outside") << rule(R"({"find": ["X"], "put": ["#"]})") << "outside";
    QTest::newRow("symmetries") << rule(R"({"find": ["#"], "put": ["."], "symmetries": "some"})")
                                << "not one of all, turns";
    QTest::newRow("chance") << rule(R"({"find": ["#"], "put": ["."], "chance": 0})") << "chance";
    QString deep = R"({"one": []})";
    for (int i = 0; i < 7; ++i)
        deep = R"({"first": [)" + deep + "]}";
    QTest::newRow("deep") << rules(qPrintable("[" + deep + "]")) << "deep at most";
    QString many = R"({"find": ["#"], "put": ["."]})";
    for (int i = 0; i < 32; ++i)
        many += R"(,{"find": ["#"], "put": ["."]})";
    QTest::newRow("many") << rule(qPrintable(many)) << "at most 32";
}

void TestRewritingJson::whatIsWrongIsTold() {
    QFETCH(QString, stage);
    QFETCH(QString, told);
    const Read read = readLevel(stage.toStdString());
    QVERIFY(!read.problems.empty());
    const QString all = QString::fromStdString(read.problems[0].describe());
    QVERIFY2(all.contains(told), qPrintable(all));
    QVERIFY2(all.contains("recipe stage 1"), qPrintable(all));
    QVERIFY(read.problems.size() <= 3);
}

void TestRewritingJson::otherStagesHaveNoRules() {
    const Read read = readLevel(R"({"stage": "maze", "nodes": []})");
    QVERIFY(!read.problems.empty());
}

void TestRewritingJson::examplesDoWhatTheySay_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < examples_.levels.size(); ++i)
        QTest::newRow(examples_.levels[i].id.c_str()) << static_cast<int>(i);
}

void TestRewritingJson::examplesDoWhatTheySay() {
    QFETCH(int, index);
    level::Level level = examples_.levels[static_cast<std::size_t>(index)];
    QVERIFY(!level.notes.empty());
    QVERIFY(flawsOf(*level.recipe.stages[0].program).empty());
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto generated = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
        QVERIFY(generated.has_value());
        const QString wrong = !generated->problems.empty()
                                  ? generated->problems[0].describe().c_str()
                                  : broken(level, generated->map);
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QString("seed %1 %2\n%3")
                                .arg(seed)
                                .arg(wrong, level::toText(generated->map).c_str())));
    }
}

void TestRewritingJson::examplesAreThoseOfEveryMachine() {
    QStringList lines;
    for (const level::Level& level : examples_.levels) {
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
            const auto generated = generate::generate(level, {}, seed);
            QVERIFY(generated.has_value());
            lines += QString("%1 %2 %3")
                         .arg(level.id.c_str())
                         .arg(seed)
                         .arg(level::hash(generated->map), 16, 16, QChar('0'));
        }
    }
    QCOMPARE(testing::differenceFromGolden("rewriting.txt", lines), QString());
}

MAZELOOM_TEST(TestRewritingJson)

}  // namespace mazeloom::tst_rewriting_json

#include "tst_rewriting_json.moc"

// SPDX-License-Identifier: MIT
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/trace/ndjson.h"
#include "core/trace/recorder.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_ndjson {

using Json = nlohmann::json;

class TestNdjson : public QObject {
    Q_OBJECT

  private slots:
    void leadsToTheTextOutput_data();
    void leadsToTheTextOutput();
    void tellsWhatItIs();
    void showsTheTopmostThing();
    void namesStepsAndStages();
    void tellsAllThatStepsKnow();
};

namespace {

struct Lines {
    Json header;
    std::vector<Json> steps;
    Json end;
};

Lines written(const trace::Trace& trace, const level::Level& level, std::uint64_t seed) {
    std::stringstream stream;
    trace::writeNdjson(stream, trace, level, seed);
    std::vector<Json> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(Json::parse(line));
    Lines result{lines.front(), {}, lines.back()};
    result.steps.assign(lines.begin() + 1, lines.end() - 1);
    return result;
}

/// Applies every step to the initial rows; the old value that each change states must match.
std::string replayed(const Lines& lines) {
    auto rows = lines.header["initial"].get<std::vector<std::string>>();
    for (const Json& step : lines.steps) {
        for (const Json& cell : step["cells"]) {
            char& shown = rows[cell[1].get<std::size_t>()][cell[0].get<std::size_t>()];
            if (std::string(1, shown) != cell[2]) return "step " + step["step"].dump() + " differs";
            shown = cell[3].get<std::string>()[0];
        }
    }
    std::string text;
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

std::string hexadecimal(std::uint64_t number) {
    return QString("%1").arg(number, 16, 16, QChar('0')).toStdString();
}

level::Level templeHall() {
    return testing::painted(
        {"##########", "#........#", "#.@..#.x.#", "#.~..#.$h#", "#........#", "##########"},
        {"hidden-maze", "traps", "coins"});
}

}  // namespace

void TestNdjson::leadsToTheTextOutput_data() {
    QTest::addColumn<bool>("isTemple");
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {quint64{0}, quint64{1}, quint64{2}, ~quint64{0}}) {
        QTest::addRow("temple, seed %llu", seed) << true << seed;
        QTest::addRow("rooms and maze, seed %llu", seed) << false << seed;
    }
}

void TestNdjson::leadsToTheTextOutput() {
    QFETCH(bool, isTemple);
    QFETCH(quint64, seed);
    const level::Level level =
        isTemple ? templeHall() : testing::solid({41, 31}, {"rooms", "maze", "doors"});
    const generate::Recorded recorded = generate::record(level, {}, seed);
    QVERIFY(!recorded.failure);
    const Lines lines = written(*recorded.trace, level, seed);
    QCOMPARE(lines.steps.size(), std::size_t{recorded.trace->stepCount()});
    QVERIFY(!lines.steps.empty());
    QCOMPARE(replayed(lines), level::toText(recorded.map));
    QCOMPARE(lines.end["hash"].get<std::string>(), hexadecimal(level::hash(recorded.map)));
    QCOMPARE(lines.header["seed"].get<std::string>(), std::to_string(seed));
}

void TestNdjson::tellsWhatItIs() {
    level::Level level = templeHall();
    level.id = "hall";
    level.recipe.stages[1].parameters["density"] = std::int64_t{70};
    level.recipe.stages[2].enabled = false;
    const generate::Recorded recorded = generate::record(level, {}, 5);
    const Lines lines = written(*recorded.trace, level, 5);
    QCOMPARE(lines.header["format"].dump(), Json("mazeloom-trace").dump());
    QCOMPARE(lines.header["version"].dump(), Json(1).dump());
    QCOMPARE(lines.header["level"].dump(), Json("hall").dump());
    QCOMPARE(lines.header["ruleset"].dump(), Json("temple").dump());
    QCOMPARE(lines.header["size"].dump(), Json::array({10, 6}).dump());
    QCOMPARE(lines.header["steps"].dump(), Json(recorded.trace->stepCount()).dump());
    QCOMPARE(lines.header["recipe"].dump(),
             Json::parse(R"(["hidden-maze", {"stage": "traps", "density": 70},
                             {"stage": "coins", "enabled": false}])")
                 .dump());
    QCOMPARE(lines.header["initial"][2].dump(), Json("#,@,,#,x,#").dump());
}

void TestNdjson::showsTheTopmostThing() {
    level::Map map(level::Ruleset::Temple, {4, 3});
    trace::Trace trace;
    const grid::Index cell = map.cells.index({1, 1});
    map.cells[cell] = level::Terrain::Floor;
    trace.initial = map.cells;
    trace::MapWriter<trace::Recording> write(map, trace);
    write.begin(trace::StepKind::Carve, cell);
    write.set(cell, level::Cell(level::Terrain::Water));
    write.set(cell, level::Cell(level::Terrain::Fountain));  // twice in one step: written once
    write.begin(trace::StepKind::PlaceThing, cell);
    write.place({level::ThingKind::Heart, {1, 1}, -1});
    write.begin(trace::StepKind::PlaceThing, cell);
    write.place({level::ThingKind::Exit, {1, 1}, -1});
    write.begin(trace::StepKind::PlaceTrap, cell);
    write.set(cell, map.cells[cell].with(level::Cell::kTrap));  // under a thing, so not visible
    trace.stages.push_back({"test", 0, 0, trace.stepCount()});

    const Lines lines = written(trace, {}, 0);
    QCOMPARE(lines.steps.size(), 4u);
    const auto cellsOf = [&](std::size_t step) { return lines.steps[step]["cells"].dump(); };
    QCOMPARE(cellsOf(0), R"([[1,1,",","f"]])");
    QCOMPARE(cellsOf(1), R"([[1,1,"f","h"]])");
    QCOMPARE(cellsOf(2), R"([[1,1,"h","E"]])");
    QCOMPARE(cellsOf(3), "[]");
    QCOMPARE(replayed(lines), level::toText(map));
}

void TestNdjson::namesStepsAndStages() {
    const level::Level level = testing::solid({15, 15}, {"rooms", "maze"});
    const generate::Recorded recorded = generate::record(level, {}, 3);
    const Lines lines = written(*recorded.trace, level, 3);
    std::size_t count = 0;
    for (const Json& span : lines.end["stages"]) {
        QCOMPARE(span["first"].get<std::size_t>(), count);
        for (; count < span["end"].get<std::size_t>(); ++count) {
            const Json& step = lines.steps[count];
            QCOMPARE(step["step"].get<std::size_t>(), count);
            QCOMPARE(step["stage"].dump(), span["stage"].dump());
            const trace::Step& recordedStep =
                recorded.trace->steps[static_cast<trace::StepIndex>(count)];
            QCOMPARE(step["kind"].get<std::string>(), trace::name(recordedStep.kind));
            const grid::Point at = recorded.map.cells.point(recordedStep.at);
            QCOMPARE(step["at"].dump(), Json::array({at.x, at.y}).dump());
        }
    }
    QCOMPARE(count, lines.steps.size());
    QCOMPARE(lines.end["stages"].size(), 2u);
    QCOMPARE(lines.end["stages"][1]["index"].dump(), Json(1).dump());
}

/// Replayed inks and shades end up cleared or as in the finished map; rules belong to the stage's
/// program; every refusal has a reason and every note its rectangle.
void TestNdjson::tellsAllThatStepsKnow() {
    std::map<std::string, int> told;
    for (const char* folder : {MAZELOOM_PACKS "/lab", MAZELOOM_PACKS "/dungeons"}) {
        const auto pack = pack::readFolder(folder);
        QVERIFY(pack.has_value());
        for (const level::Level& level : std::as_const(pack->levels)) {
            if (level.size.area() > 10'000) continue;
            generate::Options options;
            options.kinds = pack->ownKinds.share();
            const auto recorded = generate::record(level, pack->rooms, 4, options);
            QVERIFY2(!recorded.failure, level.id.c_str());
            std::map<std::pair<int, int>, int> inks;
            std::set<std::pair<int, int>> dark;
            std::size_t notes = 0;
            for (const Json& step : written(*recorded.trace, level, 4).steps) {
                const auto index = step["step"].get<trace::StepIndex>();
                for (const auto& [key, value] : step.items())
                    ++told[key];
                notes += step.contains("rect") ? 1 : 0;
                if (step["kind"] == "rewrite") {
                    const auto& program = recorded.trace->stageOf(index)->program;
                    QVERIFY(program && step["rule"].get<std::size_t>() < ruleCount(*program));
                    QVERIFY(step["symmetry"].get<std::string>().find("turn-") != std::string::npos);
                }
                QCOMPARE(step.contains("reason"),
                         step["kind"] == "try room" || step["kind"] == "try path");
                for (const Json& ink : step.value("inks", Json::array())) {
                    int& now = inks[{ink[0].get<int>(), ink[1].get<int>()}];
                    QCOMPARE(ink[2].get<int>(), now);
                    now = ink[3].get<int>();
                }
                for (const Json& shade : step.value("shades", Json::array())) {
                    const std::pair cell{shade[0].get<int>(), shade[1].get<int>()};
                    if (!dark.insert(cell).second) dark.erase(cell);
                }
            }
            QCOMPARE(notes, recorded.trace->notes.size());
            for (const auto& [cell, ink] : inks)
                QVERIFY2(ink == 0, level.id.c_str());
            for (int y = 0; y < level.size.height; ++y) {
                for (int x = 0; x < level.size.width; ++x)
                    QCOMPARE(dark.contains({x, y}), recorded.map.isDark(grid::Point{x, y}));
            }
        }
    }
    for (const char* key : {"rule", "symmetry", "inks", "shades", "rect", "reason"})
        QVERIFY2(told[key] > 0, key);
}

MAZELOOM_TEST(TestNdjson)

}  // namespace mazeloom::tst_ndjson

#include "tst_ndjson.moc"

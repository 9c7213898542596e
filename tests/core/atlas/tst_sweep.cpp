// SPDX-License-Identifier: MIT
// A parameter at several values: each point is the survey of the level with that value, for any
// number of threads and interruptions.
#include <algorithm>
#include <atomic>
#include <memory>
#include <set>
#include <sstream>
#include <vector>

#include <QTest>

#include "core/analyse/atlas/band.h"
#include "core/analyse/atlas/sweep.h"
#include "core/analyse/atlas/sweep_csv.h"
#include "core/analyse/atlas/swept_values.h"
#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/survey_json.h"
#include "core/generate/setting.h"
#include "core/generate/stages/stages.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_sweep {

using namespace analyse;

class TestSweep : public QObject {
    Q_OBJECT

  private slots:
    void valuesAreEven();
    void everyParameterTakesItsValues();
    void hiddenAndSwitchedOffOnesAreLeftOut();
    void eachPointIsTheSurveyOfItsLevel();
    void threadsAndStopsChangeNothing();
    void aFewSeedsComeAtAllValuesFirst();
    void whatCannotRunEndsNothing();
    void wrongWishesAreRefused();
    void theTableHasEachPoint();
};

namespace {

SampleOf sampleOf(level::Level level) {
    return {std::make_shared<const level::Level>(std::move(level)),
            std::make_shared<const std::vector<level::Room>>(),
            {},
            {}};
}

SweepOf roomsSwept(std::vector<std::string> values = {"1", "8", "40"}) {
    return {sampleOf(testing::solid({25, 25}, {"rooms", "maze", "unite"})),
            "rooms.attempts",
            std::move(values),
            {findMeasure("rooms"), findMeasure("open-cells"), findMeasure("steps")},
            "1.0"};
}

Sweep made(SweepOf of) {
    auto sweep = Sweep::of(std::move(of));
    if (!sweep) qFatal("%s", sweep.error().c_str());
    return *std::move(sweep);
}

/// Returns the whole sweep as text, for comparison.
std::string textOf(const Sweep& sweep) {
    std::string text;
    for (const SweepPoint& point : sweep.points())
        text += point.value + '\n' + writeSurvey(point.survey);
    return text;
}

QStringList linesOf(const std::string& csv) {
    return QString::fromStdString(csv).split(QStringLiteral("\r\n"));
}

}  // namespace

void TestSweep::valuesAreEven() {
    random::Stream random(1);
    for (int i = 0; i < testing::seeds(3000); ++i) {
        const std::int64_t from = random.between(-1000, 1000);
        const std::int64_t to = from + random.between(0, random.below(2) == 0 ? 15 : 100'000);
        const auto most = static_cast<std::size_t>(random.between(2, 15));
        const auto values = evenly(from, to, most);
        QCOMPARE(values.front(), from);
        QCOMPARE(values.back(), to);
        QCOMPARE(values.size(), std::min(most, static_cast<std::size_t>(to - from + 1)));
        for (std::size_t n = 1; n < values.size(); ++n) {
            // Gaps differ only by rounding.
            const double gap =
                static_cast<double>(to - from) / static_cast<double>(values.size() - 1);
            QVERIFY(values[n] > values[n - 1]);
            QVERIFY(std::abs(static_cast<double>(values[n] - from) -
                             gap * static_cast<double>(n)) <= 0.500001);
        }
    }
}

void TestSweep::everyParameterTakesItsValues() {
    int swept = 0;
    for (const generate::Stage* stage : generate::stages()) {
        level::Recipe recipe;
        // Two stages with the same id, so the second one's settings have names of their own.
        recipe.stages.push_back({std::string(stage->id), true, {}});
        recipe.stages.push_back({std::string(stage->id), true, {}});
        std::set<std::string> settings;
        for (const SweptParameter& one : sweptParametersOf(recipe, true)) {
            QVERIFY(settings.insert(one.setting).second);
            const auto values = sweptValuesOf(*one.info);
            QVERIFY(values.size() >= 2 && values.size() <= kMostSweptValues);
            QCOMPARE(std::set<std::string>(values.begin(), values.end()).size(), values.size());
            QCOMPARE(one.present.value(), one.info->standard);
            level::Recipe changed = recipe;
            for (const std::string& value : values) {
                const auto done = generate::set(changed, one.setting + '=' + value);
                QVERIFY2(done.has_value(), done ? "" : done.error().c_str());
                const std::size_t at = one.setting.find("#2") == std::string::npos ? 0 : 1;
                QVERIFY(changed.stages[at].parameters.contains(std::string(one.info->id)));
                QVERIFY(at == 1 || changed.stages[1].parameters.empty());
                ++swept;
            }
        }
    }
    QVERIFY(swept > 500);
}

void TestSweep::hiddenAndSwitchedOffOnesAreLeftOut() {
    for (const generate::Stage* stage : generate::stages()) {
        level::Recipe recipe;
        recipe.stages.push_back({std::string(stage->id), true, {}});
        const auto swept = sweptParametersOf(recipe, true);
        const auto standardOf = [](const generate::ParameterInfo& info) { return info.standard; };
        for (const generate::ParameterInfo& info : stage->parameters) {
            const bool isNumber = info.type != generate::ParameterInfo::Type::Text &&
                                  info.type != generate::ParameterInfo::Type::OwnKind;
            const bool isWanted = isNumber && isShown(*stage, info, standardOf);
            QVERIFY2(std::ranges::count(swept, &info, &SweptParameter::info) == (isWanted ? 1 : 0),
                     info.id.data());
        }
        recipe.stages[0].enabled = false;
        QVERIFY(sweptParametersOf(recipe, true).empty());
    }
}

void TestSweep::eachPointIsTheSurveyOfItsLevel() {
    Sweep sweep = made(roomsSwept());
    const SeedRange seeds{5, 204};
    sweep.run(seeds, 2);
    QCOMPARE(sweep.points().size(), std::size_t{3});
    QCOMPARE(sweep.done(), std::uint64_t{600});
    QCOMPARE(sweep.wanted(seeds), std::uint64_t{600});
    std::int64_t rooms = 0;
    for (const SweepPoint& point : sweep.points()) {
        level::Level level = *sweep.of().sample.level;
        level.recipe.stages[0].parameters["attempts"] = std::stoll(point.value);
        const SampleOf sample = sampleOf(level);
        Survey alone(
            {"1.0", level.id, recipeHash(sample), {"rooms", "open-cells", "steps"}, false});
        surveySeeds(alone, Sampler(sample, sweep.of().measures), sweep.of().measures, seeds, 1, {});
        QCOMPARE(writeSurvey(point.survey), writeSurvey(alone));
        // More attempts give more rooms.
        QVERIFY(bandOf(point.survey.tallies()[0])->median > rooms);
        rooms = bandOf(point.survey.tallies()[0])->median;
    }
}

void TestSweep::threadsAndStopsChangeNothing() {
    const SeedRange seeds{1, 150};
    Sweep whole = made(roomsSwept());
    whole.run(seeds, 1);
    Sweep onMany = made(roomsSwept());
    onMany.run(seeds, 4);
    QCOMPARE(textOf(onMany), textOf(whole));

    Sweep halted = made(roomsSwept());
    int calls = 0;
    for (; halted.done() < halted.wanted(seeds); ++calls) {
        QVERIFY(calls < 1000);
        std::atomic<bool> stop = false;
        // Stops after each finished piece.
        const std::uint64_t before = halted.done();
        halted.run(
            seeds, 2, [&](const Sweep& soFar) { stop = stop || soFar.done() > before; }, &stop);
    }
    QVERIFY(calls > 3);
    QCOMPARE(textOf(halted), textOf(whole));
    std::atomic<bool> stopped = true;
    Sweep none = made(roomsSwept());
    none.run(seeds, 2, {}, &stopped);
    QCOMPARE(none.done(), std::uint64_t{0});
}

void TestSweep::aFewSeedsComeAtAllValuesFirst() {
    Sweep sweep = made(roomsSwept());
    std::uint64_t before = 0;
    sweep.run({1, 300}, 2, [&](const Sweep& soFar) {
        QVERIFY(soFar.done() >= before);
        before = soFar.done();
        // No point is ahead of the slowest one by more than a factor of two plus a first piece.
        std::uint64_t least = 300;
        std::uint64_t most = 0;
        for (const SweepPoint& point : soFar.points()) {
            least = std::min(least, point.survey.seeds().count());
            most = std::max(most, point.survey.seeds().count());
        }
        QVERIFY(most <= 2 * least + 32);
    });
    QCOMPARE(before, std::uint64_t{900});
}

void TestSweep::whatCannotRunEndsNothing() {
    // Without rooms the doors have nothing to open.
    SweepOf of = roomsSwept({"true", "false", "true"});
    of.setting = "rooms.enabled";
    of.sample = sampleOf(testing::solid({25, 25}, {"rooms", "unite"}));
    Sweep sweep = made(of);
    int looks = 0;
    sweep.run({1, 40}, 2, [&](const Sweep&) { ++looks; });
    QVERIFY(looks > 0);
    QVERIFY(!sweep.points()[0].flaw && !sweep.points()[2].flaw);
    QVERIFY(sweep.points()[1].flaw.has_value());
    QVERIFY(!sweep.points()[1].flaw->text.empty());
    QCOMPARE(sweep.points()[1].survey.seeds().count(), std::uint64_t{0});
    QCOMPARE(sweep.wanted({1, 40}), std::uint64_t{80});
    QCOMPARE(sweep.done(), std::uint64_t{80});

    // Here individual seeds fail.
    of = roomsSwept({"4", "9", "10", "50"});
    of.setting = "corridors.min-side";
    of.sample = sampleOf(testing::solid({30, 30}, {"corridors"}));
    Sweep failing = made(of);
    failing.run({1, 40}, 2);
    for (std::size_t i = 0; i < 4; ++i) {
        const Survey& survey = failing.points()[i].survey;
        QCOMPARE(survey.seeds().count(), std::uint64_t{40});
        QCOMPARE(survey.failures().count(), std::uint64_t{i < 2 ? 0U : 40U});
        QCOMPARE(bandOf(survey.tallies()[0]).has_value(), i < 2);
    }
}

void TestSweep::wrongWishesAreRefused() {
    SweepOf of = roomsSwept({"1", "many"});
    QVERIFY(!Sweep::of(of).has_value());
    of = roomsSwept({"-7"});
    QVERIFY(!Sweep::of(of).has_value());
    of = roomsSwept();
    of.setting = "rooms.no-such";
    QVERIFY(!Sweep::of(of).has_value());
    of.setting = "doors.chance";
    const auto refused = Sweep::of(of);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().find("doors") != std::string::npos);
}

void TestSweep::theTableHasEachPoint() {
    SweepOf of = roomsSwept({"4", "20"});
    of.setting = "corridors.min-side";
    of.sample = sampleOf(testing::solid({30, 30}, {"corridors"}));
    Sweep sweep = made(of);
    sweep.run({1, 60}, 2);
    const QStringList lines = linesOf(writeSweepCsv(sweep));
    QCOMPARE(lines.size(), 1 + 2 * 3 + 1);
    QCOMPARE(lines.back(), QString());
    const QStringList titles = lines[0].split(u',');
    for (std::size_t i = 0; i < 6; ++i) {
        const QStringList fields = lines[static_cast<qsizetype>(i) + 1].split(u',');
        QCOMPARE(fields.size(), titles.size());
        const SweepPoint& point = sweep.points()[i / 3];
        QCOMPARE(fields[0], QStringLiteral("corridors.min-side"));
        QCOMPARE(fields[1].toStdString(), point.value);
        QCOMPARE(fields[2].toStdString(), std::string(of.measures[i % 3]->id));
        const auto band = bandOf(point.survey.tallies()[i % 3]);
        QCOMPARE(fields[3].toULongLong(), qulonglong{band ? band->count : 0});
        QCOMPARE(fields[4].toULongLong(), qulonglong{i < 3 ? 0U : 60U});
        QCOMPARE(fields[8], band ? QString::number(band->median) : QString());
    }

    // A reason that contains commas is quoted.
    of.setting = "corridors.enabled";
    of.values = {"false"};
    of.sample = sampleOf(testing::solid({30, 30}, {"corridors", "unite", "dead-ends"}));
    const std::string text = writeSweepCsv(made(of));
    const Sweep flawed = made(of);
    QVERIFY(flawed.points()[0].flaw.has_value());
    QVERIFY(
        QString::fromStdString(text).contains(QString::fromStdString(flawed.points()[0].flaw->text)
                                                  .replace(u'"', QStringLiteral("\"\""))));
}

MAZELOOM_TEST(TestSweep)

}  // namespace mazeloom::tst_sweep

#include "tst_sweep.moc"

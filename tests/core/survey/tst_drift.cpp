// SPDX-License-Identifier: MIT
// Drift between surveys: equal generators raise false alarms only as often as requested, and
// planted changes are found.
#include <QTest>

#include "core/analyse/drift/drift.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_drift {

using namespace analyse;

class TestDrift : public QObject {
    Q_OBJECT

  private slots:
    void chancesAreThoseOfTheTables();
    void identicalSurveysAreTheSame();
    void falseAlarmsAreAsSeldomAsAsked();
    void aPlantedHundredthIsFound_data();
    void aPlantedHundredthIsFound();
    void failuresDrift();
    void aMeasureThatIsLostHasDrifted();
    void measuresWithoutAnyLevelAreMissing();
    void valuesThatAreLostHaveDrifted();
};

namespace {

const std::vector<std::string> kMeasures{"few", "wide", "rare", "skewed", "many"};

/// Returns a survey of five measures: few values, a sum of dice, mostly 0, skewed, and so many
/// values that bins are coarse. The measure `shifted` grows by `shift` per mille of its value, or
/// with `isReplaced` that share of its values is replaced.
Survey drawn(std::uint64_t chance, std::uint64_t seeds, const std::string& shifted = {},
             std::int64_t shift = 0, bool isReplaced = false) {
    random::Stream random(chance, 17);
    Survey survey(SurveyOf{"1", "level", "hash", kMeasures, false});
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        std::vector<std::optional<std::int64_t>> values;
        values.push_back(random.between(3, 8));
        std::int64_t dice = 0;
        for (int i = 0; i < 12; ++i)
            dice += random.between(0, 24);
        values.push_back(dice);
        values.push_back(random.below(1000) < 3 ? 1 : 0);
        const std::int64_t one = random.between(0, 99);
        values.push_back(one * one);
        values.push_back(random.between(0, 60'000));
        for (std::size_t i = 0; i < kMeasures.size(); ++i) {
            if (kMeasures[i] != shifted) continue;
            // One value in a hundred is replaced, or each value grows by a hundredth.
            if (isReplaced) {
                if (random.below(1000) < static_cast<std::uint32_t>(shift))
                    values[i] = *values[i] + 7;
            } else {
                values[i] = *values[i] + (*values[i] * shift + 500) / 1000;
            }
        }
        survey.add(seed, values);
    }
    survey.addSeeds({1, seeds});
    return survey;
}

Histogram histogramOf(const std::vector<std::uint64_t>& counts) {
    Histogram histogram;
    for (std::size_t i = 0; i < counts.size(); ++i)
        histogram.add(static_cast<std::int64_t>(i), counts[i]);
    return histogram;
}

}  // namespace

void TestDrift::chancesAreThoseOfTheTables() {
    // Two bins, so chi-squared with one degree of freedom. Comparing 1000 of 2000 with 1104 gives
    // chi-squared 10.828, whose tail is 0.001 in the tables. With so few bins Kolmogorov's
    // probability is larger.
    const double far = chanceOfEqual(histogramOf({1000, 1000}), histogramOf({1104, 896}));
    QVERIFY2(far > 2 * 0.0009 && far < 2 * 0.0011, qPrintable(QString::number(far)));
    // The bound for 0.025 is 5.024, reached at 1070.86.
    const double near = chanceOfEqual(histogramOf({1000, 1000}), histogramOf({1071, 929}));
    QVERIFY2(near > 2 * 0.0242 && near < 2 * 0.0258, qPrintable(QString::number(near)));
    // Equal histograms have probability 1, disjoint ones almost 0.
    QCOMPARE(chanceOfEqual(histogramOf({}), histogramOf({1})), 1.0);
    QCOMPARE(chanceOfEqual(histogramOf({5, 5}), histogramOf({5, 5})), 1.0);
    QVERIFY(chanceOfEqual(histogramOf({10'000}), histogramOf({0, 10'000})) < 1e-300);
}

void TestDrift::identicalSurveysAreTheSame() {
    const Survey one = drawn(1, 3000);
    const Drift drift = driftBetween(one, one, 0.999);
    QVERIFY(!drift.hasDrifted());
    QCOMPARE(drift.measures.size(), kMeasures.size() + 1);
    for (const MeasureDrift& measure : drift.measures)
        QVERIFY(measure.isSame && measure.chance == 1.0);
}

void TestDrift::falseAlarmsAreAsSeldomAsAsked() {
    // One alarm among a few hundred pairs means little: runs all pairs, or very few.
    const int pairs = testing::isBrief() ? testing::seeds(1000) : 1000;
    int atThousandth = 0;
    int atTwentieth = 0;
    for (int i = 0; i < pairs; ++i) {
        const auto chance = static_cast<std::uint64_t>(2 * i + 1000);
        const Survey before = drawn(chance, 2000);
        const Survey after = drawn(chance + 1, i % 2 == 0 ? 2000 : 700);
        atThousandth += driftBetween(before, after, 0.001).hasDrifted() ? 1 : 0;
        atTwentieth += driftBetween(before, after, 0.05).hasDrifted() ? 1 : 0;
    }
    qInfo("false alarms in %d pairs: %d at 0.001, %d at 0.05", pairs, atThousandth, atTwentieth);
    QVERIFY(atThousandth * 1000 <= pairs);
    QVERIFY(atTwentieth * 20 <= pairs);
    // A test without any alarm would never find a change.
    if (pairs == 1000) QVERIFY(atTwentieth > 0);
}

void TestDrift::aPlantedHundredthIsFound_data() {
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("each value a hundredth larger") << "wide" << false;
    QTest::newRow("skewed") << "skewed" << false;
    QTest::newRow("coarse") << "many" << false;
    QTest::newRow("one value in a hundred differs") << "few" << true;
    QTest::newRow("rare") << "rare" << true;
}

void TestDrift::aPlantedHundredthIsFound() {
    QFETCH(const QString, measure);
    QFETCH(const bool, isReplaced);
    const Survey before = drawn(1, 100'000);
    const Survey after = drawn(2, 100'000, measure.toStdString(), 10, isReplaced);
    const Drift drift = driftBetween(before, after, 0.001);
    for (const MeasureDrift& one : drift.measures) {
        QVERIFY2(
            one.hasDrifted == (one.measure == measure.toStdString()),
            qPrintable(QString::fromStdString(one.measure) + ' ' + QString::number(one.chance)));
    }
}

void TestDrift::failuresDrift() {
    Survey before = drawn(1, 5000);
    Survey after = drawn(2, 5000);
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        after.addFailure(seed, "rooms", "no place");
    const Drift drift = driftBetween(before, after, 0.001);
    QCOMPARE(drift.measures.back().measure, std::string("failures"));
    QVERIFY(drift.measures.back().hasDrifted);
    QVERIFY(!drift.measures.front().hasDrifted);
}

void TestDrift::aMeasureThatIsLostHasDrifted() {
    const Survey few(SurveyOf{"1", "level", "hash", {"b"}, false});
    const Survey before(SurveyOf{"1", "level", "hash", {"a", "b"}, false});
    const Survey after(SurveyOf{"1", "level", "hash", {"b", "c"}, false});
    const Drift drift = driftBetween(before, after, 0.01);
    QVERIFY((drift.missing == std::vector<std::string>{"a"}));
    QVERIFY((drift.added == std::vector<std::string>{"c"}));
    QCOMPARE(drift.measures.size(), std::size_t{2});
    QVERIFY(drift.hasDrifted());
    // A new measure alone is no drift.
    QVERIFY(!driftBetween(few, after, 0.01).hasDrifted());
}

void TestDrift::measuresWithoutAnyLevelAreMissing() {
    const Survey before = drawn(1, 100);
    Survey after(before.of());
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        after.addFailure(seed, "rooms", "no place");
    after.addSeeds({1, 100});
    const Drift lost = driftBetween(before, after, 0.001);
    QVERIFY(lost.missing == before.of().measures);
    QCOMPARE(lost.measures.size(), std::size_t{1});
    QVERIFY(lost.hasDrifted());
    const Drift found = driftBetween(after, before, 0.001);
    QVERIFY(found.missing.empty());
    QVERIFY(found.added == before.of().measures);
}

/// Two surveys with the same values, but fewer seeds have one.
void TestDrift::valuesThatAreLostHaveDrifted() {
    const auto made = [](std::uint64_t every) {
        Survey survey(SurveyOf{"1", "level", "hash", {"few", "none"}, false});
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            const std::vector<std::optional<std::int64_t>> values{
                seed % every == 0 ? std::optional<std::int64_t>(7) : std::nullopt, std::nullopt};
            survey.add(seed, values);
        }
        survey.addSeeds({1, 1000});
        return survey;
    };
    const Drift drift = driftBetween(made(1), made(2), 0.001);
    QVERIFY(drift.measures[0].hasDrifted && !drift.measures[0].isSame);
    QVERIFY(drift.measures[1].isSame);
    // No seed has a value any more.
    QVERIFY(driftBetween(made(1), made(2000), 0.001).hasDrifted());
    QVERIFY(!driftBetween(made(2000), made(2000), 0.001).hasDrifted());
    // Failed seeds have no values either; they are counted once, as failures.
    Survey failed(SurveyOf{"1", "level", "hash", {"few", "none"}, false});
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const std::vector<std::optional<std::int64_t>> values{7, std::nullopt};
        if (seed % 2 == 0) failed.add(seed, values);
        if (seed % 2 == 1) failed.addFailure(seed, "rooms", "no place");
    }
    failed.addSeeds({1, 1000});
    const Drift ofFailures = driftBetween(made(1), failed, 0.001);
    QVERIFY(!ofFailures.measures[0].hasDrifted);
    QVERIFY(ofFailures.measures[2].hasDrifted);
}

MAZELOOM_TEST(TestDrift)

}  // namespace mazeloom::tst_drift

#include "tst_drift.moc"

// SPDX-License-Identifier: MIT
// The pair of measures that a survey shows first, compared with the same formulas in floating point
// over the values themselves.
#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include <QTest>

#include "core/analyse/atlas/telling_pair.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_telling_pair {

using namespace analyse;

class TestTellingPair : public QObject {
    Q_OBJECT

  private slots:
    void isWhatTheFormulaSays();
    void constantsAndCopiesTellNothing();
    void anIndependentPairIsChosen();
    void ofIndependentPairsTheWidestIsChosen();
    void isTheSameInAnyOrder();
    void nothingIsChosenOfNothing();
    void manySeedsDoNotOverflow();
};

namespace {

using Values = std::vector<std::int64_t>;

PairGrid gridOf(const Values& x, const Values& y) {
    PairGrid grid;
    for (std::size_t i = 0; i < x.size(); ++i)
        grid.add(x[i], y[i]);
    return grid;
}

double sameness(const std::map<std::pair<std::int64_t, std::int64_t>, double>& counts) {
    double sum = 0;
    for (const auto& [value, count] : counts)
        sum += count * count;
    return sum;
}

struct Expected {
    double score = 0;
    double correlation = 0;
    bool isConstant = false;
};

/// Returns the expectation for values within 64 of each other, so that each has its own bin.
Expected expectedOf(const Values& x, const Values& y) {
    std::map<std::pair<std::int64_t, std::int64_t>, double> xs;
    std::map<std::pair<std::int64_t, std::int64_t>, double> ys;
    std::map<std::pair<std::int64_t, std::int64_t>, double> both;
    double meanX = 0;
    double meanY = 0;
    const auto n = static_cast<double>(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        xs[{x[i], 0}] += 1;
        ys[{y[i], 0}] += 1;
        both[{x[i], y[i]}] += 1;
        meanX += static_cast<double>(x[i]) / n;
        meanY += static_cast<double>(y[i]) / n;
    }
    double xx = 0;
    double yy = 0;
    double xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double offX = static_cast<double>(x[i]) - meanX;
        const double offY = static_cast<double>(y[i]) - meanY;
        xx += offX * offX;
        yy += offY * offY;
        xy += offX * offY;
    }
    if (xs.size() == 1 || ys.size() == 1) return {0, 0, true};
    const double r = xy / std::sqrt(xx * yy);
    const double gain = std::min(sameness(xs), sameness(ys)) / sameness(both) - 1;
    return {gain * (1 - r * r), r, false};
}

Values drawn(random::Stream& random, std::size_t count, int values) {
    Values all;
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(random.between(0, values - 1));
    return all;
}

Survey surveyOf(const std::vector<Values>& measures) {
    SurveyOf of{"1.0", "level", "hash", {}, true};
    for (std::size_t i = 0; i < measures.size(); ++i)
        of.measures.push_back("measure-" + std::to_string(i));
    Survey survey(of);
    for (std::size_t seed = 0; seed < measures[0].size(); ++seed) {
        std::vector<std::optional<std::int64_t>> values;
        for (const Values& one : measures)
            values.push_back(one[seed]);
        survey.add(seed, values);
    }
    return survey;
}

}  // namespace

void TestTellingPair::isWhatTheFormulaSays() {
    random::Stream random(1);
    for (int i = 0; i < testing::seeds(2000); ++i) {
        const std::size_t count = 1 + random.below(400);
        const Values x = drawn(random, count, random.between(1, 60));
        Values y = drawn(random, count, random.between(1, 60));
        // In some rounds y depends on x, positively or negatively, with some noise.
        const int slope = random.between(-1, 1);
        const int noise = random.between(0, 8);
        if (random.below(2) == 0 && slope != 0) {
            for (std::size_t n = 0; n < count; ++n)
                y[n] = slope * x[n] + random.between(0, noise);
        }
        if (*std::ranges::max_element(y) - *std::ranges::min_element(y) > 63) continue;
        const PairTelling telling = tellingOf(gridOf(x, y));
        const Expected expected = expectedOf(x, y);
        QCOMPARE(!telling.correlation.has_value(), expected.isConstant);
        if (expected.isConstant) continue;
        QVERIFY2(std::abs(static_cast<double>(telling.score) / 1024 - expected.score) < 0.01,
                 qPrintable(QStringLiteral("score %1, expected %2")
                                .arg(static_cast<double>(telling.score) / 1024)
                                .arg(expected.score)));
        QVERIFY(std::abs(*telling.correlation - expected.correlation * 1000) < 1.01);
    }
}

void TestTellingPair::constantsAndCopiesTellNothing() {
    random::Stream random(2);
    for (int i = 0; i < testing::seeds(500); ++i) {
        const Values x = drawn(random, 2 + random.below(300), random.between(2, 2000));
        QVERIFY(!tellingOf(gridOf(x, Values(x.size(), 7))).correlation);
        QVERIFY(!tellingOf(gridOf(Values(x.size(), -3), x)).correlation);
        if (std::ranges::adjacent_find(x, std::ranges::not_equal_to{}) == x.end()) continue;
        const PairTelling copy = tellingOf(gridOf(x, x));
        QCOMPARE(copy.score, std::int64_t{0});
        QVERIFY(copy.correlation.value() >= 999);
        Values negative = x;
        for (std::int64_t& value : negative)
            value = -value;
        // Bins of negative numbers have other limits, so the correlation is only close to −1.
        QVERIFY(tellingOf(gridOf(x, negative)).correlation.value() <= -900 || x.size() < 10);
    }
    // A value that depends on the other without being correlated scores just as low.
    Values x;
    Values square;
    for (int value = -4; value <= 4; ++value) {
        x.push_back(value);
        square.push_back(value * value);
    }
    const PairTelling telling = tellingOf(gridOf(x, square));
    QCOMPARE(telling.correlation.value(), 0);
    QCOMPARE(telling.score, std::int64_t{0});
}

void TestTellingPair::anIndependentPairIsChosen() {
    random::Stream random(3);
    for (int i = 0; i < testing::seeds(150); ++i) {
        const std::size_t count = 300 + random.below(1000);
        const Values x = drawn(random, count, random.between(5, 200));
        const Values y = drawn(random, count, random.between(5, 200));
        Values nearlyX = x;
        for (std::int64_t& value : nearlyX)
            value = 3 * value + random.between(0, 1);
        // In random order: three nearly equal measures, a constant, and an independent one.
        std::vector<std::pair<char, Values>> measures{
            {'x', x}, {'x', nearlyX}, {'x', x}, {'c', Values(count, 9)}, {'y', y}};
        random.shuffle(std::span(measures));
        std::vector<Values> values;
        for (const auto& [name, its] : measures)
            values.push_back(its);
        const auto pair = mostTellingPair(surveyOf(values));
        QVERIFY(pair.has_value());
        QVERIFY(pair->a < pair->b);
        const std::string names{measures[pair->a].first, measures[pair->b].first};
        QVERIFY2(names == "xy" || names == "yx", names.c_str());
        QVERIFY(std::abs(pair->telling.correlation.value()) < 200);
    }
}

void TestTellingPair::ofIndependentPairsTheWidestIsChosen() {
    random::Stream random(4);
    for (int i = 0; i < testing::seeds(50); ++i) {
        const std::size_t count = 4000;
        const std::vector<Values> measures{drawn(random, count, 3), drawn(random, count, 30),
                                           drawn(random, count, 2), drawn(random, count, 30)};
        const auto pair = mostTellingPair(surveyOf(measures));
        QVERIFY(pair.has_value());
        QCOMPARE(pair->a, std::size_t{1});
        QCOMPARE(pair->b, std::size_t{3});
    }
}

void TestTellingPair::isTheSameInAnyOrder() {
    random::Stream random(5);
    for (int i = 0; i < testing::seeds(200); ++i) {
        const std::size_t count = 2 + random.below(200);
        std::vector<Values> measures;
        for (int n = 0; n < 5; ++n)
            measures.push_back(drawn(random, count, random.between(1, 100)));
        const Survey survey = surveyOf(measures);
        const auto pairs = tellingPairs(survey);
        for (std::size_t n = 0; n + 1 < pairs.size(); ++n)
            QVERIFY(pairs[n].telling.score >= pairs[n + 1].telling.score);
        for (const TellingPair& pair : pairs) {
            const PairTelling turned = tellingOf(gridOf(measures[pair.b], measures[pair.a]));
            QCOMPARE(turned.score, pair.telling.score);
            QCOMPARE(turned.correlation.value(), pair.telling.correlation.value());
        }
    }
}

void TestTellingPair::nothingIsChosenOfNothing() {
    QVERIFY(!mostTellingPair(Survey({"1.0", "level", "hash", {"a", "b"}, false})));
    QVERIFY(!mostTellingPair(Survey({"1.0", "level", "hash", {"a", "b"}, true})));
    QVERIFY(!mostTellingPair(surveyOf({{1, 2, 3}, {4, 4, 4}})));
    QVERIFY(!mostTellingPair(surveyOf({{1, 2, 3}})));
    // If there is no better pair, two dependent measures are chosen.
    QVERIFY(mostTellingPair(surveyOf({{1, 2, 3}, {4, 4, 4}, {3, 5, 7}})).has_value());
}

void TestTellingPair::manySeedsDoNotOverflow() {
    random::Stream random(6);
    for (int i = 0; i < testing::seeds(60); ++i) {
        const Values x = drawn(random, 500, 40);
        const Values y = drawn(random, 500, 40);
        const PairGrid few = gridOf(x, y);
        for (const int times : {20, 40, 54}) {
            std::vector<std::uint64_t> cells = few.cells();
            for (std::uint64_t& count : cells)
                count <<= times;
            const PairTelling many = tellingOf(PairGrid::of(few.x(), few.y(), cells));
            QVERIFY(std::abs(many.score - tellingOf(few).score) <= 1);
            QVERIFY(std::abs(many.correlation.value() - tellingOf(few).correlation.value()) <= 1);
        }
    }
}

MAZELOOM_TEST(TestTellingPair)

}  // namespace mazeloom::tst_telling_pair

#include "tst_telling_pair.moc"

// SPDX-License-Identifier: MIT
// The values that a survey keeps, compared with plain sorting and counting; and that the result
// does not depend on how the work is divided.
#include <algorithm>
#include <map>
#include <vector>

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "core/analyse/survey/survey_json.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_survey {

using namespace analyse;

class TestSurvey : public QObject {
    Q_OBJECT

  private slots:
    void keepsWhatSortingGives_data();
    void keepsWhatSortingGives();
    void coarseBinsAreASixteenth();
    void anySharingGivesTheSame();
    void pairsAddUp();
    void failuresAreCountedByReason();
    void manyReasonsAreBounded();
    void rangesAreKept();
    void shardsCoverEverySeedOnce();
    void comesBackFromItsText();
    void readsSeedsThatAreNumbers();
    void damageIsSeen();
    void othersAreRefused();
    void threadsChangeNothing();
    void theLastLookSeesAll();
    void wideNumbersComeBack();
};

namespace {

struct Row {
    std::uint64_t seed;
    std::vector<std::optional<std::int64_t>> values;
};

SurveyOf ofMeasures(std::size_t count, bool hasPairs = true) {
    SurveyOf of{"1.0", "level", "hash", {}, hasPairs};
    for (std::size_t i = 0; i < count; ++i)
        of.measures.push_back("measure-" + std::to_string(i));
    return of;
}

/// Returns values with several kinds of distribution: few, many, negative, and sometimes none.
std::vector<Row> rows(std::uint64_t first, std::size_t count, std::uint32_t spread,
                      std::uint64_t chance = 7) {
    random::Stream random(chance);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < count; ++i) {
        Row row{first + i, {}};
        row.values.push_back(random.between(0, 9));
        row.values.push_back(static_cast<std::int64_t>(random.below(spread)) -
                             static_cast<std::int64_t>(spread) / 3);
        row.values.push_back(random.chance(10)
                                 ? std::nullopt
                                 : std::optional<std::int64_t>(random.between(-500, 1000)));
        rows.push_back(row);
    }
    return rows;
}

/// Returns a survey of some rows; seeds divisible by 11 count as failed levels.
Survey surveyOf(const std::vector<Row>& rows, bool hasPairs = true) {
    Survey survey(ofMeasures(3, hasPairs));
    for (const Row& row : rows) {
        if (row.seed % 11 == 0) {
            survey.addFailure(row.seed, row.seed % 2 == 0 ? "rooms" : "maze",
                              "no place at " + std::to_string(row.seed));
        } else {
            survey.add(row.seed, row.values);
        }
        survey.addSeeds({row.seed, row.seed});
    }
    return survey;
}

}  // namespace

void TestSurvey::keepsWhatSortingGives_data() {
    QTest::addColumn<int>("spread");
    QTest::newRow("few values") << 40;
    QTest::newRow("as many values as bins") << 4096;
    QTest::newRow("more") << 200'000;
}

void TestSurvey::keepsWhatSortingGives() {
    QFETCH(const int, spread);
    const auto all = rows(1, 20'000, static_cast<std::uint32_t>(spread));
    const Survey survey = surveyOf(all);
    for (std::size_t m = 0; m < 3; ++m) {
        std::vector<std::pair<std::int64_t, std::uint64_t>> sorted;
        for (const Row& row : all) {
            if (row.seed % 11 != 0 && row.values[m]) sorted.emplace_back(*row.values[m], row.seed);
        }
        std::sort(sorted.begin(), sorted.end());
        const Tally& tally = survey.tallies()[m];
        QCOMPARE(tally.count(), static_cast<std::uint64_t>(sorted.size()));
        QCOMPARE(tally.least(), sorted.front().first);
        QCOMPARE(tally.most(), sorted.back().first);
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        std::map<std::int64_t, std::uint64_t> counts;
        for (const auto& [value, seed] : sorted) {
            sum += value;
            squares += value * value;
            ++counts[value];
        }
        QCOMPARE(toText(tally.sum), std::to_string(sum));
        QCOMPARE(toText(tally.squares), std::to_string(squares));
        QCOMPARE(tally.histogram.isExact(), counts.size() <= Histogram::kMostExactBins);
        if (tally.histogram.isExact()) {
            QVERIFY(tally.histogram.bins() == counts);
            QCOMPARE(tally.median(), sorted[(sorted.size() - 1) / 2].first);
        }
        for (std::size_t i = 0; i < Tally::kMostExtremes; ++i) {
            QCOMPARE(tally.lowest[i].value, sorted[i].first);
            QCOMPARE(tally.lowest[i].seed, sorted[i].second);
        }
        std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        for (std::size_t i = 0; i < Tally::kMostExtremes; ++i) {
            QCOMPARE(tally.highest[i].value, sorted[i].first);
            QCOMPARE(tally.highest[i].seed, sorted[i].second);
        }
    }
    QCOMPARE(survey.failures().count(), std::uint64_t{20'000 / 11});
}

void TestSurvey::coarseBinsAreASixteenth() {
    for (std::int64_t value = -100'000; value <= 100'000; ++value) {
        const std::int64_t bin = Histogram::coarseBinOf(value);
        // Rounded towards 0 by less than a sixteenth.
        QVERIFY(std::abs(bin) <= std::abs(value) && (bin < 0) == (value < 0 && bin != 0));
        QVERIFY((std::abs(value) - std::abs(bin)) * 16 <
                std::max<std::int64_t>(std::abs(value), 1));
        QCOMPARE(Histogram::coarseBinOf(bin), bin);
        if (std::abs(value) < 32) QCOMPARE(bin, value);
        if (value > 0) QVERIFY(Histogram::coarseBinOf(value - 1) <= bin);
    }
}

void TestSurvey::anySharingGivesTheSame() {
    for (int trial = 0; trial < testing::seeds(60); ++trial) {
        random::Stream random(static_cast<std::uint64_t>(trial));
        const std::uint32_t spread = trial % 3 == 0 ? 100'000 : 50;
        const auto all =
            rows(100, trial % 3 == 0 ? 8000 : 300, spread, static_cast<std::uint64_t>(trial));
        const Survey whole = surveyOf(all);
        // Each row is added to one of the parts; these are merged in any order and nesting.
        std::vector<std::vector<Row>> shared(static_cast<std::size_t>(random.between(2, 9)));
        for (const Row& row : all)
            shared[random.below(static_cast<std::uint32_t>(shared.size()))].push_back(row);
        std::vector<Survey> parts;
        for (const auto& some : shared)
            parts.push_back(surveyOf(some));
        while (parts.size() > 1) {
            random.shuffle(std::span(parts));
            Survey last = std::move(parts.back());
            parts.pop_back();
            Survey& other = parts[random.below(static_cast<std::uint32_t>(parts.size()))];
            QVERIFY(!other.whyNotWith(last));
            other.merge(last);
        }
        QVERIFY(parts[0] == whole);
        QCOMPARE(writeSurvey(parts[0]), writeSurvey(whole));
    }
}

void TestSurvey::pairsAddUp() {
    const auto all = rows(1, 4000, 30'000);
    const Survey survey = surveyOf(all);
    for (std::size_t a = 0; a < 3; ++a) {
        for (std::size_t b = a + 1; b < 3; ++b) {
            const PairGrid& grid = survey.pairs()[survey.pairOf(a, b)];
            QVERIFY(grid.x().bins() <= PairGrid::kMostBins);
            QVERIFY(grid.y().bins() <= PairGrid::kMostBins);
            // A narrower bin would exceed the maximum number of bins.
            const auto binsBy = [](const PairGrid::Axis& axis, int shift) {
                return (axis.most >> shift) - (axis.least >> shift) + 1;
            };
            if (grid.x().shift() > 0)
                QVERIFY(binsBy(grid.x(), grid.x().shift() - 1) > PairGrid::kMostBins);
            std::vector<std::uint64_t> counted(grid.cells().size());
            for (const Row& row : all) {
                if (row.seed % 11 == 0 || !row.values[a] || !row.values[b]) continue;
                const auto x = (*row.values[a] >> grid.x().shift()) - grid.x().firstBin();
                const auto y = (*row.values[b] >> grid.y().shift()) - grid.y().firstBin();
                ++counted[static_cast<std::size_t>(y * grid.x().bins() + x)];
            }
            QVERIFY(counted == grid.cells());
        }
    }
    QVERIFY(surveyOf(all, false).pairs().empty());
}

void TestSurvey::failuresAreCountedByReason() {
    const Survey survey = surveyOf(rows(1, 1000, 5));
    const auto& reasons = survey.failures().reasons();
    QCOMPARE(reasons.size(), std::size_t{2});
    const auto& even = reasons.at({"rooms", "no place at N"});
    QCOMPARE(even.count, std::uint64_t{45});
    QCOMPARE(even.first.size(), Failures::kMostSeeds);
    QCOMPARE(even.first[0], std::uint64_t{22});
    QCOMPARE(even.first[15], std::uint64_t{22 * 16});
    QCOMPARE(withoutNumbers("between 12, 4 and (30)"), std::string("between N, N and (N)"));
}

void TestSurvey::manyReasonsAreBounded() {
    const auto reason = [](std::uint64_t i) {
        return std::string(1, static_cast<char>('a' + i % 26)) +
               static_cast<char>('a' + i / 26 % 26) + static_cast<char>('a' + i / 676 % 26);
    };
    Failures whole;
    Failures odd;
    Failures even;
    for (std::uint64_t i = 0; i < 3000; ++i) {
        whole.add("maze", reason(i), i);
        (i % 2 == 0 ? even : odd).add("maze", reason(i), i);
    }
    QCOMPARE(whole.reasons().size(), Failures::kMostReasons);
    QCOMPARE(whole.count(), std::uint64_t{3000});
    Failures merged = even;
    merged.merge(odd);
    QVERIFY(merged == whole);
    odd.merge(even);
    QVERIFY(odd == whole);
}

void TestSurvey::rangesAreKept() {
    SeedRanges ranges;
    for (const SeedRange range : {SeedRange{5, 9}, {20, 20}, {1, 4}, {10, 19}, {30, 40}})
        ranges.add(range);
    QVERIFY((ranges.ranges() == std::vector<SeedRange>{{1, 20}, {30, 40}}));
    QCOMPARE(ranges.count(), std::uint64_t{31});
    QVERIFY((ranges.missingOf({0, 35}) == std::vector<SeedRange>{{0, 0}, {21, 29}}));
    QVERIFY(ranges.missingOf({2, 20}).empty());
    QVERIFY((ranges.missingOf({41, 50}) == std::vector<SeedRange>{{41, 50}}));
    QVERIFY(ranges.firstCommon({15, 50}) == std::uint64_t{15});
    QVERIFY(!ranges.firstCommon({21, 29}));
    QVERIFY(ranges.isWithin({1, 40}) && !ranges.isWithin({2, 40}) && !ranges.isWithin({1, 39}));
    constexpr std::uint64_t kLast = ~std::uint64_t{0};
    SeedRanges end;
    end.add({kLast - 1, kLast});
    QVERIFY((end.missingOf({kLast - 3, kLast}) == std::vector<SeedRange>{{kLast - 3, kLast - 2}}));
}

void TestSurvey::shardsCoverEverySeedOnce() {
    for (std::uint64_t shards = 1; shards <= 70; ++shards) {
        for (const SeedRange all : {SeedRange{0, 0}, {7, 69}, {1, 1'000'000}, {5, 68}}) {
            std::uint64_t next = all.first;
            for (std::uint64_t shard = 1; shard <= shards; ++shard) {
                const auto part = shardOf(all, shard, shards);
                if (!part) continue;
                QCOMPARE(part->first, next);
                next = part->last + 1;
            }
            QCOMPARE(next, all.last + 1);
        }
    }
}

void TestSurvey::comesBackFromItsText() {
    for (const int spread : {3, 90'000}) {
        for (const bool hasPairs : {true, false}) {
            const Survey survey =
                surveyOf(rows(3, 9000, static_cast<std::uint32_t>(spread)), hasPairs);
            const std::string text = writeSurvey(survey);
            const auto read = readSurvey(text, "a.json");
            QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
            QVERIFY(*read == survey);
            QCOMPARE(writeSurvey(*read), text);
        }
    }
    const Survey empty(ofMeasures(2));
    QVERIFY(readSurvey(writeSurvey(empty), "e").value() == empty);
}

// Version 1 wrote seeds as numbers. The seeds are the only texts in lists; all other texts are
// values of keys.
void TestSurvey::readsSeedsThatAreNumbers() {
    const Survey survey = surveyOf(rows(~std::uint64_t{0} - 300, 200, 30));
    static const QRegularExpression seeds(R"re(([\[,])"(\d+)")re");
    QString text = QString::fromStdString(writeSurvey(survey));
    text.replace(seeds, R"(\1\2)").replace(R"("version": 2)", R"("version": 1)");
    static const QRegularExpression checksum(R"("sha256": "[0-9a-f]{64}")");
    const QString none = R"("sha256": "%1")";
    text.replace(checksum, none.arg(QString(64, '0')));
    const QByteArray sum =
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
    text.replace(checksum, none.arg(QString(sum)));
    const auto read = readSurvey(text.toStdString(), "old.json");
    QVERIFY(read.has_value());
    QVERIFY(*read == survey);
}

void TestSurvey::damageIsSeen() {
    const std::string text = writeSurvey(surveyOf(rows(1, 200, 30)));
    random::Stream random(5);
    for (int i = 0; i < testing::seeds(2000); ++i) {
        std::string changed = text;
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        if (i % 3 == 0) {
            changed.resize(at);
        } else if (i % 3 == 1) {
            changed.erase(at, 1);
        } else {
            changed[at] = static_cast<char>(changed[at] ^ (1 << random.below(7)));
        }
        const auto read = readSurvey(changed, "shard-3.json");
        QVERIFY2(!read || *read == surveyOf(rows(1, 200, 30)), changed.substr(0, 400).c_str());
        if (!read) QCOMPARE(read.error().file, std::string("shard-3.json"));
    }
    QVERIFY(!readSurvey("{}", "a") && !readSurvey("", "a"));
    std::string newer = text;
    newer.replace(newer.find("\"version\": 2"), 12, "\"version\": 3");
    QVERIFY(readSurvey(newer, "a").error().text.find("newer") != std::string::npos);
}

void TestSurvey::othersAreRefused() {
    const Survey survey = surveyOf(rows(1, 50, 5));
    QVERIFY(survey.whyNotWith(surveyOf(rows(50, 5, 5)))->find("seed 50") != std::string::npos);
    QVERIFY(!survey.whyNotWith(surveyOf(rows(51, 5, 5))));
    SurveyOf of = survey.of();
    of.program = "2.0";
    QVERIFY(survey.whyNotWith(Survey(of))->find("2.0") != std::string::npos);
    of = survey.of();
    of.recipe = "other";
    QVERIFY(survey.whyNotWith(Survey(of))->find("recipe") != std::string::npos);
    of = survey.of();
    of.measures.pop_back();
    QVERIFY(survey.whyNotWith(Survey(of))->find("measures") != std::string::npos);
}

// This holds however soon the threads end: without work they often end before the first look.
void TestSurvey::theLastLookSeesAll() {
    const auto level = std::make_shared<level::Level>(testing::solid({9, 9}, {"maze"}));
    const std::vector<const Measure*> wanted{findMeasure("open-cells")};
    const Sampler sampler({level, std::make_shared<const std::vector<level::Room>>(), {}, {}},
                          wanted);
    QVERIFY(!sampler.flaw());
    Survey survey(ofMeasures(1));
    for (int i = 0; i < 300; ++i) {
        std::uint64_t seen = 0;
        const auto look = [&](const Survey& soFar) { seen = soFar.seeds().count(); };
        surveySeeds(survey, sampler, wanted, {1, 3}, 1, {.look = look});
        QCOMPARE(seen, std::uint64_t{3});
    }
}

void TestSurvey::threadsChangeNothing() {
    const auto level = std::make_shared<level::Level>(
        testing::solid({31, 31}, {"rooms", "maze", "doors", "dead-ends", "unite"}));
    std::vector<const Measure*> wanted;
    for (const char* const id : {"steps", "rooms", "open-cells", "longest-way"})
        wanted.push_back(findMeasure(id));
    SampleOf of{level, std::make_shared<const std::vector<level::Room>>(), {}, {}};
    const Sampler sampler(of, wanted);
    QVERIFY(!sampler.flaw());
    const SurveyOf what{"1.0", level->id, recipeHash(of), {"steps", "rooms", "open", "way"}, true};
    std::string first;
    for (const unsigned threads : {1U, 2U, 5U}) {
        Survey survey(what);
        // Some seeds are already surveyed, as after a checkpoint.
        if (threads == 2) surveySeeds(survey, sampler, wanted, {40, 59}, 1, {});
        surveySeeds(survey, sampler, wanted, {1, 150}, threads, {});
        QCOMPARE(survey.seeds().count(), std::uint64_t{150});
        const std::string text = writeSurvey(survey);
        if (first.empty()) first = text;
        QCOMPARE(text, first);
    }
    // Each value equals a separate measurement of that seed.
    const auto made = generate::generate(*level, *of.rooms, 40, {});
    QVERIFY(made.has_value());
    Survey one(what);
    surveySeeds(one, sampler, wanted, {40, 40}, 1, {});
    QCOMPARE(one.tallies()[2].least(), findMeasure("open-cells")->value({made->map}));
    // Changes that affect generation change the hash; changes of texts do not.
    level::Level other = *level;
    other.title = "Another title";
    const auto hashOf = [&](const level::Level& changed) {
        SampleOf its = of;
        its.level = std::make_shared<level::Level>(changed);
        return recipeHash(its);
    };
    QCOMPARE(hashOf(other), recipeHash(of));
    other.recipe.stages[0].parameters["attempts"] = std::int64_t{3};
    QVERIFY(hashOf(other) != recipeHash(of));
}

void TestSurvey::wideNumbersComeBack() {
    for (const char* const text : {"0", "-1", "99999999999999999999999999999999999999",
                                   "-99999999999999999999999999999999999999"})
        QCOMPARE(toText(wideOf(text).value()), std::string(text));
    for (const char* const text :
         {"", "-", "-0", "01", "+1", "1e3", " 1", "100000000000000000000000000000000000000"})
        QVERIFY2(!wideOf(text), text);
}

MAZELOOM_TEST(TestSurvey)

}  // namespace mazeloom::tst_survey

#include "tst_survey.moc"

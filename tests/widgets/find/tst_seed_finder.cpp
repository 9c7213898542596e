// SPDX-License-Identifier: MIT
// Searching for seeds off the GUI thread gives the same result as measuring each seed in order. The
// search can be cancelled, replaced, and destroyed during work. Also checks typical ranges of
// measures against direct counts.
#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include <QSignalSpy>
#include <QTest>

#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/find/search_words.h"
#include "widgets/find/seed_finder.h"
#include "widgets/find/usual_ranges.h"

namespace mazeloom::tst_seed_finder {

using analyse::Hit;
using widgets::GenerationRequest;
using widgets::SeedFinder;
using widgets::SeedQuest;
using widgets::UsualRange;
using widgets::UsualRanges;

class TestSeedFinder : public QObject {
    Q_OBJECT

  private slots:
    void findsWhatAskingAllFinds_data();
    void findsWhatAskingAllFinds();
    void endsWithEnough();
    void hitsComeWhileItGoesOn();
    void onlyTheLatestQuestCounts();
    void cancelledItSaysNoMore();
    void saysWhyNoSeedCan();
    void canGoWhileItWorks();

    void rangesAreThoseOfTheFirstSeeds();
    void dearOnesAreMeasuredWhenAskedFor();
    void anotherLevelForgetsAll();
    void stoppedTheyKeepWhatIsKnown();
    void aRecipeThatFailsSaysWhy();
    void quartersOfATally_data();
    void quartersOfATally();

    void wordsOfASearch();
};

namespace {

GenerationRequest requestOf(level::Level level) {
    return {.level = std::make_shared<const level::Level>(std::move(level)),
            .rooms = std::make_shared<const std::vector<level::Room>>()};
}

GenerationRequest smallRequest() {
    return requestOf(testing::solid({21, 21}, {"rooms", "maze", "doors", "dead-ends", "unite"}));
}

/// Returns a request too large to search all seeds within a test.
GenerationRequest largeRequest() {
    return requestOf(testing::solid({121, 121}, {"rooms", "maze", "doors", "unite"}));
}

SeedQuest questOf(const GenerationRequest& request, const char* wish, std::uint64_t last,
                  std::uint64_t count = 1000) {
    return {.request = request,
            .wish = *analyse::readWish(wish),
            .seeds = {1, last},
            .count = count,
            .threads = 2};
}

/// Returns a measure's value for a seed, computed without the search.
std::optional<std::int64_t> measured(const GenerationRequest& request, const char* id,
                                     std::uint64_t seed) {
    const auto made = generate::generate(*request.level, *request.rooms, seed);
    if (!made) return std::nullopt;
    return analyse::findMeasure(id)->value({.map = made->map});
}

/// Records all signals of a finder.
struct Told {
    explicit Told(SeedFinder& finder) {
        QObject::connect(&finder, &SeedFinder::found, &receiver, [this](const auto& more) {
            hits.insert(hits.end(), more.begin(), more.end());
            ++batches;
        });
        QObject::connect(&finder, &SeedFinder::progressed, &receiver,
                         [this](const analyse::SearchState& state) {
                             // Hits are emitted before the state that counts them.
                             isInOrder = isInOrder && state.hits == hits.size();
                         });
        QObject::connect(&finder, &SeedFinder::ended, &receiver,
                         [this](const analyse::SearchState& state, const QString& why) {
                             last = state;
                             flaw = why;
                             ++ends;
                         });
        QObject::connect(&finder, &SeedFinder::cancelled, &receiver, [this] { ++cancels; });
    }

    std::vector<std::uint64_t> seeds() const {
        std::vector<std::uint64_t> list;
        for (const Hit& hit : hits)
            list.push_back(hit.seed);
        return list;
    }

    std::vector<Hit> hits;
    analyse::SearchState last;
    QString flaw;
    int batches = 0;
    int ends = 0;
    int cancels = 0;
    bool isInOrder = true;
    QObject receiver;
};

constexpr int kPatience = 60'000;

}  // namespace

void TestSeedFinder::findsWhatAskingAllFinds_data() {
    QTest::addColumn<QString>("wish");
    QTest::addColumn<int>("kind");
    QTest::newRow("many rooms") << "rooms >= 7" << 0;
    QTest::newRow("a range") << "open-cells = 150..170 and rooms >= 3" << 1;
    QTest::newRow("either") << "rooms = 1 or not junctions > 3" << 2;
}

void TestSeedFinder::findsWhatAskingAllFinds() {
    QFETCH(QString, wish);
    QFETCH(int, kind);
    const GenerationRequest request = smallRequest();
    const auto last = static_cast<std::uint64_t>(testing::seeds(600, 60));
    std::vector<std::uint64_t> wanted;
    for (std::uint64_t seed = 1; seed <= last; ++seed) {
        const auto rooms = measured(request, "rooms", seed);
        const auto open = measured(request, "open-cells", seed);
        const auto junctions = measured(request, "junctions", seed);
        const bool isHit = kind == 0   ? rooms && *rooms >= 7
                           : kind == 1 ? open && *open >= 150 && *open <= 170 && *rooms >= 3
                                       : (rooms && *rooms == 1) || !(junctions && *junctions > 3);
        // A seed whose generation fails is never a hit.
        if (isHit && rooms) wanted.push_back(seed);
    }
    QVERIFY(!wanted.empty());
    QVERIFY(wanted.size() < last);
    SeedFinder finder;
    Told told(finder);
    finder.find(questOf(request, wish.toUtf8().constData(), last));
    QVERIFY(finder.isBusy());
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 1, kPatience);
    QVERIFY(!finder.isBusy());
    QVERIFY(told.isInOrder);
    QCOMPARE(told.flaw, QString());
    QVERIFY(told.seeds() == wanted);
    QCOMPARE(told.last.hits, wanted.size());
    QCOMPARE(told.last.seeds, last);
    for (const Hit& hit : told.hits) {
        if (kind == 0) QVERIFY(hit.values.front() == measured(request, "rooms", hit.seed));
    }
}

void TestSeedFinder::endsWithEnough() {
    SeedFinder finder;
    Told told(finder);
    finder.find(questOf(smallRequest(), "open-cells > 0", 1'000'000, 7));
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 1, kPatience);
    QVERIFY(told.seeds() == std::vector<std::uint64_t>({1, 2, 3, 4, 5, 6, 7}));
    QVERIFY(told.last.seeds < 1000);
}

void TestSeedFinder::hitsComeWhileItGoesOn() {
    SeedFinder finder;
    Told told(finder);
    finder.find(questOf(largeRequest(), "open-cells > 0", 1'000'000'000, 1'000'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(told.batches > 2, kPatience);
    QVERIFY(finder.isBusy());
    QCOMPARE(told.ends, 0);
    QVERIFY(std::ranges::is_sorted(told.seeds()));
}

void TestSeedFinder::onlyTheLatestQuestCounts() {
    SeedFinder finder;
    Told told(finder);
    finder.find(questOf(largeRequest(), "open-cells > 0", 1'000'000'000, 1'000'000'000));
    finder.find(questOf(largeRequest(), "open-cells > 0", 1'000'000'000, 1'000'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(told.batches > 0, kPatience);
    told.hits.clear();
    finder.find(questOf(smallRequest(), "rooms >= 0", 3));
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 1, kPatience);
    QVERIFY(told.seeds() == std::vector<std::uint64_t>({1, 2, 3}));
    QVERIFY(told.isInOrder);
    QCOMPARE(told.cancels, 0);
}

void TestSeedFinder::cancelledItSaysNoMore() {
    SeedFinder finder;
    Told told(finder);
    finder.find(questOf(largeRequest(), "open-cells > 0", 1'000'000'000, 1'000'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(told.batches > 0, kPatience);
    finder.cancel();
    const std::size_t known = told.hits.size();
    QTRY_COMPARE_WITH_TIMEOUT(told.cancels, 1, kPatience);
    QVERIFY(!finder.isBusy());
    QCOMPARE(told.hits.size(), known);
    QCOMPARE(told.ends, 0);
    // The next search starts empty.
    told.hits.clear();
    finder.find(questOf(smallRequest(), "rooms >= 0", 2));
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 1, kPatience);
    QCOMPARE(told.hits.size(), std::size_t{2});
}

void TestSeedFinder::saysWhyNoSeedCan() {
    SeedFinder finder;
    Told told(finder);
    // Traps exist only in temples.
    finder.find(questOf(smallRequest(), "traps > 3", 100));
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 1, kPatience);
    QVERIFY(told.flaw.contains("traps"));
    QVERIFY(told.hits.empty());
    finder.find(questOf(requestOf(testing::solid({21, 21}, {"no-such-stage"})), "rooms > 3", 100));
    QTRY_COMPARE_WITH_TIMEOUT(told.ends, 2, kPatience);
    QVERIFY(told.flaw.contains("no-such-stage"));
    QCOMPARE(told.last.seeds, 0U);
}

void TestSeedFinder::canGoWhileItWorks() {
    auto finder = std::make_unique<SeedFinder>();
    QSignalSpy ended(finder.get(), &SeedFinder::ended);
    finder->find(questOf(largeRequest(), "open-cells > 0", 1'000'000'000, 1'000'000'000));
    QVERIFY(finder->isBusy());
    finder.reset();
    QCoreApplication::processEvents();
    QCOMPARE(ended.count(), 0);
}

void TestSeedFinder::rangesAreThoseOfTheFirstSeeds() {
    const GenerationRequest request = smallRequest();
    UsualRanges ranges;
    ranges.setRequest(request);
    QVERIFY(ranges.isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    for (const char* id : {"rooms", "dead-ends", "open-cells"}) {
        std::vector<std::int64_t> values;
        for (std::uint64_t seed = 1; seed <= UsualRanges::kSeeds; ++seed) {
            if (const auto value = measured(request, id, seed)) values.push_back(*value);
        }
        std::ranges::sort(values);
        const UsualRange* range = ranges.of(*analyse::findMeasure(id));
        QVERIFY2(range != nullptr, id);
        QCOMPARE(range->count, values.size());
        QCOMPARE(range->least, values.front());
        QCOMPARE(range->most, values.back());
        // Checks the quartiles by definition: at most that share of values lies below, and above.
        const auto below = [&](std::int64_t value) {
            return std::ranges::count_if(values, [value](auto one) { return one < value; });
        };
        const auto all = static_cast<std::ptrdiff_t>(values.size());
        QVERIFY(4 * below(range->lower) < all);
        QVERIFY(4 * below(range->lower + 1) >= all);
        QVERIFY(4 * below(range->upper) < 3 * all);
        QVERIFY(4 * below(range->upper + 1) >= 3 * all);
    }
    // Measures are computed only on request.
    QVERIFY(ranges.of(*analyse::findMeasure("steps")) == nullptr);
    QVERIFY(ranges.of(*analyse::findMeasure("traps")) == nullptr);
}

void TestSeedFinder::dearOnesAreMeasuredWhenAskedFor() {
    UsualRanges ranges;
    ranges.setRequest(smallRequest());
    const analyse::Measure* steps = analyse::findMeasure("steps");
    const analyse::Measure* refused = analyse::findMeasure("rooms-refused");
    const analyse::Measure* traps = analyse::findMeasure("traps");
    // A request during the computation.
    ranges.ask({steps, traps});
    QVERIFY(ranges.isComing(*steps));
    QVERIFY(!ranges.isComing(*traps));
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(ranges.of(*steps) != nullptr);
    QCOMPARE(ranges.of(*steps)->count, UsualRanges::kSeeds);
    QVERIFY(ranges.of(*analyse::findMeasure("rooms")) != nullptr);
    ranges.ask({refused, steps});
    QVERIFY(ranges.isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(ranges.of(*refused) != nullptr);
    // The value is already known.
    ranges.ask({refused, steps});
    QVERIFY(!ranges.isBusy());
}

void TestSeedFinder::anotherLevelForgetsAll() {
    UsualRanges ranges;
    ranges.setRequest(smallRequest());
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    const analyse::Measure& open = *analyse::findMeasure("open-cells");
    const std::int64_t most = ranges.of(open)->most;
    ranges.setRequest(requestOf(testing::solid({41, 41}, {"rooms", "maze", "doors", "unite"})));
    QVERIFY(ranges.of(open) == nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(ranges.of(open)->least > most);
    ranges.setRequest(std::nullopt);
    QVERIFY(ranges.of(open) == nullptr);
    QVERIFY(!ranges.isBusy());
    ranges.ask({&open});
    QVERIFY(!ranges.isBusy());
}

void TestSeedFinder::stoppedTheyKeepWhatIsKnown() {
    UsualRanges ranges;
    ranges.setRequest(smallRequest());
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    const analyse::Measure* steps = analyse::findMeasure("steps");
    ranges.ask({steps});
    ranges.stop();
    QVERIFY(!ranges.isBusy());
    QVERIFY(ranges.of(*steps) == nullptr);
    QVERIFY(ranges.of(*analyse::findMeasure("rooms")) != nullptr);
    QTest::qWait(50);
    QVERIFY(ranges.of(*steps) == nullptr);
    ranges.ask({steps});
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(ranges.of(*steps) != nullptr);
}

void TestSeedFinder::aRecipeThatFailsSaysWhy() {
    UsualRanges ranges;
    ranges.setRequest(requestOf(testing::solid({21, 21}, {"no-such-stage"})));
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(ranges.flaw().contains("no-such-stage"));
    // No hero is painted, and no stage places one.
    ranges.setRequest(
        requestOf(testing::painted({"#######", "#.....#", "#.....#", "#######"}, {"hidden-maze"})));
    QTRY_VERIFY_WITH_TIMEOUT(!ranges.isBusy(), kPatience);
    QVERIFY(!ranges.flaw().isEmpty());
    QVERIFY(!ranges.flaw().contains("no-such-stage"));
    ranges.setRequest(smallRequest());
    QCOMPARE(ranges.flaw(), QString());
}

void TestSeedFinder::quartersOfATally_data() {
    QTest::addColumn<QList<int>>("values");
    QTest::addColumn<QList<int>>("quarters");
    QTest::newRow("one") << QList<int>{5} << QList<int>{5, 5};
    QTest::newRow("two") << QList<int>{1, 9} << QList<int>{1, 9};
    QTest::newRow("four") << QList<int>{4, 1, 3, 2} << QList<int>{1, 3};
    QTest::newRow("eight") << QList<int>{8, 7, 6, 5, 4, 3, 2, 1} << QList<int>{2, 6};
    QTest::newRow("equal") << QList<int>{2, 2, 2, 2, 9} << QList<int>{2, 2};
    QTest::newRow("below zero") << QList<int>{-5, -4, -3, 0} << QList<int>{-5, -3};
}

void TestSeedFinder::quartersOfATally() {
    QFETCH(QList<int>, values);
    QFETCH(QList<int>, quarters);
    analyse::Tally tally;
    QVERIFY(widgets::usualRange(tally) == UsualRange());
    for (int i = 0; i < values.size(); ++i)
        tally.add(static_cast<std::uint64_t>(i), values[i]);
    const UsualRange range = widgets::usualRange(tally);
    QCOMPARE(range.lower, quarters[0]);
    QCOMPARE(range.upper, quarters[1]);
}

void TestSeedFinder::wordsOfASearch() {
    const analyse::SearchState none{.seeds = 12, .failures = 0, .hits = 0, .parts = {}};
    QCOMPARE(widgets::searchText(none, 0.2), QString("none in 12 so far"));
    QCOMPARE(widgets::searchText(none, 3), QString("none in 12 so far, 4 a second"));
    const analyse::SearchState some{.seeds = 300, .failures = 0, .hits = 4, .parts = {}};
    QCOMPARE(widgets::searchText(some, 10),
             QStringLiteral("4 in 300 so far, 30 a second, the next in about 2.5\u00a0s"));
    const auto part = [](std::uint64_t asked, std::uint64_t passed) {
        return widgets::partText({"rooms > 3", asked, passed});
    };
    QCOMPARE(part(200, 100), QStringLiteral("rooms > 3: 50\u00a0% of 200"));
    QCOMPARE(part(200, 3), QStringLiteral("rooms > 3: 1.5\u00a0% of 200"));
    QCOMPARE(part(100'000, 3),
             QStringLiteral("rooms > 3: 0.003\u00a0% of ") + QLocale().toString(100'000));
    QCOMPARE(part(100, 0), QStringLiteral("rooms > 3: 0\u00a0% of 100"));
    QCOMPARE(part(0, 0), QString("rooms > 3: not checked yet"));
}

MAZELOOM_TEST(TestSeedFinder)

}  // namespace mazeloom::tst_seed_finder

#include "tst_seed_finder.moc"

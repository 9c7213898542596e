// SPDX-License-Identifier: MIT
// Ticks, bars and cells of heat maps, compared with plain counting of the original values.
#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include <QTest>

#include "core/analyse/atlas/band.h"
#include "core/analyse/atlas/bars.h"
#include "core/analyse/atlas/bin_wish.h"
#include "core/analyse/atlas/pair_bins.h"
#include "core/analyse/atlas/ticks.h"
#include "core/analyse/wish/wish.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bars {

using namespace analyse;

class TestBars : public QObject {
    Q_OBJECT

  private slots:
    void ticksAreTheFinestThatAreFew();
    void barsCountWhatLiesWithin();
    void coarseBarsKeepTheSumAndAreNearlyRight();
    void twoHistogramsHaveTheSameBars();
    void endsOfTheNumbersAreNoTrouble();
    void bandsAreThoseOfSortedValues();
    void pairBinsCountWhatLiesWithin();
    void pairCsvIsTheGrid();
    void wishesAskForTheValuesOfABin();
};

namespace {

/// Returns all round numbers up to 5·10^18, generated differently from the code under test.
std::vector<std::int64_t> roundNumbers() {
    std::vector<std::int64_t> all;
    std::int64_t power = 1;
    for (int zeros = 0; zeros <= 18; ++zeros) {
        for (const int digit : {1, 2, 5})
            all.push_back(power * digit);
        if (zeros < 18) power *= 10;
    }
    return all;
}

std::vector<std::int64_t> multiplesWithin(std::int64_t step, std::int64_t first,
                                          std::int64_t last) {
    std::vector<std::int64_t> all;
    for (std::int64_t value = first; value <= last; ++value)
        if (value % step == 0) all.push_back(value);
    return all;
}

std::vector<std::int64_t> drawnValues(random::Stream& random, std::size_t count,
                                      std::int64_t spread) {
    const std::int64_t middle = random.between(-300, 300);
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i < count; ++i) {
        // Most values in the middle, a few far away.
        const auto reach = static_cast<std::int64_t>(random.below(4) == 0 ? spread : spread / 4);
        values.push_back(
            middle +
            static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(2 * reach + 1))) -
            reach);
    }
    return values;
}

Tally tallyOf(const std::vector<std::int64_t>& values) {
    Tally tally;
    for (std::size_t i = 0; i < values.size(); ++i)
        tally.add(i, values[i]);
    return tally;
}

std::uint64_t countWithin(const std::vector<std::int64_t>& values, const Stretch& stretch) {
    return static_cast<std::uint64_t>(std::ranges::count_if(values, [&](std::int64_t value) {
        return value >= stretch.first && value <= stretch.last;
    }));
}

/// Checks that bars are contiguous, equally wide, and start at round numbers.
void checkScale(const std::vector<Bar>& bars, std::size_t most) {
    static const std::vector<std::int64_t> round = roundNumbers();
    QVERIFY(!bars.empty());
    QVERIFY(bars.size() <= most);
    const std::int64_t width = bars[0].values.last - bars[0].values.first + 1;
    QVERIFY(std::ranges::find(round, width) != round.end());
    for (std::size_t i = 0; i < bars.size(); ++i) {
        QCOMPARE(bars[i].values.first % width, std::int64_t{0});
        QCOMPARE(bars[i].values.last - bars[i].values.first + 1, width);
        if (i > 0) QCOMPARE(bars[i].values.first, bars[i - 1].values.last + 1);
    }
}

std::uint64_t sumOf(const std::vector<Bar>& bars) {
    std::uint64_t sum = 0;
    for (const Bar& bar : bars)
        sum += bar.count;
    return sum;
}

}  // namespace

void TestBars::ticksAreTheFinestThatAreFew() {
    random::Stream random(1);
    const std::vector<std::int64_t> round = roundNumbers();
    for (int i = 0; i < testing::seeds(3000); ++i) {
        const std::int64_t first = random.between(-2000, 2000);
        const std::int64_t last = first + random.between(0, random.below(2) == 0 ? 20 : 3000);
        const auto most = static_cast<std::size_t>(random.between(2, 12));
        const auto found = std::ranges::find_if(round, [&](std::int64_t step) {
            return multiplesWithin(step, first, last).size() <= most;
        });
        QCOMPARE(ticks(first, last, most), multiplesWithin(*found, first, last));
        QVERIFY(!ticks(first, last, most).empty());
    }
}

void TestBars::barsCountWhatLiesWithin() {
    random::Stream random(2);
    const std::vector<std::int64_t> round = roundNumbers();
    for (int i = 0; i < testing::seeds(2000); ++i) {
        const auto values = drawnValues(random, 1 + random.below(200),
                                        random.between(1, random.below(2) == 0 ? 30 : 1500));
        const auto most = static_cast<std::size_t>(random.between(2, 60));
        const Tally tally = tallyOf(values);
        const std::vector<Bar> bars = barsOf(tally, most);
        checkScale(bars, most);
        for (const Bar& bar : bars)
            QCOMPARE(bar.count, countWithin(values, bar.values));
        // The outermost bars are not empty, and the next smaller round width would give too many.
        QVERIFY(bars.front().count > 0 && bars.back().count > 0);
        QCOMPARE(sumOf(bars), std::uint64_t{values.size()});
        const std::int64_t width = bars[0].values.last - bars[0].values.first + 1;
        const auto place = std::ranges::find(round, width);
        if (place == round.begin()) continue;
        // Shifted to positive values, so that division rounds down.
        constexpr std::int64_t kFar = 1'000'000;
        const std::int64_t finer = *std::prev(place);
        const auto [least, greatest] = std::ranges::minmax(values);
        const std::int64_t finerBars = (greatest + kFar) / finer - (least + kFar) / finer + 1;
        QVERIFY(finerBars > static_cast<std::int64_t>(most));
    }
}

void TestBars::coarseBarsKeepTheSumAndAreNearlyRight() {
    random::Stream random(3);
    for (int i = 0; i < testing::seeds(20); ++i) {
        std::vector<std::int64_t> values;
        const std::int64_t from = random.between(-200'000, 100'000);
        const std::int64_t to = from + random.between(20'000, 200'000);
        for (int n = 0; n < 8000; ++n)
            values.push_back(random.between(static_cast<int>(from), static_cast<int>(to)));
        const Tally tally = tallyOf(values);
        QVERIFY(!tally.histogram.isExact());
        const auto most = static_cast<std::size_t>(random.between(2, 60));
        const std::vector<Bar> bars = barsOf(tally, most);
        checkScale(bars, most);
        QCOMPARE(sumOf(bars), std::uint64_t{values.size()});
        // Evenly spread values are evenly spread over the bars, within random variation.
        for (const Bar& bar : bars) {
            const auto counted = static_cast<std::int64_t>(countWithin(values, bar.values));
            const auto off = counted - static_cast<std::int64_t>(bar.count);
            QVERIFY(off * off <= 36 * (counted + 20));
        }
        // No bar is narrower than a bin, since that would invent detail.
        const std::int64_t width = bars[0].values.last - bars[0].values.first + 1;
        std::map<std::int64_t, std::set<std::int64_t>> ends;
        for (const std::int64_t value : values) {
            auto& bin = ends[Histogram::coarseBinOf(value)];
            bin.insert(value);
        }
        for (const auto& [bin, held] : ends)
            QVERIFY(*held.rbegin() - *held.begin() + 1 <= width);
    }
}

void TestBars::twoHistogramsHaveTheSameBars() {
    random::Stream random(4);
    for (int i = 0; i < testing::seeds(500); ++i) {
        const auto one = drawnValues(random, random.below(80), random.between(1, 400));
        const auto other = drawnValues(random, 1 + random.below(80), random.between(1, 400));
        const Tally tallyOne = tallyOf(one);
        const Tally tallyOther = tallyOf(other);
        const std::array both{&tallyOne, &tallyOther};
        const BarScale scale = barScaleOf(both, 40);
        const auto barsOne = barsOf(tallyOne, scale);
        const auto barsOther = barsOf(tallyOther, scale);
        checkScale(barsOther, 40);
        QCOMPARE(barsOne.size(), barsOther.size());
        for (std::size_t bar = 0; bar < barsOne.size(); ++bar) {
            QVERIFY(barsOne[bar].values == barsOther[bar].values);
            QCOMPARE(barsOne[bar].count, countWithin(one, barsOne[bar].values));
            QCOMPARE(barsOther[bar].count, countWithin(other, barsOther[bar].values));
            QCOMPARE(scale.barOf(barsOne[bar].values.first), bar);
            QCOMPARE(scale.barOf(barsOne[bar].values.last), bar);
        }
        QCOMPARE(sumOf(barsOne), std::uint64_t{one.size()});
        QCOMPARE(sumOf(barsOther), std::uint64_t{other.size()});
    }
    QVERIFY(barsOf(Tally{}).empty());
}

void TestBars::endsOfTheNumbersAreNoTrouble() {
    constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    for (const auto& values : std::vector<std::vector<std::int64_t>>{
             {kLeast}, {kMost}, {kLeast, kMost}, {kLeast, 0, kMost}, {kMost - 3, kMost}}) {
        const auto bars = barsOf(tallyOf(values), 20);
        QVERIFY(!bars.empty() && bars.size() <= 20);
        QCOMPARE(sumOf(bars), std::uint64_t{values.size()});
        QCOMPARE(bars.front().values.first <= values.front(), true);
        QCOMPARE(bars.back().values.last >= values.back(), true);
        QVERIFY(!ticks(values.front(), values.back(), 8).empty());
    }
}

void TestBars::bandsAreThoseOfSortedValues() {
    random::Stream random(5);
    QVERIFY(!bandOf(Tally{}));
    for (int i = 0; i < testing::seeds(1000); ++i) {
        auto values = drawnValues(random, 1 + random.below(300), random.between(1, 500));
        const auto band = bandOf(tallyOf(values));
        std::ranges::sort(values);
        // The value at rank n·p/100, rounded up and counted from 1.
        const auto at = [&](std::size_t percent) {
            return values[(values.size() * percent + 99) / 100 - 1];
        };
        QVERIFY(band.has_value());
        QCOMPARE(band->least, values.front());
        QCOMPARE(band->tenth, at(10));
        QCOMPARE(band->quarter, at(25));
        QCOMPARE(band->median, at(50));
        QCOMPARE(band->median, tallyOf(values).median());
        QCOMPARE(band->threeQuarters, at(75));
        QCOMPARE(band->nineTenths, at(90));
        QCOMPARE(band->most, values.back());
        QCOMPARE(band->count, std::uint64_t{values.size()});
    }
}

void TestBars::pairBinsCountWhatLiesWithin() {
    random::Stream random(6);
    QVERIFY(pairBinsOf({}).counts.empty());
    for (int i = 0; i < testing::seeds(150); ++i) {
        const auto xs = drawnValues(random, 1 + random.below(100), random.between(1, 900));
        const auto ys = drawnValues(random, xs.size(), random.between(1, 40));
        PairGrid grid;
        for (std::size_t n = 0; n < xs.size(); ++n)
            grid.add(xs[n], ys[n]);
        const int most = random.between(2, 64);
        const PairBins bins = pairBinsOf(grid, most);
        QVERIFY(bins.x.size() <= static_cast<std::size_t>(most));
        QVERIFY(bins.y.size() <= static_cast<std::size_t>(most));
        QCOMPARE(bins.counts.size(), bins.x.size() * bins.y.size());
        std::uint64_t greatest = 0;
        for (std::size_t row = 0; row < bins.y.size(); ++row) {
            for (std::size_t column = 0; column < bins.x.size(); ++column) {
                std::uint64_t counted = 0;
                for (std::size_t n = 0; n < xs.size(); ++n) {
                    counted += xs[n] >= bins.x[column].first && xs[n] <= bins.x[column].last &&
                                       ys[n] >= bins.y[row].first && ys[n] <= bins.y[row].last
                                   ? 1
                                   : 0;
                }
                QCOMPARE(bins.at(column, row), counted);
                greatest = std::max(greatest, counted);
            }
        }
        QCOMPARE(bins.count(), std::uint64_t{xs.size()});
        QCOMPARE(bins.most(), greatest);
    }
}

void TestBars::pairCsvIsTheGrid() {
    random::Stream random(7);
    PairGrid grid;
    for (int i = 0; i < 500; ++i)
        grid.add(random.between(-90, 400), random.between(0, 12));
    const PairBins bins = pairBinsOf(grid);
    std::istringstream lines(writePairCsv("dead-ends", "rooms", grid));
    std::string line;
    std::getline(lines, line);
    QCOMPARE(line, std::string("x,y,x-least,x-most,y-least,y-most,count\r"));
    std::uint64_t sum = 0;
    while (std::getline(lines, line)) {
        const QStringList fields = QString::fromStdString(line).trimmed().split(u',');
        QCOMPARE(fields.size(), 7);
        QCOMPARE(fields[0], QStringLiteral("dead-ends"));
        QCOMPARE(fields[1], QStringLiteral("rooms"));
        const Stretch x{fields[2].toLongLong(), fields[3].toLongLong()};
        const Stretch y{fields[4].toLongLong(), fields[5].toLongLong()};
        const auto column = std::ranges::find(bins.x, x) - bins.x.begin();
        const auto row = std::ranges::find(bins.y, y) - bins.y.begin();
        const auto count = fields[6].toULongLong();
        QVERIFY(count > 0);
        QCOMPARE(std::uint64_t{count},
                 bins.at(static_cast<std::size_t>(column), static_cast<std::size_t>(row)));
        sum += count;
    }
    QCOMPARE(sum, std::uint64_t{500});
}

void TestBars::wishesAskForTheValuesOfABin() {
    random::Stream random(8);
    for (int i = 0; i < testing::seeds(300); ++i) {
        const std::int64_t xFirst = random.between(-50, 50);
        const std::int64_t yFirst = random.between(-50, 50);
        const Stretch x{xFirst, xFirst + random.between(0, 9)};
        const Stretch y{yFirst, yFirst + random.between(0, 2)};
        const auto wish = readWish(wishFor("dead-ends", x, "aisle-dead-ends", y));
        const auto lone = readWish(wishFor("dead-ends", x));
        QVERIFY(wish.has_value() && lone.has_value());
        for (int n = 0; n < 40; ++n) {
            const std::int64_t atX = x.first + random.between(-3, 12);
            const std::int64_t atY = y.first + random.between(-3, 5);
            const bool isX = atX >= x.first && atX <= x.last;
            const bool isY = atY >= y.first && atY <= y.last;
            const auto valueOf = [&](std::size_t measure) {
                return std::optional(wish->measures[measure]->id == "dead-ends" ? atX : atY);
            };
            const auto loneOf = [&](std::size_t) { return std::optional(atX); };
            QCOMPARE(WishEvaluation(*wish, valueOf).isTrue(wish->root), isX && isY);
            QCOMPARE(WishEvaluation(*lone, loneOf).isTrue(lone->root), isX);
        }
    }
}

MAZELOOM_TEST(TestBars)

}  // namespace mazeloom::tst_bars

#include "tst_bars.moc"

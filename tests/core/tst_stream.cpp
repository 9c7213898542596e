// SPDX-License-Identifier: MIT
// The only source of randomness: its numbers are the published ones; draws are in range and fair.
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <set>
#include <vector>

#include "core/random/stream.h"
#include "core/random/unmix.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_stream {

using random::Stream;

namespace {

constexpr int kLeast = std::numeric_limits<int>::min();
constexpr int kMost = std::numeric_limits<int>::max();

}  // namespace

class TestStream : public QObject {
    Q_OBJECT

  private slots:
    void givesThePublishedNumbers();
    void belowIsFair();
    void betweenHoldsItsEnds();
    void betweenTakesAnyDistance();
    void certainChancesDrawNothing();
    void weightedFollowsTheWeights();
    void shuffleKeepsAll();
    void stagesDrawApart();
    void unmixFindsTheSeed();
};

void TestStream::givesThePublishedNumbers() {
    // The first round of the demonstration by PCG's authors: seed 42, sequence 54.
    Stream stream(42, 54);
    for (const std::uint32_t expected :
         {0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu}) {
        QCOMPARE(stream.bits(), expected);
    }
}

void TestStream::belowIsFair() {
    // 2³² is far from a multiple of this: without rejection the low third would come twice as
    // often.
    constexpr std::uint32_t kBound = 3u << 30;
    constexpr int kDraws = 30'000;
    std::array<int, 3> thirds{};
    Stream stream(7);
    for (int i = 0; i < kDraws; ++i) {
        const std::uint32_t drawn = stream.below(kBound);
        QVERIFY(drawn < kBound);
        ++thirds[drawn % 3];
    }
    for (const int count : thirds)
        QVERIFY2(std::abs(count - kDraws / 3) < 500, qPrintable(QString::number(count)));
    QCOMPARE(stream.below(1), 0u);
}

void TestStream::betweenHoldsItsEnds() {
    Stream stream(1);
    std::set<int> seen;
    for (int i = 0; i < 1000; ++i)
        seen.insert(stream.between(-3, 4));
    QCOMPARE(seen.size(), std::size_t{8});
    QCOMPARE(*seen.begin(), -3);
    QCOMPARE(*seen.rbegin(), 4);
    QCOMPARE(stream.between(5, 5), 5);
}

void TestStream::betweenTakesAnyDistance() {
    Stream stream(2);
    bool isLow = false;
    bool isHigh = false;
    for (int i = 0; i < 1000; ++i) {
        const int drawn = stream.between(kLeast, kMost - 1);
        QVERIFY(drawn < kMost);
        isLow = isLow || drawn < kLeast / 2;
        isHigh = isHigh || drawn > kMost / 2;
        QVERIFY(stream.between(-2, kMost) >= -2);
        QVERIFY(stream.between(kLeast, 1) <= 1);
    }
    QVERIFY(isLow && isHigh);
}

void TestStream::certainChancesDrawNothing() {
    Stream drawn(3);
    Stream untouched(3);
    for (const int percent : {-1, 0, 100, 101})
        QCOMPARE(drawn.chance(percent), percent >= 100);
    QCOMPARE(drawn.bits(), untouched.bits());
}

void TestStream::weightedFollowsTheWeights() {
    constexpr std::array<std::int64_t, 4> kWeights{0, 1, 3, 0};
    std::array<int, 4> counts{};
    Stream stream(4);
    for (int i = 0; i < 4000; ++i)
        ++counts[stream.weighted(kWeights)];
    QCOMPARE(counts[0], 0);
    QCOMPARE(counts[3], 0);
    QVERIFY2(std::abs(counts[1] - 1000) < 150, qPrintable(QString::number(counts[1])));
}

void TestStream::shuffleKeepsAll() {
    std::vector<int> items(20);
    std::iota(items.begin(), items.end(), 0);
    std::set<int> firsts;
    Stream stream(5);
    for (int i = 0; i < 500; ++i) {
        stream.shuffle(std::span(items));
        firsts.insert(items.front());
        std::vector<int> sorted = items;
        std::ranges::sort(sorted);
        for (int k = 0; k < 20; ++k)
            QCOMPARE(sorted[static_cast<std::size_t>(k)], k);
    }
    QCOMPARE(firsts.size(), std::size_t{20});
}

void TestStream::stagesDrawApart() {
    // For neighbouring seeds, stages and occurrences, no two streams start with the same numbers.
    std::set<std::pair<std::uint32_t, std::uint32_t>> begins;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const char* stage : {"maze", "rooms", "doors"}) {
            for (unsigned occurrence : {0u, 1u}) {
                Stream stream = random::stageStream(seed, stage, occurrence);
                const std::uint32_t first = stream.bits();
                begins.insert({first, stream.bits()});
            }
        }
    }
    QCOMPARE(begins.size(), std::size_t{600});
}

void TestStream::unmixFindsTheSeed() {
    Stream random(3);
    for (int i = 0; i < 10'000; ++i) {
        const auto seed = std::uint64_t{random.bits()} << 32 | random.bits();
        const std::uint64_t number = random.below(1'000'000);
        QCOMPARE(random::unmix(random::mix(seed, number), number), seed);
        QCOMPARE(random::mix(random::unmix(seed, number), number), seed);
    }
}

MAZELOOM_TEST(TestStream)

}  // namespace mazeloom::tst_stream

#include "tst_stream.moc"

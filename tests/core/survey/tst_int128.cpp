// SPDX-License-Identifier: MIT
// Int128 gives the same bits as __int128, compared on 64-bit machines, which have both.
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include <QTest>

#include "core/analyse/survey/int128.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_int128 {

using analyse::Int128;
__extension__ using Native = __int128;
__extension__ using Unsigned = unsigned __int128;

class TestInt128 : public QObject {
    Q_OBJECT

  private slots:
    void comesFromAndBecomesOtherTypes();
    void operationsAgree();
};

namespace {

Native nativeOf(std::uint64_t high, std::uint64_t low) {
    return static_cast<Native>((static_cast<Unsigned>(high) << 64) | low);
}

Int128 ownOf(Native number) {
    const auto bits = static_cast<Unsigned>(number);
    return (Int128(static_cast<std::uint64_t>(bits >> 64)) << 64) |
           Int128(static_cast<std::uint64_t>(bits));
}

bool isSame(Int128 own, Native number) {
    return static_cast<std::uint64_t>(own) == static_cast<std::uint64_t>(number) &&
           static_cast<std::uint64_t>(own >> 64) ==
               static_cast<std::uint64_t>(static_cast<Unsigned>(number) >> 64);
}

/// Returns numbers at the limits of carries, signs and halves, and others of all lengths.
std::vector<Native> numbers() {
    std::vector<Native> all;
    constexpr std::uint64_t kOnes = ~std::uint64_t{};
    const std::array<std::uint64_t, 8> words{
        0, 1, 2, 0x7fff'ffff'ffff'ffff, 0x8000'0000'0000'0000, kOnes - 1, kOnes, 0xffff'ffff};
    for (const std::uint64_t high : words) {
        for (const std::uint64_t low : words)
            all.push_back(nativeOf(high, low));
    }
    random::Stream random(128, 1);
    const auto word = [&random] { return (std::uint64_t{random.bits()} << 32) | random.bits(); };
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t high = word();
        all.push_back(nativeOf(high, word()) >> random.below(128));
    }
    return all;
}

/// Applies the operation with wrap-around, which __int128 only has if unsigned.
template <typename Operation>
Native wrapped(Native a, Native b, const Operation& operation) {
    return static_cast<Native>(operation(static_cast<Unsigned>(a), static_cast<Unsigned>(b)));
}

}  // namespace

void TestInt128::comesFromAndBecomesOtherTypes() {
    const auto check = [](auto number) {
        QVERIFY(isSame(Int128(number), Native{number}));
        QCOMPARE(static_cast<decltype(number)>(Int128(number)), number);
    };
    for (const std::int64_t number :
         {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1},
          std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()}) {
        check(number);
        check(static_cast<std::uint64_t>(number));
        check(static_cast<std::int32_t>(number));
        check(static_cast<std::uint32_t>(number));
        check(static_cast<std::int8_t>(number));
    }
    static_assert(Int128(-7) / 2 == -3 && Int128(-7) % 2 == -1);
    static_assert((Int128(1) << 100) * 3 / (Int128(1) << 99) == 6);
    static_assert(Int128(5) > -1 && !Int128() && Int128(1) << 64);
}

void TestInt128::operationsAgree() {
    const std::vector<Native> all = numbers();
    constexpr Native kLeast = static_cast<Native>(Unsigned{1} << 127);
    for (const Native a : all) {
        const Int128 one = ownOf(a);
        QVERIFY(isSame(one, a));
        QVERIFY(isSame(-one, wrapped(0, a, std::minus<>())));
        QVERIFY(static_cast<double>(one) == static_cast<double>(a));
        for (int by = 0; by < 128; ++by) {
            QVERIFY(isSame(one >> by, a >> by));
            QVERIFY(isSame(one << by, static_cast<Native>(static_cast<Unsigned>(a) << by)));
        }
        for (const Native b : all) {
            const Int128 other = ownOf(b);
            QVERIFY(isSame(one + other, wrapped(a, b, std::plus<>())));
            QVERIFY(isSame(one - other, wrapped(a, b, std::minus<>())));
            QVERIFY(isSame(one * other, wrapped(a, b, std::multiplies<>())));
            QVERIFY(isSame(one | other, a | b));
            QCOMPARE(one == other, a == b);
            QCOMPARE(one < other, a < b);
            QCOMPARE(one >= other, a >= b);
            // The least number cannot be negated.
            if (b == 0 || (a == kLeast && b == -1)) continue;
            QVERIFY(isSame(one / other, a / b));
            QVERIFY(isSame(one % other, a % b));
        }
    }
}

MAZELOOM_TEST(TestInt128)

}  // namespace mazeloom::tst_int128

#include "tst_int128.moc"

// SPDX-License-Identifier: MIT
// Bits of cells, compared with the cells themselves, on grids narrower and wider than a machine
// word.
#include <vector>

#include <QTest>

#include "core/analyse/facts/row_bits.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_row_bits {

using analyse::RowBits;

class TestRowBits : public QObject {
    Q_OBJECT

  private slots:
    void areThoseOfTheCells();
};

namespace {

bool bitOf(std::span<const RowBits::Word> row, int x) {
    return (row[static_cast<std::size_t>(x / 64)] >> (x % 64) & 1) != 0;
}

}  // namespace

void TestRowBits::areThoseOfTheCells() {
    random::Stream random(5);
    for (int i = 0; i < testing::seeds(600, 60); ++i) {
        const grid::Size size{1 + i % 200, random.between(1, 4)};
        const int share = random.between(0, 100);
        grid::Grid<std::uint8_t, 2> cells(size);
        for (int y = 0; y < size.height; ++y) {
            for (std::uint8_t& cell : cells.row(y))
                cell = random.chance(share) ? 1 : 0;
        }
        const RowBits bits(cells, [](unsigned cell) { return cell; });
        QCOMPARE(bits.rows(), size.height);
        for (int y = 0; y < size.height; ++y) {
            const auto row = bits.row(y);
            const auto mirror = bits.mirrored(y);
            for (int x = 0; x < size.width; ++x) {
                QCOMPARE(bitOf(row, x), cells.at({x, y}) != 0);
                QCOMPARE(bitOf(mirror, x), cells.at({size.width - 1 - x, y}) != 0);
            }
            for (int x = size.width; x < bits.words() * 64; ++x)
                QVERIFY(!bitOf(row, x) && !bitOf(mirror, x));
            std::vector<char> covered(static_cast<std::size_t>(size.width), 0);
            int before = -1;
            bits.forEachRun(y, [&](int first, int end) {
                QVERIFY(before < first && first < end);
                before = end;
                for (int x = first; x < end; ++x)
                    covered[static_cast<std::size_t>(x)] = 1;
            });
            for (int x = 0; x < size.width; ++x)
                QCOMPARE(covered[static_cast<std::size_t>(x)] != 0, cells.at({x, y}) != 0);
        }
        QCOMPARE(bits.word(-1, 0), RowBits::Word{0});
        QCOMPARE(bits.word(0, bits.words()), RowBits::Word{0});
    }
    QCOMPARE(RowBits().rows(), 0);
}

MAZELOOM_TEST(TestRowBits)

}  // namespace mazeloom::tst_row_bits

#include "tst_row_bits.moc"

// SPDX-License-Identifier: MIT
// Grids of drawn cells hold what was put into them, with few and with many different cells.
#include <cstdint>

#include <QTest>

#include "core/exchange/drawn_cells.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_drawn_cells {

class TestDrawnCells : public QObject {
    Q_OBJECT

  private slots:
    void cellsComeBack_data();
    void cellsComeBack();
    void gridsComeBack();
};

namespace {

level::Cell numbered(std::uint32_t number) {
    return level::Cell::fromBits(number * 0x9e37U);
}

}  // namespace

void TestDrawnCells::cellsComeBack_data() {
    QTest::addColumn<int>("different");
    for (const int different : {1, 2, 254, 255, 256, 257, 1000})
        QTest::addRow("%d", different) << different;
}

void TestDrawnCells::cellsComeBack() {
    QFETCH(int, different);
    random::Stream random(1);
    const grid::Size size{50, 60};
    level::CellGrid expected(size);
    exchange::DrawnCells cells(size);
    QCOMPARE(cells.size(), size);
    for (int i = 0; i < 10'000; ++i) {
        const grid::Point at{static_cast<int>(random.below(50)),
                             static_cast<int>(random.below(60))};
        const auto cell = numbered(1 + random.below(static_cast<std::uint32_t>(different)));
        expected.at(at) = cell;
        cells.set(at, cell);
        QVERIFY(cells.at(at) == cell);
    }
    QVERIFY(cells.grid() == expected);
    QCOMPARE(cells.size(), size);
}

void TestDrawnCells::gridsComeBack() {
    level::CellGrid grid({30, 20});
    std::uint32_t number = 0;
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 30; ++x)
            grid.at({x, y}) = numbered(number++);
    }
    QVERIFY(exchange::DrawnCells(grid).grid() == grid);
    QCOMPARE(exchange::DrawnCells().size(), grid::Size{});
}

MAZELOOM_TEST(TestDrawnCells)

}  // namespace mazeloom::tst_drawn_cells

#include "tst_drawn_cells.moc"

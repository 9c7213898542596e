// SPDX-License-Identifier: MIT
// Lists of numbers hold what was put into them, at each width.
#include <cstdint>
#include <vector>

#include <QTest>

#include "core/exchange/encodings/packed_numbers.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_packed_numbers {

class TestPackedNumbers : public QObject {
    Q_OBJECT

  private slots:
    void numbersComeBack_data();
    void numbersComeBack();
};

void TestPackedNumbers::numbersComeBack_data() {
    QTest::addColumn<int>("reserved");
    QTest::addColumn<int>("different");
    QTest::addColumn<int>("count");
    for (const int reserved : {0, 10, 1024, 1025, 300'000}) {
        for (const int different :
             {1, 15, 16, 17, 63, 64, 65, 255, 256, 257, 65'535, 65'536, 65'537, 150'000})
            QTest::addRow("%d reserved, %d different", reserved, different)
                << reserved << different << 200'000;
    }
    QTest::newRow("nothing") << 5000 << 1 << 0;
}

void TestPackedNumbers::numbersComeBack() {
    QFETCH(int, reserved);
    QFETCH(int, different);
    QFETCH(int, count);
    random::Stream random(1);
    std::vector<std::uint32_t> expected;
    exchange::PackedNumbers packed(static_cast<std::size_t>(reserved));
    for (int i = 0; i < count; ++i) {
        // All of them first, then at random. Flags of turned tiles are in the highest bits.
        const int which =
            i < different ? i
                          : static_cast<int>(random.below(static_cast<std::uint32_t>(different)));
        const auto number = static_cast<std::uint32_t>(which) * 0x9e3779b1U;
        expected.push_back(number);
        packed.push_back(number);
        QCOMPARE(packed.size(), expected.size());
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (packed[i] != expected[i]) QCOMPARE(packed[i], expected[i]);
    }
}

MAZELOOM_TEST(TestPackedNumbers)

}  // namespace mazeloom::tst_packed_numbers

#include "tst_packed_numbers.moc"

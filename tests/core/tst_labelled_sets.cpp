// SPDX-License-Identifier: MIT
// Sets that list their members behave like labels that are rewritten member by member.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include <QTest>

#include "core/grid/labelled_sets.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_labelled_sets {

class TestLabelledSets : public QObject {
    Q_OBJECT

  private slots:
    void beginApart();
    void holdWhatIsUnited();
};

void TestLabelledSets::beginApart() {
    grid::LabelledSets sets(3);
    QVERIFY(sets.find(0) != sets.find(1) && sets.find(1) != sets.find(2));
    QVERIFY(!sets.unite(1, 1));
    QVERIFY(sets.unite(2, 0));
    QVERIFY(!sets.unite(0, 2));
    QCOMPARE(sets.find(0), sets.find(2));
    QVERIFY(sets.find(1) != sets.find(0));
}

void TestLabelledSets::holdWhatIsUnited() {
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        const auto count = static_cast<std::uint32_t>(random.between(1, 40));
        const auto member = [&] {
            return static_cast<std::uint32_t>(random.between(0, static_cast<int>(count) - 1));
        };
        grid::LabelledSets sets(count);
        std::vector<std::uint32_t> painted(count);
        std::iota(painted.begin(), painted.end(), 0U);
        for (std::uint32_t k = 0; k < 2 * count; ++k) {
            const std::uint32_t a = member();
            const std::uint32_t b = member();
            const std::uint32_t before = painted[a];
            const std::uint32_t after = painted[b];
            QCOMPARE(sets.unite(a, b), before != after);
            std::replace(painted.begin(), painted.end(), before, after);
            for (std::uint32_t i = 0; i < count; ++i) {
                QVERIFY(sets.find(i) < count);
                for (std::uint32_t j = 0; j < i; ++j)
                    QCOMPARE(sets.find(i) == sets.find(j), painted[i] == painted[j]);
            }
        }
    }
}

MAZELOOM_TEST(TestLabelledSets)

}  // namespace mazeloom::tst_labelled_sets

#include "tst_labelled_sets.moc"

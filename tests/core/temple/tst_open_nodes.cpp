// SPDX-License-Identifier: MIT
// The open nodes of a proof's search come out in order, whatever order they were added in.
#include <QTest>

#include <set>
#include <tuple>

#include "core/play/temple/prove/open_nodes.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_open_nodes {

using play::temple::OpenNodes;

class TestOpenNodes : public QObject {
    Q_OBJECT

  private slots:
    void comesInOrder();
};

void TestOpenNodes::comesInOrder() {
    for (int seed = 1; seed <= testing::seeds(2000, 50); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        OpenNodes open;
        std::set<std::tuple<std::int32_t, std::int64_t, std::int32_t>> expected;
        // The tick of the node taken last. New nodes are mostly later, sometimes earlier.
        std::int64_t tick = 0;
        const int farthest = random.between(0, 9);
        const int kinds = random.between(1, 3);
        for (std::int32_t node = 0; node < 200; ++node) {
            const std::int64_t then = tick + random.between(-1, farthest);
            const std::int32_t missing = random.between(1, kinds);
            open.push({then, missing, node});
            expected.emplace(missing, then, node);
            for (int taken = random.between(0, 2); taken > 0 && !expected.empty(); --taken) {
                QVERIFY(!open.isEmpty());
                tick = std::get<1>(*expected.begin());
                QCOMPARE(open.pop(), std::get<2>(*expected.begin()));
                expected.erase(expected.begin());
            }
            QCOMPARE(open.isEmpty(), expected.empty());
            if (node == 150 && seed % 5 == 0) {
                open.clear();
                expected.clear();
            }
        }
        for (const auto& each : expected)
            QCOMPARE(open.pop(), std::get<2>(each));
        QVERIFY(open.isEmpty());
    }
}

MAZELOOM_TEST(TestOpenNodes)

}  // namespace mazeloom::tst_open_nodes

#include "tst_open_nodes.moc"

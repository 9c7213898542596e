// SPDX-License-Identifier: MIT
#include <memory>

#include <QTest>

#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "core/trace/grown.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_grown {

using grid::Point;

class TestGrown : public QObject {
    Q_OBJECT

  private slots:
    void everyCellKeepsItsPlace();
};

void TestGrown::everyCellKeepsItsPlace() {
    level::Level level = testing::painted({"########",  //
                                           "#@.....#",  //
                                           "#..h...#",  //
                                           "########"},
                                          {"hidden-maze", "reach", "traps", "coins"});
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream stream(static_cast<std::uint64_t>(seed));
        const auto recorded = generate::record(level, {}, static_cast<std::uint64_t>(seed));
        trace::Timeline timeline(recorded.trace);
        timeline.seek(stream.below(timeline.count() + 1));
        const grid::Rect to{stream.between(-5, 3), stream.between(-5, 2), stream.between(1, 14),
                            stream.between(1, 12)};
        const trace::Timeline grown(
            std::make_shared<const trace::Trace>(trace::grown(timeline, to)));
        QCOMPARE(grown.count(), 0u);
        QCOMPARE(grown.cells().size(), (grid::Size{to.width, to.height}));
        for (int y = 0; y < to.height; ++y) {
            for (int x = 0; x < to.width; ++x) {
                const Point before = Point{x, y} + to.topLeft();
                const bool isOld = timeline.cells().contains(before);
                QVERIFY(grown.cells().at({x, y}) ==
                        (isOld ? timeline.cells().at(before) : level::Cell(level::Terrain::Wall)));
                QCOMPARE(grown.trace().marks.at({x, y}),
                         isOld ? timeline.trace().marks.at(before) : std::uint8_t{0});
                const level::Thing* was = isOld ? timeline.thingAt(before) : nullptr;
                const level::Thing* is = grown.thingAt({x, y});
                QCOMPARE(is != nullptr, was != nullptr);
                if (is != nullptr) QCOMPARE(is->kind, was->kind);
            }
        }
        // Cells outside are empty, whatever was there before.
        QVERIFY(grown.cells()[0] == level::Cell());
    }
}

MAZELOOM_TEST(TestGrown)

}  // namespace mazeloom::tst_grown

#include "tst_grown.moc"

// SPDX-License-Identifier: MIT
// RULES.md D-20: visibility in the dark, compared with the view of the same floor fully lit.
#include <algorithm>
#include <string>

#include <QTest>

#include "core/generate/generate.h"
#include "core/play/descent/sight/sight.h"
#include "core/play/descent/state/floor.h"
#include "core/play/descent/state/visibility.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_darkness {

using grid::Point;
using play::descent::Floor;
using play::descent::Visibility;

class TestDescentDarkness : public QObject {
    Q_OBJECT

  private slots:
    void onlyWhatIsNearOrLitIsSeen();
    void litFloorsAreSeenAsEver();
    void floorsAreToldApart();
};

namespace {

level::Level levelFor(int seed, bool withLight) {
    level::Level level = testing::solid({35, 25}, {"rooms", "maze", "doors", "unite", "furnish"});
    level.sight = seed % 2 == 0 ? level::Sight::Rays : level::Sight::Shadows;
    if (withLight) level.recipe.stages.push_back({"light", true, {}});
    level.recipe.stages.push_back({"stairs", true, {}});
    return level;
}

Floor floorOf(const level::Level& level, level::Map map) {
    return play::descent::makeFloor(level, std::move(map), {}, 1, 7).value();
}

level::Map mapOf(const level::Level& level, int seed) {
    return generate::generate(level, {}, std::uint64_t(seed)).value().map;
}

}  // namespace

void TestDescentDarkness::onlyWhatIsNearOrLitIsSeen() {
    int hidden = 0;
    int shown = 0;
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        const level::Level level = levelFor(seed, true);
        const level::Map map = mapOf(level, seed);
        level::Map litMap = map;
        litMap.dark = {};
        const Floor dark = floorOf(level, map);
        const Floor lit = floorOf(level, litMap);
        Visibility inTheDark;
        Visibility inTheLight;
        const auto isLitByHearth = [&](Point p) {
            return std::ranges::any_of(dark.ground->hearths, [&](Point hearth) {
                return play::descent::look(dark.cells, hearth, level::Sight::Shadows, 3).sees(p);
            });
        };
        for (Point from : testing::openCells(map)) {
            if ((from.x + from.y) % 5 != 0) continue;
            inTheDark.look(dark, from);
            inTheLight.look(lit, from);
            for (Point p : testing::cellsOf(map)) {
                const Point way = p - from;
                const bool isNear = way.x * way.x + way.y * way.y <= 6;
                const bool wanted = inTheLight.sees(p) && (isNear || !map.isDark(p));
                // Cells lit by a fireplace are visible along a straight line, dark or not.
                if (!wanted && inTheLight.sees(p) && isLitByHearth(p)) continue;
                QCOMPARE(inTheDark.sees(p), wanted);
                hidden += inTheLight.sees(p) && !wanted ? 1 : 0;
                shown += wanted && !isNear ? 1 : 0;
            }
            QVERIFY(inTheDark.sees(from));
        }
    }
    QVERIFY(hidden > 1000 && shown > 1000);
}

/// A floor without the stage has no darkness, and its hash is unchanged.
void TestDescentDarkness::litFloorsAreSeenAsEver() {
    const level::Level level = levelFor(4, false);
    const level::Map map = mapOf(level, 4);
    QVERIFY(map.dark.size().isEmpty());
    const Floor floor = floorOf(level, map);
    Visibility seen;
    for (Point from : testing::openCells(map)) {
        seen.look(floor, from);
        QCOMPARE(seen.view(), play::descent::look(floor.cells, from, level.sight));
    }
}

void TestDescentDarkness::floorsAreToldApart() {
    const level::Level level = levelFor(6, true);
    const level::Map map = mapOf(level, 6);
    QVERIFY(!map.dark.size().isEmpty());
    level::Map other = map;
    other.dark = {};
    QVERIFY(play::descent::hash(floorOf(level, map)) != play::descent::hash(floorOf(level, other)));
}

MAZELOOM_TEST(TestDescentDarkness)

}  // namespace mazeloom::tst_descent_darkness

#include "tst_descent_darkness.moc"

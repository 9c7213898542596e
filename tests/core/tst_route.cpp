// SPDX-License-Identifier: MIT
#include <cmath>

#include <QTest>

#include "core/analyse/distances.h"
#include "core/analyse/route.h"
#include "core/grid/kings_moves.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_route {

using analyse::Distances;
using grid::Point;
using level::Cell;
using level::Terrain;

class TestRoute : public QObject {
    Q_OBJECT

  private slots:
    void straightIsRounded();
    void kingsMoveAnyWay();
    void routesAreShortestWays();
    void givesUpWhereItIsTooFar();
};

void TestRoute::straightIsRounded() {
    QCOMPARE(analyse::straightTenths({2, 3}, {2, 3}), 0);
    QCOMPARE(analyse::straightTenths({0, 0}, {3, 4}), 50);
    QCOMPARE(analyse::straightTenths({0, 0}, {8191, 0}), 81'910);
    random::Stream random(3);
    for (int i = 0; i < 20'000; ++i) {
        const Point a{random.between(-50, 8191), random.between(-50, 8191)};
        const Point b{random.between(-50, 8191), random.between(-50, 8191)};
        QCOMPARE(analyse::straightTenths(a, b),
                 std::llround(10 * std::hypot(a.x - b.x, a.y - b.y)));
        QCOMPARE(analyse::straightTenths(a, b), analyse::straightTenths(b, a));
    }
}

void TestRoute::kingsMoveAnyWay() {
    QCOMPARE(grid::kingsMoves({2, 3}, {2, 3}), 0);
    QCOMPARE(grid::kingsMoves({2, 3}, {5, 1}), 3);
    QCOMPARE(grid::kingsMoves({2, 3}, {1, -9}), 12);
}

void TestRoute::routesAreShortestWays() {
    random::Stream random(5);
    int around = 0;
    int over = 0;
    int none = 0;
    for (int round = 0; round < 3000; ++round) {
        const grid::Size size{random.between(1, 14), random.between(1, 14)};
        level::CellGrid cells(size);
        for (int y = 0; y < size.height; ++y) {
            for (Cell& cell : cells.row(y)) {
                cell = random.below(10) < 3 ? Terrain::Wall : Terrain::Floor;
                if (cell.isWalkable() && random.below(6) == 0) cell = cell.with(Cell::kTrap);
            }
        }
        const Point from{random.between(0, size.width - 1), random.between(0, size.height - 1)};
        const Point to{random.between(0, size.width - 1), random.between(0, size.height - 1)};
        const auto route = analyse::shortestRoute(cells, from, to);
        const Distances distances(cells, from);
        const Distances::Steps steps = distances.at(to);
        QCOMPARE(route.has_value(), steps != Distances::kNever);
        if (!route) {
            ++none;
            continue;
        }
        QCOMPARE(route->isOverTraps, !Distances::isNumber(steps));
        if (Distances::isNumber(steps)) {
            QCOMPARE(route->steps(), std::size_t{steps});
            ++around;
        } else {
            ++over;
        }
        QVERIFY(route->cells.front() == from && route->cells.back() == to);
        for (std::size_t i = 0; i < route->cells.size(); ++i) {
            const Cell cell = cells.at(route->cells[i]);
            QVERIFY(cell.isWalkable());
            QVERIFY(route->isOverTraps || i == 0 || !cell.isTrap());
            if (i == 0) continue;
            const Point step = route->cells[i] - route->cells[i - 1];
            QCOMPARE(std::abs(step.x) + std::abs(step.y), 1);
        }
    }
    QVERIFY(around > 500 && over > 50 && none > 500);
}

void TestRoute::givesUpWhereItIsTooFar() {
    const level::CellGrid cells({40, 40}, Terrain::Floor);
    QVERIFY(analyse::shortestRoute(cells, {0, 0}, {39, 39}));
    QVERIFY(!analyse::shortestRoute(cells, {0, 0}, {39, 39}, 100));
    QVERIFY(!analyse::shortestRoute(cells, {0, 0}, {40, 39}));
    QVERIFY(!analyse::shortestRoute(cells, {-1, 0}, {3, 3}));
}

MAZELOOM_TEST(TestRoute)

}  // namespace mazeloom::tst_route

#include "tst_route.moc"

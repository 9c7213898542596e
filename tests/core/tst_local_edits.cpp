// SPDX-License-Identifier: MIT
// A local edit stays local: painting or erasing one wall changes almost nothing farther than six
// cells away (the benchmark prints the figures by level and stage).
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include <QPoint>
#include <QTest>

#include "core/edit/resize.h"
#include "core/grid/direction.h"
#include "tests/support/levels.h"
#include "tests/support/local_edits.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_local_edits {

using grid::Point;

class TestLocalEdits : public QObject {
    Q_OBJECT

  private slots:
    void whatIsFarStays();
    void growthMovesNothing_data();
    void growthMovesNothing();
    void growthByRockMovesFewRooms();
    void anotherHeroCellMovesLittle_data();
    void anotherHeroCellMovesLittle();
    void paintedColumnsMoveLittle_data();
    void paintedColumnsMoveLittle();
    void theMeasureSeesWhatChanges();
};

namespace {

/// Returns the map without its first columns and rows.
level::Map cropped(const level::Map& map, grid::Point by) {
    level::Map part(map.ruleset, {map.size().width - by.x, map.size().height - by.y});
    for (int y = 0; y < part.size().height; ++y) {
        for (int x = 0; x < part.size().width; ++x)
            part.cells.at({x, y}) = map.cells.at(grid::Point{x, y} + by);
    }
    part.objects = map.objects;
    part.trajectories = map.trajectories;
    for (level::Trajectory& path : part.trajectories) {
        for (grid::Point& point : path.points)
            point = point - by;
    }
    part.things = map.things;
    for (level::Thing& thing : part.things)
        thing.at = thing.at - by;
    return part;
}

/// Returns the level with its hidden maze on a drawn lattice; otherwise the maze would move with
/// the hero.
level::Level withDrawnLattice(level::Level level) {
    for (level::RecipeStage& stage : level.recipe.stages) {
        if (stage.stage == "hidden-maze") stage.parameters["lattice"] = std::string("drawn");
    }
    return level;
}

/// Returns the share of all cells farther than kNear from each edit that differ.
double shareOfAllCells(const level::Map& before, const level::Map& after,
                       const std::vector<grid::Point>& edits) {
    int far = 0;
    int changed = 0;
    for (int y = 0; y < before.size().height; ++y) {
        for (int x = 0; x < before.size().width; ++x) {
            const auto isNear = [&](grid::Point edit) {
                return std::max(std::abs(x - edit.x), std::abs(y - edit.y)) <= testing::kNear;
            };
            if (std::ranges::any_of(edits, isNear)) continue;
            ++far;
            changed += before.cells.at({x, y}) == after.cells.at({x, y}) ? 0 : 1;
        }
    }
    return static_cast<double>(changed) / far;
}

}  // namespace

void TestLocalEdits::whatIsFarStays() {
    const int edits = testing::seeds(1'000, 100) / 10;
    // A wall in a shape of rooms and corridors may cut off most of the level, where the maze is
    // then missing. With few edits this weighs much.
    const double most = edits >= 100 ? 0.01 : 0.1;
    testing::FarShares all;
    for (const testing::EditedLevel& one : testing::editedLevels(MAZELOOM_PACKS)) {
        const auto far = testing::LocalEdits(one, 1).measure(edits, false).front();
        QCOMPARE(static_cast<int>(far.shares.size()), edits);
        const std::string figures = one.name + ": mean " + std::to_string(far.mean());
        QVERIFY2(far.mean() <= 2 * most, figures.c_str());
        QVERIFY2(far.median() == 0, one.name.c_str());
        all.shares.insert(all.shares.end(), far.shares.begin(), far.shares.end());
    }
    QVERIFY(all.mean() <= most);
    QVERIFY(all.median() == 0);
}

// Where a dungeon may grow into the new rock, most levels keep their first room, and with it the
// rooms that are far from the new cells.
void TestLocalEdits::growthByRockMovesFewRooms() {
    const auto lab = pack::readFolder(MAZELOOM_PACKS "/lab");
    const testing::EditedLevel one{"accretion", *lab->findLevel("accretion")};
    int kept = 0;
    const int seeds = testing::seeds(400, 60);
    for (int seed = 0; seed < seeds; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        // One side grows by one cell.
        const Point left{seed % 4 == 0 ? 1 : 0, seed % 4 == 1 ? 1 : 0};
        const Point right{seed % 4 == 2 ? 1 : 0, seed % 4 == 3 ? 1 : 0};
        const grid::Size size = one.level.size;
        auto grown = edit::resized(one.level, {-left.x, -left.y, size.width + left.x + right.x,
                                               size.height + left.y + right.y});
        level::Level level = one.level;
        level.size = grown->size;
        level.origin = grown->origin;
        level.paint = std::move(grown->paint);
        level.objects = std::move(grown->objects);
        const auto before = testing::local_edits::mapOf(one, one.level, number);
        const auto after = testing::local_edits::mapOf(one, level, number);
        QVERIFY(before && after);
        grid::Rect first = after->rooms.front().rect;
        first.x -= left.x;
        first.y -= left.y;
        kept += first == before->rooms.front().rect ? 1 : 0;
    }
    QVERIFY2(kept > seeds * 9 / 10, std::to_string(kept).c_str());
}

void TestLocalEdits::growthMovesNothing_data() {
    QTest::addColumn<QPoint>("left");
    QTest::addColumn<QPoint>("right");
    for (const int by : {1, 2, 3}) {
        QTest::addRow("left by %d", by) << QPoint(by, 0) << QPoint();
        QTest::addRow("top by %d", by) << QPoint(0, by) << QPoint();
        QTest::addRow("right by %d", by) << QPoint() << QPoint(by, 0);
        QTest::addRow("bottom by %d", by) << QPoint() << QPoint(0, by);
    }
    QTest::newRow("all sides") << QPoint(5, 1) << QPoint(2, 3);
}

// The level grows by rock alone, so the walkable part is unchanged.
void TestLocalEdits::growthMovesNothing() {
    QFETCH(const QPoint, left);
    QFETCH(const QPoint, right);
    for (const testing::EditedLevel& one : testing::editedLevels(MAZELOOM_PACKS)) {
        for (int seed = 0; seed < testing::seeds(10); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const auto before = testing::local_edits::mapOf(one, one.level, number);
            const grid::Point by{left.x(), left.y()};
            const grid::Size size = one.level.size;
            auto grown = edit::resized(one.level, {-by.x, -by.y, size.width + by.x + right.x(),
                                                   size.height + by.y + right.y()});
            level::Level level = one.level;
            level.size = grown->size;
            level.origin = grown->origin;
            level.paint = std::move(grown->paint);
            level.objects = std::move(grown->objects);
            level.trajectories = std::move(grown->trajectories);
            level.kept = std::move(grown->kept);
            const auto after = testing::local_edits::mapOf(one, level, number);
            QCOMPARE(after.has_value(), before.has_value());
            if (!before) continue;
            const double share =
                testing::local_edits::farShare(*before, cropped(*after, by), {-100, -100});
            QVERIFY2(share == 0, (one.name + ": " + std::to_string(share)).c_str());
        }
    }
}

void TestLocalEdits::anotherHeroCellMovesLittle_data() {
    QTest::addColumn<QPoint>("by");
    QTest::newRow("by one") << QPoint(1, 0);
    QTest::newRow("by two") << QPoint(2, 0);
    QTest::newRow("by three") << QPoint(3, 0);
    QTest::newRow("diagonally") << QPoint(1, 1);
    QTest::newRow("as a knight") << QPoint(2, 1);
}

void TestLocalEdits::anotherHeroCellMovesLittle() {
    QFETCH(const QPoint, by);
    testing::FarShares all;
    for (const testing::EditedLevel& one : testing::editedLevels(MAZELOOM_PACKS)) {
        const auto hero =
            std::ranges::find(one.level.objects, level::ThingKind::Hero, &level::Object::kind);
        if (hero == one.level.objects.end()) continue;
        const auto place = static_cast<std::size_t>(hero - one.level.objects.begin());
        testing::FarShares far;
        for (int seed = 0; seed < testing::seeds(100, 20); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            // The four quarter turns of the offset.
            grid::Point way{by.x(), by.y()};
            for (int turn = seed % 4; turn > 0; --turn)
                way = {-way.y, way.x};
            const level::Level level = withDrawnLattice(one.level);
            level::Level moved = level;
            moved.objects[place].at = hero->at + way;
            const auto before = testing::local_edits::mapOf(one, level, number);
            const auto after = testing::local_edits::mapOf(one, moved, number);
            if (!before || !after) continue;
            far.shares.push_back(testing::local_edits::farShare(*before, *after, hero->at));
        }
        if (far.shares.empty()) continue;
        QVERIFY2(far.mean() <= 0.04, (one.name + ": " + std::to_string(far.mean())).c_str());
        all.shares.insert(all.shares.end(), far.shares.begin(), far.shares.end());
    }
    QVERIFY(all.shares.size() > 100);
    QVERIFY2(all.mean() <= 0.02, std::to_string(all.mean()).c_str());
}

void TestLocalEdits::paintedColumnsMoveLittle_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("columns");
    for (const char* id : {"accretion", "themes", "locks"}) {
        for (const int columns : {1, 2})
            QTest::addRow("%s, columns: %d", id, columns) << id << columns;
    }
}

// Each seed has a column at another cell. Most stand in a room, which leaves them there.
void TestLocalEdits::paintedColumnsMoveLittle() {
    QFETCH(QString, id);
    QFETCH(int, columns);
    const auto lab = pack::readFolder(MAZELOOM_PACKS "/lab");
    const testing::EditedLevel one{id.toStdString(), *lab->findLevel(id.toStdString())};
    const grid::Size size = one.level.size;
    level::Level plain = one.level;
    plain.paint.emplace(size, testing::local_edits::kWall);
    random::Stream random(1, 99);
    testing::FarShares far;
    int standing = 0;
    for (int seed = 0; seed < testing::seeds(1'000, 400); ++seed) {
        level::Level painted = plain;
        std::vector<grid::Point> cells;
        for (int i = 0; i < columns; ++i) {
            const int x = random.between(1, size.width - 2);
            cells.push_back({x, random.between(1, size.height - 2)});
            painted.paint->at(cells.back()) = static_cast<level::Paint>(level::Terrain::Column);
        }
        const auto number = static_cast<std::uint64_t>(seed);
        const auto before = testing::local_edits::mapOf(one, plain, number);
        const auto after = testing::local_edits::mapOf(one, painted, number);
        QVERIFY(before && after);
        for (const grid::Point at : cells) {
            QVERIFY(after->cells.at(at).terrain() == level::Terrain::Column);
            standing += std::ranges::any_of(after->rooms, [&](const level::PlacedRoom& room) {
                return room.rect.contains(at);
            });
        }
        far.shares.push_back(shareOfAllCells(*before, *after, cells));
    }
    QVERIFY2(far.mean() <= 0.02, std::to_string(far.mean()).c_str());
    QVERIFY(far.median() == 0);
    QVERIFY(standing > columns * static_cast<int>(far.shares.size()) / 4);
}

void TestLocalEdits::theMeasureSeesWhatChanges() {
    const testing::EditedLevel one = testing::editedLevels(MAZELOOM_PACKS).front();
    const auto first = testing::local_edits::mapOf(one, one.level, 1);
    const auto second = testing::local_edits::mapOf(one, one.level, 2);
    QVERIFY(testing::local_edits::farShare(*first, *second, {3, 3}) > 0.2);
    QCOMPARE(testing::local_edits::farShare(*first, *first, {3, 3}), 0.0);
    level::Map moved = *first;
    moved.things.front().at = moved.things.front().at + grid::Point{0, 0};
    moved.things.front().kind = level::ThingKind::Heart;
    QVERIFY(testing::local_edits::farShare(*first, moved, {3, 3}) > 0);
}

MAZELOOM_TEST(TestLocalEdits)

}  // namespace mazeloom::tst_local_edits

#include "tst_local_edits.moc"

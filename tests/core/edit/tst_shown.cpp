// SPDX-License-Identifier: MIT
// Copies of what a canvas shows: generated cells are copied too, and look the same when pasted.
#include <QTest>

#include "core/edit/fragment/fragment_text.h"
#include "core/edit/fragment/shown.h"
#include "core/edit/keep/keep.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_shown {

using edit::Area;
using edit::Fragment;
using edit::Layer;
using grid::Point;
using grid::Rect;

class TestShown : public QObject {
    Q_OBJECT

  private slots:
    void looksTheSameElsewhere_data();
    void looksTheSameElsewhere();
    void whatIsPaintedAloneStaysPaint();
    void hiddenLayersStay();
    void roomsGetIt();
    void textShowsIt();
};

namespace {

struct Generated {
    level::Level level;
    level::Map initial;
    level::Map map;

    edit::Shown shown() const { return {level, {}, map, initial.cells}; }
};

std::optional<Generated> generated(const level::Level& level, std::uint64_t seed) {
    auto made = generate::generate(level, {}, seed);
    if (!made) return std::nullopt;
    return Generated{level, generate::initialMap(level), std::move(made->map)};
}

/// Returns the level's paint; a level without paint is all wall.
level::PaintGrid paintOf(const level::Level& level) {
    return level.paint.value_or(level::PaintGrid(level.size));
}

Area all(const level::Level& level) {
    return Area(Rect{0, 0, level.size.width, level.size.height});
}

Fragment copyOf(const Generated& from, const Area& area) {
    const level::Level& level = from.level;
    Fragment copy =
        edit::copyOf(paintOf(level), level.objects, level.trajectories, area, level.kept);
    edit::keepGenerated(copy, from.shown(), area);
    return copy;
}

level::Level dungeon(int side) {
    return testing::solid({side, side}, {"rooms", "maze", "doors", "unite", "stairs", "items"});
}

level::Level temple(int side) {
    level::Level level = testing::solid({side, side}, {"shape", "hidden-maze", "reach", "traps"},
                                        level::Ruleset::Temple);
    return testing::with(level, "shape", "source", std::string("blob"));
}

/// Returns the cell without its marks for things and pinned cells.
level::Cell bare(level::Cell cell) {
    return level::Cell::fromBits(cell.bits() & ~unsigned{level::Cell::kThing | level::Cell::kKept});
}

}  // namespace

void TestShown::looksTheSameElsewhere_data() {
    QTest::addColumn<bool>("isTemple");
    QTest::newRow("dungeon") << false;
    QTest::newRow("temple") << true;
}

void TestShown::looksTheSameElsewhere() {
    QFETCH(bool, isTemple);
    int put = 0;
    const int seeds = testing::seeds(200);
    for (int i = 0; i < seeds; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 3);
        const auto from = generated(isTemple ? temple(25) : dungeon(25), seed);
        if (!from) continue;
        const Rect rect{random.between(0, 15), random.between(0, 15), random.between(2, 9),
                        random.between(2, 9)};
        const Fragment copy = copyOf(*from, Area(rect));
        // Another, larger level, where the same cells get another place and seed.
        level::Level to = isTemple ? temple(41) : dungeon(41);
        const Point at{random.between(0, 30), random.between(0, 30)};
        const Area area = copy.mask.moved(at);
        const edit::KeptChange change = edit::pasted(to, copy.kept, at, area);
        edit::redo(to.kept, to.size, change.delta);
        const auto again = generated(to, seed + 1000);
        if (!again) continue;
        ++put;
        if (copy.kept.isEmpty()) continue;
        for (int y = 0; y < rect.height; ++y) {
            for (int x = 0; x < rect.width; ++x) {
                const Point there = at + Point{x, y};
                if (!again->map.cells.bounds().contains(there)) continue;
                QVERIFY(bare(again->map.cells.at(there)) ==
                        bare(from->map.cells.at(rect.topLeft() + Point{x, y})));
            }
        }
    }
    QVERIFY2(put * 2 > seeds, qPrintable(QString::number(put)));
}

void TestShown::whatIsPaintedAloneStaysPaint() {
    const level::Level level = testing::painted({"########", "#@.....#", "#......#", "########"},
                                                {"hidden-maze", "reach", "traps"});
    const auto made = generated(level, 1);
    QVERIFY(made.has_value());
    const Area wall(Rect{0, 0, 8, 1});
    QVERIFY(copyOf(*made, wall).kept.isEmpty());
    // Where generation laid aisles and traps, the whole area is copied.
    QCOMPARE(copyOf(*made, all(level)).kept.cells.count(), std::size_t{32});
}

void TestShown::hiddenLayersStay() {
    Fragment fragment;
    fragment.objects.resize(1);
    fragment.trajectories.resize(1);
    fragment.kept.cells.set({0, 0}, level::KeptCell(level::Cell()));
    for (const Layer layer : edit::kAllLayers) {
        edit::Layers layers;
        layers.of(layer).look = edit::LayerLook::Hidden;
        Fragment seen = fragment;
        edit::leaveOutHidden(seen, layers);
        QCOMPARE(seen.objects.empty(), layer == Layer::Objects);
        QCOMPARE(seen.trajectories.empty(), layer == Layer::Paths);
        QCOMPARE(seen.kept.isEmpty(), layer == Layer::Kept);
    }
}

void TestShown::roomsGetIt() {
    const auto made = generated(dungeon(21), 5);
    QVERIFY(made.has_value());
    const Area area(Rect{3, 2, 9, 8});
    const Fragment room = edit::fittedToRoom(copyOf(*made, area));
    QVERIFY(room.kept.isEmpty());
    int floors = 0;
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 9; ++x) {
            const level::Terrain terrain = made->map.cells.at({x + 3, y + 2}).terrain();
            QCOMPARE(level::terrainOf(room.paint.at({x, y})), terrain);
            floors += terrain == level::Terrain::Floor ? 1 : 0;
        }
    }
    QVERIFY(floors > 0);
}

void TestShown::textShowsIt() {
    const auto made = generated(temple(15), 2);
    QVERIFY(made.has_value());
    const std::string text = edit::toText(copyOf(*made, all(made->level)));
    QVERIFY2(text.find('x') != std::string::npos, text.c_str());
    QVERIFY2(text.find('.') != std::string::npos, text.c_str());
    const std::string paint =
        edit::toText(edit::copyOf(paintOf(made->level), {}, {}, all(made->level)));
    QVERIFY(paint.find('.') == std::string::npos);
}

MAZELOOM_TEST(TestShown)

}  // namespace mazeloom::tst_shown

#include "tst_shown.moc"

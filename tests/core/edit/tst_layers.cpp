// SPDX-License-Identifier: MIT
// Layers: their storage, the layer of a cell, and what remains visible when some are hidden.
#include <QTest>

#include "core/edit/layers/layers.h"
#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_layers {

using edit::Layer;
using edit::LayerLook;
using edit::Layers;
using level::Cell;
using level::Terrain;

class TestLayers : public QObject {
    Q_OBJECT

  private slots:
    void everyStateSurvivesBeingStored();
    void nonsenseIsLeftOut();
    void nobodyEditsWhatIsHiddenOrLocked();
    void roomsHaveFewerLayers();
    void hidingGeneratedLeavesThePaint();
    void keptCellsAreTakenOutOfAnArea();
};

void TestLayers::everyStateSurvivesBeingStored() {
    QVERIFY(edit::textOf(Layers()).empty());
    int count = 0;
    for (const Layer layer : edit::kAllLayers) {
        for (const LayerLook look : {LayerLook::Shown, LayerLook::Dimmed, LayerLook::Hidden}) {
            for (const bool isLocked : {false, true}) {
                Layers layers;
                layers.of(layer) = {look, isLocked};
                layers.of(Layer::Objects).isLocked = true;
                QVERIFY(edit::layersFrom(edit::textOf(layers)) == layers);
                ++count;
            }
        }
    }
    QCOMPARE(count, 36);
}

void TestLayers::nonsenseIsLeftOut() {
    QVERIFY(edit::layersFrom("nothing:hidden  :: painted kept: :locked ,") == Layers());
    const Layers layers = edit::layersFrom("objects:sideways,locked,locked nothing:dimmed");
    QVERIFY(layers.of(Layer::Objects).isLocked);
    QVERIFY(layers.of(Layer::Objects).look == LayerLook::Shown);
}

void TestLayers::nobodyEditsWhatIsHiddenOrLocked() {
    edit::LayerState state;
    QVERIFY(state.isOpen());
    state.look = LayerLook::Dimmed;
    QVERIFY(state.isOpen());
    state.look = LayerLook::Hidden;
    QVERIFY(!state.isOpen());
    state = {LayerLook::Shown, true};
    QVERIFY(!state.isOpen());
}

void TestLayers::roomsHaveFewerLayers() {
    for (const Layer layer : edit::kAllLayers) {
        QVERIFY(hasLayer(level::kTempleLevel, layer));
        QVERIFY(hasLayer(level::kDescentLevel, layer));
    }
    QVERIFY(hasLayer(level::kRoomSheet, Layer::Painted));
    QVERIFY(hasLayer(level::kRoomSheet, Layer::Objects));
    QVERIFY(!hasLayer(level::kRoomSheet, Layer::Generated));
    QVERIFY(!hasLayer(level::kRoomSheet, Layer::Kept));
}

void TestLayers::hidingGeneratedLeavesThePaint() {
    level::Level level =
        testing::painted({"#########", "#@......#", "#.......#", "#.......#", "#########"},
                         {"hidden-maze", "reach", "traps"});
    level.kept.cells.set({6, 3}, level::KeptCell(Cell(Terrain::Floor).with(Cell::kTrap)));
    const auto recorded = generate::record(level, {}, 3, {});
    QVERIFY(recorded.trace != nullptr);
    trace::Timeline timeline(recorded.trace);
    timeline.seek(timeline.count());
    Layers withoutGenerated;
    withoutGenerated.of(Layer::Generated).look = LayerLook::Hidden;
    Layers withoutPaint;
    withoutPaint.of(Layer::Painted).look = LayerLook::Hidden;
    Layers withoutKept;
    withoutKept.of(Layer::Kept).look = LayerLook::Hidden;
    int changed = 0;
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 9; ++x) {
            const Cell now = timeline.cells().at({x, y});
            const Cell initial = timeline.trace().initial.at({x, y});
            const bool isKept = grid::Point{x, y} == grid::Point{6, 3};
            const auto seen = [&](const Layers& layers) {
                return edit::seenCell(now, initial, isKept, layers);
            };
            QVERIFY(seen(Layers()) == now);
            if (isKept) {
                QVERIFY(seen(withoutGenerated) == now && seen(withoutPaint) == now);
                QCOMPARE(seen(withoutKept).terrain(), Terrain::Void);
                continue;
            }
            QVERIFY(seen(withoutKept) == now);
            QVERIFY(seen(withoutGenerated).without(Cell::kThing) == initial.without(Cell::kThing));
            if (now.without(Cell::kThing) == initial.without(Cell::kThing)) {
                QCOMPARE(seen(withoutPaint).terrain(), Terrain::Void);
            } else {
                QVERIFY(seen(withoutPaint) == now);
                ++changed;
            }
            QCOMPARE(seen(withoutPaint).hasThing(), now.hasThing());
        }
    }
    QVERIFY(changed > 5);
}

void TestLayers::keptCellsAreTakenOutOfAnArea() {
    level::KeptCells kept;
    for (const grid::Point cell : {grid::Point{3, 2}, {4, 2}, {9, 2}, {2, 5}})
        kept.set(cell, level::KeptCell(Cell(Terrain::Wall)));
    const edit::Area area(grid::Rect{-2, 1, 14, 5});
    const edit::Area rest = edit::withoutKept(area, kept);
    QCOMPARE(rest.cellCount(), area.cellCount() - 4);
    for (int y = 1; y < 6; ++y) {
        for (int x = -2; x < 12; ++x) {
            const bool isKept = x >= 0 && kept.at({x, y}).isKept();
            QCOMPARE(rest.contains({x, y}), !isKept);
        }
    }
    QVERIFY(edit::withoutKept(area, {}) == area);
}

MAZELOOM_TEST(TestLayers)

}  // namespace mazeloom::tst_layers

#include "tst_layers.moc"

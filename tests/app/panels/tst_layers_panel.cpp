// SPDX-License-Identifier: MIT
// The layers in the real window: hiding, dimming and locking by clicks and keys, and the effect on
// the canvas, tools and picking.
#include <string>
#include <utility>

#include <QLabel>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include "core/edit/layers/layers.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/layers_panel.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_layers_panel {

using edit::Layer;
using edit::LayerLook;
using grid::Point;
using grid::Rect;
using Column = widgets::LayersPanel::Column;

class TestLayersPanel : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("layers"); }
    void init();
    void cleanup() { tearDown(); }

    void eachButtonDoesOneThing();
    void anEyeIsOpenWhereALayerIsVisible();
    void arrowKeysGoThroughTheTable();
    void hidingTakesOffTheCanvas();
    void dimmingPales();
    void brushesRefuseALockedLayer();
    void objectsAreNotPicked();
    void pathsAreNotPicked();
    void movingLeavesLockedLayersAlone();
    void keptCellsAreNotPaintedOver();
    void keysAndMenuDoTheSame();
    void itIsRememberedAndNotInThePack();
    void notesAreShownAndLocked();

  private:
    widgets::LayersPanel& panel() { return *window_->findChild<widgets::LayersPanel*>(); }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    const level::Level& level() { return *currentLevel(*current()); }
    void click(Layer layer, Column column) {
        QTest::mouseClick(&panel().button(layer, column), Qt::LeftButton);
    }
    void take(const char* tool) { action(tool)->trigger(); }
    void clickCell(Point cell) {
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf(cell).center().toPoint());
    }
    QString hint() {
        for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) {
            if (label->accessibleName() == "What the tool does") return label->text();
        }
        return {};
    }
    QImage picture() {
        [this] { QTRY_VERIFY_WITH_TIMEOUT(canvas()->isSettled(), 10'000); }();
        QImage image = canvas()->grab().toImage();
        [this] { QTRY_VERIFY_WITH_TIMEOUT(canvas()->isSettled(), 10'000); }();
        return canvas()->grab().toImage();
    }
    QRgb colourAt(const QImage& image, Point cell) {
        const QPointF at = canvas()->rectOf(cell).topLeft() + QPointF(2, 2);
        return image.pixel((at * image.devicePixelRatio()).toPoint());
    }
    /// Runs `work` and waits until the level has been generated again.
    template <typename Work>
    void generating(const Work& work) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        work();
        QTRY_VERIFY(!shown.isEmpty());
        window_->player().seek(window_->player().timeline()->count());
    }
    /// Returns the first cell for which `is` is true.
    template <typename Is>
    Point findCell(const Is& is) {
        const auto& cells = window_->player().timeline()->cells();
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x)
                if (is(Point{x, y})) return {x, y};
        }
        return {-1, -1};
    }
    level::Cell now(Point cell) { return window_->player().timeline()->cells().at(cell); }
    level::Cell initial(Point cell) {
        return window_->player().timeline()->trace().initial.at(cell);
    }
};

void TestLayersPanel::init() {
    setUp();
    generating([this] { window_->workspace().open("builtin:temple"); });
    window_->activateWindow();
    action("panel.layers")->trigger();
    QTRY_VERIFY(panel().isVisible());
    canvas()->setMotion(false);
}

void TestLayersPanel::eachButtonDoesOneThing() {
    for (const Layer layer : edit::kAllLayers) {
        context().setLayers({});
        edit::Layers expected;
        if (layer != Layer::Notes) {
            click(layer, Column::Hide);
            expected.of(layer).look = LayerLook::Hidden;
            QVERIFY(context().layers() == expected);
        }
        click(layer, Column::Dim);  // dimmed instead of hidden
        expected.of(layer).look = LayerLook::Dimmed;
        QVERIFY(context().layers() == expected);
        QVERIFY(!panel().button(layer, Column::Hide).isChecked());
        click(layer, Column::Lock);
        expected.of(layer).isLocked = true;
        QVERIFY(context().layers() == expected);
        click(layer, Column::Dim);
        expected.of(layer).look = LayerLook::Shown;
        QVERIFY(context().layers() == expected);
        for (const Column column : {Column::Hide, Column::Dim, Column::Lock}) {
            const QToolButton& button = panel().button(layer, column);
            QVERIFY(!button.accessibleName().isEmpty() && !button.toolTip().isEmpty());
        }
    }
}

void TestLayersPanel::anEyeIsOpenWhereALayerIsVisible() {
    const auto pictureOf = [](const QIcon& icon) { return icon.pixmap(16, 16).toImage(); };
    const QImage open = pictureOf(widgets::themedIcon("show"));
    const QImage crossed = pictureOf(widgets::themedIcon("hide"));
    QVERIFY(open != crossed);
    context().setLayers({});
    for (const Layer layer : edit::kAllLayers) {
        const QToolButton& eye = panel().button(layer, Column::Hide);
        for (const auto& [look, isSeen] : {std::pair{LayerLook::Shown, true},
                                           {LayerLook::Hidden, false},
                                           {LayerLook::Dimmed, true}}) {
            edit::Layers layers = context().layers();
            layers.of(layer).look = look;
            context().setLayers(layers);
            QCOMPARE(pictureOf(eye.icon()), isSeen ? open : crossed);
            QVERIFY2(eye.toolTip().startsWith(isSeen ? "Hide: " : "Show: "),
                     qPrintable(eye.toolTip()));
            QCOMPARE(eye.isChecked(), !isSeen);
        }
        // The icon follows the layer, whatever the pack and wherever the layer was changed.
        const std::string id = "layer." + std::string(edit::idOf(layer)) + ".hide";
        action(id.c_str())->trigger();
        QCOMPARE(pictureOf(eye.icon()), crossed);
    }
}

void TestLayersPanel::arrowKeysGoThroughTheTable() {
    QToolButton& first = panel().button(Layer::Painted, Column::Hide);
    first.setFocus();
    const auto position = window_->player().position();
    QTest::keyClick(&first, Qt::Key_Right);
    QVERIFY(panel().button(Layer::Painted, Column::Dim).hasFocus());
    QTest::keyClick(window_->focusWidget(), Qt::Key_Down);
    QVERIFY(panel().button(Layer::Kept, Column::Dim).hasFocus());
    QTest::keyClick(window_->focusWidget(), Qt::Key_Space);
    QVERIFY(context().layers().of(Layer::Kept).isDimmed());
    QTest::keyClick(window_->focusWidget(), Qt::Key_Left);
    QTest::keyClick(window_->focusWidget(), Qt::Key_Left);
    QVERIFY(panel().button(Layer::Kept, Column::Hide).hasFocus());
    QCOMPARE(window_->player().position(), position);
}

void TestLayersPanel::hidingTakesOffTheCanvas() {
    const QImage all = picture();
    const Point aisle =
        findCell([this](Point p) { return now(p).isAisle() && !now(p).hasThing(); });
    QVERIFY(aisle.x >= 0);
    click(Layer::Generated, Column::Hide);
    const QImage painted = picture();
    QVERIFY(painted != all);
    // The remaining layers look as at the first moment.
    QVERIFY(!canvas()->describe(aisle).contains("aisle"));
    click(Layer::Painted, Column::Hide);
    const QImage none = picture();
    QVERIFY(none != painted);
    const Point floor =
        findCell([this](Point p) { return initial(p).isWalkable() && !now(p).hasThing(); });
    QVERIFY(colourAt(none, floor) != colourAt(painted, floor));
    const auto hero =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    const QRect heroCell = canvas()->rectOf(hero->at).toAlignedRect();
    click(Layer::Objects, Column::Hide);
    QVERIFY(picture().copy(heroCell) != none.copy(heroCell));
    action("layer.reset")->trigger();
    QCOMPARE(picture(), all);
}

void TestLayersPanel::dimmingPales() {
    const QImage all = picture();
    const Point rock = findCell([this](Point p) {
        return p.x > 1 && p.y > 1 && initial(p).isWalkable() &&
               now(p).without(level::Cell::kThing) == initial(p).without(level::Cell::kThing) &&
               !now(p).hasThing();
    });
    const Point made = findCell([this](Point p) { return now(p).isAisle() && !now(p).hasThing(); });
    click(Layer::Generated, Column::Dim);
    const QImage pale = picture();
    const QColor ground = canvas()->theme().canvas;
    const auto distance = [&](QRgb colour) {
        return std::abs(qRed(colour) - ground.red()) + std::abs(qGreen(colour) - ground.green()) +
               std::abs(qBlue(colour) - ground.blue());
    };
    QVERIFY(distance(colourAt(pale, made)) < distance(colourAt(all, made)));
    if (rock.x >= 0) QCOMPARE(colourAt(pale, rock), colourAt(all, rock));
}

void TestLayersPanel::brushesRefuseALockedLayer() {
    click(Layer::Painted, Column::Lock);
    const level::PaintGrid before = *level().paint;
    for (const char* tool : {"tool.brush", "tool.eraser", "tool.rectangle", "tool.bucket"}) {
        take(tool);
        const int steps = current()->history()->count();
        clickCell({5, 5});
        QCOMPARE(current()->history()->count(), steps);
        QVERIFY2(hint().contains("locked"), qPrintable(QString(tool) + ": " + hint()));
    }
    QVERIFY(*level().paint == before);
    click(Layer::Painted, Column::Lock);
    click(Layer::Painted, Column::Hide);
    take("tool.brush");
    clickCell({5, 5});
    QVERIFY2(hint().contains("hidden"), qPrintable(hint()));
    QVERIFY(*level().paint == before);
}

void TestLayersPanel::objectsAreNotPicked() {
    const auto hero =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    take("tool.objects");
    clickCell(hero->at);
    QCOMPARE(context().picked().objects().size(), std::size_t{1});
    click(Layer::Objects, Column::Lock);
    QVERIFY(context().picked().objects().empty());
    clickCell(hero->at);
    QVERIFY(context().picked().objects().empty());
    QVERIFY2(hint().contains("locked"), qPrintable(hint()));
    QTest::keyClick(canvas(), Qt::Key_A, Qt::ControlModifier);
    QVERIFY(context().picked().objects().empty());
}

void TestLayersPanel::pathsAreNotPicked() {
    level::Trajectory path;
    path.id = "way";
    path.points = {{3, 3}, {6, 3}};
    path.thereAndBack = true;
    generating([&] {
        widgets::TrajectoryList paths = level().trajectories;
        paths.push_back(path);
        QVERIFY(setTrajectories(*current(), current()->currentSheet().id, paths, "Draw"));
    });
    take("tool.paths");
    clickCell({4, 3});
    QVERIFY(context().picked().path().has_value());
    click(Layer::Paths, Column::Hide);
    QVERIFY(!context().picked().path().has_value());
    const auto before = level().trajectories;
    clickCell({4, 3});
    QVERIFY(!context().picked().path().has_value());
    QVERIFY(level().trajectories == before);
    QVERIFY2(hint().contains("hidden"), qPrintable(hint()));
}

void TestLayersPanel::movingLeavesLockedLayersAlone() {
    const auto hero =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    const Point at = hero->at;
    const level::Paint paint = level().paint->at(at);
    context().reach().setSelection(edit::Area(at));
    click(Layer::Objects, Column::Lock);
    QVERIFY(moveSelection(context(), {1, 0}));
    QCOMPARE(level().paint->at(at + Point{1, 0}), paint);
    const auto still =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    QCOMPARE(still->at, at);
    current()->history()->undo();
    click(Layer::Objects, Column::Lock);
    click(Layer::Painted, Column::Lock);
    const level::PaintGrid before = *level().paint;
    context().reach().setSelection(edit::Area(at));
    QVERIFY(moveSelection(context(), {1, 0}));
    QVERIFY(*level().paint == before);
    const auto moved =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    QCOMPARE(moved->at, at + (Point{1, 0}));
}

void TestLayersPanel::keptCellsAreNotPaintedOver() {
    context().reach().setSelection(edit::Area(Rect{4, 4, 3, 3}));
    generating([this] { action("level.keep")->trigger(); });
    context().reach().setSelection({});
    click(Layer::Kept, Column::Lock);
    QVERIFY(!action("level.let-go")->isEnabled());
    const level::PaintGrid before = *level().paint;
    const edit::Ink wall = edit::terrainInk(level::Terrain::Wall);
    QVERIFY(context().painting().paintArea(edit::Area(Rect{3, 4, 6, 1}), wall, "Paint"));
    QCOMPARE(level().kept.cells.count(), 9u);
    for (int x = 4; x < 7; ++x)
        QCOMPARE(level().paint->at({x, 4}), before.at({x, 4}));
    for (const int x : {3, 7, 8})
        QVERIFY(level::terrainOf(level().paint->at({x, 4})) == level::Terrain::Wall);
}

void TestLayersPanel::keysAndMenuDoTheSame() {
    canvas()->setFocus();
    QTest::keyClick(canvas(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(context().layers().of(Layer::Generated).isHidden());
    QVERIFY(panel().button(Layer::Generated, Column::Hide).isChecked());
    QVERIFY(action("layer.generated.hide")->isChecked());
    QTest::keyClick(canvas(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(!context().layers().of(Layer::Generated).isHidden());
    action("layer.paths.lock")->trigger();
    QVERIFY(panel().button(Layer::Paths, Column::Lock).isChecked());
}

void TestLayersPanel::itIsRememberedAndNotInThePack() {
    click(Layer::Objects, Column::Lock);
    click(Layer::Generated, Column::Dim);
    QVERIFY(!current()->isModified());
    const edit::Layers before = context().layers();
    window_->close();
    showWindow();
    QVERIFY(context().layers() == before);
}

void TestLayersPanel::notesAreShownAndLocked() {
    const QImage before = picture();
    document::LevelHead head = headOf(*current(), current()->currentSheet().id);
    head.notes = "Three halls & one way";
    QVERIFY(setHead(*current(), current()->currentSheet().id, head, "Notes"));
    QCOMPARE(picture(), before);
    click(Layer::Notes, Column::Hide);  // shown again
    const QImage shown = picture();
    QVERIFY(shown != before);
    QVERIFY(shown.copy(0, shown.height() / 2, shown.width() / 2, shown.height() / 2) ==
            before.copy(0, shown.height() / 2, shown.width() / 2, shown.height() / 2));
    action("panel.inspector")->trigger();
    QPlainTextEdit* notes = nullptr;
    for (auto* each : window_->findChildren<QPlainTextEdit*>())
        if (each->accessibleName() == "Notes") notes = each;
    QVERIFY(notes != nullptr && !notes->isReadOnly());
    action("layer.notes.lock")->trigger();
    QVERIFY(notes->isReadOnly());
    QTest::keyClicks(notes, "xyz");
    QCOMPARE(headOf(*current(), current()->currentSheet().id).notes, head.notes);
}

MAZELOOM_TEST(TestLayersPanel)

}  // namespace mazeloom::tst_layers_panel

#include "tst_layers_panel.moc"

// SPDX-License-Identifier: MIT
// Selecting, moving, pasting and symmetric painting on a real canvas, by real mouse and key events.
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/stamp_tool.h"

namespace mazeloom::tst_selection_tools {

using edit::Area;
using level::Terrain;
using widgets::PackDocument;

class TestSelectionTools : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void draggingSelectsARectangle();
    void keysAddAndTakeAway();
    void aClickSelectsNothing();
    void escapeLeavesTheSelection();
    void lassoAndWand();
    void movesWithAllThatStandsThere();
    void arrowsMoveByOne();
    void movingOutsideKeepsWhatIsInside();
    void copyAndPasteGiveTheSame();
    void pastedFallsAreTurnedWithTheStamp();
    void escapeLetsGo();
    void turningFourTimesGivesTheSame();
    void eraseIsOneCommand();
    void symmetricStrokes_data();
    void symmetricStrokes();
    void waterfallsAreMirrored();

  private:
    const Area& selection() const { return box_->context().reach().selection(); }
    const level::Level& level() const { return *currentLevel(*document_); }
    Terrain terrainAt(int x, int y) const {
        const level::PaintGrid& paint = *paintOf(*document_, document_->currentSheet());
        return static_cast<Terrain>(paint.at({x, y}) & level::kPaintTerrain);
    }
    int count(Terrain terrain) const;
    widgets::UndoHistory& undo() { return *document_->history(); }
};

void TestSelectionTools::init() {
    pack::Reading reading;
    level::Level level = testing::painted(
        {
            "############",
            "#......#####",
            "#.@..h.#####",
            "#......#####",
            "#..~...#####",
            "#......#####",
            "############",
            "############",
        },
        {});
    level.id = "one";
    reading.pack.levels.push_back(std::move(level));
    show(std::move(reading));
    canvas_->setFocus();
}

int TestSelectionTools::count(Terrain terrain) const {
    int found = 0;
    for (int y = 0; y < level().size.height; ++y) {
        for (int x = 0; x < level().size.width; ++x)
            found += terrainAt(x, y) == terrain;
    }
    return found;
}

void TestSelectionTools::draggingSelectsARectangle() {
    QVERIFY(use("select"));
    drag({2, 1}, {4, 3});
    QVERIFY(selection() == Area(grid::Rect{2, 1, 3, 3}));
    // Outside the level nothing can be selected.
    drag({-5, -5}, {0, 0});
    QVERIFY(selection() == Area(grid::Rect{0, 0, 1, 1}));
    QCOMPARE(undo().count(), 0);
}

void TestSelectionTools::keysAddAndTakeAway() {
    QVERIFY(use("select"));
    drag({0, 0}, {3, 3});
    drag({6, 0}, {7, 1}, Qt::ShiftModifier);
    QCOMPARE(selection().cellCount(), 16 + 4);
    drag({0, 0}, {1, 7}, Qt::ControlModifier);
    QCOMPARE(selection().cellCount(), 8 + 4);
    drag({0, 0}, {2, 7}, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(selection() == Area(grid::Rect{2, 0, 1, 4}));
}

void TestSelectionTools::aClickSelectsNothing() {
    QVERIFY(use("select"));
    drag({2, 1}, {4, 3});
    drag({3, 2}, {3, 2});
    QVERIFY(selection().isEmpty());
}

void TestSelectionTools::escapeLeavesTheSelection() {
    QVERIFY(use("select"));
    drag({2, 1}, {4, 3});
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at({0, 0}));
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at({6, 6}));
    QVERIFY(selection() == Area(grid::Rect{2, 1, 3, 3}));
}

void TestSelectionTools::lassoAndWand() {
    QVERIFY(use("wand"));
    drag({1, 1}, {1, 1});
    QCOMPARE(selection().cellCount(), 6 * 5 - 1);
    drag({3, 4}, {3, 4}, Qt::ShiftModifier);
    QCOMPARE(selection().cellCount(), 6 * 5);
    QVERIFY(use("lasso"));
    drag({2, 2}, {5, 2});
    QVERIFY(selection() == Area(grid::Rect{2, 2, 4, 1}));
}

void TestSelectionTools::movesWithAllThatStandsThere() {
    box_->context().reach().setSelection(Area(grid::Rect{2, 1, 4, 4}));
    QVERIFY(use("move"));
    drag({3, 2}, {6, 4});
    QCOMPARE(undo().count(), 1);
    QVERIFY(selection() == Area(grid::Rect{5, 3, 4, 4}));
    QVERIFY(terrainAt(2, 1) == Terrain::Wall);
    QVERIFY(terrainAt(6, 6) == Terrain::Water);
    for (const level::Object& object : level().objects) {
        QVERIFY(object.at ==
                (object.kind == level::ThingKind::Hero ? grid::Point{5, 4} : grid::Point{8, 4}));
    }
    undo().undo();
    QVERIFY(terrainAt(2, 1) == Terrain::Floor);
    QVERIFY(terrainAt(3, 4) == Terrain::Water);
    QVERIFY(!document_->isModified());
}

void TestSelectionTools::arrowsMoveByOne() {
    box_->context().reach().setSelection(Area(grid::Point{3, 4}));
    QVERIFY(use("move"));
    QTest::keyClick(canvas_.get(), Qt::Key_Right);
    QTest::keyClick(canvas_.get(), Qt::Key_Down);
    QVERIFY(terrainAt(4, 5) == Terrain::Water);
    QVERIFY(selection() == Area(grid::Point{4, 5}));
}

void TestSelectionTools::movingOutsideKeepsWhatIsInside() {
    box_->context().reach().setSelection(Area(grid::Rect{1, 1, 6, 5}));
    QVERIFY(use("move"));
    drag({1, 1}, {9, 1});
    QCOMPARE(count(Terrain::Floor) + count(Terrain::Water), 3 * 5);
    for (const level::Object& object : level().objects)
        QVERIFY(object.at.x < 12);
    undo().undo();
    QCOMPARE(count(Terrain::Floor) + count(Terrain::Water), 6 * 5);
    QCOMPARE(level().objects.size(), std::size_t{2});
}

void TestSelectionTools::copyAndPasteGiveTheSame() {
    box_->context().reach().setSelection(Area(grid::Rect{3, 4, 2, 1}));
    const edit::Fragment fragment = widgets::painted(box_->context());
    auto* stamp = qobject_cast<widgets::StampTool*>(box_->find("stamp"));
    stamp->setFragment(fragment);
    box_->setCurrent(stamp);
    drag({9, 6}, {9, 6});
    QVERIFY(terrainAt(8, 6) == Terrain::Water && terrainAt(9, 6) == Terrain::Floor);
    QCOMPARE(undo().count(), 1);
    // The fragment stays current.
    drag({9, 1}, {9, 1});
    QVERIFY(terrainAt(8, 1) == Terrain::Water);
    QCOMPARE(undo().count(), 2);
}

void TestSelectionTools::pastedFallsAreTurnedWithTheStamp() {
    edit::Fragment fragment;
    fragment.paint = level::PaintGrid({1, 1}, static_cast<level::Paint>(Terrain::WaterfallUp));
    fragment.mask = Area(grid::Point{0, 0});
    auto* stamp = qobject_cast<widgets::StampTool*>(box_->find("stamp"));
    stamp->setFragment(fragment);
    box_->setCurrent(stamp);
    QTest::keyClick(canvas_.get(), Qt::Key_Z);
    drag({9, 6}, {9, 6});
    QVERIFY(terrainAt(9, 6) == Terrain::WaterfallRight);
    QTest::keyClick(canvas_.get(), Qt::Key_X);
    drag({9, 6}, {9, 6});
    QVERIFY(terrainAt(9, 6) == Terrain::WaterfallLeft);
}

void TestSelectionTools::escapeLetsGo() {
    auto* stamp = qobject_cast<widgets::StampTool*>(box_->find("stamp"));
    stamp->setFragment(widgets::painted(box_->context()));
    box_->setCurrent(stamp);
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QVERIFY(stamp->isEmpty());
    drag({9, 6}, {9, 6});
    QCOMPARE(undo().count(), 0);
}

void TestSelectionTools::turningFourTimesGivesTheSame() {
    const level::Level before = level();
    box_->context().reach().setSelection(Area(grid::Rect{2, 1, 3, 3}));
    for (int i = 0; i < 4; ++i)
        widgets::turnSelection(box_->context(), {1, false}, "Turn");
    QVERIFY(level().paint == before.paint);
    QCOMPARE(undo().count(), 4);
    for (int i = 0; i < 2; ++i)
        widgets::turnSelection(box_->context(), {0, true}, "Mirror");
    QVERIFY(level().paint == before.paint);
}

void TestSelectionTools::eraseIsOneCommand() {
    QVERIFY(!widgets::eraseSelection(box_->context(), "Delete"));
    box_->context().reach().setSelection(Area(grid::Rect{1, 1, 6, 5}));
    QVERIFY(widgets::eraseSelection(box_->context(), "Delete"));
    QCOMPARE(count(Terrain::Wall), 12 * 8);
    QVERIFY(level().objects.empty());
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QCOMPARE(level().objects.size(), std::size_t{2});
}

void TestSelectionTools::symmetricStrokes_data() {
    using Mode = edit::PaintSymmetry::Mode;
    QTest::addColumn<int>("mode");
    QTest::addColumn<QList<QPoint>>("images");
    const auto row = [](const char* name, Mode mode, QList<QPoint> images) {
        QTest::newRow(name) << static_cast<int>(mode) << images;
    };
    row("off", Mode::Off, {{1, 6}});
    row("left-right", Mode::LeftRight, {{1, 6}, {10, 6}});
    row("top-bottom", Mode::TopBottom, {{1, 6}, {1, 1}});
    row("both", Mode::Both, {{1, 6}, {10, 6}, {1, 1}, {10, 1}});
    row("half turn", Mode::HalfTurn, {{1, 6}, {10, 1}});
}

void TestSelectionTools::symmetricStrokes() {
    QFETCH(int, mode);
    QFETCH(QList<QPoint>, images);
    box_->context().reach().setSymmetry(static_cast<edit::PaintSymmetry::Mode>(mode));
    box_->context().inks().setCurrent(*edit::findInk("water"));
    QVERIFY(use("brush"));
    const int before = count(Terrain::Water);
    drag({1, 6}, {1, 6});
    for (const QPoint& image : images)
        QVERIFY(terrainAt(image.x(), image.y()) == Terrain::Water);
    QCOMPARE(count(Terrain::Water), before + static_cast<int>(images.size()));
    QCOMPARE(undo().count(), 1);
}

void TestSelectionTools::waterfallsAreMirrored() {
    box_->context().reach().setSymmetry(edit::PaintSymmetry::Mode::Both);
    box_->context().inks().setCurrent(*edit::findInk("fall-left"));
    QVERIFY(use("rectangle"));
    drag({0, 0}, {1, 0});
    QVERIFY(terrainAt(1, 0) == Terrain::WaterfallLeft);
    QVERIFY(terrainAt(10, 0) == Terrain::WaterfallRight);
    QVERIFY(terrainAt(10, 7) == Terrain::WaterfallRight);
    QCOMPARE(undo().count(), 1);
}

MAZELOOM_TEST(TestSelectionTools)

}  // namespace mazeloom::tst_selection_tools

#include "tst_selection_tools.moc"

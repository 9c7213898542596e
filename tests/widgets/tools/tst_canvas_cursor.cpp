// SPDX-License-Identifier: MIT
// Tools used with the cell cursor on a real canvas, by keys alone.
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/object_tool.h"
#include "widgets/tools/path_tool.h"
#include "widgets/tools/stamp_tool.h"

namespace mazeloom::tst_canvas_cursor {

using grid::Point;
using level::Terrain;

class TestCanvasCursor : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void comesWithTheFirstArrowAndGoesWithTheMouse();
    void staysInTheLevel();
    void theViewFollows();
    void farOutItMovesByWhatIsSeen();
    void zoomingKeepsItInPlace();
    void enterAsksWhereNoToolIsInHand();
    void enterBeginsAndEndsAStroke();
    void heldEnterDoesNotStutter();
    void escapeGivesTheStrokeUp();
    void leavingTheCanvasKeepsTheStroke();
    void theMouseTakesOver();
    void modifiersOfEnterAreThoseOfTheClick();
    void shapesAreDrawn();
    void aClickIsOneEnter();
    void cellsAreSelectedAndMoved();
    void objectsArePlacedMovedAndRemoved();
    void escapePutsAnObjectBack();
    void pathsAreDrawnAndChanged();
    void aLevelGrows();
    void anotherLevelEndsTheStroke();
    void screenReadersHearOfTheCell();

  private:
    /// Shows the cursor and moves it to a cell by single keys.
    void go(Point cell);
    void enter(Qt::KeyboardModifiers modifiers = {}) { key(Qt::Key_Return, modifiers); }
    int openCells() const;
    bool isOpen(Point cell) const;
    const widgets::ObjectList& objects() const {
        return *objectsOf(*document_, document_->currentSheet());
    }
    int commands() const { return document_->history()->count(); }
};

void TestCanvasCursor::init() {
    pack::Reading reading;
    for (const char* id : {"one", "two"}) {
        level::Level level = testing::solid({40, 24}, {}, level::Ruleset::Temple);
        level.id = id;
        reading.pack.levels.push_back(std::move(level));
    }
    level::Level floor = testing::painted(
        {"##########", "#........#", "#........#", "#........#", "#........#", "##########"}, {});
    floor.id = "floor";
    reading.pack.levels.push_back(std::move(floor));
    show(std::move(reading));
}

void TestCanvasCursor::go(Point cell) {
    if (!canvas_->hasCursor()) key(Qt::Key_Left);
    while (canvas_->cursorCell()->x > cell.x)
        key(Qt::Key_Left);
    while (canvas_->cursorCell()->x < cell.x)
        key(Qt::Key_Right);
    while (canvas_->cursorCell()->y > cell.y)
        key(Qt::Key_Up);
    while (canvas_->cursorCell()->y < cell.y)
        key(Qt::Key_Down);
}

bool TestCanvasCursor::isOpen(Point cell) const {
    const level::Paint paint = paintOf(*document_, document_->currentSheet())->at(cell);
    return (paint & level::kPaintTerrain) == static_cast<level::Paint>(Terrain::Floor);
}

int TestCanvasCursor::openCells() const {
    const level::PaintGrid& paint = *paintOf(*document_, document_->currentSheet());
    int count = 0;
    for (int y = 0; y < paint.height(); ++y) {
        for (int x = 0; x < paint.width(); ++x)
            count += isOpen({x, y}) ? 1 : 0;
    }
    return count;
}

void TestCanvasCursor::comesWithTheFirstArrowAndGoesWithTheMouse() {
    QSignalSpy shown(canvas_.get(), &widgets::Canvas::cursorShown);
    move({5, 5}, Qt::NoButton);
    QVERIFY(!canvas_->hasCursor());
    enter();
    key(Qt::Key_Home);
    QVERIFY(!canvas_->hasCursor());
    // The cursor first appears at the pointer, without moving.
    key(Qt::Key_Right);
    QCOMPARE(shown.count(), 1);
    QVERIFY(canvas_->cursorCell() == (Point{5, 5}));
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    QVERIFY(canvas_->cursorCell() == (Point{6, 6}));
    QVERIFY(canvas_->hoveredCell() == (Point{6, 6}));
    // A resting pointer is ignored, even if the level moves below it.
    move({5, 5}, Qt::NoButton);
    QVERIFY(canvas_->hasCursor());
    move({8, 5}, Qt::NoButton);
    QVERIFY(!canvas_->hasCursor());
    QVERIFY(canvas_->hoveredCell() == (Point{8, 5}));
    QCOMPARE(shown.count(), 2);
    key(Qt::Key_Up);
    key(Qt::Key_Escape);
    QVERIFY(!canvas_->hasCursor());
}

void TestCanvasCursor::staysInTheLevel() {
    go({3, 3});
    key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(canvas_->cursorCell() == (Point{0, 3}));
    key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(canvas_->cursorCell() == (Point{8, 3}));
    key(Qt::Key_End);
    QVERIFY(canvas_->cursorCell() == (Point{39, 3}));
    key(Qt::Key_Right);
    QVERIFY(canvas_->cursorCell() == (Point{39, 3}));
    key(Qt::Key_Home);
    key(Qt::Key_PageDown);
    key(Qt::Key_PageDown);
    QVERIFY(canvas_->cursorCell() == (Point{0, 23}));
    key(Qt::Key_PageUp);
    QVERIFY(canvas_->cursorCell()->y < 23);
}

void TestCanvasCursor::theViewFollows() {
    for (int i = 0; i < 3; ++i)
        canvas_->zoomIn();
    go({20, 12});
    for (const int way : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
        for (int i = 0; i < 40; ++i) {
            key(way);
            const QRectF cell = canvas_->rectOf(*canvas_->cursorCell());
            QVERIFY(QRectF(canvas_->rect()).contains(cell));
        }
    }
    QVERIFY(canvas_->cursorCell() == (Point{39, 23}));
}

void TestCanvasCursor::farOutItMovesByWhatIsSeen() {
    go({0, 0});
    for (int i = 0; i < 30 && canvas_->view().scale() >= 1; ++i)
        canvas_->zoomOut();
    // A small level is never shown at such a small scale.
    if (canvas_->view().scale() >= 1) {
        key(Qt::Key_Right);
        QVERIFY(canvas_->cursorCell() == (Point{1, 0}));
        return;
    }
    const QRectF before = canvas_->rectOf(*canvas_->cursorCell());
    key(Qt::Key_Right);
    QVERIFY(canvas_->rectOf(*canvas_->cursorCell()).left() - before.left() >= 1);
}

void TestCanvasCursor::zoomingKeepsItInPlace() {
    go({10, 10});
    const QPointF before = canvas_->rectOf({10, 10}).center();
    key(Qt::Key_Plus);
    const QPointF after = canvas_->rectOf({10, 10}).center();
    QVERIFY((after - before).manhattanLength() < canvas_->rectOf({10, 10}).width());
    QVERIFY(canvas_->cursorCell() == (Point{10, 10}));
}

void TestCanvasCursor::enterAsksWhereNoToolIsInHand() {
    QSignalSpy asked(canvas_.get(), &widgets::Canvas::cellClicked);
    go({7, 3});
    enter();
    QCOMPARE(asked.count(), 1);
    QVERIFY(asked[0][0].value<Point>() == (Point{7, 3}));
}

void TestCanvasCursor::enterBeginsAndEndsAStroke() {
    QVERIFY(use("brush"));
    go({4, 4});
    QCOMPARE(commands(), 0);
    enter();
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_Right);
    key(Qt::Key_Down, Qt::ShiftModifier);
    enter();
    // A large step leaves no gap in the stroke.
    QCOMPARE(openCells(), 6 + 8);
    QVERIFY(isOpen({9, 8}));
    QCOMPARE(commands(), 1);
    // The stroke has ended.
    key(Qt::Key_Left);
    QCOMPARE(openCells(), 14);
    QVERIFY(!box_->current()->isBusy());
}

void TestCanvasCursor::heldEnterDoesNotStutter() {
    QVERIFY(use("brush"));
    go({4, 4});
    enter();
    for (int i = 0; i < 3; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
        QApplication::sendEvent(canvas_.get(), &again);
        QVERIFY(box_->current()->isBusy());
    }
    enter();
    QVERIFY(!box_->current()->isBusy());
}

void TestCanvasCursor::escapeGivesTheStrokeUp() {
    QVERIFY(use("brush"));
    go({4, 4});
    enter();
    key(Qt::Key_Right);
    key(Qt::Key_Escape);
    QCOMPARE(openCells(), 0);
    QCOMPARE(commands(), 0);
    // The next Enter starts another stroke.
    QVERIFY(canvas_->hasCursor());
    enter();
    enter();
    QCOMPARE(openCells(), 1);
}

void TestCanvasCursor::leavingTheCanvasKeepsTheStroke() {
    QVERIFY(use("brush"));
    go({4, 4});
    enter();
    key(Qt::Key_Right);
    canvas_->clearFocus();
    QVERIFY(!box_->current()->isBusy());
    QCOMPARE(openCells(), 2);
    QCOMPARE(commands(), 1);
}

void TestCanvasCursor::theMouseTakesOver() {
    QVERIFY(use("brush"));
    go({4, 4});
    enter();
    key(Qt::Key_Right);
    click({20, 10});
    QVERIFY(!canvas_->hasCursor());
    QCOMPARE(openCells(), 3);
    QCOMPARE(commands(), 2);
}

void TestCanvasCursor::modifiersOfEnterAreThoseOfTheClick() {
    QVERIFY(use("brush"));
    go({2, 2});
    enter();
    enter();
    go({12, 2});
    // Shift draws a straight line from the last stroke.
    enter(Qt::ShiftModifier);
    enter();
    QCOMPARE(openCells(), 11);
    // Ctrl picks the cell's ink.
    go({12, 8});
    box_->context().inks().setCurrent(*edit::findInk("water"));
    go({12, 2});
    enter(Qt::ControlModifier);
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), QByteArray("floor"));
    QCOMPARE(commands(), 2);
}

void TestCanvasCursor::shapesAreDrawn() {
    QVERIFY(use("rectangle"));
    go({3, 3});
    enter();
    go({6, 5});
    QCOMPARE(openCells(), 0);
    enter();
    QCOMPARE(openCells(), 12);
    QVERIFY(isOpen({3, 3}) && isOpen({6, 5}) && !isOpen({7, 5}));
    // Shift draws a square.
    go({20, 3});
    enter(Qt::ShiftModifier);
    go({24, 4});
    enter();
    QCOMPARE(openCells(), 12 + 25);
    QCOMPARE(commands(), 2);
}

void TestCanvasCursor::aClickIsOneEnter() {
    QVERIFY(use("bucket"));
    go({3, 3});
    enter();
    QCOMPARE(openCells(), 40 * 24);
    key(Qt::Key_Right);
    box_->context().inks().setCurrent(*edit::findInk("water"));
    enter();
    QCOMPARE(openCells(), 0);
    QVERIFY(use("eyedropper"));
    box_->context().inks().setCurrent(*edit::findInk("floor"));
    enter();
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), QByteArray("water"));
    QCOMPARE(commands(), 2);
}

void TestCanvasCursor::cellsAreSelectedAndMoved() {
    QVERIFY(use("brush"));
    go({3, 3});
    enter();
    enter();
    QVERIFY(use("select"));
    go({2, 2});
    enter();
    go({5, 5});
    enter();
    QCOMPARE(box_->context().reach().selection().cellCount(), 16);
    // With the move tool, arrow keys move the selection.
    QVERIFY(use("move"));
    key(Qt::Key_Right);
    QVERIFY(isOpen({4, 3}) && !isOpen({3, 3}));
    QVERIFY(canvas_->cursorCell() == (Point{5, 5}));
    enter();
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    enter();
    QVERIFY(isOpen({4, 5}));
}

void TestCanvasCursor::objectsArePlacedMovedAndRemoved() {
    setCurrentLevel(*document_, "floor");
    showSheet();
    auto* tool = use<widgets::ObjectTool>("objects");
    QVERIFY(tool != nullptr);
    tool->setKind(level::ThingKind::Heart);
    go({2, 2});
    enter();
    QCOMPARE(objects().size(), std::size_t{1});
    // Another object is placed beside the first one, which is not moved.
    key(Qt::Key_Right);
    enter();
    QCOMPARE(objects().size(), std::size_t{2});
    // The first Enter picks an object, the second grabs it for moving.
    key(Qt::Key_Left);
    enter();
    QCOMPARE(box_->context().picked().objects(), edit::Picks{0});
    enter();
    go({2, 4});
    enter();
    QVERIFY(objects()[0].at == (Point{2, 4}));
    QCOMPARE(commands(), 3);
    go({6, 4});
    QVERIFY(objects()[0].at == (Point{2, 4}));
    key(Qt::Key_Delete);
    QCOMPARE(objects().size(), std::size_t{1});
    QVERIFY(objects()[0].at == (Point{3, 2}));
}

void TestCanvasCursor::escapePutsAnObjectBack() {
    setCurrentLevel(*document_, "floor");
    showSheet();
    auto* tool = use<widgets::ObjectTool>("objects");
    tool->setKind(level::ThingKind::Heart);
    go({2, 2});
    enter();
    enter();
    go({5, 3});
    QVERIFY(objects()[0].at == (Point{5, 3}));
    key(Qt::Key_Escape);
    QVERIFY(objects()[0].at == (Point{2, 2}));
    QCOMPARE(commands(), 1);
    QVERIFY(canvas_->cursorCell() == (Point{5, 3}));
}

void TestCanvasCursor::pathsAreDrawnAndChanged() {
    setCurrentLevel(*document_, "floor");
    showSheet();
    QVERIFY(use<widgets::PathTool>("paths"));
    for (const Point cell : {Point{1, 1}, Point{5, 1}, Point{5, 3}}) {
        go(cell);
        enter();
    }
    const auto& paths = [this]() -> const widgets::TrajectoryList& {
        return findLevel(*document_, "floor")->trajectories;
    };
    QVERIFY(paths().empty());
    // Enter twice on the same cell is a double click, which ends the path.
    enter();
    QCOMPARE(paths().size(), std::size_t{1});
    QVERIFY((paths()[0].points == std::vector<Point>{{1, 1}, {5, 1}, {5, 3}}));
    // A point is picked, then moved.
    enter();
    if (!box_->current()->isHeld()) enter();
    QVERIFY(box_->current()->isHeld());
    key(Qt::Key_Down);
    enter();
    QVERIFY((paths()[0].points.back() == Point{5, 4}));
    key(Qt::Key_Escape);
    // The path is closed at its first point.
    for (const Point cell : {Point{7, 1}, Point{8, 1}, Point{8, 4}, Point{7, 1}}) {
        go(cell);
        enter();
    }
    QCOMPARE(paths().size(), std::size_t{2});
    QVERIFY(!paths()[1].thereAndBack);
}

void TestCanvasCursor::aLevelGrows() {
    box_->context().painting().setGrowing(true);
    QVERIFY(use("brush"));
    canvas_->fit();
    canvas_->zoomOut();
    go({0, 3});
    key(Qt::Key_Left);
    QVERIFY(canvas_->cursorCell() == (Point{-1, 3}));
    QVERIFY(!canvas_->hoveredCell());
    enter();
    enter();
    QCOMPARE(findLevel(*document_, "one")->size.width, 41);
    // With a tool that does not grow the level, the cursor stays inside.
    QVERIFY(use("eyedropper"));
    QVERIFY(canvas_->cursorCell()->x >= 0);
}

void TestCanvasCursor::anotherLevelEndsTheStroke() {
    QVERIFY(use("brush"));
    go({4, 4});
    enter();
    key(Qt::Key_Right);
    setCurrentLevel(*document_, "two");
    showSheet();
    key(Qt::Key_Right);
    QCOMPARE(openCells(), 0);
    // The next Enter starts a stroke here.
    enter();
    key(Qt::Key_Right);
    enter();
    QCOMPARE(openCells(), 2);
    setCurrentLevel(*document_, "one");
    QCOMPARE(openCells(), 2);
}

void TestCanvasCursor::screenReadersHearOfTheCell() {
    const testing::Ears ears;
    const auto face = [this] { return QAccessible::queryAccessibleInterface(canvas_.get()); };
    QCOMPARE(face()->text(QAccessible::Name), QString("Level"));
    canvas_->activateWindow();
    canvas_->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(canvas_.get()));
    go({4, 4});
    key(Qt::Key_Right);
    QVERIFY2(ears.place().contains(canvas_->describe({5, 4})), qPrintable(ears.place()));
    QVERIFY(canvas_->describe({5, 4}) != canvas_->describe({5, 5}));
    key(Qt::Key_Down);
    QVERIFY2(ears.place().contains(canvas_->describe({5, 5})), qPrintable(ears.place()));
    // A change of the cell is spoken, too.
    const QString before = ears.place();
    QVERIFY(use("brush"));
    enter();
    enter();
    showSheet();
    QVERIFY2(ears.place() != before && ears.place().contains(canvas_->describe({5, 5})),
             qPrintable(ears.place()));
    key(Qt::Key_Escape);
    QCOMPARE(face()->childCount(), 0);
}

MAZELOOM_TEST(TestCanvasCursor)

}  // namespace mazeloom::tst_canvas_cursor

#include "tst_canvas_cursor.moc"

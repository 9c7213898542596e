// SPDX-License-Identifier: MIT
// A level that grows when the user paints or moves something past its edge, on a real canvas.
#include <algorithm>
#include <cmath>
#include <functional>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/object_tool.h"
#include "widgets/tools/stamp_tool.h"

namespace mazeloom::tst_growing {

using grid::Point;
using grid::Size;
using Mode = edit::PaintSymmetry::Mode;

class TestGrowing : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void onlyIfWished();
    void eachToolGrows_data();
    void eachToolGrows();
    void brushGrowsAsOneCommand();
    void everythingMovesTogether();
    void undoAndRedoAreExact();
    void escapeLeavesTheSizeAlone();
    void nothingJumpsOnTheScreen();
    void nothingJumpsAtTheNextPan();
    void nothingJumpsWhenTheCanvasIsResized();
    void strokesAfterItHitTheCellsThatAreSeen();
    void eraserAndWallsDoNotGrow();
    void selectionHoldsItBack();
    void roomsStayAsTheyAre();
    void symmetryGrowsBothSides();
    void tooLargeIsRefused();
    void pasteGrows();
    void pathsGrow();
    void draggedPointsGrow();
    void nudgedPathsGrow();
    void movedSelectionsGrow();
    void nudgedSelectionsGrow();
    void turnedSelectionsGrow();
    void selectionsThatMoveTooFarStay();
    void draggedObjectsGrow();
    void nudgedObjectsGrow();
    void placedObjectsGrow();
    void walkersDoNotGoIntoTheNewRock();
    void forgettingTheOldestKeepsGrowth();
    void levelsWithoutPaintGetItBack();

  private:
    widgets::EditContext& context() { return box_->context(); }
    const level::Level& level() const { return *findLevel(*document_, "one"); }
    Size size() const { return level().size; }
    widgets::UndoHistory& stack() { return *document_->history(); }
    bool isOpen(Point cell) const {
        const auto bits = level().paint->at(cell) & level::kPaintTerrain;
        return level::isWalkable(static_cast<level::Terrain>(bits));
    }
    void wheel(QPoint pixels) {
        const QPointF middle = QRectF(canvas_->rect()).center();
        QWheelEvent event(middle, canvas_->mapToGlobal(middle), pixels, pixels, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas_.get(), &event);
    }
    /// Undoes and redoes everything twice and compares the states.
    void verifyUndoAndRedo(const level::Level& before) {
        const level::Level after = level();
        for (int round = 0; round < 2; ++round) {
            while (stack().canUndo())
                stack().undo();
            QVERIFY(level() == before);
            while (stack().canRedo())
                stack().redo();
            QVERIFY(level() == after);
        }
    }
    void addEmitter(Point at) {
        level::Level with = level();
        level::Object emitter;
        emitter.id = "laser";
        emitter.kind = level::ThingKind::Emitter;
        emitter.at = at;
        with.objects.push_back(emitter);
        setObjects(*document_, document_->currentSheet(), with.objects, "Add");
        stack().clear();
    }
    int openCells() const {
        int count = 0;
        for (int y = 0; y < size().height; ++y) {
            for (int x = 0; x < size().width; ++x)
                count += isOpen({x, y}) ? 1 : 0;
        }
        return count;
    }
};

void TestGrowing::init() {
    pack::Reading reading;
    level::Level level = testing::painted(
        {"##########", "#@.......#", "#........#", "#...h....#", "#........#", "##########"}, {});
    level.id = "one";
    level::Trajectory path;
    path.id = "bug";
    path.points = {{2, 2}, {6, 4}};
    level.trajectories.push_back(path);
    reading.pack.levels.push_back(level);
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
    canvas_->resize(900, 700);
    canvas_->zoomAbout(2, {450, 350});
    context().painting().setGrowing(true);
    connect(document_.get(), &widgets::PackDocument::sheetChanged, player_.get(),
            [this](const widgets::Sheet&, widgets::SheetPart part, const grid::Rect& cells) {
                if (part == widgets::SheetPart::Size && !cells.isEmpty()) player_->grow(cells);
            });
    context().inks().setCurrent(*edit::findInk("floor"));
}

void TestGrowing::onlyIfWished() {
    context().painting().setGrowing(false);
    use("brush");
    drag({4, 4}, {4, 8});
    QCOMPARE(size(), (Size{10, 6}));
    context().painting().setGrowing(true);
    drag({4, 4}, {4, 8});
    QCOMPARE(size(), (Size{10, 9}));
}

void TestGrowing::eachToolGrows_data() {
    QTest::addColumn<QByteArray>("tool");
    for (const char* tool : {"brush", "line", "rectangle", "ellipse"})
        QTest::newRow(tool) << QByteArray(tool);
}

void TestGrowing::eachToolGrows() {
    QFETCH(QByteArray, tool);
    const level::Level before = level();
    use(tool.constData());
    drag({8, 2}, {12, 7});
    QCOMPARE(size(), (Size{13, 8}));
    QVERIFY(openCells() > 32);
    QCOMPARE(stack().count(), 1);
    stack().undo();
    QVERIFY(level() == before);
    drag({1, 2}, {-3, -2});
    QCOMPARE(size(), (Size{13, 8}));
    QCOMPARE(level().objects[0].at, (Point{4, 3}));
    stack().undo();
    QVERIFY(level() == before);
}

void TestGrowing::brushGrowsAsOneCommand() {
    use("brush");
    // The cell that is painted first is open from then on, also while the level grows.
    std::vector<bool> wasOpen;
    connect(document_.get(), &widgets::PackDocument::edited, this, [&] {
        wasOpen.push_back(isOpen({2, 4}));
    });
    dragOver({{2, 4}, {2, 5}, {2, 6}, {2, 7}, {3, 7}});
    QVERIFY(wasOpen.size() > 2);
    QVERIFY(std::ranges::all_of(wasOpen, std::identity()));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(size(), (Size{10, 8}));
    for (const Point cell : {Point{2, 5}, {2, 6}, {2, 7}, {3, 7}})
        QVERIFY(isOpen(cell));
    QVERIFY(!isOpen({4, 7}));
    QVERIFY(stack().text(0).contains("Floor"));
}

void TestGrowing::everythingMovesTogether() {
    use("brush");
    dragOver({{1, 1}, {0, 1}, {-1, 1}, {-2, 1}, {-2, 0}, {-2, -1}});
    QCOMPARE(size(), (Size{12, 7}));
    QCOMPARE(level().objects[0].at, (Point{3, 2}));
    QCOMPARE(level().trajectories[0].points, (std::vector<Point>{{4, 3}, {8, 5}}));
    for (const Point cell : {Point{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}})
        QVERIFY(isOpen(cell));
    QVERIFY(!isOpen({1, 1}));
}

void TestGrowing::undoAndRedoAreExact() {
    std::vector<level::Level> states{level()};
    const std::vector<std::pair<Point, Point>> strokes{{{4, 4}, {4, 9}},
                                                       {{1, 1}, {-2, 1}},
                                                       {{3, 3}, {3, -2}},
                                                       {{2, 2}, {15, 2}},
                                                       {{0, 0}, {1, 0}}};
    use("brush");
    for (const auto& [from, to] : strokes) {
        drag(from, to);
        states.push_back(level());
    }
    QCOMPARE(static_cast<std::size_t>(stack().count()), states.size() - 1);
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(level() == states[i]);
            stack().undo();
        }
        QVERIFY(level() == states[0]);
        for (std::size_t i = 1; i < states.size(); ++i) {
            stack().redo();
            QVERIFY(level() == states[i]);
        }
    }
}

void TestGrowing::escapeLeavesTheSizeAlone() {
    const level::Level before = level();
    use("brush");
    press({3, 3});
    move({3, 8}, Qt::LeftButton);
    key(Qt::Key_Escape);
    release({3, 8});
    QVERIFY(level() == before);
    use("rectangle");
    press({3, 3});
    move({3, 8}, Qt::LeftButton);
    QTest::mousePress(canvas_.get(), Qt::RightButton, {}, at({3, 8}));
    release({3, 8});
    QVERIFY(level() == before);
    QCOMPARE(stack().count(), 0);
}

void TestGrowing::nothingJumpsOnTheScreen() {
    for (const double zoom : {0.5, 2.0}) {
        canvas_->zoomAbout(zoom, {450, 350});
        const Size before = size();
        const Point hero = level().objects[0].at;
        const QRectF place = canvas_->rectOf(hero);
        use("brush");
        drag({1, 1}, {-3, -2});
        QCOMPARE(size(), (Size{before.width + 3, before.height + 2}));
        QCOMPARE(canvas_->rectOf(hero + Point{3, 2}), place);
        showSheet();  // the generation arrives
        QCOMPARE(canvas_->rectOf(hero + Point{3, 2}), place);
        stack().undo();
        QCOMPARE(canvas_->rectOf(hero), place);
        showSheet();
        QCOMPARE(canvas_->rectOf(hero), place);
    }
}

void TestGrowing::nothingJumpsAtTheNextPan() {
    canvas_->zoomAbout(0.5, {450, 350});
    use("brush");
    drag({1, 1}, {-5, -4});
    showSheet();
    const auto place = [this] { return canvas_->rectOf({7, 7}).topLeft(); };
    // The wheel moves the view towards the level's middle exactly as far as it pans, never away
    // from it, and stops when the level is centred.
    const QPointF grown = place();
    wheel({-4, -3});
    QCOMPARE(place(), grown);
    wheel({6, 0});
    QCOMPARE(place(), grown + QPointF(6, 0));
    wheel({0, 5});
    QCOMPARE(place(), grown + QPointF(6, 5));
    wheel({1'000, 1'000});
    const QPointF middle =
        canvas_->rectOf({0, 0}).topLeft() +
        QPointF(size().width, size().height) * canvas_->rectOf({0, 0}).width() / 2;
    QVERIFY(std::abs(middle.x() - canvas_->width() / 2.0) <= 1);
    QVERIFY(std::abs(middle.y() - canvas_->height() / 2.0) <= 1);
    const QPointF centred = place();
    wheel({30, 30});
    wheel({-30, -30});
    QCOMPARE(place(), centred);
}

void TestGrowing::nothingJumpsWhenTheCanvasIsResized() {
    canvas_->zoomAbout(0.5, {450, 350});
    use("brush");
    drag({1, 1}, {-5, -4});
    const QPointF grown = canvas_->rectOf({7, 7}).topLeft();
    canvas_->resize(896, 698);
    QCOMPARE(canvas_->rectOf({7, 7}).topLeft(), grown - QPointF(2, 1));
    canvas_->resize(900, 700);
    QCOMPARE(canvas_->rectOf({7, 7}).topLeft(), grown);
    // Part of the level stays visible.
    canvas_->resize(60, 60);
    QVERIFY(!canvas_->view().visible().isEmpty());
}

void TestGrowing::strokesAfterItHitTheCellsThatAreSeen() {
    use("brush");
    const QPoint wall = at({9, 5});  // still there after the growth
    drag({1, 1}, {-3, 1});
    // No generation has arrived yet.
    QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, wall);
    QVERIFY(isOpen({12, 5}));
    // A straight line continues from the end of the last stroke.
    click({12, 3}, Qt::ShiftModifier);
    QVERIFY(isOpen({12, 4}));
    canvas_->repaint();
    QTRY_VERIFY(canvas_->isSettled());
}

void TestGrowing::eraserAndWallsDoNotGrow() {
    use("eraser");
    drag({3, 3}, {3, 8});
    QCOMPARE(size(), (Size{10, 6}));
    use("brush");
    for (const char* ink : {"wall", "no-trap"}) {
        const edit::InkInfo* found = edit::findInk(ink);
        if (found == nullptr) continue;
        context().inks().setCurrent(*found);
        drag({3, 3}, {3, 8});
        QCOMPARE(size(), (Size{10, 6}));
        QVERIFY(context().painting().beyond(edit::Area(grid::Rect{3, 3, 1, 9})).isEmpty());
    }
}

void TestGrowing::selectionHoldsItBack() {
    context().reach().setSelection(edit::Area(grid::Rect{0, 0, 4, 4}));
    use("brush");
    drag({2, 2}, {2, 9});
    QCOMPARE(size(), (Size{10, 6}));
}

void TestGrowing::roomsStayAsTheyAre() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    showSheet();
    use("brush");
    drag({2, 2}, {2, 9});
    QCOMPARE(findRoom(*document_, "lair")->cells.size(), (Size{5, 5}));
}

void TestGrowing::symmetryGrowsBothSides() {
    context().reach().setSymmetry(Mode::LeftRight);
    const QRectF before = canvas_->rectOf(Point{4, 0});
    use("brush");
    drag({1, 2}, {-2, 2});
    QCOMPARE(size(), (Size{14, 6}));
    QVERIFY(isOpen({0, 2}));
    QVERIFY(isOpen({13, 2}));
    QCOMPARE(context().reach().symmetry().axis().x, 13);  // between the same two columns as before
    QCOMPARE(canvas_->rectOf(Point{6, 0}), before);
}

void TestGrowing::tooLargeIsRefused() {
    QSignalSpy refused(&context(), &widgets::EditContext::refused);
    const auto area = edit::Area(grid::Rect{2, 2, 9'000, 1});
    QVERIFY(context().painting().paintGrowing(area, "Paint"));
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains("8192"));
    QCOMPARE(size(), (Size{10, 6}));
    // The largest allowed size is accepted.
    QVERIFY(context().painting().paintGrowing(edit::Area(grid::Rect{2, 2, 8'190, 1}), "P"));
    QCOMPARE(size(), (Size{8'192, 6}));
    QCOMPARE(refused.count(), 1);
}

void TestGrowing::pasteGrows() {
    const level::Level before = level();
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 3}));
    auto* stamp = use<widgets::StampTool>("stamp");
    stamp->setFragment(edit::copyOf(*context().paint(), {}, {}, context().reach().selection()));
    click({0, 2});  // the stamp's middle; one column lies outside on the left
    QCOMPARE(size(), (Size{11, 6}));
    QVERIFY(isOpen({0, 1}));
    QCOMPARE(stack().count(), 1);
    click({10, 5});
    QCOMPARE(size(), (Size{12, 7}));
    stack().undo();
    stack().undo();
    QVERIFY(level() == before);
}

void TestGrowing::pathsGrow() {
    const level::Level before = level();
    use("paths");
    click({1, 4});
    click({-2, 4});
    click({-2, 7});
    key(Qt::Key_Return);
    QCOMPARE(size(), (Size{12, 8}));
    QCOMPARE(level().trajectories.size(), std::size_t{2});
    QCOMPARE(level().trajectories[1].points, (std::vector<Point>{{3, 4}, {0, 4}, {0, 7}}));
    QCOMPARE(stack().count(), 1);
    stack().undo();
    QVERIFY(level() == before);
}

void TestGrowing::draggedPointsGrow() {
    const level::Level before = level();
    use("paths");
    click({2, 2});
    drag({2, 2}, {-3, -1});
    QCOMPARE(size(), (Size{13, 7}));
    QCOMPARE(level().trajectories[0].points, (std::vector<Point>{{0, 0}, {9, 5}}));
    QCOMPARE(stack().count(), 1);
    stack().undo();
    QVERIFY(level() == before);
    key(Qt::Key_Escape);
    // A drag cancelled outside changes nothing.
    click({2, 2});
    press({2, 2});
    move({-3, -1}, Qt::LeftButton);
    key(Qt::Key_Escape);
    release({-3, -1});
    QVERIFY(level() == before);
}

void TestGrowing::nudgedPathsGrow() {
    const level::Level before = level();
    use("paths");
    click({3, 2});  // a cell of the path's line selects the whole path
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Up);
    QCOMPARE(size(), (Size{10, 8}));
    QCOMPARE(level().trajectories[0].points, (std::vector<Point>{{2, 0}, {6, 2}}));
    QCOMPARE(level().objects[0].at, (Point{1, 3}));
    QCOMPARE(stack().count(), 4);
    click({2, 0});  // a point of the path
    key(Qt::Key_Up);
    QCOMPARE(size(), (Size{10, 9}));
    QCOMPARE(level().trajectories[0].points, (std::vector<Point>{{2, 0}, {6, 3}}));
    verifyUndoAndRedo(before);
    context().painting().setGrowing(false);
    click({2, 0});
    key(Qt::Key_Up);
    QCOMPARE(size(), (Size{10, 9}));
    QCOMPARE(level().trajectories[0].points[0], (Point{2, 0}));
}

void TestGrowing::movedSelectionsGrow() {
    const level::Level before = level();
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 2}));
    use("move");
    // A drag cancelled outside changes nothing.
    press({2, 2});
    move({-1, 0}, Qt::LeftButton);
    key(Qt::Key_Escape);
    release({-1, 0});
    QVERIFY(level() == before);
    drag({2, 2}, {-1, 0});
    QCOMPARE(size(), (Size{12, 7}));
    const auto hero =
        std::ranges::find(level().objects, level::ThingKind::Hero, &level::Object::kind);
    QCOMPARE(hero->at, (Point{0, 0}));  // the hero stood on the moved cells
    QCOMPARE(context().reach().selection(), edit::Area(grid::Rect{0, 0, 3, 2}));
    QVERIFY(isOpen({2, 1}));
    QVERIFY(!isOpen({3, 2}));  // the moved cells leave rock behind
    QVERIFY(isOpen({6, 2}));
    QCOMPARE(stack().count(), 1);
    verifyUndoAndRedo(before);
    // Moves past the other edges, and not if growing is switched off.
    context().reach().setSelection(edit::Area(grid::Rect{0, 0, 3, 2}));
    drag({1, 0}, {11, 6});
    QCOMPARE(size(), (Size{13, 8}));
    context().painting().setGrowing(false);
    drag({11, 7}, {12, 7});
    QCOMPARE(size(), (Size{13, 8}));
}

void TestGrowing::nudgedSelectionsGrow() {
    const level::Level before = level();
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 2}));
    use("move");
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Left);
    QCOMPARE(size(), (Size{12, 6}));
    QCOMPARE(context().reach().selection(), edit::Area(grid::Rect{0, 1, 3, 2}));
    QCOMPARE(stack().count(), 3);
    verifyUndoAndRedo(before);
}

void TestGrowing::turnedSelectionsGrow() {
    const level::Level before = level();
    context().reach().setSelection(edit::Area(grid::Rect{1, 0, 8, 2}));
    QVERIFY(widgets::turnSelection(context(), {1, false}, "Turn"));
    QCOMPARE(context().reach().selection().bounds().height, 8);
    QCOMPARE(context().reach().selection().bounds().y, 0);
    QCOMPARE(size(), (Size{10, 9}));
    QCOMPARE(stack().count(), 1);
    verifyUndoAndRedo(before);
}

void TestGrowing::selectionsThatMoveTooFarStay() {
    const level::Level before = level();
    QSignalSpy refused(&context(), &widgets::EditContext::refused);
    context().reach().setSelection(edit::Area(grid::Rect{1, 1, 3, 2}));
    QVERIFY(!widgets::moveSelection(context(), {9'000, 0}));
    QCOMPARE(refused.count(), 1);
    QVERIFY(level() == before);
    QCOMPARE(stack().count(), 0);
    QCOMPARE(context().reach().selection(), edit::Area(grid::Rect{1, 1, 3, 2}));
}

void TestGrowing::draggedObjectsGrow() {
    addEmitter({0, 4});
    const level::Level before = level();
    use("objects");
    drag({0, 4}, {-2, 7});
    QCOMPARE(size(), (Size{12, 8}));
    QCOMPARE(level().objects.back().at, (Point{0, 7}));
    QCOMPARE(level().objects[0].at, (Point{3, 1}));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(context().picked().objects(), (edit::Picks{level().objects.size() - 1}));
    verifyUndoAndRedo(before);
    stack().undo();
    // A drag outside and back, or cancelled outside, changes nothing.
    dragOver({{0, 4}, {-2, 4}, {-3, 5}, {0, 5}, {0, 4}});
    QVERIFY(level() == before);
    press({0, 4});
    move({0, 5}, Qt::LeftButton);
    move({-3, 5}, Qt::LeftButton);
    key(Qt::Key_Escape);
    release({-3, 5});
    QVERIFY(level() == before);
    // The drag passed through the inside, which leaves no trace.
    dragOver({{0, 4}, {0, 5}, {-1, 5}});
    QCOMPARE(size(), (Size{11, 6}));
    QCOMPARE(level().objects.back().at, (Point{0, 5}));
    stack().undo();
    QVERIFY(level() == before);
    // Copies grow the level, too.
    dragOver({{0, 4}, {-1, 4}, {-2, 4}}, Qt::AltModifier);
    QCOMPARE(size(), (Size{12, 6}));
    QCOMPARE(level().objects.size(), before.objects.size() + 1);
    QCOMPARE(level().objects[before.objects.size() - 1].at, (Point{2, 4}));
    QCOMPARE(level().objects.back().at, (Point{0, 4}));
    stack().undo();
    QVERIFY(level() == before);
    context().painting().setGrowing(false);
    drag({0, 4}, {-2, 4});
    QVERIFY(level() == before);
}

void TestGrowing::nudgedObjectsGrow() {
    addEmitter({0, 4});
    const level::Level before = level();
    use("objects");
    click({0, 4});
    key(Qt::Key_Left);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(size(), (Size{16, 6}));
    QCOMPARE(level().objects.back().at, (Point{0, 4}));
    QCOMPARE(level().objects[0].at, (Point{7, 1}));
    QCOMPARE(stack().count(), 2);
    verifyUndoAndRedo(before);
}

void TestGrowing::placedObjectsGrow() {
    const level::Level before = level();
    auto* tool = use<widgets::ObjectTool>("objects");
    tool->setKind(level::ThingKind::Emitter);
    click({4, 8});
    QCOMPARE(size(), (Size{10, 9}));
    QCOMPARE(level().objects.back().at, (Point{4, 8}));
    QCOMPARE(stack().count(), 1);
    verifyUndoAndRedo(before);
}

/// New cells are rock, which blocks walkers like any other rock. Where the recipe decides what is
/// open, a walker may go anywhere.
void TestGrowing::walkersDoNotGoIntoTheNewRock() {
    const level::Level before = level();
    use("objects");
    drag({1, 1}, {-2, 1});
    QVERIFY(level() == before);
    click({1, 1});
    key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(level() == before);
    QCOMPARE(stack().count(), 0);
    level::Level bare;
    bare.size = {6, 6};
    level::Object hero;
    hero.at = {1, 1};
    bare.objects.push_back(hero);
    const QString id = addLevel(*document_, std::move(bare), 1, "Add");
    showSheet();
    drag({1, 1}, {-2, 1});
    QCOMPARE(findLevel(*document_, id)->size, (Size{8, 6}));
    QCOMPARE(findLevel(*document_, id)->objects[0].at, (Point{0, 1}));
}

void TestGrowing::forgettingTheOldestKeepsGrowth() {
    std::vector<level::Level> states{level()};
    use("brush");
    const std::vector<std::pair<Point, Point>> strokes{{{0, 5}, {9, 0}},
                                                       {{4, 4}, {4, 9}},
                                                       {{1, 1}, {-2, 1}},
                                                       {{2, 2}, {15, 2}},
                                                       {{3, 3}, {3, -2}}};
    for (const auto& [from, to] : strokes) {
        drag(from, to);
        states.push_back(level());
    }
    const int all = stack().count();
    QCOMPARE(static_cast<std::size_t>(all), states.size() - 1);
    document_->history()->setMostBytes(document_->history()->bytes() - 1);
    const int kept = stack().count();
    QVERIFY(kept < all && kept >= 2);
    // The remaining commands can be undone and redone completely.
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < kept; ++i) {
            QVERIFY(level() == states[states.size() - 1 - static_cast<std::size_t>(i)]);
            stack().undo();
        }
        QVERIFY(!stack().canUndo());
        const std::size_t first = states.size() - 1 - static_cast<std::size_t>(kept);
        QVERIFY(level() == states[first]);
        for (std::size_t i = first + 1; i < states.size(); ++i) {
            stack().redo();
            QVERIFY(level() == states[i]);
        }
    }
}

void TestGrowing::levelsWithoutPaintGetItBack() {
    level::Level bare;
    bare.title = "Bare";
    bare.size = {6, 6};
    const QString id = addLevel(*document_, std::move(bare), 1, "Add");
    showSheet();
    const level::Level before = *findLevel(*document_, id);
    use("brush");
    drag({3, 3}, {3, -2});
    QCOMPARE(findLevel(*document_, id)->size, (Size{6, 8}));
    stack().undo();
    QVERIFY(*findLevel(*document_, id) == before);
}

MAZELOOM_TEST(TestGrowing)

}  // namespace mazeloom::tst_growing

#include "tst_growing.moc"

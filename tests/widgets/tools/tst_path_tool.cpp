// SPDX-License-Identifier: MIT
// Drawing paths on a real canvas, by real mouse and key events.
#include <QAbstractButton>
#include <QSlider>
#include <QTest>

#include "core/edit/preview_time.h"
#include "core/level/mover_path.h"
#include "core/trace/made.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/path_tool.h"

namespace mazeloom::tst_path_tool {

using grid::Point;
using widgets::PackDocument;
using Points = std::vector<Point>;

class TestPathTool : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void clicksAndEnterDrawAPath();
    void aDragDrawsALine();
    void doubleClickEndsThePath();
    void theFirstPointClosesALoop();
    void escapeEndsThePathOrGivesUpAPoint();
    void backspaceTakesThePointBack();
    void dragMovesAPointAsOneCommand();
    void clickOnTheLinePutsAPointIn();
    void altDragMovesThePath();
    void nothingLeavesTheLevel();
    void blockedCellsAreCrossedOut();
    void deleteTakesThePointThenThePath();
    void escapeGivesTheDragUp();
    void undoKeepsThePickInStep();
    void timeMovesTheGhost();
    void whatWasMadeMovesButCannotBePicked();
    void playingStopsWhenTheToolIsPutDown();
    void roomsHaveNoPaths();

  private:
    const widgets::TrajectoryList& paths() const {
        return findLevel(*document_, "one")->trajectories;
    }
    const Points& points(std::size_t i = 0) const { return paths()[i].points; }
    int commands() const { return document_->history()->count(); }
    void draw(const Points& cells) {
        for (Point cell : cells)
            click(cell);
        key(Qt::Key_Return);
    }

    widgets::PathTool* tool_ = nullptr;
};

void TestPathTool::init() {
    pack::Reading reading;
    level::Level level = testing::painted(
        {"##########", "#........#", "#........#", "#........#", "#........#", "##########"}, {});
    level.id = "one";
    reading.pack.levels.push_back(level);
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
    tool_ = use<widgets::PathTool>("paths");
    QVERIFY(tool_ != nullptr);
    canvas_->setFocus();
}

void TestPathTool::clicksAndEnterDrawAPath() {
    click({1, 1});
    click({5, 1});
    click({5, 3});
    QCOMPARE(commands(), 0);
    key(Qt::Key_Return);
    QCOMPARE(commands(), 1);
    QCOMPARE(points(), (Points{{1, 1}, {5, 1}, {5, 3}}));
    QVERIFY(paths()[0].thereAndBack);
    QCOMPARE(paths()[0].id, std::string("bug"));
    QCOMPARE(box_->context().picked().path(), std::optional<std::size_t>(0));
    box_->context().picked().clear();
    draw({{1, 4}, {3, 4}});
    QCOMPARE(paths()[1].id, std::string("bug-2"));
}

void TestPathTool::aDragDrawsALine() {
    drag({1, 1}, {6, 1});
    drag({6, 3}, {2, 3});
    QCOMPARE(commands(), 0);
    key(Qt::Key_Return);
    QCOMPARE(points(), (Points{{1, 1}, {6, 1}, {6, 3}, {2, 3}}));
    // A click whose release slips over the edge of its cell adds one point.
    box_->context().picked().clear();
    const QRect cell = canvas_->rectOf({1, 4}).toRect();
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, {cell.right() - 1, cell.center().y()});
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, {cell.right() + 2, cell.center().y()});
    click({4, 4});
    key(Qt::Key_Return);
    QCOMPARE(paths()[1].points, (Points{{1, 4}, {4, 4}}));
}

void TestPathTool::doubleClickEndsThePath() {
    click({1, 1});
    click({4, 1});
    click({4, 4});
    QTest::mouseDClick(canvas_.get(), Qt::LeftButton, {}, at({4, 4}));
    QCOMPARE(paths().size(), std::size_t{1});
    QCOMPARE(points(), (Points{{1, 1}, {4, 1}, {4, 4}}));
}

void TestPathTool::theFirstPointClosesALoop() {
    for (Point cell : Points{{1, 1}, {4, 1}, {4, 4}, {1, 1}})
        click(cell);
    QCOMPARE(points(), (Points{{1, 1}, {4, 1}, {4, 4}}));
    QVERIFY(!paths()[0].thereAndBack);
}

void TestPathTool::escapeEndsThePathOrGivesUpAPoint() {
    click({1, 1});
    key(Qt::Key_Escape);
    QCOMPARE(commands(), 0);
    QVERIFY(!tool_->isBusy());
    click({1, 1});
    click({6, 4});
    key(Qt::Key_Escape);
    QCOMPARE(points(), (Points{{1, 1}, {6, 4}}));
}

void TestPathTool::backspaceTakesThePointBack() {
    click({1, 1});
    click({6, 4});
    click({7, 2});
    key(Qt::Key_Backspace);
    key(Qt::Key_Return);
    QCOMPARE(points(), (Points{{1, 1}, {6, 4}}));
}

void TestPathTool::dragMovesAPointAsOneCommand() {
    draw({{1, 1}, {5, 1}});
    drag({5, 1}, {7, 3});
    QCOMPARE(points(), (Points{{1, 1}, {7, 3}}));
    QCOMPARE(commands(), 2);
    key(Qt::Key_Up);
    QCOMPARE(points(), (Points{{1, 1}, {7, 2}}));
    document_->history()->undo();
    document_->history()->undo();
    QCOMPARE(points(), (Points{{1, 1}, {5, 1}}));
}

void TestPathTool::clickOnTheLinePutsAPointIn() {
    draw({{1, 1}, {7, 1}});
    drag({4, 1}, {4, 4});
    QCOMPARE(points(), (Points{{1, 1}, {4, 4}, {7, 1}}));
    QCOMPARE(commands(), 2);
    // The first click picks the path.
    box_->context().picked().clear();
    click({4, 4});
    QCOMPARE(box_->context().picked().point(), std::optional<std::size_t>(1));
    QCOMPARE(commands(), 2);
}

void TestPathTool::altDragMovesThePath() {
    draw({{1, 1}, {3, 1}, {3, 2}});
    drag({2, 1}, {4, 3}, Qt::AltModifier);
    QCOMPARE(points(), (Points{{3, 3}, {5, 3}, {5, 4}}));
    drag({3, 3}, {2, 3}, Qt::ControlModifier);
    QCOMPARE(points(), (Points{{2, 3}, {4, 3}, {4, 4}}));
    QCOMPARE(commands(), 3);
}

void TestPathTool::nothingLeavesTheLevel() {
    draw({{1, 1}, {3, 1}});
    click({20, 1});
    QVERIFY(!tool_->isBusy() || box_->context().picked().path());
    key(Qt::Key_Escape);
    drag({1, 1}, {1, -1});
    QCOMPARE(points(), (Points{{1, 0}, {3, 1}}));
    drag({3, 1}, {3, 0}, Qt::AltModifier);
    QCOMPARE(points(), (Points{{1, 0}, {3, 1}}));
}

void TestPathTool::blockedCellsAreCrossedOut() {
    draw({{2, 0}, {6, 0}});  // inside the wall
    draw({{2, 3}, {6, 3}});
    key(Qt::Key_Escape);
    canvas_->repaint();
    QTRY_VERIFY(canvas_->isSettled());
    const QImage grey = canvas_->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    const auto greyAt = [&](Point cell, double x, double y) {
        const QRectF rect = canvas_->rectOf(cell);
        const QPointF place = rect.topLeft() + QPointF(rect.width() * x, rect.height() * y);
        return qGray(grey.pixel(place.toPoint()));
    };
    for (const double x : {0.3, 0.7}) {
        for (const double y : {0.3, 0.7}) {
            QVERIFY(std::abs(greyAt({4, 0}, x, y) - greyAt({4, 0}, x, 0.12)) > 16);
            QVERIFY(std::abs(greyAt({4, 3}, x, y) - greyAt({4, 3}, x, 0.12)) <= 8);
        }
    }
}

void TestPathTool::deleteTakesThePointThenThePath() {
    draw({{1, 1}, {4, 1}, {4, 4}});
    click({4, 1});
    key(Qt::Key_Delete);
    QCOMPARE(points(), (Points{{1, 1}, {4, 4}}));
    key(Qt::Key_Delete);
    QVERIFY(paths().empty());
    QVERIFY(!box_->context().picked().path());
    document_->history()->undo();
    QCOMPARE(points(), (Points{{1, 1}, {4, 4}}));
}

void TestPathTool::escapeGivesTheDragUp() {
    draw({{1, 1}, {7, 1}});
    press({4, 1});
    move({4, 4}, Qt::LeftButton);
    QCOMPARE(points().size(), std::size_t{3});
    key(Qt::Key_Escape);
    QCOMPARE(points(), (Points{{1, 1}, {7, 1}}));
    QCOMPARE(commands(), 1);
    QVERIFY(!document_->history()->canRedo());
}

void TestPathTool::undoKeepsThePickInStep() {
    draw({{1, 1}, {7, 1}});
    box_->context().picked().clear();
    draw({{1, 3}, {7, 3}});
    QCOMPARE(box_->context().picked().path(), std::optional<std::size_t>(1));
    document_->history()->undo();
    QVERIFY(!box_->context().picked().path());
    document_->history()->redo();
    QCOMPARE(paths().size(), std::size_t{2});
}

void TestPathTool::timeMovesTheGhost() {
    QCOMPARE(tool_->time().length(), std::int64_t{0});
    draw({{1, 1}, {7, 1}});
    box_->context().picked().clear();
    QCOMPARE(tool_->time().length(), std::int64_t{12 * 15});
    const auto look = [this](Point cell) {
        move({8, 4}, Qt::NoButton);
        return canvas_->grab(canvas_->rectOf(cell).toRect()).toImage();
    };
    const QImage first = look({1, 1});
    const QImage fourth = look({4, 1});
    tool_->time().setTick(45);
    QVERIFY(look({1, 1}) != first);
    QVERIFY(look({4, 1}) != fourth);
    // A quarter of a second per cell: at tick 45 it is three cells further, at 180 it starts again.
    tool_->time().setTick(180);
    QCOMPARE(look({1, 1}), first);
    QCOMPARE(look({4, 1}), fourth);
}

void TestPathTool::whatWasMadeMovesButCannotBePicked() {
    close();
    pack::Reading reading;
    level::Level level = testing::solid(
        {24, 24}, {"shape", "hidden-maze", "reach", "bugs", "lasers"}, level::Ruleset::Temple);
    level.recipe.stages[0].parameters["source"] = std::string("blob");
    level.id = "one";
    reading.pack.levels.push_back(level);
    show(std::move(reading));
    tool_ = use<widgets::PathTool>("paths");
    const trace::Made made =
        trace::madeBy(player_->timeline()->trace(), player_->timeline()->count());
    QVERIFY(!made.trajectories.empty() && !made.objects.empty());
    QCOMPARE(tool_->time().length(), edit::previewTicks(made.objects, made.trajectories));
    QVERIFY(tool_->time().length() > 0);

    const level::MoverPath bug(made.trajectories.front());
    const auto look = [&] {
        return canvas_->grab(canvas_->rectOf(bug.cellAt(0)).toRect()).toImage();
    };
    const QImage there = look();
    tool_->time().setTick(bug.tickOf(2));
    QVERIFY(look() != there);
    click(bug.cellAt(0));
    QVERIFY(!box_->context().picked().path());
    tool_->cancel();
    QVERIFY(paths().empty());
    // Before the step that creates it, the bug is not shown.
    player_->first();
    // A frame of a busy machine may show what is not drawn anew yet.
    const auto settled = [&] {
        QImage picture = canvas_->grab().toImage();
        while (!canvas_->isSettled()) {
            QTest::qWait(1);
            picture = canvas_->grab().toImage();
        }
        return picture;
    };
    const QImage before = settled();
    tool_->time().setTick(0);
    QCOMPARE(settled(), before);
}

void TestPathTool::playingStopsWhenTheToolIsPutDown() {
    QWidget window;
    widgets::OptionsBar bar(*box_, &window);
    window.show();
    draw({{1, 1}, {7, 1}});
    QAbstractButton* play = nullptr;
    for (auto* button : bar.findChildren<QAbstractButton*>()) {
        QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty() &&
                !button->statusTip().isEmpty());
        if (button->accessibleName() == "Play") play = button;
    }
    QVERIFY(play != nullptr && play->isVisible() && play->isEnabled());
    play->click();
    QVERIFY(tool_->time().isPlaying());
    QTRY_VERIFY(tool_->time().tick() > 5);
    QCOMPARE(play->accessibleName(), QString("Pause"));
    box_->setCurrent(box_->find("brush"));
    QVERIFY(!tool_->time().isPlaying());
    const auto sliders = bar.findChildren<QSlider*>();
    QVERIFY(!sliders.isEmpty());
    sliders.back()->setValue(30);
    QCOMPARE(tool_->time().tick(), std::int64_t{30});
}

void TestPathTool::roomsHaveNoPaths() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    showSheet();
    click({1, 1});
    click({3, 3});
    key(Qt::Key_Return);
    QCOMPARE(commands(), 0);
    QVERIFY(!tool_->isBusy());
}

MAZELOOM_TEST(TestPathTool)

}  // namespace mazeloom::tst_path_tool

#include "tst_path_tool.moc"

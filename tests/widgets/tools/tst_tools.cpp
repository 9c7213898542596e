// SPDX-License-Identifier: MIT
// Tools on a real canvas, used by real mouse and key events.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/paint/measure_label.h"

namespace mazeloom::tst_tools {

using level::Terrain;
using widgets::levelSheet;
using widgets::PackDocument;

class TestTools : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void brushPaintsWhereItIsDragged();
    void aFastDragLeavesNoGap();
    void escapeGivesTheStrokeUp();
    void rightButtonGivesTheStrokeUp();
    void shiftPaintsStraight();
    void controlPicksAnInk();
    void draggingOutsidePaintsWhatIsInside();
    void eraserMakesSolid();
    void shapesArePaintedOnRelease_data();
    void shapesArePaintedOnRelease();
    void bucketFillsWhatHangsTogether();
    void eyedropperPicks();
    void aSelectionHoldsPaintIn();
    void switchingToolsGivesTheStrokeUp();
    void switchingLevelsEndsTheStroke();
    void withoutAToolClicksTellOfCells();
    void panningLeavesTheToolAlone();
    void whatIsPaintedShowsAtOnce();
    void aStrokeStaysUntilThePictureHoldsIt();
    void aStrokeThatLetTheLevelGrowIsUndoneAtOnce();
    void sizesAreShownWhileDragging();
    void aMaskedStrokeSaysSo();
    void optionsBarFollows();
    void inksFitTheSheet();
    void roomsShowTheirEntrances();

  private:
    /// Returns the open cells as text.
    QByteArray open() const;
};

void TestTools::init() {
    pack::Reading reading;
    for (const char* id : {"one", "two"}) {
        level::Level level = testing::solid({12, 8}, {}, level::Ruleset::Temple);
        level.id = id;
        reading.pack.levels.push_back(std::move(level));
    }
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<Terrain>({5, 5}, Terrain::Wall);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
}

QByteArray TestTools::open() const {
    const level::PaintGrid& paint = *paintOf(*document_, document_->currentSheet());
    QByteArray text;
    for (int y = 0; y < paint.height(); ++y) {
        for (level::Paint cell : paint.row(y)) {
            text += level::glyph(static_cast<Terrain>(cell & level::kPaintTerrain));
        }
        text += '\n';
    }
    return text;
}

void TestTools::brushPaintsWhereItIsDragged() {
    QVERIFY(use("brush"));
    dragOver({{2, 1}, {3, 1}, {4, 1}, {4, 2}});
    QCOMPARE(open().split('\n')[1], "##...#######");
    QCOMPARE(open().split('\n')[2], "####.#######");
    QCOMPARE(open().count('.'), 4);
    QCOMPARE(document_->history()->count(), 1);
    QVERIFY(document_->history()->text(0).contains("Floor"));
    document_->history()->undo();
    QVERIFY(!findLevel(*document_, "one")->paint.has_value());
}

void TestTools::aFastDragLeavesNoGap() {
    QVERIFY(use("brush"));
    dragOver({{0, 0}, {11, 7}});
    for (const QByteArray& row : open().split('\n')) {
        if (!row.isEmpty()) QVERIFY(row.contains('.'));
    }
}

void TestTools::escapeGivesTheStrokeUp() {
    QVERIFY(use("brush"));
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at({2, 2}));
    move({6, 2}, Qt::LeftButton);
    QCOMPARE(open().count('.'), 5);
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QCOMPARE(open().count('.'), 0);
    QCOMPARE(document_->history()->count(), 0);
    // Dragging further does not start a new stroke.
    move({8, 2}, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at({8, 2}));
    QCOMPARE(open().count('.'), 0);
    dragOver({{1, 1}});
    QCOMPARE(open().count('.'), 1);
}

void TestTools::rightButtonGivesTheStrokeUp() {
    QVERIFY(use("brush"));
    dragOver({{0, 0}});
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at({2, 2}));
    move({6, 2}, Qt::LeftButton);
    QTest::mousePress(canvas_.get(), Qt::RightButton, {}, at({6, 2}));
    QCOMPARE(open().count('.'), 1);
    QCOMPARE(document_->history()->count(), 1);
    QVERIFY(!document_->history()->canRedo());
}

void TestTools::shiftPaintsStraight() {
    QVERIFY(use("brush"));
    dragOver({{1, 3}});
    dragOver({{9, 3}}, Qt::ShiftModifier);
    QCOMPARE(open().split('\n')[3], "#.........##");
}

void TestTools::controlPicksAnInk() {
    QVERIFY(use("brush"));
    box_->context().inks().setCurrent(*edit::findInk("water"));
    dragOver({{1, 1}});
    dragOver({{3, 3}}, Qt::ControlModifier);
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "wall");
    dragOver({{1, 1}}, Qt::ControlModifier);
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "water");
    QCOMPARE(document_->history()->count(), 1);
}

void TestTools::draggingOutsidePaintsWhatIsInside() {
    QVERIFY(use("brush"));
    dragOver({{10, 2}, {14, 2}, {14, -3}, {10, -3}});
    QCOMPARE(open().count('.'), 2);
    QVERIFY(use("rectangle"));
    dragOver({{-3, 5}, {2, 20}});
    QCOMPARE(open().count('.'), 2 + 9);
}

void TestTools::eraserMakesSolid() {
    QVERIFY(use("rectangle"));
    dragOver({{0, 0}, {11, 7}});
    QVERIFY(use("eraser"));
    dragOver({{3, 3}, {5, 3}});
    QCOMPARE(open().split('\n')[3], "...###......");
    QCOMPARE(document_->history()->count(), 2);
}

void TestTools::shapesArePaintedOnRelease_data() {
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<bool>("filled");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<int>("cells");
    QTest::newRow("line") << QByteArray("line") << true << 0 << 5;
    QTest::newRow("rectangle") << QByteArray("rectangle") << true << 0 << 15;
    QTest::newRow("outline") << QByteArray("rectangle") << false << 0 << 12;
    QTest::newRow("square") << QByteArray("rectangle") << true << int(Qt::ShiftModifier) << 25;
    QTest::newRow("ellipse") << QByteArray("ellipse") << true << 0 << 11;
}

void TestTools::shapesArePaintedOnRelease() {
    QFETCH(QByteArray, tool);
    QFETCH(bool, filled);
    QFETCH(int, modifiers);
    QFETCH(int, cells);
    QVERIFY(use(tool));
    box_->context().reach().setFilled(filled);
    const auto held = Qt::KeyboardModifiers(modifiers);
    QTest::mousePress(canvas_.get(), Qt::LeftButton, held, at({2, 2}));
    move({6, 4}, Qt::LeftButton, held);
    QCOMPARE(document_->history()->count(), 0);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, held, at({6, 4}));
    QCOMPARE(document_->history()->count(), 1);
    QCOMPARE(open().count('.'), cells);
    // Escape during the drag paints nothing.
    QTest::mousePress(canvas_.get(), Qt::LeftButton, held, at({0, 0}));
    move({11, 7}, Qt::LeftButton, held);
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, held, at({11, 7}));
    QCOMPARE(document_->history()->count(), 1);
}

void TestTools::bucketFillsWhatHangsTogether() {
    QVERIFY(use("line"));
    box_->context().inks().setCurrent(*edit::findInk("floor"));
    dragOver({{4, 0}, {4, 7}});
    QVERIFY(use("bucket"));
    box_->context().inks().setCurrent(*edit::findInk("water"));
    dragOver({{1, 1}});
    QCOMPARE(open().count('~'), 4 * 8);
    dragOver({{8, 1}}, Qt::ShiftModifier);
    QCOMPARE(open().count('~'), 11 * 8);
    dragOver({{-2, 1}});
    QCOMPARE(document_->history()->count(), 3);
}

void TestTools::eyedropperPicks() {
    QVERIFY(use("eyedropper"));
    dragOver({{1, 1}});
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "wall");
    dragOver({{-1, -1}});
    QCOMPARE(document_->history()->count(), 0);
}

void TestTools::aSelectionHoldsPaintIn() {
    box_->context().reach().setSelection(edit::Area(grid::Rect{2, 2, 3, 3}));
    QVERIFY(use("rectangle"));
    dragOver({{0, 0}, {11, 7}});
    QCOMPARE(open().count('.'), 9);
    QVERIFY(use("bucket"));
    box_->context().inks().setCurrent(*edit::findInk("water"));
    dragOver({{3, 3}});
    QCOMPARE(open().count('~'), 9);
}

void TestTools::switchingToolsGivesTheStrokeUp() {
    QVERIFY(use("brush"));
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at({2, 2}));
    move({6, 2}, Qt::LeftButton);
    QVERIFY(use("line"));
    QCOMPARE(open().count('.'), 0);
    move({8, 2}, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at({8, 2}));
    QCOMPARE(document_->history()->count(), 0);
}

void TestTools::switchingLevelsEndsTheStroke() {
    QVERIFY(use("brush"));
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at({2, 2}));
    move({6, 2}, Qt::LeftButton);
    setCurrentLevel(*document_, "two");
    move({8, 4}, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at({8, 4}));
    QVERIFY(!findLevel(*document_, "two")->paint.has_value());
    QVERIFY(!box_->current()->isBusy());
}

void TestTools::withoutAToolClicksTellOfCells() {
    QSignalSpy clicked(canvas_.get(), &widgets::Canvas::cellClicked);
    dragOver({{3, 3}});
    QCOMPARE(clicked.count(), 1);
    QVERIFY(use("brush"));
    dragOver({{4, 4}});
    QCOMPARE(clicked.count(), 1);
    box_->setCurrent(nullptr);
    dragOver({{5, 5}});
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(open().count('.'), 1);
}

void TestTools::panningLeavesTheToolAlone() {
    QVERIFY(use("brush"));
    canvas_->setFocus();
    QTest::keyPress(canvas_.get(), Qt::Key_Space);
    dragOver({{3, 3}, {5, 3}});
    QTest::keyRelease(canvas_.get(), Qt::Key_Space);
    QTest::mousePress(canvas_.get(), Qt::MiddleButton, {}, at({3, 3}));
    move({5, 3}, Qt::MiddleButton);
    QTest::mouseRelease(canvas_.get(), Qt::MiddleButton, {}, at({5, 3}));
    QCOMPARE(document_->history()->count(), 0);
}

void TestTools::whatIsPaintedShowsAtOnce() {
    canvas_->setMotion(false);  // no glow, so the pixels have the cells' colours
    QVERIFY(use("brush"));
    const QPoint place = at({2, 2});
    move({9, 6}, Qt::NoButton);
    const QColor before = canvas_->grab().toImage().pixelColor(place);
    dragOver({{2, 2}});
    move({9, 6}, Qt::NoButton);
    // No generation has arrived since.
    const QColor after = canvas_->grab().toImage().pixelColor(place);
    QVERIFY(before != after);
    showSheet();
    document_->history()->undo();
    QCOMPARE(canvas_->grab().toImage().pixelColor(place), before);
}

void TestTools::aStrokeStaysUntilThePictureHoldsIt() {
    close();
    pack::Reading reading;
    level::Level level = testing::solid({1500, 1000}, {}, level::Ruleset::Temple);
    level.id = "large";
    reading.pack.levels.push_back(std::move(level));
    show(std::move(reading));
    canvas_->setMotion(false);
    QTRY_VERIFY_WITH_TIMEOUT((canvas_->grab(), canvas_->isSettled()), 20'000);
    QVERIFY(use("brush"));
    edit::Brush brush = box_->context().reach().brush();
    brush.size = edit::kMaxBrush;
    box_->context().reach().setBrush(brush);
    // A frame has time for only a part of the picture; `place` is in the part that is drawn last.
    canvas_->setFrameBudget(std::chrono::microseconds(0));
    const QPoint place = at({1450, 950});
    const QColor before = canvas_->grab().toImage().pixelColor(place);
    dragOver({{1450, 950}});
    move({20, 20}, Qt::NoButton);
    const QColor painted = canvas_->grab().toImage().pixelColor(place);
    QVERIFY(painted != before);
    showSheet();
    int frames = 0;
    do {
        QVERIFY(canvas_->grab().toImage().pixelColor(place) != before);
        ++frames;
    } while (!canvas_->isSettled() && frames < 2000);
    QVERIFY(frames > 2);
}

void TestTools::aStrokeThatLetTheLevelGrowIsUndoneAtOnce() {
    showSheet();
    const grid::Size before = paintOf(*document_, document_->currentSheet())->size();
    box_->context().painting().setGrowing(true);
    canvas_->zoomOut();
    QVERIFY(use("brush"));
    dragOver({{before.width - 1, before.height - 1}, {before.width + 1, before.height + 1}});
    QVERIFY(paintOf(*document_, document_->currentSheet())->size() != before);
    document_->history()->undo();
    QVERIFY(paintOf(*document_, document_->currentSheet())->size() == before);
    // Pending cells that no longer exist must not be read: sanitizers check it.
    showSheet();
    QVERIFY(!canvas_->grab().isNull());
}

void TestTools::sizesAreShownWhileDragging() {
    for (const char* name : {"rectangle", "ellipse", "select"}) {
        widgets::Tool* tool = use(name);
        QVERIFY(tool != nullptr);
        QVERIFY(!tool->measured());
        press({2, 1});
        move({5, 3}, Qt::LeftButton);
        QVERIFY(tool->measured() == (grid::Size{4, 3}));
        // Beside the pointer, on the level.
        const QPointF corner = canvas_->rectOf({5, 3}).bottomRight() + QPointF(16, 17);
        QCOMPARE(canvas_->grab().toImage().pixelColor(corner.toPoint()), canvas_->theme().window);
        move({3, 6}, Qt::LeftButton);
        QVERIFY(tool->measured() == (grid::Size{2, 6}));
        release({3, 6});
        QVERIFY(!tool->measured());
    }
    QCOMPARE(widgets::measureText({12, 7}), QString("12 × 7"));
}

void TestTools::aMaskedStrokeSaysSo() {
    QSignalSpy noted(&box_->context(), &widgets::EditContext::noted);
    box_->context().reach().setSelection(edit::Area(grid::Rect{2, 2, 4, 3}));
    QVERIFY(use("brush"));
    dragOver({{3, 3}, {4, 3}});
    QCOMPARE(noted.count(), 0);
    dragOver({{4, 4}, {8, 4}});
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted[0][0].toString().contains("masks"));
    dragOver({{9, 6}, {10, 6}});
    QCOMPARE(noted.count(), 2);
    QVERIFY(use("rectangle"));
    dragOver({{0, 0}, {3, 3}});
    QCOMPARE(noted.count(), 3);
    QVERIFY(use("bucket"));
    click({9, 6});
    QCOMPARE(noted.count(), 4);
    const QList<QByteArray> rows = open().split('\n');
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 12; ++x) {
            const bool isSelected = grid::Rect{2, 2, 4, 3}.contains(grid::Point{x, y});
            if (!isSelected) QCOMPARE(rows[y][x], '#');
        }
    }
}

void TestTools::optionsBarFollows() {
    QWidget window;
    widgets::OptionsBar bar(*box_, &window);
    window.show();
    QVERIFY(bar.isEmpty());
    QVERIFY(use("brush"));
    QVERIFY(!bar.isEmpty());
    const auto buttons = bar.findChildren<QAbstractButton*>();
    const auto water = std::ranges::find(buttons, QString("Water"), &QWidget::accessibleName);
    QVERIFY(water != buttons.end());
    (*water)->click();
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "water");
    box_->context().inks().setCurrent(*edit::findInk("floor"));
    QVERIFY(!(*water)->isChecked());
    for (const QAbstractButton* button : buttons) {
        QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty() &&
                !button->statusTip().isEmpty());
    }
}

void TestTools::inksFitTheSheet() {
    box_->context().inks().setCurrent(*edit::findInk("water"));
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(QByteArray(box_->context().inks().current().id.data()), "floor");
    showSheet();
    QVERIFY(use("brush"));
    box_->context().inks().setCurrent(*edit::findInk("entrance"));
    dragOver({{2, 0}});
    QCOMPARE(findRoom(*document_, "lair")->entrances, std::vector<grid::Point>({{2, 0}}));
}

/// Entrances are shown without a tool, too: nothing else marks possible doors.
void TestTools::roomsShowTheirEntrances() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    showSheet();
    QVERIFY(use("brush"));
    box_->context().inks().setCurrent(*edit::findInk("entrance"));
    box_->setCurrent(nullptr);
    canvas_->zoomAbout(3, canvas_->rect().center());
    const auto shown = [&] {
        showSheet();
        return canvas_->grab().toImage();
    };
    const auto edited = [&](const auto& change) {
        level::Room room = *findRoom(*document_, "lair");
        change(room);
        widgets::setRoom(*document_, "lair", std::move(room), "Change");
        return shown();
    };
    const QImage bare = shown();
    const QImage marked = edited([](level::Room& room) { room.entrances = {{2, 0}}; });
    QVERIFY(marked != bare);
    const QImage tagged = edited([](level::Room& room) {
        level::setEntranceTag(room, {2, 0}, "gate");
    });
    QVERIFY(tagged != marked);
    // The tag of an entrance that is gone is not drawn.
    const QImage gone = edited([](level::Room& room) { room.entrances.clear(); });
    QVERIFY(gone == bare);
}

MAZELOOM_TEST(TestTools)

}  // namespace mazeloom::tst_tools

#include "tst_tools.moc"

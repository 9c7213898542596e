// SPDX-License-Identifier: MIT
// Tools on a real canvas, driven by real mouse and key events.
#include <memory>

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "widgets/canvas/canvas.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/options_bar.h"
#include "widgets/tools/tool_box.h"

using namespace mazeloom;
using level::Terrain;
using widgets::levelSheet;
using widgets::PackDocument;

class TestTools : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void brushPaintsWhereItIsDragged();
    void aFastDragLeavesNoGap();
    void escapeGivesTheStrokeUp();
    void rightButtonGivesTheStrokeUp();
    void shiftPaintsStraight();
    void controlPicksAnInk();
    void bracketsChangeTheBrush();
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
    void optionsBarFollows();
    void inksFitTheSheet();

  private:
    /// The middle of a cell, in the canvas.
    QPoint at(int x, int y) const { return canvas_->rectOf(grid::Point{x, y}).center().toPoint(); }
    void move(int x, int y, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, at(x, y), canvas_->mapToGlobal(at(x, y)), Qt::NoButton,
                          buttons, modifiers);
        QApplication::sendEvent(canvas_.get(), &event);
    }
    void drag(std::initializer_list<grid::Point> cells, Qt::KeyboardModifiers modifiers = {}) {
        const grid::Point first = *cells.begin();
        QTest::mousePress(canvas_.get(), Qt::LeftButton, modifiers, at(first.x, first.y));
        for (grid::Point cell : cells)
            move(cell.x, cell.y, Qt::LeftButton, modifiers);
        const grid::Point last = *(cells.end() - 1);
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, modifiers, at(last.x, last.y));
    }
    void use(const char* tool) {
        widgets::Tool* found = box_->find(tool);
        QVERIFY(found != nullptr);
        box_->setCurrent(found);
    }
    /// The open cells, as text.
    QByteArray open() const;
    void showLevel();

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::Canvas> canvas_;
    std::unique_ptr<widgets::ToolBox> box_;
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
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    player_ = std::make_unique<widgets::Player>();
    canvas_ = std::make_unique<widgets::Canvas>(player_.get());
    box_ = std::make_unique<widgets::ToolBox>(*canvas_);
    canvas_->resize(600, 400);
    canvas_->show();
    QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
    box_->context().setDocument(document_.get());
    showLevel();
}

void TestTools::cleanup() {
    box_.reset();
    canvas_.reset();
    player_.reset();
    document_.reset();
}

void TestTools::showLevel() {
    const auto request = *document_->generationRequest();
    auto recorded = generate::record(*request.level, *request.rooms, request.seed);
    player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    box_->settle(request);
}

QByteArray TestTools::open() const {
    const level::PaintGrid& paint = *document_->paintOf(document_->currentSheet());
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
    use("brush");
    drag({{2, 1}, {3, 1}, {4, 1}, {4, 2}});
    QCOMPARE(open().split('\n')[1], "##...#######");
    QCOMPARE(open().split('\n')[2], "####.#######");
    QCOMPARE(open().count('.'), 4);
    QCOMPARE(document_->undoStack()->count(), 1);
    QVERIFY(document_->undoStack()->text(0).contains("Floor"));
    document_->undoStack()->undo();
    QVERIFY(!document_->level("one")->paint.has_value());
}

void TestTools::aFastDragLeavesNoGap() {
    use("brush");
    drag({{0, 0}, {11, 7}});
    for (const QByteArray& row : open().split('\n')) {
        if (!row.isEmpty()) QVERIFY(row.contains('.'));
    }
}

void TestTools::escapeGivesTheStrokeUp() {
    use("brush");
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at(2, 2));
    move(6, 2, Qt::LeftButton);
    QCOMPARE(open().count('.'), 5);
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QCOMPARE(open().count('.'), 0);
    QCOMPARE(document_->undoStack()->count(), 0);
    // What is dragged on is no new stroke.
    move(8, 2, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at(8, 2));
    QCOMPARE(open().count('.'), 0);
    drag({{1, 1}});
    QCOMPARE(open().count('.'), 1);
}

void TestTools::rightButtonGivesTheStrokeUp() {
    use("brush");
    drag({{0, 0}});
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at(2, 2));
    move(6, 2, Qt::LeftButton);
    QTest::mousePress(canvas_.get(), Qt::RightButton, {}, at(6, 2));
    QCOMPARE(open().count('.'), 1);
    QCOMPARE(document_->undoStack()->count(), 1);
    QVERIFY(!document_->undoStack()->canRedo());
}

void TestTools::shiftPaintsStraight() {
    use("brush");
    drag({{1, 3}});
    drag({{9, 3}}, Qt::ShiftModifier);
    QCOMPARE(open().split('\n')[3], "#.........##");
}

void TestTools::controlPicksAnInk() {
    use("brush");
    box_->context().setInk(*edit::findInk("water"));
    drag({{1, 1}});
    drag({{3, 3}}, Qt::ControlModifier);
    QCOMPARE(QByteArray(box_->context().ink().id.data()), "wall");
    drag({{1, 1}}, Qt::ControlModifier);
    QCOMPARE(QByteArray(box_->context().ink().id.data()), "water");
    QCOMPARE(document_->undoStack()->count(), 1);
}

void TestTools::bracketsChangeTheBrush() {
    use("brush");
    canvas_->setFocus();
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(canvas_.get(), Qt::Key_BracketRight);
    QCOMPARE(box_->context().brush().size, 3);
    box_->context().setBrush({3, edit::Brush::Tip::Square});
    drag({{4, 4}});
    QCOMPARE(open().count('.'), 9);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(canvas_.get(), Qt::Key_BracketLeft);
    QCOMPARE(box_->context().brush().size, 1);
}

void TestTools::draggingOutsidePaintsWhatIsInside() {
    use("brush");
    drag({{10, 2}, {14, 2}, {14, -3}, {10, -3}});
    QCOMPARE(open().count('.'), 2);
    use("rectangle");
    drag({{-3, 5}, {2, 20}});
    QCOMPARE(open().count('.'), 2 + 9);
}

void TestTools::eraserMakesSolid() {
    use("rectangle");
    drag({{0, 0}, {11, 7}});
    use("eraser");
    drag({{3, 3}, {5, 3}});
    QCOMPARE(open().split('\n')[3], "...###......");
    QCOMPARE(document_->undoStack()->count(), 2);
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
    use(tool);
    box_->context().setFilled(filled);
    const auto held = Qt::KeyboardModifiers(modifiers);
    QTest::mousePress(canvas_.get(), Qt::LeftButton, held, at(2, 2));
    move(6, 4, Qt::LeftButton, held);
    QCOMPARE(document_->undoStack()->count(), 0);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, held, at(6, 4));
    QCOMPARE(document_->undoStack()->count(), 1);
    QCOMPARE(open().count('.'), cells);
    // Escape in the middle paints nothing.
    QTest::mousePress(canvas_.get(), Qt::LeftButton, held, at(0, 0));
    move(11, 7, Qt::LeftButton, held);
    QTest::keyClick(canvas_.get(), Qt::Key_Escape);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, held, at(11, 7));
    QCOMPARE(document_->undoStack()->count(), 1);
}

void TestTools::bucketFillsWhatHangsTogether() {
    use("line");
    box_->context().setInk(*edit::findInk("floor"));
    drag({{4, 0}, {4, 7}});
    use("bucket");
    box_->context().setInk(*edit::findInk("water"));
    drag({{1, 1}});
    QCOMPARE(open().count('~'), 4 * 8);
    drag({{8, 1}}, Qt::ShiftModifier);
    QCOMPARE(open().count('~'), 11 * 8);
    drag({{-2, 1}});
    QCOMPARE(document_->undoStack()->count(), 3);
}

void TestTools::eyedropperPicks() {
    use("eyedropper");
    drag({{1, 1}});
    QCOMPARE(QByteArray(box_->context().ink().id.data()), "wall");
    drag({{-1, -1}});
    QCOMPARE(document_->undoStack()->count(), 0);
}

void TestTools::aSelectionHoldsPaintIn() {
    box_->context().setSelection(edit::Area(grid::Rect{2, 2, 3, 3}));
    use("rectangle");
    drag({{0, 0}, {11, 7}});
    QCOMPARE(open().count('.'), 9);
    use("bucket");
    box_->context().setInk(*edit::findInk("water"));
    drag({{3, 3}});
    QCOMPARE(open().count('~'), 9);
}

void TestTools::switchingToolsGivesTheStrokeUp() {
    use("brush");
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at(2, 2));
    move(6, 2, Qt::LeftButton);
    use("line");
    QCOMPARE(open().count('.'), 0);
    move(8, 2, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at(8, 2));
    QCOMPARE(document_->undoStack()->count(), 0);
}

void TestTools::switchingLevelsEndsTheStroke() {
    use("brush");
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, at(2, 2));
    move(6, 2, Qt::LeftButton);
    document_->setCurrentLevel("two");
    move(8, 4, Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, at(8, 4));
    QVERIFY(!document_->level("two")->paint.has_value());
    QVERIFY(!box_->current()->isBusy());
}

void TestTools::withoutAToolClicksTellOfCells() {
    QSignalSpy clicked(canvas_.get(), &widgets::Canvas::cellClicked);
    drag({{3, 3}});
    QCOMPARE(clicked.count(), 1);
    use("brush");
    drag({{4, 4}});
    QCOMPARE(clicked.count(), 1);
    box_->setCurrent(nullptr);
    drag({{5, 5}});
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(open().count('.'), 1);
}

void TestTools::panningLeavesTheToolAlone() {
    use("brush");
    canvas_->setFocus();
    QTest::keyPress(canvas_.get(), Qt::Key_Space);
    drag({{3, 3}, {5, 3}});
    QTest::keyRelease(canvas_.get(), Qt::Key_Space);
    QTest::mousePress(canvas_.get(), Qt::MiddleButton, {}, at(3, 3));
    move(5, 3, Qt::MiddleButton);
    QTest::mouseRelease(canvas_.get(), Qt::MiddleButton, {}, at(5, 3));
    QCOMPARE(document_->undoStack()->count(), 0);
}

void TestTools::whatIsPaintedShowsAtOnce() {
    use("brush");
    const QPoint place = at(2, 2);
    move(9, 6, Qt::NoButton);
    const QColor before = canvas_->grab().toImage().pixelColor(place);
    drag({{2, 2}});
    move(9, 6, Qt::NoButton);
    // No generation has come since.
    const QColor after = canvas_->grab().toImage().pixelColor(place);
    QVERIFY(before != after);
    showLevel();
    document_->undoStack()->undo();
    QCOMPARE(canvas_->grab().toImage().pixelColor(place), before);
}

void TestTools::optionsBarFollows() {
    QWidget window;
    widgets::OptionsBar bar(*box_, &window);
    window.show();
    QVERIFY(!bar.isVisible());
    use("brush");
    QVERIFY(bar.isVisible());
    const auto buttons = bar.findChildren<QAbstractButton*>();
    const auto water = std::ranges::find(buttons, QString("Water"), &QWidget::accessibleName);
    QVERIFY(water != buttons.end());
    (*water)->click();
    QCOMPARE(QByteArray(box_->context().ink().id.data()), "water");
    box_->context().setInk(*edit::findInk("floor"));
    QVERIFY(!(*water)->isChecked());
    for (const QAbstractButton* button : buttons) {
        QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty() &&
                !button->statusTip().isEmpty());
    }
}

void TestTools::inksFitTheSheet() {
    box_->context().setInk(*edit::findInk("water"));
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(QByteArray(box_->context().ink().id.data()), "floor");
    showLevel();
    use("brush");
    box_->context().setInk(*edit::findInk("entrance"));
    drag({{2, 0}});
    QCOMPARE(document_->room("lair")->entrances, std::vector<grid::Point>({{2, 0}}));
}

QTEST_MAIN(TestTools)
#include "tst_tools.moc"

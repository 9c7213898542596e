// SPDX-License-Identifier: MIT
#include <memory>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/minimap.h"

namespace mazeloom::tst_minimap {

using widgets::Minimap;

class TestMinimap : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void showsOnlyWhereItIsOfUse();
    void liesInTheCorner();
    void frameIsWhatIsInView_data();
    void frameIsWhatIsInView();
    void clickMovesTheView();
    void draggingTheFrameMovesTheView();
    void draggingOutsideStopsAtTheEdge();
    void wheelZooms();
    void otherButtonsDoNothing();
    void followsEditsAndSteps();

  private:
    void show(grid::Size size, std::uint64_t seed = 1) {
        const auto recorded = generate::record(testing::solid(size, {"maze"}), {}, seed);
        player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
        settle();
    }
    void settle() {
        canvas_->repaint();
        QTRY_VERIFY(canvas_->isSettled());
    }
    /// Returns the cell in the middle of the view.
    QPointF middle() const {
        const auto& view = canvas_->view();
        return view.inCells(QRectF(QPointF(0, 0), view.view()).center());
    }
    /// Returns the place of a cell on the map.
    QPoint at(double x, double y) const {
        const grid::Size size = canvas_->view().level();
        return QPointF(1 + x / size.width * (map_->width() - 2),
                       1 + y / size.height * (map_->height() - 2))
            .toPoint();
    }
    void moveTo(QPoint place) {
        QMouseEvent event(QEvent::MouseMove, place, map_->mapToGlobal(place), Qt::NoButton,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(map_, &event);
    }

    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::Canvas> canvas_;
    Minimap* map_ = nullptr;
};

void TestMinimap::initTestCase() {
    resources::initialise();
}

void TestMinimap::init() {
    player_ = std::make_unique<widgets::Player>();
    canvas_ = std::make_unique<widgets::Canvas>(player_.get());
    canvas_->setMotion(false);
    map_ = new Minimap(*canvas_, *player_);
    canvas_->resize(800, 600);
    canvas_->show();
    QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
}

void TestMinimap::cleanup() {
    canvas_.reset();
    player_.reset();
}

void TestMinimap::showsOnlyWhereItIsOfUse() {
    QVERIFY(!map_->isVisible());
    show({301, 201});
    QVERIFY(!map_->isVisible());  // everything is visible
    canvas_->actualSize();
    QVERIFY(map_->isVisible());
    map_->setOn(false);
    QVERIFY(!map_->isVisible());
    map_->setOn(true);
    QVERIFY(map_->isVisible());
    canvas_->resize(300, 200);
    QVERIFY(!map_->isVisible());
    canvas_->resize(800, 600);
    QVERIFY(map_->isVisible());
    canvas_->fit();
    QVERIFY(!map_->isVisible());
    canvas_->actualSize();
    player_->clear();
    QVERIFY(!map_->isVisible());
}

void TestMinimap::liesInTheCorner() {
    show({301, 201});
    canvas_->actualSize();
    for (const QSize size : {QSize(800, 600), QSize(1000, 500), QSize(640, 480)}) {
        canvas_->resize(size);
        const QRect place = map_->geometry();
        QVERIFY(canvas_->rect().contains(place));
        QVERIFY(place.width() <= Minimap::kMost.width() + 2);
        QVERIFY(place.height() <= Minimap::kMost.height() + 2);
        QVERIFY(canvas_->width() - place.right() < 20);
        QVERIFY(canvas_->height() - place.bottom() < 20);
    }
}

void TestMinimap::frameIsWhatIsInView_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(901, 301);
    QTest::newRow("high") << QSize(201, 401);
    QTest::newRow("smaller than the map") << QSize(61, 41);
    QTest::newRow("large") << QSize(2049, 2049);
}

void TestMinimap::frameIsWhatIsInView() {
    QFETCH(QSize, size);
    show({size.width(), size.height()});
    canvas_->zoomAbout(2, {300, 200});
    QVERIFY(map_->isVisible());
    const QRectF frame = map_->frame();
    const auto cellAt = [&](QPointF place) {
        return QPointF((place.x() - 1) / (map_->width() - 2) * size.width(),
                       (place.y() - 1) / (map_->height() - 2) * size.height());
    };
    const auto& view = canvas_->view();
    const QPointF first = view.inCells({0, 0});
    const QPointF last = view.inCells({800, 600});
    const double slack = 1.5 * std::max(1.0, size.width() / 200.0);
    QVERIFY(std::abs(cellAt(frame.topLeft()).x() - std::max(0.0, first.x())) < slack);
    QVERIFY(std::abs(cellAt(frame.topLeft()).y() - std::max(0.0, first.y())) < slack);
    QVERIFY(std::abs(cellAt(frame.bottomRight()).x() - std::min(1.0 * size.width(), last.x())) <
            slack);
    QVERIFY(std::abs(cellAt(frame.bottomRight()).y() - std::min(1.0 * size.height(), last.y())) <
            slack);
}

void TestMinimap::clickMovesTheView() {
    show({1001, 801});
    canvas_->actualSize();
    for (const QPointF cell : {QPointF(200, 600), QPointF(700, 150), QPointF(500, 400)}) {
        QTest::mouseClick(map_, Qt::LeftButton, {}, at(cell.x(), cell.y()));
        QVERIFY(std::abs(middle().x() - cell.x()) < 8);
        QVERIFY(std::abs(middle().y() - cell.y()) < 8);
    }
}

void TestMinimap::draggingTheFrameMovesTheView() {
    show({401, 401});
    canvas_->actualSize();
    QTest::mouseClick(map_, Qt::LeftButton, {}, at(100, 100));
    const QPointF before = middle();
    // Dragging the frame beside its middle does not make it jump.
    const QPoint grip = map_->frame().center().toPoint() + QPoint(5, 3);
    QTest::mousePress(map_, Qt::LeftButton, {}, grip);
    QCOMPARE(middle(), before);
    moveTo(grip + QPoint(40, 30));
    const double cellsAPixel = 401.0 / (map_->width() - 2);
    QVERIFY(std::abs(middle().x() - before.x() - 40 * cellsAPixel) < 3);
    QVERIFY(std::abs(middle().y() - before.y() - 30 * cellsAPixel) < 3);
    QTest::mouseRelease(map_, Qt::LeftButton, {}, grip + QPoint(40, 30));
    const QPointF after = middle();
    moveTo(grip);
    QCOMPARE(middle(), after);
}

void TestMinimap::draggingOutsideStopsAtTheEdge() {
    show({401, 401});
    canvas_->actualSize();
    QTest::mousePress(map_, Qt::LeftButton, {}, at(200, 200));
    moveTo({-5'000, 5'000});
    const QPointF cell = middle();
    QVERIFY(cell.x() >= -1 && cell.x() < 3);
    QVERIFY(cell.y() <= 402 && cell.y() > 398);
    QTest::mouseRelease(map_, Qt::LeftButton, {}, {-5'000, 5'000});
}

void TestMinimap::wheelZooms() {
    show({401, 401});
    canvas_->actualSize();
    const double before = canvas_->zoom();
    const auto turn = [&](int eighths) {
        QWheelEvent event(at(10, 10), map_->mapToGlobal(at(10, 10)), {}, {0, eighths}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(map_, &event);
    };
    turn(120);
    QVERIFY(canvas_->zoom() > before);
    turn(-60);
    QVERIFY(canvas_->zoom() > before);
    turn(-60);
    QCOMPARE(canvas_->zoom(), before);
}

void TestMinimap::otherButtonsDoNothing() {
    show({401, 401});
    canvas_->actualSize();
    QSignalSpy moved(canvas_.get(), &widgets::Canvas::viewMoved);
    QSignalSpy clicked(canvas_.get(), &widgets::Canvas::cellClicked);
    QTest::mouseClick(map_, Qt::RightButton, {}, at(10, 10));
    QTest::mouseClick(map_, Qt::MiddleButton, {}, at(10, 10));
    QCOMPARE(moved.count(), 0);
    QCOMPARE(clicked.count(), 0);
}

void TestMinimap::followsEditsAndSteps() {
    // Above and below a quarter of a pixel a cell, below which the pyramid is used.
    for (const grid::Size size : {grid::Size{301, 301}, grid::Size{1301, 1301}}) {
        show(size);
        canvas_->actualSize();
        settle();
        const QImage finished = map_->grab().toImage();
        player_->first();
        settle();
        QTRY_VERIFY(map_->grab().toImage() != finished);
        player_->last();
        settle();
        QTRY_COMPARE(map_->grab().toImage(), finished);
    }
}

MAZELOOM_TEST(TestMinimap)

}  // namespace mazeloom::tst_minimap

#include "tst_minimap.moc"

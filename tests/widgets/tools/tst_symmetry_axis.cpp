// SPDX-License-Identifier: MIT
// The axis of symmetric painting, moved by the mouse on a real canvas.
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/edits.h"
#include "widgets/tools/paint/symmetry_axis.h"

namespace mazeloom::tst_symmetry_axis {

using grid::Point;
using Mode = edit::PaintSymmetry::Mode;
using Grips = std::vector<widgets::SymmetryAxis::Grip>;

class TestSymmetryAxis : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void isShownWhileASymmetryIsOn();
    void handlesMoveWhatTheySay_data();
    void handlesMoveWhatTheySay();
    void movesByHalfCells();
    void staysOnTheLevel();
    void paintingFollowsTheAxis();
    void pressBesideAHandleIsTheTools();
    void escapeAndRightButtonPutItBack();
    void doubleClickCentresIt();
    void cursorTellsOfTheHandle();
    void worksWithoutATool();
    void isInTheMiddleOfAnotherSize();
    void handlesAreInViewWhereverTheViewIs();

  private:
    widgets::EditContext& context() { return box_->context(); }
    Point axis() { return context().reach().symmetry().axis(); }
    Grips grips() { return context().findChild<widgets::SymmetryAxis*>()->grips(canvas_->view()); }
    /// Returns the canvas position of a place in cells.
    QPoint place(double x, double y) const {
        const QRectF first = canvas_->rectOf(Point{0, 0});
        return (first.topLeft() + QPointF(x, y) * first.width()).toPoint();
    }
    void moveTo(QPoint to, Qt::MouseButtons buttons) {
        QMouseEvent event(QEvent::MouseMove, to, canvas_->mapToGlobal(to), Qt::NoButton, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(canvas_.get(), &event);
    }
    void catchGrip(std::size_t which) {
        QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, grips()[which].at.toPoint());
    }
    void dragGrip(std::size_t which, QPoint to) {
        catchGrip(which);
        moveTo(to, Qt::LeftButton);
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, to);
    }
    bool isOpen(Point cell) {
        return (context().paint()->at(cell) & level::kPaintTerrain) ==
               static_cast<int>(level::Terrain::Floor);
    }
};

void TestSymmetryAxis::init() {
    pack::Reading reading;
    level::Level level = testing::solid({12, 9}, {}, level::Ruleset::Temple);
    level.id = "one";
    reading.pack.levels.push_back(std::move(level));
    show(std::move(reading));
    use("brush");
}

void TestSymmetryAxis::isShownWhileASymmetryIsOn() {
    const auto picture = [this] { return canvas_->grab().toImage(); };
    canvas_->repaint();
    QTRY_VERIFY(canvas_->isSettled());
    const QImage without = picture();
    QVERIFY(grips().empty());
    context().reach().setSymmetry(Mode::LeftRight);
    const QImage with = picture();
    QVERIFY(with != without);
    context().reach().setAxis({3, 3});
    QVERIFY(picture() != with);
    context().reach().setSymmetry(Mode::Off);
    QCOMPARE(picture(), without);
}

void TestSymmetryAxis::handlesMoveWhatTheySay_data() {
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<int>("grip");
    QTest::addColumn<bool>("across");
    QTest::addColumn<bool>("down");
    QTest::newRow("left right") << Mode::LeftRight << 0 << true << false;
    QTest::newRow("top bottom") << Mode::TopBottom << 0 << false << true;
    QTest::newRow("both, upright") << Mode::Both << 0 << true << false;
    QTest::newRow("both, flat") << Mode::Both << 1 << false << true;
    QTest::newRow("both, crossing") << Mode::Both << 2 << true << true;
    QTest::newRow("half turn") << Mode::HalfTurn << 0 << true << true;
    QTest::newRow("quarter turns") << Mode::QuarterTurns << 0 << true << true;
}

void TestSymmetryAxis::handlesMoveWhatTheySay() {
    QFETCH(Mode, mode);
    QFETCH(int, grip);
    QFETCH(bool, across);
    QFETCH(bool, down);
    context().reach().setSymmetry(mode);
    context().reach().setAxis({12, 10});
    dragGrip(static_cast<std::size_t>(grip), place(3.5, 2.5));
    QCOMPARE(axis(), (Point{across ? 6 : 12, down ? 4 : 10}));
    QCOMPARE(document_->history()->count(), 0);
}

void TestSymmetryAxis::movesByHalfCells() {
    context().reach().setSymmetry(Mode::LeftRight);
    catchGrip(0);
    for (int half = -1; half <= 23; ++half) {
        // Between two cells, then in the middle of one, and so on.
        moveTo(place((half + 1) / 2.0, 4), Qt::LeftButton);
        QCOMPARE(axis().x, half);
    }
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, place(12, 4));
    QCOMPARE(axis().x, 23);
    moveTo(place(3, 4), Qt::NoButton);
    QCOMPARE(axis().x, 23);
}

void TestSymmetryAxis::staysOnTheLevel() {
    context().reach().setSymmetry(Mode::HalfTurn);
    dragGrip(0, {-4'000, 9'000});
    QCOMPARE(axis(), (Point{-1, 17}));
    QVERIFY(!grips().empty());
    dragGrip(0, {9'000, -4'000});
    QCOMPARE(axis(), (Point{23, -1}));
}

void TestSymmetryAxis::paintingFollowsTheAxis() {
    context().reach().setSymmetry(Mode::LeftRight);
    dragGrip(0, place(4.5, 0));  // through the middle of column 4
    click({2, 5});
    QVERIFY(isOpen({2, 5}));
    QVERIFY(isOpen({6, 5}));
    QVERIFY(!isOpen({9, 5}));
    dragGrip(0, place(5, 0));  // between columns 4 and 5
    click({2, 7});
    QVERIFY(isOpen({7, 7}));
    QVERIFY(!isOpen({6, 7}));
}

void TestSymmetryAxis::pressBesideAHandleIsTheTools() {
    context().reach().setSymmetry(Mode::LeftRight);
    const Point before = axis();
    drag({2, 4}, {4, 4});
    QCOMPARE(axis(), before);
    QVERIFY(isOpen({3, 4}));
    // A stroke that passes over the handle still belongs to the tool.
    press({2, 6});
    moveTo(grips()[0].at.toPoint(), Qt::LeftButton);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, grips()[0].at.toPoint());
    QCOMPARE(axis(), before);
}

void TestSymmetryAxis::escapeAndRightButtonPutItBack() {
    context().reach().setSymmetry(Mode::LeftRight);
    const Point before = axis();
    catchGrip(0);
    moveTo(place(2, 4), Qt::LeftButton);
    QVERIFY(axis() != before);
    key(Qt::Key_Escape);
    QCOMPARE(axis(), before);
    moveTo(place(3, 4), Qt::LeftButton);
    QCOMPARE(axis(), before);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, place(3, 4));
    catchGrip(0);
    moveTo(place(2, 4), Qt::LeftButton);
    QTest::mousePress(canvas_.get(), Qt::RightButton, {}, place(2, 4));
    QCOMPARE(axis(), before);
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, place(2, 4));
    QVERIFY(!isOpen({2, 4}));
    QCOMPARE(document_->history()->count(), 0);
}

void TestSymmetryAxis::doubleClickCentresIt() {
    context().reach().setSymmetry(Mode::Both);
    const Point middle = axis();
    context().reach().setAxis({3, 5});
    const QPoint at = grips()[2].at.toPoint();
    QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(canvas_.get(), Qt::LeftButton, {}, at);
    QCOMPARE(axis(), middle);
    moveTo(place(2, 2), Qt::NoButton);
    QCOMPARE(axis(), middle);
}

void TestSymmetryAxis::cursorTellsOfTheHandle() {
    context().reach().setSymmetry(Mode::Both);
    const Grips all = grips();
    const std::vector<Qt::CursorShape> shapes{Qt::SizeHorCursor, Qt::SizeVerCursor,
                                              Qt::SizeAllCursor};
    for (std::size_t i = 0; i < all.size(); ++i) {
        moveTo(all[i].at.toPoint(), Qt::NoButton);
        QCOMPARE(canvas_->cursor().shape(), shapes[i]);
    }
    moveTo(at({2, 2}), Qt::NoButton);
    QCOMPARE(canvas_->cursor().shape(), Qt::CrossCursor);
}

void TestSymmetryAxis::worksWithoutATool() {
    box_->setCurrent(nullptr);
    context().reach().setSymmetry(Mode::LeftRight);
    int clicks = 0;
    connect(canvas_.get(), &widgets::Canvas::cellClicked, this, [&clicks] { ++clicks; });
    dragGrip(0, place(3, 1));
    QCOMPARE(axis().x, 5);
    QCOMPARE(clicks, 0);
    click({8, 8});
    QCOMPARE(clicks, 1);
}

void TestSymmetryAxis::isInTheMiddleOfAnotherSize() {
    context().reach().setSymmetry(Mode::LeftRight);
    context().reach().setAxis({3, 3});
    widgets::LevelBody body;
    body.size = {20, 7};
    setBody(*document_, "one", body, "Resize");
    QCOMPARE(axis(), (Point{19, 6}));
}

void TestSymmetryAxis::handlesAreInViewWhereverTheViewIs() {
    context().reach().setSymmetry(Mode::LeftRight);
    canvas_->zoomAbout(4, {300, 200});
    const QRectF screen(QPointF(0, 0), canvas_->view().view());
    QCOMPARE(grips().size(), std::size_t{1});
    QVERIFY(screen.contains(grips()[0].at));
    canvas_->reveal({0, 8});
    for (const auto& grip : grips())
        QVERIFY(screen.contains(grip.at));
}

MAZELOOM_TEST(TestSymmetryAxis)

}  // namespace mazeloom::tst_symmetry_axis

#include "tst_symmetry_axis.moc"

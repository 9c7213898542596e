// SPDX-License-Identifier: MIT
#include <memory>

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"

namespace mazeloom::tst_canvas {

using widgets::Canvas;
using widgets::Player;

class TestCanvas : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void smallLevelsAreCentredAndFit();
    void wheelPans();
    void draggingPans();
    void spaceAloneTogglesPlaying();
    void panningCannotLoseTheLevel();
    void zoomKeepsTheCellUnderThePointer_data();
    void zoomKeepsTheCellUnderThePointer();
    void keysZoom();
    void pinchOnATouchpadZooms();
    void pinchOfFingersZoomsAboutTheirMiddle();
    void pinchWithOneFingerAtRest();
    void pinchOfFingersPans();
    void pinchWithoutLevelDoesNothing();
    void fitShowsAllAndStays();
    void hoverAndClickTellTheCell();
    void anotherMapTellsTheCellAgain();
    void dragIsNoClick();
    void otherSizeFitsSameSizeStays();
    void describesCells();
    void gridShowsWhereCellsAreLarge();
    void themeChangesAll();
    void highlightIsDrawnAndRevealed();
    void emptyShowsWhatToDo();
    void anySizeIsDrawn();
    void overlaysAreGoneAtTheEnd();
    void fadesEndByThemselves();
    void idleDrawsNothing();

  private:
    void show(grid::Size size, std::uint64_t seed = 1, bool keepPlace = false);
    void settle();
    void wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Puts the canvas into a window, as in the editor.
    std::shared_ptr<QWidget> putInWindow();
    /// Pinches with two fingers. In 20 steps their distance from their middle goes from `fromReach`
    /// to `toReach` pixels, and the middle from `from` to `to`.
    void pinch(QPointF from, QPointF to, double fromReach, double toReach);

    struct Shown {
        grid::Size size;
        std::uint64_t seed = 0;
        std::shared_ptr<const trace::Trace> trace;  ///< null until a level is shown
    };

    Shown last_;
    std::unique_ptr<Player> player_;
    std::unique_ptr<Canvas> canvas_;
};

namespace {

QPointingDevice* touchScreen() {
    static QPointingDevice* const screen = QTest::createTouchDevice();
    return screen;
}

}  // namespace

void TestCanvas::initTestCase() {
    resources::initialise();
}

void TestCanvas::init() {
    player_ = std::make_unique<Player>();
    canvas_ = std::make_unique<Canvas>(player_.get());
    canvas_->setMotion(false);
    canvas_->resize(640, 400);
    canvas_->show();
    QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
    canvas_->setFocus();
}

void TestCanvas::cleanup() {
    canvas_.reset();
    player_.reset();
}

void TestCanvas::show(grid::Size size, std::uint64_t seed, bool keepPlace) {
    // Recorded only once, because several rows of a test show the same large level.
    if (last_.trace == nullptr || last_.size != size || last_.seed != seed)
        last_ = {size, seed, generate::record(testing::solid(size, {"maze"}), {}, seed).trace};
    player_->setTimeline(std::make_unique<trace::Timeline>(last_.trace), keepPlace);
}

void TestCanvas::settle() {
    canvas_->repaint();
    QTRY_VERIFY(canvas_->isSettled());
}

void TestCanvas::wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, canvas_->mapToGlobal(at), {}, angle, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas_.get(), &event);
}

std::shared_ptr<QWidget> TestCanvas::putInWindow() {
    const auto leave = [this](QWidget* window) {
        canvas_->setParent(nullptr);
        delete window;
    };
    std::shared_ptr<QWidget> window(new QWidget, leave);
    window->resize(800, 600);
    canvas_->setParent(window.get());
    canvas_->move(60, 90);
    canvas_->show();
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return nullptr;
    return window;
}

void TestCanvas::pinch(QPointF from, QPointF to, double fromReach, double toReach) {
    constexpr int kSteps = 20;
    const auto finger = [&](int id, int step) {
        const double part = double(step) / kSteps;
        const QPointF middle = from + (to - from) * part;
        const double reach = fromReach + (toReach - fromReach) * part;
        return (middle + QPointF(id == 0 ? -reach : reach, 0)).toPoint();
    };
    QWidget* canvas = canvas_.get();
    // A single event sequence, which remembers where a resting finger was.
    auto touch = QTest::touchEvent(canvas, touchScreen(), false);
    touch.press(0, finger(0, 0), canvas).commit();
    touch.stationary(0).press(1, finger(1, 0), canvas).commit();
    for (int step = 1; step <= kSteps; ++step)
        touch.move(0, finger(0, step), canvas).move(1, finger(1, step), canvas).commit();
    touch.stationary(0).release(1, finger(1, kSteps), canvas).commit();
    touch.release(0, finger(0, kSteps), canvas).commit();
}

void TestCanvas::smallLevelsAreCentredAndFit() {
    show({31, 21});
    const QRectF first = canvas_->rectOf({0, 0});
    const QRectF last = canvas_->rectOf({30, 20});
    QCOMPARE(first.width(), std::floor(400.0 / 21));
    QVERIFY(std::abs(first.left() - (640 - last.right())) <= 1);
    QVERIFY(std::abs(first.top() - (400 - last.bottom())) <= 1);
}

void TestCanvas::wheelPans() {
    show({201, 201});
    canvas_->actualSize();
    const QRectF before = canvas_->rectOf({100, 100});
    wheel({300, 200}, {0, -120});
    QVERIFY(canvas_->rectOf({100, 100}).top() < before.top());
    QCOMPARE(canvas_->rectOf({100, 100}).left(), before.left());
    wheel({300, 200}, {0, 120});
    QCOMPARE(canvas_->rectOf({100, 100}), before);
    wheel({300, 200}, {0, -120}, Qt::ShiftModifier);
    QVERIFY(canvas_->rectOf({100, 100}).left() < before.left());
    QCOMPARE(canvas_->rectOf({100, 100}).top(), before.top());
}

void TestCanvas::draggingPans() {
    show({201, 201});
    canvas_->actualSize();
    const QPointF by(-37, 52);
    const auto drag = [&](Qt::MouseButton button) {
        const QPointF before = canvas_->rectOf({100, 100}).topLeft();
        QTest::mousePress(canvas_.get(), button, {}, {200, 150});
        QMouseEvent move(QEvent::MouseMove, QPointF(200, 150) + by,
                         canvas_->mapToGlobal(QPointF(200, 150) + by), Qt::NoButton, button, {});
        QCoreApplication::sendEvent(canvas_.get(), &move);
        QTest::mouseRelease(canvas_.get(), button, {}, (QPointF(200, 150) + by).toPoint());
        return canvas_->rectOf({100, 100}).topLeft() - before;
    };
    QCOMPARE(drag(Qt::MiddleButton), by);
    QCOMPARE(drag(Qt::LeftButton), QPointF(0, 0));
    QTest::keyPress(canvas_.get(), Qt::Key_Space);
    QCOMPARE(drag(Qt::LeftButton), by);
    QTest::keyRelease(canvas_.get(), Qt::Key_Space);
    QVERIFY(!player_->isPlaying());
    QCOMPARE(drag(Qt::LeftButton), QPointF(0, 0));
}

void TestCanvas::spaceAloneTogglesPlaying() {
    show({31, 21});
    QTest::keyClick(canvas_.get(), Qt::Key_Space);
    QVERIFY(player_->isPlaying());
    QTest::keyClick(canvas_.get(), Qt::Key_Space);
    QVERIFY(!player_->isPlaying());
}

void TestCanvas::panningCannotLoseTheLevel() {
    show({201, 151});
    canvas_->actualSize();
    for (const QPoint way : {QPoint(120, 0), QPoint(-120, 0), QPoint(0, 120), QPoint(0, -120)}) {
        for (int i = 0; i < 200; ++i)
            wheel({10, 10}, way);
        const QRect inView = canvas_->view().visible();
        QVERIFY(inView.width() >= 320);
        QVERIFY(inView.height() >= 200);
        QVERIFY(canvas_->cellAt({320, 200}));
    }
}

void TestCanvas::zoomKeepsTheCellUnderThePointer_data() {
    QTest::addColumn<QPointF>("at");
    QTest::newRow("middle") << QPointF(320, 200);
    QTest::newRow("corner") << QPointF(3, 3);
    QTest::newRow("edge") << QPointF(636, 210);
}

void TestCanvas::zoomKeepsTheCellUnderThePointer() {
    QFETCH(QPointF, at);
    show({3001, 2001});
    canvas_->zoomAbout(1.0 / 8, {320, 200});
    const auto cell = canvas_->cellAt(at);
    QVERIFY(cell);
    for (int i = 0; i < 12; ++i) {
        wheel(at, {0, 120}, Qt::ControlModifier);
        QCOMPARE(canvas_->cellAt(at), cell);
    }
    QCOMPARE(canvas_->view().scale(), 32.0);
    for (int i = 0; i < 12; ++i) {
        wheel(at, {0, -120}, Qt::ControlModifier);
        QCOMPARE(canvas_->cellAt(at), cell);
    }
    QCOMPARE(canvas_->view().scale(), 2.0);
    // Two half notches make one zoom step.
    wheel(at, {0, 60}, Qt::ControlModifier);
    QCOMPARE(canvas_->view().scale(), 2.0);
    wheel(at, {0, 60}, Qt::ControlModifier);
    QCOMPARE(canvas_->view().scale(), 3.0);
}

void TestCanvas::keysZoom() {
    show({101, 101});
    QSignalSpy zoomed(canvas_.get(), &Canvas::zoomChanged);
    canvas_->actualSize();
    QCOMPARE(canvas_->zoom(), 1.0);
    QCOMPARE(zoomed.count(), 1);
    QTest::keyClick(canvas_.get(), Qt::Key_Plus);
    QCOMPARE(canvas_->view().scale(), 20.0);
    QTest::keyClick(canvas_.get(), Qt::Key_Minus);
    QTest::keyClick(canvas_.get(), Qt::Key_Minus);
    QCOMPARE(canvas_->view().scale(), 14.0);
    QCOMPARE(zoomed.count(), 4);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(canvas_.get(), Qt::Key_Plus);
    QCOMPARE(canvas_->view().scale(), widgets::ViewTransform::kMaxScale);
    for (int i = 0; i < 60; ++i)
        QTest::keyClick(canvas_.get(), Qt::Key_Minus);
    QCOMPARE(canvas_->view().scale(), 1.0);
}

void TestCanvas::pinchOnATouchpadZooms() {
    show({2001, 2001});
    canvas_->zoomAbout(0.5, {320, 200});
    const QPointF at(100, 80);
    const auto cell = canvas_->cellAt(at);
    const auto gesture = [&](Qt::NativeGestureType type, double value) {
        QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  canvas_->mapToGlobal(at), value, {});
        QCoreApplication::sendEvent(canvas_.get(), &event);
    };
    gesture(Qt::BeginNativeGesture, 0);
    // Each event changes the scale by less than a pixel per cell; together they change it by more.
    for (int i = 0; i < 20; ++i)
        gesture(Qt::ZoomNativeGesture, 0.04);
    gesture(Qt::EndNativeGesture, 0);
    QCOMPARE(canvas_->view().scale(), std::round(8 * std::pow(1.04, 20)));
    QCOMPARE(canvas_->cellAt(at), cell);
}

void TestCanvas::pinchOfFingersZoomsAboutTheirMiddle() {
    const auto window = putInWindow();
    show({2001, 2001});
    canvas_->zoomAbout(0.5, {320, 200});
    QCOMPARE(canvas_->view().scale(), 8.0);
    QSignalSpy clicked(canvas_.get(), &Canvas::cellClicked);
    const QPointF middle(200, 120);
    const auto cell = canvas_->cellAt(middle);
    QVERIFY(cell);
    // The distance of the fingers grows from 60 to 180 pixels, while their middle stays.
    pinch(middle, middle, 30, 90);
    QCOMPARE(canvas_->view().scale(), 24.0);
    QCOMPARE(canvas_->cellAt(middle), cell);
    // The next pinch starts from this scale and undoes it.
    pinch(middle, middle, 90, 30);
    QCOMPARE(canvas_->view().scale(), 8.0);
    QCOMPARE(canvas_->cellAt(middle), cell);
    // Two resting fingers change nothing.
    pinch(middle, middle, 40, 40);
    QCOMPARE(canvas_->view().scale(), 8.0);
    QCOMPARE(canvas_->cellAt(middle), cell);
    QCOMPARE(clicked.count(), 0);
    QCOMPARE(QGuiApplication::mouseButtons(), Qt::NoButton);
    // A tap with one finger is a click.
    auto touch = QTest::touchEvent(canvas_.get(), touchScreen(), false);
    touch.press(0, middle.toPoint(), canvas_.get()).commit();
    touch.release(0, middle.toPoint(), canvas_.get()).commit();
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].value<grid::Point>(), *cell);
}

void TestCanvas::pinchWithOneFingerAtRest() {
    const auto window = putInWindow();
    show({2001, 2001});
    canvas_->zoomAbout(0.5, {320, 200});
    const auto atRest = canvas_->cellAt(QPointF(200, 120));
    QWidget* canvas = canvas_.get();
    auto touch = QTest::touchEvent(canvas, touchScreen(), false);
    touch.press(0, {200, 120}, canvas).commit();
    touch.stationary(0).press(1, {240, 120}, canvas).commit();
    for (int x = 240; x <= 320; x += 4)
        touch.stationary(0).move(1, {x, 120}, canvas).commit();
    touch.stationary(0).release(1, {320, 120}, canvas).commit();
    touch.release(0, {200, 120}, canvas).commit();
    QCOMPARE(canvas_->view().scale(), 24.0);
    QCOMPARE(canvas_->cellAt(QPointF(200, 120)), atRest);
}

void TestCanvas::pinchOfFingersPans() {
    const auto window = putInWindow();
    show({2001, 2001});
    canvas_->zoomAbout(0.5, {320, 200});
    const QPointF from(200, 120);
    const QPointF to(347, 191);
    const auto cell = canvas_->cellAt(from);
    QVERIFY(cell && canvas_->cellAt(to) != cell);
    // The cell between the fingers stays between them.
    pinch(from, to, 40, 80);
    QCOMPARE(canvas_->view().scale(), 16.0);
    QCOMPARE(canvas_->cellAt(to), cell);
    const QRectF before = canvas_->rectOf(*cell);
    pinch(to, from, 50, 50);
    QCOMPARE(canvas_->rectOf(*cell), before.translated(from - to));
}

void TestCanvas::pinchWithoutLevelDoesNothing() {
    const auto window = putInWindow();
    const double scale = canvas_->view().scale();
    pinch({200, 120}, {300, 120}, 30, 90);
    QCOMPARE(canvas_->view().scale(), scale);
}

void TestCanvas::fitShowsAllAndStays() {
    show({1025, 513});
    QVERIFY(canvas_->view().scale() < 1);
    const auto showsAll = [&] {
        const QRectF all = canvas_->rectOf({0, 0}) | canvas_->rectOf({1024, 512});
        return QRectF(canvas_->rect()).adjusted(-1, -1, 1, 1).contains(all) &&
               (all.width() > 0.8 * canvas_->width() || all.height() > 0.8 * canvas_->height());
    };
    QVERIFY(showsAll());
    canvas_->resize(500, 800);
    QVERIFY(showsAll());
    canvas_->zoomIn();
    QVERIFY(!showsAll());
    const double scale = canvas_->view().scale();
    canvas_->resize(640, 480);
    QCOMPARE(canvas_->view().scale(), scale);
    canvas_->fit();
    QVERIFY(showsAll());
}

void TestCanvas::hoverAndClickTellTheCell() {
    // At a quarter of a pixel a cell the level still fills the canvas.
    show({2561, 1601});
    std::optional<grid::Point> hovered;
    std::vector<grid::Point> clicked;
    connect(canvas_.get(), &Canvas::cellHovered, this, [&](auto cell) { hovered = cell; });
    connect(canvas_.get(), &Canvas::cellClicked, this, [&](auto cell) { clicked.push_back(cell); });
    for (double scale : {0.25, 0.5, 1.0, 2.0, 6.0, 16.0, 40.0}) {
        canvas_->zoomAbout(scale / 16, {320, 200});
        for (const QPoint at : {QPoint(1, 1), QPoint(300, 200), QPoint(638, 398)}) {
            // Computed from the place of cell (0, 0), not by the code under test.
            const QRectF origin = canvas_->rectOf({0, 0});
            const grid::Point expected{
                static_cast<int>(std::floor((at.x() - origin.left()) / scale)),
                static_cast<int>(std::floor((at.y() - origin.top()) / scale))};
            QTest::mouseMove(canvas_.get(), at);
            QCOMPARE(hovered, std::optional(expected));
            QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, at);
            QCOMPARE(clicked.back(), expected);
        }
    }
    QCOMPARE(clicked.size(), std::size_t{21});
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(canvas_.get(), &leave);
    QVERIFY(!hovered);
}

void TestCanvas::anotherMapTellsTheCellAgain() {
    show({31, 21});
    QTest::mouseMove(canvas_.get(), {320, 200});
    const auto cell = canvas_->hoveredCell();
    QVERIFY(cell);
    // A status line that updates on cellHovered.
    QString text = canvas_->describe(*cell);
    connect(canvas_.get(), &Canvas::cellHovered, this,
            [&](auto hovered) { text = hovered ? canvas_->describe(*hovered) : QString(); });
    bool differed = false;
    for (std::uint64_t seed = 2; seed < 12; ++seed) {
        const QString before = text;
        show({31, 21}, seed);
        QCOMPARE(canvas_->hoveredCell(), cell);
        QCOMPARE(text, canvas_->describe(*cell));
        differed |= text != before;
    }
    QVERIFY(differed);
}

void TestCanvas::dragIsNoClick() {
    show({31, 21});
    QSignalSpy clicked(canvas_.get(), &Canvas::cellClicked);
    QTest::mousePress(canvas_.get(), Qt::LeftButton, {}, {300, 200});
    QTest::mouseMove(canvas_.get(), {340, 200});
    QTest::mouseRelease(canvas_.get(), Qt::LeftButton, {}, {340, 200});
    QCOMPARE(clicked.count(), 0);
    // A click beside the level hits no cell.
    QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, {1, 200});
    QCOMPARE(clicked.count(), 0);
}

void TestCanvas::otherSizeFitsSameSizeStays() {
    show({101, 101});
    canvas_->actualSize();
    wheel({300, 200}, {0, -120});
    const QRectF before = canvas_->rectOf({50, 50});
    show({101, 101}, 2, true);
    QCOMPARE(canvas_->rectOf({50, 50}), before);
    show({61, 41}, 2, true);
    QCOMPARE(canvas_->view().scale(), std::floor(400.0 / 41));
}

void TestCanvas::describesCells() {
    level::Level level = testing::painted({"#####", "#@x.#", "#####"}, {});
    const auto recorded = generate::record(level, {}, 1);
    player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    QCOMPARE(canvas_->describe({0, 0}), QStringLiteral("(0, 0) wall"));
    QVERIFY(canvas_->describe({1, 1}).contains(QStringLiteral("hero")));
    QCOMPARE(canvas_->describe({3, 1}), QStringLiteral("(3, 1) floor, hidden wall"));
    QVERIFY(canvas_->describe({5, 0}).isEmpty());
    QVERIFY(canvas_->describe({-1, 0}).isEmpty());
}

void TestCanvas::gridShowsWhereCellsAreLarge() {
    show({201, 201});
    for (const auto& [cell, expected] :
         {std::pair(16, true), std::pair(10, true), std::pair(8, false)}) {
        canvas_->zoomAbout(cell / 16.0, {320, 200});
        canvas_->setGridVisible(true);
        settle();
        const QImage with = canvas_->grab().toImage();
        canvas_->setGridVisible(false);
        settle();
        QCOMPARE(canvas_->grab().toImage() != with, expected);
    }
}

void TestCanvas::themeChangesAll() {
    show({61, 41});
    settle();
    const QImage dark = canvas_->grab().toImage();
    canvas_->setTheme(widgets::Theme::light());
    settle();
    const QImage light = canvas_->grab().toImage();
    // Every pixel of the level and its background is lighter; the focus frame may differ.
    for (int y = 1; y < dark.height() - 1; ++y) {
        for (int x = 1; x < dark.width() - 1; ++x) {
            if (dark.pixelColor(x, y) == light.pixelColor(x, y)) QFAIL("a pixel kept its colour");
        }
    }
    canvas_->setTheme(widgets::Theme::dark());
    settle();
    QCOMPARE(canvas_->grab().toImage(), dark);
}

void TestCanvas::highlightIsDrawnAndRevealed() {
    show({301, 301});
    canvas_->actualSize();
    const grid::Point cell{290, 280};
    QVERIFY(!QRectF(canvas_->rect()).intersects(canvas_->rectOf(cell)));
    canvas_->reveal(cell);
    QVERIFY(QRectF(canvas_->rect()).contains(canvas_->rectOf(cell)));
    settle();
    const QImage before = canvas_->grab().toImage();
    canvas_->setHighlightedCell(cell);
    const QImage after = canvas_->grab().toImage();
    QVERIFY(before != after);
    const QRectF rect = canvas_->rectOf(cell);
    QCOMPARE(after.pixelColor(QPointF(rect.left() - 1, rect.center().y()).toPoint()),
             canvas_->theme().highlight);
    canvas_->setHighlightedCell(std::nullopt);
    QCOMPARE(canvas_->grab().toImage(), before);
}

void TestCanvas::emptyShowsWhatToDo() {
    const QImage standard = canvas_->grab().toImage();
    canvas_->setEmptyText(QStringLiteral("Open a pack"));
    const QImage asked = canvas_->grab().toImage();
    QVERIFY(standard != asked);
    canvas_->setEmptyText({});
    QVERIFY(canvas_->grab().toImage() != asked);
    // No operation on an empty canvas does harm.
    canvas_->zoomIn();
    canvas_->zoomOut();
    canvas_->fit();
    canvas_->actualSize();
    wheel({10, 10}, {0, 120});
    wheel({10, 10}, {0, 120}, Qt::ControlModifier);
    QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, {5, 5});
    QTest::keyClick(canvas_.get(), Qt::Key_Left);
    show({31, 21});
    settle();
    const QImage level = canvas_->grab().toImage();
    player_->clear();
    QVERIFY(canvas_->grab().toImage() != level);
    QVERIFY(canvas_->describe({1, 1}).isEmpty());
}

void TestCanvas::anySizeIsDrawn() {
    show({65, 65});
    for (const QSize size : {QSize(1, 1), QSize(1, 900), QSize(3000, 2), QSize(3840, 2160)}) {
        canvas_->resize(size);
        settle();
        QCOMPARE(canvas_->grab().size(), size);
        canvas_->zoomIn();
        settle();
        canvas_->fit();
    }
    show({1, 1});
    settle();
    show({8192, 3});
    canvas_->resize(20, 20);
    settle();
}

void TestCanvas::overlaysAreGoneAtTheEnd() {
    show({41, 25});
    const auto settledPicture = [&] {
        settle();
        return canvas_->grab().toImage();
    };
    const QImage end = settledPicture();
    player_->back();
    const QImage before = settledPicture();
    QVERIFY(before != end);
    player_->last();
    QCOMPARE(settledPicture(), end);
    // A preview shows its moment; ending it returns to the previous moment.
    player_->preview(player_->count() / 2);
    QVERIFY(settledPicture() != end);
    player_->preview(std::nullopt);
    QCOMPARE(settledPicture(), end);
}

void TestCanvas::fadesEndByThemselves() {
    show({41, 25});
    player_->first();
    settle();
    canvas_->setMotion(true);
    player_->forward();
    QVERIFY(!canvas_->isSettled());
    settle();
    const QImage faded = canvas_->grab().toImage();
    canvas_->setMotion(false);
    player_->first();
    player_->forward();
    QVERIFY(canvas_->grab().toImage() == faded);
}

void TestCanvas::idleDrawsNothing() {
    class Counter : public QObject {
      public:
        int paints = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            paints += event->type() == QEvent::Paint;
            return false;
        }
    } counter;
    show({201, 201});
    player_->seek(100);
    settle();
    QTest::qWait(20);
    canvas_->installEventFilter(&counter);
    QTest::qWait(100);
    QCOMPARE(counter.paints, 0);
}

MAZELOOM_TEST(TestCanvas)

}  // namespace mazeloom::tst_canvas

#include "tst_canvas.moc"

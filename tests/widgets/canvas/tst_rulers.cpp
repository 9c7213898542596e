// SPDX-License-Identifier: MIT
#include <memory>
#include <set>

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/rulers.h"

namespace mazeloom::tst_rulers {

using widgets::Ruler;

class TestRulers : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void stepsAreRound();
    void ticksDivideSteps();
    void alignWithTheCells();
    void pointerAndSelectionAreMarked();
    void followPanningAndZooming();
    void anyLevelAndSizeIsDrawn();

  private:
    void show(grid::Size size) {
        const auto recorded = generate::record(testing::solid(size, {}), {}, 1);
        player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    }
    static QImage pictureOf(Ruler& ruler) {
        return ruler.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Returns the columns of the top ruler, or the rows of the left one, in which two pictures
    /// differ.
    static std::set<int> differing(const QImage& a, const QImage& b, bool isTop) {
        std::set<int> places;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                if (a.pixel(x, y) != b.pixel(x, y)) places.insert(isTop ? x : y);
            }
        }
        return places;
    }

    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::RuledCanvas> ruled_;
    widgets::Canvas* canvas_ = nullptr;
};

void TestRulers::initTestCase() {
    resources::initialise();
}

void TestRulers::init() {
    player_ = std::make_unique<widgets::Player>();
    canvas_ = new widgets::Canvas(player_.get());
    ruled_ = std::make_unique<widgets::RuledCanvas>(*canvas_);
    ruled_->resize(800, 600);
    ruled_->show();
    QVERIFY(QTest::qWaitForWindowExposed(ruled_.get()));
}

void TestRulers::cleanup() {
    ruled_.reset();
    player_.reset();
}

void TestRulers::stepsAreRound() {
    QCOMPARE(widgets::rulerStep(64, 48), 1);
    QCOMPARE(widgets::rulerStep(48, 48), 1);
    QCOMPARE(widgets::rulerStep(47, 48), 2);
    QCOMPARE(widgets::rulerStep(16, 48), 5);
    QCOMPARE(widgets::rulerStep(5, 48), 10);
    QCOMPARE(widgets::rulerStep(1, 48), 50);
    QCOMPARE(widgets::rulerStep(0.25, 48), 200);
    QCOMPARE(widgets::rulerStep(1.0 / 64, 48), 5000);
    for (double scale = 1.0 / 64; scale < 64; scale *= 1.07) {
        const int step = widgets::rulerStep(scale, 48);
        QVERIFY(step * scale >= 48);
        // The next smaller round number would be too narrow.
        int digit = step;
        while (digit % 10 == 0)
            digit /= 10;
        QVERIFY(digit == 1 || digit == 2 || digit == 5);
        const int before = digit == 5 ? step / 5 * 2 : step / 2;
        QVERIFY(before * scale < 48);
    }
}

void TestRulers::ticksDivideSteps() {
    for (double scale = 1.0 / 64; scale < 64; scale *= 1.07) {
        const int step = widgets::rulerStep(scale, 48);
        const int tick = widgets::rulerTick(step, scale);
        QVERIFY(tick >= 1);
        QCOMPARE(step % tick, 0);
        QVERIFY(tick == step || tick * scale >= 5);
    }
    QCOMPARE(widgets::rulerTick(20, 3), 5);
    QCOMPARE(widgets::rulerTick(10, 5), 1);
    QCOMPARE(widgets::rulerTick(1, 60), 1);
}

void TestRulers::alignWithTheCells() {
    show({40, 30});
    for (const double zoom : {0.5, 1.0, 2.0}) {
        canvas_->zoomAbout(zoom, {100, 100});
        for (const int cell : {0, 7, 29}) {
            const QRectF rect = canvas_->rectOf(grid::Point{cell, cell});
            const double across = canvas_->mapTo(ruled_.get(), QPointF(rect.left(), 0)).x();
            const double down = canvas_->mapTo(ruled_.get(), QPointF(0, rect.bottom())).y();
            QCOMPARE(ruled_->top()
                         .mapTo(ruled_.get(), QPointF(ruled_->top().extentOf(cell, 1).first, 0))
                         .x(),
                     across);
            QCOMPARE(ruled_->left()
                         .mapTo(ruled_.get(), QPointF(0, ruled_->left().extentOf(cell, 1).second))
                         .y(),
                     down);
        }
    }
}

void TestRulers::pointerAndSelectionAreMarked() {
    show({40, 30});
    const QImage top = pictureOf(ruled_->top());
    const QImage left = pictureOf(ruled_->left());
    const QPointF at = canvas_->rectOf(grid::Point{7, 4}).center();
    QMouseEvent move(QEvent::MouseMove, at, canvas_->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(canvas_, &move);
    const auto areWithin = [](const std::set<int>& places, std::pair<double, double> extent) {
        return !places.empty() && *places.begin() >= extent.first - 1 &&
               *places.rbegin() <= extent.second + 1;
    };
    QVERIFY(
        areWithin(differing(top, pictureOf(ruled_->top()), true), ruled_->top().extentOf(7, 1)));
    QVERIFY(areWithin(differing(left, pictureOf(ruled_->left()), false),
                      ruled_->left().extentOf(4, 1)));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(canvas_, &leave);
    QCOMPARE(pictureOf(ruled_->top()), top);

    ruled_->setSelection({10, 5, 6, 3});
    const auto columns = differing(top, pictureOf(ruled_->top()), true);
    const auto rows = differing(left, pictureOf(ruled_->left()), false);
    QVERIFY(areWithin(columns, ruled_->top().extentOf(10, 6)));
    QVERIFY(columns.size() >=
            static_cast<std::size_t>(canvas_->rectOf(grid::Point{0, 0}).width() * 6 - 2));
    QVERIFY(areWithin(rows, ruled_->left().extentOf(5, 3)));
    ruled_->setSelection({});
    QCOMPARE(pictureOf(ruled_->left()), left);
}

void TestRulers::followPanningAndZooming() {
    show({400, 300});
    canvas_->actualSize();
    const QImage before = pictureOf(ruled_->top());
    canvas_->reveal({399, 0});
    const QImage panned = pictureOf(ruled_->top());
    QVERIFY(panned != before);
    canvas_->zoomIn();
    QVERIFY(pictureOf(ruled_->top()) != panned);
}

void TestRulers::anyLevelAndSizeIsDrawn() {
    for (const grid::Size size : {grid::Size{1, 1}, {8192, 1}, {3, 900}}) {
        show(size);
        for (const QSize window : {QSize(40, 30), QSize(800, 600)}) {
            ruled_->resize(window);
            for (int i = 0; i < 3; ++i) {
                pictureOf(ruled_->top());
                pictureOf(ruled_->left());
                canvas_->zoomIn();
            }
            canvas_->fit();
        }
    }
    player_->clear();
    QVERIFY(!pictureOf(ruled_->top()).isNull());
}

MAZELOOM_TEST(TestRulers)

}  // namespace mazeloom::tst_rulers

#include "tst_rulers.moc"

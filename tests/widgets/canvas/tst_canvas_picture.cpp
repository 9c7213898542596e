// SPDX-License-Identifier: MIT
// The canvas's cached and incrementally updated picture always equals one drawn from scratch.
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/canvas/picture/map_picture.h"

namespace mazeloom::tst_canvas_picture {

using widgets::Canvas;
using widgets::MapPicture;
using widgets::MapView;
using widgets::Player;
using widgets::Theme;
using widgets::ThingIndex;

class TestCanvasPicture : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void seeksEqualAFreshPicture_data();
    void seeksEqualAFreshPicture();
    void anotherMapOfTheSameSizeReplacesAll();
    void wholeScalesEqualTheMapImage();
    void smallScalesAreAverages();
    void timeUpShowsLaterWhatIsMissing();
    void tilesAreBounded();
    void widgetShowsThePicture();
};

namespace {

constexpr auto kNoLimit = MapPicture::Clock::time_point::max();

level::Level levelOf(grid::Size size) {
    return testing::solid(size, {"maze"});
}

struct Shown {
    explicit Shown(const generate::Recorded& recorded)
        : timeline(recorded.trace), things(*recorded.trace) {
        timeline.seek(timeline.count());
    }

    MapView view() const {
        return {.cells = &timeline.cells(),
                .marks = &timeline.trace().marks,
                .things = &things,
                .ruleset = timeline.trace().ruleset,
                .position = timeline.position()};
    }

    trace::Timeline timeline;
    ThingIndex things;
};

QImage painted(MapPicture& picture, const QRect& visible) {
    QImage image(visible.size(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    [&] { QVERIFY(picture.paint(painter, visible, {0, 0}, kNoLimit)); }();
    return image;
}

QImage fresh(const MapView& view, double scale, const QRect& visible, const Theme& theme) {
    MapPicture picture(theme);
    picture.setScale(scale);
    picture.setMap(view);
    return painted(picture, visible);
}

}  // namespace

void TestCanvasPicture::seeksEqualAFreshPicture_data() {
    QTest::addColumn<double>("scale");
    for (double scale : {16.0, 7.0, 3.0, 2.0, 1.0, 0.9, 0.5, 0.37, 0.25, 0.2, 0.11, 0.04}) {
        QTest::newRow(qPrintable(QString::number(scale))) << scale;
    }
}

void TestCanvasPicture::seeksEqualAFreshPicture() {
    QFETCH(double, scale);
    const Theme theme = Theme::dark();
    // Neither side is a multiple of a block's, and the trace has several keyframes.
    const auto recorded = generate::record(levelOf({467, 331}), {}, 4);
    Shown shown(recorded);
    MapPicture picture(theme);
    picture.setMap(shown.view());
    picture.setScale(scale);
    random::Stream random(7);
    const QSize all = picture.tiling().pixels();
    for (int i = 0; i < 12; ++i) {
        // Seeks far, near and by single steps, forwards and backwards.
        const auto count = shown.timeline.count();
        auto target = random.below(count + 1);
        if (i % 3 == 1) target = std::min(count, shown.timeline.position() + random.below(40));
        if (i % 3 == 2) target = shown.timeline.position() - (shown.timeline.position() > 0);
        const auto changed = shown.timeline.seek(target);
        picture.setMoment(target, changed);
        QRect visible(QPoint(0, 0), all);
        if (scale >= 2 || i % 2 == 0) {
            const int x = static_cast<int>(random.below(static_cast<std::uint32_t>(all.width())));
            const int y = static_cast<int>(random.below(static_cast<std::uint32_t>(all.height())));
            visible = QRect(x - 300, y - 200, 640, 400) & visible;
        }
        QCOMPARE(painted(picture, visible), fresh(shown.view(), scale, visible, theme));
    }
    // Switches to the light theme, and back.
    picture.setTheme(Theme::light());
    const QRect some = QRect(0, 0, 500, 300) & QRect(QPoint(0, 0), all);
    QCOMPARE(painted(picture, some), fresh(shown.view(), scale, some, Theme::light()));
}

void TestCanvasPicture::anotherMapOfTheSameSizeReplacesAll() {
    Shown first(generate::record(levelOf({201, 151}), {}, 1));
    Shown second(generate::record(levelOf({201, 151}), {}, 2));
    for (double scale : {4.0, 1.0, 0.5, 0.1}) {
        MapPicture picture(Theme::dark());
        picture.setScale(scale);
        picture.setMap(first.view());
        const QRect all(QPoint(0, 0), picture.tiling().pixels());
        const QImage before = painted(picture, all);
        picture.setMap(second.view());
        const QImage after = painted(picture, all);
        QVERIFY(before != after);
        QCOMPARE(after, fresh(second.view(), scale, all, Theme::dark()));
        picture.setMap(std::nullopt);
        picture.setMap(first.view());
        QCOMPARE(painted(picture, all), before);
    }
}

void TestCanvasPicture::wholeScalesEqualTheMapImage() {
    const auto recorded = generate::record(levelOf({131, 77}), {}, 9);
    Shown shown(recorded);
    for (int size : {1, 2, 3, 5, 8, 16, 24}) {
        const auto image =
            widgets::renderMap(recorded.map.cells, recorded.map.marks, recorded.map.ruleset,
                               recorded.map.things, size, Theme::light());
        QVERIFY(image);
        const QRect all(QPoint(0, 0), image->size());
        QCOMPARE(fresh(shown.view(), size, all, Theme::light()), *image);
    }
}

void TestCanvasPicture::smallScalesAreAverages() {
    const auto recorded = generate::record(levelOf({300, 200}), {}, 9);
    Shown shown(recorded);
    const QImage cells = widgets::renderMap(recorded.map.cells, recorded.map.marks,
                                            recorded.map.ruleset, {}, 1, Theme::dark())
                             .value();
    for (double scale : {0.75, 0.5, 0.3, 0.25, 0.1}) {
        MapPicture picture(Theme::dark());
        picture.setScale(scale);
        picture.setMap(shown.view());
        const QImage small = painted(picture, QRect(QPoint(0, 0), picture.tiling().pixels()));
        // Compares with a plain floating-point average over the cells that each pixel covers.
        double worst = 0;
        for (int y = 0; y < small.height(); ++y) {
            for (int x = 0; x < small.width(); ++x) {
                double sum = 0;
                double area = 0;
                for (int cy = static_cast<int>(y / scale); cy < std::min(200.0, (y + 1) / scale);
                     ++cy) {
                    for (int cx = static_cast<int>(x / scale);
                         cx < std::min(300.0, (x + 1) / scale); ++cx) {
                        const double wide =
                            std::min(cx + 1.0, (x + 1) / scale) - std::max<double>(cx, x / scale);
                        const double high =
                            std::min(cy + 1.0, (y + 1) / scale) - std::max<double>(cy, y / scale);
                        sum += qGreen(cells.pixel(cx, cy)) * wide * high;
                        area += wide * high;
                    }
                }
                worst = std::max(worst, std::abs(sum / area - qGreen(small.pixel(x, y))));
            }
        }
        // Below a quarter of a pixel per cell the pyramid is used, whose samples may reach beyond a
        // pixel's edges.
        QVERIFY2(worst < (scale < 0.25 ? 16 : 3), qPrintable(QString::number(worst)));
    }
}

void TestCanvasPicture::timeUpShowsLaterWhatIsMissing() {
    Shown shown(generate::record(levelOf({601, 401}), {}, 3));
    for (double scale : {16.0, 2.0, 0.6, 0.2, 0.05}) {
        MapPicture picture(Theme::dark());
        picture.setScale(scale);
        picture.setMap(shown.view());
        const QRect visible =
            QRect(QPoint(0, 0), picture.tiling().pixels()) & QRect(0, 0, 900, 700);
        QImage image(visible.size(), QImage::Format_RGB32);
        int frames = 0;
        for (bool done = false; !done; ++frames) {
            image.fill(Qt::magenta);
            QPainter painter(&image);
            done = picture.paint(painter, visible, {0, 0}, MapPicture::Clock::now());
            QVERIFY(frames < 10'000);
            // Missing parts are filled with a coarser picture, never left empty.
            QVERIFY(image.pixelColor(visible.width() / 2, visible.height() / 2) !=
                    QColor(Qt::magenta));
        }
        QVERIFY(frames > 1);
        QCOMPARE(image, fresh(shown.view(), scale, visible, Theme::dark()));
        while (!picture.refreshPyramid(MapPicture::Clock::now()))
            ++frames;
        QVERIFY(picture.refreshPyramid(MapPicture::Clock::now()));
    }
}

void TestCanvasPicture::tilesAreBounded() {
    Shown shown(generate::record(levelOf({801, 801}), {}, 3));
    MapPicture picture(Theme::dark());
    picture.setScale(16);
    picture.setMap(shown.view());
    for (int y = 0; y + 500 < 801 * 16; y += 500) {
        for (int x = 0; x + 800 < 801 * 16; x += 800) {
            painted(picture, QRect(x, y, 800, 500));
            QVERIFY(picture.tileBytes() <= std::size_t{64} << 20);
        }
    }
    QVERIFY(picture.tileBytes() > std::size_t{32} << 20);
    const QRect first(0, 0, 800, 500);
    QCOMPARE(painted(picture, first), fresh(shown.view(), 16, first, Theme::dark()));
}

void TestCanvasPicture::widgetShowsThePicture() {
    const auto recorded = generate::record(levelOf({151, 101}), {}, 5);
    Player player;
    Canvas canvas(&player);
    canvas.setMotion(false);
    canvas.setGridVisible(false);
    canvas.resize(640, 400);
    canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    canvas.clearFocus();
    player.setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    for (double cell : {1.0, 4.0, 16.0}) {
        canvas.zoomAbout(cell / 16, {320, 200});
        canvas.repaint();
        QTRY_VERIFY(canvas.isSettled());
        const QImage grabbed = canvas.grab().toImage();
        const QImage whole =
            widgets::renderMap(recorded.map.cells, recorded.map.marks, recorded.map.ruleset, {},
                               static_cast<int>(cell), Theme::dark())
                .value();
        const QPoint origin = canvas.rectOf({0, 0}).topLeft().toPoint();
        for (int y = 0; y < grabbed.height(); ++y) {
            for (int x = 0; x < grabbed.width(); ++x) {
                const QPoint at = QPoint(x, y) - origin;
                const QColor expected =
                    whole.rect().contains(at) ? whole.pixelColor(at) : Theme::dark().canvas;
                if (grabbed.pixelColor(x, y) != expected) {
                    QFAIL(qPrintable(QStringLiteral("%1 %2 at %3").arg(x).arg(y).arg(cell)));
                }
            }
        }
    }
}

MAZELOOM_TEST(TestCanvasPicture)

}  // namespace mazeloom::tst_canvas_picture

#include "tst_canvas_picture.moc"

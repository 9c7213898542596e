// SPDX-License-Identifier: MIT
// Overlays on a real canvas: which cells they mark, how they describe them, and when they update.
#include <array>
#include <functional>
#include <memory>
#include <set>

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"
#include "tests/widgets/canvas/overlay_canvas.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/canvas/overlays/overlay_legend.h"

namespace mazeloom::tst_map_overlays {

using analyse::Distances;
using level::Cell;
using widgets::MapOverlays;
using widgets::Overlay;

namespace {

using Cells = std::set<grid::Point>;

QByteArray text(const Cells& cells) {
    QByteArray all;
    for (grid::Point cell : cells)
        all += QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y) + ' ';
    return all;
}

}  // namespace

class TestMapOverlays : public QObject, private testing::OverlayCanvas {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { close(); }

    void eachMarksWhatItIsAbout_data();
    void eachMarksWhatItIsAbout();
    void formsDifferWithoutColour();
    void saysHowFar();
    void followsTheTimeline();
    void largeLevelsAreDoneElsewhere();
    void withoutAHeroNothingIsSaid();
    void legendNamesWhatIsShown();
    void eachShowsSomethingAndItsLegend();
    void withoutAHeroTheLegendSaysSo();
    void heatsGrowDarker();
    void formsDiffer();
    void colouredAtEveryZoom_data();
    void colouredAtEveryZoom();
    void panningShowsTheSame();

  private:
    void show(const level::Level& level) {
        OverlayCanvas::show(level);
        settle();
    }
    QRect rectOf(grid::Point cell) const { return canvas_->rectOf(cell).toRect(); }
    /// Returns the cells in which two pictures differ.
    Cells differing(const QImage& a, const QImage& b) const;
    Cells cellsThat(const std::function<bool(grid::Point, Cell)>& test) const;
};

void TestMapOverlays::initTestCase() {
    resources::initialise();
}

void TestMapOverlays::init() {
    open();
    // On the hero's right a trap blocks the way to three cells; the last one is walled off.
    show(testing::painted({"##########",  //
                           "#@...x..##",  //
                           "#.##.##.#.",  //
                           "#.$#######"},
                          {}));
}

Cells TestMapOverlays::differing(const QImage& a, const QImage& b) const {
    Cells cells;
    const grid::Size size = player_->timeline()->cells().size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const QRect rect = rectOf({x, y});
            if (a.copy(rect) != b.copy(rect)) cells.insert({x, y});
        }
    }
    return cells;
}

Cells TestMapOverlays::cellsThat(const std::function<bool(grid::Point, Cell)>& test) const {
    Cells found;
    const level::CellGrid& cells = player_->timeline()->cells();
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (test({x, y}, cells.at({x, y}))) found.insert({x, y});
        }
    }
    return found;
}

void TestMapOverlays::eachMarksWhatItIsAbout_data() {
    QTest::addColumn<Overlay>("overlay");
    QTest::addColumn<QByteArray>("expected");
    const Cells around{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {1, 2}, {4, 2}, {1, 3}, {2, 3}};
    Cells open = around;
    open.insert({{5, 1}, {6, 1}, {7, 1}, {7, 2}, {9, 2}});
    QTest::newRow("traps") << Overlay::Traps << text({{5, 1}});
    QTest::newRow("coins") << Overlay::Coins << text({{2, 3}});
    QTest::newRow("reach") << Overlay::Reach << text(open);
    QTest::newRow("distance") << Overlay::Distance << text(around);
}

void TestMapOverlays::eachMarksWhatItIsAbout() {
    QFETCH(Overlay, overlay);
    const QImage before = picture();
    overlays_->setShown(overlay, true);
    QFETCH(QByteArray, expected);
    QCOMPARE(text(differing(before, picture())), expected);
    overlays_->setShown(overlay, false);
    QCOMPARE(text(differing(before, picture())), QByteArray());
}

void TestMapOverlays::formsDifferWithoutColour() {
    overlays_->setShown(Overlay::Reach, true);
    const QImage grey = picture().convertToFormat(QImage::Format_Grayscale8);
    const QImage within = grey.copy(rectOf({6, 1}));
    const QImage never = grey.copy(rectOf({9, 2}));
    // One cell has a stroke from bottom left to top right, the other both diagonals.
    const int side = within.width();
    const auto isMarked = [side](const QImage& cell, int x, int y) {
        const int at = qGray(cell.pixel(x, y));
        const int beside = qGray(cell.pixel(side / 2, y));
        return std::abs(at - beside) > 24;
    };
    const int quarter = side / 4;
    QVERIFY(isMarked(within, side - 1 - quarter, quarter));
    QVERIFY(!isMarked(within, quarter, quarter));
    QVERIFY(isMarked(never, side - 1 - quarter, quarter));
    QVERIFY(isMarked(never, quarter, quarter));
}

void TestMapOverlays::saysHowFar() {
    QCOMPARE(overlays_->describe({4, 2}), QString());
    overlays_->setShown(Overlay::Distance, true);
    QVERIFY(overlays_->describe({4, 2}).contains("4"));
    QVERIFY(overlays_->describe({1, 1}).contains("0"));
    QCOMPARE(overlays_->describe({7, 2}), QString("only over traps"));
    QCOMPARE(overlays_->describe({9, 2}), QString("out of reach"));
    QCOMPARE(overlays_->describe({3, 3}), QString());  // a wall
    QCOMPARE(overlays_->describe({-1, 2}), QString());
    QCOMPARE(overlays_->describe({400, 2}), QString());
}

void TestMapOverlays::followsTheTimeline() {
    level::Level level = testing::solid({21, 9}, {"hidden-maze"}, level::Ruleset::Temple);
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level.objects.push_back(testing::heroAt({1, 1}));
    show(level);
    QVERIFY(player_->count() > 4);
    overlays_->setShown(Overlay::HiddenMaze, true);
    const auto aisles = [](grid::Point, Cell cell) { return cell.isAisle(); };
    for (const trace::StepIndex step : {player_->count() / 2, player_->count()}) {
        player_->seek(step);
        overlays_->setShown(Overlay::HiddenMaze, false);
        const QImage without = picture();
        overlays_->setShown(Overlay::HiddenMaze, true);
        const Cells expected = cellsThat(aisles);
        QVERIFY(!expected.empty());
        QCOMPARE(text(differing(without, picture())), text(expected));
    }
    // The overlay follows the shown moment without being switched off and on.
    player_->seek(player_->count() / 2);
    const QImage half = picture();
    const Cells then = cellsThat(aisles);
    player_->last();
    const Cells added =
        cellsThat([&](grid::Point p, Cell cell) { return cell.isAisle() && !then.contains(p); });
    const Cells changed = differing(half, picture());
    for (grid::Point cell : added)
        QVERIFY(changed.contains(cell));
}

void TestMapOverlays::largeLevelsAreDoneElsewhere() {
    level::Level level = testing::solid({600, 600}, {}, level::Ruleset::Temple);
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level.objects.push_back(testing::heroAt({10, 20}));
    show(level);
    overlays_->setShown(Overlay::Distance, true);
    canvas_->repaint();
    QTRY_VERIFY(overlays_->describe({599, 599}).contains(QString::number(589 + 579)));
    // Another level is shown meanwhile: the pending result must not be used for it.
    level.objects.front().at = {0, 0};
    show(level);
    canvas_->repaint();
    QTRY_VERIFY(overlays_->describe({599, 599}).contains(QString::number(599 + 599)));
    show(level);
    canvas_->repaint();
    canvas_.reset();  // during the computation
    init();
}

void TestMapOverlays::withoutAHeroNothingIsSaid() {
    show(testing::painted({"....", "...."}, {}));
    overlays_->setShown(Overlay::Reach, true);
    overlays_->setShown(Overlay::Distance, true);
    settle();
    QCOMPARE(overlays_->describe({1, 1}), QString());
    player_->clear();
    canvas_->repaint();
    QCOMPARE(overlays_->describe({1, 1}), QString());
}

void TestMapOverlays::legendNamesWhatIsShown() {
    QImage image(800, 600, QImage::Format_RGB32);
    QPainter painter(&image);
    const widgets::Theme theme = widgets::Theme::dark();
    widgets::OverlaySet shown;
    QVERIFY(widgets::paintLegend(painter, image.rect(), shown, 9, theme).isEmpty());
    shown.set(Overlay::Distance, true);
    const QRect one = widgets::paintLegend(painter, image.rect(), shown, 9, theme);
    QVERIFY(image.rect().contains(one));
    shown.set(Overlay::Reach, true);
    const QRect three = widgets::paintLegend(painter, image.rect(), shown, 9, theme);
    QVERIFY(three.height() > one.height() + 30);
    QVERIFY(image.rect().contains(three));
    QVERIFY(widgets::paintLegend(painter, QRect(0, 0, 90, 60), shown, 9, theme).isEmpty());
}

void TestMapOverlays::eachShowsSomethingAndItsLegend() {
    level::Level level = testing::painted({"##########",  //
                                           "#@...x..##",  //
                                           "#.##.##.#.",  //
                                           "#.$#######"},
                                          {"hidden-maze", "reach", "coins"});
    level.kept.cells.set({4, 1}, level::KeptCell(level::Cell(level::Terrain::Floor)));
    show(level);
    QImage paper(800, 400, QImage::Format_RGB32);
    for (int i = 0; i < widgets::kOverlays; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (overlay == Overlay::Dark) {
            // Only floors of a descent are dark.
            const level::Level night =
                testing::solid({24, 16}, {"corridors", "light"}, level::Ruleset::Descent);
            show(testing::with(night, "light", "rooms", std::int64_t{100}));
        }
        const QImage bare = picture();
        overlays_->setShown(overlay, true);
        QVERIFY(!differing(bare, picture()).empty());
        overlays_->setShown(overlay, false);
        widgets::OverlaySet shown;
        shown.set(overlay, true);
        QPainter painter(&paper);
        QVERIFY(!widgets::paintLegend(painter, paper.rect(), shown, 9, widgets::Theme::dark())
                     .isEmpty());
    }
}

void TestMapOverlays::withoutAHeroTheLegendSaysSo() {
    const auto legend = [](widgets::OverlaySet shown, std::optional<std::uint32_t> farthest) {
        QImage paper(800, 400, QImage::Format_RGB32);
        paper.fill(Qt::black);
        QPainter painter(&paper);
        widgets::paintLegend(painter, paper.rect(), shown, farthest, widgets::Theme::dark());
        return paper;
    };
    widgets::OverlaySet distance;
    distance.set(Overlay::Distance, true);
    widgets::OverlaySet reach;
    reach.set(Overlay::Reach, true);
    widgets::OverlaySet both = reach;
    both.set(Overlay::Distance, true);
    QVERIFY(legend(distance, {}) != legend(distance, 0));
    // Without a hero there are no steps to colour, so the legend has the same line for each of
    // these overlays.
    QCOMPARE(legend(distance, {}), legend(reach, {}));
    QCOMPARE(legend(both, {}), legend(reach, {}));
    // The canvas, too, looks different with and without a hero.
    overlays_->setShown(Overlay::Distance, true);
    show(testing::painted({"#####", "#...#", "#####"}, {}));
    const QImage without = picture();
    show(testing::painted({"#####", "#@..#", "#####"}, {}));
    QVERIFY(!differing(without, picture()).empty());
    overlays_->setShown(Overlay::Distance, false);
}

void TestMapOverlays::heatsGrowDarker() {
    for (const int length : {1, 2, 40, 300}) {
        level::CellGrid cells({length, 1});
        for (int x = 0; x < length; ++x)
            cells.at({x, 0}) = Cell(level::Terrain::Floor);
        const Distances distances(cells, {0, 0});
        const level::KeptCells kept;
        const widgets::OverlayData data{.cells = cells, .kept = kept, .distances = &distances};
        const auto marks = widgets::infoOf(Overlay::Distance).marks(data, widgets::Theme::dark());
        const auto greyOf = [&](int x) {
            return qGray(qUnpremultiply(marks->groundAt(cells.index({x, 0}))));
        };
        for (int x = 1; x < length; ++x)
            QVERIFY(greyOf(x) <= greyOf(x - 1));
        QVERIFY(length == 1 || greyOf(length - 1) < greyOf(0) - 100);
    }
}

/// Each shape in a cell has a bit of its own, so that shapes can be combined.
void TestMapOverlays::formsDiffer() {
    widgets::OverlayForm all = 0;
    for (int i = 0; i < widgets::kOverlays; ++i) {
        const widgets::OverlayForm forms = widgets::infoOf(static_cast<Overlay>(i)).forms;
        QCOMPARE(all & forms, 0u);
        all |= forms;
    }
}

void TestMapOverlays::colouredAtEveryZoom_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {0.25, 0.5, 1.0, 2.0, 3.0, 4.0, 7.0, 40.0})
        QTest::addRow("%g pixels", scale) << scale;
}

void TestMapOverlays::colouredAtEveryZoom() {
    QFETCH(double, scale);
    level::Level level = testing::solid({860, 300}, {}, level::Ruleset::Temple);
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Wall));
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 430; ++x)
            level.paint->at({x, y}) = static_cast<level::Paint>(level::Terrain::Floor);
    }
    level.objects.push_back(testing::heroAt({420, 150}));
    show(level);
    canvas_->zoomAbout(scale / 16, QPointF(800, 120));
    const QImage before = picture();
    overlays_->setShown(Overlay::Reach, true);
    const auto centre = [this](grid::Point cell) {
        return canvas_->rectOf(cell).center().toPoint() + QPoint(1, -1);
    };
    const QImage after = picture();
    for (const grid::Point cell : {grid::Point{425, 150}, {435, 150}}) {
        const QPoint at = centre(cell);
        QVERIFY(before.rect().contains(at));
        QCOMPARE(after.pixel(at) != before.pixel(at), cell.x < 430);
    }
}

/// Pixels that are reused while panning equal pixels drawn anew.
void TestMapOverlays::panningShowsTheSame() {
    level::Level level;
    level.id = "large";
    level.size = {300, 200};
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level.objects.push_back(testing::heroAt({150, 100}));
    for (const char* stage : {"shape", "hidden-maze", "reach", "traps", "coins"})
        level.recipe.stages.push_back({stage, true, {}});
    show(level);
    const std::array all{Overlay::HiddenMaze, Overlay::Traps, Overlay::Coins, Overlay::Reach,
                         Overlay::Distance};
    for (const Overlay overlay : all)
        overlays_->setShown(overlay, true);
    random::Stream random(5);
    for (const double scale : {0.75, 1.0, 3.0, 6.0, 30.0}) {
        canvas_->zoomAbout(scale / 16, {800, 120});
        for (int i = 0; i < 8; ++i) {
            const QPointF middle(random.between(0, 300), random.between(0, 200));
            canvas_->centreOn(middle);
            if (i % 2 == 0) canvas_->repaint();  // perhaps before everything is drawn
            canvas_->centreOn(middle + QPointF(random.between(-20, 20), random.between(-9, 9)));
            const QImage kept = picture();
            overlays_->setShown(Overlay::Coins, false);
            settle();
            overlays_->setShown(Overlay::Coins, true);
            QVERIFY(picture() == kept);
        }
    }
}

MAZELOOM_TEST(TestMapOverlays)

}  // namespace mazeloom::tst_map_overlays

#include "tst_map_overlays.moc"

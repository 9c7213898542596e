// SPDX-License-Identifier: MIT
// The overlay of what can be known, on a real canvas: which cells it marks, how it describes them,
// and that it belongs to the shown level.
#include <memory>

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/widgets/canvas/overlay_canvas.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/overlays/overlay_legend.h"
#include "widgets/known/known_text.h"

namespace mazeloom::tst_known_overlay {

using grid::Point;
using play::temple::Numbers;
using widgets::KnownSource;
using widgets::MapOverlays;
using widgets::Overlay;

namespace {

level::Level openHall(grid::Size size) {
    level::Level level = testing::solid(size, {}, level::Ruleset::Temple);
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level.objects.push_back(testing::heroAt({10, 20}));
    return level;
}

}  // namespace

class TestKnownOverlay : public QObject, private testing::OverlayCanvas {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup() { close(); }

    void marksOpenCellsAlone_data();
    void marksOpenCellsAlone();
    void formsDifferWithoutColour();
    void saysWhy();
    void numbersDecideWhatIsKnown();
    void chancesAreReadWhereThereIsRoom();
    void numbersUnderThePointersReasonAreFramed();
    void deductionsAreWalkedStepByStep();
    void isOfTheLatestLevel();
    void largeLevelsAreNotThoughtThrough();
    void withoutAHeroTheLegendSaysSo();
    void endsWithTheCanvas();

  private:
    QImage cell(const QImage& image, Point cell) const {
        return image.copy(canvas_->rectOf(cell).toRect());
    }
};

void TestKnownOverlay::init() {
    open();
    // The trap in the corridor is certain. One of the traps in the right room is at the fork.
    show(testing::painted({"########",  //
                           "#@.x...#",  //
                           "####.#.#",  //
                           "########"},
                          {}));
}

void TestKnownOverlay::marksOpenCellsAlone_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void TestKnownOverlay::marksOpenCellsAlone() {
    QFETCH(bool, dark);
    canvas_->setTheme(dark ? widgets::Theme::dark() : widgets::Theme::light());
    const QImage before = picture();
    overlays_->setShown(Overlay::Known, true);
    const QImage after = picture();
    const level::CellGrid& cells = player_->timeline()->cells();
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const bool isMarked = cell(before, {x, y}) != cell(after, {x, y});
            QCOMPARE(isMarked, cells.at({x, y}).isWalkable());
        }
    }
    overlays_->setShown(Overlay::Known, false);
    QCOMPARE(picture(), before);
}

void TestKnownOverlay::formsDifferWithoutColour() {
    // Three cells that look alike except for the overlay.
    show(testing::painted({"@.#####", "..#.x..", "..#####"}, {}));
    overlays_->setNumbers(Numbers::Visited);
    overlays_->setShown(Overlay::Known, true);
    picture();
    const auto corner = [&](Point p) {
        const QImage grey = cell(picture(), p).convertToFormat(QImage::Format_Grayscale8);
        // The part of the cell with the sign, which is lighter or darker than the ground.
        const QRect sign(grey.width() * 58 / 100, grey.height() * 5 / 100, grey.width() * 37 / 100,
                         grey.height() * 37 / 100);
        const QImage part = grey.copy(sign);
        QByteArray form;
        const int ground = qGray(grey.pixel(grey.width() / 8, grey.height() / 2));
        for (int y = 0; y < part.height(); ++y) {
            for (int x = 0; x < part.width(); ++x)
                form += std::abs(qGray(part.pixel(x, y)) - ground) > 40 ? '#' : '.';
        }
        return form;
    };
    const QByteArray safe = corner({1, 1});
    const QByteArray unknown = corner({3, 1});
    QVERIFY(safe.contains('#') && unknown.contains('#'));
    QVERIFY(safe != unknown);
}

void TestKnownOverlay::saysWhy() {
    QCOMPARE(overlays_->describe({3, 1}), QString());
    overlays_->setShown(Overlay::Known, true);
    settle();
    const auto says = [this](Point p, const char* words) {
        const QString text = overlays_->describe(p);
        QVERIFY2(text.contains(QLatin1String(words)), qPrintable(text));
    };
    says({1, 1}, "Safe: no trap lies at the start");
    says({2, 1}, "Safe");
    says({3, 1}, "A trap: the marked 1 has no other cells left");
    QCOMPARE(overlays_->describe({0, 0}), QString());
    QCOMPARE(overlays_->describe({-1, 1}), QString());
    QCOMPARE(overlays_->describe({400, 1}), QString());
    // The description is added to other overlays' descriptions.
    overlays_->setShown(Overlay::Distance, true);
    settle();
    says({2, 1}, "1 step");
    says({2, 1}, "Safe");
}

void TestKnownOverlay::numbersDecideWhatIsKnown() {
    show(testing::painted({"#@#", "x..", "###"}, {}));
    overlays_->setShown(Overlay::Known, true);
    settle();
    // The cell below the hero is not visited but shows its number, so it holds no trap: the trap is
    // on its left or right.
    QVERIFY(overlays_->describe({1, 1}).contains("Safe"));
    QVERIFY(overlays_->describe({0, 1}).contains("1 in 2 (50 %)"));
    QSignalSpy changed(overlays_, &MapOverlays::changed);
    overlays_->setNumbers(Numbers::Visited);
    QVERIFY(changed.count() > 0);
    settle();
    const QString text = overlays_->describe({0, 1});
    QVERIFY2(text.contains("1 in 3 (33 %)"), qPrintable(text));
    overlays_->setNumbers(Numbers::All);
    settle();
    QVERIFY(overlays_->describe({1, 1}).contains("Safe"));
}

void TestKnownOverlay::chancesAreReadWhereThereIsRoom() {
    QCOMPARE(widgets::percentOf(333), QString("33 %"));
    QCOMPARE(widgets::percentOf(1), QString("<1 %"));
    QCOMPARE(widgets::percentOf(999), QString(">99 %"));
    show(testing::painted({"#@#", "x..", "###"}, {}));
    overlays_->setNumbers(Numbers::Visited);
    overlays_->setShown(Overlay::Known, true);
    const QImage large = picture();
    QVERIFY(canvas_->rectOf({0, 1}).width() >= 28);
    // The upper half of the unknown cell has more ink than a tick: it shows the chance.
    const auto ink = [&](Point p) {
        const QImage upper = cell(large, p).copy(2, 2, 1000, 1000);
        int count = 0;
        const int ground = qGray(upper.pixel(upper.width() / 2, upper.height() * 7 / 8));
        for (int y = 0; y < upper.height() / 2; ++y) {
            for (int x = 0; x < upper.width() - 4; ++x)
                count += std::abs(qGray(upper.pixel(x, y)) - ground) > 30 ? 1 : 0;
        }
        return count;
    };
    QVERIFY(ink({2, 1}) > 20);
}

void TestKnownOverlay::numbersUnderThePointersReasonAreFramed() {
    overlays_->setShown(Overlay::Known, true);
    const QImage before = picture();
    QTest::mouseMove(canvas_.get(), canvas_->rectOf({3, 1}).center().toPoint());
    QTRY_COMPARE(canvas_->hoveredCell(), (std::optional<Point>({3, 1})));
    const QImage after = picture();
    // The trap follows from one number; the test does not say which of the two beside it.
    const bool left = cell(before, {2, 1}) != cell(after, {2, 1});
    QVERIFY(left);
    QVERIFY(cell(before, {3, 1}) != cell(after, {3, 1}));
    QCOMPARE(cell(before, {6, 2}), cell(after, {6, 2}));
    // The mark disappears when the pointer moves away.
    QTest::mouseMove(canvas_.get(), canvas_->rectOf({0, 0}).center().toPoint());
    QTRY_COMPARE(canvas_->hoveredCell(), (std::optional<Point>({0, 0})));
    QCOMPARE(cell(picture(), {2, 1}), cell(before, {2, 1}));
}

void TestKnownOverlay::deductionsAreWalkedStepByStep() {
    level::Level level = testing::painted({"##########",  //
                                           "#@.......#",  //
                                           "#....x...#",  //
                                           "#..x.....#",  //
                                           "#........#",  //
                                           "##########"},
                                          {"hidden-maze", "deducible"});
    level.objectives.coins = 0;
    show(level);
    overlays_->setNumbers(Numbers::Near);
    overlays_->setShown(Overlay::Known, true);
    const trace::Trace& trace = player_->timeline()->trace();
    player_->seek(trace.stepCount());
    settle();
    const auto walk = analyse::explain::walkAt(trace, trace.stepCount());
    QVERIFY(walk.has_value());
    QVERIFY(walk->end - walk->first > 5);
    // Each deduced cell is unknown until its step, and explained from then on.
    const auto isLater = [&](trace::StepIndex step) {
        return overlays_->describe(trace.initial.point(trace.steps[step].at))
            .startsWith("Not deduced yet");
    };
    std::vector<trace::StepIndex> positions;
    for (trace::StepIndex at = walk->first; at <= walk->end; ++at)
        positions.push_back(at);
    positions.insert(positions.end(), {walk->first + 2, walk->first, walk->end - 1});
    for (const trace::StepIndex position : positions) {
        player_->seek(position);
        settle();
        for (trace::StepIndex step = walk->first; step < walk->end; ++step)
            QCOMPARE(isLater(step), step >= position);
    }
    // The last deduction is framed, with the numbers that it follows from.
    const trace::StepIndex last = walk->end - 2;
    const grid::Point cellOfLast = trace.initial.point(trace.steps[last].at);
    player_->seek(last);
    const QImage before = cell(picture(), cellOfLast);
    player_->seek(last + 1);
    QVERIFY(cell(picture(), cellOfLast) != before);
    // Before the deductions, what can be known is shown as everywhere.
    player_->seek(walk->first == 0 ? 0 : walk->first - 1);
    settle();
    if (walk->first > 0) QVERIFY(!isLater(last));
}

void TestKnownOverlay::isOfTheLatestLevel() {
    overlays_->setShown(Overlay::Known, true);
    const level::Level one = testing::painted({"@.x.", "####"}, {});
    const level::Level other = testing::painted({"@..x", "####"}, {});
    for (int i = 0; i < 40; ++i) {
        show(i % 2 == 0 ? one : other);
        canvas_->repaint();
        if (i % 7 == 0) QTest::qWait(1);
    }
    settle();
    QVERIFY(overlays_->describe({3, 0}).contains("A trap"));
    QVERIFY(overlays_->describe({2, 0}).contains("Safe"));
    player_->clear();
    canvas_->repaint();
    QCOMPARE(overlays_->describe({3, 0}), QString());
}

void TestKnownOverlay::largeLevelsAreNotThoughtThrough() {
    show(openHall({513, 512}));
    const QImage bare = picture();
    overlays_->setShown(Overlay::Known, true);
    const QImage told = picture();
    QCOMPARE(overlays_->describe({10, 20}), QString());
    // Only the legend changes: it says why no cell is marked.
    QVERIFY(bare != told);
    const QRect right(700, 0, 900, 240);  // right of the legend
    QCOMPARE(bare.copy(right), told.copy(right));
}

void TestKnownOverlay::withoutAHeroTheLegendSaysSo() {
    const auto legend = [](widgets::KnownLegend known) {
        QImage paper(1200, 400, QImage::Format_RGB32);
        paper.fill(Qt::black);
        QPainter painter(&paper);
        widgets::OverlaySet shown;
        shown.set(Overlay::Known, true);
        widgets::paintLegend(painter, paper.rect(), shown, 9, widgets::Theme::dark(), known);
        return paper;
    };
    using widgets::KnownLack;
    const QImage plain = legend({});
    QImage last = plain;
    for (const KnownLack lack :
         {KnownLack::NotATemple, KnownLack::TooLarge, KnownLack::NoHero, KnownLack::HiddenTrap}) {
        const QImage one = legend({lack, Numbers::All});
        QVERIFY(one != last && one != plain);
        last = one;
    }
    QVERIFY(legend({KnownLack::None, Numbers::Near}) != plain);
    QVERIFY(legend({KnownLack::None, Numbers::Visited}) != plain);

    show(testing::painted({"....", ".x.."}, {}));
    overlays_->setShown(Overlay::Known, true);
    settle();
    QCOMPARE(overlays_->describe({1, 1}), QString());
}

void TestKnownOverlay::endsWithTheCanvas() {
    show(openHall({300, 300}));
    overlays_->setShown(Overlay::Known, true);
    canvas_->repaint();
    canvas_.reset();  // during the computation
}

MAZELOOM_TEST(TestKnownOverlay)

}  // namespace mazeloom::tst_known_overlay

#include "tst_known_overlay.moc"

// SPDX-License-Identifier: MIT
// Charts draw and describe surveys: their marks hold every seed once, lie where they are hit, and
// can be exported.
#include <algorithm>
#include <cmath>
#include <set>

#include <QApplication>
#include <QDir>
#include <QFontMetricsF>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "core/analyse/atlas/telling_pair.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"
#include "tests/widgets/charts/sample_surveys.h"
#include "widgets/charts/bar_chart.h"
#include "widgets/charts/chart_file.h"
#include "widgets/charts/heat_chart.h"
#include "widgets/charts/spark_chart.h"
#include "widgets/charts/sweep/choice_chart.h"
#include "widgets/charts/sweep/curve_chart.h"
#include "widgets/charts/sweep/new_sweep_chart.h"

namespace mazeloom::tst_charts {

using namespace widgets;

class TestCharts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void barsHoldEverySeedOnce();
    void cellsHoldEverySeedOnce();
    void axesCanBeExchanged();
    void marksLieWhereTheyArePointedAt();
    void keysReachEveryMark();
    void marksAreFoundAgain();
    void fewIsNotNone();
    void fullerIsStronger();
    void aSecondSurveyIsAnOutline();
    void pointsTellWhatTheSweepFound();
    void choicesStandApart();
    void whatCannotRunIsTold();
    void emptyChartsSaySo();
    void sentencesAreWhole();
    void sharesAddUpInTheUsersNumbers();
    void svgHasEachBarAndText();
    void pngIsAsLargeAsAsked();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void sparksShowWhereValuesLie();

  private:
    std::vector<std::unique_ptr<Chart>> allCharts() const;

    std::optional<analyse::Survey> survey_;
    std::optional<analyse::Survey> other_;
    std::optional<analyse::Sweep> sweep_;
    std::optional<analyse::Sweep> choices_;
};

namespace {

constexpr QSize kSize(520, 340);

ChartSpace spaceOf(const QSize& size = kSize) {
    return {QRectF(QPointF(), size), QApplication::font(), true};
}

QImage imageOf(const Chart& chart, const Theme& theme = Theme::dark(), const QSize& size = kSize) {
    return chartImage(chart, size, theme, QApplication::font());
}

/// Counts the pixels of a colour within a rectangle. `tolerance` allows for letters and slanted
/// lines, which blend into the background.
int pixelsOf(const QImage& image, const QColor& colour, const QRectF& within, int tolerance = 0) {
    int count = 0;
    const QRect rect = within.toRect().intersected(image.rect());
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += std::abs(pixel.red() - colour.red()) <= tolerance &&
                             std::abs(pixel.green() - colour.green()) <= tolerance &&
                             std::abs(pixel.blue() - colour.blue()) <= tolerance
                         ? 1
                         : 0;
        }
    }
    return count;
}

std::set<int> reachedFrom(const Chart& chart, int start) {
    std::set<int> reached{start};
    std::vector<int> open{start};
    while (!open.empty()) {
        const int mark = open.back();
        open.pop_back();
        for (const Toward toward :
             {Toward::Left, Toward::Right, Toward::Up, Toward::Down, Toward::First, Toward::Last}) {
            const int next = chart.neighbour(mark, toward);
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

}  // namespace

void TestCharts::initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const std::vector<std::string> ids{"dead-ends", "rooms", "open-cells", "longest-way"};
    survey_ = testing::surveyOfRooms(40, 400, ids);
    other_ = testing::surveyOfRooms(10, 150, ids);
    sweep_ = testing::sweepOfAttempts({"1", "5", "10", "20", "40", "80"}, 120);
    choices_ = testing::sweepOf("maze.algorithm", {"prim", "kruskal", "wilson"}, 60);
}

std::vector<std::unique_ptr<Chart>> TestCharts::allCharts() const {
    std::vector<std::unique_ptr<Chart>> charts;
    for (std::size_t i = 0; i < 4; ++i) {
        charts.push_back(newBarChart(*survey_, i));
        charts.push_back(newBarChart(*survey_, i, &*other_, "Forty attempts", "Ten attempts"));
        charts.push_back(newHeatChart(*survey_, i, (i + 1) % 4));
        charts.push_back(newSparkChart(*survey_, i));
    }
    for (std::size_t i = 0; i < 3; ++i)
        charts.push_back(newSweepChart(*sweep_, i));
    charts.push_back(newSweepChart(*choices_, 0));
    return charts;
}

void TestCharts::barsHoldEverySeedOnce() {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto chart = newBarChart(*survey_, i);
        QVERIFY(chart->marks() > 1);
        std::uint64_t sum = 0;
        for (int mark = 0; mark < chart->marks(); ++mark)
            sum += chart->barOf(mark).count;
        QCOMPARE(sum, std::uint64_t{400});
        const auto two = newBarChart(*survey_, i, &*other_, "a", "b");
        QCOMPARE(two->series().count(), std::uint64_t{400});
        QCOMPARE(two->second()->count(), std::uint64_t{150});
        for (std::size_t bar = 0; bar < two->series().bars.size(); ++bar)
            QVERIFY(two->series().bars[bar].values == two->second()->bars[bar].values);
    }
}

void TestCharts::cellsHoldEverySeedOnce() {
    const auto pair = analyse::mostTellingPair(*survey_);
    QVERIFY(pair.has_value());
    const auto chart = newHeatChart(*survey_, pair->a, pair->b);
    std::uint64_t sum = 0;
    for (int mark = 0; mark < chart->marks(); ++mark)
        sum += chart->cellOf(mark).count;
    QCOMPARE(sum, std::uint64_t{400});
}

void TestCharts::axesCanBeExchanged() {
    const auto one = newHeatChart(*survey_, 0, 2);
    const auto other = newHeatChart(*survey_, 2, 0);
    QCOMPARE(one->marks(), other->marks());
    for (int mark = 0; mark < one->marks(); ++mark) {
        const HeatChart::Cell cell = one->cellOf(mark);
        const QPointF values = one->valuesOf(mark);
        const HeatChart::Cell same = other->cellOf(other->markOf({values.y(), values.x()}));
        QVERIFY(cell.x == same.y && cell.y == same.x);
        QCOMPARE(cell.count, same.count);
    }
}

void TestCharts::marksLieWhereTheyArePointedAt() {
    for (const QSize size : {kSize, QSize(300, 260), QSize(1600, 900)}) {
        for (const auto& chart : allCharts()) {
            const ChartSpace space = spaceOf(size);
            QVERIFY(chart->marks() > 0);
            for (int mark = 0; mark < chart->marks(); ++mark) {
                const QRectF rect = chart->rectOf(mark, space);
                QVERIFY(space.bounds.contains(rect));
                if (rect.width() < 1 || rect.height() < 1) continue;
                QCOMPARE(chart->markAt(rect.center(), space), mark);
                QCOMPARE(chart->markAt(rect.topLeft() + QPointF(0.4, 0.4), space), mark);
            }
            QCOMPARE(chart->markAt({-5, -5}, space), -1);
        }
    }
}

void TestCharts::keysReachEveryMark() {
    for (const auto& chart : allCharts()) {
        QCOMPARE(static_cast<int>(reachedFrom(*chart, 0).size()), chart->marks());
        QCOMPARE(static_cast<int>(reachedFrom(*chart, chart->marks() - 1).size()), chart->marks());
        // Marks with larger values lie further right and further up.
        const ChartSpace space = spaceOf({1600, 1200});
        for (int mark = 0; mark < chart->marks(); ++mark) {
            const QPointF at = chart->rectOf(mark, space).center();
            const int right = chart->neighbour(mark, Toward::Right);
            const int up = chart->neighbour(mark, Toward::Up);
            if (right != mark) QVERIFY(chart->rectOf(right, space).center().x() > at.x());
            if (up != mark) QVERIFY(chart->rectOf(up, space).center().y() < at.y());
            if (right != mark) QCOMPARE(chart->neighbour(right, Toward::Left), mark);
            if (up != mark) QCOMPARE(chart->neighbour(up, Toward::Down), mark);
        }
    }
}

void TestCharts::marksAreFoundAgain() {
    for (const auto& chart : allCharts()) {
        for (int mark = 0; mark < chart->marks(); ++mark)
            QCOMPARE(chart->markOf(chart->valuesOf(mark)), mark);
    }
    // In a chart with wider bars, the bar that contains the values.
    const auto fine = newBarChart(*survey_, 2);
    const auto coarse = newBarChart(*survey_, 2, nullptr, {}, {}, 8);
    QVERIFY(coarse->marks() < fine->marks());
    for (int mark = 0; mark < fine->marks(); ++mark) {
        const analyse::Stretch values = fine->barOf(mark).values;
        const analyse::Stretch wide = coarse->barOf(coarse->markOf(fine->valuesOf(mark))).values;
        QVERIFY(wide.first <= values.last && wide.last >= values.first);
    }
}

void TestCharts::fewIsNotNone() {
    // One seed of ten thousand is visible, with nothing between it and the others.
    std::vector<std::pair<int, int>> values(10'000, {3, 2});
    values.back() = {9, 7};
    const auto survey = testing::surveyOfValues(values);
    for (const Theme* theme : {&Theme::dark(), &Theme::light(), &Theme::highContrast()}) {
        const ChartColours colours = chartColours(*theme);
        const auto bars = newBarChart(survey, 0);
        const QImage image = imageOf(*bars, *theme);
        for (int mark = 0; mark < bars->marks(); ++mark) {
            const int drawn = pixelsOf(image, colours.bar, bars->rectOf(mark, spaceOf()));
            QCOMPARE(drawn > 0, bars->barOf(mark).count > 0);
        }
        const auto map = newHeatChart(survey, 0, 1);
        const QImage cells = imageOf(*map, *theme);
        for (int mark = 0; mark < map->marks(); ++mark) {
            const QPoint middle = map->rectOf(mark, spaceOf()).center().toPoint();
            const QColor colour = cells.pixelColor(middle);
            const std::uint64_t count = map->cellOf(mark).count;
            const QColor wanted = count == 0   ? colour
                                  : count == 1 ? colours.heat(0)
                                               : colours.heat(1);
            QCOMPARE(colour, wanted);
            if (count == 0) QVERIFY(colour == colours.ground || colour == colours.grid);
        }
        // In every theme, the cell with the fewest seeds is distinguishable from the background.
        const auto apart = [](const QColor& a, const QColor& b) {
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                   std::abs(a.blue() - b.blue());
        };
        QVERIFY(apart(colours.few, colours.ground) > 60);
        QVERIFY(apart(colours.second, colours.bar) > 150);
    }
}

void TestCharts::fullerIsStronger() {
    for (const Theme* theme : {&Theme::dark(), &Theme::light(), &Theme::highContrast()}) {
        const ChartColours colours = chartColours(*theme);
        // The scale gets steadily lighter on dark backgrounds, and darker on light ones.
        int before = qGray(colours.ground.rgb());
        for (int i = 0; i <= 20; ++i) {
            const int gray = qGray(colours.heat(i / 20.0).rgb());
            QVERIFY(theme->isDark ? gray > before : gray < before);
            before = gray;
        }
    }
}

void TestCharts::aSecondSurveyIsAnOutline() {
    const auto chart = newBarChart(*survey_, 1, &*other_, "Forty attempts", "Ten attempts");
    const ChartColours colours = chartColours(Theme::dark());
    const QImage image = imageOf(*chart);
    const QImage alone = imageOf(*newBarChart(*survey_, 1));
    QVERIFY(pixelsOf(image, colours.second, image.rect()) > 100);
    QCOMPARE(pixelsOf(alone, colours.second, alone.rect()), 0);
    QVERIFY(chart->textOf(0).contains("Ten attempts"));
    // A survey without this measure cannot be compared.
    const auto values = testing::surveyOfRooms(10, 20, {"open-cells"});
    QVERIFY(!newBarChart(*survey_, 1, &values, "a", "b")->second());
}

void TestCharts::pointsTellWhatTheSweepFound() {
    for (std::size_t i = 0; i < 3; ++i) {
        const auto chart = newSweepChart(*sweep_, i);
        QCOMPARE(chart->marks(), 6);
        for (int mark = 0; mark < chart->marks(); ++mark) {
            const analyse::SweepPoint& point = sweep_->points()[static_cast<std::size_t>(mark)];
            const auto band = analyse::bandOf(point.survey.tallies()[i]);
            QVERIFY(chart->pointOf(mark).band == band);
            QCOMPARE(chart->pointOf(mark).number.value(), std::stoll(point.value));
            const QString text = chart->textOf(mark);
            QVERIFY(text.contains(QLocale().toString(static_cast<qlonglong>(band->median))));
            QVERIFY(text.contains(QString::fromStdString(point.value)));
        }
    }
    // The curve passes through the medians.
    const auto chart = newSweepChart(*sweep_, 1);
    const QImage image = imageOf(*chart);
    const ChartColours colours = chartColours(Theme::dark());
    for (int mark = 0; mark < chart->marks(); ++mark)
        QVERIFY(pixelsOf(image, colours.line, chart->rectOf(mark, spaceOf())) > 10);
}

void TestCharts::choicesStandApart() {
    const auto chart = newSweepChart(*choices_, 0);
    QVERIFY(dynamic_cast<const ChoiceChart*>(chart.get()) != nullptr);
    QCOMPARE(chart->marks(), 3);
    const ChartColours colours = chartColours(Theme::dark());
    const QImage image = imageOf(*chart);
    for (int mark = 0; mark < 3; ++mark) {
        QVERIFY(!chart->pointOf(mark).number);
        const QRectF rect = chart->rectOf(mark, spaceOf());
        QVERIFY(pixelsOf(image, colours.line, rect) > 10);
        // No line connects one choice to the next.
        const QRectF between(rect.left(), rect.bottom() - 1, rect.width(), 2);
        QCOMPARE(pixelsOf(image, colours.line, between), 0);
        if (mark > 0) QVERIFY(rect.top() >= chart->rectOf(mark - 1, spaceOf()).bottom());
    }
    QVERIFY(chart->textOf(0).contains("Prim"));
    // Values that do not rise have no order that a curve could follow.
    const auto unordered = testing::sweepOfAttempts({"20", "5"}, 20);
    QVERIFY(dynamic_cast<const ChoiceChart*>(newSweepChart(unordered, 0).get()) != nullptr);
    // A switch.
    const auto switched = testing::sweepOf("rooms.enabled", {"true", "false"}, 20);
    QCOMPARE(newSweepChart(switched, 0)->pointOf(0).name, QStringLiteral("on"));
}

void TestCharts::whatCannotRunIsTold() {
    std::vector<SweptPoint> points;
    for (int i = 0; i < 5; ++i)
        points.push_back({QString::number(i), i, analyse::Band{1, 2, 3, 4, 5, 6, 7, 100}});
    points[2].band.reset();
    points[2].flaw = "unite needs rooms";
    points[4].band.reset();
    points[4].failures = 100;
    points[0].failures = 3;
    const CurveChart chart({{"Rooms", "Rooms"}, "Rooms: Attempts"}, points, 3);
    QVERIFY(chart.textOf(2).contains("unite needs rooms"));
    QVERIFY(chart.textOf(4).contains("100 seed"));
    QVERIFY(chart.textOf(0).contains("3 seed"));
    const ChartColours colours = chartColours(Theme::dark());
    const QImage image = imageOf(chart);
    for (int mark = 0; mark < 5; ++mark) {
        const QRectF rect = chart.rectOf(mark, spaceOf());
        QCOMPARE(pixelsOf(image, colours.flaw, rect, 40) > 0, mark == 2 || mark == 4);
    }
}

void TestCharts::emptyChartsSaySo() {
    const analyse::Survey none({"1.0", "test", "hash", {"dead-ends", "rooms"}, true});
    const auto bars = newBarChart(none, 0);
    const auto cells = newHeatChart(none, 0, 1);
    const auto spark = newSparkChart(none, 0);
    QCOMPARE(bars->marks(), 0);
    QCOMPARE(cells->marks(), 0);
    QCOMPARE(bars->markAt({100, 100}, spaceOf()), -1);
    QCOMPARE(cells->markAt({100, 100}, spaceOf()), -1);
    QCOMPARE(bars->markOf({1, 1}), -1);
    QCOMPARE(cells->markOf({1, 1}), -1);
    const ChartColours colours = chartColours(Theme::dark());
    const QRectF middle(150, 100, 250, 160);
    QVERIFY(pixelsOf(imageOf(*bars), colours.mutedText, middle, 60) > 20);
    QVERIFY(pixelsOf(imageOf(*cells), colours.mutedText, middle, 60) > 20);
    QVERIFY(!spark->textOf(0).isEmpty());
    const CurveChart curve({{"Rooms", "Rooms"}, "Attempts"}, {});
    const ChoiceChart choice({{"Rooms", "Rooms"}, "Attempts"}, {{"one"}, {"two"}});
    QVERIFY(pixelsOf(imageOf(curve), colours.mutedText, middle, 60) > 20);
    QVERIFY(pixelsOf(imageOf(choice), colours.mutedText, middle, 60) > 20);
    QCOMPARE(curve.markAt({100, 100}, spaceOf()), -1);
    // All seeds have the same value.
    const auto same = testing::surveyOfValues({{4, 4}, {4, 4}});
    QCOMPARE(newBarChart(same, 0)->marks(), 1);
    QCOMPARE(newHeatChart(same, 0, 1)->marks(), 1);
    QVERIFY(!imageOf(*newHeatChart(same, 0, 1)).isNull());
}

void TestCharts::sentencesAreWhole() {
    for (const auto& chart : allCharts()) {
        QVERIFY(!chart->title().isEmpty());
        QVERIFY(!chart->caption().isEmpty());
        std::set<QString> texts;
        for (int mark = 0; mark < chart->marks(); ++mark) {
            const QString text = chart->textOf(mark);
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains(QRegularExpression("%[0-9nL]")), qPrintable(text));
            QVERIFY2(texts.insert(text).second, qPrintable(text));
        }
    }
    const auto survey = testing::surveyOfValues({{1500, 1}, {1500, 1}, {1500, 2}, {1501, 2}}, 2);
    const auto chart = newBarChart(survey, 0);
    QVERIFY2(chart->textOf(0).startsWith("Dead ends 1,500: 3 seed"), qPrintable(chart->textOf(0)));
    QVERIFY2(chart->textOf(0).endsWith("75.0 %"), qPrintable(chart->textOf(0)));
    QVERIFY(chart->caption().contains("1,500 to 1,501"));
    QVERIFY(chart->caption().contains("2 seed"));
    const auto map = newHeatChart(survey, 0, 1);
    QVERIFY(map->textOf(0).startsWith("Dead ends 1,500, Rooms 1: 2 seed"));
    QVERIFY2(map->caption().contains("correlation 0.58"), qPrintable(map->caption()));
}

void TestCharts::sharesAddUpInTheUsersNumbers() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(shareText(1, 8), QStringLiteral("12,5 %"));
    QCOMPARE(stretchText({12'345, 12'345}), QStringLiteral("12.345"));
    QCOMPARE(hundredthsText(250), QStringLiteral("2,5 %"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(shareText(0, 0), QStringLiteral("0.0 %"));
    QCOMPARE(shareText(0, 10), QStringLiteral("0.0 %"));
    QCOMPARE(shareText(1, 1'000'000), QStringLiteral("under 0.1 %"));
    QCOMPARE(shareText(7, 7), QStringLiteral("100.0 %"));
    QCOMPARE(hundredthsText(1000), QStringLiteral("10 %"));
    QCOMPARE(hundredthsText(1005), QStringLiteral("10.05 %"));
    QVERIFY(seedsText(12'345).contains("12,345"));
}

void TestCharts::svgHasEachBarAndText() {
    for (const auto& chart : allCharts()) {
        const QByteArray svg = chartSvg(*chart, kSize, Theme::light(), QApplication::font());
        QXmlStreamReader reader(svg);
        QStringList texts;
        QString fill;
        std::vector<QString> fills;
        int bars = 0;
        const QString barColour = chartColours(Theme::light()).bar.name();
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement()) {
                const auto name = reader.name();
                if (name == QLatin1String("g"))
                    fill = reader.attributes().value(QLatin1String("fill")).toString();
                if (name == QLatin1String("path") || name == QLatin1String("rect"))
                    bars += fill == barColour ? 1 : 0;
                if (name == QLatin1String("text")) texts << reader.readElementText().trimmed();
                if (name == QLatin1String("image"))
                    QFAIL("the SVG contains a picture instead of shapes");
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(svg.contains("sans-serif\""));
        QVERIFY2(texts.contains(chart->title()), qPrintable(texts.join(u'|')));
        if (const auto* one = dynamic_cast<const BarChart*>(chart.get())) {
            const auto& all = one->series().bars;
            const auto wanted =
                std::ranges::count_if(all, [](const auto& bar) { return bar.count > 0; });
            // One more in the legend.
            QCOMPARE(bars, static_cast<int>(wanted) + (one->second() ? 1 : 0));
        }
    }
}

void TestCharts::pngIsAsLargeAsAsked() {
    for (const double scale : {1.0, 2.0}) {
        for (const auto& chart : allCharts()) {
            const QByteArray png =
                chartPng(*chart, {300, 260}, Theme::light(), QApplication::font(), scale);
            const QImage image = QImage::fromData(png, "PNG");
            QCOMPARE(image.size(), QSize(300, 260) * scale);
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    colours.insert(image.pixel(x, y));
            QVERIFY(colours.size() > 4);
        }
    }
}

void TestCharts::nothingIsCutOff_data() {
    QTest::addColumn<double>("size");
    QTest::newRow("usual") << 1.0;
    QTest::newRow("large") << 1.6;
    QTest::newRow("twice") << 2.0;
}

/// At the minimum size the margin stays empty: content that is cut off would reach the edge.
void TestCharts::nothingIsCutOff() {
    QFETCH(double, size);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * size);
    for (const auto& chart : allCharts()) {
        const QSize least = chart->leastSize(font, true).toSize();
        const QImage image = chartImage(*chart, least, Theme::dark(), font);
        const QColor ground = chartColours(Theme::dark()).ground;
        constexpr int kEdge = 3;
        const QRect inner = image.rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!inner.contains(x, y)) QCOMPARE(image.pixelColor(x, y), ground);
        // The plot keeps some space.
        for (int mark = 0; mark < chart->marks(); ++mark) {
            const QRectF rect = chart->rectOf(mark, {QRectF(QPointF(), least), font, true});
            QVERIFY(QRectF(QPointF(), least).contains(rect));
        }
        const auto* bars = dynamic_cast<const BarChart*>(chart.get());
        if (bars != nullptr)
            QVERIFY(bars->rectOf(0, {QRectF(QPointF(), least), font, true}).height() >= 50);
    }
}

void TestCharts::sparksShowWhereValuesLie() {
    const auto spark = newSparkChart(*survey_, 1);
    const analyse::Tally& tally = survey_->tallies()[1];
    QVERIFY(spark->textOf(0).contains(QString::number(tally.least())));
    QVERIFY(spark->textOf(0).contains(QString::number(tally.most())));
    QCOMPARE(spark->marks(), 1);
    const QSize least = spark->leastSize(QApplication::font(), true).toSize();
    QVERIFY(least.height() < 80);
    const QImage image = imageOf(*spark, Theme::dark(), least);
    QVERIFY(pixelsOf(image, chartColours(Theme::dark()).bar, image.rect()) > 50);
}

MAZELOOM_TEST(TestCharts)

}  // namespace mazeloom::tst_charts

#include "tst_charts.moc"

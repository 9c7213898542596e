// SPDX-License-Identifier: MIT
// The Atlas, used by real clicks and keys: surveys that grow, stop and are compared; bars, fields
// and points that show their levels; levels that are opened; exported files.
#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "core/analyse/survey/survey_json.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/atlas/atlas_panel.h"
#include "widgets/atlas/measures_page.h"
#include "widgets/atlas/pairs_page.h"
#include "widgets/atlas/survey_measures.h"
#include "widgets/atlas/sweep_page.h"
#include "widgets/charts/bar_chart.h"
#include "widgets/charts/chart_view.h"
#include "widgets/charts/heat_chart.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/find/seed_finder.h"
#include "widgets/find/seed_shelf.h"
#include "widgets/panels/number_box.h"
#include "widgets/qstring.h"

namespace mazeloom::tst_atlas {

using widgets::AtlasPanel;
using widgets::ChartView;
using widgets::PackDocument;

constexpr std::uint64_t kSeeds = 120;

class TestAtlas : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void saysWhatToDo();
    void aSurveyIsThatOfTheCore();
    void stoppedItKeepsWhatIsDone();
    void aBarShowsItsLevels();
    void eachBarHasItsLevels();
    void aFieldShowsItsLevels();
    void thePairsBeginWithTheMostTelling();
    void aClickOpensTheSeed();
    void aLevelThatChangedComesBack();
    void aSecondSurveyIsComparedWithTheFirst();
    void chartsKeepTheirPlaceWhileTheyGrow();
    void aSweepShowsWhatAParameterDoes();
    void aPointOpensWithItsValue();
    void writesWhatIsShown();
    void aSurveyFromAFileHasItsLevels();
    void aFileMayBeOpenedMeanwhile();
    void keepsTheLastSurveys();
    void aRecipeThatCannotRunIsTold();
    void canGoWhileItWorks();
    void theDocumentCanGoWhileItWorks();

  private:
    void open(level::Level level);
    widgets::GenerationRequest request() const { return *generationRequest(*document_, "one"); }
    widgets::SurveyPlan plan(std::uint64_t seeds = kSeeds) const {
        return {.request = request(),
                .measures = analyse::usualMeasures(level::Ruleset::Descent),
                .seeds = {1, seeds},
                .threads = 2};
    }
    void survey() {
        panel_->run(plan());
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
    }
    const analyse::Survey& shown() const { return *panel_->shown().survey->survey; }
    /// Returns the core's value of a measure for a seed.
    std::int64_t valueOf(const std::string& measure, std::uint64_t seed) const;
    ChartView& bars() const { return panel_->measures().chart(); }
    static void press(QWidget& widget, Qt::Key key) { QTest::keyClick(&widget, key); }
    void waitForLevels() {
        QTRY_VERIFY_WITH_TIMEOUT(panel_->shelf().model().rowCount() > 0, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->isLooking(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->shelf().model().isBusy(), 60'000);
    }
    /// Returns a measure of the survey that takes several values.
    std::size_t varied() const;

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<AtlasPanel> panel_;
};

void TestAtlas::initTestCase() {
    resources::initialise();
}

void TestAtlas::open(level::Level level) {
    document_ = testing::comparedDocument(std::move(level));
    context_->setDocument(document_.get());
}

void TestAtlas::init() {
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<AtlasPanel>(*context_, "test", AtlasPanel::Actions{});
    panel_->resize(900, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    open(testing::solid({31, 31}, {"rooms", "maze", "doors", "unite"}));
}

void TestAtlas::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

std::int64_t TestAtlas::valueOf(const std::string& measure, std::uint64_t seed) const {
    const analyse::Measure* const one[] = {analyse::findMeasure(measure)};
    const analyse::Sampler sampler(widgets::sampleOf(request()), one);
    const analyse::Sample sample = sampler.sample(seed);
    return *analyse::valueOf(*one[0], sampler.subjectOf(sample));
}

std::size_t TestAtlas::varied() const {
    const auto& tallies = shown().tallies();
    const auto found = std::ranges::find_if(
        tallies, [](const analyse::Tally& one) { return one.histogram.bins().size() > 4; });
    return static_cast<std::size_t>(found - tallies.begin());
}

void TestAtlas::saysWhatToDo() {
    QVERIFY(panel_->startLabel().isVisible());
    QVERIFY(panel_->startLabel().text().contains("seed"));
    QVERIFY(!panel_->has(AtlasPanel::Format::Png));
    context_->setDocument(nullptr);
    QVERIFY(panel_->startLabel().text().contains("pack"));
    QVERIFY(!panel_->sweepingButton().isEnabled());
    context_->setDocument(document_.get());
    QVERIFY(panel_->sweepingButton().isEnabled());
    QTest::mouseClick(&panel_->sweepingButton(), Qt::LeftButton);
    QVERIFY(panel_->sweep().isVisible());
}

void TestAtlas::aSurveyIsThatOfTheCore() {
    QSignalSpy changed(panel_.get(), &AtlasPanel::changed);
    survey();
    QVERIFY(changed.count() > 0);
    const widgets::SurveyPlan wanted = plan();
    const analyse::Sampler sampler(widgets::sampleOf(wanted.request), wanted.measures);
    analyse::Survey expected(shown().of());
    QCOMPARE(expected.of().level, std::string("one"));
    QCOMPARE(expected.of().program, std::string("test"));
    QCOMPARE(expected.of().recipe, analyse::recipeHash(sampler.of()));
    analyse::surveySeeds(expected, sampler, wanted.measures, wanted.seeds, 1, {});
    QVERIFY(shown() == expected);
    QVERIFY(!panel_->stopButton().isVisible());
    QVERIFY(panel_->state().text().contains("120"));
}

void TestAtlas::stoppedItKeepsWhatIsDone() {
    panel_->run(plan(5'000'000));
    QVERIFY(panel_->stopButton().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(panel_->shown().survey != nullptr, 60'000);
    // The chart fills while the survey runs.
    const std::uint64_t before = shown().seeds().count();
    QTRY_VERIFY_WITH_TIMEOUT(shown().seeds().count() > before, 60'000);
    QVERIFY(bars().chart() != nullptr);
    QTest::mouseClick(&panel_->stopButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
    const std::uint64_t done = shown().seeds().count();
    QVERIFY(done > before && done < 5'000'000);
    QCOMPARE(shown().tallies()[0].count() + shown().failures().count(), done);
    QVERIFY(!panel_->stopButton().isVisible());
}

void TestAtlas::aBarShowsItsLevels() {
    survey();
    panel_->measures().list().choose(varied());
    bars().setFocus();
    press(bars(), Qt::Key_Home);
    press(bars(), Qt::Key_Right);
    QCOMPARE(bars().cursorMark(), 1);
    press(bars(), Qt::Key_Left);
    press(bars(), Qt::Key_Return);
    waitForLevels();
    const auto& chart = *static_cast<const widgets::BarChart*>(bars().chart());
    const analyse::Bar& bar = chart.barOf(0);
    const std::vector<std::uint64_t> seeds = panel_->shelf().model().seeds();
    QCOMPARE(seeds.size(), static_cast<std::size_t>(std::min<std::uint64_t>(bar.count, 24)));
    const std::string& measure = shown().of().measures[varied()];
    for (const std::uint64_t seed : seeds) {
        const std::int64_t value = valueOf(measure, seed);
        QVERIFY(value >= bar.values.first && value <= bar.values.last);
    }
    QVERIFY(panel_->caption().text().contains(chart.textOf(0)));
}

/// Every seed in the bars' lists belongs to one bar only. A list shows at most 24 seeds.
void TestAtlas::eachBarHasItsLevels() {
    survey();
    panel_->measures().list().choose(varied());
    const auto chart = std::static_pointer_cast<const widgets::BarChart>(bars().sharedChart());
    std::set<std::uint64_t> all;
    std::size_t expected = 0;
    for (int mark = 0; mark < chart->marks(); ++mark) {
        const std::uint64_t count = chart->barOf(mark).count;
        expected += std::min<std::uint64_t>(count, 24);
        if (count == 0) continue;
        QTest::mouseClick(&bars(), Qt::LeftButton, {}, bars().markRect(mark).center());
        waitForLevels();
        for (const std::uint64_t seed : panel_->shelf().model().seeds())
            QVERIFY2(all.insert(seed).second, qPrintable(QString::number(seed)));
    }
    QCOMPARE(all.size(), expected);
    QVERIFY(*all.rbegin() <= kSeeds);
}

void TestAtlas::aFieldShowsItsLevels() {
    survey();
    panel_->tabs().setCurrentIndex(1);
    ChartView& view = panel_->pairs().chart();
    const auto chart = std::static_pointer_cast<const widgets::HeatChart>(view.sharedChart());
    QVERIFY(chart != nullptr);
    int looked = 0;
    for (int mark = 0; mark < chart->marks() && looked < 12; ++mark) {
        const widgets::HeatChart::Cell cell = chart->cellOf(mark);
        if (cell.count == 0) continue;
        ++looked;
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.markRect(mark).center());
        waitForLevels();
        const auto seeds = panel_->shelf().model().seeds();
        QCOMPARE(seeds.size(), static_cast<std::size_t>(std::min<std::uint64_t>(cell.count, 24)));
        const auto& measures = shown().of().measures;
        const std::string& x =
            measures[static_cast<std::size_t>(panel_->pairs().across().currentIndex())];
        const std::string& y =
            measures[static_cast<std::size_t>(panel_->pairs().upwards().currentIndex())];
        for (const std::uint64_t seed : seeds) {
            const std::int64_t right = valueOf(x, seed);
            const std::int64_t up = valueOf(y, seed);
            QVERIFY(right >= cell.x.first && right <= cell.x.last);
            QVERIFY(up >= cell.y.first && up <= cell.y.last);
        }
    }
    QVERIFY(looked > 3);
}

void TestAtlas::thePairsBeginWithTheMostTelling() {
    survey();
    panel_->tabs().setCurrentIndex(1);
    const int x = panel_->pairs().across().currentIndex();
    const int y = panel_->pairs().upwards().currentIndex();
    QVERIFY(x >= 0 && y >= 0 && x != y);
    // Neither measure is constant.
    for (const int place : {x, y}) {
        const analyse::Tally& tally = shown().tallies()[static_cast<std::size_t>(place)];
        QVERIFY(tally.least() < tally.most());
    }
    QTest::mouseClick(&panel_->pairs().nextButton(), Qt::LeftButton);
    QVERIFY(panel_->pairs().across().currentIndex() != x ||
            panel_->pairs().upwards().currentIndex() != y);
    // The same measure cannot be used for both axes.
    panel_->pairs().across().setCurrentIndex(2);
    panel_->pairs().upwards().setCurrentIndex(2);
    emit panel_->pairs().upwards().activated(2);
    QVERIFY(panel_->pairs().chart().chart() == nullptr);
    QVERIFY(!panel_->has(AtlasPanel::Format::Csv));
}

void TestAtlas::aClickOpensTheSeed() {
    survey();
    QSignalSpy wanted(panel_.get(), &AtlasPanel::levelWanted);
    panel_->measures().list().choose(varied());
    bars().setFocus();
    press(bars(), Qt::Key_End);
    press(bars(), Qt::Key_Space);
    waitForLevels();
    QListView& view = *panel_->shelf().view();
    const std::uint64_t seed = panel_->shelf().model().seedAt(0);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(panel_->shelf().model().index(0)).center());
    QCOMPARE(seedOf(*document_, "one"), seed);
    QCOMPARE(wanted.count(), 0);
    view.setFocus();
    view.setCurrentIndex(panel_->shelf().model().index(0));
    press(view, Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
}

void TestAtlas::aLevelThatChangedComesBack() {
    survey();
    const level::Recipe before = findLevel(*document_, "one")->recipe;
    panel_->measures().list().choose(varied());
    bars().setFocus();
    press(bars(), Qt::Key_Home);
    press(bars(), Qt::Key_Return);
    waitForLevels();
    QVERIFY(setParameter(*document_, "one", 1, "winding", 7));
    QVERIFY(findLevel(*document_, "one")->recipe != before);
    QSignalSpy told(panel_.get(), &AtlasPanel::told);
    const std::uint64_t seed = panel_->shelf().model().seedAt(0);
    emit panel_->shelf().opened(seed, false);
    QVERIFY(findLevel(*document_, "one")->recipe == before);
    QCOMPARE(seedOf(*document_, "one"), seed);
    QCOMPARE(told.count(), 1);
    document_->history()->undo();
    QVERIFY(findLevel(*document_, "one")->recipe != before);
}

void TestAtlas::aSecondSurveyIsComparedWithTheFirst() {
    survey();
    QVERIFY(!panel_->outlineBox().isEnabled());
    QVERIFY(setStageEnabled(*document_, "one", 1, false));
    survey();
    QCOMPARE(panel_->surveys().size(), std::size_t{2});
    QVERIFY(panel_->shown().outline == &panel_->surveys().at(0));
    QVERIFY(panel_->shown().survey == &panel_->surveys().at(1));
    // Without its maze the level has other numbers of dead ends, so the list marks this measure.
    const auto& measures = shown().of().measures;
    const auto place = std::ranges::find(measures, "dead-ends") - measures.begin();
    const QModelIndex row = panel_->measures().list().model()->index(static_cast<int>(place), 0);
    QVERIFY(row.data(widgets::SurveyMeasures::DiffersRole).toBool());
    panel_->measures().list().choose(static_cast<std::size_t>(place));
    QVERIFY(static_cast<const widgets::BarChart*>(bars().chart())->second().has_value());
    // First the outline is switched off, then only the first survey is left.
    panel_->outlineBox().setCurrentIndex(0);
    emit panel_->outlineBox().activated(0);
    QVERIFY(panel_->shown().outline == nullptr);
    QVERIFY(!row.data(widgets::SurveyMeasures::DiffersRole).toBool());
    panel_->surveyBox().setCurrentIndex(0);
    emit panel_->surveyBox().activated(0);
    QVERIFY(panel_->shown().survey == &panel_->surveys().at(0));
}

void TestAtlas::chartsKeepTheirPlaceWhileTheyGrow() {
    panel_->run(plan(5'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->shown().survey != nullptr, 60'000);
    panel_->measures().list().choose(varied());
    const std::size_t chosen = *panel_->measures().list().chosen();
    bars().setFocus();
    press(bars(), Qt::Key_End);
    press(bars(), Qt::Key_Return);
    const QPointF at = bars().chart()->valuesOf(bars().cursorMark());
    const std::uint64_t before = shown().seeds().count();
    QTRY_VERIFY_WITH_TIMEOUT(shown().seeds().count() > before, 60'000);
    QCOMPARE(*panel_->measures().list().chosen(), chosen);
    QCOMPARE(bars().cursorMark(), bars().chart()->markOf(at));
    panel_->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
}

void TestAtlas::aSweepShowsWhatAParameterDoes() {
    panel_->tabs().setCurrentIndex(2);
    QTest::mouseClick(&panel_->sweepingButton(), Qt::LeftButton);
    widgets::SweepPage& sweep = panel_->sweep();
    QVERIFY(sweep.parameters().count() > 3);
    const int place = sweep.parameters().findText("Maze: ", Qt::MatchStartsWith);
    QVERIFY(place >= 0);
    sweep.parameters().setCurrentIndex(place);
    sweep.seeds().setValue(12);
    QTest::mouseClick(&sweep.sweepButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!sweep.work().isBusy() && sweep.chart().chart() != nullptr, 120'000);
    const int marks = sweep.chart().chart()->marks();
    QVERIFY(marks >= 2 && marks <= 11);
    QVERIFY(panel_->has(AtlasPanel::Format::Csv));
    QVERIFY(!panel_->has(AtlasPanel::Format::Survey));
    // A head line, and a line for each measure and value.
    const auto measures = analyse::usualMeasures(level::Ruleset::Descent).size();
    const QByteArray csv = QByteArray::fromStdString(panel_->written(AtlasPanel::Format::Csv));
    QCOMPARE(static_cast<std::size_t>(csv.count('\n')),
             1 + static_cast<std::size_t>(marks) * measures);
}

void TestAtlas::aPointOpensWithItsValue() {
    aSweepShowsWhatAParameterDoes();
    widgets::SweepPage& sweep = panel_->sweep();
    const level::Recipe before = findLevel(*document_, "one")->recipe;
    sweep.chart().setFocus();
    press(sweep.chart(), Qt::Key_End);
    press(sweep.chart(), Qt::Key_Return);
    waitForLevels();
    QCOMPARE(panel_->shelf().model().seeds().size(), std::size_t{12});
    emit panel_->shelf().opened(5, false);
    QVERIFY(findLevel(*document_, "one")->recipe != before);
    QCOMPARE(seedOf(*document_, "one"), 5U);
    document_->history()->undo();
    QVERIFY(findLevel(*document_, "one")->recipe == before);
}

void TestAtlas::writesWhatIsShown() {
    survey();
    using Format = AtlasPanel::Format;
    for (const int page : {0, 1}) {
        panel_->tabs().setCurrentIndex(page);
        for (const Format format : {Format::Png, Format::Svg, Format::Csv, Format::Survey})
            QVERIFY(panel_->has(format));
        const QImage png =
            QImage::fromData(QByteArray::fromStdString(panel_->written(Format::Png)), "PNG");
        QCOMPARE(png.size(), QSize(1920, 1200));
        QXmlStreamReader svg(QByteArray::fromStdString(panel_->written(Format::Svg)));
        while (!svg.atEnd())
            svg.readNext();
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QVERIFY(panel_->written(Format::Csv).find("\r\n") != std::string::npos);
    }
    const auto read = analyse::readSurvey(panel_->written(Format::Survey), "x.json");
    QVERIFY(read && *read == shown());
    QCOMPARE(panel_->fileName(), QString("one-atlas"));
}

void TestAtlas::aSurveyFromAFileHasItsLevels() {
    survey();
    const analyse::Survey kept = shown();
    panel_->add(kept, "kept");
    QVERIFY(panel_->shown().survey->request.has_value());
    // The level has changed, so the survey's levels cannot be generated.
    QVERIFY(setParameter(*document_, "one", 1, "winding", 9));
    panel_->add(kept, "kept again");
    QVERIFY(!panel_->shown().survey->request.has_value());
    bars().setFocus();
    press(bars(), Qt::Key_Home);
    press(bars(), Qt::Key_Return);
    QCOMPARE(panel_->shelf().model().rowCount(), 0);
    QVERIFY(panel_->shelf().emptyLabel()->text().contains("file"));
}

/// A running survey ends with its results so far, which may be none.
void TestAtlas::aFileMayBeOpenedMeanwhile() {
    survey();
    const analyse::Survey kept = shown();
    for (const bool isBegun : {true, false}) {
        panel_->run(plan(5'000'000));
        const std::size_t before = panel_->surveys().size();
        if (isBegun) QTRY_VERIFY_WITH_TIMEOUT(panel_->surveys().size() > before, 60'000);
        const std::size_t some = panel_->surveys().size();
        panel_->add(kept, "kept");
        QVERIFY(!panel_->stopButton().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
        QCOMPARE(panel_->surveys().size(), some + 1);
        QVERIFY(shown() == kept);
        QVERIFY(panel_->surveyBox().currentText().endsWith("kept"));
    }
}

void TestAtlas::keepsTheLastSurveys() {
    survey();
    const analyse::Survey kept = shown();
    for (int i = 0; i < 20; ++i)
        panel_->add(kept, QString::number(i));
    QCOMPARE(panel_->surveys().size(), widgets::KeptSurveys::kMost);
    QCOMPARE(panel_->surveyBox().count(), static_cast<int>(widgets::KeptSurveys::kMost));
    QVERIFY(panel_->surveyBox().currentText().endsWith("19"));
    survey();
    QCOMPARE(panel_->surveys().size(), widgets::KeptSurveys::kMost);
    QVERIFY(panel_->surveyBox().currentText().contains("One"));
}

void TestAtlas::aRecipeThatCannotRunIsTold() {
    QSignalSpy told(panel_.get(), &AtlasPanel::told);
    // The doors stage needs rooms, so every generation fails.
    open(testing::solid({31, 31}, {"doors"}));
    panel_->run(plan());
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(panel_->shown().survey == nullptr);
    QVERIFY(panel_->startLabel().isVisible());
}

void TestAtlas::canGoWhileItWorks() {
    panel_->run(plan(5'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->shown().survey != nullptr, 60'000);
    bars().setFocus();
    press(bars(), Qt::Key_Home);
    press(bars(), Qt::Key_Return);
    panel_.reset();
    QVERIFY(context_ != nullptr);
}

void TestAtlas::theDocumentCanGoWhileItWorks() {
    panel_->run(plan(5'000'000));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->shown().survey != nullptr, 60'000);
    context_->setDocument(nullptr);
    document_.reset();
    bars().setFocus();
    press(bars(), Qt::Key_Home);
    press(bars(), Qt::Key_Return);
    QSignalSpy told(panel_.get(), &AtlasPanel::told);
    emit panel_->shelf().opened(1, true);
    QCOMPARE(told.count(), 1);
    panel_->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 60'000);
    QVERIFY(shown().seeds().count() > 0);
}

MAZELOOM_TEST(TestAtlas)

}  // namespace mazeloom::tst_atlas

#include "tst_atlas.moc"

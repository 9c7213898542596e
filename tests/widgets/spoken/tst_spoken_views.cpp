// SPDX-License-Identifier: MIT
// Widgets that draw their contents themselves announce the place that their keys move: each move
// is announced once, as a place with the accessible focus.
#include <cmath>
#include <functional>
#include <memory>

#include <QRegularExpression>
#include <QTest>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "widgets/campaign/campaign_map.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/compare/side_view.h"
#include "widgets/document/edits.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/mission/mission_panel.h"
#include "widgets/panels/mission/mission_view.h"
#include "widgets/panels/rules/pattern_grid.h"
#include "widgets/panels/rules/value_palette.h"
#include "widgets/panels/steps/step_list_panel.h"
#include "widgets/panels/steps/step_list_view.h"
#include "widgets/panels/steps/step_sentence.h"
#include "widgets/tiles/tileset_view.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/property_lane.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::tst_spoken_views {

using testing::Ears;
using widgets::Player;

class TestSpokenViews : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init() { player_ = std::make_unique<Player>(); }
    void theCampaignsMap();
    void linesOfTheCampaignsMap();
    void tilesOfAPicture();
    void stepsOfTheList();
    void changesOfAProperty();
    void theTimeline();
    void whoBeginsToListenLater();
    void nothingIsSaidWhileItPlays();
    void zonesAndDoorsOfAMission();
    void patternsOfRules();
    void inksOfRules();
    void partsOfAComparedMap();

  private:
    void show(const level::Level& level) {
        player_->setTimeline(
            std::make_unique<trace::Timeline>(generate::record(level, {}, 3).trace), false);
        player_->first();
    }

    std::unique_ptr<Player> player_;
};

namespace {

/// Shows a widget, or its window, and gives it the focus.
bool focus(QWidget& widget) {
    widget.window()->show();
    widget.window()->activateWindow();
    const bool isActive = QTest::qWaitForWindowActive(widget.window());
    widget.setFocus();
    QCoreApplication::processEvents();
    return isActive && widget.hasFocus();
}

/// Whether the widget's accessible interface has the role and exposes its place as a focused child.
bool saysByAChild(QWidget& widget, QAccessible::Role role) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&widget);
    if (face == nullptr || face->role() != role) return false;
    QAccessibleInterface* place = face->focusChild();
    return place != nullptr && place != face && place->state().focused &&
           face->child(face->indexOfChild(place)) == place;
}

level::Level titled(const char* id, const char* title) {
    level::Level level = testing::solid({5, 5}, {"maze"});
    level.id = id;
    level.title = title;
    return level;
}

/// A campaign of three levels in a row, each unlocked by the previous one.
struct CampaignPack {
    CampaignPack() {
        pack::Reading reading;
        level::Campaign& campaign = reading.pack.campaign;
        const std::pair<const char*, const char*> levels[] = {
            {"hall", "The great hall"}, {"crypt", "The crypt"}, {"tomb", "The tomb"}};
        int x = 0;
        for (const auto& [id, title] : levels) {
            reading.pack.levels.push_back(titled(id, title));
            level::CampaignNode node;
            node.id = std::string("node-") + id;
            node.level = id;
            node.at = {x, 0};
            node.isStart = x == 0;
            if (x > 0) node.needs = {campaign.nodes.back().id};
            campaign.nodes.push_back(std::move(node));
            ++x;
        }
        document = std::make_unique<widgets::PackDocument>("p", std::move(reading));
        map.setDocument(document.get());
        map.resize(700, 300);
    }

    std::unique_ptr<widgets::PackDocument> document;
    widgets::CampaignMap map;
};

}  // namespace

void TestSpokenViews::theCampaignsMap() {
    Ears ears;
    CampaignPack pack;
    QVERIFY(focus(pack.map));
    QVERIFY(saysByAChild(pack.map, QAccessible::Canvas));
    QTRY_VERIFY2(ears.place().startsWith("The great hall"), qPrintable(ears.place()));
    QVERIFY2(ears.place().contains("start"), qPrintable(ears.place()));
    QVERIFY2(ears.place().contains("Unlocks The crypt"), qPrintable(ears.place()));
    QVERIFY2(ears.messages().contains("Enter shows it"), qPrintable(ears.messages()));
    QTest::keyClick(&pack.map, Qt::Key_Right);
    QVERIFY2(ears.place().startsWith("The crypt"), qPrintable(ears.place()));
    QVERIFY2(ears.place().contains("unlocked by The great hall"), qPrintable(ears.place()));
    QVERIFY2(ears.place().contains("Column 2, row 1"), qPrintable(ears.place()));
    QTest::keyClick(&pack.map, Qt::Key_Down, Qt::ControlModifier);
    QVERIFY2(ears.place().contains("Column 2, row 2"), qPrintable(ears.place()));
    // Ids are announced only for nodes without a name.
    for (const auto& said : ears.all())
        QVERIFY2(!said.text.contains("node-"), qPrintable(said.text));
}

void TestSpokenViews::linesOfTheCampaignsMap() {
    Ears ears;
    CampaignPack pack;
    QVERIFY(focus(pack.map));
    // A point on the line between the first two nodes.
    QWidget* view = pack.map.viewport();
    QPoint line;
    for (int x = 0; x < view->width() && line.isNull(); ++x) {
        const QPoint place(x, 38);
        QTest::mouseClick(view, Qt::LeftButton, {}, place);
        if (pack.map.hasSelection() && pack.map.node().isEmpty()) line = place;
    }
    QVERIFY(!line.isNull());
    QCOMPARE(ears.place(), QString("Way from The great hall to The crypt"));
}

void TestSpokenViews::tilesOfAPicture() {
    Ears ears;
    widgets::TilesetView view;
    level::TileMapping mapping;
    mapping.side = 16;
    QImage picture(64, 48, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    mapping.picture = level::TilePicture("png", {picture.width(), picture.height()});
    view.setWords([](int tile) { return tile == 5 ? QString("Stands for: floor") : QString(); });
    view.setTileset(mapping, picture);
    QVERIFY(focus(view));
    QVERIFY(saysByAChild(view, QAccessible::Canvas));
    QTRY_COMPARE(ears.place(), QString("Tile 0: column 1, row 1"));
    QVERIFY2(ears.messages().contains("Enter assigns a tile"), qPrintable(ears.messages()));
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(ears.place(), QString("Tile 1: column 2, row 1"));
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(ears.place(), QString("Tile 5: column 2, row 2\nStands for: floor"));
    const std::size_t said = ears.count();
    QTest::keyClick(&view, Qt::Key_Plus);
    QCOMPARE(ears.count(), said);
}

void TestSpokenViews::stepsOfTheList() {
    Ears ears;
    show(testing::solid({21, 15}, {"maze"}));
    widgets::StepListPanel panel(*player_);
    panel.resize(300, 500);
    auto* view = panel.findChild<widgets::StepListView*>();
    QTest::mouseMove(&panel, {2, 2});
    QVERIFY(focus(*view));
    const trace::Trace& trace = player_->timeline()->trace();
    const auto words = [&](trace::StepIndex step) {
        return QString("Step %1: %2").arg(step + 1).arg(widgets::stepSentence(trace, step));
    };
    for (trace::StepIndex step = 1; step < 9; ++step) {
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(ears.place(), words(step));
    }
    QVERIFY(saysByAChild(*view, QAccessible::List));
    QVERIFY2(ears.messages().contains("Enter goes there"), qPrintable(ears.messages()));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(player_->position(), trace::StepIndex{9});
    QTest::keyClick(view, Qt::Key_Home);
    QCOMPARE(ears.place(), words(0));
}

void TestSpokenViews::changesOfAProperty() {
    Ears ears;
    show(testing::solid({31, 31}, {"rooms", "maze", "unite", "dead-ends"}));
    widgets::TimelinePanel panel(*player_);
    panel.resize(1200, panel.sizeHint().height());
    panel.setProperties({"connected", "no-dead-ends"});
    widgets::PropertyLane& lane = panel.lane();
    const auto rows = lane.rows();
    QCOMPARE(rows.size(), std::size_t{2});
    for (const auto* row : rows)
        QTRY_VERIFY(lane.search().of(*row) != nullptr);
    QVERIFY(focus(lane));
    QVERIFY(saysByAChild(lane, QAccessible::Canvas));
    const auto edges = lane.edgesOf(*rows[0]);
    QVERIFY(edges.size() > 1);
    const QString count = QString::number(edges.size());
    QTRY_COMPARE(ears.place(), lane.edgeText(*rows[0], edges[0]) + "; 1 of " + count);
    QTest::keyClick(&lane, Qt::Key_Right);
    QCOMPARE(ears.place(), lane.edgeText(*rows[0], edges[1]) + "; 2 of " + count);
    QTest::keyClick(&lane, Qt::Key_Down);
    QVERIFY2(ears.place().startsWith("No dead ends"), qPrintable(ears.place()));
    QVERIFY2(ears.messages().contains("Enter goes to its step"), qPrintable(ears.messages()));
}

void TestSpokenViews::theTimeline() {
    Ears ears;
    show(testing::solid({21, 15}, {"rooms", "maze"}));
    widgets::ScrubBar bar(*player_);
    bar.resize(800, bar.sizeHint().height());
    QVERIFY(focus(bar));
    QVERIFY(saysByAChild(bar, QAccessible::Slider));
    const trace::Trace& trace = player_->timeline()->trace();
    const QString of = QString(" of %1").arg(widgets::numberText(player_->count()));
    QTRY_COMPARE(ears.place(), "Step 0" + of);
    for (const int step : {1, 2, 3}) {
        QTest::keyClick(&bar, Qt::Key_Right);
        const auto index = static_cast<trace::StepIndex>(step - 1);
        const QString place = ears.place();
        QVERIFY2(place.startsWith(QString("Step %1").arg(step) + of), qPrintable(place));
        QVERIFY(place.contains(widgets::stageTitle(trace.stageOf(index)->stage)));
        QVERIFY(place.contains(widgets::kindTitle(trace.steps[index].kind)));
    }
    QTest::keyClick(&bar, Qt::Key_End);
    QVERIFY2(ears.place().contains(widgets::stageTitle("maze")), qPrintable(ears.place()));
    QVERIFY2(ears.messages().contains("from stage to stage"), qPrintable(ears.messages()));
    // The bar has a value like other sliders.
    auto* value = QAccessible::queryAccessibleInterface(&bar)->valueInterface();
    QVERIFY(value != nullptr);
    QCOMPARE(value->currentValue().toUInt(), player_->count());
    QCOMPARE(value->maximumValue().toUInt(), player_->count());
}

/// A screen reader that is started after the program learns the position of the timelines.
void TestSpokenViews::whoBeginsToListenLater() {
    show(testing::solid({21, 15}, {"rooms", "maze"}));
    const auto document = testing::comparedDocument(testing::solid({21, 15}, {"maze"}));
    widgets::ScrubBar bar(*player_);
    widgets::EditContext context;
    widgets::ComparePanel panel(context);
    context.setDocument(document.get());
    panel.resize(900, 500);
    bar.resize(800, bar.sizeHint().height());
    panel.show();
    panel.comparison().setPace(compare::Pace::Steps);
    QTRY_VERIFY(panel.comparison().lockstep().length() > 0 && !panel.comparison().isBusy());
    panel.comparison().seek(2);
    player_->seek(1);
    Ears ears;
    QVERIFY(focus(bar));
    QTRY_VERIFY2(ears.place().startsWith("Step 1 of "), qPrintable(ears.place()));
    QVERIFY(focus(*panel.bar()));
    QTRY_VERIFY2(ears.place().startsWith("Step 2 of "), qPrintable(ears.place()));
}

void TestSpokenViews::nothingIsSaidWhileItPlays() {
    Ears ears;
    show(testing::solid({61, 41}, {"maze"}));
    QWidget window;
    auto* bar = new widgets::ScrubBar(*player_, &window);
    auto* panel = new widgets::StepListPanel(*player_, &window);
    bar->setGeometry(0, 0, 400, 40);
    panel->setGeometry(0, 40, 400, 300);
    QWidget* const views[] = {bar, panel->findChild<widgets::StepListView*>()};
    for (QWidget* view : views) {
        player_->first();
        QVERIFY(focus(*view));
        QCoreApplication::processEvents();
        player_->play();
        const std::size_t said = ears.count();
        const trace::StepIndex from = player_->position();
        QTRY_VERIFY(player_->position() > from + 2);
        QVERIFY(player_->isPlaying());
        QCOMPARE(ears.count(), said);
        player_->pause();
        QTRY_VERIFY2(ears.count() > said, view->metaObject()->className());
        QVERIFY2(ears.place().startsWith(QString("Step %1").arg(player_->position())),
                 qPrintable(ears.place()));
    }
}

void TestSpokenViews::zonesAndDoorsOfAMission() {
    Ears ears;
    show(testing::paintedFloor({"@k.K..>"}));
    widgets::MissionPanel panel(*player_);
    panel.resize(320, 400);
    auto& view = *panel.findChild<widgets::MissionView*>();
    panel.show();
    QVERIFY(focus(view));
    QVERIFY(view.items().size() > 2);
    for (const auto& item : view.items()) {
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(ears.place(), view.textOf(item));
    }
    QVERIFY(saysByAChild(view, QAccessible::Canvas));
    QVERIFY2(ears.messages().contains("from zone to zone"), qPrintable(ears.messages()));
}

void TestSpokenViews::patternsOfRules() {
    Ears ears;
    widgets::PatternGrid grid(widgets::PatternGrid::Side::Find, "Pattern");
    level::rewriting::Rule rule;
    rule.size = {3, 1};
    rule.find.assign(3, level::rewriting::Values::any());
    rule.put.assign(3, std::nullopt);
    grid.showRule(rule);
    QVERIFY(focus(grid));
    QVERIFY(saysByAChild(grid, QAccessible::Canvas));
    QTRY_VERIFY2(ears.place().startsWith("Pattern, column 1, row 1"), qPrintable(ears.place()));
    QTest::keyClick(&grid, Qt::Key_Right);
    QVERIFY2(ears.place().startsWith("Pattern, column 2, row 1"), qPrintable(ears.place()));
}

void TestSpokenViews::inksOfRules() {
    Ears ears;
    widgets::ValuePalette palette;
    palette.resize(260, palette.heightForWidth(260));
    QVERIFY(focus(palette));
    QVERIFY(saysByAChild(palette, QAccessible::Canvas));
    const QString before = ears.place();
    QTest::keyClick(&palette, Qt::Key_Right);
    QVERIFY(ears.place() != before);
    QVERIFY2(ears.place().startsWith("Ink to paint rules with: "), qPrintable(ears.place()));
}

void TestSpokenViews::partsOfAComparedMap() {
    const auto document = testing::comparedDocument(testing::solid({61, 41}, {"maze"}));
    widgets::EditContext context;
    widgets::ComparePanel panel(context);
    context.setDocument(document.get());
    panel.resize(900, 500);
    panel.show();
    QTRY_VERIFY(panel.comparison().lockstep().length() > 0 && !panel.comparison().isBusy());
    Ears ears;
    auto& view = *panel.findChild<widgets::SideView*>();
    QVERIFY(focus(view));
    QTRY_COMPARE(ears.place(), QString("All of 61 × 41 cells"));
    QVERIFY(saysByAChild(view, QAccessible::Canvas));
    QVERIFY2(ears.messages().contains("Plus and minus zoom"), qPrintable(ears.messages()));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&view, Qt::Key_Plus);
    static const QRegularExpression words(
        "^Columns (\\d+) to (\\d+), rows (\\d+) to (\\d+) of 61 × 41$");
    const auto first = words.match(ears.place());
    QVERIFY2(first.hasMatch(), qPrintable(ears.place()));
    // The announced part is the visible one: both have the same middle.
    const QPointF middle = view.place().middle;
    const double across = (first.captured(1).toInt() + first.captured(2).toInt() + 1) / 2.0;
    const double along = (first.captured(3).toInt() + first.captured(4).toInt() + 1) / 2.0;
    QVERIFY(std::abs(across - middle.x()) <= 1 && std::abs(along - middle.y()) <= 1);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    const auto moved = words.match(ears.place());
    QVERIFY2(moved.captured(1).toInt() > first.captured(1).toInt(), qPrintable(ears.place()));
    QCOMPARE(moved.captured(3), first.captured(3));
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(ears.place(), QString("All of 61 × 41 cells"));
}

MAZELOOM_TEST(TestSpokenViews)

}  // namespace mazeloom::tst_spoken_views

#include "tst_spoken_views.moc"

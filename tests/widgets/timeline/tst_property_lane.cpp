// SPDX-License-Identifier: MIT
#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/timeline/property_lane.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/timeline_panel.h"

namespace mazeloom::tst_property_lane {

using widgets::Player;
using widgets::PropertyLane;
using widgets::ScrubBar;
using widgets::TimelinePanel;

class TestPropertyLane : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void nothingIsShownUntilChosen();
    void theMenuChooses();
    void stepsStandBelowThoseOfTheBar();
    void aClickOnAnEdgeGoesToItsStep();
    void keysGoFromEdgeToEdge();
    void textsTellStepAndStage();
    void anotherTraceIsLookedAtAnew();
    void dearIsKnownAtStageEndsAlone();
    void keepsOnlyWhatTheRulesHave();

  private:
    PropertyLane& lane() { return panel_->lane(); }
    const analyse::Property& property(const char* id) { return *analyse::findProperty(id); }
    /// Chooses the properties and waits until their search is complete.
    void choose(const QStringList& ids);
    bool isFound();
    void click(const analyse::Property& one, trace::StepIndex moment);

    std::unique_ptr<Player> player_;
    std::unique_ptr<TimelinePanel> panel_;
    level::Level level_;
};

void TestPropertyLane::init() {
    player_ = std::make_unique<Player>();
    level_ = testing::solid({31, 31}, {"rooms", "maze", "unite", "dead-ends"});
    player_->setTimeline(std::make_unique<trace::Timeline>(generate::record(level_, {}, 3).trace),
                         false);
    panel_ = std::make_unique<TimelinePanel>(*player_);
    panel_->resize(1200, panel_->sizeHint().height());
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

void TestPropertyLane::cleanup() {
    panel_.reset();
    player_.reset();
}

bool TestPropertyLane::isFound() {
    return std::ranges::all_of(
        lane().rows(), [this](const auto* one) { return lane().search().of(*one) != nullptr; });
}

void TestPropertyLane::choose(const QStringList& ids) {
    panel_->setProperties(ids);
    QTRY_VERIFY(isFound());
    QCoreApplication::processEvents();
}

void TestPropertyLane::click(const analyse::Property& one, trace::StepIndex moment) {
    const auto rows = lane().rows();
    const auto row = static_cast<int>(std::ranges::find(rows, &one) - rows.begin());
    const QPoint place(static_cast<int>(lane().xOf(moment)),
                       row * PropertyLane::kRowHeight + PropertyLane::kRowHeight / 2);
    QTest::mouseClick(&lane(), Qt::LeftButton, {}, place);
}

void TestPropertyLane::nothingIsShownUntilChosen() {
    QVERIFY(!lane().isVisible());
    QCOMPARE(panel_->height(), TimelinePanel::kRow);
    choose({"connected", "no-dead-ends", "no such thing"});
    QVERIFY(lane().isVisible());
    QCOMPARE(lane().rows().size(), std::size_t{2});
    QCOMPARE(lane().height(), 2 * PropertyLane::kRowHeight);
    QVERIFY(panel_->height() >= TimelinePanel::kRow + lane().height());
    QVERIFY(panel_->rect().contains(lane().geometry()));
    choose({});
    QVERIFY(!lane().isVisible());
    QCOMPARE(panel_->height(), TimelinePanel::kRow);
}

void TestPropertyLane::theMenuChooses() {
    auto* button = panel_->findChild<QToolButton*>("chooseProperties");
    QVERIFY(button->focusPolicy() & Qt::TabFocus);
    QVERIFY(!button->accessibleName().isEmpty());
    QSignalSpy chosen(panel_.get(), &TimelinePanel::propertiesChosen);
    QList<QAction*> choices;
    for (QAction* action : button->menu()->actions())
        if (action->isCheckable()) choices.push_back(action);
    QCOMPARE(static_cast<std::size_t>(choices.size()), analyse::properties().size());
    choices[0]->trigger();
    choices[2]->trigger();
    QCOMPARE(chosen.back().front().toStringList(), (QStringList{"connected", "room-doors"}));
    QCOMPARE(lane().rows().size(), std::size_t{2});
    choices[0]->trigger();
    QCOMPARE(chosen.back().front().toStringList(), QStringList{"room-doors"});
    QCOMPARE(lane().rows().size(), std::size_t{1});
    panel_->setProperties({"connected"});
    QVERIFY(choices[0]->isChecked() && !choices[2]->isChecked());
}

void TestPropertyLane::stepsStandBelowThoseOfTheBar() {
    choose({"connected"});
    const auto* scrub = panel_->findChild<ScrubBar*>();
    for (const bool tall : {false, true}) {
        panel_->setTall(tall);
        for (const int width : {1000, 1900}) {
            panel_->resize(width, panel_->height());
            QCoreApplication::processEvents();
            for (trace::StepIndex moment = 0; moment <= player_->count(); moment += 97) {
                const double onBar = scrub->mapTo(panel_.get(), QPoint()).x() + ScrubBar::kMargin +
                                     scrub->scale().xOf(moment);
                const double onLane = lane().mapTo(panel_.get(), QPoint()).x() + lane().xOf(moment);
                QCOMPARE(onLane, onBar);
            }
            QVERIFY(panel_->rect().contains(lane().geometry()));
            QVERIFY(!lane().geometry().intersects(scrub->geometry()));
        }
    }
}

void TestPropertyLane::aClickOnAnEdgeGoesToItsStep() {
    choose({"connected", "room-doors"});
    int clicks = 0;
    for (const auto* one : lane().rows()) {
        const auto edges = lane().edgesOf(*one);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            // A click cannot distinguish edges that are near each other.
            bool isAlone = true;
            for (std::size_t k = 0; k < edges.size(); ++k)
                isAlone = isAlone && (k == i || std::abs(lane().xOf(edges[k].moment) -
                                                         lane().xOf(edges[i].moment)) > 2);
            if (!isAlone) continue;
            player_->seek(0);
            click(*one, edges[i].moment);
            QCOMPARE(player_->position(), edges[i].moment);
            QCOMPARE(lane().accessibleDescription(), QString("%1; %2 of %3")
                                                         .arg(lane().edgeText(*one, edges[i]))
                                                         .arg(i + 1)
                                                         .arg(edges.size()));
            ++clicks;
        }
    }
    QVERIFY(clicks > 0);
}

void TestPropertyLane::keysGoFromEdgeToEdge() {
    choose({"connected", "no-dead-ends"});
    const auto first = lane().edgesOf(property("connected"));
    QVERIFY(!first.empty());
    lane().setFocus();
    QTest::keyClick(&lane(), Qt::Key_Home);
    QTest::keyClick(&lane(), Qt::Key_Return);
    QCOMPARE(player_->position(), first.front().moment);
    QCOMPARE(lane().accessibleDescription(),
             QString("%1; 1 of %2")
                 .arg(lane().edgeText(property("connected"), first.front()))
                 .arg(first.size()));
    if (first.size() > 1) {
        QTest::keyClick(&lane(), Qt::Key_Right);
        // Selecting an edge does not move the player.
        QCOMPARE(player_->position(), first.front().moment);
        QTest::keyClick(&lane(), Qt::Key_Enter);
        QCOMPARE(player_->position(), first[1].moment);
        QTest::keyClick(&lane(), Qt::Key_Left);
        QTest::keyClick(&lane(), Qt::Key_Return);
        QCOMPARE(player_->position(), first.front().moment);
    }
    QTest::keyClick(&lane(), Qt::Key_Down);
    const auto second = lane().edgesOf(property("no-dead-ends"));
    QTest::keyClick(&lane(), Qt::Key_End);
    QTest::keyClick(&lane(), Qt::Key_Return);
    if (!second.empty()) QCOMPARE(player_->position(), second.back().moment);
    QVERIFY(lane().accessibleDescription().startsWith("No dead ends"));
}

void TestPropertyLane::textsTellStepAndStage() {
    choose({"connected"});
    const auto edges = lane().edgesOf(property("connected"));
    const auto& won = edges.front();
    QVERIFY(won.holds);
    const trace::StageSpan* stage = player_->timeline()->trace().stageOf(won.moment - 1);
    QVERIFY(stage != nullptr);
    const QString text = lane().edgeText(property("connected"), won);
    QVERIFY2(text.startsWith("All connected: won at step"), qPrintable(text));
    const int middle = PropertyLane::kRowHeight / 2;
    const QString at = lane().textAt({static_cast<int>(lane().xOf(won.moment)) + 1, middle});
    QVERIFY2(at.contains("All connected"), qPrintable(at));
    // Over the name: the definition.
    QVERIFY(lane().textAt({2, middle}).contains("each of them can be reached"));
    QVERIFY(lane().textAt({2, 500}).isEmpty());
}

void TestPropertyLane::anotherTraceIsLookedAtAnew() {
    choose({"hero-placed"});
    QVERIFY(lane().search().of(property("hero-placed"))->spans.empty());
    level::Level level = testing::painted({"#######", "#@....#", "#######"}, {"traps"});
    player_->setTimeline(std::make_unique<trace::Timeline>(generate::record(level, {}, 1).trace),
                         false);
    QVERIFY(lane().search().of(property("hero-placed")) == nullptr);
    QTRY_VERIFY(isFound());
    const auto& spans = lane().search().of(property("hero-placed"))->spans;
    QCOMPARE(spans.size(), std::size_t{1});
    QCOMPARE(spans.front().last, player_->count());
    // After many timelines in a row, only the last one is searched.
    for (int i = 0; i < 20; ++i)
        player_->setTimeline(testing::madeTimeline({{"maze", 500}}, static_cast<unsigned>(i)),
                             false);
    QTRY_VERIFY(isFound());
    QVERIFY(lane().search().of(property("hero-placed"))->spans.empty());
    player_->clear();
    QVERIFY(lane().search().of(property("hero-placed")) == nullptr);
    panel_->grab();
}

void TestPropertyLane::dearIsKnownAtStageEndsAlone() {
    auto level = std::make_shared<level::Level>(
        testing::painted({"########", "#@....$#", "########"}, {"hidden-maze", "reach"}));
    const auto trace = generate::record(*level, {}, 1).trace;
    player_->setTimeline(std::make_unique<trace::Timeline>(trace), false);
    choose({"winnable"});
    QVERIFY(lane().edgesOf(property("winnable")).empty());
    lane().search().setLevel(trace, level);
    QTRY_VERIFY(isFound());
    const auto edges = lane().edgesOf(property("winnable"));
    QVERIFY(!edges.empty());
    for (const PropertyLane::Edge& edge : edges)
        QVERIFY(edge.isSingle);
    click(property("winnable"), edges.front().moment);
    QCOMPARE(player_->position(), edges.front().moment);
    panel_->grab();
}

void TestPropertyLane::keepsOnlyWhatTheRulesHave() {
    choose({"connected", "perfect-aisles"});
    QCOMPARE(lane().rows().size(), std::size_t{1});  // a descent has no aisles
    const int height = panel_->height();
    level::Level level = testing::painted({"#######", "#@....#", "#######"}, {"hidden-maze"});
    player_->setTimeline(std::make_unique<trace::Timeline>(generate::record(level, {}, 1).trace),
                         false);
    QTRY_VERIFY(isFound());
    QCOMPARE(lane().rows().size(), std::size_t{2});
    QCOMPARE(panel_->height(), height + PropertyLane::kRowHeight);
}

MAZELOOM_TEST(TestPropertyLane)

}  // namespace mazeloom::tst_property_lane

#include "tst_property_lane.moc"

// SPDX-License-Identifier: MIT
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/generate/generate.h"
#include "core/generate/stages/stages.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/panels/steps/break_points_panel.h"
#include "widgets/timeline/names.h"

namespace mazeloom::tst_break_points_panel {

using trace::StepKind;
using widgets::BreakPoints;
using widgets::BreakPointsPanel;
using widgets::Player;

class TestBreakPointsPanel : public QObject {
    Q_OBJECT

  private slots:
    void offersWhatTheRecipeMakes();
    void ticksPauseAtStagesAndKinds();
    void cellsAreListedAndRemoved();
    void lastHitIsShown();
    void clearTakesAllOut();
    void showsBreakPointsSetElsewhere();
    void someRowsAreSeenInANarrowColumn();
};

namespace {

std::unique_ptr<trace::Timeline> roomsAndMaze() {
    const auto recorded =
        generate::record(testing::solid({31, 31}, {"rooms", "maze", "doors"}), {}, 3);
    return std::make_unique<trace::Timeline>(recorded.trace);
}

struct Shown {
    explicit Shown(Player& player) : panel(player), tree(panel.findChild<QTreeWidget*>()) {
        panel.resize(260, 600);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }
    QTreeWidgetItem* item(const QString& text) const {
        const auto found = tree->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
        // Several items may have the same name; top-level items are groups, which are never
        // searched for.
        for (auto* candidate : found) {
            if (candidate->parent() != nullptr) return candidate;
        }
        return nullptr;
    }
    void tick(const QString& text) const {
        tree->setFocus();
        tree->setCurrentItem(item(text));
        QTest::keyClick(tree, Qt::Key_Space);
    }
    bool says(const QString& text) const {
        for (auto* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text)) return true;
        }
        return false;
    }
    QToolButton* button(const char* name) const {
        for (auto* candidate : panel.findChildren<QToolButton*>()) {
            if (candidate->accessibleName() == name) return candidate;
        }
        return nullptr;
    }

    BreakPointsPanel panel;
    QTreeWidget* tree;
};

void playOn(Player& player) {
    player.play();
    while (player.isPlaying())
        player.advance(std::chrono::milliseconds(16));
}

}  // namespace

void TestBreakPointsPanel::offersWhatTheRecipeMakes() {
    Player player;
    Shown shown(player);
    QVERIFY(shown.item(widgets::stageTitle("maze")) == nullptr);
    player.setTimeline(roomsAndMaze(), false);
    for (const auto& span : player.timeline()->trace().stages) {
        QVERIFY(shown.item(widgets::stageTitle(span.stage)) != nullptr);
        for (const auto& step : generate::findStage(span.stage)->steps) {
            QVERIFY(shown.item(widgets::kindTitle(step.kind)) != nullptr);
        }
    }
    QVERIFY(shown.item(widgets::kindTitle(StepKind::PlaceCoin)) == nullptr);
}

void TestBreakPointsPanel::ticksPauseAtStagesAndKinds() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    Shown shown(player);
    const trace::Trace& trace = player.timeline()->trace();
    shown.tick(widgets::stageTitle("maze"));
    QCOMPARE(player.breakPoints().stages, std::set<std::string>{"maze"});
    player.first();
    playOn(player);
    QCOMPARE(player.position(), trace.stages[1].first + 1);
    shown.tick(widgets::stageTitle("maze"));
    QVERIFY(player.breakPoints().isEmpty());
    shown.tick(widgets::kindTitle(StepKind::OpenDoor));
    QCOMPARE(player.breakPoints().kinds, std::set{StepKind::OpenDoor});
    playOn(player);
    QCOMPARE(trace.steps[*player.currentStep()].kind, StepKind::OpenDoor);
}

void TestBreakPointsPanel::cellsAreListedAndRemoved() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    Shown shown(player);
    BreakPoints points;
    points.setCell({3, 5}, true);
    points.setCell({7, 9}, true);
    player.setBreakPoints(points);
    QSignalSpy chosen(&shown.panel, &BreakPointsPanel::cellChosen);
    shown.tree->setCurrentItem(shown.item("Cell (7, 9)"));
    shown.tree->setFocus();
    QTest::keyClick(shown.tree, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<grid::Point>(), (grid::Point{7, 9}));
    QTest::keyClick(shown.tree, Qt::Key_Delete);
    QCOMPARE(player.breakPoints().cells, (std::vector<grid::Point>{{3, 5}}));
    shown.tree->setCurrentItem(shown.item("Cell (3, 5)"));
    QTest::mouseClick(shown.button("Remove"), Qt::LeftButton);
    QVERIFY(player.breakPoints().isEmpty());
    QVERIFY(shown.item("Cell (3, 5)") == nullptr);
}

void TestBreakPointsPanel::lastHitIsShown() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    Shown shown(player);
    shown.tick(widgets::stageTitle("doors"));
    QVERIFY(!shown.says("Paused at"));
    player.first();
    playOn(player);
    QVERIFY(shown.says("Paused at step"));
    QVERIFY(!shown.item(widgets::stageTitle("doors"))->text(1).isEmpty());
    QVERIFY(shown.item(widgets::stageTitle("maze"))->text(1).isEmpty());
    playOn(player);
    QVERIFY(!shown.says("Paused at"));
    QVERIFY(shown.item(widgets::stageTitle("doors"))->text(1).isEmpty());
}

void TestBreakPointsPanel::clearTakesAllOut() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    Shown shown(player);
    auto* clear = shown.button("Clear all");
    QVERIFY(!clear->isEnabled());
    shown.tick(widgets::stageTitle("doors"));
    shown.tick(widgets::kindTitle(StepKind::Backtrack));
    QVERIFY(clear->isEnabled());
    QTest::mouseClick(clear, Qt::LeftButton);
    QVERIFY(player.breakPoints().isEmpty());
    QCOMPARE(shown.item(widgets::stageTitle("doors"))->checkState(0), Qt::Unchecked);
}

void TestBreakPointsPanel::showsBreakPointsSetElsewhere() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    BreakPoints points;
    points.kinds.insert(StepKind::Carve);
    points.kinds.insert(StepKind::PlaceCoin);  // not in this recipe
    points.stages.insert("coins");
    player.setBreakPoints(points);
    Shown shown(player);
    QCOMPARE(shown.item(widgets::kindTitle(StepKind::Carve))->checkState(0), Qt::Checked);
    QCOMPARE(shown.item(widgets::kindTitle(StepKind::PlaceCoin))->checkState(0), Qt::Checked);
    QCOMPARE(shown.item(widgets::stageTitle("coins"))->checkState(0), Qt::Checked);
    QCOMPARE(shown.item(widgets::kindTitle(StepKind::Backtrack))->checkState(0), Qt::Unchecked);
    points.setCell({4, 4}, true);
    player.setBreakPoints(points);
    QVERIFY(shown.item("Cell (4, 4)") != nullptr);
    QCOMPARE(player.breakPoints(), points);
}

void TestBreakPointsPanel::someRowsAreSeenInANarrowColumn() {
    Player player;
    player.setTimeline(roomsAndMaze(), false);
    Shown shown(player);
    shown.panel.resize(190, shown.panel.minimumSizeHint().height());
    QCoreApplication::processEvents();
    const QRect seen = shown.tree->viewport()->rect();
    QVERIFY(seen.contains(shown.tree->visualItemRect(shown.item(widgets::stageTitle("rooms")))));
    QVERIFY(seen.contains(shown.tree->visualItemRect(shown.item(widgets::stageTitle("doors")))));
}

MAZELOOM_TEST(TestBreakPointsPanel)

}  // namespace mazeloom::tst_break_points_panel

#include "tst_break_points_panel.moc"

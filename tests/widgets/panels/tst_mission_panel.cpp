// SPDX-License-Identifier: MIT
#include <algorithm>

#include <QLabel>
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"
#include "widgets/panels/mission/mission_panel.h"
#include "widgets/panels/mission/mission_view.h"

namespace mazeloom::tst_mission_panel {

using widgets::MissionPanel;
using widgets::MissionView;
using widgets::Player;

class TestMissionPanel : public QObject {
    Q_OBJECT

  private slots:
    void showsTheMissionOfALevel();
    void stepsWithTheTimeline();
    void pointingLightsCells();
    void keysGoFromOneToTheNext();
    void withoutLocksItSaysSo();
    void tellsWhereTheHeroIsCaught();
};

namespace {

std::unique_ptr<trace::Timeline> timelineOf(const level::Level& level) {
    return std::make_unique<trace::Timeline>(generate::record(level, {}, 4).trace);
}

level::Level lockedLevel() {
    return testing::solid({49, 33}, {"accretion", "stairs", "locks", "monsters"});
}

QString proofOf(const MissionPanel& panel) {
    return panel.findChild<QLabel*>()->text();
}

void show(QWidget& panel) {
    panel.resize(320, 640);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
}

/// Returns the amount of colour, as the sum of saturation × value over every fourth pixel.
int inkOf(MissionPanel& panel) {
    const QImage image = panel.grab().toImage();
    int ink = 0;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2) {
            const QColor pixel = image.pixelColor(x, y);
            ink += pixel.saturation() * pixel.value() / 255;
        }
    }
    return ink;
}

}  // namespace

void TestMissionPanel::showsTheMissionOfALevel() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    player.setTimeline(timelineOf(lockedLevel()), false);
    const analyse::Mission& mission = panel.view().mission();
    QVERIFY(mission.zones.size() >= 2);
    QVERIFY(mission.zones.front().isStart);
    QVERIFY(proofOf(panel).startsWith("Proven"));
    QVERIFY(panel.view().accessibleDescription().contains("Start"));
    // Each zone and door can be hovered.
    std::size_t doors = 0;
    for (const MissionView::Item& item : panel.view().items()) {
        QVERIFY(!panel.view().textOf(item).isEmpty());
        doors += item.doors.size();
    }
    QCOMPARE(doors, mission.doors.size());
}

void TestMissionPanel::stepsWithTheTimeline() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    player.setTimeline(timelineOf(lockedLevel()), false);
    player.last();
    const int all = inkOf(panel);
    player.first();
    const int none = inkOf(panel);
    QVERIFY(none < all);
    QVERIFY(panel.view().mission().zones.size() >= 2);
}

void TestMissionPanel::pointingLightsCells() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    player.setTimeline(timelineOf(testing::paintedFloor({"@k.K..>", ".##.##.", "..[...."})), false);
    edit::Area lit;
    connect(&panel, &MissionPanel::areaPointed, this, [&](const edit::Area& area) { lit = area; });
    auto* view = panel.findChild<MissionView*>();
    // The first box is in the middle of the first row.
    for (int x = 0; x < view->width() && lit.isEmpty(); x += 4)
        QTest::mouseMove(view, {x, 46});
    QCOMPARE(lit.cellCount(), std::int64_t{6});
    QVERIFY(lit.contains({0, 0}));
    QTest::mouseMove(view, {2, view->height() - 2});
    QVERIFY(lit.isEmpty());
}

void TestMissionPanel::keysGoFromOneToTheNext() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    player.setTimeline(timelineOf(testing::paintedFloor({"@k.K..>"})), false);
    edit::Area lit;
    connect(&panel, &MissionPanel::areaPointed, this, [&](const edit::Area& area) { lit = area; });
    auto* view = panel.findChild<MissionView*>();
    QCOMPARE(view->items().size(), std::size_t{3});
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(lit.cellCount(), std::int64_t{3});
    QTest::keyClick(view, Qt::Key_Down);
    QVERIFY(lit.contains({6, 0}));
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(lit.cellCount(), std::int64_t{1});
    QVERIFY(lit.contains({3, 0}));
    QTest::keyClick(view, Qt::Key_Up);
    QVERIFY(lit.contains({6, 0}));
}

void TestMissionPanel::withoutLocksItSaysSo() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    QCOMPARE(proofOf(panel), QString("No level is shown"));
    player.setAwaiting(true);
    QCOMPARE(proofOf(panel), QString("The level is being generated"));
    const auto show = [&](widgets::MadeBy madeBy) {
        player.setTimeline(timelineOf(testing::solid({31, 21}, {"maze"})), false, madeBy);
        return proofOf(panel);
    };
    QVERIFY(show(widgets::MadeBy::Recipe).startsWith("This level has no locked or one-way doors"));
    QVERIFY(panel.view().items().empty());
    // What is not the finished level of a recipe does not ask for another stage.
    QVERIFY(show(widgets::MadeBy::Hand).startsWith("A room has no mission"));
    QVERIFY(show(widgets::MadeBy::FailedRecipe).startsWith("The recipe failed before"));
    QVERIFY(show(widgets::MadeBy::Cancelled).startsWith("The generation was cancelled before"));
}

void TestMissionPanel::tellsWhereTheHeroIsCaught() {
    Player player;
    MissionPanel panel(player);
    show(panel);
    player.setTimeline(timelineOf(testing::paintedFloor({"@...>", "u####", "....."})), false);
    QVERIFY(proofOf(panel).contains("no longer"));
    player.setTimeline(timelineOf(testing::paintedFloor({"@.K.>"})), false);
    QVERIFY(proofOf(panel).contains("No keys"));
}

MAZELOOM_TEST(TestMissionPanel)

}  // namespace mazeloom::tst_mission_panel

#include "tst_mission_panel.moc"

// SPDX-License-Identifier: MIT
// The switches of the View menu in the real window, by their shortcuts.
#include <algorithm>
#include <memory>
#include <vector>

#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "app/actions/action_registry.h"
#include "app/domains/play/play_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/minimap.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/canvas/rulers.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_view_domain {

using app::MainWindow;
using widgets::Overlay;

class TestViewDomain : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void keysShowOverlays_data();
    void keysShowOverlays();
    void oneKeyTakesThemAllOff();
    void overlaysAndMinimapAreRemembered();
    void statusLineSaysHowFar();
    void statusLineSaysWhatCanBeKnown();
    void onlyTemplesHaveSomethingToKnow();
    void minimapHasAKey();
    void rulersHaveAKeyAndMarkTheSelection();

  private:
    void start() {
        themes_ = std::make_unique<app::ThemeController>();
        window_ = std::make_unique<MainWindow>(*themes_);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->activateWindow();
        canvas()->setFocus();
    }
    void openTemple() {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open("builtin:temple");
        QTRY_VERIFY(!shown.isEmpty());
    }
    widgets::Canvas* canvas() { return window_->findChild<widgets::Canvas*>(); }
    bool isShown(Overlay overlay) {
        return window_->findChild<widgets::MapOverlays*>()->isShown(overlay);
    }
    bool isChecked(const char* action) { return window_->actions().find(action)->isChecked(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(canvas(), key, modifiers);
    }
    QString statusText() {
        for (const QLabel* label : window_->findChildren<QLabel*>()) {
            if (label->accessibleName() == "Cell under the pointer or the cell cursor")
                return label->text();
        }
        return {};
    }

    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<MainWindow> window_;
};

void TestViewDomain::initTestCase() {
    testing::prepareApplication("view");
}

void TestViewDomain::init() {
    QSettings().clear();
    start();
}

void TestViewDomain::cleanup() {
    window_.reset();
    themes_.reset();
}

void TestViewDomain::keysShowOverlays_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<Overlay>("overlay");
    QTest::newRow("hidden maze") << int{Qt::Key_1} << Overlay::HiddenMaze;
    QTest::newRow("traps") << int{Qt::Key_2} << Overlay::Traps;
    QTest::newRow("coins") << int{Qt::Key_3} << Overlay::Coins;
    QTest::newRow("reach") << int{Qt::Key_4} << Overlay::Reach;
    QTest::newRow("distance") << int{Qt::Key_5} << Overlay::Distance;
    QTest::newRow("what can be known") << int{Qt::Key_Minus} << Overlay::Known;
}

void TestViewDomain::keysShowOverlays() {
    QFETCH(int, key);
    QFETCH(Overlay, overlay);
    openTemple();
    QVERIFY(!isShown(overlay));
    this->key(static_cast<Qt::Key>(key), Qt::AltModifier);
    for (int i = 0; i < widgets::kOverlays; ++i) {
        // Pinned cells and darkness are shown from the start.
        const bool isWanted = static_cast<Overlay>(i) == overlay ||
                              static_cast<Overlay>(i) == Overlay::Kept ||
                              static_cast<Overlay>(i) == Overlay::Dark;
        QCOMPARE(isShown(static_cast<Overlay>(i)), isWanted);
    }
    this->key(static_cast<Qt::Key>(key), Qt::AltModifier);
    QVERIFY(!isShown(overlay));
}

void TestViewDomain::oneKeyTakesThemAllOff() {
    const auto isOverlay = [](const QAction* action) {
        return app::ActionRegistry::idOf(action).startsWith("overlay.") && action->isCheckable();
    };
    const std::vector<QAction*> actions = window_->actions().all();
    QCOMPARE(std::ranges::count_if(actions, isOverlay), widgets::kOverlays);
    for (const auto key : {Qt::Key_1, Qt::Key_3, Qt::Key_5})
        this->key(key, Qt::AltModifier);
    QVERIFY(isShown(Overlay::Coins));
    key(Qt::Key_0, Qt::AltModifier);
    for (int i = 0; i < widgets::kOverlays; ++i)
        QVERIFY(!isShown(static_cast<Overlay>(i)));
    QVERIFY(!isChecked("overlay.coins"));
}

void TestViewDomain::overlaysAndMinimapAreRemembered() {
    key(Qt::Key_4, Qt::AltModifier);
    key(Qt::Key_N);
    window_->close();
    cleanup();
    start();
    QVERIFY(isShown(Overlay::Reach));
    QVERIFY(isChecked("overlay.reach"));
    QVERIFY(!isShown(Overlay::Traps));
    QVERIFY(!isChecked("view.minimap"));
    QVERIFY(!window_->findChild<widgets::Minimap*>()->isOn());
}

void TestViewDomain::statusLineSaysHowFar() {
    openTemple();
    const level::Level& level = *currentLevel(*window_->workspace().current());
    const auto hero =
        std::ranges::find(level.objects, level::ThingKind::Hero, &level::Object::kind);
    QVERIFY(hero != level.objects.end());
    QTest::mouseMove(canvas(), canvas()->rectOf(hero->at).center().toPoint());
    QTRY_VERIFY(statusText().contains("hero"));
    QVERIFY(!statusText().contains("0 step"));
    // The status line changes although the pointer does not move.
    key(Qt::Key_5, Qt::AltModifier);
    QVERIFY2(statusText().contains("0 step"), qPrintable(statusText()));
}

void TestViewDomain::statusLineSaysWhatCanBeKnown() {
    openTemple();
    key(Qt::Key_Minus, Qt::AltModifier);
    const level::CellGrid& cells = window_->player().timeline()->cells();
    std::optional<grid::Point> open;
    for (int x = 0; x < cells.width() && !open; ++x) {
        const grid::Point cell{x, cells.height() / 2};
        if (cells.at(cell).isWalkable()) open = cell;
    }
    QVERIFY(open);
    QTest::mouseMove(canvas(), canvas()->rectOf(*open).center().toPoint());
    QTRY_VERIFY(statusText().contains("Safe") || statusText().contains("A trap:") ||
                statusText().contains("Not known"));
    // The overlay uses the numbers that a playtest shows.
    window_->findChild<app::PlayDomain*>()->options().setNumbers(play::temple::Numbers::Visited);
    QTRY_VERIFY(!statusText().isEmpty());
}

void TestViewDomain::onlyTemplesHaveSomethingToKnow() {
    const QAction* known = window_->actions().find("overlay.known");
    QVERIFY(known->isEnabled());
    key(Qt::Key_Minus, Qt::AltModifier);
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    window_->workspace().open("builtin:dungeons");
    QTRY_VERIFY(!shown.isEmpty());
    QTRY_VERIFY(!known->isEnabled());
    QVERIFY2(known->toolTip().contains("Only temples"), qPrintable(known->toolTip()));
    QVERIFY(known->isChecked());  // for the next temple
    shown.clear();
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(!shown.isEmpty());
    QTRY_VERIFY(known->isEnabled());
    QVERIFY(!known->toolTip().contains("Only temples"));
}

void TestViewDomain::minimapHasAKey() {
    openTemple();
    auto* minimap = window_->findChild<widgets::Minimap*>();
    QVERIFY(!minimap->isVisible());  // everything is visible
    while (canvas()->view().scale() < 60)
        canvas()->zoomIn();
    QVERIFY(minimap->isVisible());
    key(Qt::Key_N);
    QVERIFY(!minimap->isVisible());
    key(Qt::Key_N);
    QVERIFY(minimap->isVisible());
}

void TestViewDomain::rulersHaveAKeyAndMarkTheSelection() {
    openTemple();
    auto* rulers = window_->findChild<widgets::RuledCanvas*>();
    const QPoint before = canvas()->mapTo(window_.get(), QPoint(0, 0));
    QVERIFY(rulers->top().isVisible() && rulers->left().isVisible());
    const QImage unmarked = rulers->top().grab().toImage();
    window_->toolBox().context().reach().setSelection(edit::Area(grid::Rect{3, 2, 5, 4}));
    QVERIFY(rulers->top().grab().toImage() != unmarked);
    window_->toolBox().context().reach().setSelection({});
    QCOMPARE(rulers->top().grab().toImage(), unmarked);
    key(Qt::Key_U);
    QVERIFY(!rulers->top().isVisible() && !rulers->left().isVisible());
    QTRY_VERIFY(canvas()->mapTo(window_.get(), QPoint(0, 0)).x() < before.x());
    window_->close();
    cleanup();
    start();
    QVERIFY(!window_->findChild<widgets::RuledCanvas*>()->top().isVisible());
    QVERIFY(!isChecked("view.rulers"));
}

MAZELOOM_TEST(TestViewDomain)

}  // namespace mazeloom::tst_view_domain

#include "tst_view_domain.moc"

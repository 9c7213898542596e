// SPDX-License-Identifier: MIT
// Finds stale state: texts of the status bar, a selected cell, a level that the tree does not show.
#include <algorithm>

#include <QLabel>
#include <QListView>
#include <QSlider>
#include <QStatusBar>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

#include "app/domains/edit/tool_domain.h"
#include "app/domains/play/play_domain.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/preview_chip.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_file.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/panels/steps/explanation_panel.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/problems/problem_counts.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/speed_slider.h"
#include "widgets/timeline/usual_speed.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_small_things {

class TestSmallThings : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("small-things"); }
    void init();
    void cleanup() { tearDown(); }
    void theStatusBarIsNotPrintedOver();
    void hintsOfTheEditorGoWithIt();
    void theChosenCellStaysInItsPack();
    void theTreeScrollsToTheLevel();
    void aClosedViewGivesTheLevelItsKeys();
    void theHintUnderThePointerGoesToo();
    void whatWasMeasuredGoesWithItsLine();
    void aRoomSaysThatItHasNoSteps();
    void aRecipeThatFailedSaysSo();
    void theSpeedHasTicks();
    void theStageThatIsShownIsLit();
    void eachHintIsSaidOnce();
    void theFirstSpeedSuitsTheLevelUntilOneIsChosen();
    void aPreviewSaysThatItIsOne();
    void aPaintedWallSaysSoWhereverItIsExplained();

  private:
    void open(const QString& pack);
    QLabel* label(const QString& name);
    /// Whether the explanation panel shows this text.
    bool explains(const QString& part) {
        const auto labels =
            window_->findChild<widgets::ExplanationPanel*>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* each) {
            return each->isVisible() && each->text().contains(part);
        });
    }
    /// Moves the pointer over the middle of the level.
    void hover();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
};

void TestSmallThings::init() {
    setUp();
    window_->resize(1280, 780);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TestSmallThings::open(const QString& pack) {
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    window_->workspace().open(pack);
    QTRY_VERIFY(!shown.isEmpty() && window_->player().timeline() != nullptr);
    canvas()->setFocus();
}

QLabel* TestSmallThings::label(const QString& name) {
    for (QLabel* one : window_->statusBar()->findChildren<QLabel*>()) {
        if (one->accessibleName() == name) return one;
    }
    return nullptr;
}

void TestSmallThings::hover() {
    const QPoint at = canvas()->rect().center();
    QMouseEvent move(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(canvas(), &move);
    QVERIFY(canvas()->hoveredCell());
    QCoreApplication::processEvents();
}

void TestSmallThings::theStatusBarIsNotPrintedOver() {
    open("builtin:temple");
    QStatusBar& bar = *window_->statusBar();
    auto* counts = bar.findChild<widgets::ProblemCounts*>();
    const auto look = [&bar](const char* when) {
        QCoreApplication::processEvents();
        QList<QWidget*> seen;
        for (QWidget* child : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!child->isVisible() || child->width() <= 0) continue;
            QVERIFY2(bar.rect().contains(child->geometry()), when);
            for (const QWidget* other : seen)
                QVERIFY2(!other->geometry().intersects(child->geometry()), when);
            // The bar paints a message itself, from its left edge.
            const bool isBehind = !bar.currentMessage().isEmpty() &&
                                  child->x() < bar.fontMetrics().horizontalAdvance("Copied");
            QVERIFY2(!isBehind, when);
            seen << child;
        }
    };
    look("at first");
    press(Qt::Key_B);
    hover();
    for (const char* message : {"", "Copied"}) {
        bar.showMessage(message);
        look("with a message");
        for (const auto& [errors, warnings] :
             {std::pair{0, 0}, {1, 0}, {123, 4567}, {0, 2}, {0, 0}, {99, 0}}) {
            counts->setCounts(errors, warnings);
            look(qPrintable(QString("%1 %2 %3").arg(message).arg(errors).arg(warnings)));
            // A larger text needs another height of the bar.
            themes_->setTextPercent(errors == 1 ? 140 : 100);
            look(qPrintable(QString("%1 %2 %3 scaled").arg(message).arg(errors).arg(warnings)));
        }
    }
    bar.clearMessage();
    QVERIFY(label("What the tool does")->isVisible());
}

void TestSmallThings::hintsOfTheEditorGoWithIt() {
    open("builtin:temple");
    press(Qt::Key_B);
    hover();
    QLabel* hint = label("What the tool does");
    QLabel* cell = label("Cell under the pointer or the cell cursor");
    const QString before = hint->text();
    QVERIFY(!before.isEmpty());
    QTRY_VERIFY(!cell->text().isEmpty());
    press(Qt::Key_F5);
    QVERIFY(window_->findChild<app::PlayDomain*>()->isPlaying());
    QCOMPARE(hint->text(), QString());
    QCOMPARE(cell->text(), QString());
    // With the game beside the canvas, the level can be painted.
    action("play.beside")->trigger();
    QCOMPARE(hint->text(), before);
    action("play.beside")->trigger();
    QCOMPARE(hint->text(), QString());
    press(Qt::Key_F5);
    QCOMPARE(hint->text(), before);
}

void TestSmallThings::aClosedViewGivesTheLevelItsKeys() {
    open("builtin:temple");
    for (const char* view : {"generate.compare", "generate.gallery"}) {
        action(view)->trigger();
        QCoreApplication::processEvents();
        QVERIFY(QApplication::focusWidget() != canvas());
        auto* tabs = window_->findChild<QTabBar*>("middleTabs");
        auto* close = tabs->tabButton(tabs->currentIndex(), QTabBar::RightSide);
        QVERIFY(close != nullptr && close->isVisible());
        QTest::mouseClick(close, Qt::LeftButton);
        QTRY_COMPARE(tabs->currentIndex(), 0);
        QTRY_COMPARE(QApplication::focusWidget(), canvas());
    }
}

void TestSmallThings::theHintUnderThePointerGoesToo() {
    open("builtin:temple");
    const auto* levels = window_->findChild<widgets::LevelList*>();
    QTest::mouseMove(window_->windowHandle(), canvas()->mapTo(window_.get(), QPoint(200, 200)));
    QTest::mouseMove(window_->windowHandle(),
                     levels->mapTo(window_.get(), levels->rect().center()));
    QTRY_VERIFY(!window_->statusBar()->currentMessage().isEmpty());
    press(Qt::Key_F5);
    QVERIFY(window_->findChild<app::PlayDomain*>()->isPlaying());
    QCOMPARE(window_->statusBar()->currentMessage(), QString());
}

void TestSmallThings::whatWasMeasuredGoesWithItsLine() {
    open("builtin:temple");
    press(Qt::Key_D);
    QLabel* hint = label("What the tool does");
    const QString before = hint->text();
    const auto at = [this](grid::Point cell) { return canvas()->rectOf(cell).center().toPoint(); };
    QTest::mousePress(canvas(), Qt::LeftButton, {}, at({2, 2}));
    QTest::mouseMove(canvas(), at({8, 5}));
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at({8, 5}));
    QVERIFY(hint->text() != before);
    press(Qt::Key_Escape);
    QCOMPARE(hint->text(), before);
}

void TestSmallThings::theChosenCellStaysInItsPack() {
    open("builtin:dungeons");
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    QVERIFY(canvas()->highlightedCell().has_value());
    open("builtin:temple");
    QVERIFY(!canvas()->highlightedCell().has_value());
    QVERIFY(!window_->findChild<widgets::ProvenancePanel*>()->cell().has_value());
    // Within a pack the selected cell stays, so that levels can be compared cell by cell.
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    setCurrentLevel(*current(), QString::fromStdString(current()->pack().levels[1].id));
    QCOMPARE(canvas()->highlightedCell(), std::optional(grid::Point{3, 3}));
}

void TestSmallThings::theTreeScrollsToTheLevel() {
    level::Pack pack = edit::newPack("Long", "Level 0");
    for (int i = 1; i < 200; ++i) {
        level::Level level = pack.levels[0];
        level.id = "level-" + std::to_string(i);
        level.title = "Level " + std::to_string(i);
        pack.levels.push_back(level);
    }
    window_->workspace().add(widgets::newPackFile("Long", std::move(pack)));
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    auto* tree = window_->findChild<widgets::LevelList*>()->findChild<QTreeView*>();
    for (const char* id : {"level-150", "level-3", "level-199"}) {
        setCurrentLevel(*current(), id);
        QCoreApplication::processEvents();
        QVERIFY(tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex())));
        QVERIFY(tree->currentIndex().data().toString().endsWith(QString(id).mid(6)));
    }
    // The shown level is also visible in the tree if its folder was folded.
    tree->collapseAll();
    setCurrentLevel(*current(), "level-77");
    QCoreApplication::processEvents();
    QVERIFY(tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex())));
}

void TestSmallThings::aRoomSaysThatItHasNoSteps() {
    open("builtin:dungeons");
    auto* bar = window_->findChild<widgets::ScrubBar*>();
    const QImage steps = bar->grab().toImage();
    QVERIFY(current()->setCurrentSheet(
        widgets::roomSheet(QString::fromStdString(current()->pack().rooms[0].id))));
    QTRY_COMPARE(window_->player().count(), trace::StepIndex{0});
    QVERIFY(!bar->isEnabled());
    QVERIFY(bar->accessibleDescription().contains("hand"));
    QVERIFY(explains("room is drawn by hand"));
    QVERIFY(!explains("recipe made"));
    QVERIFY(bar->grab().toImage() != steps);
    setCurrentLevel(*current(), QString::fromStdString(current()->pack().levels[0].id));
    QTRY_VERIFY(bar->isEnabled());
    QVERIFY(!bar->accessibleDescription().contains("hand"));
}

void TestSmallThings::aRecipeThatFailedSaysSo() {
    open("builtin:temple");
    auto* bar = window_->findChild<widgets::ScrubBar*>();
    const QString level = currentLevelId(*current());
    level::Recipe recipe;
    recipe.stages.push_back({"traps", true, {}});
    recipe.stages.push_back({"hidden-maze", true, {}});
    QVERIFY(setRecipe(*current(), level, recipe, "wrong order"));
    QTRY_COMPARE(window_->player().count(), trace::StepIndex{0});
    QVERIFY2(bar->accessibleDescription().contains("failed"),
             qPrintable(bar->accessibleDescription()));
    QVERIFY(!bar->accessibleDescription().contains("hand"));
    QVERIFY(explains("recipe failed"));
    // A message bar says why.
    QVERIFY(std::ranges::any_of(window_->findChildren<widgets::MessageBar*>(),
                                [](const auto* each) { return each->isVisible(); }));
    // An empty recipe is not a failure.
    QVERIFY(setRecipe(*current(), level, {}, "no stages"));
    QTRY_VERIFY(bar->accessibleDescription().contains("add a stage"));
    QVERIFY(explains("Add a stage"));
}

void TestSmallThings::theSpeedHasTicks() {
    open("builtin:temple");
    auto* slider = window_->findChild<widgets::SpeedSlider*>();
    QVERIFY(slider->tickPosition() != QSlider::NoTicks);
    // There is a tick at each power of ten, and keys go from tick to tick.
    slider->setFocus();
    slider->setValue(slider->minimum());
    QList<double> speeds{window_->player().speed()};
    for (int i = 0; i < 6; ++i) {
        press(Qt::Key_PageUp);
        speeds << window_->player().speed();
    }
    QCOMPARE(speeds, QList<double>({1, 10, 100, 1000, 10'000, 100'000, 1'000'000}));
    // The ticks are visible below the groove, apart from the handle.
    slider->setValue(slider->minimum());
    const QImage image = slider->grab().toImage();
    int changes = 0;
    for (int y = image.height() * 2 / 3; y < image.height(); ++y) {
        int inRow = 0;
        for (int x = image.width() / 6; x < image.width(); ++x)
            inRow += image.pixel(x, y) != image.pixel(x - 1, y) ? 1 : 0;
        changes = std::max(changes, inRow);
    }
    QVERIFY2(changes >= 12, qPrintable(QString::number(changes)));
}

void TestSmallThings::theStageThatIsShownIsLit() {
    open("builtin:temple");
    const auto lit = [this] {
        QStringList stages;
        for (const auto* card : window_->findChildren<widgets::StageCard*>()) {
            if (card->isRunning()) stages << QString::fromStdString(card->stageId());
        }
        return stages;
    };
    // The level is generated and nothing is running.
    QCOMPARE(lit(), QStringList());
    auto& player = window_->player();
    int seen = 0;
    for (const trace::StageSpan& stage : player.timeline()->trace().stages) {
        if (stage.end - stage.first < 2) continue;
        ++seen;
        player.seek(stage.first + 1);
        QCOMPARE(lit(), QStringList(QString::fromStdString(stage.stage)));
        if (stage.end == player.count()) continue;
        player.seek(stage.end);
        QCOMPARE(lit(), QStringList(QString::fromStdString(stage.stage)));
    }
    QVERIFY(seen >= 3);
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(lit(), QStringList());
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(lit().size(), 1);
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(lit(), QStringList());
}

void TestSmallThings::eachHintIsSaidOnce() {
    open("builtin:temple");
    auto* tools = window_->findChild<app::ToolDomain*>();
    for (QAction* tool : tools->actions()) {
        tool->trigger();
        QCoreApplication::processEvents();
        QStringList saying;
        for (const QLabel* one : window_->findChildren<QLabel*>())
            if (one->isVisible() && one->text() == tools->hint()) saying << one->accessibleName();
        QCOMPARE(saying, QStringList{"What the tool does"});
        // A tool without options shows its name instead.
        const auto* row = window_->findChild<widgets::OptionRow*>();
        for (const QLabel* one : row->findChildren<QLabel*>())
            if (one->isVisible() && one->accessibleName() == "The current tool")
                QCOMPARE(one->text(), app::withoutMnemonic(tool->text()));
    }
}

void TestSmallThings::theFirstSpeedSuitsTheLevelUntilOneIsChosen() {
    open("builtin:temple");
    const auto usual = [this] { return widgets::usualSpeed(window_->player().count()); };
    QCOMPARE(window_->player().speed(), static_cast<double>(usual()));
    showWindow();
    open("builtin:dungeons");
    QCOMPARE(window_->player().speed(), static_cast<double>(usual()));
    // A chosen speed applies to all packs and to the next start.
    window_->findChild<widgets::SpeedSlider*>()->setFocus();
    press(Qt::Key_PageUp);
    const double chosen = window_->player().speed();
    QVERIFY(chosen > usual());
    open("builtin:descent");
    QCOMPARE(window_->player().speed(), chosen);
    showWindow();
    open("builtin:temple");
    QCOMPARE(window_->player().speed(), chosen);
}

void TestSmallThings::aPreviewSaysThatItIsOne() {
    open("builtin:temple");
    auto* panel = window_->findChild<widgets::ProvenancePanel*>();
    auto* chip = window_->findChild<widgets::PreviewChip*>();
    auto* list = panel->findChild<QListView*>();
    QVERIFY(!chip->isVisible());
    // Find a cell that steps have changed.
    const trace::Timeline& timeline = *window_->player().timeline();
    grid::Point cell{0, 0};
    while (timeline.touchesOf(cell).empty())
        cell = cell.x + 1 < timeline.cells().width() ? grid::Point{cell.x + 1, cell.y}
                                                     : grid::Point{0, cell.y + 1};
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf(cell).center().toPoint());
    QTRY_VERIFY(panel->cell().has_value() && list->isVisible());
    const auto first = list->model()->index(0, 0);
    QTest::mouseMove(list->viewport(), {1, 1});
    QTest::mouseMove(list->viewport(), list->visualRect(first).center());
    const auto step = timeline.touchesOf(*panel->cell()).front().step + 1;
    QTRY_VERIFY(chip->isVisible());
    QCOMPARE(window_->player().shownPosition(), step);
    QVERIFY2(chip->text().contains(widgets::numberText(step)), qPrintable(chip->text()));
    QVERIFY(canvas()->rect().contains(chip->geometry()));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(list->viewport(), &leave);
    QVERIFY(!chip->isVisible());
}

void TestSmallThings::aPaintedWallSaysSoWhereverItIsExplained() {
    open("builtin:temple");
    const level::PaintGrid& paint =
        *paintOf(*window_->workspace().current(), window_->workspace().current()->currentSheet());
    grid::Point wall{0, 0};
    while (level::terrainOf(paint.at(wall)) != level::Terrain::Wall)
        wall = wall.x + 1 < paint.width() ? grid::Point{wall.x + 1, wall.y}
                                          : grid::Point{0, wall.y + 1};
    QVERIFY(window_->player().timeline()->touchesOf(wall).empty());
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf(wall).center().toPoint());
    const auto says = [](const QWidget* panel) {
        const auto labels = panel->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* one) {
            return !one->isHidden() && one->text().contains("wall: painted by hand");
        });
    };
    QTRY_VERIFY(says(window_->findChild<widgets::ProvenancePanel*>()));
    QVERIFY(says(window_->findChild<widgets::ExplanationPanel*>()));
}

MAZELOOM_TEST(TestSmallThings)

}  // namespace mazeloom::tst_small_things

#include "tst_small_things.moc"

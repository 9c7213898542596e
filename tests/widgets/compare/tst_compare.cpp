// SPDX-License-Identifier: MIT
// Generations side by side, used by real clicks and keys: shown, stepped together, dimmed, measured
// and applied to the level; failures, cancelling, and closing during work.
#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/compare/measure_text.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/text/line_field.h"

namespace mazeloom::tst_compare {

using compare::Side;
using widgets::Comparison;
using widgets::PackDocument;

class TestCompare : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void beginsWithTheLevelAndTheNextSeed();
    void outcomesAreThoseOfTheGenerator();
    void fourAlgorithmsFromTheMenu();
    void largeLevelsShowAllOfTheirEnd();
    void aSideBecomesSomethingElse();
    void seedsAreTyped();
    void sidesComeAndGo();
    void theRightButtonOpensAMenu();
    void titlesAreReadInANarrowTile();
    void theBarSeeksAll();
    void keysSteerTheBar();
    void theBarKeepsTheFocus();
    void pacesKeepThePlace();
    void playsToTheEnd();
    void dimsWhatIsEqual();
    void theWheelZoomsAllAtThePointer();
    void dragsMoveAll();
    void keysZoomAndMove();
    void mapsOfAnotherSizeStay();
    void aNewMapLooksWhereTheOthersDo();
    void theTableMeasures();
    void theTableBeginsWithWhatDiffers();
    void takesOverInOneStep();
    void whatIsHeldStaysWhileTheLevelChanges();
    void onlyWhatChangesIsMadeAnew();
    void aFailureStandsInItsTile();
    void cancelGivesUp();
    void whatIsCancelledIsMadeAgain();
    void whatIsHeldIsThereAgain();
    void aTypedSeedGoesWithItsSide();
    void canGoWhileItWorks();
    void saysWhenThereIsNothing();
    void everythingHasAName();
    void whatWasComparedIsRemembered();

  private:
    void open(level::Level level);
    Comparison& comparison() { return panel_->comparison(); }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!comparison().isBusy(), 60'000); }
    void choose(QToolButton* button, const QStringList& path);
    widgets::SideView& view(std::size_t place) { return panel_->tiles()[place]->view(); }
    void turnWheel(std::size_t place, QPoint at, int steps);
    /// Returns the table's row with this title; −1 if there is none.
    int rowOf(const QString& title) const {
        const auto* table = panel_->table();
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text() == title) return row;
        }
        return -1;
    }
    const trace::Timeline& timeline(std::size_t place) {
        return *comparison().outcome(place)->timeline;
    }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::ComparePanel> panel_;
};

void TestCompare::initTestCase() {
    resources::initialise();
}

void TestCompare::open(level::Level level) {
    document_ = testing::comparedDocument(std::move(level));
    context_->setDocument(document_.get());
}

void TestCompare::init() {
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::ComparePanel>(*context_);
    panel_->resize(760, 620);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    open(testing::solid({31, 25}, {"rooms", "maze", "doors", "unite"}));
    settle();
}

void TestCompare::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

/// Opens a button's menu and triggers the entry at this path of texts.
void TestCompare::choose(QToolButton* button, const QStringList& path) {
    QMenu* menu = button->menu();
    QMetaObject::invokeMethod(menu, "aboutToShow");
    for (const QString& text : path) {
        const auto actions = menu->actions();
        const auto found = std::ranges::find_if(
            actions, [&](const QAction* action) { return action->text().remove(u'&') == text; });
        QVERIFY2(found != actions.end(), qPrintable(text));
        QVERIFY(!(*found)->statusTip().isEmpty());
        if ((*found)->menu() != nullptr) {
            menu = (*found)->menu();
        } else {
            (*found)->trigger();
        }
    }
}

void TestCompare::whatWasComparedIsRemembered() {
    QString kept;
    const auto memory = [&] {
        return widgets::LevelMemory{
            .recall = [&](const PackDocument&, const QString&) { return kept; },
            .keep = [&](const PackDocument&, const QString& id,
                        const QString& text) { kept = id == "one" ? text : QString(); }};
    };
    panel_->setMemory(memory());
    // A default comparison, which follows the level's seed, is not stored.
    QCOMPARE(kept, QString());
    const std::vector<Side> chosen = {
        {}, {.seed = 7, .settings = {"maze.algorithm=wilson"}}, {.recipe = "fort"}};
    comparison().setSides(chosen);
    panel_->paceBox()->setCurrentIndex(2);
    settle();
    QVERIFY(!kept.isEmpty());
    // A new panel, as at a later start.
    panel_ = std::make_unique<widgets::ComparePanel>(*context_);
    panel_->setMemory(memory());
    QVERIFY(comparison().sides() == chosen);
    QCOMPARE(comparison().pace(), compare::Pace::Share);
    // Another level has its own comparison.
    kept.clear();
    open(testing::solid({21, 21}, {"rooms"}));
    QCOMPARE(comparison().sides().size(), std::size_t{2});
    QCOMPARE(kept, QString());
    // Unreadable stored sides are ignored.
    kept = "nonsense\n\nmaze=";
    panel_->setMemory(memory());
    QCOMPARE(comparison().sides().size(), std::size_t{2});
    kept = "";
    panel_->setMemory({});
}

void TestCompare::beginsWithTheLevelAndTheNextSeed() {
    QVERIFY(comparison().sides() == std::vector<Side>({Side{}, Side{.seed = 2}}));
    QVERIFY(panel_->tiles()[1]->isVisible() && !panel_->tiles()[2]->isVisible());
    QVERIFY(!panel_->tiles()[0]->takeOverButton()->isEnabled());
    QVERIFY(panel_->tiles()[1]->takeOverButton()->isEnabled());
    QVERIFY(!panel_->tiles()[1]->removeButton()->isEnabled());
    QVERIFY(comparison().isAtEnd());
}

void TestCompare::outcomesAreThoseOfTheGenerator() {
    const auto request = *generationRequest(*document_);
    for (const std::size_t place : {0u, 1u}) {
        const auto made = generate::record(*request.level, *request.rooms, place + 1);
        QCOMPARE(comparison().outcome(place)->seed, place + 1);
        QVERIFY(timeline(place).cells() == made.map.cells);
        QCOMPARE(timeline(place).count(), made.trace->stepCount());
    }
}

void TestCompare::fourAlgorithmsFromTheMenu() {
    choose(panel_->addButton(), {"Four algorithms"});
    settle();
    QCOMPARE(comparison().sides().size(), 4U);
    std::set<std::uint64_t> hashes;
    for (std::size_t place = 0; place < 4; ++place) {
        QVERIFY(panel_->tiles()[place]->isVisible());
        QVERIFY(!comparison().outcome(place)->failure);
        hashes.insert(timeline(place).trace().finalHash);
    }
    QCOMPARE(hashes.size(), 4U);
    panel_->grab();
    // A wide panel shows the tiles in a row.
    QVERIFY(panel_->tiles()[2]->y() > panel_->tiles()[0]->y());
    panel_->resize(1400, 620);
    QTRY_COMPARE(panel_->tiles()[2]->y(), panel_->tiles()[0]->y());
}

/// Steps of large levels are not recorded, but their terrain and darkness are shown.
void TestCompare::largeLevelsShowAllOfTheirEnd() {
    const grid::Size size{2050, 2050};
    QVERIFY(size.area() > Comparison::kMostRecordedCells);
    level::Level level = testing::solid(size, {"light"});
    level::OwnTerrain moss{.id = "moss", .title = "Moss", .character = 'y'};
    level.terrains = level::TerrainTable({moss});
    level.paint = level::PaintGrid(size, level::Paint(moss.terrain));
    level.recipe.stages[0].parameters["elsewhere"] = 100;
    open(level);
    settle();
    const auto request = *generationRequest(*document_);
    const auto made = generate::generate(*request.level, *request.rooms, 1);
    QVERIFY(made.has_value());
    QVERIFY(made->map.isDark({7, 7}));
    QVERIFY(timeline(0).trace().terrains.ownOf(moss.terrain) != nullptr);
    QVERIFY(timeline(0).cells() == made->map.cells);
    QVERIFY(timeline(0).dark() != nullptr && *timeline(0).dark() == made->map.dark);
}

void TestCompare::aSideBecomesSomethingElse() {
    auto* tile = panel_->tiles()[1];
    choose(tile->kindButton(), {"Algorithm", "Wilson"});
    settle();
    // The tile's seed is kept.
    QVERIFY(comparison().sides()[1] == (Side{.seed = 2, .settings = {"maze.algorithm=wilson"}}));
    choose(tile->kindButton(), {"Recipe", "Fort"});
    settle();
    QCOMPARE(comparison().sides()[1].recipe, std::string("fort"));
    QCOMPARE(comparison().outcome(1)->level->recipe.stages.size(), 1U);
    QVERIFY(tile->kindButton()->text().contains("Fort"));
    choose(tile->kindButton(), {"As it is"});
    QVERIFY(comparison().sides()[1] == Side{.seed = 2});
}

void TestCompare::seedsAreTyped() {
    widgets::LineField* field = panel_->tiles()[1]->seedField();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "77");
    QTest::keyClick(field, Qt::Key_Return);
    settle();
    QCOMPARE(*comparison().sides()[1].seed, 77U);
    QCOMPARE(comparison().outcome(1)->seed, 77U);
    field->selectAll();
    QTest::keyClicks(field, "none");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(*comparison().sides()[1].seed, 77U);
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
    QVERIFY(!comparison().sides()[1].seed);
    QCOMPARE(comparison().outcome(1)->seed, 1U);
}

void TestCompare::sidesComeAndGo() {
    choose(panel_->addButton(), {"Another seed"});
    QCOMPARE(*comparison().sides().back().seed, 3U);
    panel_->addSeed(9);
    QCOMPARE(comparison().sides().size(), 4U);
    // A new seed replaces the last side if the panel is full.
    panel_->addSeed(10);
    QCOMPARE(comparison().sides().size(), 4U);
    QCOMPARE(*comparison().sides().back().seed, 10U);
    settle();
    QTest::mouseClick(panel_->tiles()[1]->removeButton(), Qt::LeftButton);
    settle();
    QCOMPARE(comparison().sides().size(), 3U);
    QCOMPARE(*comparison().sides()[1].seed, 3U);
    QCOMPARE(comparison().outcome(1)->seed, 3U);
    QVERIFY(!panel_->tiles()[3]->isVisible());
}

void TestCompare::theRightButtonOpensAMenu() {
    choose(panel_->addButton(), {"Another seed"});
    settle();
    auto* tile = panel_->tiles()[1];
    const auto openMenu = [&](QContextMenuEvent::Reason reason) -> QMenu* {
        const QPoint at(5, 5);
        QContextMenuEvent event(reason, at, tile->view().mapToGlobal(at));
        QApplication::sendEvent(&tile->view(), &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    };
    const auto entry = [](QMenu* menu, const QString& text) -> QAction* {
        for (QAction* action : menu->actions()) {
            if (action->text() == text && !action->statusTip().isEmpty()) return action;
        }
        return nullptr;
    };
    QMenu* menu = openMenu(QContextMenuEvent::Mouse);
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->pos(), tile->view().mapToGlobal(QPoint(5, 5)));
    QVERIFY(menu->actions().front()->menu() == tile->kindButton()->menu());
    const double fitted = tile->view().place().scale;
    entry(menu, "Zoom in")->trigger();
    QVERIFY(tile->view().place().scale > fitted);
    // All maps look at the same place.
    QCOMPARE(view(0).place().scale, tile->view().place().scale);
    entry(menu, "Fit level")->trigger();
    QVERIFY(tile->view().place().isFitted);
    menu->close();

    menu = openMenu(QContextMenuEvent::Keyboard);
    QVERIFY(tile->view().rect().contains(tile->view().mapFromGlobal(menu->pos())));
    QVERIFY(entry(menu, "Take over")->isEnabled() && entry(menu, "Remove")->isEnabled());
    entry(menu, "Remove")->trigger();
    menu->close();
    settle();
    QCOMPARE(comparison().sides().size(), 2U);
    QCOMPARE(*comparison().sides()[1].seed, 3U);

    // What is not possible is grey.
    menu = openMenu(QContextMenuEvent::Mouse);
    QVERIFY(!entry(menu, "Remove")->isEnabled());
    menu->close();
}

void TestCompare::titlesAreReadInANarrowTile() {
    choose(panel_->addButton(), {"Four algorithms"});
    settle();
    panel_->resize(800, 360);
    const auto& tiles = panel_->tiles();
    QTRY_COMPARE(tiles[3]->y(), tiles[0]->y());
    QTRY_VERIFY(tiles[0]->width() < 210);
    QTRY_COMPARE(tiles[0]->kindButton()->text(), QString("Backtracker"));
    QTRY_COMPARE(tiles[1]->kindButton()->text(), QString("Kruskal"));
    QVERIFY(tiles[0]->seedField()->y() > tiles[0]->kindButton()->y());
    // With enough width, all controls are in one line.
    panel_->resize(1600, 360);
    QTRY_VERIFY(tiles[0]->seedField()->x() > tiles[0]->kindButton()->geometry().right());
    QTRY_COMPARE(tiles[0]->kindButton()->text(), QString("Backtracker"));
}

void TestCompare::theBarSeeksAll() {
    auto* bar = panel_->bar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, QPoint(bar->width() / 2, bar->height() / 2));
    QVERIFY(!comparison().isAtEnd() && comparison().moment() > 0);
    for (const std::size_t place : {0u, 1u}) {
        QCOMPARE(timeline(place).position(),
                 comparison().lockstep().positionOf(place, comparison().moment()));
        QVERIFY(timeline(place).position() > 0);
    }
}

void TestCompare::keysSteerTheBar() {
    auto* bar = panel_->bar();
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Home);
    QCOMPARE(comparison().moment(), 0U);
    QTest::keyClick(bar, Qt::Key_Right);
    QCOMPARE(comparison().moment(), 1U);
    QTest::keyClick(bar, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(comparison().moment(), comparison().lockstep().sections().front().end);
    QTest::keyClick(bar, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(comparison().moment(), 0U);
    QTest::keyClick(bar, Qt::Key_Left);
    QCOMPARE(comparison().moment(), 0U);
    QTest::keyClick(bar, Qt::Key_End);
    QVERIFY(comparison().isAtEnd());
    QTest::keyClick(bar, Qt::Key_PageUp);
    QVERIFY(!comparison().isAtEnd());
    QTest::keyClick(bar, Qt::Key_Space);
    QVERIFY(comparison().isPlaying());
    QTest::keyClick(bar, Qt::Key_Space);
    QVERIFY(!comparison().isPlaying());
}

/// The bar may have the focus before anything is generated.
void TestCompare::theBarKeepsTheFocus() {
    context_->setDocument(nullptr);
    open(testing::solid({121, 121}, {"rooms", "maze", "doors", "unite"}));
    QCOMPARE(comparison().lockstep().length(), 0U);
    panel_->bar()->setFocus();
    QTest::keyClick(panel_->bar(), Qt::Key_End);
    QVERIFY(panel_->bar()->hasFocus());
    // The bar is empty, not full.
    auto* bar = panel_->bar();
    const QColor middle = bar->grab().toImage().pixelColor(bar->width() / 2, bar->height() / 2);
    QCOMPARE(middle.rgb(), bar->palette().color(QPalette::Mid).rgb());
    settle();
    QVERIFY(panel_->bar()->hasFocus());
}

void TestCompare::pacesKeepThePlace() {
    comparison().seek(comparison().lockstep().length() / 2);
    const trace::StepIndex position = timeline(0).position();
    for (const int pace : {0, 2, 1}) {
        panel_->paceBox()->setCurrentIndex(pace);
        QCOMPARE(static_cast<int>(comparison().pace()), pace);
        QCOMPARE(timeline(0).position(), position);
    }
    comparison().seek(comparison().lockstep().length());
    panel_->paceBox()->setCurrentIndex(0);
    QVERIFY(comparison().isAtEnd());
}

void TestCompare::playsToTheEnd() {
    QTest::mouseClick(panel_->playButton(), Qt::LeftButton);
    QVERIFY(comparison().isPlaying());
    // Playing from the end restarts.
    QVERIFY(!comparison().isAtEnd());
    comparison().advance(std::chrono::seconds(1));
    const auto moment = comparison().moment();
    QVERIFY(moment >= comparison().lockstep().length() / 11);
    comparison().advance(std::chrono::seconds(100));
    QVERIFY(comparison().isAtEnd() && !comparison().isPlaying());
}

void TestCompare::dimsWhatIsEqual() {
    auto& view = panel_->tiles()[0]->view();
    QVERIFY(!view.isDimming());
    const QImage before = view.grab().toImage();
    QTest::mouseClick(panel_->dimButton(), Qt::LeftButton);
    QVERIFY(view.isDimming() && panel_->tiles()[1]->view().isDimming());
    QVERIFY(view.grab().toImage() != before);
    QTest::mouseClick(panel_->dimButton(), Qt::LeftButton);
    QVERIFY(!view.isDimming());
    QTRY_VERIFY(view.grab().toImage() == before);
}

void TestCompare::turnWheel(std::size_t place, QPoint at, int steps) {
    QWheelEvent event(at, view(place).mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view(place), &event);
}

void TestCompare::theWheelZoomsAllAtThePointer() {
    QVERIFY(view(0).place().isFitted && view(1).place().isFitted);
    QVERIFY(!panel_->fitButton()->isEnabled());
    const auto whole = view(0).place();
    const QImage before = view(1).grab().toImage();
    turnWheel(0, {60, 50}, 2);
    const auto near = view(0).place();
    QVERIFY(!near.isFitted && near.scale > whole.scale);
    // The cell under the pointer stays there, so the middle moves towards it.
    QVERIFY(near.middle.x() < whole.middle.x());
    QCOMPARE(view(1).place().scale, near.scale);
    QVERIFY((view(1).place().middle - near.middle).manhattanLength() < 0.2);
    QVERIFY(view(1).grab().toImage() != before);
    // The dimming covers the cells in the zoomed view.
    QTest::mouseClick(panel_->dimButton(), Qt::LeftButton);
    view(0).grab();
    QTest::mouseClick(panel_->dimButton(), Qt::LeftButton);
    // Another moment or seed does not change the view.
    comparison().seek(3);
    QCOMPARE(view(0).place(), near);
    comparison().setSide(0, {.seed = 5});
    settle();
    QCOMPARE(view(0).place(), near);
    QVERIFY(panel_->fitButton()->isEnabled());
    QTest::mouseClick(panel_->fitButton(), Qt::LeftButton);
    QVERIFY(view(0).place() == whole && view(1).place().isFitted);
    QVERIFY(!panel_->fitButton()->isEnabled());
    // Zooming out stops when the whole map is shown.
    turnWheel(1, {60, 50}, -3);
    QCOMPARE(view(0).place(), whole);
    turnWheel(1, {60, 50}, 3);
    turnWheel(1, {60, 50}, -30);
    QCOMPARE(view(0).place(), whole);
}

void TestCompare::dragsMoveAll() {
    turnWheel(0, {60, 50}, 6);
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
        const auto before = view(0).place();
        QTest::mousePress(&view(0), button, {}, {120, 90});
        QTest::mouseMove(&view(0), {100, 80});
        QTest::mouseRelease(&view(0), button, {}, {100, 80});
        const auto after = view(0).place();
        const double ratio = view(0).devicePixelRatioF();
        QCOMPARE(after.middle.x() - before.middle.x(), 20 * ratio / after.scale);
        QCOMPARE(after.middle.y() - before.middle.y(), 10 * ratio / after.scale);
        QVERIFY((view(1).place().middle - after.middle).manhattanLength() < 0.2);
        // After the release the view no longer moves.
        QTest::mouseMove(&view(0), {60, 60});
        QCOMPARE(view(0).place(), after);
    }
    // Space alone plays; held for a drag it does not.
    view(0).setFocus();
    QTest::keyPress(&view(0), Qt::Key_Space);
    QTest::mousePress(&view(0), Qt::LeftButton, {}, {120, 90});
    QTest::mouseMove(&view(0), {110, 90});
    QTest::mouseRelease(&view(0), Qt::LeftButton, {}, {110, 90});
    QTest::keyRelease(&view(0), Qt::Key_Space);
    QVERIFY(!comparison().isPlaying());
    QTest::keyClick(&view(0), Qt::Key_Space);
    QVERIFY(comparison().isPlaying());
    comparison().pause();
}

void TestCompare::keysZoomAndMove() {
    view(1).setFocus();
    const auto whole = view(0).place();
    QTest::keyClick(&view(1), Qt::Key_Plus);
    QTest::keyClick(&view(1), Qt::Key_Equal);
    QTest::keyClick(&view(1), Qt::Key_Plus);
    QTest::keyClick(&view(1), Qt::Key_Plus);
    const auto near = view(0).place();
    QVERIFY(near.scale > whole.scale);
    QTest::keyClick(&view(1), Qt::Key_Right);
    QTest::keyClick(&view(1), Qt::Key_Down);
    QVERIFY(view(0).place().middle.x() > near.middle.x());
    QVERIFY(view(0).place().middle.y() > near.middle.y());
    QTest::keyClick(&view(1), Qt::Key_Left);
    QTest::keyClick(&view(1), Qt::Key_Up);
    QVERIFY((view(0).place().middle - near.middle).manhattanLength() < 0.2);
    QTest::keyClick(&view(1), Qt::Key_Minus);
    QVERIFY(view(0).place().scale < near.scale);
    QTest::keyClick(&view(1), Qt::Key_0);
    QCOMPARE(view(0).place(), whole);
}

void TestCompare::mapsOfAnotherSizeStay() {
    const auto other =
        std::make_shared<level::Level>(testing::solid({15, 41}, {"rooms", "maze", "doors"}));
    comparison().setSides({{}, {.seed = 2}, {.held = other}});
    settle();
    QVERIFY(view(2).mapSize() == other->size);
    turnWheel(0, {60, 50}, 4);
    QVERIFY(!view(1).place().isFitted && view(2).place().isFitted);
    turnWheel(2, {60, 50}, 4);
    QVERIFY(!view(2).place().isFitted);
    QVERIFY(view(2).place().middle != view(0).place().middle);
    // A map of another size is shown completely.
    comparison().setSide(1, {.held = other});
    settle();
    QVERIFY(!view(0).place().isFitted);
    comparison().setSide(0, {.held = other});
    settle();
    QVERIFY(view(0).place().isFitted);
    panel_->grab();
}

void TestCompare::aNewMapLooksWhereTheOthersDo() {
    turnWheel(0, {60, 50}, 4);
    choose(panel_->addButton(), {"Another seed"});
    settle();
    QCOMPARE(view(2).place().scale, view(0).place().scale);
    QVERIFY(!view(2).place().isFitted);
    // All views have the same scale, whatever the panel's size.
    for (const QSize size : {QSize(420, 300), QSize(1500, 900), QSize(760, 620)}) {
        panel_->resize(size);
        QCOMPARE(view(2).place().scale, view(0).place().scale);
        QVERIFY((view(2).place().middle - view(0).place().middle).manhattanLength() < 0.3);
    }
}

void TestCompare::theTableMeasures() {
    const auto* table = panel_->table();
    QCOMPARE(table->columnCount(), 3);
    QCOMPARE(table->rowCount(), static_cast<int>(analyse::measures().size()) + 1);
    std::set<QString> titles;
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString title = table->item(row, 0)->text();
        QVERIFY(!title.isEmpty() && titles.insert(title).second);
        const bool isOther = table->item(row, 1)->text() != table->item(row, 2)->text();
        if (title != "Time") QCOMPARE(table->item(row, 2)->font().bold(), isOther);
    }
    const int steps = rowOf("Steps");
    QVERIFY(rowOf("Dead ends") >= 0 && rowOf("Longest way") >= 0 && steps >= 0);
    QCOMPARE(table->item(steps, 1)->text().remove(QLocale().groupSeparator()).toUInt(),
             timeline(0).count());
    QVERIFY(table->item(rowOf("Time"), 2)->text().endsWith("ms"));
}

/// At 1280 × 800 the table shows six rows: they must be those that tell the sides apart.
void TestCompare::theTableBeginsWithWhatDiffers() {
    choose(panel_->tiles()[1]->kindButton(), {"Algorithm", "Wilson"});
    settle();
    auto* table = panel_->table();
    enum Kind { Other, Time, Same, Nothing };
    const auto kindOf = [&](int row) {
        if (table->item(row, 0)->text() == "Time") return Time;
        std::set<QString> texts;
        for (int column = 1; column < table->columnCount(); ++column)
            texts.insert(table->item(row, column)->text());
        if (texts.size() > 1) return Other;
        return *texts.begin() == widgets::valueText(std::nullopt) ? Nothing : Same;
    };
    const auto isInOrder = [&] {
        for (int row = 1; row < table->rowCount(); ++row) {
            if (kindOf(row) < kindOf(row - 1)) return false;
        }
        return true;
    };
    const auto countOf = [&](Kind kind) {
        int count = 0;
        for (int row = 0; row < table->rowCount(); ++row)
            count += kindOf(row) == kind ? 1 : 0;
        return count;
    };
    QVERIFY(isInOrder());
    const int differing = countOf(Other);
    QVERIFY(differing > 1 && countOf(Same) > 0 && countOf(Nothing) > 0);
    QCOMPARE(table->horizontalHeaderItem(0)->text(),
             QString("%1 measure(s) differ").arg(differing));
    QCOMPARE(table->item(0, 0)->text(), QString("Steps"));
    // A change that makes the sides alike leaves the selected measure selected.
    table->selectRow(0);
    comparison().setSide(1, {});
    settle();
    QVERIFY(isInOrder());
    QCOMPARE(countOf(Other), 0);
    QCOMPARE(table->horizontalHeaderItem(0)->text(), QString("No measure differs"));
    QCOMPARE(table->item(0, 0)->text(), QString("Time"));
    QCOMPARE(table->currentRow(), rowOf("Steps"));
}

void TestCompare::takesOverInOneStep() {
    choose(panel_->tiles()[1]->kindButton(), {"Algorithm", "Wilson"});
    settle();
    QSignalSpy told(panel_.get(), &widgets::ComparePanel::told);
    const level::Level before = *findLevel(*document_, "one");
    QTest::mouseClick(panel_->tiles()[1]->takeOverButton(), Qt::LeftButton);
    settle();
    QCOMPARE(told.count(), 1);
    QCOMPARE(document_->history()->count(), 1);
    QCOMPARE(seedOf(*document_, "one"), 2U);
    QVERIFY(findLevel(*document_, "one")->recipe.stages[1].parameters.at("algorithm") ==
            level::ParameterValue(std::string("wilson")));
    // The level now equals the other side: both show the same.
    QVERIFY(timeline(0).cells() == timeline(1).cells());
    document_->history()->undo();
    settle();
    QVERIFY(*findLevel(*document_, "one") == before);
    QCOMPARE(seedOf(*document_, "one"), 1U);
    QVERIFY(timeline(0).cells() != timeline(1).cells());
}

void TestCompare::whatIsHeldStaysWhileTheLevelChanges() {
    panel_->tiles()[1]->seedField()->clear();
    comparison().setSide(1, {});
    choose(panel_->tiles()[1]->kindButton(), {"Frozen copy"});
    settle();
    const level::CellGrid before = timeline(0).cells();
    QVERIFY(timeline(1).cells() == before);
    QVERIFY(removeStage(*document_, "one", 0));
    settle();
    QVERIFY(timeline(0).cells() != before);
    QVERIFY(timeline(1).cells() == before);
    QTest::mouseClick(panel_->tiles()[1]->takeOverButton(), Qt::LeftButton);
    settle();
    QVERIFY(timeline(0).cells() == before);
    QCOMPARE(findLevel(*document_, "one")->recipe.stages.size(), 4U);
}

void TestCompare::onlyWhatChangesIsMadeAnew() {
    QSignalSpy made(&comparison(), &Comparison::outcomeChanged);
    QVERIFY(setSeed(*document_, "one", 5));
    settle();
    // Only the first side follows the level's seed; the other has its own.
    QCOMPARE(comparison().outcome(0)->seed, 5U);
    for (const auto& signal : made)
        QCOMPARE(signal.first().value<std::size_t>(), std::size_t{0});
}

void TestCompare::aFailureStandsInItsTile() {
    comparison().setSide(1, {.recipe = "lost"});
    QVERIFY(comparison().outcome(1)->failure.has_value());
    QVERIFY(panel_->tiles()[1]->view().accessibleDescription().contains("lost"));
    QVERIFY(!panel_->tiles()[1]->takeOverButton()->isEnabled());
    comparison().setSide(1, {.settings = {"rooms.attempts=99999999"}});
    QVERIFY(comparison().outcome(1)->failure.has_value());
    QVERIFY(!comparison().outcome(0)->failure.has_value());
    panel_->grab();
    // A failed generation shows the steps before the failure.
    comparison().setSide(1, {});
    settle();
    QVERIFY(panel_->tiles()[1]->view().accessibleDescription() == "As it is");
}

void TestCompare::cancelGivesUp() {
    open(testing::solid({701, 701}, {"rooms", "maze", "doors", "unite"}));
    QVERIFY(comparison().isBusy());
    QVERIFY(panel_->cancelButton()->isVisible());
    QTest::mouseClick(panel_->cancelButton(), Qt::LeftButton);
    settle();
    QVERIFY(!panel_->cancelButton()->isVisible());
}

void TestCompare::whatIsCancelledIsMadeAgain() {
    open(testing::solid({701, 701}, {"rooms", "maze", "doors", "unite"}));
    settle();
    const widgets::SideTile& tile = *panel_->tiles()[1];
    comparison().setSide(1, {.seed = 9});
    // The old map is still shown, so it cannot be applied.
    QVERIFY(!tile.takeOverButton()->isEnabled());
    QVERIFY(!panel_->againButton()->isVisible());
    QTest::mouseClick(panel_->cancelButton(), Qt::LeftButton);
    settle();
    QCOMPARE(comparison().outcome(1)->seed, 2U);
    QVERIFY(!tile.takeOverButton()->isEnabled());
    QCOMPARE(panel_->tiles()[1]->view().accessibleDescription(), QString("Not made: cancelled"));
    panel_->grab();
    QVERIFY(panel_->againButton()->isVisible());
    QTest::mouseClick(panel_->againButton(), Qt::LeftButton);
    QVERIFY(!panel_->againButton()->isVisible());
    settle();
    QCOMPARE(comparison().outcome(1)->seed, 9U);
    QVERIFY(tile.takeOverButton()->isEnabled());
    QVERIFY(!panel_->againButton()->isVisible());
    // Showing the panel again generates it, too.
    comparison().setSide(1, {.seed = 10});
    QTest::mouseClick(panel_->cancelButton(), Qt::LeftButton);
    settle();
    panel_->hide();
    panel_->show();
    settle();
    QCOMPARE(comparison().outcome(1)->seed, 10U);
}

void TestCompare::whatIsHeldIsThereAgain() {
    QString kept;
    const widgets::LevelMemory memory{
        .recall = [&](const PackDocument&, const QString& id) { return id == "one" ? kept : ""; },
        .keep = [&](const PackDocument&, const QString& id,
                    const QString& text) { kept = id == "one" ? text : kept; }};
    panel_->setMemory(memory);
    const auto held = comparison().request()->level;
    const std::vector<Side> chosen = {{.seed = 7}, {.held = held}, {.recipe = "fort"}};
    comparison().setSides(chosen);
    QVERIFY(removeStage(*document_, "one", 0));
    settle();
    level::Level other = testing::solid({21, 21}, {"rooms"});
    other.id = "two";
    QCOMPARE(addLevel(*document_, other, 1, "Add"), QString("two"));
    QVERIFY(setCurrentLevel(*document_, "two"));
    QCOMPARE(comparison().sides().size(), std::size_t{2});
    QVERIFY(setCurrentLevel(*document_, "one"));
    QVERIFY(comparison().sides() == chosen);
    settle();
    // A held copy does not survive a restart of the program; the other sides keep their places.
    panel_ = std::make_unique<widgets::ComparePanel>(*context_);
    panel_->setMemory(memory);
    QVERIFY(comparison().sides() == std::vector<Side>({{.seed = 7}, {}, {.recipe = "fort"}}));
    // A closed pack leaves nothing to another pack at the same path.
    context_->setDocument(nullptr);
    document_.reset();
    open(testing::solid({21, 21}, {"rooms"}));
    kept.clear();
    settle();
    panel_->setMemory({});
}

void TestCompare::aTypedSeedGoesWithItsSide() {
    comparison().setSides({{}, {.seed = 7}, {.seed = 8}});
    settle();
    widgets::LineField* field = panel_->tiles()[1]->seedField();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "55");
    QTest::mouseClick(panel_->tiles()[1]->removeButton(), Qt::LeftButton);
    QCOMPARE(field->text(), QString("8"));
    panel_->bar()->setFocus();
    settle();
    QVERIFY(comparison().sides() == std::vector<Side>({{}, {.seed = 8}}));
}

void TestCompare::canGoWhileItWorks() {
    open(testing::solid({701, 701}, {"rooms", "maze", "doors", "unite"}));
    QVERIFY(comparison().isBusy());
    panel_.reset();
    init();
    open(testing::solid({701, 701}, {"rooms", "maze", "doors", "unite"}));
    context_->setDocument(nullptr);
    document_.reset();
    settle();
    QVERIFY(!comparison().hasLevel());
    QCOMPARE(comparison().lockstep().length(), 0U);
}

void TestCompare::saysWhenThereIsNothing() {
    QVERIFY(document_->setCurrentSheet(widgets::roomSheet("cell")));
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains("room");
    }));
    QVERIFY(comparison().outcome(0) == nullptr);
    panel_->grab();
    QVERIFY(document_->setCurrentSheet(widgets::levelSheet("one")));
    settle();
    QVERIFY(comparison().outcome(0) != nullptr);
    panel_->hide();
    QVERIFY(setSeed(*document_, "one", 8));
    QVERIFY(!comparison().isBusy());
    panel_->show();
    settle();
    QCOMPARE(comparison().outcome(0)->seed, 8U);
}

void TestCompare::everythingHasAName() {
    for (auto* widget : panel_->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr && qobject_cast<QLabel*>(widget) == nullptr)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

MAZELOOM_TEST(TestCompare)

}  // namespace mazeloom::tst_compare

#include "tst_compare.moc"

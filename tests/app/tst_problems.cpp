// SPDX-License-Identifier: MIT
// Problems in the whole window: from the count in the status bar to the cell on the canvas, and
// fixed there.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include "core/check/winnable.h"
#include "core/document/document.h"
#include "core/edit/new_pack.h"
#include "core/generate/generate.h"
#include "core/pack/json/write/write.h"
#include "tests/app/support/program.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/packs/broken_design.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/campaign/campaign_map.h"
#include "widgets/campaign/campaign_panel.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/needs/needs_row.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/problems/deduction_watch.h"
#include "widgets/problems/problem_counts.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_problems {

using widgets::ProblemsPanel;

class TestProblems : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("problems"); }
    void init();
    void cleanup() { tearDown(); }

    void countsAndOpensTheList();
    void countsKeepTheirPlace();
    void countsNeedAPack();
    void builtInPacksHaveNone();
    void keysGoThroughThem();
    void enterGoesToAnotherLevelsCell();
    void showsTheStageThatIsWrong();
    void showsTheCampaignsNode();
    void noCellStaysMarkedForAProblemWithoutOne();
    void mendingIsUndone();
    void whatWasReadIsNoFailureToOpen();
    void followsThePackThatIsShown();
    void aClickMarksAllCells();
    void allOfAKindAreMendedInOneStep();
    void whatF5RefusesIsMendedInItsMessage();
    void aWallOverTheHeroIsMendedInTheMessageThatComes();
    void aWayThatIsClosedIsMendedInTheMessageThatComes();
    void theMessageOfAGenerationGoesToTheCell();
    void whatAProofFindsIsListed();
    void aFailureIsToldAlikeEverywhere();
    void aWarningOfAGenerationIsToldAlike();
    void fixesAreOfferedAfterTheKeyThatGoesOn();
    void guessesOfTheMapAreListed();
    void neededMechanicsHaveSigns();

  private:
    QString packFolder();
    bool waitForList() {
        return QTest::qWaitFor([this] { return panel()->isUpToDate(); }, 10'000);
    }
    /// Whether the panel can be seen; Qt also calls a dock behind another tab visible.
    bool isSeen() { return panel()->isVisible() && !panel()->visibleRegion().isEmpty(); }
    ProblemsPanel* panel() { return window_->findChild<ProblemsPanel*>(); }
    widgets::ProblemCounts* counts() { return window_->findChild<widgets::ProblemCounts*>(); }
    QModelIndex row(const QString& part) { return testing::rowWith(*panel()->tree(), part); }
    /// Creates a pack with a level that has three parts cut off from the hero.
    void openIslands();
    /// Paints by a click with the brush.
    void paintWall(grid::Point cell);
    QPoint at(grid::Point cell) { return canvas()->rectOf(cell).center().toPoint(); }
    /// Returns the message bar whose text contains `part`; null if there is none.
    widgets::MessageBar* barThatTells(const QString& part);
    bool isTold(const QString& part) { return barThatTells(part) != nullptr; }
    /// Returns the bar's button whose text contains `part`; null if there is none.
    static QToolButton* buttonOf(widgets::MessageBar* bar, const QString& part);
};

QString TestProblems::packFolder() {
    const QString path = folder_->filePath("broken");
    if (QDir(path).exists()) return path;
    for (const pack::TextFile& text : pack::write(testing::brokenDesign().pack)) {
        QFile file(path + '/' + QString::fromStdString(text.name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the pack");
        file.write(QByteArray::fromStdString(text.text));
    }
    return path;
}

widgets::MessageBar* TestProblems::barThatTells(const QString& part) {
    for (auto* bar : window_->findChildren<widgets::MessageBar*>())
        if (bar->isVisible() && bar->text().contains(part)) return bar;
    return nullptr;
}

QToolButton* TestProblems::buttonOf(widgets::MessageBar* bar, const QString& part) {
    for (auto* button : bar->findChildren<QToolButton*>())
        if (button->isVisible() && button->text().contains(part)) return button;
    return nullptr;
}

void TestProblems::paintWall(grid::Point cell) {
    window_->actions().find("tool.brush")->trigger();
    widgets::EditContext& context = window_->toolBox().context();
    context.inks().setCurrent(*edit::findInk("wall"));
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(cell));
}

void TestProblems::init() {
    setUp();
    window_->workspace().open(packFolder());
    QVERIFY(waitForList());
    QVERIFY(QTest::qWaitFor([this] { return window_->player().timeline() != nullptr; }));
}

void TestProblems::openIslands() {
    auto* document = window_->workspace().create();
    level::Level level = edit::newLevel("Islands", {16, 9});
    level.paint = document::solid(level.size);
    for (const grid::Point cell :
         {grid::Point{1, 1}, {2, 1}, {5, 1}, {6, 1}, {5, 2}, {9, 1}, {12, 1}})
        level.paint->at(cell) = level::painted(level::Terrain::Floor);
    level.objects.clear();
    level::Object hero;
    hero.kind = level::ThingKind::Hero;
    hero.at = {1, 1};
    level.objects.push_back(hero);
    addLevel(*document, std::move(level), 9, "Add");
    QVERIFY(waitForList());
    QVERIFY(row("cut off from the rest").isValid());
    QTest::mouseClick(counts(), Qt::LeftButton);
    QTRY_VERIFY(isSeen());
}

void TestProblems::countsAndOpensTheList() {
    QVERIFY(counts()->isVisible());
    QVERIFY(counts()->text().contains("error"));
    QTRY_VERIFY(!isSeen());
    QTest::mouseClick(counts(), Qt::LeftButton);
    QTRY_VERIFY(isSeen());
    // A click on the counts opens the panel even if it was closed.
    auto* workbench = window_->findChild<widgets::Workbench*>();
    workbench->setOpen(*workbench->find("problems"), false);
    QVERIFY(!isSeen());
    QTest::mouseClick(counts(), Qt::LeftButton);
    QTRY_VERIFY(isSeen());
}

void TestProblems::countsKeepTheirPlace() {
    // The cell's description lies beside the counts: they must stay in place when the pointer
    // leaves the cell to click them.
    const QPoint at = canvas()->rectOf({1, 1}).center().toPoint();
    QMouseEvent hover(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(canvas(), &hover);
    QVERIFY(canvas()->hoveredCell());
    QCoreApplication::processEvents();
    const QRect place = counts()->geometry();
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(canvas(), &leave);
    QVERIFY(!canvas()->hoveredCell());
    QCoreApplication::processEvents();
    QCOMPARE(counts()->geometry(), place);
}

/// Where no pack is open, nothing says that there are no problems.
void TestProblems::countsNeedAPack() {
    const QRect bar = window_->statusBar()->geometry();
    action("file.close")->trigger();
    QVERIFY(current() == nullptr);
    QTRY_VERIFY(!counts()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(window_->statusBar()->geometry(), bar);
    showWindow();
    QVERIFY(current() == nullptr && !counts()->isVisible());
    window_->workspace().open("builtin:temple");
    QVERIFY(waitForList());
    QVERIFY(counts()->isVisible());
    QCOMPARE(counts()->text(), "No problems");
}

void TestProblems::builtInPacksHaveNone() {
    for (const char* name : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        window_->workspace().open(name);
        QVERIFY(waitForList());
        QCOMPARE(counts()->text(), "No problems");
        QVERIFY(!window_->actions().find("problems.next")->isEnabled());
    }
}

void TestProblems::keysGoThroughThem() {
    QTest::keyClick(window_.get(), Qt::Key_F8);
    QTRY_VERIFY(isSeen());
    const QModelIndex first = panel()->tree()->currentIndex();
    QVERIFY(first.isValid());
    QTest::keyClick(window_.get(), Qt::Key_F8);
    QVERIFY(panel()->tree()->currentIndex() != first);
    QTest::keyClick(window_.get(), Qt::Key_F8, Qt::ShiftModifier);
    QVERIFY(panel()->tree()->currentIndex() == first);
}

void TestProblems::enterGoesToAnotherLevelsCell() {
    QTest::mouseClick(counts(), Qt::LeftButton);
    QCOMPARE(currentLevelId(*current()), "hall");
    // A part of the moor is cut off, too, in a level of another size.
    setCurrentLevel(*current(), "field");
    QModelIndex cutOff;
    QTRY_VERIFY((cutOff = row("9 open cells are cut off")).isValid() ||
                (cutOff = row("6 open cells are cut off")).isValid());
    panel()->tree()->setCurrentIndex(cutOff);
    panel()->tree()->setFocus();
    QTest::keyClick(panel()->tree(), Qt::Key_Return);
    QCOMPARE(currentLevelId(*current()), "moor");
    QTRY_VERIFY(canvas()->highlightedCell().has_value());
    const grid::Point cell = *canvas()->highlightedCell();
    QCOMPARE(cell.y, 1);
    QTRY_COMPARE(window_->player().timeline()->cells().size(), currentLevel(*current())->size);
    QVERIFY(canvas()->rect().contains(canvas()->rectOf(cell).center().toPoint()));
}

void TestProblems::showsTheStageThatIsWrong() {
    window_->findChild<widgets::Workbench*>()->raise("inspector");
    QTest::mouseClick(counts(), Qt::LeftButton);
    panel()->tree()->setCurrentIndex(row("no parameter called"));
    QTest::keyClick(panel()->tree(), Qt::Key_Return);
    auto* recipe = window_->findChild<widgets::RecipePanel*>();
    QTRY_VERIFY(recipe->isVisible());
    QVERIFY(recipe->cards()[3]->isAncestorOf(window_->focusWidget()));
}

void TestProblems::showsTheCampaignsNode() {
    level::Campaign campaign;
    for (const char* id : {"hall", "moor"}) {
        level::CampaignNode& node = campaign.nodes.emplace_back();
        node.id = std::string("node-") + id;
        node.level = id;
        node.at = {static_cast<int>(campaign.nodes.size()), 0};
    }
    campaign.nodes.front().isStart = true;
    QVERIFY(setCampaign(*current(), campaign, "a campaign"));
    QVERIFY(waitForList());
    QTest::mouseClick(counts(), Qt::LeftButton);
    QTRY_VERIFY(row("No other level leads to it").isValid());
    panel()->tree()->setCurrentIndex(row("No other level leads to it"));
    QTest::keyClick(panel()->tree(), Qt::Key_Return);
    const auto* shown = window_->findChild<widgets::CampaignPanel*>();
    QTRY_VERIFY(shown->isVisible());
    QCOMPARE(shown->map()->node(), QString("node-moor"));
    QVERIFY(shown->isAncestorOf(window_->focusWidget()));
    // A problem of the whole pack has no place to jump to.
    campaign.nodes.front().isStart = false;
    QVERIFY(setCampaign(*current(), campaign, "a campaign without a start"));
    QVERIFY(waitForList());
    QTRY_VERIFY(row("No level of the campaign is open").isValid());
    panel()->tree()->setCurrentIndex(row("No level of the campaign is open"));
    QTest::keyClick(panel()->tree(), Qt::Key_Return);
    QCOMPARE(shown->map()->node(), QString("node-moor"));
}

void TestProblems::noCellStaysMarkedForAProblemWithoutOne() {
    QTest::mouseClick(counts(), Qt::LeftButton);
    const auto go = [this](const QModelIndex& problem) {
        panel()->tree()->setCurrentIndex(problem);
        QTest::keyClick(panel()->tree(), Qt::Key_Return);
    };
    go(row("runs through a solid cell"));
    QVERIFY(canvas()->highlightedCell().has_value());
    go(row("no parameter called"));
    QVERIFY(!canvas()->highlightedCell().has_value());
}

void TestProblems::mendingIsUndone() {
    QTest::mouseClick(counts(), Qt::LeftButton);
    const int errors = panel()->errors();
    panel()->tree()->setCurrentIndex(row("no parameter called"));
    panel()->tree()->setFocus();
    QTest::keyClick(panel()->tree(), Qt::Key_Return, Qt::AltModifier);
    QVERIFY(waitForList());
    QCOMPARE(panel()->errors(), errors - 1);
    QVERIFY(current()->isModified());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitForList());
    QCOMPARE(panel()->errors(), errors);
    QVERIFY(!current()->isModified());
}

void TestProblems::whatWasReadIsNoFailureToOpen() {
    // The hall's file breaks a rule but can be read, so the problems panel lists it.
    QVERIFY(current()->loadProblems().empty());
    QVERIFY(!isTold("could not be opened"));
    QFile file(packFolder() + "/levels/field.json");
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray whole = file.readAll();
    file.resize(whole.size() / 2);
    file.close();
    // An unreadable file does not replace an open level.
    QVERIFY(!window_->workspace().fileOf(current()).reload());
    QVERIFY(!isTold("Parts of"));
    const QString name = current()->name();
    window_->workspace().close(current());
    window_->workspace().open(name);
    QVERIFY(waitForList());
    QVERIFY(isTold("Parts of"));
    QVERIFY(isTold("could not be opened"));
    QVERIFY(row("Pack").isValid());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole);
}

void TestProblems::followsThePackThatIsShown() {
    QVERIFY(panel()->errors() > 0);
    widgets::PackDocument* broken = current();
    window_->workspace().open("builtin:temple");
    QVERIFY(waitForList());
    QCOMPARE(panel()->errors(), 0);
    window_->workspace().setCurrent(broken);
    QVERIFY(waitForList());
    QVERIFY(panel()->errors() > 0);
    window_->workspace().close(broken);
    QVERIFY(waitForList());
    QCOMPARE(panel()->errors(), 0);
    window_->actions().find("file.close")->trigger();
    QCOMPARE(panel()->tree()->model()->rowCount(), 0);
}

void TestProblems::aClickMarksAllCells() {
    openIslands();
    const QModelIndex part = row("3 open cells are cut off");
    QVERIFY(part.isValid());
    auto* tree = panel()->tree();
    tree->scrollTo(part);
    const QRect place = tree->visualRect(part);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place.topLeft() + QPoint(24, 6));
    QTRY_VERIFY(canvas()->highlightedCell() == (grid::Point{5, 1}));
    QVERIFY(canvas()->highlightedArea() ==
            edit::Area(std::vector<edit::Run>{{1, 5, 2}, {2, 5, 1}}));
    // A problem that is fixed elsewhere is no longer marked.
    const auto sheet = current()->currentSheet();
    const auto delta =
        edit::deltaOf(*paintOf(*current(), sheet), edit::Area(grid::Rect{5, 1, 2, 2}),
                      edit::terrainInk(level::Terrain::Wall));
    QVERIFY(paintCells(*current(), sheet, delta, "Fill"));
    QTRY_VERIFY(canvas()->highlightedArea().isEmpty());
}

void TestProblems::allOfAKindAreMendedInOneStep() {
    openIslands();
    const level::Pack before = current()->pack();
    const int steps = current()->history()->count();
    panel()->tree()->setCurrentIndex(row("open cell is cut off"));
    QAction* all = nullptr;
    for (const auto* menu : panel()->findChildren<QMenu*>()) {
        for (QAction* action : menu->actions())
            if (action->text().startsWith("Fix all 2 like this")) all = action;
    }
    QVERIFY(all != nullptr);
    all->trigger();
    QVERIFY(waitForList());
    QTRY_VERIFY(!row("open cell is cut off").isValid());
    QCOMPARE(current()->history()->count(), steps + 1);
    current()->history()->undo();
    QVERIFY(current()->pack() == before);
}

void TestProblems::whatF5RefusesIsMendedInItsMessage() {
    window_->workspace().open("builtin:dungeons");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    const QString level = currentLevelId(*current());
    const auto last = currentLevel(*current())->recipe.stages.size() - 1;
    QVERIFY(setStageEnabled(*current(), level, last, false));
    // The list says that the level cannot be played before the user tries to play it.
    QTRY_VERIFY(row("so it cannot be played").isValid());
    const int steps = current()->history()->count();
    window_->actions().find("play.start")->trigger();
    widgets::MessageBar* told = barThatTells("o stairs lead down");
    QVERIFY(told != nullptr);
    QVERIFY2(!told->text().contains("levels/"), qPrintable(told->text()));
    QToolButton* mend = buttonOf(told, "tairs");
    QVERIFY(mend != nullptr);
    QTest::mouseClick(mend, Qt::LeftButton);
    QCOMPARE(current()->history()->count(), steps + 1);
    QVERIFY(std::ranges::any_of(currentLevel(*current())->recipe.stages, [](const auto& stage) {
        return stage.stage == "stairs" && stage.enabled;
    }));
    QVERIFY(!isTold("cannot be played"));
}

void TestProblems::aWallOverTheHeroIsMendedInTheMessageThatComes() {
    openIslands();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    const level::Pack before = current()->pack();
    paintWall({1, 1});
    widgets::MessageBar* told = nullptr;
    QToolButton* move = nullptr;
    QTRY_VERIFY((told = barThatTells("not an open cell")) != nullptr &&
                (move = buttonOf(told, "Move it to")) != nullptr);
    // The list and F5 report the same.
    QVERIFY(row("not an open cell").isValid());
    const int steps = current()->history()->count();
    QTest::mouseClick(move, Qt::LeftButton);
    QCOMPARE(current()->history()->count(), steps + 1);
    QCOMPARE(currentLevel(*current())->objects.front().at, (grid::Point{5, 1}));
    QTRY_VERIFY(!told->isVisible());
    current()->history()->undo();
    current()->history()->undo();
    QVERIFY(current()->pack() == before);
}

void TestProblems::aWayThatIsClosedIsMendedInTheMessageThatComes() {
    openIslands();
    auto* document = current();
    const auto sheet = document->currentSheet();
    // A hall of two cells' width, with the exit at its end.
    level::Level level = *currentLevel(*document);
    auto delta = edit::deltaOf(*level.paint, edit::Area(grid::Rect{1, 1, 12, 1}),
                               edit::terrainInk(level::Terrain::Floor));
    QVERIFY(paintCells(*document, sheet, delta, "Hall"));
    level::Object exit;
    exit.id = "exit";
    exit.kind = level::ThingKind::Exit;
    exit.at = {12, 1};
    level.objects.push_back(exit);
    QVERIFY(setObjects(*document, sheet, level.objects, "Exit"));
    QVERIFY(waitForList());
    QTRY_VERIFY(!isTold("exit"));
    paintWall({4, 1});
    widgets::MessageBar* told = nullptr;
    QToolButton* open = nullptr;
    QTRY_VERIFY((told = barThatTells("exit")) != nullptr &&
                (open = buttonOf(told, "Open a way")) != nullptr);
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(static_cast<int>(currentLevel(*document)->paint->at({4, 1}) & level::kPaintTerrain),
             static_cast<int>(level::Terrain::Floor));
    QTRY_VERIFY(!isTold("exit"));
}

void TestProblems::theMessageOfAGenerationGoesToTheCell() {
    openIslands();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    paintWall({1, 1});
    widgets::MessageBar* told = nullptr;
    QTRY_VERIFY((told = barThatTells("not an open cell")) != nullptr);
    QToolButton* show = buttonOf(told, "Show the cell");
    QVERIFY(show != nullptr);
    QVERIFY(canvas()->highlightedCell() != (grid::Point{1, 1}));
    QTest::mouseClick(show, Qt::LeftButton);
    QCOMPARE(canvas()->highlightedCell(), std::optional(grid::Point{1, 1}));
}

void TestProblems::whatAProofFindsIsListed() {
    openIslands();
    const auto sheet = current()->currentSheet();
    play::temple::Proof proof;
    proof.verdict = play::temple::Verdict::Unwinnable;
    proof.obstacle = play::temple::Obstacle::NoWay;
    proof.cell = grid::Point{5, 1};
    const auto findings = check::findingsOfProof(*currentLevel(*current()), 1, proof);
    panel()->setProof(sheet, findings);
    QTRY_VERIFY(row("cannot be won").isValid());
    panel()->setProof(sheet, findings);
    QTRY_COMPARE(panel()
                     ->tree()
                     ->model()
                     ->match(panel()->tree()->model()->index(0, 0), Qt::DisplayRole,
                             "cannot be won", -1, Qt::MatchContains | Qt::MatchRecursive)
                     .size(),
                 1);
    // For another seed the result is unknown.
    QVERIFY(setSeed(*current(), sheet.id, 99));
    QTRY_VERIFY(!row("cannot be won").isValid());
}

void TestProblems::aFailureIsToldAlikeEverywhere() {
    auto* document = window_->workspace().create();
    level::Level level = testing::painted({"@xE"}, {"hidden-maze", "deducible"});
    level.id = "barred";
    level.title = "Barred";
    level.objectives.exit = true;
    addLevel(*document, level, 9, "Add");
    const QString part = "The level cannot be generated: ";
    QTRY_VERIFY(row(part).isValid());
    QVERIFY(waitForList());
    const QString text = row(part).data().toString();
    QVERIFY(isTold(text));
    QCOMPARE(barThatTells(part)->text(), text);
    QVERIFY2(counts()->text().startsWith("1 error"), qPrintable(counts()->text()));
    QStringList onCards;
    for (const auto* card : window_->findChild<widgets::RecipePanel*>()->cards())
        onCards += card->problemTexts();
    QCOMPARE(onCards, QStringList{text});
    // The list of levels marks the level as an error; its tool tip says why.
    const QAbstractItemModel* levels =
        window_->findChild<widgets::LevelList*>()->findChild<QTreeView*>()->model();
    const auto rows = levels->match(levels->index(0, 0), widgets::LevelModel::SheetIdRole, "barred",
                                    1, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.front().data(widgets::LevelModel::SeverityRole).toInt(),
             static_cast<int>(Severity::Error));
    const QString reason = text.mid(part.size());
    const auto words = [](QString shown) { return shown.simplified(); };
    const QString tip = words(rows.front().data(Qt::ToolTipRole).toString());
    QVERIFY2(tip.contains(words(text)), qPrintable(tip));
    // Export refuses with the same list, and so does the command line.
    willAnswer([&](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains(text), qPrintable(box->informativeText()));
        box->reject();
    });
    action("file.export")->trigger();
    for (const pack::TextFile& file : pack::write(document->pack())) {
        const QString name = path(QString::fromStdString("barred/" + file.name));
        QVERIFY(QDir().mkpath(QFileInfo(name).path()));
        write(name, QByteArray::fromStdString(file.text));
    }
    const auto checked =
        testing::runProgram({"check", path("barred")}, testing::speaking("C.UTF-8"));
    QCOMPARE(checked.exitCode, 1);
    QVERIFY2(QString(checked.out).contains("the level cannot be generated: " + reason),
             checked.out);
    // A level that is not shown is checked, too: it fails while another level is shown.
    level.id = "barred-too";
    addLevel(*document, level, 9, "Add");
    QVERIFY(setCurrentLevel(*document, "barred"));
    QVERIFY(waitForList());
    QVERIFY2(counts()->text().startsWith("2 error"), qPrintable(counts()->text()));
}

/// What a stage warns of while it generates is in the list, in the counts and on its card.
void TestProblems::aWarningOfAGenerationIsToldAlike() {
    auto* document = window_->workspace().create();
    QVERIFY(waitForList());
    level::Level level = testing::solid({30, 20}, {"rooms", "maze", "unite"});
    level.recipe.stages.front().parameters = {{"min-width", 99}, {"max-width", 99}};
    level.id = "wide";
    level.title = "Wide";
    const auto made = generate::generate(level, {}, 1);
    QVERIFY(made && made->problems.size() == 1);
    addLevel(*document, level, 9, "Add");
    QVERIFY(setSeed(*document, "wide", 1));
    const QString warning = QString::fromStdString(made->problems.front().text).mid(1, 20);
    QTRY_VERIFY(row(warning).isValid());
    QVERIFY(waitForList());
    QVERIFY2(counts()->text().contains("warning"), qPrintable(counts()->text()));
    const QString text = row(warning).data().toString();
    QStringList onCards;
    for (const auto* card : window_->findChild<widgets::RecipePanel*>()->cards())
        onCards += card->problemTexts();
    QVERIFY2(onCards.contains(text), qPrintable(onCards.join('\n')));
}

void TestProblems::fixesAreOfferedAfterTheKeyThatGoesOn() {
    openIslands();
    canvas()->setFocus();
    QTest::keyClick(window_.get(), Qt::Key_F8);
    QTRY_VERIFY(window_->focusWidget() == panel()->tree());
    QTest::keyClick(panel()->tree(), Qt::Key_Return, Qt::AltModifier);
    // There are several fixes, which a menu offers.
    QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr);
    QApplication::activePopupWidget()->close();
}

void TestProblems::guessesOfTheMapAreListed() {
    openIslands();
    const auto sheet = current()->currentSheet();
    level::Level level = testing::painted({"@xE"}, {"hidden-maze", "deducible"});
    level.id = sheet.id.toStdString();
    level.objectives.exit = true;
    auto generation = std::make_shared<widgets::Generation>();
    generation->request.level = std::make_shared<const level::Level>(level);
    generation->request.rooms = std::make_shared<const std::vector<level::Room>>();
    generation->recorded = generate::record(level, {}, 1);
    widgets::DeductionWatch watch;
    connect(&watch, &widgets::DeductionWatch::generated, panel(),
            &widgets::ProblemsPanel::setGeneration);
    connect(&watch, &widgets::DeductionWatch::found, panel(),
            &widgets::ProblemsPanel::setDeduction);
    watch.look(generation);
    QTRY_VERIFY(row("cannot be generated: ").isValid());
    // The next map has other problems.
    level.paint->at({1, 0}) = level.paint->at({0, 0});
    generation = std::make_shared<widgets::Generation>();
    generation->request.level = std::make_shared<const level::Level>(level);
    generation->request.rooms = std::make_shared<const std::vector<level::Room>>();
    generation->recorded = generate::record(level, {}, 1);
    watch.look(generation);
    QTRY_VERIFY(!row("cannot be generated: ").isValid());
}

void TestProblems::neededMechanicsHaveSigns() {
    level::Pack pack = edit::newPack("Pack", "Level");
    pack.levels.front() = testing::painted({"@hxE"}, {"shape"});
    pack.levels.front().id = "level";
    pack.levels.front().title = "Level";
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    auto* row = window_->findChild<widgets::NeedsRow*>();
    auto* list = window_->findChild<widgets::LevelList*>();
    const auto signs = [&] {
        const auto found =
            list->tree()->model()->match(list->tree()->model()->index(0, 0), Qt::DisplayRole,
                                         "Level", 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? 0
                               : found.front()
                                     .data(widgets::LevelModel::NeedsRole)
                                     .value<QList<widgets::NeedSign>>()
                                     .size();
    };
    QTRY_COMPARE(row->signs().size(), qsizetype(1));
    QTRY_VERIFY(row->accessibleDescription().startsWith("Hearts: needed on 20 of 20 seeds"));
    QCOMPARE(signs(), qsizetype(1));
    // A change of the level drops the signs until the new ones are known.
    widgets::LevelHead head = widgets::headOf(*current(), "level");
    head.notes = "Notes";
    QVERIFY(widgets::setHead(*current(), "level", std::move(head), "notes"));
    QCOMPARE(row->signs().size(), qsizetype(0));
    QCOMPARE(signs(), qsizetype(0));
    QTRY_COMPARE(row->signs().size(), qsizetype(1));
}

MAZELOOM_TEST(TestProblems)

}  // namespace mazeloom::tst_problems

#include "tst_problems.moc"

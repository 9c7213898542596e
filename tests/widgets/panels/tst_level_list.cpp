// SPDX-License-Identifier: MIT
#include <memory>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"

namespace mazeloom::tst_level_list {

using widgets::LevelList;
using widgets::LevelModel;
using widgets::PackDocument;

class TestLevelList : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void emptyStateOffersToOpen();
    void showsPacksGroupsLevelsAndRooms();
    void showsRulesetsWhereTheyDiffer();
    void aNameIsWholeBeforeItsSizeIsTold();
    void showsProblemsBesideWhatTheyAreAbout();
    void clickChoosesALevel();
    void keyboardAloneFindsAndChooses();
    void filterNarrowsAndSaysWhenNothingIsLeft();
    void contextMenuExplainsItself();
    void emphasisesTheCurrentLevel();
    void destroyedDocumentsLeave();
    void modelIsConsistent();
    void viewsHearOfManyRowsAtOnce();
    void roomsCanBeOpened();
    void rowsFollowTheStructure();
    void rowsKeepWhatIsOpenAndChosen();
    void marksWhatIsUnsaved();
    void namesCanBeTypedInPlace();
    void theChosenRowFollowsWhatIsShown();
    void foldersWithoutLevelsAreShown();
    void levelsAreDraggedToTheirPlaces();
    void levelsAreDraggedBetweenFolders();
    void draggingWithCtrlCopies();
    void foldersAndRoomsAreDraggedAmongTheirLike();
    void draggingIntoAnotherPackCopies();
    void refusesWhatIsNoPlace();
    void refusesWhatIsNoRow();

  private:
    enum class Where { Above, On, Below };
    /// Drags a row to another, as the view hears of it; whether it was taken.
    bool drag(const char* row, const char* to, Where where, Qt::KeyboardModifiers keys = {});
    std::unique_ptr<PackDocument> temple_;
    std::unique_ptr<PackDocument> dungeons_;
    std::unique_ptr<LevelList> list_;
};

namespace {

level::Level newLevel(const char* id, const char* tab, const char* title, grid::Size size) {
    level::Level level = testing::solid(size, {"maze"});
    level.id = id;
    level.tab = tab;
    level.title = title;
    return level;
}

pack::Reading templePack() {
    pack::Reading reading;
    reading.pack.title = "Temple";
    reading.pack.description = "Hidden mazes";
    reading.pack.levels = {newLevel("first", "", "First steps", {20, 16}),
                           newLevel("ring", "Shapes", "The ring", {40, 40}),
                           newLevel("huge", "Shapes", "The great hall", {1024, 1024})};
    reading.pack.levels[1].notes = "Two ways round";
    return reading;
}

pack::Reading dungeonPack() {
    pack::Reading reading;
    reading.pack.title = "Dungeons";
    reading.pack.levels = {newLevel("small", "Apple", "Small", {20, 20})};
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<level::Terrain>({7, 5});
    room.min = 1;
    reading.pack.rooms = {room};
    return reading;
}

/// Every row shown, indented by its depth.
QStringList shown(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << QString(depth, ' ') + index.data().toString();
        rows << shown(model, index, depth + 1);
    }
    return rows;
}

QModelIndex find(const QAbstractItemModel& model, const QString& title) {
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, title, 1,
                                   Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

}  // namespace

void TestLevelList::init() {
    temple_ = std::make_unique<PackDocument>("builtin:temple", templePack());
    dungeons_ = std::make_unique<PackDocument>("builtin:dungeons", dungeonPack());
    list_ = std::make_unique<LevelList>();
    list_->resize(280, 500);
    list_->show();
    QVERIFY(QTest::qWaitForWindowExposed(list_.get()));
}

void TestLevelList::cleanup() {
    list_.reset();
}

void TestLevelList::emptyStateOffersToOpen() {
    QSignalSpy wanted(list_.get(), &LevelList::openRequested);
    QVERIFY(!list_->tree()->isVisible());
    QVERIFY(!list_->filterLine()->isEnabled());
    auto* open = list_->findChild<QPushButton*>();
    QVERIFY(open != nullptr && open->isVisible());
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);

    list_->addDocument(temple_.get());
    QVERIFY(list_->tree()->isVisible());
    QVERIFY(!open->isVisible());
    list_->removeDocument(temple_.get());
    QVERIFY(open->isVisible());
}

void TestLevelList::showsPacksGroupsLevelsAndRooms() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    const auto& model = *list_->tree()->model();
    QCOMPARE(shown(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall",
                          "Dungeons", " Apple", "  Small", " Rooms", "  Lair"}));
    const QModelIndex ring = find(model, "The ring");
    QCOMPARE(ring.data(LevelModel::SizeRole).toString(), "40 × 40");
    QVERIFY(ring.data(Qt::ToolTipRole).toString().contains("Descent"));
    QVERIFY(ring.data(Qt::ToolTipRole).toString().contains("Two ways round"));
    QCOMPARE(find(model, "Lair").data(LevelModel::SizeRole).toString(), "7 × 5");
    // Levels are in view at once, rooms are folded away.
    QVERIFY(list_->tree()->isExpanded(find(model, "Shapes")));
    QVERIFY(!list_->tree()->isExpanded(find(model, "Rooms")));
}

void TestLevelList::showsRulesetsWhereTheyDiffer() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    const auto ruleset = [&](const char* title) {
        return find(model, title).data(LevelModel::RulesetRole).toString();
    };
    QCOMPARE(ruleset("Temple"), "Descent");
    QCOMPARE(ruleset("The ring"), "");
    list_->removeDocument(temple_.get());

    pack::Reading mixed = templePack();
    mixed.pack.levels[1].ruleset = level::Ruleset::Temple;
    PackDocument document("p", std::move(mixed));
    list_->addDocument(&document);
    QCOMPARE(ruleset("Temple"), "Descent");
    QCOMPARE(ruleset("The ring"), "Temple");
    QCOMPARE(ruleset("First steps"), "");
}

void TestLevelList::aNameIsWholeBeforeItsSizeIsTold() {
    list_->addDocument(temple_.get());
    const QTreeView& tree = *list_->tree();
    const QModelIndex hall = find(*tree.model(), "The great hall");
    const int name = tree.fontMetrics().horizontalAdvance("The great hall");
    const auto row = [&](int width) {
        list_->resize(width, 500);
        QCoreApplication::processEvents();
        return tree.viewport()->grab(tree.visualRect(hall)).toImage();
    };
    const QImage whole = row(500);
    int narrow = 0;
    for (int width = 160; width < 400; width += 10) {
        const QImage image = row(width);
        // Beside the icon and the gaps.
        const int end = 4 + 16 + 8 + name;
        if (image.width() < end + 8) continue;
        ++narrow;
        QCOMPARE(image.copy(0, 0, end, image.height()), whole.copy(0, 0, end, image.height()));
    }
    QVERIFY(narrow > 10);
}

void TestLevelList::showsProblemsBesideWhatTheyAreAbout() {
    pack::Reading reading = templePack();
    reading.pack.levels[1].recipe.stages[0].parameters["winding"] = std::int64_t{400};
    reading.problems = {problemAt("levels/bent.json", "line 3, column 7", "a comma is missing")};
    PackDocument document("builtin:temple", std::move(reading));
    list_->addDocument(&document);
    const auto& model = *list_->tree()->model();
    const QModelIndex broken =
        find(model, "levels/bent.json: line 3, column 7: a comma is missing");
    QVERIFY(broken.isValid());
    QCOMPARE(broken.data(LevelModel::SeverityRole).toInt(), static_cast<int>(Severity::Error));
    QVERIFY(find(model, "Temple").data(LevelModel::SeverityRole).isValid());

    QVERIFY(find(model, "The ring").data(LevelModel::SeverityRole).isValid());
    QVERIFY(find(model, "The ring").data(Qt::ToolTipRole).toString().contains("400"));
    QVERIFY(!find(model, "First steps").data(LevelModel::SeverityRole).isValid());
    resetParameter(document, "ring", 0, "winding");
    QVERIFY(!find(model, "The ring").data(LevelModel::SeverityRole).isValid());

    PackDocument unreadable("/nowhere", {{}, {problemAt("/nowhere/pack.json", "", "is missing")}});
    list_->addDocument(&unreadable);
    QVERIFY(find(model, "/nowhere").isValid());
    QVERIFY(find(model, "/nowhere/pack.json: is missing").isValid());
}

void TestLevelList::clickChoosesALevel() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTreeView& tree = *list_->tree();
    const auto click = [&](const char* title) {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          tree.visualRect(find(*tree.model(), title)).center());
    };
    click("The great hall");
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<PackDocument*>(), temple_.get());
    QCOMPARE(chosen[0][1].value<widgets::Sheet>().id, "huge");
    click("Small");
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][0].value<PackDocument*>(), dungeons_.get());
    click("Shapes");
    click("Temple");
    QCOMPARE(chosen.count(), 2);
}

void TestLevelList::keyboardAloneFindsAndChooses() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    list_->activateWindow();
    list_->filterLine()->setFocus();
    QTest::keyClicks(list_->filterLine(), "the");
    // Enter takes the first that is left, Down goes on to the next.
    QTest::keyClick(list_->filterLine(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<widgets::Sheet>().id, "ring");
    QTest::keyClick(list_->filterLine(), Qt::Key_Down);
    QTRY_VERIFY(list_->tree()->hasFocus());
    QTest::keyClick(list_->tree(), Qt::Key_Down);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][1].value<widgets::Sheet>().id, "huge");
    // Enter on a group folds it.
    QTest::keyClick(list_->tree(), Qt::Key_Up);
    QTest::keyClick(list_->tree(), Qt::Key_Up);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QVERIFY(!list_->tree()->isExpanded(list_->tree()->currentIndex()));
    QCOMPARE(chosen.count(), 2);
    QTest::keyClick(list_->filterLine(), Qt::Key_Escape);
    QCOMPARE(list_->filterLine()->text(), "");
    QCOMPARE(shown(*list_->tree()->model()).size(), 10);
}

void TestLevelList::filterNarrowsAndSaysWhenNothingIsLeft() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    const auto& model = *list_->tree()->model();
    list_->filterLine()->setText("RING");
    QCOMPARE(shown(model), (QStringList{"Temple", " Shapes", "  The ring"}));
    list_->filterLine()->setText("lair");
    QCOMPARE(shown(model), (QStringList{"Dungeons", " Rooms", "  Lair"}));
    // A pack's name leaves all that is in it.
    list_->filterLine()->setText("dung");
    QCOMPARE(shown(model), (QStringList{"Dungeons", " Apple", "  Small", " Rooms", "  Lair"}));
    list_->filterLine()->setText("(nothing*");
    QVERIFY(!list_->tree()->isVisible());
    list_->filterLine()->clear();
    QVERIFY(list_->tree()->isVisible());
    QCOMPARE(shown(model).size(), 10);
}

void TestLevelList::contextMenuExplainsItself() {
    list_->addDocument(temple_.get());
    QStringList texts;
    QTimer::singleShot(0, this, [&texts] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator()) continue;
            QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
            texts << action->text();
        }
        menu->close();
    });
    emit list_->tree()->customContextMenuRequested({20, 8});
    QCOMPARE(texts, (QStringList{"Reload Temple", "Close Temple"}));
}

void TestLevelList::emphasisesTheCurrentLevel() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    const auto& model = *list_->tree()->model();
    const auto isCurrent = [&](const char* title) {
        return find(model, title).data(LevelModel::IsCurrentRole).toBool();
    };
    list_->setCurrentDocument(temple_.get());
    QVERIFY(isCurrent("First steps"));
    QVERIFY(!isCurrent("Small"));
    QCOMPARE(list_->tree()->currentIndex(), find(model, "First steps"));
    setCurrentLevel(*temple_, "ring");
    QVERIFY(isCurrent("The ring"));
    QVERIFY(!isCurrent("First steps"));
    list_->setCurrentDocument(dungeons_.get());
    QVERIFY(isCurrent("Small"));
    QVERIFY(!isCurrent("The ring"));
    // The one that is current can be asked for again: the window may show something else.
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
}

void TestLevelList::destroyedDocumentsLeave() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(temple_.get());
    temple_.reset();
    QCOMPARE(shown(*list_->tree()->model()).front(), "Dungeons");
    QVERIFY(list_->currentDocument() == nullptr);
    dungeons_.reset();
    QVERIFY(!list_->tree()->isVisible());
}

void TestLevelList::modelIsConsistent() {
    LevelModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(temple_.get());
    model.add(dungeons_.get());
    model.setCurrentDocument(dungeons_.get());
    QCOMPARE(model.indexOf(temple_.get(), widgets::levelSheet("huge")).data().toString(),
             "The great hall");
    QVERIFY(!model.indexOf(temple_.get(), widgets::levelSheet("small")).isValid());
    model.remove(temple_.get());
    model.remove(temple_.get());
    QCOMPARE(model.rowCount(), 1);
}

void TestLevelList::viewsHearOfManyRowsAtOnce() {
    pack::Reading reading;
    for (int i = 0; i < 300; ++i) {
        level::Level level = testing::solid({3, 3}, {});
        level.id = "level-" + std::to_string(i);
        level.tab = i % 3 == 0 ? "" : i % 3 == 1 ? "Caves" : "Halls";
        reading.pack.levels.push_back(std::move(level));
    }
    PackDocument document("pack", std::move(reading));
    LevelModel model;
    model.add(&document);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QVERIFY(setPackTitle(document, "Another", {}));
    QCOMPARE(inserted.count(), 3);  // the levels in no folder, and two folders with theirs
    const QModelIndex pack = model.indexOf(&document);
    QCOMPARE(model.rowCount(pack), 102);
    QCOMPARE(model.rowCount(model.indexOfFolder(&document, "Halls")), 100);
    QCOMPARE(model.indexOf(&document, widgets::levelSheet("level-299")).parent(),
             model.indexOfFolder(&document, "Halls"));
}

void TestLevelList::roomsCanBeOpened() {
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(dungeons_.get());
    QTreeView& tree = *list_->tree();
    tree.expandAll();
    const auto lair = [&] { return find(*tree.model(), "Lair"); };
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(lair()).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<widgets::Sheet>(), widgets::roomSheet("lair"));
    QVERIFY(dungeons_->setCurrentSheet(widgets::roomSheet("lair")));
    QVERIFY(lair().data(LevelModel::IsCurrentRole).toBool());
    QVERIFY(!find(*tree.model(), "Small").data(LevelModel::IsCurrentRole).toBool());
}

void TestLevelList::rowsFollowTheStructure() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    auto head = headOf(*temple_, "ring");
    head.title = "The circle";
    head.tab = "Round";
    setHead(*temple_, "ring", head, "");
    QCOMPARE(shown(model), (QStringList{"Temple", " First steps", " Round", "  The circle",
                                        " Shapes", "  The great hall"}));
    removeSheet(*temple_, widgets::levelSheet("huge"));
    duplicateSheet(*temple_, widgets::levelSheet("first"));
    QCOMPARE(shown(model), (QStringList{"Temple", " First steps", " First steps (copy)", " Round",
                                        "  The circle"}));
    setPackTitle(*temple_, "Temples", "");
    QCOMPARE(shown(model).front(), "Temples");
    while (temple_->history()->canUndo())
        temple_->history()->undo();
    QCOMPARE(shown(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall"}));
}

void TestLevelList::rowsKeepWhatIsOpenAndChosen() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(dungeons_.get());
    QTreeView& tree = *list_->tree();
    tree.setExpanded(find(*tree.model(), "Shapes"), false);
    tree.setExpanded(find(*tree.model(), "Rooms"), true);
    tree.setCurrentIndex(find(*tree.model(), "Lair"));
    setPackTitle(*temple_, "Temples", "");
    duplicateSheet(*dungeons_, widgets::levelSheet("small"));
    QVERIFY(!tree.isExpanded(find(*tree.model(), "Shapes")));
    QVERIFY(tree.isExpanded(find(*tree.model(), "Rooms")));
    QVERIFY(tree.isExpanded(find(*tree.model(), "Apple")));
    renameRoom(*dungeons_, "lair", "lair", "Den");
    QCOMPARE(list_->chosen().document, dungeons_.get());
    // What was chosen and is gone gives way to what is shown.
    tree.setCurrentIndex(find(*tree.model(), "Small"));
    dungeons_->setCurrentSheet(widgets::roomSheet("lair"));
    tree.setCurrentIndex(find(*tree.model(), "Small"));
    removeSheet(*dungeons_, widgets::levelSheet("small"));
    QCOMPARE(tree.currentIndex().data().toString(), "Den");
}

void TestLevelList::marksWhatIsUnsaved() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    const auto isMarked = [&](const char* title) {
        return find(model, title).data(LevelModel::IsModifiedRole).toBool();
    };
    QVERIFY(!isMarked("Temple") && !isMarked("The ring"));
    auto head = headOf(*temple_, "ring");
    head.notes = "Changed";
    setHead(*temple_, "ring", head, "");
    QVERIFY(isMarked("Temple") && isMarked("The ring") && !isMarked("First steps"));
    QCOMPARE(find(model, "The ring").data(Qt::AccessibleTextRole).toString(),
             "The ring, not saved");
    temple_->setSaved();
    QVERIFY(!isMarked("Temple") && !isMarked("The ring"));
}

void TestLevelList::namesCanBeTypedInPlace() {
    list_->addDocument(dungeons_.get());
    QTreeView& tree = *list_->tree();
    tree.expandAll();
    list_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(list_.get()));
    const auto type = [&](const char* from, const char* to, Qt::Key end) {
        tree.setCurrentIndex(find(*tree.model(), from));
        list_->renameChosen();
        auto* line = tree.viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        QCOMPARE(line->text(), from);
        line->selectAll();
        QTest::keyClicks(line, to);
        QTest::keyClick(line, end);
        QTRY_VERIFY(tree.viewport()->findChild<QLineEdit*>() == nullptr);
    };
    type("Small", "Big", Qt::Key_Return);
    QTRY_COMPARE(findLevel(*dungeons_, "small")->title, std::string("Big"));
    type("Lair", "Den", Qt::Key_Return);
    QTRY_COMPARE(findRoom(*dungeons_, "lair")->title, std::string("Den"));
    type("Dungeons", "Cellars", Qt::Key_Return);
    QTRY_COMPARE(dungeons_->title(), "Cellars");
    const int commands = dungeons_->history()->count();
    QCOMPARE(commands, 3);
    type("Big", "Huge", Qt::Key_Escape);
    type("Big", "  ", Qt::Key_Return);
    QTest::qWait(20);
    QCOMPARE(dungeons_->history()->count(), commands);
    QCOMPARE(shown(*tree.model()), (QStringList{"Cellars", " Apple", "  Big", " Rooms", "  Den"}));
    type("Apple", "Pear", Qt::Key_Return);
    QTRY_COMPARE(findLevel(*dungeons_, "small")->tab, std::string("Pear"));
    QCOMPARE(list_->chosen().folder, "Pear");
    // The rooms' row has no name of its own.
    tree.setCurrentIndex(find(*tree.model(), "Rooms"));
    QVERIFY(!list_->canRenameChosen());
    list_->renameChosen();
    QVERIFY(tree.viewport()->findChild<QLineEdit*>() == nullptr);
}

void TestLevelList::theChosenRowFollowsWhatIsShown() {
    list_->addDocument(temple_.get());
    list_->setCurrentDocument(temple_.get());
    setCurrentLevel(*temple_, "huge");
    QCOMPARE(list_->chosen().document, temple_.get());
    QVERIFY(list_->chosen().sheet == widgets::levelSheet("huge"));
    QSignalSpy removal(list_.get(), &LevelList::deleteRequested);
    QTest::keyClick(list_->tree(), Qt::Key_Delete);
    QCOMPARE(removal.count(), 1);
}

bool TestLevelList::drag(const char* row, const char* to, Where where, Qt::KeyboardModifiers keys) {
    QTreeView& tree = *list_->tree();
    const QModelIndex from = find(*tree.model(), row);
    if (!from.flags().testFlag(Qt::ItemIsDragEnabled)) return false;
    tree.setCurrentIndex(from);
    const std::unique_ptr<QMimeData> data(tree.model()->mimeData({from}));
    const QRect rect = tree.visualRect(find(*tree.model(), to));
    const QPoint at(rect.center().x(), where == Where::Above   ? rect.top() + 1
                                       : where == Where::Below ? rect.bottom() - 1
                                                               : rect.center().y());
    const Qt::DropActions both = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(at, both, data.get(), Qt::LeftButton, keys);
    QApplication::sendEvent(tree.viewport(), &enter);
    QDragMoveEvent move(at, both, data.get(), Qt::LeftButton, keys);
    QApplication::sendEvent(tree.viewport(), &move);
    if (!move.isAccepted()) {
        QDragLeaveEvent leave;
        QApplication::sendEvent(tree.viewport(), &leave);
        return false;
    }
    QDropEvent dropped(QPointF(at), both, data.get(), Qt::LeftButton, keys);
    QApplication::sendEvent(tree.viewport(), &dropped);
    return true;
}

void TestLevelList::foldersWithoutLevelsAreShown() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    addFolder(*temple_, "Ruins");
    moveFolder(*temple_, "Ruins", 0);
    QCOMPARE(shown(model), (QStringList{"Temple", " First steps", " Ruins", " Shapes", "  The ring",
                                        "  The great hall"}));
    list_->chooseFolder(temple_.get(), "Ruins");
    QCOMPARE(list_->chosen().folder, "Ruins");
    QVERIFY(!list_->chosen().sheet);
}

void TestLevelList::levelsAreDraggedToTheirPlaces() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("The great hall", "The ring", Where::Above));
    QCOMPARE(shown(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The great hall", "  The ring"}));
    QVERIFY(list_->chosen().sheet == widgets::levelSheet("huge"));
    QVERIFY(drag("The great hall", "The ring", Where::Below));
    QCOMPARE(shown(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall"}));
    QCOMPARE(temple_->history()->count(), 2);
    // Where it is already: nothing is done.
    QVERIFY(drag("The great hall", "The ring", Where::Below));
    QCOMPARE(temple_->history()->count(), 2);
    temple_->history()->setIndex(0);
    QVERIFY(!temple_->isModified());
}

void TestLevelList::levelsAreDraggedBetweenFolders() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("First steps", "Shapes", Where::On));
    QCOMPARE(shown(model),
             (QStringList{"Temple", " Shapes", "  The ring", "  The great hall", "  First steps"}));
    QVERIFY(drag("The ring", "Temple", Where::On));
    QCOMPARE(shown(model),
             (QStringList{"Temple", " The ring", " Shapes", "  The great hall", "  First steps"}));
    QVERIFY(drag("First steps", "The ring", Where::Above));
    QCOMPARE(shown(model),
             (QStringList{"Temple", " First steps", " The ring", " Shapes", "  The great hall"}));
    QCOMPARE(temple_->history()->count(), 3);
    temple_->history()->undo();
    QCOMPARE(findLevel(*temple_, "first")->tab, "Shapes");
}

void TestLevelList::draggingWithCtrlCopies() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("First steps", "The ring", Where::Below, Qt::ControlModifier));
    QCOMPARE(shown(model), (QStringList{"Temple", " First steps", " Shapes", "  The ring",
                                        "  First steps (copy)", "  The great hall"}));
    QVERIFY(temple_->currentSheet() == widgets::levelSheet("first-2"));
    QCOMPARE(temple_->history()->count(), 1);
}

void TestLevelList::foldersAndRoomsAreDraggedAmongTheirLike() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    const auto& model = *list_->tree()->model();
    addFolder(*temple_, "Ruins");
    list_->tree()->expandAll();
    QVERIFY(drag("Ruins", "Shapes", Where::Above));
    QCOMPARE(folders(*temple_), (QStringList{"Ruins", "Shapes"}));
    QVERIFY(!drag("Ruins", "Shapes", Where::On));
    QVERIFY(!drag("Ruins", "Apple", Where::Above));
    QVERIFY(!drag("Ruins", "Shapes", Where::Above, Qt::ControlModifier));

    duplicateSheet(*dungeons_, widgets::roomSheet("lair"));
    list_->tree()->expandAll();
    QVERIFY(drag("Lair (copy)", "Lair", Where::Above));
    QCOMPARE(shown(model).mid(shown(model).indexOf("Dungeons")),
             (QStringList{"Dungeons", " Apple", "  Small", " Rooms", "  Lair (copy)", "  Lair"}));
}

void TestLevelList::draggingIntoAnotherPackCopies() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(temple_.get());
    list_->tree()->expandAll();
    QSignalSpy activated(list_.get(), &LevelList::sheetActivated);
    QVERIFY(drag("The ring", "Small", Where::Above));
    QCOMPARE(temple_->pack().levels.size(), std::size_t{3});
    QCOMPARE(dungeons_->pack().levels[0].title, "The ring");
    QCOMPARE(dungeons_->pack().levels[0].tab, "Apple");
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][0].value<PackDocument*>(), dungeons_.get());

    // Shift moves, a taken id gives way, and the pack without rooms takes one all the same.
    QVERIFY(drag("Lair", "Temple", Where::On, Qt::ShiftModifier));
    QCOMPARE(dungeons_->pack().rooms.size(), std::size_t{0});
    QCOMPARE(findRoom(*temple_, "lair")->title, "Lair");
    level::Level same = newLevel("first", "", "Another", {12, 12});
    addLevel(*dungeons_, same, 0, "");
    QVERIFY(drag("Another", "Shapes", Where::On));
    QVERIFY(findLevel(*temple_, "first-2") != nullptr);
    QCOMPARE(findLevel(*temple_, "first-2")->tab, "Shapes");
    temple_->history()->setIndex(0);
    QVERIFY(!temple_->isModified());
}

void TestLevelList::refusesWhatIsNoPlace() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->tree()->expandAll();
    const level::Pack temple = temple_->pack();
    QVERIFY(!drag("First steps", "Rooms", Where::On));
    QVERIFY(!drag("First steps", "Lair", Where::Above));
    QVERIFY(!drag("Lair", "First steps", Where::Above));
    QVERIFY(!drag("Lair", "Shapes", Where::On));
    QVERIFY(!drag("Temple", "Dungeons", Where::Below));
    QVERIFY(!drag("Rooms", "Temple", Where::On));
    QVERIFY(temple_->pack() == temple);
}

void TestLevelList::refusesWhatIsNoRow() {
    list_->addDocument(temple_.get());
    QAbstractItemModel& model = *list_->tree()->model();
    const QModelIndex pack = find(model, "Temple");
    QMimeData other;
    other.setText("ring");
    QVERIFY(!model.canDropMimeData(&other, Qt::MoveAction, -1, 0, pack));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("xyz"), QByteArray(64, '\xff')}) {
        QMimeData broken;
        broken.setData(model.mimeTypes().front(), bytes);
        QVERIFY(!model.canDropMimeData(&broken, Qt::MoveAction, -1, 0, pack));
        QVERIFY(!model.dropMimeData(&broken, Qt::MoveAction, -1, 0, pack));
    }
    // Of a pack that has been closed meanwhile, or a level that is gone.
    const std::unique_ptr<QMimeData> gone(model.mimeData({find(model, "The ring")}));
    removeSheet(*temple_, widgets::levelSheet("ring"));
    QVERIFY(!model.dropMimeData(gone.get(), Qt::MoveAction, -1, 0, find(model, "Temple")));
    const std::unique_ptr<QMimeData> closed(model.mimeData({find(model, "First steps")}));
    list_->addDocument(dungeons_.get());
    list_->removeDocument(temple_.get());
    QVERIFY(!model.dropMimeData(closed.get(), Qt::MoveAction, -1, 0, find(model, "Dungeons")));
}

MAZELOOM_TEST(TestLevelList)

}  // namespace mazeloom::tst_level_list

#include "tst_level_list.moc"

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "tests/support/levels.h"
#include "tests/support/packs/level_list_packs.h"
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
    void neededMechanicsLeaveTheNameWhole();
    void theRulesetStaysBesideALongName();
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
    void theCurrentLevelStaysInViewWhenPacksCome();

  private:
    std::unique_ptr<PackDocument> temple_;
    std::unique_ptr<PackDocument> dungeons_;
    std::unique_ptr<LevelList> list_;
};

void TestLevelList::init() {
    temple_ = std::make_unique<PackDocument>("builtin:temple", testing::templePack());
    dungeons_ = std::make_unique<PackDocument>("builtin:dungeons", testing::dungeonPack());
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
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall",
                          "Dungeons", " Apple", "  Small", " Rooms", "  Lair"}));
    const QModelIndex ring = testing::findRow(model, "The ring");
    QCOMPARE(ring.data(LevelModel::SizeRole).toString(), "40 × 40");
    QVERIFY(ring.data(Qt::ToolTipRole).toString().contains("Descent"));
    QVERIFY(ring.data(Qt::ToolTipRole).toString().contains("Two ways round"));
    QCOMPARE(testing::findRow(model, "Lair").data(LevelModel::SizeRole).toString(), "7 × 5");
    // Levels are visible at first, rooms are folded.
    QVERIFY(list_->tree()->isExpanded(testing::findRow(model, "Shapes")));
    QVERIFY(!list_->tree()->isExpanded(testing::findRow(model, "Rooms")));
}

void TestLevelList::showsRulesetsWhereTheyDiffer() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    const auto ruleset = [&](const char* title) {
        return testing::findRow(model, title).data(LevelModel::RulesetRole).toString();
    };
    QCOMPARE(ruleset("Temple"), "Descent");
    QCOMPARE(ruleset("The ring"), "");
    list_->removeDocument(temple_.get());

    pack::Reading mixed = testing::templePack();
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
    const QModelIndex hall = testing::findRow(*tree.model(), "The great hall");
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
        // The row's width includes the icon and the gaps.
        const int end = 4 + 16 + 8 + name;
        if (image.width() < end + 8) continue;
        ++narrow;
        QCOMPARE(image.copy(0, 0, end, image.height()), whole.copy(0, 0, end, image.height()));
    }
    QVERIFY(narrow > 10);
}

void TestLevelList::neededMechanicsLeaveTheNameWhole() {
    list_->addDocument(temple_.get());
    const QTreeView& tree = *list_->tree();
    const auto hall = [&] { return testing::findRow(*tree.model(), "The great hall"); };
    const int name = tree.fontMetrics().horizontalAdvance("The great hall");
    const auto row = [&](int width) {
        list_->resize(width, 500);
        QCoreApplication::processEvents();
        return tree.viewport()->grab(tree.visualRect(hall())).toImage();
    };
    const QString text = "Hearts: needed on 20 of 20 seeds";
    const QList<widgets::NeedSign> signs(
        3, {level::Mechanic::Hearts, analyse::needs::Need::Needed, text});
    int shown = 0;
    for (int width = 160; width < 400; width += 10) {
        const QImage before = row(width);
        list_->setNeeds(temple_.get(), "huge", signs);
        const QImage after = row(width);
        list_->setNeeds(temple_.get(), "huge", {});
        QCOMPARE(row(width), before);
        const int end = 4 + 16 + 8 + name;
        QCOMPARE(after.copy(0, 0, std::min(end, after.width()), after.height()),
                 before.copy(0, 0, std::min(end, before.width()), before.height()));
        shown += after != before ? 1 : 0;
    }
    QVERIFY(shown > 5 && shown < 24);
    // All signs are in the tool tip, and read aloud, even after the rows were rebuilt.
    list_->setNeeds(temple_.get(), "huge", signs);
    widgets::LevelHead head = widgets::headOf(*temple_, "first");
    head.title = "Other steps";
    QVERIFY(widgets::setHead(*temple_, "first", std::move(head), "title"));
    QVERIFY(hall().data(Qt::ToolTipRole).toString().contains(text));
    QVERIFY(hall().data(Qt::AccessibleDescriptionRole).toString().contains(text));
    list_->setNeeds(temple_.get(), "huge", {});
    QVERIFY(!hall().data(Qt::ToolTipRole).toString().contains(text));
    QVERIFY(hall().data(Qt::AccessibleDescriptionRole).toString().isEmpty());
}

/// A name that does not fit is elided, the ruleset is not.
void TestLevelList::theRulesetStaysBesideALongName() {
    const char* const name = "A hall whose name no column of this window has room for";
    const auto row = [&](level::Ruleset other, int width) {
        pack::Reading reading = testing::templePack();
        reading.pack.levels[1].ruleset = other;
        reading.pack.levels[1].title = name;
        PackDocument document("p", std::move(reading));
        list_->resize(width, 500);
        list_->addDocument(&document);
        QCoreApplication::processEvents();
        const QTreeView& tree = *list_->tree();
        const QModelIndex index = testing::findRow(*tree.model(), name);
        const QImage image = tree.viewport()->grab(tree.visualRect(index)).toImage();
        list_->removeDocument(&document);
        return image;
    };
    for (int width = 240; width < 360; width += 20) {
        const QImage tagged = row(level::Ruleset::Temple, width);
        const QImage bare = row(level::Ruleset::Descent, width);
        QCOMPARE(tagged.size(), bare.size());
        QVERIFY2(tagged != bare, qPrintable(QString::number(width)));
        // Both rows show the icon and the first letters.
        const QRect start(0, 0, 4 + 16 + 8 + 48, tagged.height());
        QCOMPARE(tagged.copy(start), bare.copy(start));
    }
}

void TestLevelList::showsProblemsBesideWhatTheyAreAbout() {
    pack::Reading reading = testing::templePack();
    reading.pack.levels[1].recipe.stages[0].parameters["winding"] = std::int64_t{400};
    reading.problems = {problemAt("levels/bent.json", "line 3, column 7", "a comma is missing")};
    PackDocument document("builtin:temple", std::move(reading));
    list_->addDocument(&document);
    const auto& model = *list_->tree()->model();
    const QModelIndex broken =
        testing::findRow(model, "levels/bent.json: line 3, column 7: a comma is missing");
    QVERIFY(broken.isValid());
    QCOMPARE(broken.data(LevelModel::SeverityRole).toInt(), static_cast<int>(Severity::Error));
    QVERIFY(testing::findRow(model, "Temple").data(LevelModel::SeverityRole).isValid());

    QVERIFY(testing::findRow(model, "The ring").data(LevelModel::SeverityRole).isValid());
    QVERIFY(testing::findRow(model, "The ring").data(Qt::ToolTipRole).toString().contains("400"));
    QVERIFY(!testing::findRow(model, "First steps").data(LevelModel::SeverityRole).isValid());
    resetParameter(document, "ring", 0, "winding");
    QVERIFY(!testing::findRow(model, "The ring").data(LevelModel::SeverityRole).isValid());

    PackDocument unreadable("/nowhere", {{}, {problemAt("/nowhere/pack.json", "", "is missing")}});
    list_->addDocument(&unreadable);
    QVERIFY(testing::findRow(model, "/nowhere").isValid());
    QVERIFY(testing::findRow(model, "/nowhere/pack.json: is missing").isValid());
}

void TestLevelList::clickChoosesALevel() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTreeView& tree = *list_->tree();
    const auto click = [&](const char* title) {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          tree.visualRect(testing::findRow(*tree.model(), title)).center());
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
    // Enter opens the first remaining row, Down moves to the next.
    QTest::keyClick(list_->filterLine(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<widgets::Sheet>().id, "ring");
    QTest::keyClick(list_->filterLine(), Qt::Key_Down);
    QTRY_VERIFY(list_->tree()->hasFocus());
    QTest::keyClick(list_->tree(), Qt::Key_Down);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][1].value<widgets::Sheet>().id, "huge");
    // Enter folds a group.
    QTest::keyClick(list_->tree(), Qt::Key_Up);
    QTest::keyClick(list_->tree(), Qt::Key_Up);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QVERIFY(!list_->tree()->isExpanded(list_->tree()->currentIndex()));
    QCOMPARE(chosen.count(), 2);
    QTest::keyClick(list_->filterLine(), Qt::Key_Escape);
    QCOMPARE(list_->filterLine()->text(), "");
    QCOMPARE(testing::shownRows(*list_->tree()->model()).size(), 10);
}

void TestLevelList::filterNarrowsAndSaysWhenNothingIsLeft() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    const auto& model = *list_->tree()->model();
    list_->filterLine()->setText("RING");
    QCOMPARE(testing::shownRows(model), (QStringList{"Temple", " Shapes", "  The ring"}));
    list_->filterLine()->setText("lair");
    QCOMPARE(testing::shownRows(model), (QStringList{"Dungeons", " Rooms", "  Lair"}));
    // A match of the pack's name keeps all of its rows.
    list_->filterLine()->setText("dung");
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Dungeons", " Apple", "  Small", " Rooms", "  Lair"}));
    list_->filterLine()->setText("(nothing*");
    QVERIFY(!list_->tree()->isVisible());
    list_->filterLine()->clear();
    QVERIFY(list_->tree()->isVisible());
    QCOMPARE(testing::shownRows(model).size(), 10);
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
        return testing::findRow(model, title).data(LevelModel::IsCurrentRole).toBool();
    };
    list_->setCurrentDocument(temple_.get());
    QVERIFY(isCurrent("First steps"));
    QVERIFY(!isCurrent("Small"));
    QCOMPARE(list_->tree()->currentIndex(), testing::findRow(model, "First steps"));
    setCurrentLevel(*temple_, "ring");
    QVERIFY(isCurrent("The ring"));
    QVERIFY(!isCurrent("First steps"));
    list_->setCurrentDocument(dungeons_.get());
    QVERIFY(isCurrent("Small"));
    QVERIFY(!isCurrent("The ring"));
    // The current level can be activated again: the window may show something else.
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTest::keyClick(list_->tree(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
}

void TestLevelList::destroyedDocumentsLeave() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(temple_.get());
    temple_.reset();
    QCOMPARE(testing::shownRows(*list_->tree()->model()).front(), "Dungeons");
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
    QCOMPARE(inserted.count(), 3);  // levels without a folder, and two folders
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
    const auto lair = [&] { return testing::findRow(*tree.model(), "Lair"); };
    QSignalSpy chosen(list_.get(), &LevelList::sheetActivated);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(lair()).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<widgets::Sheet>(), widgets::roomSheet("lair"));
    QVERIFY(dungeons_->setCurrentSheet(widgets::roomSheet("lair")));
    QVERIFY(lair().data(LevelModel::IsCurrentRole).toBool());
    QVERIFY(!testing::findRow(*tree.model(), "Small").data(LevelModel::IsCurrentRole).toBool());
}

void TestLevelList::rowsFollowTheStructure() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    auto head = headOf(*temple_, "ring");
    head.title = "The circle";
    head.tab = "Round";
    setHead(*temple_, "ring", head, "");
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Round", "  The circle", " Shapes",
                          "  The great hall"}));
    removeSheet(*temple_, widgets::levelSheet("huge"));
    duplicateSheet(*temple_, widgets::levelSheet("first"));
    QCOMPARE(
        testing::shownRows(model),
        (QStringList{"Temple", " First steps", " First steps (copy)", " Round", "  The circle"}));
    setPackTitle(*temple_, "Temples", "");
    QCOMPARE(testing::shownRows(model).front(), "Temples");
    while (temple_->history()->canUndo())
        temple_->history()->undo();
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall"}));
}

void TestLevelList::rowsKeepWhatIsOpenAndChosen() {
    list_->addDocument(temple_.get());
    list_->addDocument(dungeons_.get());
    list_->setCurrentDocument(dungeons_.get());
    QTreeView& tree = *list_->tree();
    tree.setExpanded(testing::findRow(*tree.model(), "Shapes"), false);
    tree.setExpanded(testing::findRow(*tree.model(), "Rooms"), true);
    tree.setCurrentIndex(testing::findRow(*tree.model(), "Lair"));
    setPackTitle(*temple_, "Temples", "");
    duplicateSheet(*dungeons_, widgets::levelSheet("small"));
    QVERIFY(!tree.isExpanded(testing::findRow(*tree.model(), "Shapes")));
    QVERIFY(tree.isExpanded(testing::findRow(*tree.model(), "Rooms")));
    QVERIFY(tree.isExpanded(testing::findRow(*tree.model(), "Apple")));
    renameRoom(*dungeons_, "lair", "lair", "Den");
    QCOMPARE(list_->chosen().document, dungeons_.get());
    // If the selected row is removed, the shown sheet is selected.
    tree.setCurrentIndex(testing::findRow(*tree.model(), "Small"));
    dungeons_->setCurrentSheet(widgets::roomSheet("lair"));
    tree.setCurrentIndex(testing::findRow(*tree.model(), "Small"));
    removeSheet(*dungeons_, widgets::levelSheet("small"));
    QCOMPARE(tree.currentIndex().data().toString(), "Den");
}

void TestLevelList::marksWhatIsUnsaved() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    const auto isMarked = [&](const char* title) {
        return testing::findRow(model, title).data(LevelModel::IsModifiedRole).toBool();
    };
    QVERIFY(!isMarked("Temple") && !isMarked("The ring"));
    auto head = headOf(*temple_, "ring");
    head.notes = "Changed";
    setHead(*temple_, "ring", head, "");
    QVERIFY(isMarked("Temple") && isMarked("The ring") && !isMarked("First steps"));
    QCOMPARE(testing::findRow(model, "The ring").data(Qt::AccessibleTextRole).toString(),
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
        tree.setCurrentIndex(testing::findRow(*tree.model(), from));
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
    QCOMPARE(testing::shownRows(*tree.model()),
             (QStringList{"Cellars", " Apple", "  Big", " Rooms", "  Den"}));
    type("Apple", "Pear", Qt::Key_Return);
    QTRY_COMPARE(findLevel(*dungeons_, "small")->tab, std::string("Pear"));
    QCOMPARE(list_->chosen().folder, "Pear");
    // The rooms' row cannot be renamed.
    tree.setCurrentIndex(testing::findRow(*tree.model(), "Rooms"));
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

void TestLevelList::foldersWithoutLevelsAreShown() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    addFolder(*temple_, "Ruins");
    moveFolder(*temple_, "Ruins", 0);
    QCOMPARE(testing::shownRows(model), (QStringList{"Temple", " First steps", " Ruins", " Shapes",
                                                     "  The ring", "  The great hall"}));
    list_->chooseFolder(temple_.get(), "Ruins");
    QCOMPARE(list_->chosen().folder, "Ruins");
    QVERIFY(!list_->chosen().sheet);
}

void TestLevelList::theCurrentLevelStaysInViewWhenPacksCome() {
    list_->resize(280, 200);
    list_->addDocument(temple_.get());
    list_->setCurrentDocument(temple_.get());
    const auto isSeen = [this] {
        QCoreApplication::processEvents();
        const QTreeView& tree = *list_->tree();
        return tree.viewport()->rect().contains(tree.visualRect(tree.currentIndex()));
    };
    QVERIFY(isSeen());
    list_->addDocument(dungeons_.get());
    list_->moveDocument(dungeons_.get(), 0);
    QVERIFY(list_->tree()->verticalScrollBar()->maximum() > 0);
    QVERIFY(isSeen());
}

MAZELOOM_TEST(TestLevelList)

}  // namespace mazeloom::tst_level_list

#include "tst_level_list.moc"

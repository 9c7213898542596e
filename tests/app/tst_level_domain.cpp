// SPDX-License-Identifier: MIT
// Adding, naming, ordering and removing levels and rooms, in the real window.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"

namespace mazeloom::tst_level_domain {

using app::MainWindow;
using widgets::levelSheet;
using widgets::PackDocument;
using widgets::roomSheet;

class TestLevelDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("level-domain"); }
    void init();
    void cleanup() { tearDown(); }

    void addsLevels();
    void addsRoomsAndShowsThem();
    void duplicatesAndDeletes();
    void ordersWithinGroups();
    void movesToFolders();
    void makesRenamesMovesAndDeletesFolders();
    void renamesByKey();
    void theShownLevelIsSeenInTheList();
    void allOfItCanBeUndone();
    void nothingToDoWithWhatIsFilteredAway();
    void nothingToDoWithoutPacks();

  private:
    PackDocument* pack() { return window_->workspace().current(); }
    widgets::LevelList* list() { return window_->findChild<widgets::LevelList*>(); }
    QStringList levels();
    static void confirm(QDialog* dialog);
    void addLevel(const QString& title, const QString& group);
};

void TestLevelDomain::init() {
    setUp();
    window_->workspace().create();
}

QStringList TestLevelDomain::levels() {
    QStringList titles;
    for (std::size_t i = 0; i < pack()->pack().levels.size(); ++i)
        titles << QString::fromStdString(pack()->pack().levels[i].title);
    return titles;
}

void TestLevelDomain::confirm(QDialog* dialog) {
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
}

void TestLevelDomain::addLevel(const QString& title, const QString& group) {
    answers_->add([&](QDialog* dialog) {
        auto* line = dialog->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, title);
        dialog->findChildren<QComboBox*>().last()->setCurrentText(group);
        confirm(dialog);
    });
    action("level.new")->trigger();
}

void TestLevelDomain::addsLevels() {
    answers_->add([](QDialog* dialog) {
        auto* line = dialog->findChild<QLineEdit*>();
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        line->clear();
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(line, "The cave");
        const auto sides = dialog->findChildren<QSpinBox*>();
        sides[0]->setValue(48);
        sides[1]->setValue(40);
        // A size that the user set does not change.
        dialog->findChildren<QComboBox*>().first()->setCurrentIndex(1);
        QTest::mouseClick(ok, Qt::LeftButton);
    });
    action("level.new")->trigger();
    QCOMPARE(currentLevelId(*pack()), QString("the-cave"));
    const level::Level& level = *currentLevel(*pack());
    QVERIFY(level.size == (grid::Size{48, 40}));
    QCOMPARE(level.recipe.builtIn, std::string("rooms-and-corridors"));
    QCOMPARE(level.ruleset, level::Ruleset::Descent);
    QTRY_VERIFY(window_->player().count() > 0);
    answers_->add([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    action("level.new")->trigger();
    QCOMPARE(levels(), (QStringList{"First level", "The cave"}));
    // A descent's floor gets the usual size of a floor; going back to a temple restores the size.
    for (const bool isFloor : {true, false}) {
        answers_->add([isFloor](QDialog* dialog) {
            auto* recipe = dialog->findChildren<QComboBox*>().first();
            recipe->setFocus();
            QTest::keyClick(recipe, Qt::Key_Down);
            if (!isFloor) QTest::keyClick(recipe, Qt::Key_Up);
            confirm(dialog);
        });
        action("level.new")->trigger();
        QVERIFY(currentLevel(*pack())->size == (isFloor ? grid::Size{30, 18} : grid::Size{32, 32}));
        QCOMPARE(currentLevel(*pack())->ruleset,
                 isFloor ? level::Ruleset::Descent : level::Ruleset::Temple);
    }
}

void TestLevelDomain::addsRoomsAndShowsThem() {
    answers_->add(&TestLevelDomain::confirm);
    action("level.new-room")->trigger();
    QCOMPARE(pack()->pack().rooms.size(), std::size_t{1});
    QCOMPARE(pack()->currentSheet(), roomSheet("new-room"));
    QVERIFY(window_->windowTitle().contains("New room"));
    QVERIFY(list()->chosen().sheet == roomSheet("new-room"));
    QVERIFY(!action("level.folder")->isEnabled());
}

void TestLevelDomain::duplicatesAndDeletes() {
    action("level.duplicate")->trigger();
    QCOMPARE(levels(), (QStringList{"First level", "First level (copy)"}));
    QVERIFY(list()->chosen().sheet == pack()->currentSheet());
    QTest::keyClick(list()->tree(), Qt::Key_Delete);
    QCOMPARE(levels(), QStringList{"First level"});
    QVERIFY(list()->chosen().sheet == levelSheet("first-level"));
    action("level.delete")->trigger();
    QVERIFY(levels().isEmpty());
    QVERIFY(!action("level.delete")->isEnabled());
}

void TestLevelDomain::ordersWithinGroups() {
    addLevel("A1", "A");
    addLevel("B1", "B");
    addLevel("A2", "A");
    QCOMPARE(levels(), (QStringList{"First level", "A1", "B1", "A2"}));
    QVERIFY(!action("level.down")->isEnabled());
    // The dialogs took the focus.
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(levels(), (QStringList{"First level", "A2", "A1", "B1"}));
    QVERIFY(list()->chosen().sheet == levelSheet("a2"));
    QVERIFY(!action("level.up")->isEnabled());
    action("level.down")->trigger();
    QCOMPARE(levels(), (QStringList{"First level", "A1", "A2", "B1"}));
    QCOMPARE(findLevel(*pack(), "a2")->tab, std::string("A"));
}

void TestLevelDomain::movesToFolders() {
    answers_->add([](QDialog* dialog) {
        auto* input = qobject_cast<QInputDialog*>(dialog);
        QVERIFY(input != nullptr);
        input->findChild<QComboBox*>()->setEditText("Halls");
        confirm(dialog);
    });
    action("level.folder")->trigger();
    QCOMPARE(pack()->pack().levels[0].tab, std::string("Halls"));
    QVERIFY(list()->chosen().sheet == levelSheet("first-level"));
}

void TestLevelDomain::makesRenamesMovesAndDeletesFolders() {
    const auto type = [&](const char* name) {
        auto* line = list()->tree()->viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    };
    action("level.new-folder")->trigger();
    type("Ruins");
    QTRY_COMPARE(folders(*pack()), QStringList{"Ruins"});
    QCOMPARE(list()->chosen().folder, "Ruins");
    // A new level then goes into this folder.
    answers_->add(&TestLevelDomain::confirm);
    action("level.new")->trigger();
    QCOMPARE(pack()->pack().levels[1].tab, std::string("Ruins"));
    list()->chooseFolder(pack(), "Ruins");
    action("level.new-folder")->trigger();
    type("Caves");
    QTRY_COMPARE(folders(*pack()), (QStringList{"Ruins", "Caves"}));
    QVERIFY(!action("level.duplicate")->isEnabled() && !action("level.folder")->isEnabled());
    QVERIFY(!action("level.down")->isEnabled());
    action("level.up")->trigger();
    QCOMPARE(folders(*pack()), (QStringList{"Caves", "Ruins"}));
    list()->chooseFolder(pack(), "Ruins");
    QTest::keyClick(list()->tree(), Qt::Key_Delete);
    QCOMPARE(folders(*pack()), QStringList{"Caves"});
    QCOMPARE(pack()->pack().levels.size(), std::size_t{2});
    QCOMPARE(pack()->pack().levels[1].tab, std::string());
    // Default names are made unique.
    action("level.new-folder")->trigger();
    action("level.new-folder")->trigger();
    QCOMPARE(folders(*pack()), (QStringList{"Caves", "New folder", "New folder 2"}));
    while (pack()->history()->canUndo())
        action("edit.undo")->trigger();
    QVERIFY(folders(*pack()).isEmpty() && !pack()->isModified());
}

void TestLevelDomain::renamesByKey() {
    QTest::keyClick(window_.get(), Qt::Key_F2);
    auto* line = list()->tree()->viewport()->findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    // In the row's text field, keys that are shortcuts elsewhere type letters.
    QTest::keyClicks(line, "a b");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(levels(), QStringList{"a b"});
    QVERIFY(window_->windowTitle().contains("a b"));
}

void TestLevelDomain::allOfItCanBeUndone() {
    const level::Pack before = pack()->pack();
    addLevel("A1", "A");
    action("level.duplicate")->trigger();
    action("level.up")->trigger();
    answers_->add(&TestLevelDomain::confirm);
    action("level.new-room")->trigger();
    action("level.delete")->trigger();
    const level::Pack after = pack()->pack();
    while (pack()->history()->canUndo())
        action("edit.undo")->trigger();
    QVERIFY(pack()->pack() == before);
    QVERIFY(!pack()->isModified());
    while (pack()->history()->canRedo())
        action("edit.redo")->trigger();
    QVERIFY(pack()->pack() == after);
}

void TestLevelDomain::nothingToDoWithWhatIsFilteredAway() {
    addLevel("The cave", "Deep");
    const auto areOff = [this] {
        // Every enabled action can be carried out, whatever is selected.
        const auto row = list()->chosen();
        return row.sheet.has_value() || row.document != nullptr ||
               !(action("level.folder")->isEnabled() || action("level.delete")->isEnabled() ||
                 action("level.duplicate")->isEnabled() || action("level.rename")->isEnabled() ||
                 action("level.up")->isEnabled() || action("level.down")->isEnabled());
    };
    QVERIFY(action("level.folder")->isEnabled());
    auto* filter = list()->findChild<QLineEdit*>();
    filter->setFocus();
    for (const char* text : {"cave", "nothing has this name"}) {
        QTest::keyClicks(filter, text);
        QVERIFY(areOff());
        // Undo refills the list in between.
        action("edit.undo")->trigger();
        QVERIFY(areOff());
        action("edit.redo")->trigger();
        QVERIFY(areOff());
        filter->clear();
        QVERIFY(areOff());
    }
    QTest::keyClicks(filter, "nothing has this name");
    window_->workspace().create();
    QVERIFY(areOff());
    QVERIFY(!list()->chosen().sheet);
    QVERIFY(!action("level.folder")->isEnabled());
}

void TestLevelDomain::nothingToDoWithoutPacks() {
    window_->workspace().close(pack());
    for (const char* id :
         {"level.new", "level.new-room", "level.new-folder", "level.duplicate", "level.rename",
          "level.folder", "level.up", "level.down", "level.delete"}) {
        QVERIFY2(!action(id)->isEnabled(), id);
    }
}

/// The list has more rows than fit.
void TestLevelDomain::theShownLevelIsSeenInTheList() {
    window_->resize(1280, 770);
    window_->workspace().open("builtin:dungeons");
    QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
    QTreeView& tree = *window_->findChild<widgets::LevelList*>()->tree();
    const auto isSeen = [&tree] {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        return tree.viewport()->rect().contains(tree.visualRect(tree.currentIndex()));
    };
    QVERIFY(isSeen());
    action("file.new")->trigger();
    QTRY_COMPARE(tree.currentIndex().data().toString(), QString("First level"));
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QVERIFY(isSeen());
    // A list that is taller for a while shows more rows, and rows that were visible stay visible.
    const QSize size = tree.size();
    tree.resize(size + QSize(0, 80));
    QVERIFY(isSeen());
    tree.resize(size);
    QVERIFY(isSeen());
    widgets::setPackTitle(*current(), "Another title", "");
    QVERIFY(isSeen());
    action("edit.undo")->trigger();
    QVERIFY(isSeen());
}

MAZELOOM_TEST(TestLevelDomain)

}  // namespace mazeloom::tst_level_domain

#include "tst_level_domain.moc"

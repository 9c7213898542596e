// SPDX-License-Identifier: MIT
// Levels, folders and rooms dragged in the list of levels, by the events that the view receives.
#include <memory>

#include <QApplication>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/packs/level_list_packs.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"

namespace mazeloom::tst_level_drag {

using widgets::LevelList;
using widgets::PackDocument;

class TestLevelDrag : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { list_.reset(); }
    void levelsAreDraggedToTheirPlaces();
    void levelsAreDraggedBetweenFolders();
    void draggingWithCtrlCopies();
    void foldersAndRoomsAreDraggedAmongTheirLike();
    void draggingIntoAnotherPackCopies();
    void refusesWhatIsNoPlace();
    void refusesWhatIsNoRow();

  private:
    enum class Where { Above, On, Below };
    /// Drags a row to another by the view's events; returns whether the drop was accepted.
    bool drag(const char* row, const char* to, Where where, Qt::KeyboardModifiers keys = {});
    std::unique_ptr<PackDocument> temple_;
    std::unique_ptr<PackDocument> dungeons_;
    std::unique_ptr<LevelList> list_;
};

void TestLevelDrag::init() {
    temple_ = std::make_unique<PackDocument>("builtin:temple", testing::templePack());
    dungeons_ = std::make_unique<PackDocument>("builtin:dungeons", testing::dungeonPack());
    list_ = std::make_unique<LevelList>();
    list_->resize(280, 500);
    list_->show();
    QVERIFY(QTest::qWaitForWindowExposed(list_.get()));
}

bool TestLevelDrag::drag(const char* row, const char* to, Where where, Qt::KeyboardModifiers keys) {
    QTreeView& tree = *list_->tree();
    const QModelIndex from = testing::findRow(*tree.model(), row);
    if (!from.flags().testFlag(Qt::ItemIsDragEnabled)) return false;
    tree.setCurrentIndex(from);
    const std::unique_ptr<QMimeData> data(tree.model()->mimeData({from}));
    const QRect rect = tree.visualRect(testing::findRow(*tree.model(), to));
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

void TestLevelDrag::levelsAreDraggedToTheirPlaces() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("The great hall", "The ring", Where::Above));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The great hall", "  The ring"}));
    QVERIFY(list_->chosen().sheet == widgets::levelSheet("huge"));
    QVERIFY(drag("The great hall", "The ring", Where::Below));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  The great hall"}));
    QCOMPARE(temple_->history()->count(), 2);
    // A drop at its own place does nothing.
    QVERIFY(drag("The great hall", "The ring", Where::Below));
    QCOMPARE(temple_->history()->count(), 2);
    temple_->history()->setIndex(0);
    QVERIFY(!temple_->isModified());
}

void TestLevelDrag::levelsAreDraggedBetweenFolders() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("First steps", "Shapes", Where::On));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " Shapes", "  The ring", "  The great hall", "  First steps"}));
    QVERIFY(drag("The ring", "Temple", Where::On));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " The ring", " Shapes", "  The great hall", "  First steps"}));
    QVERIFY(drag("First steps", "The ring", Where::Above));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " The ring", " Shapes", "  The great hall"}));
    QCOMPARE(temple_->history()->count(), 3);
    temple_->history()->undo();
    QCOMPARE(findLevel(*temple_, "first")->tab, "Shapes");
}

void TestLevelDrag::draggingWithCtrlCopies() {
    list_->addDocument(temple_.get());
    const auto& model = *list_->tree()->model();
    QVERIFY(drag("First steps", "The ring", Where::Below, Qt::ControlModifier));
    QCOMPARE(testing::shownRows(model),
             (QStringList{"Temple", " First steps", " Shapes", "  The ring", "  First steps (copy)",
                          "  The great hall"}));
    QVERIFY(temple_->currentSheet() == widgets::levelSheet("first-2"));
    QCOMPARE(temple_->history()->count(), 1);
}

void TestLevelDrag::foldersAndRoomsAreDraggedAmongTheirLike() {
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
    QCOMPARE(testing::shownRows(model).mid(testing::shownRows(model).indexOf("Dungeons")),
             (QStringList{"Dungeons", " Apple", "  Small", " Rooms", "  Lair (copy)", "  Lair"}));
}

void TestLevelDrag::draggingIntoAnotherPackCopies() {
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

    // Shift moves instead of copying, a pack without rooms accepts one, and a taken id is changed.
    QVERIFY(drag("Lair", "Temple", Where::On, Qt::ShiftModifier));
    QCOMPARE(dungeons_->pack().rooms.size(), std::size_t{0});
    QCOMPARE(findRoom(*temple_, "lair")->title, "Lair");
    level::Level same = testing::listedLevel("first", "", "Another", {12, 12});
    addLevel(*dungeons_, same, 0, "");
    QVERIFY(drag("Another", "Shapes", Where::On));
    QVERIFY(findLevel(*temple_, "first-2") != nullptr);
    QCOMPARE(findLevel(*temple_, "first-2")->tab, "Shapes");
    temple_->history()->setIndex(0);
    QVERIFY(!temple_->isModified());
}

void TestLevelDrag::refusesWhatIsNoPlace() {
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

void TestLevelDrag::refusesWhatIsNoRow() {
    list_->addDocument(temple_.get());
    QAbstractItemModel& model = *list_->tree()->model();
    const QModelIndex pack = testing::findRow(model, "Temple");
    QMimeData other;
    other.setText("ring");
    QVERIFY(!model.canDropMimeData(&other, Qt::MoveAction, -1, 0, pack));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("xyz"), QByteArray(64, '\xff')}) {
        QMimeData broken;
        broken.setData(model.mimeTypes().front(), bytes);
        QVERIFY(!model.canDropMimeData(&broken, Qt::MoveAction, -1, 0, pack));
        QVERIFY(!model.dropMimeData(&broken, Qt::MoveAction, -1, 0, pack));
    }
    // Drags from a pack that has been closed, or of a level that was removed.
    const std::unique_ptr<QMimeData> gone(model.mimeData({testing::findRow(model, "The ring")}));
    removeSheet(*temple_, widgets::levelSheet("ring"));
    QVERIFY(
        !model.dropMimeData(gone.get(), Qt::MoveAction, -1, 0, testing::findRow(model, "Temple")));
    const std::unique_ptr<QMimeData> closed(
        model.mimeData({testing::findRow(model, "First steps")}));
    list_->addDocument(dungeons_.get());
    list_->removeDocument(temple_.get());
    QVERIFY(!model.dropMimeData(closed.get(), Qt::MoveAction, -1, 0,
                                testing::findRow(model, "Dungeons")));
}

MAZELOOM_TEST(TestLevelDrag)

}  // namespace mazeloom::tst_level_drag

#include "tst_level_drag.moc"

// SPDX-License-Identifier: MIT
// The list of changes: it follows the pack in hand, and choosing a row goes there.
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QUndoGroup>
#include <QUndoView>

#include "resources/resources.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/history_panel.h"

using namespace mazeloom;
using widgets::HistoryPanel;
using widgets::PackDocument;

class TestHistoryPanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup();

    void saysWhyItIsEmpty();
    void listsChangesByName();
    void clickGoesThere();
    void keysWalkThroughTime();
    void savedPlaceIsMarked();
    void followsThePackInHand();
    void outlivesThePacks();

  private:
    /// Gives the level this many seeds, a change each.
    static void change(PackDocument& document, int times);
    QUndoView* view() const { return panel_->view(); }
    bool isListShown() const { return view()->isVisible(); }
    void clickRow(int row);

    std::unique_ptr<PackDocument> dungeons_;
    std::unique_ptr<PackDocument> temple_;
    std::unique_ptr<QUndoGroup> group_;
    std::unique_ptr<HistoryPanel> panel_;
};

void TestHistoryPanel::init() {
    dungeons_.reset(PackDocument::open("builtin:dungeons"));
    temple_.reset(PackDocument::open("builtin:temple"));
    group_ = std::make_unique<QUndoGroup>();
    group_->addStack(dungeons_->undoStack());
    group_->addStack(temple_->undoStack());
    panel_ = std::make_unique<HistoryPanel>(*group_);
    panel_->resize(300, 400);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

void TestHistoryPanel::cleanup() {
    panel_.reset();
    group_.reset();
    dungeons_.reset();
    temple_.reset();
}

void TestHistoryPanel::change(PackDocument& document, int times) {
    for (int i = 0; i < times; ++i) {
        auto head = document.headOf(document.currentLevelId());
        head.title = "Title " + std::to_string(i);
        QVERIFY(document.setHead(document.currentLevelId(), head, QString("Change %1").arg(i)));
    }
}

void TestHistoryPanel::clickRow(int row) {
    const QRect rect = view()->visualRect(view()->model()->index(row, 0));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, rect.center());
}

void TestHistoryPanel::saysWhyItIsEmpty() {
    QVERIFY(!isListShown());
    group_->setActiveStack(dungeons_->undoStack());
    QVERIFY(!isListShown());
    change(*dungeons_, 1);
    QVERIFY(isListShown());
}

void TestHistoryPanel::listsChangesByName() {
    group_->setActiveStack(dungeons_->undoStack());
    change(*dungeons_, 3);
    QAbstractItemModel* rows = view()->model();
    QCOMPARE(rows->rowCount(), 4);
    QVERIFY(!rows->index(0, 0).data().toString().isEmpty());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(rows->index(i + 1, 0).data().toString(), QString("Change %1").arg(i));
    QCOMPARE(view()->currentIndex().row(), 3);
    dungeons_->undoStack()->undo();
    QCOMPARE(view()->currentIndex().row(), 2);
    // What was undone stays in the list until another change takes its place.
    QCOMPARE(rows->rowCount(), 4);
}

void TestHistoryPanel::clickGoesThere() {
    group_->setActiveStack(dungeons_->undoStack());
    const std::string first = dungeons_->currentLevel()->title;
    change(*dungeons_, 5);
    clickRow(2);
    QCOMPARE(dungeons_->undoStack()->index(), 2);
    QCOMPARE(dungeons_->currentLevel()->title, std::string("Title 1"));
    clickRow(0);
    QCOMPARE(dungeons_->currentLevel()->title, first);
    clickRow(5);
    QCOMPARE(dungeons_->currentLevel()->title, std::string("Title 4"));
}

void TestHistoryPanel::keysWalkThroughTime() {
    group_->setActiveStack(dungeons_->undoStack());
    change(*dungeons_, 4);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Up);
    QCOMPARE(dungeons_->undoStack()->index(), 3);
    QTest::keyClick(view(), Qt::Key_Home);
    QCOMPARE(dungeons_->undoStack()->index(), 0);
    QTest::keyClick(view(), Qt::Key_End);
    QCOMPARE(dungeons_->undoStack()->index(), 4);
}

void TestHistoryPanel::savedPlaceIsMarked() {
    group_->setActiveStack(dungeons_->undoStack());
    const QUndoStack& stack = *dungeons_->undoStack();
    QCOMPARE(stack.cleanIndex(), 0);
    change(*dungeons_, 3);
    dungeons_->setSaved();
    QCOMPARE(stack.cleanIndex(), 3);
    const auto marked = [this](int row) {
        return !view()->model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().isNull();
    };
    QVERIFY(marked(3));
    clickRow(1);
    QVERIFY(dungeons_->isModified());
    QVERIFY(marked(3) && !marked(1));
    clickRow(3);
    QVERIFY(!dungeons_->isModified());
    dungeons_->setUnsaved();
    QVERIFY(!marked(3));
    QVERIFY(dungeons_->isModified());
}

void TestHistoryPanel::followsThePackInHand() {
    change(*dungeons_, 2);
    change(*temple_, 4);
    group_->setActiveStack(dungeons_->undoStack());
    QCOMPARE(view()->model()->rowCount(), 3);
    group_->setActiveStack(temple_->undoStack());
    QCOMPARE(view()->model()->rowCount(), 5);
    clickRow(1);
    QCOMPARE(temple_->undoStack()->index(), 1);
    QCOMPARE(dungeons_->undoStack()->index(), 2);
}

void TestHistoryPanel::outlivesThePacks() {
    group_->setActiveStack(dungeons_->undoStack());
    change(*dungeons_, 3);
    QVERIFY(isListShown());
    dungeons_.reset();
    QVERIFY(!isListShown());
    panel_->repaint();
    group_->setActiveStack(temple_->undoStack());
    change(*temple_, 1);
    QCOMPARE(view()->model()->rowCount(), 2);
}

QTEST_MAIN(TestHistoryPanel)
#include "tst_history_panel.moc"

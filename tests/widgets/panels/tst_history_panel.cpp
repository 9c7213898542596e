// SPDX-License-Identifier: MIT
// The list of changes follows the current pack, and selecting a row goes to its state.
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"
#include "widgets/panels/history_panel.h"

namespace mazeloom::tst_history_panel {

using widgets::HistoryPanel;
using widgets::PackDocument;

class TestHistoryPanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup();

    void saysWhyItIsEmpty();
    void theEmptyTextHasRoomInANarrowColumn();
    void listsChangesByName();
    void clickGoesThere();
    void keysWalkThroughTime();
    void savedPlaceIsMarked();
    void followsThePackInHand();
    void outlivesThePacks();

  private:
    /// Changes the level's seed `times` times.
    static void change(PackDocument& document, int times);
    QListView* view() const { return panel_->view(); }
    bool isListShown() const { return view()->isVisible(); }
    void clickRow(int row);

    std::unique_ptr<PackDocument> dungeons_;
    std::unique_ptr<PackDocument> temple_;
    std::unique_ptr<HistoryPanel> panel_;
};

void TestHistoryPanel::init() {
    dungeons_ = widgets::openPackFile("builtin:dungeons").document;
    temple_ = widgets::openPackFile("builtin:temple").document;
    panel_ = std::make_unique<HistoryPanel>();
    panel_->resize(300, 400);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

void TestHistoryPanel::cleanup() {
    panel_.reset();
    dungeons_.reset();
    temple_.reset();
}

void TestHistoryPanel::change(PackDocument& document, int times) {
    for (int i = 0; i < times; ++i) {
        auto head = headOf(document, currentLevelId(document));
        head.title = "Title " + std::to_string(i);
        QVERIFY(setHead(document, currentLevelId(document), head, QString("Change %1").arg(i)));
    }
}

void TestHistoryPanel::clickRow(int row) {
    const QRect rect = view()->visualRect(view()->model()->index(row, 0));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, rect.center());
}

void TestHistoryPanel::saysWhyItIsEmpty() {
    QVERIFY(!isListShown());
    panel_->setHistory(dungeons_->history());
    QVERIFY(!isListShown());
    change(*dungeons_, 1);
    QVERIFY(isListShown());
}

void TestHistoryPanel::theEmptyTextHasRoomInANarrowColumn() {
    panel_->setHistory(dungeons_->history());
    panel_->resize(190, 40);
    QCoreApplication::processEvents();
    // A column of panels gives a panel its least height.
    panel_->resize(190, panel_->minimumSizeHint().height());
    QCoreApplication::processEvents();
    const auto* text = panel_->findChild<QLabel*>();
    QVERIFY(text->isVisible());
    QVERIFY2(text->height() >= text->heightForWidth(text->width()),
             qPrintable(QString::number(text->height())));
}

void TestHistoryPanel::listsChangesByName() {
    panel_->setHistory(dungeons_->history());
    change(*dungeons_, 3);
    QAbstractItemModel* rows = view()->model();
    QCOMPARE(rows->rowCount(), 4);
    QVERIFY(!rows->index(0, 0).data().toString().isEmpty());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(rows->index(i + 1, 0).data().toString(), QString("Change %1").arg(i));
    QCOMPARE(view()->currentIndex().row(), 3);
    dungeons_->history()->undo();
    QCOMPARE(view()->currentIndex().row(), 2);
    // Undone changes stay in the list until another change replaces them.
    QCOMPARE(rows->rowCount(), 4);
}

void TestHistoryPanel::clickGoesThere() {
    panel_->setHistory(dungeons_->history());
    const std::string first = currentLevel(*dungeons_)->title;
    change(*dungeons_, 5);
    clickRow(2);
    QCOMPARE(dungeons_->history()->index(), 2);
    QCOMPARE(currentLevel(*dungeons_)->title, std::string("Title 1"));
    clickRow(0);
    QCOMPARE(currentLevel(*dungeons_)->title, first);
    clickRow(5);
    QCOMPARE(currentLevel(*dungeons_)->title, std::string("Title 4"));
}

void TestHistoryPanel::keysWalkThroughTime() {
    panel_->setHistory(dungeons_->history());
    change(*dungeons_, 4);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Up);
    QCOMPARE(dungeons_->history()->index(), 3);
    QTest::keyClick(view(), Qt::Key_Home);
    QCOMPARE(dungeons_->history()->index(), 0);
    QTest::keyClick(view(), Qt::Key_End);
    QCOMPARE(dungeons_->history()->index(), 4);
}

void TestHistoryPanel::savedPlaceIsMarked() {
    panel_->setHistory(dungeons_->history());
    const widgets::UndoHistory& stack = *dungeons_->history();
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
    dungeons_->setSaved(false);
    QVERIFY(!marked(3));
    QVERIFY(dungeons_->isModified());
}

void TestHistoryPanel::followsThePackInHand() {
    change(*dungeons_, 2);
    change(*temple_, 4);
    panel_->setHistory(dungeons_->history());
    QCOMPARE(view()->model()->rowCount(), 3);
    panel_->setHistory(temple_->history());
    QCOMPARE(view()->model()->rowCount(), 5);
    clickRow(1);
    QCOMPARE(temple_->history()->index(), 1);
    QCOMPARE(dungeons_->history()->index(), 2);
}

void TestHistoryPanel::outlivesThePacks() {
    panel_->setHistory(dungeons_->history());
    change(*dungeons_, 3);
    QVERIFY(isListShown());
    dungeons_.reset();
    QVERIFY(!isListShown());
    panel_->repaint();
    panel_->setHistory(temple_->history());
    change(*temple_, 1);
    QCOMPARE(view()->model()->rowCount(), 2);
}

MAZELOOM_TEST(TestHistoryPanel)

}  // namespace mazeloom::tst_history_panel

#include "tst_history_panel.moc"

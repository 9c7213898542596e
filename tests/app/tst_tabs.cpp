// SPDX-License-Identifier: MIT
// Several packs in tabs: they are chosen, moved and closed by mouse and keys, and each is restored
// as it was left.
#include <QAbstractButton>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

#include "app/domains/view/generate_domain.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/levels/pack_tabs.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_tabs {

using app::MainWindow;
using widgets::PackDocument;
using widgets::PackTabs;

class TestTabs : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("tabs"); }
    void init();
    void cleanup() { tearDown(); }

    void theBarComesAndGoesWithPacks();
    void aClickShowsThePack();
    void keysGoRoundTheTabs();
    void draggingChangesTheOrder();
    void manyTabsScrollToTheChosenOne();
    void theNextTabFollowsAClosedOne();
    void middleClickCloses();
    void theCloseButtonCloses();
    void closingAsksForWhatIsUnsaved();
    void closingOthersKeepsOne();
    void theMenuKnowsThePath();
    void marksWhatIsUnsaved();
    void equalTitlesAreToldApart();
    void viewAndMomentComeBack();
    void selectionComesBack();
    void theToolStaysInHand();
    void aNewPackIsFitted();
    void switchingWhilePlaying();

  private:
    PackTabs* tabs() { return window_->findChild<PackTabs*>(); }
    /// Opens new packs of these titles, in this order.
    void openNew(const QStringList& titles);
    QStringList titles();
    QPoint middleOf(int tab) { return tabs()->tabRect(tab).center(); }
    /// Waits until the current pack's level is shown and returns whether it is.
    bool isShown();
    void choose(int tab) {
        QTest::mouseClick(tabs(), Qt::LeftButton, {}, middleOf(tab));
        QVERIFY(isShown());
    }
    /// Runs `act` with the menu that the next right click opens.
    void inMenu(const std::function<void(QMenu*)>& act);
};

void TestTabs::init() {
    setUp();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TestTabs::openNew(const QStringList& titles) {
    for (const QString& title : titles) {
        window_->workspace().add(
            widgets::newPackFile(title, edit::newPack(title.toStdString(), "Level")));
        QVERIFY(isShown());
    }
}

QStringList TestTabs::titles() {
    QStringList titles;
    for (int i = 0; i < tabs()->count(); ++i)
        titles << tabs()->documentAt(i)->title();
    QStringList open;
    for (const PackDocument* document : window_->workspace().documents())
        open << document->title();
    // The workspace must have the order of the tabs; otherwise both orders are returned.
    return open == titles ? titles : QStringList{"tabs:"} + titles + QStringList{"packs:"} + open;
}

bool TestTabs::isShown() {
    return QTest::qWaitFor([this] {
        return window_->player().timeline() != nullptr &&
               !window_->findChild<app::GenerateDomain*>()->service().isBusy();
    });
}

void TestTabs::inMenu(const std::function<void(QMenu*)>& act) {
    auto* timer = new QTimer(this);
    timer->setInterval(10);
    connect(timer, &QTimer::timeout, this, [timer, act] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return;
        timer->deleteLater();
        act(menu);
        menu->close();
    });
    timer->start();
}

void TestTabs::theBarComesAndGoesWithPacks() {
    QVERIFY(!tabs()->isVisible());
    openNew({"One"});
    QVERIFY(tabs()->isVisible());
    QCOMPARE(tabs()->tabText(0), QString("One"));
    QVERIFY(!action("file.next-pack")->isEnabled());
    QVERIFY(!action("file.close-others")->isEnabled());
    openNew({"Two & more"});
    QCOMPARE(tabs()->tabText(1), QString("Two && more"));
    QCOMPARE(tabs()->accessibleTabName(1), QString("Two & more"));
    QVERIFY(action("file.next-pack")->isEnabled());
    action("file.close")->trigger();
    action("file.close")->trigger();
    QVERIFY(!tabs()->isVisible());
}

void TestTabs::aClickShowsThePack() {
    openNew({"One", "Two", "Three"});
    QCOMPARE(tabs()->currentIndex(), 2);
    choose(0);
    QCOMPARE(current()->title(), QString("One"));
    // The tree shows all packs and marks the current level.
    auto* list = window_->findChild<widgets::LevelList*>();
    QCOMPARE(list->documents().size(), std::size_t{3});
    QCOMPARE(list->currentDocument(), current());
    QVERIFY(window_->windowTitle().contains("One"));
    // Choosing a pack elsewhere selects its tab, too.
    window_->workspace().setCurrent(window_->workspace().documents()[1]);
    QCOMPARE(tabs()->currentIndex(), 1);
}

void TestTabs::keysGoRoundTheTabs() {
    openNew({"One", "Two", "Three"});
    QTest::keyClick(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(current()->title(), QString("One"));
    QTest::keyClick(window_.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(current()->title(), QString("Two"));
    QTest::keyClick(window_.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(current()->title(), QString("One"));
    QTest::keyClick(window_.get(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(current()->title(), QString("Three"));
}

void TestTabs::draggingChangesTheOrder() {
    openNew({"One", "Two", "Three"});
    PackDocument* dragged = window_->workspace().documents()[0];
    const QPoint from = middleOf(0);
    const QPoint to = middleOf(2) + QPoint(tabs()->tabRect(2).width() / 3, 0);
    QTest::mousePress(tabs(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 20; ++i) {
        const QPoint at = from + (to - from) * i / 20;
        QMouseEvent move(QEvent::MouseMove, at, tabs()->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(tabs(), &move);
    }
    QTest::mouseRelease(tabs(), Qt::LeftButton, {}, to);
    QCOMPARE(titles(), (QStringList{"Two", "Three", "One"}));
    QCOMPARE(current(), dragged);
    // The tree has the order of the tabs, and its packs stay unfolded.
    auto* list = window_->findChild<widgets::LevelList*>();
    QCOMPARE(list->documents(), window_->workspace().documents());
    const QAbstractItemModel* rows = list->tree()->model();
    QCOMPARE(rows->index(2, 0).data().toString(), QString("One"));
    for (int row = 0; row < 3; ++row)
        QVERIFY(list->tree()->isExpanded(rows->index(row, 0)));
    QCOMPARE(list->tree()->currentIndex().parent(), rows->index(2, 0));
    // Conversely, the bar follows the workspace.
    window_->workspace().move(dragged, 0);
    QCOMPARE(titles(), (QStringList{"One", "Two", "Three"}));
    window_->workspace().move(dragged, 99);
    QCOMPARE(titles(), (QStringList{"Two", "Three", "One"}));
    QCOMPARE(tabs()->documentAt(tabs()->currentIndex()), dragged);
}

void TestTabs::manyTabsScrollToTheChosenOne() {
    QStringList names;
    for (int i = 0; i < 9; ++i)
        names << QString("A pack of some length, number %1").arg(i);
    openNew(names);
    const auto isSeen = [this](int tab) { return tabs()->rect().intersects(tabs()->tabRect(tab)); };
    QVERIFY(isSeen(8));
    QVERIFY(!isSeen(0));
    // Pressing a tab that is partly scrolled away does not move it under the pointer.
    const QPoint at = middleOf(7);
    QVERIFY(tabs()->rect().contains(at));
    QTest::mousePress(tabs(), Qt::LeftButton, {}, at);
    QCOMPARE(tabs()->currentIndex(), 7);
    QVERIFY(tabs()->tabRect(7).contains(at));
    QTest::mouseRelease(tabs(), Qt::LeftButton, {}, at);
    QVERIFY(tabs()->tabRect(7).contains(at));
    for (int i = 0; i < 9; ++i) {
        action("file.next-pack")->trigger();
        QTRY_VERIFY(isSeen(tabs()->currentIndex()));
    }
}

void TestTabs::theNextTabFollowsAClosedOne() {
    openNew({"One", "Two", "Three"});
    choose(1);
    action("file.close")->trigger();
    QCOMPARE(current()->title(), QString("Three"));
    action("file.close")->trigger();
    QCOMPARE(current()->title(), QString("One"));
    QCOMPARE(titles(), QStringList{"One"});
}

void TestTabs::middleClickCloses() {
    openNew({"One", "Two", "Three"});
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, middleOf(0));
    QCOMPARE(titles(), (QStringList{"Two", "Three"}));
    QCOMPARE(current()->title(), QString("Three"));
    // A release away from the pressed tab does nothing.
    QTest::mousePress(tabs(), Qt::MiddleButton, {}, middleOf(0));
    QTest::mouseRelease(tabs(), Qt::MiddleButton, {}, middleOf(1));
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, {tabs()->width() - 2, 5});
    QCOMPARE(titles(), (QStringList{"Two", "Three"}));
}

void TestTabs::theCloseButtonCloses() {
    openNew({"One", "Two"});
    auto* button = qobject_cast<QAbstractButton*>(tabs()->tabButton(0, QTabBar::RightSide));
    QVERIFY(button != nullptr);
    QCOMPARE(button->accessibleName(), QString("Close One"));
    // Clicks twice, as an impatient user does.
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(titles(), QStringList{"Two"});
    QTest::qWait(20);
    QCOMPARE(titles(), QStringList{"Two"});
}

void TestTabs::closingAsksForWhatIsUnsaved() {
    openNew({"One", "Two"});
    PackDocument* one = window_->workspace().documents()[0];
    setPackTitle(*one, "Uno", {});
    answers_->add([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->text().contains("Uno"));
        QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    });
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, middleOf(0));
    QCOMPARE(titles(), (QStringList{"Uno", "Two"}));
    QCOMPARE(current()->title(), QString("Two"));
}

void TestTabs::closingOthersKeepsOne() {
    openNew({"One", "Two", "Three"});
    inMenu([](QMenu* menu) {
        for (QAction* entry : menu->actions()) {
            QVERIFY(entry->isSeparator() || !entry->statusTip().isEmpty());
            if (entry->text() == "Close &others") entry->trigger();
        }
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, middleOf(1),
                            tabs()->mapToGlobal(middleOf(1)));
    QApplication::sendEvent(tabs(), &event);
    QCOMPARE(titles(), QStringList{"Two"});
    QCOMPARE(current()->title(), QString("Two"));
    openNew({"Four"});
    action("file.close-others")->trigger();
    QCOMPARE(titles(), QStringList{"Four"});
    QVERIFY(!action("file.close-others")->isEnabled());
}

void TestTabs::theMenuKnowsThePath() {
    const QString path = folder_->filePath("p");
    {
        const auto pack = widgets::newPackFile("Mine", edit::newPack("Mine", "Level"));
        QVERIFY(pack.file->saveAs(path));
    }
    window_->workspace().open(path);
    const QString canonical = QFileInfo(path).canonicalFilePath();
    QVERIFY(tabs()->tabToolTip(0).contains(canonical));
    inMenu([](QMenu* menu) {
        for (QAction* entry : menu->actions())
            if (entry->text() == "Copy the &path") entry->trigger();
    });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(tabs(), &event);
    QCOMPARE(QGuiApplication::clipboard()->text(), canonical);
}

void TestTabs::marksWhatIsUnsaved() {
    openNew({"One"});
    addLevel(*current(), edit::newLevel("More"), 1, "add");
    QCOMPARE(tabs()->tabText(0), QStringLiteral("• One"));
    QCOMPARE(tabs()->accessibleTabName(0), QString("One, not saved"));
    current()->history()->undo();
    QCOMPARE(tabs()->tabText(0), QString("One"));
}

void TestTabs::equalTitlesAreToldApart() {
    for (const char* name : {"here", "there"}) {
        const auto pack = widgets::newPackFile("Same", edit::newPack("Same", "Level"));
        QVERIFY(pack.file->saveAs(folder_->filePath(name)));
        window_->workspace().open(folder_->filePath(name));
    }
    QCOMPARE(tabs()->tabText(0), QStringLiteral("Same – here"));
    QCOMPARE(tabs()->tabText(1), QStringLiteral("Same – there"));
    action("file.close")->trigger();
    QCOMPARE(tabs()->tabText(0), QString("Same"));
}

void TestTabs::viewAndMomentComeBack() {
    openNew({"One", "Two"});
    choose(0);
    canvas()->setPlace({2, {11, 7}, false});
    const widgets::CanvasPlace place = canvas()->place();
    QVERIFY(!place.isFitted);
    window_->player().seek(5);
    choose(1);
    QVERIFY(canvas()->place().isFitted);
    QCOMPARE(window_->player().position(), window_->player().count());
    window_->player().seek(9);
    choose(0);
    QCOMPARE(canvas()->place().zoom, place.zoom);
    QVERIFY((canvas()->place().middle - place.middle).manhattanLength() < 0.1);
    QVERIFY(!canvas()->place().isFitted);
    QCOMPARE(window_->player().position(), 5u);
    choose(1);
    QVERIFY(canvas()->place().isFitted);
    QCOMPARE(window_->player().position(), 9u);
}

void TestTabs::selectionComesBack() {
    openNew({"One", "Two"});
    choose(0);
    auto& context = window_->toolBox().context();
    const edit::Area area(grid::Rect{2, 2, 5, 4});
    context.reach().setSelection(area);
    choose(1);
    QVERIFY(context.reach().selection().isEmpty());
    choose(0);
    QVERIFY(context.reach().selection() == area);
    // A closed pack leaves no selection behind.
    window_->workspace().close(current());
    openNew({"Three"});
    QVERIFY(context.reach().selection().isEmpty());
}

void TestTabs::theToolStaysInHand() {
    openNew({"One", "Two"});
    QTest::keyClick(window_.get(), Qt::Key_B);
    auto* brush = window_->toolBox().current();
    QVERIFY(brush != nullptr);
    // A stroke in progress is cancelled when its sheet is left.
    PackDocument* two = current();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    QVERIFY(brush->isBusy());
    QTest::keyClick(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(isShown());
    QVERIFY(!brush->isBusy());
    QVERIFY(!two->isInStroke());
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    QVERIFY(window_->toolBox().current() == brush);
    QVERIFY(!current()->isModified());
}

void TestTabs::aNewPackIsFitted() {
    openNew({"One"});
    canvas()->setPlace({3, {4, 4}, false});
    openNew({"Two"});
    QVERIFY(canvas()->place().isFitted);
}

void TestTabs::switchingWhilePlaying() {
    openNew({"One", "Two"});
    window_->player().seek(0);
    window_->player().setSpeed(50);
    window_->player().play();
    choose(0);
    QVERIFY(!window_->player().isPlaying());
    choose(1);
    // The player is paused where it was.
    QVERIFY(!window_->player().isPlaying());
    QVERIFY(window_->player().position() < window_->player().count());
}

MAZELOOM_TEST(TestTabs)

}  // namespace mazeloom::tst_tabs

#include "tst_tabs.moc"

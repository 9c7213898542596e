// SPDX-License-Identifier: MIT
// The workbench by mouse and keyboard: folding, tabs, moving to the other side, floating, closing.
#include <memory>

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/support/test_program.h"
#include "widgets/scroll/steady_area.h"
#include "widgets/workbench/floating_panel.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/fold_tabs.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/side_splitter.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_workbench {

using widgets::FoldHeader;
using widgets::PanelFrame;
using widgets::PanelPlace;
using widgets::Workbench;

class TestWorkbench : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { bench_.reset(); }
    void headersFoldAndUnfold();
    void unfoldedSectionsShareTheHeight();
    void tabsFoldToALine();
    void tabsAtTheRightAreKept();
    void menuOffersAllWays();
    void panelsMoveToTheOtherSideAndBack();
    void floatingPanelsComeBackOrStayClosed();
    void anEmptyColumnGivesItsPlace();
    void aPanelWithANoteFolds();
    void contentsDoNotWidenAColumn();
    void levelOnlyHidesAll();
    void aClosedPanelGivesTheLevelItsKeys_data();
    void aClosedPanelGivesTheLevelItsKeys();
    void stateIsKept();
    void aColumnIsDestroyedUnderThePointer();

  private:
    PanelFrame& frame(const char* id) const { return *bench_->find(id); }
    FoldHeader* header(const QString& title) const;
    /// Opens the menu of a header or tab, triggers `entry` unless it is empty, and returns all
    /// entries.
    QStringList choose(QWidget* at, const QPoint& place, const QString& entry);
    QRect placeOf(const QWidget& widget) const {
        return {widget.mapTo(bench_.get(), QPoint()), widget.size()};
    }

    std::unique_ptr<Workbench> bench_;
    QWidget* middle_ = nullptr;
};

void TestWorkbench::init() {
    bench_ = std::make_unique<Workbench>();
    middle_ = new QWidget;
    middle_->setFocusPolicy(Qt::StrongFocus);
    bench_->pages().setWork(middle_);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bench_->pages().bar());
    layout->addWidget(&bench_->pages());
    bench_->setMiddle(column);
    const auto add = [this](const char* id, PanelPlace home, bool unfolded) {
        PanelFrame& frame = bench_->add(id, QString(id).toUpper(), new QPushButton(id), home);
        frame.setWeight(100);
        frame.setUnfoldWanted(unfolded);
    };
    add("list", PanelPlace::LeftTop, true);
    add("why", PanelPlace::LeftTabs, false);
    add("what", PanelPlace::LeftTabs, false);
    add("map", PanelPlace::Middle, false);
    add("one", PanelPlace::Right, true);
    add("two", PanelPlace::Right, false);
    add("three", PanelPlace::Right, false);
    add("time", PanelPlace::Bottom, true);
    bench_->setOpen(frame("map"), false);
    bench_->resize(1280, 700);
    bench_->setVisible(true);
    QVERIFY(QTest::qWaitForWindowActive(bench_.get()));
}

FoldHeader* TestWorkbench::header(const QString& title) const {
    for (auto* one : bench_->findChildren<FoldHeader*>()) {
        if (one->text() == title) return one;
    }
    return nullptr;
}

QStringList TestWorkbench::choose(QWidget* at, const QPoint& place, const QString& entry) {
    QStringList entries;
    QTimer::singleShot(0, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return;
        for (QAction* action : menu->actions()) {
            entries << action->text().remove('&');
            if (entries.back() == entry) {
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
                return;
            }
        }
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, at->mapToGlobal(place));
    QApplication::sendEvent(at, &event);
    QCoreApplication::processEvents();
    return entries;
}

void TestWorkbench::headersFoldAndUnfold() {
    QVERIFY(frame("one").isInFront());
    QVERIFY(!frame("two").isVisible());
    QTest::mouseClick(header("TWO"), Qt::LeftButton);
    QVERIFY(frame("two").isInFront());
    // Works by keyboard, too; a panel that folds passes the focus to its header.
    frame("one").panel().setFocus();
    header("ONE")->setFocus();
    QTest::keyClick(header("ONE"), Qt::Key_Space);
    QVERIFY(!frame("one").isVisible());
    QTest::keyClick(header("ONE"), Qt::Key_Return);
    QVERIFY(frame("one").isInFront());
    frame("one").panel().setFocus();
    frame("one").setUnfolded(false);
    QCOMPARE(QApplication::focusWidget(), header("ONE"));
}

void TestWorkbench::unfoldedSectionsShareTheHeight() {
    QTest::mouseClick(header("TWO"), Qt::LeftButton);
    QCoreApplication::processEvents();
    const int one = frame("one").height();
    QVERIFY2(std::abs(one - frame("two").height()) <= 2, qPrintable(QString::number(one)));
    // The two sections fill the column except for three headers and the gaps.
    QVERIFY(2 * one + 3 * FoldHeader::kHeight > 700 - frame("time").height() - 40);
    QTest::mouseClick(header("TWO"), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(frame("one").height() > one + 100);
    // A low column scrolls.
    for (const char* id : {"one", "two", "three"})
        frame(id).setUnfolded(true);
    bench_->resize(1280, 260);
    QCoreApplication::processEvents();
    for (const char* id : {"one", "two", "three"})
        QVERIFY(frame(id).height() >= widgets::FoldColumn::kLeastBody - 1);
    bench_->raise("three");
    QVERIFY(frame("three").isInFront());
}

void TestWorkbench::tabsFoldToALine() {
    QTabBar* tabs = bench_->findChild<widgets::FoldTabs*>("leftTabs")->findChild<QTabBar*>();
    QVERIFY(frame("why").isInFront());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(frame("what").isInFront());
    QVERIFY(!frame("why").isVisible());
    const int before = frame("list").height();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(!frame("what").isVisible());
    QCoreApplication::processEvents();
    QVERIFY(frame("list").height() > before + 100);
    QVERIFY(tabs->isVisible());
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Return);
    QVERIFY(frame("what").isInFront());
    QCoreApplication::processEvents();
    QVERIFY(std::abs(frame("list").height() - before) <= 1);
}

void TestWorkbench::tabsAtTheRightAreKept() {
    for (const char* id : {"bag", "box"}) {
        bench_->add(id, QString(id).toUpper(), new QPushButton(id), PanelPlace::RightTabs)
            .setWeight(100);
    }
    auto* tabs = bench_->findChild<widgets::FoldTabs*>("rightTabs");
    // A row of tabs below the sections until one of the tabs is selected.
    QVERIFY(tabs->isVisible() && !tabs->isUnfolded());
    QVERIFY(tabs->geometry().top() > header("THREE")->mapTo(tabs->parentWidget(), QPoint()).y());
    bench_->raise("box");
    QTRY_VERIFY(frame("box").isInFront());
    QVERIFY(!frame("bag").isVisible());
    const QByteArray raised = bench_->saveState();
    // On the left it is a tab, too, and returns as a tab.
    bench_->moveToOtherSide(frame("box"));
    QCOMPARE(bench_->findChild<widgets::FoldTabs*>("leftTabs")->current(), &frame("box"));
    bench_->moveToOtherSide(frame("box"));
    QCOMPARE(tabs->current(), &frame("box"));
    bench_->setFloating(frame("box"), true);
    bench_->setOpen(frame("bag"), false);
    QVERIFY(!tabs->isVisible());
    QVERIFY(bench_->restoreState(raised));
    QCOMPARE(tabs->current(), &frame("box"));
    QVERIFY(tabs->isUnfolded());
    QCOMPARE(bench_->saveState(), raised);
}

void TestWorkbench::menuOffersAllWays() {
    const QStringList section = choose(header("ONE"), {20, 10}, "");
    QCOMPARE(section, QStringList({"Float", "Close", "Move to the other side"}));
    QTabBar* tabs = bench_->findChild<widgets::FoldTabs*>("leftTabs")->findChild<QTabBar*>();
    QCOMPARE(choose(tabs, tabs->tabRect(0).center(), ""), section);
    QCOMPARE(choose(&frame("time"), {2, 2}, ""), QStringList({"Float", "Close"}));
    QSignalSpy changed(bench_.get(), &Workbench::openChanged);
    choose(header("ONE"), {20, 10}, "Close");
    QVERIFY(!bench_->isOpen(frame("one")));
    QCOMPARE(changed.count(), 1);
    QVERIFY(header("ONE") == nullptr || !header("ONE")->isVisible());
}

void TestWorkbench::panelsMoveToTheOtherSideAndBack() {
    choose(header("TWO"), {20, 10}, "Move to the other side");
    QVERIFY(bench_->isAtLeft(frame("two")));
    QVERIFY(frame("two").isInFront());
    QVERIFY(placeOf(frame("two")).right() < 400);
    bench_->moveToOtherSide(frame("list"));
    QVERIFY(placeOf(frame("list")).left() > 900);
    QVERIFY(frame("list").isInFront());
    for (const char* id : {"two", "list"})
        bench_->moveToOtherSide(frame(id));
    QCoreApplication::processEvents();
    QVERIFY(placeOf(frame("list")).right() < 400);
    // The panel that moved there and back is between its neighbours again.
    QVERIFY(placeOf(*header("ONE")).y() < placeOf(*header("TWO")).y());
    QVERIFY(placeOf(*header("TWO")).y() < placeOf(*header("THREE")).y());
}

void TestWorkbench::floatingPanelsComeBackOrStayClosed() {
    for (const char* id : {"list", "why", "two", "time", "map"}) {
        bench_->show(id);
        bench_->setFloating(frame(id), true);
        QVERIFY(bench_->isFloating(frame(id)));
        QVERIFY(frame(id).isVisible());
        auto* window = qobject_cast<widgets::FloatingPanel*>(frame(id).window());
        QVERIFY(window != nullptr);
        QCOMPARE(window->windowTitle(), QString(id).toUpper());
        for (auto* button : window->findChildren<QToolButton*>())
            if (button->text() == "Dock") QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!bench_->isFloating(frame(id)));
        QVERIFY(frame(id).isInFront());
        QCOMPARE(frame(id).window(), bench_.get());

        bench_->setFloating(frame(id), true);
        frame(id).window()->close();
        QVERIFY(!bench_->isOpen(frame(id)));
        QVERIFY(!frame(id).isVisible());
        bench_->show(id);
        QVERIFY(frame(id).isInFront());
        QCOMPARE(frame(id).window(), bench_.get());
    }
}

void TestWorkbench::anEmptyColumnGivesItsPlace() {
    const int before = middle_->width();
    for (const char* id : {"one", "two", "three"})
        bench_->setOpen(frame(id), false);
    QCoreApplication::processEvents();
    // The other column may get its own width back.
    using widgets::SideSplitter;
    QVERIFY(middle_->width() >= before + SideSplitter::kLeast.right + SideSplitter::kLeast.left -
                                    SideSplitter::kStandard.left);
    bench_->show("one");
    QCoreApplication::processEvents();
    QCOMPARE(middle_->width(), before);
}

void TestWorkbench::aPanelWithANoteFolds() {
    frame("one").setNote("nothing to see");
    QVERIFY(!frame("one").isVisible());
    QCOMPARE(header("ONE")->accessibleDescription(), "nothing to see");
    // The user can still unfold it.
    QTest::mouseClick(header("ONE"), Qt::LeftButton);
    QVERIFY(frame("one").isVisible());
    frame("one").setUnfolded(false);
    frame("one").setNote({});
    QVERIFY(!frame("one").isVisible());
    frame("one").setUnfolded(true);
    frame("one").setNote("nothing again");
    QVERIFY(!frame("one").isVisible());
    // An unfolded panel shows again when its note is removed.
    frame("one").setNote({});
    QVERIFY(frame("one").isVisible());
}

void TestWorkbench::contentsDoNotWidenAColumn() {
    auto* right = bench_->findChild<widgets::FoldColumn*>("rightColumn");
    QCoreApplication::processEvents();
    const QRect before = placeOf(*middle_);
    const int width = right->width();
    const int room = right->viewport()->width();
    QVERIFY(room < width);
    for (const int wide : {300, 900, 10}) {
        auto* button = qobject_cast<QPushButton*>(&frame("one").panel());
        button->setText(QString(wide / 5, 'm'));
        QCoreApplication::processEvents();
        QCOMPARE(placeOf(*middle_), before);
        QCOMPARE(right->width(), width);
        QCOMPARE(right->viewport()->width(), room);
        QCOMPARE(right->widget()->width(), room);
    }
    // A scroll bar that appears does not widen the column either.
    for (const char* id : {"one", "two", "three"}) {
        frame(id).panel().setMinimumHeight(400);
        frame(id).setUnfolded(true);
    }
    QTRY_VERIFY(right->verticalScrollBar()->maximum() > 0);
    QCOMPARE(right->viewport()->width(), room);
    QCOMPARE(placeOf(*middle_), before);
}

void TestWorkbench::levelOnlyHidesAll() {
    auto* top = new QWidget;
    top->setFixedHeight(30);
    bench_->setTop(top);
    bench_->show("map");
    bench_->setFloating(frame("two"), true);
    QCoreApplication::processEvents();
    const QByteArray before = bench_->saveState();
    QSignalSpy changed(bench_.get(), &Workbench::levelOnlyChanged);
    bench_->setLevelOnly(true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(middle_->isVisible());
    for (const PanelFrame* one : bench_->panels())
        QVERIFY2(!one->isVisible(), qPrintable(one->id()));
    QVERIFY(!top->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(middle_->width(), bench_->width());
    // Panels that are raised or get a note stay hidden.
    bench_->raise("three");
    frame("one").setNote("nothing");
    QVERIFY(!frame("three").isVisible());
    frame("one").setNote({});
    frame("three").setUnfolded(false);
    const QByteArray only = bench_->saveState();
    bench_->setLevelOnly(false);
    QVERIFY(frame("map").isVisible());
    QVERIFY(frame("two").isVisible());
    QVERIFY(frame("one").isVisible());
    QVERIFY(top->isVisible());
    QCOMPARE(bench_->saveState(), before);
    // The saved state includes this mode, and showing a panel ends it.
    QVERIFY(bench_->restoreState(only));
    QVERIFY(bench_->isLevelOnly());
    bench_->show("list");
    QVERIFY(!bench_->isLevelOnly());
    QVERIFY(frame("list").isVisible());
    // Without a level there is nothing to hide panels for.
    bench_->setLevelOnly(true);
    bench_->setPanelsShown(false);
    QVERIFY(top->isVisible());
    bench_->setPanelsShown(true);
    QVERIFY(!top->isVisible());
}

void TestWorkbench::aClosedPanelGivesTheLevelItsKeys_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isFloating");
    QTest::addColumn<bool>("hasFocus");
    for (const char* id : {"list", "map", "one", "time"}) {
        QTest::addRow("%s", id) << id << false << true;
        QTest::addRow("%s, without the keys", id) << id << false << false;
    }
    QTest::addRow("one, floating") << "one" << true << true;
}

void TestWorkbench::aClosedPanelGivesTheLevelItsKeys() {
    QFETCH(QString, id);
    QFETCH(bool, isFloating);
    QFETCH(bool, hasFocus);
    PanelFrame& closed = *bench_->find(id);
    bench_->show(closed);
    bench_->setFloating(closed, isFloating);
    if (isFloating) {
        closed.window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(closed.window()));
    }
    QWidget* const other = header("TWO");
    (hasFocus ? &closed.panel() : other)->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), hasFocus ? &closed.panel() : other);
    bench_->setOpen(closed, false);
    bench_->activateWindow();
    QTRY_COMPARE(QApplication::focusWidget(), hasFocus ? middle_ : other);
}

void TestWorkbench::stateIsKept() {
    const QByteArray standard = bench_->saveState();
    bench_->moveToOtherSide(frame("two"));
    bench_->setFloating(frame("three"), true);
    bench_->setOpen(frame("time"), false);
    frame("one").setUnfolded(false);
    bench_->findChild<widgets::SideSplitter*>()->setWanted({300, 310});
    const QByteArray changed = bench_->saveState();
    QVERIFY(bench_->restoreState(standard));
    QCOMPARE(bench_->saveState(), standard);
    QVERIFY(bench_->isOpen(frame("time")));
    QVERIFY(!bench_->isFloating(frame("three")));
    QVERIFY(bench_->restoreState(changed));
    QVERIFY(bench_->isAtLeft(frame("two")));
    QVERIFY(bench_->isFloating(frame("three")));
    QVERIFY(!bench_->isOpen(frame("time")));
    QVERIFY(!frame("one").isVisible());
    QCOMPARE(bench_->findChild<widgets::SideSplitter*>()->wanted().left, 300);
    QVERIFY(!bench_->restoreState("nonsense"));
    QCOMPARE(bench_->saveState(), changed);
}

/// Widgets that a destroyed area deletes still receive events, which the area must not look at.
void TestWorkbench::aColumnIsDestroyedUnderThePointer() {
    for (int i = 0; i < 20; ++i) {
        auto area = std::make_unique<widgets::SteadyArea>();
        auto* holder = new QWidget;
        auto* column = new QVBoxLayout(holder);
        for (int button = 0; button < 30; ++button)
            column->addWidget(new QPushButton(QString::number(button)));
        area->setContents(holder);
        area->resize(200, 300);
        area->show();
        QVERIFY(QTest::qWaitForWindowExposed(area.get()));
        auto* button = holder->findChild<QPushButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        const QPointer<QPushButton> gone(button);
        area.reset();
        QVERIFY(gone == nullptr);
    }
}

MAZELOOM_TEST(TestWorkbench)

}  // namespace mazeloom::tst_workbench

#include "tst_workbench.moc"

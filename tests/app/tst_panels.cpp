// SPDX-License-Identifier: MIT
// Panels by keyboard: an action for each, F6 from one to the next, Tab into each; layouts; the
// inspector that unfolds; panels that say why they are empty.
#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include "app/domains/look/layout_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/elided_label.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_panels {

using widgets::PanelFrame;
using widgets::Workbench;

class TestPanels : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everyPanelHasAnAction();
    void actionUnfoldsAPanel();
    void campaignIsATabInTheMiddle();
    void emptyPanelsSayWhy();
    void f6GoesThroughAllPanelsAndBack();
    void tabReachesEveryPanel();
    void longHintsAreElided();
    void noPanelSaysItsNameTwice();
    void builtInLayouts();
    void ownLayoutsAreKept();
    void layoutsAreBounded();
    void brokenLayoutsAreLeftOut();
    void layoutsOfOlderVersionsAreIgnored();
    void theWindowComesBackAsItWasLeft();
    void theSelectedUnfoldsOnce();
    void theSelectedLeavesTheRecipeAlone();

  private:
    void makeWindow();
    Workbench& bench() const { return *window_->findChild<Workbench*>(); }
    PanelFrame& panel(const char* id) const { return *bench().find(id); }
    QAction* action(const char* id) const { return window_->actions().find(id); }
    PanelFrame* panelWithFocus() const;
    QStringList openPanels() const;
    widgets::Canvas* canvas() const { return window_->findChild<widgets::Canvas*>(); }

    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<app::MainWindow> window_;
};

void TestPanels::initTestCase() {
    testing::prepareApplication("panels");
}

void TestPanels::makeWindow() {
    window_ = std::make_unique<app::MainWindow>(*themes_);
    window_->resize(1600, 1000);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    // On a slow machine a progress dialog takes the focus.
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    canvas()->setFocus();
}

void TestPanels::init() {
    QSettings().clear();
    themes_ = std::make_unique<app::ThemeController>();
    makeWindow();
}

void TestPanels::cleanup() {
    window_.reset();
    themes_.reset();
}

PanelFrame* TestPanels::panelWithFocus() const {
    QWidget* widget = QApplication::focusWidget();
    while (widget != nullptr && qobject_cast<PanelFrame*>(widget) == nullptr)
        widget = widget->parentWidget();
    return qobject_cast<PanelFrame*>(widget);
}

QStringList TestPanels::openPanels() const {
    QStringList ids;
    for (const PanelFrame* one : bench().panels()) {
        if (bench().isOpen(*one)) ids << one->id();
    }
    return ids;
}

void TestPanels::everyPanelHasAnAction() {
    QCOMPARE(bench().panels().size(), 24);
    for (PanelFrame* one : bench().panels()) {
        const QString id = "panel." + one->id();
        QAction* shows = window_->actions().find(id);
        QVERIFY2(shows != nullptr, qPrintable(id));
        QCOMPARE(shows->isChecked(), bench().isOpen(*one));
        bench().setOpen(*one, false);
        QVERIFY(!shows->isChecked());
        shows->trigger();
        QVERIFY(shows->isChecked());
        QTRY_VERIFY2(one->isInFront(), qPrintable(id));
        shows->trigger();
        QVERIFY(!shows->isChecked());
        QVERIFY(!one->isVisible());
        shows->trigger();
        QVERIFY(one->isInFront());
    }
}

void TestPanels::actionUnfoldsAPanel() {
    QVERIFY(!panel("history").isInFront());
    action("panel.history")->trigger();
    QTRY_VERIFY(panel("history").isInFront());
    QVERIFY(action("panel.history")->isChecked());
    QVERIFY(!panel("steps").isInFront());
    action("panel.steps")->trigger();
    QTRY_VERIFY(panel("steps").isInFront());
    QVERIFY(!panel("explanation").isInFront());
}

void TestPanels::campaignIsATabInTheMiddle() {
    QVERIFY(!bench().pages().bar()->isVisible());
    action("panel.campaign")->trigger();
    QTRY_VERIFY(panel("campaign").isInFront());
    QVERIFY(!canvas()->isVisible());
    QVERIFY(panel("campaign").width() > window_->width() / 2);
    QTabBar* tabs = bench().pages().bar();
    QVERIFY(tabs->isVisible());
    // The tabs of panels differ from the tabs of packs: each has a picture and another background.
    const auto* packs = window_->findChild<QTabBar*>("packTabs");
    QVERIFY(packs->isVisible());
    for (int i = 0; i < tabs->count(); ++i) {
        QVERIFY(!tabs->tabIcon(i).isNull());
        QVERIFY(!tabs->accessibleTabName(i).isEmpty());
    }
    for (int i = 0; i < packs->count(); ++i)
        QVERIFY(packs->tabIcon(i).isNull());
    // Selecting the tab to its left shows the level again, and the panel waits behind it.
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QVERIFY(canvas()->isVisible());
    QVERIFY(bench().isOpen(panel("campaign")));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(panel("campaign").isInFront());
    QTest::mouseClick(tabs->tabButton(1, QTabBar::RightSide), Qt::LeftButton);
    QTRY_VERIFY(!bench().isOpen(panel("campaign")));
    QVERIFY(canvas()->isVisible());
    QVERIFY(!tabs->isVisible());
}

void TestPanels::emptyPanelsSayWhy() {
    // No cell is selected and nothing was changed, so the panels show why they are empty.
    for (const char* id : {"provenance", "history"}) {
        QVERIFY2(!panel(id).note().isEmpty(), id);
        QVERIFY2(!panel(id).isVisible(), id);
    }
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    QVERIFY(panel("provenance").isInFront());
    QVERIFY(panel("provenance").note().isEmpty());
    setNewSeed(*window_->workspace().current(), currentLevelId(*window_->workspace().current()));
    QVERIFY(panel("history").note().isEmpty());
    window_->workspace().open("builtin:descent");
    // A panel that the user folded stays folded.
    panel("provenance").setUnfolded(false);
    window_->workspace().setCurrent(window_->workspace().documents().front());
    QTRY_VERIFY(panel("provenance").note().isEmpty() || !panel("provenance").isVisible());
    QVERIFY(!panel("provenance").isVisible());
}

void TestPanels::f6GoesThroughAllPanelsAndBack() {
    QTRY_VERIFY(panel("explanation").isInFront());
    std::set<PanelFrame*> inFront;
    for (PanelFrame* one : bench().panels()) {
        if (one->isInFront()) inFront.insert(one);
    }
    QVERIFY(inFront.size() >= 4);
    std::vector<QWidget*> way;
    std::set<PanelFrame*> met;
    for (std::size_t i = 0; i < 20; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_F6);
        way.push_back(QApplication::focusWidget());
        if (QApplication::focusWidget() == canvas()) break;
        QVERIFY(panelWithFocus() != nullptr);
        QVERIFY2(met.insert(panelWithFocus()).second, qPrintable(panelWithFocus()->id()));
    }
    QCOMPARE(QApplication::focusWidget(), canvas());
    for (PanelFrame* one : inFront)
        QVERIFY2(met.contains(one), qPrintable(one->id()));
    // The order is the reading order, whichever panel was raised last.
    QVERIFY(panel("levels").isAncestorOf(way.front()));
    QVERIFY(panel("timeline").isAncestorOf(way[way.size() - 2]));
    for (std::size_t i = way.size() - 1; i-- > 0;) {
        QTest::keyClick(window_.get(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), way[i]);
    }
}

void TestPanels::tabReachesEveryPanel() {
    std::set<PanelFrame*> met;
    std::set<QWidget*> stops;
    // If Tab focused the level, Tab goes on; otherwise it hides all panels.
    canvas()->clearFocus();
    canvas()->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        QVERIFY(now != nullptr);
        met.insert(panelWithFocus());
        if (now == canvas()) break;
        QVERIFY2(stops.insert(now).second,
                 qPrintable(now->objectName() + now->metaObject()->className()));
    }
    QCOMPARE(QApplication::focusWidget(), canvas());
    for (PanelFrame* one : bench().panels()) {
        if (one->isInFront()) QVERIFY2(met.contains(one), qPrintable(one->id()));
    }
    // Tab also stops at every header, since a header folds and unfolds its panel.
    for (auto* header : window_->findChildren<widgets::FoldHeader*>())
        QVERIFY2(stops.contains(header), qPrintable(header->text()));
}

void TestPanels::noPanelSaysItsNameTwice() {
    int named = 0;
    for (PanelFrame* frame : bench().panels()) {
        bench().show(*frame);
        QCoreApplication::processEvents();
        QVERIFY2(frame->isVisible(), qPrintable(frame->id()));
        QStringList said;  // the places of the name in the window
        for (const auto* widget : window_->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
            const bool isInside = frame->isAncestorOf(widget);
            const auto* tabs = qobject_cast<const QTabBar*>(widget);
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const auto* header = qobject_cast<const widgets::FoldHeader*>(widget);
            QStringList texts;
            if (header != nullptr) texts << header->text();
            if (tabs != nullptr) texts << tabs->tabText(tabs->currentIndex());
            if (label != nullptr && isInside) texts << label->text();
            if (button != nullptr && isInside) texts << button->text();
            for (QString text : texts)
                if (text.remove('&') == QString(frame->title()).remove('&'))
                    said << widget->metaObject()->className();
        }
        named += static_cast<int>(said.size());
        QVERIFY2(said.size() <= 1, qPrintable(frame->id() + ": " + said.join(", ")));
    }
    // Only a few panels show a picture instead of their name.
    QVERIFY2(named > 10, qPrintable(QString::number(named)));
}

void TestPanels::longHintsAreElided() {
    widgets::ElidedLabel label;
    label.setText("A rather long line of text that has no room");
    label.resize(60, 20);
    QVERIFY(label.isElided());
    const QImage narrow = label.grab().toImage();
    QVERIFY(narrow != QImage(narrow.size(), narrow.format()));
    label.resize(2000, 20);
    QVERIFY(!label.isElided());
    // The label never widens its parent.
    QVERIFY(label.minimumSizeHint().width() == 0 ||
            label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored);
}

void TestPanels::builtInLayouts() {
    const QStringList standard = openPanels();
    bench().setOpen(panel("timeline"), false);
    bench().moveToOtherSide(panel("levels"));
    window_->toolBox().context().picked().setObjects({0});
    action("layout.paint")->trigger();
    QTRY_VERIFY(panel("selected").isInFront());
    QTRY_VERIFY(panel("levels").isInFront());
    QVERIFY(bench().isAtLeft(panel("levels")));
    QTRY_VERIFY(panel("problems").isInFront());
    QVERIFY(!panel("recipe").isVisible());
    action("layout.watch")->trigger();
    QTRY_VERIFY(panel("recipe").isInFront());
    QTRY_VERIFY(panel("timeline").isInFront());
    QTRY_VERIFY(panel("explanation").isInFront());
    QVERIFY(!panel("selected").isVisible());
    window_->toolBox().context().picked().clear();
    action("layout.rooms")->trigger();
    QTRY_VERIFY(panel("inspector").isInFront());
    QVERIFY(!panel("selected").isVisible());
    action("view.reset-panels")->trigger();
    QCOMPARE(openPanels(), standard);
}

void TestPanels::ownLayoutsAreKept() {
    auto* layouts = window_->findChild<app::LayoutDomain*>();
    bench().setOpen(panel("timeline"), false);
    bench().setFloating(panel("levels"), true);
    QVERIFY(layouts->keep("  My & own  "));
    action("view.reset-panels")->trigger();
    QVERIFY(bench().isOpen(panel("timeline")));
    window_.reset();
    makeWindow();
    layouts = window_->findChild<app::LayoutDomain*>();
    const auto entry = [this](const QString& text) -> QAction* {
        for (QMenu* menu : window_->findChildren<QMenu*>()) {
            if (app::withoutMnemonic(menu->title()) != "Layouts") continue;
            for (QAction* one : menu->actions()) {
                if (app::withoutMnemonic(one->text()) == text) return one;
            }
        }
        return nullptr;
    };
    QVERIFY(entry("My & own") != nullptr);
    entry("My & own")->trigger();
    QVERIFY(!bench().isOpen(panel("timeline")));
    QVERIFY(bench().isFloating(panel("levels")));
    // Saving under the same name replaces the old layout.
    action("view.reset-panels")->trigger();
    QVERIFY(layouts->keep("My & own"));
    entry("My & own")->trigger();
    QVERIFY(bench().isOpen(panel("timeline")));
    layouts->remove("My & own");
    QVERIFY(entry("My & own") == nullptr);
    window_.reset();
    makeWindow();
    QVERIFY(entry("My & own") == nullptr);
}

void TestPanels::layoutsAreBounded() {
    auto* layouts = window_->findChild<app::LayoutDomain*>();
    QVERIFY(!layouts->keep("   "));
    QVERIFY(!layouts->keep(QString(app::LayoutDomain::kLongestName + 1, 'x')));
    for (std::size_t i = 0; i < app::LayoutDomain::kMostLayouts; ++i)
        QVERIFY(layouts->keep(QString::number(i)));
    QVERIFY(!layouts->keep("one more"));
    QVERIFY(!action("layout.save")->isEnabled());
    layouts->remove("3");
    QVERIFY(layouts->keep("one more"));
}

void TestPanels::brokenLayoutsAreLeftOut() {
    window_.reset();
    QSettings settings;
    settings.setValue("layouts/size", 2'000'000'000);
    settings.setValue("layouts/1/name", "Broken");
    settings.setValue("layouts/1/state", QByteArray("no layout"));
    settings.setValue("layouts/2/name", "");
    settings.setValue("window/layout", QByteArray("nonsense"));
    settings.setValue("window/geometry", QByteArray("nonsense"));
    makeWindow();
    QVERIFY(panel("recipe").isInFront());
    QVERIFY(panel("timeline").isInFront());
}

void TestPanels::layoutsOfOlderVersionsAreIgnored() {
    // The state that an older version, with dock windows, saved.
    const QMainWindow older;
    const QByteArray state = older.saveState(1);
    window_.reset();
    QSettings().setValue("window/layout", state);
    makeWindow();
    QVERIFY(panel("recipe").isInFront());
    QVERIFY(panel("levels").isInFront());
    QVERIFY(panel("timeline").isInFront());
    QVERIFY(!bench().restoreState(state));
    QVERIFY(!bench().restoreState("{\"version\":99}"));
    // Numbers out of range and unknown panels are ignored.
    QVERIFY(bench().restoreState(
        "{\"version\":1,\"leftWidth\":-5,\"rightWidth\":1000000,\"panels\":[{\"id\":\"ghost\"},"
        "{\"id\":\"recipe\",\"open\":true,\"unfolded\":true,\"weight\":-7,"
        "\"place\":[1,2,-3,4]},7]}"));
    QTRY_VERIFY(panel("recipe").isInFront());
    QVERIFY(canvas()->width() > 300);
}

void TestPanels::theWindowComesBackAsItWasLeft() {
    bench().moveToOtherSide(panel("history"));
    panel("inspector").setUnfolded(true);
    panel("recipe").setUnfolded(false);
    action("panel.problems")->trigger();
    window_->close();
    window_.reset();
    makeWindow();
    QVERIFY(bench().isAtLeft(panel("history")));
    QTRY_VERIFY(panel("inspector").isInFront());
    QVERIFY(!panel("recipe").isVisible());
    QTRY_VERIFY(panel("problems").isInFront());
}

void TestPanels::theSelectedUnfoldsOnce() {
    QVERIFY(!panel("selected").isVisible());
    widgets::Picked& picked = window_->toolBox().context().picked();
    picked.setObjects({0});
    QTRY_VERIFY(panel("selected").isInFront());
    QCOMPARE(QApplication::focusWidget(), canvas());
    QVERIFY(panel("recipe").isInFront());
    // If the user folds it, it stays folded for other selections.
    panel("selected").setUnfolded(false);
    picked.setObjects({1});
    QVERIFY(!panel("selected").isVisible());
    picked.clear();
    picked.setObjects({2});
    QTRY_VERIFY(panel("selected").isInFront());
    // If the user closes it, it stays closed.
    picked.clear();
    bench().setOpen(panel("selected"), false);
    picked.setObjects({0});
    QVERIFY(!bench().isOpen(panel("selected")));
}

void TestPanels::theSelectedLeavesTheRecipeAlone() {
    auto* field = panel("recipe").findChild<QCheckBox*>();
    QVERIFY(field != nullptr);
    field->setFocus();
    window_->toolBox().context().picked().setObjects({0});
    QTest::qWait(20);
    QVERIFY(panel("recipe").isInFront());
    QCOMPARE(panelWithFocus(), &panel("recipe"));
}

MAZELOOM_TEST(TestPanels)

}  // namespace mazeloom::tst_panels

#include "tst_panels.moc"

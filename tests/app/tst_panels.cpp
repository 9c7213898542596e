// SPDX-License-Identifier: MIT
// Panels by keyboard: one action each, F6 from one to the next, Tab into each; arrangements; the
// inspector that comes forward.
#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include "app/domains/view/layout_domain.h"
#include "app/domains/view/panel_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/elided_label.h"
#include "widgets/tools/tool_box.h"

using namespace mazeloom;
using app::PanelDomain;

class TestPanels : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everyPanelHasAnAction();
    void actionShowsAPanelBehindATab();
    void f6GoesThroughAllPanelsAndBack();
    void tabReachesEveryPanel();
    void longHintsAreElided();
    void builtInLayouts();
    void ownLayoutsAreKept();
    void layoutsAreBounded();
    void brokenLayoutsAreLeftOut();
    void inspectorComesForwardOnce();
    void inspectorLeavesTheRecipeAlone();

  private:
    void makeWindow();
    QDockWidget* dock(const char* name) const { return window_->findChild<QDockWidget*>(name); }
    QAction* action(const char* id) const { return window_->actions().find(id); }
    QDockWidget* dockWithFocus() const;
    QStringList shownDocks() const;
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
    // A slow machine shows how far the reading is, in a dialog that takes the focus.
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

QDockWidget* TestPanels::dockWithFocus() const {
    QWidget* widget = QApplication::focusWidget();
    while (widget != nullptr && qobject_cast<QDockWidget*>(widget) == nullptr)
        widget = widget->parentWidget();
    return qobject_cast<QDockWidget*>(widget);
}

QStringList TestPanels::shownDocks() const {
    QStringList names;
    for (const QDockWidget* one : window_->findChildren<QDockWidget*>()) {
        if (!one->isHidden()) names << one->objectName();
    }
    return names;
}

void TestPanels::everyPanelHasAnAction() {
    const auto docks = window_->findChildren<QDockWidget*>();
    QVERIFY(docks.size() >= 9);
    for (QDockWidget* one : docks) {
        const QString id = "panel." + one->objectName().chopped(4);
        QAction* shows = window_->actions().find(id);
        QVERIFY2(shows != nullptr, qPrintable(id));
        QVERIFY(shows->isChecked());
        one->close();
        QVERIFY(!shows->isChecked());
        shows->trigger();
        QVERIFY(shows->isChecked());
        QTRY_VERIFY2(PanelDomain::isInFront(*one), qPrintable(id));
        shows->trigger();
        QVERIFY(!shows->isChecked());
        QVERIFY(one->isHidden());
        shows->trigger();
    }
}

void TestPanels::actionShowsAPanelBehindATab() {
    QDockWidget* history = dock("historyDock");
    QVERIFY(!PanelDomain::isInFront(*history));
    action("panel.history")->trigger();
    QTRY_VERIFY(PanelDomain::isInFront(*history));
    QVERIFY(action("panel.history")->isChecked());
    QVERIFY(!history->isHidden());
}

void TestPanels::f6GoesThroughAllPanelsAndBack() {
    std::set<QDockWidget*> inFront;
    for (QDockWidget* one : window_->findChildren<QDockWidget*>()) {
        if (PanelDomain::isInFront(*one)) inFront.insert(one);
    }
    QVERIFY(inFront.size() >= 4);
    std::vector<QWidget*> way;
    std::set<QDockWidget*> met;
    for (std::size_t i = 0; i < 20; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_F6);
        way.push_back(QApplication::focusWidget());
        if (QApplication::focusWidget() == canvas()) break;
        QVERIFY(dockWithFocus() != nullptr);
        QVERIFY2(met.insert(dockWithFocus()).second, qPrintable(dockWithFocus()->objectName()));
    }
    QCOMPARE(QApplication::focusWidget(), canvas());
    for (QDockWidget* one : inFront)
        QVERIFY2(met.contains(one), qPrintable(one->objectName()));
    // As one reads the window, whichever panel was raised last.
    QVERIFY(dock("levelsDock")->isAncestorOf(way.front()));
    QVERIFY(dock("timelineDock")->isAncestorOf(way[way.size() - 2]));
    for (std::size_t i = way.size() - 1; i-- > 0;) {
        QTest::keyClick(window_.get(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), way[i]);
    }
}

void TestPanels::tabReachesEveryPanel() {
    std::set<QDockWidget*> met;
    std::set<QWidget*> stops;
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        QVERIFY(now != nullptr);
        met.insert(dockWithFocus());
        if (now == canvas()) break;
        QVERIFY2(stops.insert(now).second,
                 qPrintable(now->objectName() + now->metaObject()->className()));
    }
    QCOMPARE(QApplication::focusWidget(), canvas());
    for (QDockWidget* one : window_->findChildren<QDockWidget*>()) {
        if (PanelDomain::isInFront(*one))
            QVERIFY2(met.contains(one), qPrintable(one->objectName()));
    }
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
    // It never widens what it is in.
    QVERIFY(label.minimumSizeHint().width() == 0 ||
            label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored);
}

void TestPanels::builtInLayouts() {
    action("layout.paint")->trigger();
    QVERIFY(!shownDocks().contains("timelineDock"));
    QTRY_VERIFY(PanelDomain::isInFront(*dock("inspectorDock")));
    QVERIFY(PanelDomain::isInFront(*dock("levelsDock")));
    QVERIFY(!action("panel.timeline")->isChecked());
    action("layout.watch")->trigger();
    QTRY_VERIFY(PanelDomain::isInFront(*dock("recipeDock")));
    QVERIFY(PanelDomain::isInFront(*dock("timelineDock")));
    QVERIFY(PanelDomain::isInFront(*dock("stepsDock")));
    action("layout.rooms")->trigger();
    QTRY_VERIFY(PanelDomain::isInFront(*dock("inspectorDock")));
    QVERIFY(!shownDocks().contains("recipeDock"));
    action("view.reset-panels")->trigger();
    QCOMPARE(shownDocks().size(), window_->findChildren<QDockWidget*>().size());
}

void TestPanels::ownLayoutsAreKept() {
    auto* layouts = window_->findChild<app::LayoutDomain*>();
    dock("timelineDock")->close();
    dock("levelsDock")->setFloating(true);
    QVERIFY(layouts->keep("  My & own  "));
    action("view.reset-panels")->trigger();
    QVERIFY(!dock("timelineDock")->isHidden());
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
    QVERIFY(dock("timelineDock")->isHidden());
    QVERIFY(dock("levelsDock")->isFloating());
    // The same name takes the place of the old one.
    action("view.reset-panels")->trigger();
    QVERIFY(layouts->keep("My & own"));
    entry("My & own")->trigger();
    QVERIFY(!dock("timelineDock")->isHidden());
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
    QVERIFY(PanelDomain::isInFront(*dock("recipeDock")));
    QVERIFY(PanelDomain::isInFront(*dock("timelineDock")));
}

void TestPanels::inspectorComesForwardOnce() {
    QDockWidget* inspector = dock("inspectorDock");
    dock("recipeDock")->raise();
    QTRY_VERIFY(!PanelDomain::isInFront(*inspector));
    widgets::Picked& picked = window_->toolBox().context().picked();
    picked.setObjects({0});
    QTRY_VERIFY(PanelDomain::isInFront(*inspector));
    QCOMPARE(QApplication::focusWidget(), canvas());
    // Who turns to the recipe meanwhile stays there while other things are picked.
    dock("recipeDock")->raise();
    QTRY_VERIFY(!PanelDomain::isInFront(*inspector));
    picked.setObjects({1});
    QTest::qWait(20);
    QVERIFY(!PanelDomain::isInFront(*inspector));
    picked.clear();
    picked.setObjects({2});
    QTRY_VERIFY(PanelDomain::isInFront(*inspector));
    // One that was closed stays closed.
    picked.clear();
    inspector->close();
    picked.setObjects({0});
    QVERIFY(inspector->isHidden());
}

void TestPanels::inspectorLeavesTheRecipeAlone() {
    QDockWidget* recipe = dock("recipeDock");
    recipe->raise();
    QTRY_VERIFY(PanelDomain::isInFront(*recipe));
    auto* field = recipe->findChild<QSpinBox*>();
    QVERIFY(field != nullptr);
    field->setFocus();
    window_->toolBox().context().picked().setObjects({0});
    QTest::qWait(20);
    QVERIFY(PanelDomain::isInFront(*recipe));
    QCOMPARE(dockWithFocus(), recipe);
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"

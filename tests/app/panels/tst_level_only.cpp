// SPDX-License-Identifier: MIT
// While the level has the focus, Tab hides everything except the level, the tools with their
// options and the menus; a second Tab restores the window.
#include <array>

#include <QClipboard>
#include <QLineEdit>
#include <QMap>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>

#include "app/window/top_bar.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/bars/tool_strip.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_level_only {

class TestLevelOnly : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("level-only"); }
    void init();
    void cleanup() { tearDown(); }

    void tabHidesAndShowsAgain();
    void theLevelHasMostOfTheWidth_data();
    void theLevelHasMostOfTheWidth();
    void tabMovesTheFocusElsewhere();
    void tabDoesNotEndAtTheLevel();
    void theMenuHasIt();
    void whatIsAskedForComesBack();
    void theRestLeavesItAsItIs();
    void theNextStartIsAsThisOneEnded();
    void thePageComesBack();
    void namesShowWhereThereIsRoom();

  private:
    widgets::Workbench& bench() { return *window_->findChild<widgets::Workbench*>(); }
    void open() {
        window_->workspace().open("builtin:temple");
        QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
        canvas()->setFocus();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
    }
    void pressTab() {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        settle();
    }
    /// Returns the visible widgets that can be hidden, with their places.
    QMap<QString, QRect> seen() {
        QMap<QString, QRect> places;
        const auto add = [&](const QString& name, const QWidget& widget) {
            if (widget.isVisible())
                places[name] = {widget.mapTo(window_.get(), QPoint()), widget.size()};
        };
        for (const widgets::PanelFrame* frame : bench().panels())
            add(frame->id(), *frame);
        add("left", *window_->findChild<QWidget*>("leftColumn"));
        add("right", *window_->findChild<QWidget*>("rightColumn"));
        add("top", *window_->findChild<app::TopBar*>());
        add("packs", *window_->findChild<QTabBar*>("packTabs"));
        add("status", *window_->statusBar());
        return places;
    }
};

void TestLevelOnly::init() {
    setUp();
    window_->resize(1280, 770);
    open();
}

void TestLevelOnly::tabHidesAndShowsAgain() {
    const QMap<QString, QRect> before = seen();
    QVERIFY(before.contains("recipe") && before.contains("levels") && before.contains("timeline"));
    const QRect canvasBefore(canvas()->mapTo(window_.get(), QPoint()), canvas()->size());
    pressTab();
    QVERIFY2(seen().isEmpty(), qPrintable(seen().keys().join(' ')));
    QVERIFY(canvas()->isVisible() && canvas()->hasFocus());
    QVERIFY(window_->findChild<widgets::ToolStrip*>()->isVisible());
    QVERIFY(window_->findChild<widgets::OptionRow*>()->isVisible());
    QVERIFY(window_->menuBar()->isVisible());
    // Clicks and a newly opened pack do not bring panels back.
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    window_->workspace().open("builtin:dungeons");
    settle();
    QVERIFY2(seen().isEmpty(), qPrintable(seen().keys().join(' ')));
    window_->workspace().setCurrent(window_->workspace().documents().front());
    settle();
    canvas()->setFocus();
    pressTab();
    QMap<QString, QRect> after = seen();
    // The provenance panel may have changed, since it shows the clicked cell.
    after.remove("provenance");
    QCOMPARE(after.keys(), before.keys());
    for (const char* id : {"left", "right", "top", "packs", "status", "timeline", "recipe"})
        QCOMPARE(after[id].topLeft(), before[id].topLeft());
    QCOMPARE(QRect(canvas()->mapTo(window_.get(), QPoint()), canvas()->size()), canvasBefore);
}

void TestLevelOnly::theLevelHasMostOfTheWidth_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(840, 500), QSize(860, 520), QSize(1000, 600), QSize(1280, 770), QSize(1920, 1050)})
        QTest::addRow("%d×%d", size.width(), size.height()) << size;
}

void TestLevelOnly::theLevelHasMostOfTheWidth() {
    QFETCH(QSize, size);
    window_->resize(size);
    settle();
    QCOMPARE(window_->size(), size);
    pressTab();
    for (widgets::Tool* tool : window_->toolBox().tools()) {
        window_->toolBox().setCurrent(tool);
        settle();
        QVERIFY2(canvas()->width() * 100 >= size.width() * 60,
                 qPrintable(QString("%1: %2").arg(tool->info().id).arg(canvas()->width())));
    }
}

/// In fields, lists and buttons, Tab still moves the focus.
void TestLevelOnly::tabMovesTheFocusElsewhere() {
    for (QWidget* widget : window_->findChildren<QWidget*>()) {
        const bool takesKeys = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
                               widget->isVisible() && widget->isEnabled() &&
                               widget->focusProxy() == nullptr && widget != canvas();
        if (!takesKeys) continue;
        widget->setFocus(Qt::OtherFocusReason);
        if (QApplication::focusWidget() != widget) continue;
        QTest::keyClick(widget, Qt::Key_Tab);
        QVERIFY2(!bench().isLevelOnly(), qPrintable(widget->metaObject()->className() +
                                                    QString(" ") + widget->accessibleName()));
    }
}

/// Tab that has moved the focus to the level moves it on, and hides nothing until the level is
/// used.
void TestLevelOnly::tabDoesNotEndAtTheLevel() {
    auto* before = window_->findChild<widgets::ToolStrip*>()->findChildren<QWidget*>().back();
    before->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 60 && !canvas()->hasFocus(); ++i)
        pressTab();
    QVERIFY(canvas()->hasFocus());
    pressTab();
    QVERIFY(!canvas()->hasFocus());
    QVERIFY(!bench().isLevelOnly());
    // Once a key was used on the level, Tab hides and shows the panels.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(canvas()->hasFocus());
    QTest::keyClick(canvas(), Qt::Key_Right);
    pressTab();
    QVERIFY(bench().isLevelOnly());
    pressTab();
    QVERIFY(!bench().isLevelOnly());
}

void TestLevelOnly::theMenuHasIt() {
    QAction* only = action("view.level-only");
    QCOMPARE(only->shortcut(), QKeySequence(Qt::Key_Tab));
    QVERIFY(only->isCheckable() && !only->isChecked() && only->isEnabled());
    only->trigger();
    QVERIFY(bench().isLevelOnly() && only->isChecked());
    only->trigger();
    QVERIFY(!bench().isLevelOnly() && !only->isChecked());
    window_->workspace().close(current());
    QTRY_VERIFY(!only->isEnabled());
}

void TestLevelOnly::whatIsAskedForComesBack() {
    for (const char* id : {"panel.problems", "panel.recipe", "seed.type", "level.choose"}) {
        canvas()->setFocus();
        pressTab();
        QVERIFY2(bench().isLevelOnly(), id);
        action(id)->trigger();
        settle();
        QVERIFY2(!bench().isLevelOnly(), id);
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    }
    canvas()->setFocus();
    pressTab();
    QVERIFY(bench().isLevelOnly());
    action("view.reset-panels")->trigger();
    QVERIFY(!bench().isLevelOnly());
}

/// Other actions leave the panels hidden. `shows` lists those that open or focus a hidden part.
void TestLevelOnly::theRestLeavesItAsItIs() {
    const QStringList shows{"view.choose-overlay", "view.choose-zoom", "view.reset-panels",
                            "view.level-only",     "seed.type",        "seed.history",
                            "generate.compare",    "generate.gallery"};
    int count = 0;
    QStringList ended;
    for (QAction* each : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(each);
        const bool isOfLevel = id.startsWith("seed.") || id.startsWith("generate.") ||
                               id.startsWith("edit.") || id.startsWith("view.") ||
                               id.startsWith("timeline.") || id.startsWith("select.") ||
                               id.startsWith("tool.") || id.startsWith("overlay.");
        const bool asks = each->text().contains(QChar(0x2026));
        if (!isOfLevel || asks || shows.contains(id)) continue;
        bench().setLevelOnly(true);
        settle();
        if (!each->isEnabled()) continue;
        ++count;
        each->trigger();
        settle();
        if (!bench().isLevelOnly()) ended << id;
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    }
    QCOMPARE(ended.join(' '), QString());
    QVERIFY(count > 40);
    bench().setLevelOnly(true);
    QGuiApplication::clipboard()->clear();
    action("seed.copy")->trigger();
    QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
}

void TestLevelOnly::theNextStartIsAsThisOneEnded() {
    const QMap<QString, QRect> before = seen();
    pressTab();
    window_->close();
    showWindow();
    window_->resize(1280, 770);
    open();
    QVERIFY(bench().isLevelOnly());
    QVERIFY2(seen().isEmpty(), qPrintable(seen().keys().join(' ')));
    pressTab();
    QCOMPARE(seen().keys(), before.keys());
}

void TestLevelOnly::thePageComesBack() {
    bench().show("gallery");
    settle();
    QVERIFY(!canvas()->isVisible());
    action("view.level-only")->trigger();
    settle();
    QVERIFY(canvas()->isVisible());
    action("view.level-only")->trigger();
    settle();
    QVERIFY(bench().find("gallery")->isVisible());
}

void TestLevelOnly::namesShowWhereThereIsRoom() {
    const auto& tools = *window_->findChild<widgets::ToolStrip*>();
    for (const QSize size :
         {QSize(840, 500), QSize(1280, 770), QSize(1920, 1050), QSize(840, 500)}) {
        window_->resize(size);
        settle();
        QCOMPARE(tools.hasNames(), size.width() >= 1920);
        QVERIFY(canvas()->width() * 100 >= size.width() * 40);
        if (tools.hasNames()) QVERIFY(canvas()->width() * 100 >= size.width() * 60);
        for (const auto* button : tools.findChildren<QToolButton*>()) {
            QVERIFY(button->width() >= button->sizeHint().width());
            QVERIFY(!button->toolTip().isEmpty());
        }
    }
    // At any width, choosing a tool neither shows nor hides the tools' names.
    for (int width = 1280; width <= 1920; width += 40) {
        window_->resize(width, 770);
        settle();
        const bool names = tools.hasNames();
        for (widgets::Tool* tool : window_->toolBox().tools()) {
            window_->toolBox().setCurrent(tool);
            settle();
            QCOMPARE(tools.hasNames(), names);
        }
    }
}

MAZELOOM_TEST(TestLevelOnly)

}  // namespace mazeloom::tst_level_only

#include "tst_level_only.moc"

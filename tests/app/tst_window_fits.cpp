// SPDX-License-Identifier: MIT
// The window fits small screens with any tool and in every language: nothing in it is cut off, and
// the level has enough room.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTest>

#include "app/domains/play/full_game_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "app/window/screen_fit.h"
#include "app/workspace/language.h"
#include "tests/app/support/application.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/title_page.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/fold_column.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/side_splitter.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_window_fits {

class TestWindowFits : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void theLevelHasItsRoom_data();
    void theLevelHasItsRoom();
    void theFullGameFits_data();
    void theFullGameFits();
    void columnsComeBackAsTheyWere();
    void beginsOnTheScreen();

  private:
    /// Checks that the canvas keeps `leastPercent` of the window's width, whatever is selected and
    /// shown in the right column.
    void besideProperties(app::MainWindow& window, int leastPercent);
};

namespace {

constexpr int kSmallScreen = 1280;

/// The window as at the program's first start.
struct FirstWindow {
    FirstWindow(QSize size, const QLocale& locale) : themes(begun(locale)) {
        window.resize(size);
        window.show();
    }
    /// Prepares language and settings before anything reads them.
    static app::ThemeController begun(const QLocale& locale) {
        app::installTranslations(locale);
        QSettings().clear();
        return app::ThemeController();
    }

    app::ThemeController themes;
    app::MainWindow window{themes};
};

/// Names the widgets that want more than their share of the width, for fixing.
QString wide(const QWidget& top) {
    QStringList names;
    for (const auto* widget : top.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->minimumSizeHint().width() < kSmallScreen / 4) continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        names << QString("%1 %2: %3")
                     .arg(widget->metaObject()->className(),
                          label != nullptr ? label->text() : widget->accessibleName())
                     .arg(widget->minimumSizeHint().width());
    }
    return names.join('\n');
}

/// Whether the widget can be scrolled into view, or its owner has a layout of its own.
bool isElsewhere(const QWidget& widget) {
    for (const QWidget* up = &widget; up != nullptr && !up->isWindow(); up = up->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
        if (area != nullptr && area->viewport() == up) return true;
        if (qobject_cast<const QTabBar*>(up->parentWidget()) != nullptr) return true;
    }
    return false;
}

/// Returns the visible widgets that exceed their parents or have less room than they need.
QString cutOff(const QWidget& window) {
    QStringList names;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow() || isElsewhere(*widget)) continue;
        const bool isOutside = !widget->parentWidget()->rect().contains(widget->geometry());
        const bool isText = qobject_cast<const QAbstractButton*>(widget) != nullptr;
        const bool isTight = isText && widget->width() < widget->minimumSizeHint().width();
        if (!isOutside && !isTight) continue;
        names << QString("%1 %2 %3 %4×%5 at %6, %7 in %8×%9")
                     .arg(widget->metaObject()->className(), widget->objectName(),
                          widget->accessibleName())
                     .arg(widget->width())
                     .arg(widget->height())
                     .arg(widget->x())
                     .arg(widget->y())
                     .arg(widget->parentWidget()->width())
                     .arg(widget->parentWidget()->height());
    }
    return names.join('\n');
}

}  // namespace

void TestWindowFits::initTestCase() {
    testing::prepareApplication("window-fits");
}

void TestWindowFits::fitsASmallScreen_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<bool>("backwards");
    QTest::newRow("English") << QLocale(QLocale::English) << false;
    QTest::newRow("English, from the last tool") << QLocale(QLocale::English) << true;
    QTest::newRow("German") << QLocale(QLocale::German) << false;
    QTest::newRow("German, from the last tool") << QLocale(QLocale::German) << true;
}

void TestWindowFits::fitsASmallScreen() {
    QFETCH(QLocale, locale);
    QFETCH(bool, backwards);
    app::installTranslations(locale);
    QSettings().clear();
    app::ThemeController themes;
    app::MainWindow window(themes);
    window.resize(kSmallScreen, 780);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.workspace().open("builtin:dungeons");
    widgets::PackDocument& pack = *window.workspace().current();
    for (const widgets::Sheet& sheet :
         {widgets::levelSheet(QString::fromStdString(pack.pack().levels[0].id)),
          widgets::roomSheet(QString::fromStdString(pack.pack().rooms[0].id))}) {
        pack.setCurrentSheet(sheet);
        auto* workbench = window.findChild<widgets::Workbench*>();
        workbench->raise("inspector");
        QTest::qWait(1);
        const auto* area = workbench->find("inspector")->panel().findChild<QScrollArea*>();
        QVERIFY(area->isVisible());
        QVERIFY2(area->widget()->width() <= area->viewport()->width(),
                 qPrintable(QString("a form of %1 in %2 pixels")
                                .arg(area->widget()->width())
                                .arg(area->viewport()->width())));
        std::vector<QAction*> all = window.actions().all();
        if (backwards) std::ranges::reverse(all);
        for (QAction* action : all) {
            if (!app::ActionRegistry::idOf(action).startsWith("tool.") || !action->isEnabled())
                continue;
            action->trigger();
            QTest::qWait(1);
            QVERIFY2(window.width() <= kSmallScreen,
                     qPrintable(QString("%1: %2 pixels\n%3")
                                    .arg(app::ActionRegistry::idOf(action))
                                    .arg(window.width())
                                    .arg(wide(window))));
        }
    }
}

void TestWindowFits::nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QLocale>("locale");
    const std::array<QSize, 4> sizes{QSize{840, 500}, {1280, 690}, {1280, 770}, {1920, 1040}};
    for (const auto language : {QLocale::English, QLocale::German}) {
        for (const QSize size : sizes) {
            // German texts are longer, so English is tried only with the least room.
            if (language == QLocale::English && size != QSize(840, 500)) continue;
            QTest::addRow("%d×%d %s", size.width(), size.height(),
                          qPrintable(QLocale::languageToString(language)))
                << size << QLocale(language);
        }
    }
}

void TestWindowFits::nothingIsCutOff() {
    QFETCH(QSize, size);
    QFETCH(QLocale, locale);
    FirstWindow first(size, locale);
    app::MainWindow& window = first.window;
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.minimumSizeHint().width() <= 840);
    QVERIFY(window.minimumSizeHint().height() <= 500);
    QCOMPARE(window.minimumSize(), QSize(840, 500));
    for (const char* pack : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        window.workspace().open(pack);
        QTRY_VERIFY(window.player().timeline() != nullptr);
        auto* workbench = window.findChild<widgets::Workbench*>();
        for (widgets::Tool* tool : window.toolBox().tools()) {
            window.toolBox().setCurrent(tool);
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), size);
            QVERIFY2(cutOff(window).isEmpty(),
                     qPrintable(tool->info().id + QString("\n") + cutOff(window)));
        }
        for (widgets::PanelFrame* frame : workbench->panels()) {
            workbench->show(*frame);
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), size);
            QVERIFY2(cutOff(window).isEmpty(),
                     qPrintable(frame->id() + QString("\n") + cutOff(window)));
        }
        workbench->pages().showWork();
    }
}

void TestWindowFits::theLevelHasItsRoom_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("1280×720") << QSize(1280, 690) << QLocale(QLocale::English);
    // Limited runs try the smallest size, and the longer texts.
    if (testing::isWhole()) {
        QTest::newRow("1280×800") << QSize(1280, 770) << QLocale(QLocale::English);
        QTest::newRow("1920×1080") << QSize(1920, 1050) << QLocale(QLocale::English);
    }
    QTest::newRow("German") << QSize(1280, 770) << QLocale(QLocale::German);
}

namespace {

/// Returns the number of recipe cards that are entirely visible.
int cardsSeen(const QWidget& window) {
    int seen = 0;
    for (const auto* card : window.findChildren<widgets::StageCard*>()) {
        if (card->isVisible() && card->visibleRegion().boundingRect().height() == card->height())
            ++seen;
    }
    return seen;
}

}  // namespace

void TestWindowFits::theLevelHasItsRoom() {
    QFETCH(QSize, size);
    QFETCH(QLocale, locale);
    FirstWindow first(size, locale);
    app::MainWindow& window = first.window;
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.workspace().open("builtin:temple");
    QTRY_VERIFY(window.player().timeline() != nullptr);
    auto* canvas = window.findChild<widgets::Canvas*>();
    for (widgets::Tool* tool : window.toolBox().tools()) {
        window.toolBox().setCurrent(tool);
        QCoreApplication::processEvents();
        QVERIFY2(canvas->width() * 100 >= size.width() * 60,
                 qPrintable(QString("%1: %2").arg(tool->info().id).arg(canvas->width())));
    }
    // Five cards of the recipe are visible at once, also beside panels that unfold by themselves.
    QVERIFY2(cardsSeen(window) >= 5, qPrintable(QString::number(cardsSeen(window))));
    window.toolBox().setCurrent(nullptr);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rectOf({3, 3}).center().toPoint());
    const auto& bench = *window.findChild<widgets::Workbench*>();
    QTRY_VERIFY(bench.find("provenance")->isUnfolded());
    QTest::qWait(1);
    QVERIFY2(cardsSeen(window) >= 5, qPrintable(QString::number(cardsSeen(window))));
    // A panel that the user unfolds has its full height, and the column scrolls: the recipe is not
    // squeezed and is back after one turn of the wheel.
    auto* recipe = bench.find("recipe");
    const int recipeHeight = recipe->minimumSizeHint().height();
    for (const char* id : {"layers", "inspector", "data"}) {
        bench.find(id)->setUnfolded(true);
        QTest::qWait(1);
        QVERIFY2(recipe->height() >= recipeHeight, qPrintable(QString(id)));
        window.findChild<widgets::FoldColumn*>("rightColumn")->verticalScrollBar()->setValue(0);
        QVERIFY2(cardsSeen(window) >= 5, qPrintable(QString(id)));
    }
    bench.find("data")->setUnfolded(false);
    const auto* timeline = window.findChild<widgets::TimelinePanel*>();
    QCOMPARE(timeline->height(), 40);
    // Long texts, such as a room's role and a level's objectives, are not shortened.
    besideProperties(window, 59);
}

void TestWindowFits::besideProperties(app::MainWindow& window, int leastPercent) {
    const auto* canvas = window.findChild<widgets::Canvas*>();
    const auto& bench = *window.findChild<widgets::Workbench*>();
    widgets::Picked& picked = window.toolBox().context().picked();
    const auto hasRoom = [&](const QString& what) {
        QTest::qWait(1);
        QVERIFY2(canvas->width() * 100 >= window.width() * leastPercent,
                 qPrintable(QString("%1: %2").arg(what).arg(canvas->width())));
    };
    for (const char* id : {"inspector", "selected"})
        bench.find(id)->setUnfolded(true);
    for (const char* name : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        window.workspace().open(name);
        widgets::PackDocument& pack = *window.workspace().current();
        for (const level::Level& level : pack.pack().levels) {
            pack.setCurrentSheet(widgets::levelSheet(QString::fromStdString(level.id)));
            hasRoom(QString::fromStdString(level.id));
            for (const std::size_t i : testing::firstOfEachKind(level)) {
                picked.setObjects({i});
                hasRoom(QString("%1, object %2").arg(level.id.c_str()).arg(i));
            }
            picked.clear();
            if (level.trajectories.empty()) continue;
            picked.setPath(0);
            hasRoom(QString("%1, path").arg(level.id.c_str()));
            picked.clear();
        }
        for (const level::Room& room : pack.pack().rooms) {
            pack.setCurrentSheet(widgets::roomSheet(QString::fromStdString(room.id)));
            hasRoom(QString::fromStdString(room.id));
        }
    }
}

void TestWindowFits::theFullGameFits_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("German") << QLocale(QLocale::German);
}

/// All pages of the full game fit the editor's smallest window.
void TestWindowFits::theFullGameFits() {
    QFETCH(QLocale, locale);
    FirstWindow first({1280, 770}, locale);
    app::MainWindow& window = first.window;
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const char* pack : {"builtin:temple", "builtin:descent", "builtin:dungeons"}) {
        window.workspace().open(pack);
        QTRY_VERIFY(window.player().timeline() != nullptr);
        window.actions().find("play.full-screen")->trigger();
        auto* game = window.findChild<app::FullGameDomain*>()->game();
        QVERIFY(game != nullptr);
        game->showNormal();
        // The title page with all optional parts: a title, a campaign, words, and a run to resume.
        game->title().setPack("A title",
                              "A description of a pack that says on one line what it is");
        game->title().setCampaign(true, "A note on how far the campaign is won", true);
        game->title().setDescent(true, 12);
        game->resize(840, 500);
        QTest::qWait(1);
        for (const auto* page : game->findChildren<widgets::FullPage*>()) {
            const QSize least = page->minimumSizeHint();
            QVERIFY2(least.width() <= 840 && least.height() <= 500,
                     qPrintable(QString("%1, %2: %3 × %4")
                                    .arg(pack, page->objectName())
                                    .arg(least.width())
                                    .arg(least.height())));
        }
        QVERIFY2(game->height() <= 500 && game->width() <= 840,
                 qPrintable(QString("%1 × %2").arg(game->width()).arg(game->height())));
        for (const auto* button : game->title().findChildren<QPushButton*>()) {
            if (button->isVisible()) QVERIFY(button->height() >= 28);
        }
        // With more room, buttons have a comfortable size.
        game->resize(1280, 770);
        QTest::qWait(1);
        for (const auto* button : game->title().findChildren<QPushButton*>()) {
            if (button->isVisible()) QCOMPARE(button->height(), 44);
        }
        game->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void TestWindowFits::columnsComeBackAsTheyWere() {
    app::installTranslations(QLocale(QLocale::English));
    QSettings().clear();
    app::ThemeController themes;
    app::MainWindow window(themes);
    window.resize(1600, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.workspace().open("builtin:temple");
    QTRY_VERIFY(window.player().timeline() != nullptr);
    auto* sides = window.findChild<widgets::SideSplitter*>();
    // Drags the splitters as the mouse does.
    for (const auto& [handle, by] : {std::pair{1, 60}, {2, -80}}) {
        QSplitterHandle* grip = sides->handle(handle);
        const QPoint middle = grip->rect().center();
        QTest::mousePress(grip, Qt::LeftButton, {}, middle);
        QTest::mouseMove(grip, middle + QPoint(by, 0));
        QTest::mouseRelease(grip, Qt::LeftButton, {}, middle + QPoint(by, 0));
    }
    const QList<int> before = sides->sizes();
    QVERIFY(before[0] > widgets::SideSplitter::kStandard.left + 30);
    QVERIFY(before[2] > widgets::SideSplitter::kStandard.right + 30);
    for (const QSize size : {QSize(840, 500), QSize(1280, 720), QSize(1000, 900)}) {
        window.resize(size);
        QCoreApplication::processEvents();
        QVERIFY(sides->sizes()[0] <= before[0]);
        QVERIFY(sides->sizes()[2] <= before[2]);
    }
    // The left column shrinks first.
    window.resize(1380, 900);
    QCoreApplication::processEvents();
    QVERIFY(sides->sizes()[0] < before[0]);
    window.resize(1600, 900);
    QCoreApplication::processEvents();
    QCOMPARE(sides->sizes(), before);
}

void TestWindowFits::beginsOnTheScreen() {
    // The platform's screen is smaller than this window.
    QWidget window;
    window.resize(4000, 3000);
    new app::ScreenFit(window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QRect room = window.screen()->availableGeometry();
    QTRY_VERIFY(room.contains(window.frameGeometry()));
    window.move(room.right() - 10, room.bottom() - 10);
    QTRY_VERIFY(room.contains(window.frameGeometry()));
}

MAZELOOM_TEST(TestWindowFits)

}  // namespace mazeloom::tst_window_fits

#include "tst_window_fits.moc"

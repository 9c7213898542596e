// SPDX-License-Identifier: MIT
// The window stays as narrow as a small screen, whichever tool is chosen, in every language.
#include <algorithm>
#include <vector>

#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QTest>

#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "app/workspace/language.h"
#include "tests/app/support/application.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/tools/tool_box.h"

using namespace mazeloom;

class TestWindowFits : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
};

namespace {

constexpr int kSmallScreen = 1280;

/// The widgets that want more than their share, for who has to mend it.
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

}  // namespace

void TestWindowFits::initTestCase() {
    testing::prepareApplication("window-fits");
}

void TestWindowFits::fitsASmallScreen_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<bool>("backwards");
    // A translator stays for good: English first.
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
        window.findChild<QDockWidget*>("inspectorDock")->raise();
        QTest::qWait(1);
        const auto* area = window.findChild<widgets::InspectorPanel*>()->findChild<QScrollArea*>();
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

QTEST_MAIN(TestWindowFits)
#include "tst_window_fits.moc"

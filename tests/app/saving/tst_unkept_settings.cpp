// SPDX-License-Identifier: MIT
// The window reports once that settings cannot be written, and removes the message when they can.
#include <memory>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/domains/file/unkept_settings.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/panels/message_bar.h"

namespace mazeloom::tst_unkept_settings {

using app::MainWindow;
using widgets::MessageBar;

class TestUnkeptSettings : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::prepareApplication("unkept-settings"); }
    void nothingIsSaidOfSettingsThatAreKept();
    void whatCannotBeKeptIsToldOnce();

  private:
    struct Window {
        app::ThemeController themes;
        MainWindow window{themes};

        Window() { window.show(); }
        MessageBar& bar() { return *window.findChild<MessageBar*>("unkeptSettings"); }
        bool isLooking() {
            return window.findChild<app::UnkeptSettings*>()->findChild<QTimer*>()->isActive();
        }
        /// Triggers an action that stores a setting.
        void set() { window.actions().find("file.restore-session")->trigger(); }
    };
};

namespace {

/// While an object exists, the settings' folder cannot be created, because a file has its name.
class Obstacle {
  public:
    Obstacle() : folder_(QFileInfo(QSettings().fileName()).absolutePath()) {
        QDir(folder_).removeRecursively();
        QFile file(folder_);
        if (!file.open(QFile::WriteOnly)) qFatal("cannot create the file");
    }
    void remove() const { QFile::remove(folder_); }
    ~Obstacle() { remove(); }

  private:
    QString folder_;
};

constexpr auto kRestore = "session/restore";

}  // namespace

void TestUnkeptSettings::nothingIsSaidOfSettingsThatAreKept() {
    Window editor;
    editor.set();
    QVERIFY(editor.isLooking());
    QTRY_VERIFY(!editor.isLooking());
    QVERIFY(QFileInfo::exists(QSettings().fileName()));
    QVERIFY(editor.bar().isHidden());
}

void TestUnkeptSettings::whatCannotBeKeptIsToldOnce() {
    const Obstacle obstacle;
    Window editor;
    QTRY_VERIFY(editor.bar().isVisible());
    QVERIFY(editor.bar().text().contains(QDir::toNativeSeparators(QSettings().fileName())));

    // After the user has dismissed the message, it is not shown again.
    QTest::mouseClick(editor.bar().findChildren<QToolButton*>().last(), Qt::LeftButton);
    QVERIFY(editor.bar().isHidden());
    editor.set();
    QVERIFY(editor.isLooking());
    QTRY_VERIFY(!editor.isLooking());
    QVERIFY(editor.bar().isHidden());

    // Settings changed meanwhile are written as soon as possible.
    const bool wanted = QSettings().value(kRestore).toBool();
    obstacle.remove();
    editor.window.actions().find("file.new")->trigger();
    QVERIFY(editor.isLooking());
    QTRY_VERIFY(!editor.isLooking());
    QFile file(QSettings().fileName());
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll().contains(wanted ? "restore=true" : "restore=false"));

    // Another failure shows the message again.
    const Obstacle again;
    editor.set();
    QTRY_VERIFY(editor.bar().isVisible());
    again.remove();
    editor.set();
    QTRY_VERIFY(editor.bar().isHidden());
}

MAZELOOM_TEST(TestUnkeptSettings)

}  // namespace mazeloom::tst_unkept_settings

#include "tst_unkept_settings.moc"

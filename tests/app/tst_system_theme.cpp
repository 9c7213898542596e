// SPDX-License-Identifier: MIT
// The window follows the desktop from dark to light and back: as the desktop's portal reports it
// over a D-Bus of the test, or as Qt does by its palette.
#include <cmath>
#include <memory>

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusVariant>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyle>
#include <QWindow>

#include "app/theme/portal_scheme.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::tst_system_theme {

using app::PortalScheme;
using app::Scheme;
using app::ThemeChoice;
using app::ThemeController;

namespace {

class FakeSource : public app::SchemeSource {
  public:
    void watch() override { ++watched; }
    void tell(Scheme scheme) { emit told(scheme); }

    int watched = 0;
};

bool isDark() {
    return widgets::isDark(QApplication::palette());
}

}  // namespace

/// The desktop's portal, including its variant within a variant.
class Portal : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

  public:
    void change(uint scheme) {
        value = scheme;
        emit SettingChanged("org.freedesktop.appearance", "accent-color", QDBusVariant(1u));
        emit SettingChanged("org.gnome.desktop.interface", "color-scheme", QDBusVariant("other"));
        emit SettingChanged("org.freedesktop.appearance", "color-scheme", QDBusVariant(value));
    }

    void tell(const QString& group, const QString& key, const QVariant& said) {
        emit SettingChanged(group, key, QDBusVariant(said));
    }

    QVariant value = 0u;
    bool answers = true;
    bool knowsSchemes = true;
    int asked = 0;

  public slots:
    Q_SCRIPTABLE QDBusVariant Read(const QString& group, const QString& key) {
        if (key == "color-scheme") ++asked;
        if (!answers) setDelayedReply(true);
        if (!knowsSchemes || group != "org.freedesktop.appearance" || key != "color-scheme")
            sendErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting");
        return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
    }

  signals:
    Q_SCRIPTABLE void SettingChanged(const QString& group, const QString& key,
                                     const QDBusVariant& value);
};

class TestSystemTheme : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("system-theme"); }
    void init();
    void cleanup();

    void followsWhatIsTold();
    void aChoiceStays();
    void aStartWearsWhatWasToldLast();
    void thePlatformsPaletteDoesNotWin();
    void theWholeWindowChanges();
    void thePortalIsHeard();
    void aPortalThatIsSilentIsNotWaitedFor();
    void aPortalMayNotKnow_data();
    void aPortalMayNotKnow();
    void withoutABusNothingHappens();
    void aBusMayEnd();
    void anAnswerThatFailsUndoesNoChange();
    void contrastIsFollowed();
    void motionIsFollowedUntilItIsChosen();
    void textGrowsAndIsKept();
    void lettersAreKept();

  private:
    /// Creates the program's controller with `source`.
    void useSource(app::SchemeSource& source) {
        window_.reset();
        themes_ = std::make_unique<ThemeController>(&source);
    }
    void startBus();
    void servePortal();
    QDBusConnection connection(const QString& name) {
        return QDBusConnection::connectToBus(address_, name);
    }

    QProcess bus_;
    QString address_;
    Portal portal_;
};

void TestSystemTheme::init() {
    // Nothing is printed, whatever the bus does; only the platform plugin's own message is allowed.
    QTest::failOnWarning(QRegularExpression("^(?!This plugin)"));
    setUp();
    portal_.value = 0u;
    portal_.answers = portal_.knowsSchemes = true;
    portal_.asked = 0;
}

void TestSystemTheme::cleanup() {
    tearDown();
    for (const char* name : {"program", "portal"})
        QDBusConnection::disconnectFromBus(name);
    if (bus_.state() != QProcess::NotRunning) {
        bus_.kill();
        QVERIFY(bus_.waitForFinished());
    }
}

void TestSystemTheme::startBus() {
    bus_.start("dbus-daemon", {"--session", "--nofork", "--nopidfile", "--print-address=1"});
    if (!bus_.waitForStarted()) QSKIP("there is no dbus-daemon here (package dbus-daemon)");
    QVERIFY(bus_.waitForReadyRead());
    address_ = QString::fromUtf8(bus_.readLine()).trimmed();
    QVERIFY(connection("program").isConnected());
}

void TestSystemTheme::servePortal() {
    startBus();
    if (QTest::currentTestFailed() || address_.isEmpty()) return;
    QDBusConnection desktop = connection("portal");
    QVERIFY(desktop.registerService("org.freedesktop.portal.Desktop"));
    QVERIFY(desktop.registerObject(
        "/org/freedesktop/portal/desktop", &portal_,
        QDBusConnection::ExportScriptableSlots | QDBusConnection::ExportScriptableSignals));
}

void TestSystemTheme::followsWhatIsTold() {
    FakeSource source;
    useSource(source);
    QCOMPARE(source.watched, 1);
    QVERIFY(!isDark());
    const QSignalSpy changed(themes_.get(), &ThemeController::themeChanged);
    source.tell(Scheme::Dark);
    QVERIFY(isDark());
    QVERIFY(themes_->theme().isDark);
    QCOMPARE(themes_->choice(), ThemeChoice::System);
    source.tell(Scheme::Dark);
    QCOMPARE(changed.count(), 1);
    source.tell(Scheme::Light);
    QVERIFY(!isDark());
    QCOMPARE(changed.count(), 2);
    // The palette is light, so the window is, too.
    source.tell(Scheme::Unknown);
    QCOMPARE(changed.count(), 2);
}

void TestSystemTheme::aChoiceStays() {
    FakeSource source;
    useSource(source);
    themes_->choose(ThemeChoice::Light);
    source.tell(Scheme::Dark);
    QVERIFY(!isDark());
    themes_->choose(ThemeChoice::Dark);
    source.tell(Scheme::Light);
    QVERIFY(isDark());
    // The report that came meanwhile takes effect.
    themes_->choose(ThemeChoice::System);
    QVERIFY(!isDark());
}

void TestSystemTheme::aStartWearsWhatWasToldLast() {
    FakeSource source;
    useSource(source);
    source.tell(Scheme::Dark);
    FakeSource next;
    useSource(next);
    QVERIFY(isDark());
    next.tell(Scheme::Unknown);
    QVERIFY(!isDark());
    FakeSource last;
    useSource(last);
    QVERIFY(!isDark());
}

void TestSystemTheme::thePlatformsPaletteDoesNotWin() {
    // Some desktops set the palette when their user changes colours.
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light}) {
        themes_->choose(choice);
        QApplication::setPalette(QPalette(Qt::red));
        QEvent themeChanged(QEvent::ThemeChange);
        QCoreApplication::sendEvent(window_->windowHandle(), &themeChanged);
        QTRY_COMPARE(QApplication::palette().color(QPalette::Window), themes_->theme().window);
        QCOMPARE(isDark(), choice == ThemeChoice::Dark);
    }
}

void TestSystemTheme::theWholeWindowChanges() {
    FakeSource source;
    useSource(source);
    const auto open = [this] {
        showWindow();
        window_->workspace().open("builtin:temple");
        QTRY_VERIFY(window_->player().timeline() != nullptr);
        window_->player().seek(0);
        window_->setFocus();
        // Problem counts appear as checks finish.
        QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<widgets::ProblemsPanel*>()->isUpToDate(),
                                 60'000);
    };
    // The canvas draws in parts; grab until two pictures are equal.
    const auto picture = [this] {
        QImage now = window_->grab().toImage();
        for (QImage before; now != before; now = window_->grab().toImage()) {
            before = now;
            QTest::qWait(100);
        }
        return now;
    };
    open();
    const QImage light = picture();
    source.tell(Scheme::Dark);
    const QImage changed = picture();
    open();
    const QImage dark = picture();
    QCOMPARE(changed, dark);
    QVERIFY(light != dark);
}

void TestSystemTheme::thePortalIsHeard() {
    portal_.value = 1u;
    servePortal();
    PortalScheme scheme(connection("program"));
    // Waiting for the portal would block for ever, because it lives in this thread.
    useSource(scheme);
    QVERIFY(!isDark());
    QTRY_VERIFY(isDark());
    QCOMPARE(portal_.asked, 1);
    portal_.change(2);
    QTRY_VERIFY(!isDark());
    portal_.change(1);
    QTRY_VERIFY(isDark());
    // Without a preference the palette decides.
    portal_.change(0);
    QTRY_VERIFY(!isDark());
    QCOMPARE(portal_.asked, 1);
}

void TestSystemTheme::aPortalThatIsSilentIsNotWaitedFor() {
    portal_.answers = false;
    servePortal();
    PortalScheme scheme(connection("program"));
    useSource(scheme);
    QTRY_COMPARE(portal_.asked, 1);
    QVERIFY(!isDark());
    portal_.change(1);
    QTRY_VERIFY(isDark());
}

void TestSystemTheme::aPortalMayNotKnow_data() {
    QTest::addColumn<bool>("knows");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("no such setting") << false << QVariant(1u);
    QTest::newRow("an unknown number") << true << QVariant(7u);
    QTest::newRow("not a number") << true << QVariant("dark");
    QTest::newRow("another type of number") << true << QVariant(1);
}

void TestSystemTheme::aPortalMayNotKnow() {
    QFETCH(bool, knows);
    QFETCH(QVariant, value);
    portal_.knowsSchemes = knows;
    portal_.value = value;
    servePortal();
    PortalScheme scheme(connection("program"));
    const QSignalSpy told(&scheme, &PortalScheme::told);
    useSource(scheme);
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told.front().front().value<Scheme>(), Scheme::Unknown);
    QVERIFY(!isDark());
}

void TestSystemTheme::withoutABusNothingHappens() {
    FakeSource source;
    useSource(source);
    source.tell(Scheme::Dark);
    QVERIFY(isDark());
    PortalScheme scheme(QDBusConnection::connectToBus("unix:path=/nowhere", "program"));
    useSource(scheme);
    QVERIFY(!isDark());
}

void TestSystemTheme::aBusMayEnd() {
    servePortal();
    PortalScheme scheme(connection("program"));
    useSource(scheme);
    portal_.change(1);
    QTRY_VERIFY(isDark());
    bus_.kill();
    QVERIFY(bus_.waitForFinished());
    QTest::qWait(20);
    QVERIFY(isDark());
    themes_->choose(ThemeChoice::Light);
    QVERIFY(!isDark());
}

void TestSystemTheme::anAnswerThatFailsUndoesNoChange() {
    portal_.answers = false;
    servePortal();
    PortalScheme scheme(connection("program"));
    useSource(scheme);
    QTRY_COMPARE(portal_.asked, 1);
    portal_.change(1);
    QTRY_VERIFY(isDark());
    bus_.kill();
    QVERIFY(bus_.waitForFinished());
    QTest::qWait(100);
    QVERIFY(isDark());
}

void TestSystemTheme::contrastIsFollowed() {
    servePortal();
    PortalScheme scheme(connection("program"));
    useSource(scheme);
    QVERIFY(!themes_->theme().isHighContrast);
    portal_.tell("org.freedesktop.appearance", "contrast", 1u);
    QTRY_VERIFY(themes_->theme().isHighContrast);
    QVERIFY(widgets::themeOf(QApplication::palette()).isHighContrast);
    portal_.tell("org.freedesktop.appearance", "contrast", 0u);
    QTRY_VERIFY(!themes_->theme().isHighContrast);
    // The user's choice takes precedence and persists.
    themes_->choose(ThemeChoice::HighContrast);
    QVERIFY(themes_->theme().isHighContrast);
    QVERIFY(ThemeController().theme().isHighContrast);
    themes_->choose(ThemeChoice::Light);
    portal_.tell("org.freedesktop.appearance", "contrast", 1u);
    portal_.change(1);
    QTest::qWait(20);
    QVERIFY(!isDark());
}

void TestSystemTheme::motionIsFollowedUntilItIsChosen() {
    servePortal();
    PortalScheme scheme(connection("program"));
    useSource(scheme);
    const QSignalSpy changed(themes_.get(), &ThemeController::motionChanged);
    QVERIFY(themes_->hasMotion());
    portal_.tell("org.freedesktop.appearance", "reduced-motion", 1u);
    QTRY_VERIFY(!themes_->hasMotion());
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    portal_.tell("org.freedesktop.appearance", "reduced-motion", 0u);
    QTRY_VERIFY(themes_->hasMotion());
    portal_.tell("org.gnome.desktop.interface", "enable-animations", false);
    QTRY_VERIFY(!themes_->hasMotion());
    QCOMPARE(changed.count(), 3);
    themes_->setMotion(true);
    QVERIFY(themes_->hasMotion());
    portal_.tell("org.freedesktop.appearance", "reduced-motion", 1u);
    QTest::qWait(20);
    QVERIFY(themes_->hasMotion());
    // The window shows the same state.
    showWindow();
    QVERIFY(action("view.motion")->isChecked());
    action("view.motion")->trigger();
    QVERIFY(!themes_->hasMotion());
    QVERIFY(!canvas()->hasMotion());
    QVERIFY(!ThemeController().hasMotion());
}

void TestSystemTheme::textGrowsAndIsKept() {
    const double usual = QApplication::font().pointSizeF();
    showWindow();
    const int bar = window_->menuBar()->height();
    action("view.text-200")->trigger();
    QCOMPARE(themes_->textPercent(), 200);
    QVERIFY(std::abs(QApplication::font().pointSizeF() - 2 * usual) < 0.1);
    QTRY_VERIFY(window_->menuBar()->height() > bar * 3 / 2);
    window_.reset();
    themes_.reset();
    // At the next start the text is not doubled once more.
    QCOMPARE(QApplication::font().pointSizeF(), usual);
    themes_ = std::make_unique<ThemeController>();
    QVERIFY(std::abs(QApplication::font().pointSizeF() - 2 * usual) < 0.1);
    themes_->setTextPercent(1000);
    QCOMPARE(themes_->textPercent(), 200);
    themes_->setTextPercent(80);
    QVERIFY(std::abs(QApplication::font().pointSizeF() - 0.8 * usual) < 0.1);
    themes_->setTextPercent(100);
    QCOMPARE(QApplication::font().pointSizeF(), usual);
}

void TestSystemTheme::lettersAreKept() {
    showWindow();
    QVERIFY(!canvas()->theme().hasLetters);
    QVERIFY(!canvas()->theme().hasLoudTraps);
    action("view.letters")->trigger();
    QVERIFY(canvas()->theme().hasLetters);
    QVERIFY(widgets::themeOf(*window_).hasLetters);
    QVERIFY(ThemeController().hasLetters());
    action("view.letters")->trigger();
    QVERIFY(!widgets::themeOf(*window_).hasLetters);
}

MAZELOOM_TEST(TestSystemTheme)

}  // namespace mazeloom::tst_system_theme

#include "tst_system_theme.moc"

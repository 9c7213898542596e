// SPDX-License-Identifier: MIT
// Dialogs over a game have the game's theme, and dialogs over the editor have the editor's, also
// while it plays a game with another theme.
#include <atomic>
#include <thread>

#include <QDialog>

#include "app/dialogs/long_work.h"
#include "app/domains/play/play_domain.h"
#include "tests/app/support/full_game_test.h"
#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/play_options.h"
#include "widgets/theme/theme.h"

namespace mazeloom::tst_game_dialogs {

using widgets::GameTheme;
using widgets::Theme;

/// The colours of the dialog of long work over a window and of all widgets in it. The work ends
/// when the dialog has been shown.
class WorkColours : public QObject {
  public:
    explicit WorkColours(QWidget& over) {
        app::setLongWorkMoment(0);
        qApp->installEventFilter(this);
        const bool isDone = app::doLongWork(&over, "Work", [this](const app::LongWork& work) {
            while (!isShown_ && !*work.stop)
                std::this_thread::yield();
        });
        app::setLongWorkMoment(200);
        if (!isDone) colours_.clear();
    }

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Show || object->objectName() != QLatin1String("longWork"))
            return false;
        const auto* dialog = static_cast<QWidget*>(object);
        colours_ << dialog->palette().color(QPalette::Window);
        for (const QWidget* part : dialog->findChildren<QWidget*>())
            colours_ << part->palette().color(QPalette::Window);
        isShown_ = true;
        return false;
    }
    const QList<QColor>& colours() const { return colours_; }

  private:
    QList<QColor> colours_;
    std::atomic<bool> isShown_ = false;
};

class TestGameDialogs : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("game-dialogs"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void overAGameInTheWindow_data() { lights(); }
    void overAGameInTheWindow();
    void overTheFullGame_data() { lights(); }
    void overTheFullGame();

  private:
    static void lights() {
        QTest::addColumn<bool>("light");
        QTest::newRow("a light game") << true;
        QTest::newRow("a dark game") << false;
    }
    app::PlayDomain& domain() { return *window_->findChild<app::PlayDomain*>(); }
    /// Gives the editor the theme that the game does not have.
    void setThemes(bool light) {
        themes_->choose(light ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        domain().options().setTheme(light ? GameTheme::Light : GameTheme::Dark);
    }
    /// Checks the dialog of keys and closes it.
    void willSeeControls(QColor wanted) {
        willAnswer([wanted](QDialog* dialog) {
            QVERIFY(qobject_cast<widgets::ControlsDialog*>(dialog) != nullptr);
            QCOMPARE(dialog->palette().color(QPalette::Window), wanted);
            for (const QWidget* part : dialog->findChildren<QWidget*>())
                QCOMPARE(part->palette().color(QPalette::Window), wanted);
            dialog->reject();
        });
    }
};

void TestGameDialogs::overAGameInTheWindow() {
    QFETCH(bool, light);
    const Theme game = light ? Theme::light() : Theme::dark();
    const Theme editor = light ? Theme::dark() : Theme::light();
    setThemes(light);
    play();
    willSeeControls(game.window);
    emit page().controlsWanted();
    QTRY_VERIFY(answers_->allGiven());
    // The editor's work shows its dialog over the editor.
    const WorkColours work(*window_);
    QVERIFY(!work.colours().isEmpty());
    for (const QColor& colour : work.colours())
        QCOMPARE(colour, editor.window);
}

void TestGameDialogs::overTheFullGame() {
    QFETCH(bool, light);
    const Theme theme = light ? Theme::light() : Theme::dark();
    setThemes(light);
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
    QTest::keyClick(canvas(), Qt::Key_F11);
    auto& game = *window_->findChild<app::FullGameDomain*>()->game();
    willSeeControls(theme.window);
    emit game.temple().controlsWanted();
    QTRY_VERIFY(answers_->allGiven());
    const WorkColours work(game);
    QVERIFY(!work.colours().isEmpty());
    for (const QColor& colour : work.colours())
        QCOMPARE(colour, theme.window);
}

MAZELOOM_TEST(TestGameDialogs)

}  // namespace mazeloom::tst_game_dialogs

#include "tst_game_dialogs.moc"

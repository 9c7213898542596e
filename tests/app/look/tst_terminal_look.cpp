// SPDX-License-Identifier: MIT
// The themes of text terminals in the real window: chosen from the menu, kept for the next start,
// in exported pictures, and in games by the player's options.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/play/play_domain.h"
#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/play/full/choice_bar.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/theme/theme_ids.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::tst_terminal_look {

using widgets::GameTheme;
using widgets::Phosphor;
using widgets::Theme;

class TestTerminalLook : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("terminal-look"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void theMenuChoosesIt();
    void linesCanBeOff();
    void picturesHaveItsLines();
    void aPlayerChoosesItForGames();
    void settingsOfBeforeCount();

  private:
    QColor ground() { return QApplication::palette().color(QPalette::Window); }
    /// Returns the picture of the canvas, when it is complete.
    QImage shown();
};

QImage TestTerminalLook::shown() {
    // What a frame has no time for is drawn by the next ones.
    canvas()->repaint();
    [this] { QTRY_VERIFY_WITH_TIMEOUT(canvas()->isSettled(), 10'000); }();
    return canvas()->grab().toImage();
}

void TestTerminalLook::theMenuChoosesIt() {
    const QImage before = shown();
    for (const Phosphor phosphor : {Phosphor::Green, Phosphor::Amber, Phosphor::White}) {
        const Theme& theme = Theme::terminal(phosphor);
        QAction* chosen = action(QByteArray("view.theme-") + widgets::idOf(theme));
        QVERIFY(chosen != nullptr);
        chosen->trigger();
        QCOMPARE(ground(), theme.window);
        QVERIFY(canvas()->theme().phosphor == phosphor);
        QTRY_COMPARE(window_->palette().color(QPalette::Window), theme.window);
        QVERIFY(widgets::themeOf(*window_).phosphor == phosphor);
        QVERIFY(shown() != before);
        // A later start has it again.
        QVERIFY(app::ThemeController().theme().phosphor == phosphor);
        QVERIFY(themes_->theme().phosphor == phosphor);
    }
    action("view.theme-light")->trigger();
    QVERIFY(!canvas()->theme().isTerminal());
    QCOMPARE(ground(), Theme::light().window);
}

void TestTerminalLook::linesCanBeOff() {
    QAction* lines = action("view.scan-lines");
    QVERIFY(lines->isChecked());
    action("view.theme-amber-terminal")->trigger();
    const QImage with = shown();
    lines->trigger();
    QVERIFY(!canvas()->theme().hasScanLines);
    QVERIFY(!app::ThemeController().hasScanLines());
    const QImage without = shown();
    QVERIFY(without != with);
    lines->trigger();
    QCOMPARE(shown(), with);
}

void TestTerminalLook::picturesHaveItsLines() {
    action("view.theme-green-terminal")->trigger();
    const auto copied = [this] {
        action("edit.copy-as-picture")->trigger();
        return QGuiApplication::clipboard()->image();
    };
    const QImage with = copied();
    action("view.scan-lines")->trigger();
    const QImage without = copied();
    QCOMPARE(with.size(), without.size());
    QVERIFY(with != without);
    QSettings().setValue("export/format", "png");
    bool isLooked = false;
    willAnswer([&](QDialog* dialog) {
        auto* lines = dialog->findChild<QCheckBox*>("scanLines");
        auto* letters = dialog->findChild<QCheckBox*>("letters");
        QComboBox* themes = nullptr;
        for (auto* box : dialog->findChildren<QComboBox*>())
            if (box->findData(QStringLiteral("green-terminal")) >= 0) themes = box;
        QVERIFY(lines != nullptr && letters != nullptr && themes != nullptr);
        // The dialog begins with the window's look, and offers what the theme has.
        QCOMPARE(themes->currentData().toString(), QStringLiteral("green-terminal"));
        QVERIFY(lines->isVisible() && !lines->isChecked() && !letters->isVisible());
        themes->setCurrentIndex(themes->findData(QStringLiteral("dark")));
        QVERIFY(!lines->isVisible() && letters->isVisible());
        themes->setCurrentIndex(themes->findData(QStringLiteral("white-terminal")));
        QVERIFY(lines->isVisible() && !letters->isVisible());
        lines->setChecked(true);
        const auto* preview = dialog->findChild<widgets::Canvas*>();
        QVERIFY(preview->theme().phosphor == Phosphor::White);
        QVERIFY(preview->theme().hasScanLines);
        isLooked = true;
        dialog->reject();
    });
    action("file.export-levels")->trigger();
    QVERIFY(isLooked);
}

void TestTerminalLook::aPlayerChoosesItForGames() {
    auto& options = window_->findChild<app::PlayDomain*>()->options();
    themes_->choose(app::ThemeChoice::Light);
    play();
    for (const auto& [game, phosphor] : {std::pair{GameTheme::GreenTerminal, Phosphor::Green},
                                         std::pair{GameTheme::AmberTerminal, Phosphor::Amber},
                                         std::pair{GameTheme::WhiteTerminal, Phosphor::White}}) {
        options.setTheme(game);
        QCOMPARE(page().gamePalette().color(QPalette::Window), Theme::terminal(phosphor).window);
        options.setScanLines(true);
        const QImage with = page().view().grab().toImage();
        options.setScanLines(false);
        QVERIFY(page().view().grab().toImage() != with);
        // The editor stays as it is.
        QVERIFY(!canvas()->theme().isTerminal());
        const widgets::PlayOptions again;
        QVERIFY(again.look().theme == game && !again.look().hasScanLines);
    }
    // The page shows the choice. Only terminals have lines to choose.
    widgets::OptionsPage page(options);
    const auto bars = page.findChildren<widgets::ChoiceBar*>();
    const auto bar = [&](const QString& name) {
        for (auto* one : bars)
            if (one->accessibleName() == name) return one;
        return static_cast<widgets::ChoiceBar*>(nullptr);
    };
    QVERIFY(bar("Colours") != nullptr && bar("Scan lines") != nullptr);
    QCOMPARE(bar("Colours")->chosen(), static_cast<int>(GameTheme::WhiteTerminal));
    QCOMPARE(bar("Scan lines")->chosen(), 0);
    QVERIFY(bar("Scan lines")->isEnabled());
    options.setTheme(GameTheme::Dark);
    QVERIFY(!bar("Scan lines")->isEnabled());
    options.setTheme(GameTheme::AsEditor);
}

void TestTerminalLook::settingsOfBeforeCount() {
    for (const auto& [word, theme] :
         {std::pair{"editor", GameTheme::AsEditor}, std::pair{"dark", GameTheme::Dark},
          std::pair{"light", GameTheme::Light}, std::pair{"no such", GameTheme::AsEditor}}) {
        QSettings().setValue("play/light", word);
        QVERIFY(widgets::PlayOptions().look().theme == theme);
    }
}

MAZELOOM_TEST(TestTerminalLook)

}  // namespace mazeloom::tst_terminal_look

#include "tst_terminal_look.moc"

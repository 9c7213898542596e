// SPDX-License-Identifier: MIT
#include "app/game/run_game.h"

#include <utility>

#include <QAction>
#include <QApplication>
#include <QScreen>
#include <QSettings>

#include "app/game/full_game.h"
#include "app/theme/portal_scheme.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/program_name.h"
#include "app/workspace/sound_output.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_options.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

namespace {

/// Setting: whether the game that runs alone fills the screen.
constexpr auto kFillsScreen = "game/full-screen";

/// Shows the window as it was left, and lets F11 and Alt+Enter switch between both states.
void showAsLeft(QWidget& window) {
    constexpr QSize kUsual(1280, 800);
    // Leaves room for the frame of the window and for the desktop's panels.
    window.resize(kUsual.boundedTo(window.screen()->availableSize() * 9 / 10));
    if (QSettings().value(kFillsScreen, true).toBool())
        window.showFullScreen();
    else
        window.show();
    auto* change = new QAction(&window);
    change->setShortcuts({QKeySequence(Qt::Key_F11), QKeySequence(Qt::ALT | Qt::Key_Return)});
    QObject::connect(change, &QAction::triggered, &window, [&window] {
        const bool fills = !window.isFullScreen();
        QSettings().setValue(kFillsScreen, fills);
        if (fills)
            window.showFullScreen();
        else
            window.showNormal();
    });
    window.addAction(change);
    auto* quit = new QAction(&window);
    quit->setShortcut(QKeySequence::Quit);
    QObject::connect(quit, &QAction::triggered, &window, &QWidget::close);
    window.addAction(quit);
}

}  // namespace

tl::expected<int, QString> runGame(const GameWish& wish, pack::Reading reading) {
    nameTheProgram();
    QApplication::setApplicationDisplayName(QStringLiteral("Mazeloom"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mazeloom.Mazeloom.Game"));
    PortalScheme scheme;
    ThemeController themes(&scheme);
    widgets::PlayControls controls;
    widgets::PlayOptions options;
    options.setMotion(themes.hasMotion());
    QObject::connect(&themes, &ThemeController::motionChanged, &options,
                     &widgets::PlayOptions::setMotion);
    const widgets::PackDocument document(wish.pack, std::move(reading));
    FullGame game(document, {controls, options, themes, soundOutput()});
    QObject::connect(&game, &FullGame::left, qApp, &QApplication::quit);
    if (!wish.level.isEmpty()) {
        if (auto why = game.openLevel(wish.level.toStdString(), wish.seed))
            return tl::unexpected(*std::move(why));
    }
    if (wish.day) game.openDay(*wish.day);
    game.window().setAlone();
    game.window().setWindowIcon(widgets::gameIcon());
    showAsLeft(game.window());
    game.window().activateWindow();
    if (wish.level.isEmpty() && !wish.day) game.window().title().takeFocus();
    const int code = QApplication::exec();
    game.stop();
    return code;
}

}  // namespace mazeloom::app

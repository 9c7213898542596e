// SPDX-License-Identifier: MIT
#include "app/editor.h"

#include <optional>
#include <utility>

#include <QApplication>
#include <QSettings>
#include <QTimer>

#include "app/cli/commands/command_line.h"
#include "app/cli/terminal.h"
#include "app/domains/exchange/exchange_domain.h"
#include "app/game/run_game.h"
#include "app/links/link.h"
#include "app/theme/portal_scheme.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "app/window/screen_fit.h"
#include "app/workspace/program_name.h"
#include "app/workspace/settings_size.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::app {

namespace {

/// Returns the day of the only word if that is a link to a day's challenge.
std::optional<Date> dayOf(const QStringList& words) {
    if (words.size() != 1 || !isLink(words.front())) return {};
    const auto link = readLink(words.front());
    return link ? link->day : std::nullopt;
}

/// Opens the game of the built-in temple at a day's challenge.
int playDay(Date day) {
    widgets::PackOnDisk temple = widgets::readPackFile(QStringLiteral("builtin:temple"));
    return runGame({.pack = temple.name, .day = day}, std::move(temple.reading)).value_or(kFailed);
}

}  // namespace

int runEditor(QApplication& application) {
    nameTheProgram();
    QApplication::setApplicationVersion(QStringLiteral(MAZELOOM_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("Mazeloom"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mazeloom.Mazeloom"));
    const QStringList names = application.arguments().mid(1);
    for (const QString& name : names) {
        if (!name.startsWith('-')) continue;
        complain(
            QCoreApplication::translate("CommandLine", "unknown option \"%1\"; see mazeloom --help")
                .arg(name));
        return kWrongUsage;
    }
    const QString settings = QSettings().fileName();
    if (const QString aside = setAsideLargeSettings(settings); !aside.isEmpty()) {
        complain(
            QCoreApplication::translate(
                "CommandLine", "the settings in %1 are too large to be read; they are in %2 now")
                .arg(settings, aside));
    }
    if (const auto day = dayOf(names)) return playDay(*day);
    PortalScheme scheme;
    ThemeController themes(&scheme);
    MainWindow window(themes);
    if (names.isEmpty()) window.restoreSession();
    QStringList foreign;
    for (const QString& name : names) {
        // An invalid link is ignored here: it was reported before the window existed.
        if (ExchangeDomain::isForeign(name)) {
            foreign << name;
        } else if (!isLink(name)) {
            window.workspace().open(packNameOf(name));
        } else if (const auto link = readLink(name)) {
            window.follow(*link);
        }
    }
    new ScreenFit(window);
    window.show();
    // The questions are asked from the event loop, so that the window is visible behind them.
    QTimer::singleShot(0, &window, [&window, foreign] {
        window.offerRecovery();
        for (const QString& file : foreign)
            window.open(file);
    });
    return QApplication::exec();
}

}  // namespace mazeloom::app

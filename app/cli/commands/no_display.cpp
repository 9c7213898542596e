// SPDX-License-Identifier: MIT
#include "app/cli/commands/no_display.h"

#include <cstdlib>

#include "app/cli/commands/command_line.h"
#include "app/cli/terminal.h"
#include "app/workspace/language.h"

namespace mazeloom::app {

namespace {

QString why() {
    const auto say = [](const char* text) { return inTheSystemsLanguage("CommandLine", text); };
    if (const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM"); !platform.isEmpty()) {
        return say(QT_TRANSLATE_NOOP("CommandLine",
                                     "no window can be shown: QT_QPA_PLATFORM asks for \"%1\", "
                                     "which cannot be used here"))
            .arg(platform);
    }
    for (const char* const variable : {"WAYLAND_DISPLAY", "DISPLAY"}) {
        if (const QString display = qEnvironmentVariable(variable); !display.isEmpty()) {
            return say(QT_TRANSLATE_NOOP("CommandLine",
                                         "no window can be shown: the display \"%1\" cannot be "
                                         "connected to"))
                .arg(display);
        }
    }
    return say(QT_TRANSLATE_NOOP("CommandLine",
                                 "no window can be shown: there is no display (neither DISPLAY nor "
                                 "WAYLAND_DISPLAY is set)"));
}

/// Drops Qt's messages about the plugins that it tries. Ends the program at Qt's fatal message.
void endAtTheLastWord(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg) return;
    complain(why());
    std::_Exit(kFailed);
}

}  // namespace

DisplayGuard::DisplayGuard() : before_(qInstallMessageHandler(endAtTheLastWord)) {}

DisplayGuard::~DisplayGuard() {
    qInstallMessageHandler(before_);
}

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
#include "app/cli/commands/play_window.h"

#include <utility>

#include <QApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/no_display.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

std::unique_ptr<QCoreApplication> makeWindowApplication(int& argc, char** argv) {
    const DisplayGuard guard;
    return std::make_unique<QApplication>(argc, argv);
}

int playInWindow(const GameWish& wish) {
    auto run = packToPlay(wish.pack, wish.level);
    if (!run) return kFailed;
    const auto code = runGame(wish, std::move(run->reading));
    if (code) return *code;
    complain(wish.pack + QStringLiteral(": ") + code.error());
    return kFailed;
}

}  // namespace mazeloom::app

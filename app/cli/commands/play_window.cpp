// SPDX-License-Identifier: MIT
#include "app/cli/commands/play_window.h"

#include <utility>

#include <QApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/no_display.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

std::unique_ptr<QCoreApplication> makeWindowApplication(int& argc, char** argv) {
    const DisplayGuard guard;
    return std::make_unique<QApplication>(argc, argv);
}

int playInWindow(const GameWish& wish) {
    auto reading = readWhatIsGood(wish.pack);
    if (!reading) return kFailed;
    PlayOptions options;
    options.pack = wish.pack;
    options.level = wish.level;
    const PlayRun run{std::move(options), std::move(*reading), {}};
    // A descent can reach any floor, so all of them must be valid; a level alone needs only itself.
    if (wish.level.isEmpty() ? complainOfErrors(run.reading.problems)
                             : findLevel(run, wish.level.toStdString()) == nullptr)
        return kFailed;
    const auto code = runGame(wish, run.reading);
    if (code) return *code;
    complain(wish.pack + QStringLiteral(": ") + code.error());
    return kFailed;
}

}  // namespace mazeloom::app

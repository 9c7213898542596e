// SPDX-License-Identifier: MIT
#include <csignal>
#include <new>
#include <optional>

#include <QApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/no_display.h"
#include "app/editor.h"
#include "app/out_of_memory.h"
#include "app/workspace/language.h"
#include "resources/resources.h"

namespace {

int run(int argc, char** argv) {
    mazeloom::resources::initialise();
    mazeloom::app::speakTheSystemsLanguage();
    if (const auto exitCode = mazeloom::app::runCommandLine(argc, argv)) return *exitCode;
    std::optional<mazeloom::app::DisplayGuard> guard(std::in_place);
    QApplication application(argc, argv);
    guard.reset();
    return mazeloom::app::runEditor(application);
}

}  // namespace

int main(int argc, char** argv) {
    mazeloom::app::endPlainlyWithoutMemory();
    // A write beyond the limit of file sizes then fails as on a full disk. By default it ends the
    // program, which leaves half-written files.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        // Because the exception is caught here, the stack is unwound, which removes half-written
        // files.
        mazeloom::app::sayOutOfMemory();
        return mazeloom::app::kFailed;
    }
}

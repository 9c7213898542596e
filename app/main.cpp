// SPDX-License-Identifier: MIT
#include <QApplication>

#include "app/cli/command_line.h"
#include "app/editor.h"
#include "app/language.h"
#include "resources/resources.h"

int main(int argc, char** argv) {
    mazeloom::resources::initialise();
    mazeloom::app::speakTheSystemsLanguage();
    if (const auto exitCode = mazeloom::app::runCommandLine(argc, argv)) return *exitCode;
    QApplication application(argc, argv);
    return mazeloom::app::runEditor(application);
}

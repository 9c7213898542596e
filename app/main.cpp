// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"
#include "resources/resources.h"

int main(int argc, char** argv) {
    mazeloom::resources::initialise();
    if (const auto exitCode = mazeloom::app::runCommandLine(argc, argv)) return *exitCode;
    return mazeloom::app::kWrongUsage;
}

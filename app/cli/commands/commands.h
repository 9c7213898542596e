// SPDX-License-Identifier: MIT
// The commands there are, a file each. They need no display.
#pragma once

#include <memory>
#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/command_spec.h"

namespace mazeloom::app {

struct Command {
    CommandSpec spec;
    /// Returns the exit code.
    int (*run)(const CommandArguments& arguments);
    /// The application that it runs in, before its arguments are understood, since what is wrong
    /// with them is said in the user's language; null: one that cannot draw.
    std::unique_ptr<QCoreApplication> (*makeApplication)(int& argc, char** argv,
                                                         const QStringList& words) = nullptr;
};

extern const Command generateCommand;
extern const Command playCommand;
extern const Command checkCommand;
extern const Command exportCommand;
extern const Command importCommand;
extern const Command animateCommand;
extern const Command galleryCommand;
extern const Command surveyCommand;
extern const Command findCommand;
extern const Command compareCommand;
extern const Command challengeCommand;
extern const Command helpCommand;

/// In the order in which help lists them.
std::span<const Command* const> commands();

}  // namespace mazeloom::app

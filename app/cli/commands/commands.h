// SPDX-License-Identifier: MIT
// The commands, each in its own file. They need no display.
#pragma once

#include <memory>
#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/command_spec.h"

namespace mazeloom::app {

struct Command {
    CommandSpec spec;
    /// Runs the command and returns its exit code.
    int (*run)(const CommandArguments& arguments);
    /// Creates the application, before the arguments are parsed, because messages about them are in
    /// the user's language. Null: a QCoreApplication, which cannot draw.
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
extern const Command driftCommand;
extern const Command diffCommand;
extern const Command mergeCommand;
extern const Command challengeCommand;
extern const Command helpCommand;

/// Returns the commands in the order of help.
std::span<const Command* const> commands();

}  // namespace mazeloom::app

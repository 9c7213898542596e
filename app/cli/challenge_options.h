// SPDX-License-Identifier: MIT
// What `mazeloom challenge` was told to do.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include "app/cli/map_output.h"
#include "core/challenge/challenge.h"

namespace mazeloom::app {

/// The words of the subcommand, for translation.
struct ChallengeText {
    Q_DECLARE_TR_FUNCTIONS(ChallengeText)
};

struct ChallengeOptions {
    bool help = false;
    Date date;
    MapFormat format = standardMapFormat();
    QString output;  ///< empty: stdout
};

/// The options, or what is wrong with them. `arguments` begin with the program and the subcommand;
/// `today` is the date where none is given.
tl::expected<ChallengeOptions, QString> parseChallengeOptions(const QStringList& arguments,
                                                              Date today);

/// The text of --help.
QString challengeHelp();

}  // namespace mazeloom::app

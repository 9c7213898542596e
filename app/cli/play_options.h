// SPDX-License-Identifier: MIT
// What `mazeloom play` was told to do.
#pragma once

#include <cstdint>
#include <optional>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// The words of the subcommand, for translation.
struct PlayText {
    Q_DECLARE_TR_FUNCTIONS(PlayText)
};

struct PlayOptions {
    bool help = false;
    QString pack;
    QString level;                      ///< empty: what the inputs say
    std::optional<std::uint64_t> seed;  ///< nothing: what the inputs say
    /// From 0; nothing: what the inputs say, or the first.
    std::optional<std::uint64_t> attempt;
    QString inputs;  ///< a file; "-": stdin
    bool json = false;
};

/// The options, or what is wrong with them. `arguments` begin with the program and the subcommand.
tl::expected<PlayOptions, QString> parsePlayOptions(const QStringList& arguments);

/// The text of --help.
QString playHelp();

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// What `mazeloom export` was told to do.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// The words of the subcommand, for translation.
struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportText)
};

struct ExportOptions {
    bool help = false;
    QString pack;
    QString output;  ///< "-": stdout
};

/// The options, or what is wrong with them. `arguments` begin with the program and the subcommand.
tl::expected<ExportOptions, QString> parseExportOptions(const QStringList& arguments);

/// The text of --help.
QString exportHelp();

}  // namespace mazeloom::app

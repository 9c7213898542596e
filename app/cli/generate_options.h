// SPDX-License-Identifier: MIT
// What `mazeloom generate` was told to do.
#pragma once

#include <cstdint>
#include <optional>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include "app/cli/map_output.h"
#include "core/trace/trace.h"

namespace mazeloom::app {

/// The words of the subcommand, for translation.
struct GenerateText {
    Q_DECLARE_TR_FUNCTIONS(GenerateText)
};

struct GenerateOptions {
    bool help = false;
    bool listLevels = false;
    QString pack;
    QString level;
    std::uint64_t seed = 0;
    MapFormat format = standardMapFormat();
    QString output;     ///< empty: stdout
    QString traceFile;  ///< empty: no trace is wanted
    std::optional<trace::StepIndex> step;
    std::optional<int> depth;  ///< of the floor that it is made as; nothing: as the pack says
};

/// The options, or what is wrong with them. `arguments` begin with the program and the subcommand.
tl::expected<GenerateOptions, QString> parseGenerateOptions(const QStringList& arguments);

/// The text of --help.
QString generateHelp();

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// What `mazeloom check` was told to do.
#pragma once

#include <cstdint>
#include <optional>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include "core/check/report.h"

namespace mazeloom::app {

/// The words of the subcommand, for translation.
struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

struct CheckOptions {
    /// A range of seeds is no longer.
    static constexpr std::uint64_t kMostSeeds = 1'000'000;

    bool help = false;
    QString pack;
    QString level;  ///< empty: the whole pack
    std::optional<check::Seeds> seeds;
    bool json = false;
};

/// The options, or what is wrong with them. `arguments` begin with the program and the subcommand.
tl::expected<CheckOptions, QString> parseCheckOptions(const QStringList& arguments);

/// The text of --help.
QString checkHelp();

}  // namespace mazeloom::app

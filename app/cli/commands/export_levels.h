// SPDX-License-Identifier: MIT
// The part of mazeloom export that generates levels and writes them in another program's format.
#pragma once

#include <cstdint>

#include <QString>

#include "core/exchange/exporter.h"
#include "core/exchange/out/write_levels.h"

namespace mazeloom::app {

struct ExportLevels {
    QString pack;
    const exchange::Exporter& format;
    QString place;  ///< a file for one level and seed, a folder for several files; "-": stdout
    QString level;  ///< empty: all
    exchange::SeedList seeds = {};  ///< not empty
    exchange::WriteWay way = {};
    exchange::PictureOptions picture = {};
};

/// Exports the levels and returns the exit code. Each file appears when it is complete, and stays
/// if a later one fails.
int exportLevels(const ExportLevels& wanted);

}  // namespace mazeloom::app

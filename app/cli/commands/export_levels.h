// SPDX-License-Identifier: MIT
// The part of mazeloom export that generates levels and writes them in a format of others.
#pragma once

#include <cstdint>

#include <QString>

#include "core/doors/exporter.h"

namespace mazeloom::app {

struct ExportLevels {
    QString pack;
    const doors::Exporter& format;
    QString place;  ///< a file for one level and seed, a folder for several; "-": stdout
    QString level;  ///< empty: all
    std::uint64_t firstSeed = 1;
    std::uint64_t lastSeed = 1;
    doors::PictureOptions picture = {};
};

/// The exit code. All files appear together, when all of them could be written.
int exportLevels(const ExportLevels& wanted);

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Makes the archive of a pack for the window and for the command line: the same pack gives the same
// bytes from both. Needs no window, and any thread will do.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/check/rule/finding.h"
#include "core/level/level.h"

namespace mazeloom::app {

/// Told from the thread that works.
struct ExportControl {
    /// Set from another thread to give up; looked at between levels and stages.
    const std::atomic<bool>* stop = nullptr;
    /// Before each of `count` levels or rooms: how many are done.
    std::function<void(const level::Level* level, int done, int count)> progress;

    bool isStopped() const { return stop != nullptr && *stop; }
};

/// The errors that keep a pack from being exported, those of the design and levels that cannot be
/// generated; warnings do not.
std::vector<check::Finding> errorsOf(const level::Pack& pack, const ExportControl& control = {});

/// The bytes of a .mazepack file with a thumbnail of each level, or what keeps the pack from being
/// exported, never nothing unless stopped: errorsOf() it, a level that cannot be generated, limits
/// of the format. What is given could be opened again.
tl::expected<std::string, std::vector<check::Finding>> exportPack(
    const level::Pack& pack, const ExportControl& control = {});

/// A file's name for a pack of this title ("the-ring.mazepack").
QString exportName(const QString& title);

inline constexpr QLatin1String kArchiveSuffix(".mazepack");

}  // namespace mazeloom::app

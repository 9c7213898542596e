// SPDX-License-Identifier: MIT
// Creates the archive of a pack, for the window and the command line: both produce the same bytes
// from the same pack. Needs no window, and works on any thread.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/check/findings/finding.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

/// Called and checked on the working thread.
struct ExportControl {
    /// Set from another thread to cancel; checked between levels and stages.
    const std::atomic<bool>* stop = nullptr;
    /// Called before each of `count` levels or rooms, with the number done.
    std::function<void(const level::Level* level, int done, int count)> progress;

    bool isStopped() const { return stop != nullptr && *stop; }
};

/// Returns the errors that prevent the export of a pack: errors of its design, and levels that
/// cannot be generated; no warnings.
std::vector<check::Finding> errorsOf(const level::Pack& pack, const ExportControl& control = {});

/// Returns the bytes of a .mazepack file with a thumbnail of each level, or the reasons that
/// prevent the export: errorsOf(), a level that cannot be generated, limits of the format. The
/// reasons are empty only if stopped. The archive can be opened again.
tl::expected<std::string, std::vector<check::Finding>> exportPack(
    const level::Pack& pack, const ExportControl& control = {});

/// Returns a file name for a pack with this title ("the-ring.mazepack").
QString exportName(const QString& title);

inline constexpr QLatin1String kArchiveSuffix(".mazepack");

}  // namespace mazeloom::widgets

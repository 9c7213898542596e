// SPDX-License-Identifier: MIT
// Creates the archive of a pack, for the window and the command line. Both get the same bytes for
// the same pack. Needs no window, and works on any thread.
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

/// Cancels an export and receives its progress. Both members are used on the thread that exports.
struct ExportControl {
    /// A flag that another thread sets to cancel; checked between levels and stages.
    const std::atomic<bool>* stop = nullptr;
    /// Called before each step of work on a level; `done` of `count` steps are done. errorsOf() has
    /// one step per level, exportPack() two.
    std::function<void(const level::Level* level, int done, int count)> progress;

    bool isStopped() const { return stop != nullptr && *stop; }
};

/// Returns the errors that prevent the export of a pack: errors in its design, and levels that
/// cannot be generated. Omits warnings.
std::vector<check::Finding> errorsOf(const level::Pack& pack, const ExportControl& control = {});

/// Returns the bytes of a .mazepack file with a thumbnail of each level, after checking that the
/// archive can be opened. Otherwise returns the reasons that prevent the export: design errors,
/// levels that cannot be generated, or limits of the format. The reasons are empty only if the
/// export was stopped.
tl::expected<std::string, std::vector<check::Finding>> exportPack(
    const level::Pack& pack, const ExportControl& control = {});

/// Returns the file name of an archive for a pack with this title: "the-ring.mazepack".
QString exportName(const QString& title);

inline constexpr QLatin1String kArchiveSuffix(".mazepack");

}  // namespace mazeloom::widgets

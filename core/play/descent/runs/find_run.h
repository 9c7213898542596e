// SPDX-License-Identifier: MIT
// Finds the file of a pack's kept run (RULES.md D-14.4).
//
// The name of such a file contains the pack's id and the hash of its tables, like the name of a
// scores file. Several packs may have the same id and the same tables, and a pack may be changed
// while a run is kept. So the names of several files may differ only in a number. A run belongs to
// the pack in which its keys lead to the same states as when it was saved. The runs of other packs
// are never touched.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/play/descent/runs/saved_run.h"
#include "core/play/descent/state/dungeon.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

/// Upper bound on the number of run files for one pack id and one set of tables.
inline constexpr int kMostRunFiles = 20;

/// Returns the name of a run's file. `rules` is Dungeon::hash(); `number` is 1–kMostRunFiles.
std::string runFileOf(std::string_view pack, std::uint64_t rules, int number = 1);
/// Returns the name that versions up to 1.0 gave a run's file; packs with the same id shared it.
std::string oldRunFileOf(std::string_view pack);

struct FoundRun {
    /// The file of the run; if there is no run, the file for the next one.
    std::filesystem::path file;
    /// The run, if there is one, and warnings about all files that were looked at.
    ResumedRun run;
};

/// Looks for the run of `dungeon` in `folder`. `pack` is the pack's id. Returns an error if a file
/// cannot be read, if a damaged file cannot be set aside, or if there are too many files of other
/// packs.
tl::expected<FoundRun, Problem> findRun(const std::filesystem::path& folder,
                                        const std::string& pack,
                                        const std::shared_ptr<const Dungeon>& dungeon,
                                        files::FileSystem& files);

/// Returns the names of the files in `folder` that hold runs of packs with this id under other
/// tables, in ascending order. Such a run cannot go on. Returns none if the folder cannot be read.
std::vector<std::string> runsOfOtherTables(const std::filesystem::path& folder,
                                           std::string_view pack, std::uint64_t rules,
                                           files::FileSystem& files);

}  // namespace mazeloom::play::descent

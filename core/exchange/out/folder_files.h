// SPDX-License-Identifier: MIT
// The files that a folder of exported levels has once: the levels' origins (origins.json), and the
// levels that could not be written (failures.json, only from the last export). Entries of
// origins.json for files of other exports stay as long as these files exist. Private to
// core/exchange/out.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/out/level_files.h"
#include "core/files/file_system.h"
#include "core/files/staged_files.h"
#include "core/problem.h"

namespace mazeloom::exchange {

inline constexpr std::string_view kFailuresFile = "failures.json";

/// Writes origins.json entry by entry, so that memory does not grow with the files.
class FolderOrigins {
  public:
    FolderOrigins(files::FileSystem::Path folder, files::FileSystem& files)
        : folder_(std::move(folder)), files_(files) {}

    /// Reads the existing file's entries for files other than `written`. The problem says that the
    /// existing file is not ours or cannot be read.
    tl::expected<void, Problem> keepOthers(const std::set<std::string>& written);
    /// Begins the new file with the levels that its entries will refer to.
    std::error_code begin(const std::vector<LevelAndSeed>& levels, files::StagedFiles& staged,
                          const Stop& stop = {});
    /// Returns the entry of a newly made file.
    std::string entryOf(const MadeLevel& made, const Stop& stop = {}) const;
    std::error_code add(const std::string& file, const std::string& entry,
                        files::StagedFiles& staged);
    /// Completes the new file, which is then ready to be placed.
    std::error_code end(files::StagedFiles& staged);

  private:
    files::FileSystem::Path folder_;
    files::FileSystem& files_;
    std::map<std::string, std::string> otherLevels_;  ///< by key, compressed
    /// Names and entries of the files that other exports wrote.
    std::vector<std::pair<std::string, std::string>> otherFiles_;
    std::map<const level::Level*, std::string> keys_;
    bool isEmpty_ = true;
};

/// Returns a problem unless the file is missing, empty or of our format `format`. Checks nothing
/// else in it.
tl::expected<void, Problem> needOwn(const files::FileSystem::Path& file, std::string_view format,
                                    files::FileSystem& files);

/// A failure and the file that lacks its level, for failures.json.
struct FileFailure {
    std::string file;
    LevelFailure failure;
};
std::string failuresText(const std::vector<FileFailure>& failures);
inline constexpr std::string_view kFailuresFormat = "mazeloom-failures";

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
// The files that exist once in a folder of exported levels: origins.json with the levels' origins,
// and failures.json with the levels that the last export could not write. Entries of origins.json
// for files of other exports stay as long as these files exist. Private to core/exchange/out.
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

/// Writes origins.json entry by entry, so that memory does not grow with the number of files.
class FolderOrigins {
  public:
    FolderOrigins(files::FileSystem::Path folder, files::FileSystem& files)
        : folder_(std::move(folder)), files_(files) {}

    /// Reads the entries of the existing origins.json, except those for the files in `written`.
    /// Returns a problem if the existing file was not written by an export or cannot be read.
    tl::expected<void, Problem> keepOthers(const std::set<std::string>& written);
    /// Begins the new origins.json with the levels to which its entries will refer.
    std::error_code begin(const std::vector<LevelAndSeed>& levels, files::StagedFiles& staged,
                          const Stop& stop = {});
    /// Returns the entry of a newly exported file.
    std::string entryOf(const MadeLevel& made, const Stop& stop = {}) const;
    std::error_code add(const std::string& file, const std::string& entry,
                        files::StagedFiles& staged);
    /// Completes the new origins.json, which is then ready to be placed.
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

/// Returns a problem unless the file is missing, is empty or states the format `format`. Checks
/// nothing else in the file.
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

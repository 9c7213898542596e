// SPDX-License-Identifier: MIT
// The files that a folder of exported levels has once: what its levels were (origins.json), and
// which levels could not be written (failures.json, of the last export alone). What origins.json
// says of files of other exports into the same folder stays as long as these files do. Private to
// core/doors/out.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/out/level_files.h"
#include "core/files/file_system.h"
#include "core/files/staged_files.h"
#include "core/problem.h"

namespace mazeloom::doors {

inline constexpr std::string_view kFailuresFile = "failures.json";

/// Writes origins.json entry by entry, so that memory does not grow with the files.
class FolderOrigins {
  public:
    FolderOrigins(files::FileSystem::Path folder, files::FileSystem& files)
        : folder_(std::move(folder)), files_(files) {}

    /// Reads the entries of other files than these from what stands there. The problem says that
    /// a file of somebody else does.
    tl::expected<void, Problem> keepOthers(const std::set<std::string>& written);
    /// Begins the new file, with the levels that its entries will name.
    std::error_code begin(const std::vector<LevelAndSeed>& levels, files::StagedFiles& staged,
                          const Stop& stop = {});
    /// The entry of a file that was made just now.
    std::string entryOf(const MadeLevel& made, const Stop& stop = {}) const;
    std::error_code add(const std::string& file, const std::string& entry,
                        files::StagedFiles& staged);
    /// Completes the new file, which waits to be placed then.
    std::error_code end(files::StagedFiles& staged);

  private:
    files::FileSystem::Path folder_;
    files::FileSystem& files_;
    std::map<std::string, std::string> otherLevels_;  ///< by their keys, packed
    /// Names and entries.
    std::vector<std::pair<std::string, std::string>> otherFiles_;
    std::map<const level::Level*, std::string> keys_;
    bool isEmpty_ = true;
};

/// Says that a file of this name stands in the folder and is not of a format of ours; nothing else
/// is wrong with it.
tl::expected<void, Problem> needOwn(const files::FileSystem::Path& file, std::string_view format,
                                    files::FileSystem& files);

/// The text of failures.json. Each failure with the file that it is missing in.
struct FileFailure {
    std::string file;
    LevelFailure failure;
};
std::string failuresText(const std::vector<FileFailure>& failures);
inline constexpr std::string_view kFailuresFormat = "mazeloom-failures";

}  // namespace mazeloom::doors

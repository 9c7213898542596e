// SPDX-License-Identifier: MIT
// The record of an export that has not come to its end: which files are finished, with their
// checksums. It is a file of the export's folder, in plain sight, a line of JSON for each finished
// file, and is removed at the end. What ends the program in the middle of a line loses that line
// alone. Private to core/doors/out.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/doors/out/level_files.h"
#include "core/files/file_system.h"

namespace mazeloom::doors {

/// A name that no format's files have.
inline constexpr std::string_view kUnfinishedFile = "unfinished.ndjson";

/// A level's file and what lies beside it, as they are on the disk.
struct FinishedFile {
    struct Part {
        std::string name;
        std::uint64_t size = 0;  ///< in bytes
        std::string sha256;
    };

    std::string name;         ///< of the level's file; also where it could not be written
    std::vector<Part> parts;  ///< that were written with it; none where it could not be written
    std::string origin;       ///< originEntry(), where the folder's file has one
    std::vector<LevelFailure> failures;
};

FinishedFile::Part partOf(std::string name, std::string_view bytes);

class UnfinishedExport {
  public:
    /// `fingerprint` is equal for exports whose files of the same name are the same.
    UnfinishedExport(files::FileSystem::Path folder, std::string fingerprint,
                     files::FileSystem& files);

    /// Reads the record that is there. Keeps its files whose parts are on the disk as they were
    /// finished. Says whether there is a record of another export, which is not gone on with.
    bool resume();
    /// The names of levels' files that the record had which resume() read, of whatever export.
    const std::set<std::string>& before() const { return before_; }
    /// The file of this name, if it is finished; null otherwise.
    const FinishedFile* find(const std::string& name) const;

    /// Replaces the record on the disk by one of what is kept.
    std::error_code begin();
    std::error_code add(const FinishedFile& file);
    /// Removes the record from the disk.
    std::error_code end();

  private:
    std::string firstLine() const;
    bool isThere(const FinishedFile& file) const;

    files::FileSystem::Path folder_;
    std::string fingerprint_;
    files::FileSystem& files_;
    files::Temporary record_;  ///< the open file, after begin()
    std::map<std::string, FinishedFile> kept_;
    std::set<std::string> before_;
};

}  // namespace mazeloom::doors

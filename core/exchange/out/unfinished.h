// SPDX-License-Identifier: MIT
// The record of an unfinished export: its finished files with their checksums. It is a visible file
// in the export's folder with one line of JSON per finished file, and is removed at the end. A
// crash in the middle of a line loses only that line. Private to core/exchange/out.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/out/level_files.h"
#include "core/files/file_system.h"

namespace mazeloom::exchange {

/// No format writes a file of this name.
inline constexpr std::string_view kUnfinishedFile = "unfinished.ndjson";

/// A level's file and its companion files, as they are on disk.
struct FinishedFile {
    struct Part {
        std::string name;
        std::uint64_t size = 0;  ///< in bytes
        std::string sha256;
    };

    std::string name;         ///< the level's file; set even if it could not be written
    std::vector<Part> parts;  ///< the files written for it; empty if it could not be written
    std::string origin;       ///< originEntry() of the file, if origins.json has one
    std::vector<LevelFailure> failures;
};

FinishedFile::Part partOf(std::string name, std::string_view bytes);

class UnfinishedExport {
  public:
    /// `fingerprint` is equal for exports that write the same bytes to files of the same name.
    UnfinishedExport(files::FileSystem::Path folder, std::string fingerprint,
                     files::FileSystem& files);

    /// Reads the existing record, and keeps those of its finished files whose parts on disk are
    /// unchanged. Returns whether there is a record that is not resumed: it belongs to another
    /// export or cannot be read.
    bool resume();
    /// Returns the names of levels' files that were written according to the record read by
    /// resume(), even if the record belongs to another export.
    const std::set<std::string>& before() const { return before_; }
    /// Returns the finished file of this name, or null.
    const FinishedFile* find(const std::string& name) const;

    /// Replaces the record on disk by a new record that lists the kept files.
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
    files::Temporary record_;  ///< the open record, after begin()
    std::map<std::string, FinishedFile> kept_;
    std::set<std::string> before_;
};

}  // namespace mazeloom::exchange

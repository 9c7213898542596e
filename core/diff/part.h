// SPDX-License-Identifier: MIT
// The differences between two packs, file by file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/diff/changes.h"
#include "core/diff/pack_files.h"
#include "core/diff/words.h"
#include "core/json/value.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::diff {

/// A change of a part, independent of the documents that were compared.
struct TellableChange {
    Change::Kind kind = Change::Kind::Replaced;
    std::string before;  ///< JSON Pointer in the old document
    std::string after;   ///< JSON Pointer in the new document
    /// The values as JSON; nullopt if there is none, or for cells. Values of more than kMostBytes
    /// are left out.
    std::optional<std::string> from;
    std::optional<std::string> to;
    CellGroup group = {};
    Line line;

    static constexpr std::size_t kMostBytes = 4096;
};

/// A file of a pack that differs.
struct PartDifference {
    enum class Status : std::uint8_t { Changed, Added, Removed };

    std::string file;       ///< in the new pack; if it was removed, in the old one
    std::string otherFile;  ///< in the old pack, if it has another name there; else empty
    FileKind kind = FileKind::Other;
    std::string title;  ///< empty if the part could not be read
    Status status = Status::Changed;
    /// The first changes, at most PartWish::mostChanges. Empty if the part was added or removed, or
    /// if it is a picture.
    std::vector<TellableChange> changes;
    std::size_t count = 0;  ///< of all changes
    /// The JSON Patch that makes the new file's document from the old one's; null if it was not
    /// wanted, or for a picture.
    json::Value patch;
};

struct PartWish {
    std::size_t mostChanges = 1000;
    bool isPatchWanted = false;
    Stop stop = {};
};

/// The names of a file on both sides. Empty: the file is not on this side.
struct FilePair {
    std::string before;
    std::string after;
};

/// Returns all files of both sides: pack.json first, then the others by name.
std::vector<FilePair> pairsOf(const PackFiles& before, const PackFiles& after);

/// A file that differs and cannot be compared, since it is not JSON or cannot be read.
struct IncomparableFile {
    bool isOld = false;  ///< it is the file of the old pack
    Problem problem;
};

/// Returns the difference; nullopt if there is none. If both sides could be read, what they hold is
/// compared: spelling, the order of keys and values equal to their default do not count. Else the
/// JSON of the files is compared.
tl::expected<std::optional<PartDifference>, IncomparableFile> differenceOf(
    const FilePair& pair, const PackFiles& before, const PackFiles& after,
    const PartWish& wish = {});

/// Returns the changes between two documents, at most `most` of them, and the number of all.
std::vector<TellableChange> tellableChanges(json::Value before, json::Value after, std::size_t most,
                                            std::size_t& count);

}  // namespace mazeloom::diff

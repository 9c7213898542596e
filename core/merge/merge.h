// SPDX-License-Identifier: MIT
// Three-way merge of a file of a pack: levels/<id>.json, rooms/<id>.json or pack.json.
//
// Edits of different cells, objects and values are all kept. Where both sides changed the same one
// differently, the result keeps ours, and also holds the complete version of the other side
// (open_merge.h). Every result is a file that the pack's reader accepts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/level/map/own_terrain.h"
#include "core/problem.h"

namespace mazeloom::merge {

/// Upper bound on each file, in bytes; the largest levels have as many.
inline constexpr std::size_t kMostFileBytes = std::size_t{6} * level::kMaxSide * level::kMaxSide;

/// A version of the file, and the name by which errors call it.
struct FileText {
    std::string name;
    std::string text;
};

struct Merged {
    std::string text;
    /// The number of places in which the versions differ; 0 if the merge is complete.
    std::size_t open = 0;
    std::string places = {};  ///< the first of these places, in words
};

/// Merges `ours` and `theirs`, which were made from `base`; an empty base means that both added the
/// file. `terrains` are the terrains of the pack, if known; own terrains that the versions name
/// beside these are taken as they are. Unchanged members of our text keep their layout. Returns a
/// problem if a version cannot be read, is another kind of file, or holds an open merge, or if the
/// result would be larger than a file may be.
tl::expected<Merged, Problem> mergeFiles(const FileText& base, const FileText& ours,
                                         const FileText& theirs,
                                         const level::TerrainTable& terrains = {});

/// Returns the own terrains that the text of a pack.json defines; none if it cannot be read.
level::TerrainTable terrainsIn(std::string_view packText);

}  // namespace mazeloom::merge

// SPDX-License-Identifier: MIT
// Fragments as JSON: the clipboard between packs and windows. Everything is in it and comes back as
// it was.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/edit/fragment/fragment.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// The version of the format that this program writes, and the newest that it reads.
inline constexpr int kFragmentVersion = 1;

/// One JSON object, laid out as the files of a pack are:
/// - "format" "mazeloom-fragment", "version" 1, "size" [w, h];
/// - "from" [x, y]: where its top left was copied from; left out at (0, 0);
/// - "mask": rows, '#' where a cell belongs to the fragment; left out when all do;
/// - "own-terrains": a list of those that it shows, as in pack.json; left out when there are none;
/// - "terrain", "marks": rows as in a level; a room's entrances are marks '!' in walls;
/// - "objects", "trajectories": as in a level.
std::string writeFragment(const edit::Fragment& fragment);

/// The fragment, or all that is wrong with the text, which may come from anybody: sizes and counts
/// are bounded before memory is taken. No problem names a file.
/// Terrains of a pack's own that `terrains` do not have join these in the fragment's table.
tl::expected<edit::Fragment, std::vector<Problem>> readFragment(
    std::string_view text, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::pack

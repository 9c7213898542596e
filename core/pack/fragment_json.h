// SPDX-License-Identifier: MIT
// Writes and reads fragments as JSON for the clipboard, to copy between packs and windows. Nothing
// is lost.
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

/// Returns one JSON object, laid out like the files of a pack:
/// - "format" "mazeloom-fragment", "version" 1, "size" [w, h];
/// - "from" [x, y]: the cell from which the top left cell was copied; left out at (0, 0);
/// - "mask": rows, '#' where a cell belongs to the fragment; left out when all do;
/// - "own-terrains": definitions of the own terrains that it uses; left out if there are none;
/// - "terrain", "marks": rows as in a level; a room's entrances are marks '!' in walls;
/// - "objects", "trajectories", "kept": as in a level.
std::string writeFragment(const edit::Fragment& fragment);

/// Returns the fragment, or all problems with the text. The text is untrusted: sizes and counts are
/// bounded before memory is allocated. Problems name no file. The fragment's table has the terrains
/// of `terrains` and the own terrains of the fragment that `terrains` lacks.
tl::expected<edit::Fragment, std::vector<Problem>> readFragment(
    std::string_view text, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::pack

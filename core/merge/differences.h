// SPDX-License-Identifier: MIT
// The places in which two versions of a level, room or pack differ.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::merge {

struct Differences {
    /// The cells whose paint, pinned cell or objects differ, in coordinates of the first version.
    /// Cells that only one version has are not included.
    std::vector<grid::Point> cells;
    /// The members of the file that differ elsewhere, such as "title" or "recipe", in the order of
    /// the alphabet; "size" if the versions cover different cells.
    std::vector<std::string> members;

    std::size_t count() const { return cells.size() + members.size(); }
    bool isEmpty() const { return cells.empty() && members.empty(); }
};

/// Compare two versions. Members that the program does not know are compared as well, except for
/// the other side's version of an open merge.
Differences differences(const level::Level& ours, const level::Level& theirs);
Differences differences(const level::Room& ours, const level::Room& theirs);
/// Compares what is in pack.json; of levels and rooms only the order of those that both have.
Differences differences(const level::Pack& ours, const level::Pack& theirs);

/// Adds "levels" or "rooms" if both have the same ones in another order.
void addOrders(const pack::Listing& ours, const pack::Listing& theirs, Differences& differences);

/// Returns the cells as an area.
edit::Area areaOf(const Differences& differences);

/// Returns the first places in words, such as "(3, 4), (5, 4), title, …".
std::string inWords(const Differences& differences);

}  // namespace mazeloom::merge

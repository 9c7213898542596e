// SPDX-License-Identifier: MIT
// The order of the elements of a merged list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mazeloom::merge {

/// The keys of a list's elements, in the list's order; each occurs once.
using Keys = std::vector<std::string>;

/// Appends the number of earlier equal keys, so that each key occurs once.
void makeUnique(Keys& keys);

/// Renames the elements of a side that were moved: an element whose key `base` lacks gets the key
/// of an element that the side lacks and that has the same content. The contents belong to the
/// keys, in their order, and leave the places out; elements with empty contents are not renamed.
void followMoves(const Keys& base, const Keys& baseContents, Keys& side, const Keys& contents);

/// Whether both sides changed the order of elements that all three versions have, and differ in it.
bool isOrderContested(const Keys& base, const Keys& ours, const Keys& theirs);

/// Returns the keys of `ours` and `theirs`. The order is that of `ours`, or, if only `theirs`
/// changed the order of `base`, that of `theirs`. An element that only the other side has follows
/// the element that precedes it there; new elements of both sides at one place are in the order
/// `ours`, `theirs`.
Keys mergedOrder(const Keys& base, const Keys& ours, const Keys& theirs);

}  // namespace mazeloom::merge

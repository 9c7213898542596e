// SPDX-License-Identifier: MIT
// Compares two JSON documents of a pack value by value. The canonical text of a pack's file holds
// every value of its level or room, so no difference is missed.
#pragma once

#include <cstdint>
#include <vector>

#include "core/diff/cell_changes.h"
#include "core/diff/place.h"
#include "core/json/value.h"

namespace mazeloom::diff {

struct Change {
    enum class Kind : std::uint8_t {
        Replaced,
        Added,
        Removed,
        Moved,   ///< an element has another order; its index in both lists ends the places
        Cells,   ///< cells of a grid: `group`
        Points,  ///< cells of a list of cells: `group`
    };

    Kind kind = Kind::Replaced;
    Place before;  ///< in the old document; if the value was added, that of the list or object
    Place after;   ///< in the new document; if the value was removed, that of the list or object
    /// The values; null if there is none. They point into the documents.
    const json::Value* from = nullptr;
    const json::Value* to = nullptr;
    CellGroup group = {};
};

/// Returns the changes in the order of the new document, except that cells come by their number. It
/// is empty only if the documents are equal. The documents must outlive the changes.
std::vector<Change> changesBetween(const json::Value& before, const json::Value& after);

}  // namespace mazeloom::diff

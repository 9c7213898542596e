// SPDX-License-Identifier: MIT
// The open cells of a map as bits, and their counts by the number of open neighbours.
#pragma once

#include <cstdint>

#include "core/analyse/facts/row_bits.h"
#include "core/analyse/facts/subject.h"

namespace mazeloom::analyse {

struct OpenCells {
    explicit OpenCells(const Subject& subject);

    RowBits bits;
};

struct Passages {
    explicit Passages(const Subject& subject);

    std::int64_t openCells = 0;
    std::int64_t edges = 0;  ///< pairs of neighbouring open cells
    // Open cells outside rooms, by the number of open neighbours.
    std::int64_t deadEnds = 0;   ///< at most one open neighbour
    std::int64_t corridors = 0;  ///< two open neighbours
    std::int64_t junctions = 0;  ///< three or four open neighbours
};

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// Work that takes memory by the size of a level. Where the memory ends, the level is refused with a
// problem that names it, and the program goes on: what the work had taken is free again by then.
#pragma once

#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/grid/point.h"
#include "core/in_quotes.h"
#include "core/problem.h"

namespace mazeloom {

/// Returns what `work` returns; where it finds no memory, what `refused` returns. Containers throw
/// std::length_error where no address space could ever hold what they are asked for.
template <typename Work, typename Refused>
auto withinMemory(const Work& work, const Refused& refused) -> decltype(work()) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    return refused();
}

/// What is said of a level that there is not enough memory for. `purpose` follows the size of the
/// level, such as " to be recorded", and may be empty.
inline Problem notEnoughMemory(std::string_view level, grid::Size size,
                               std::string_view purpose = {}) {
    Problem problem;
    problem.text = "there is not enough memory for the level " + inQuotes(level) + " of " +
                   std::to_string(size.width) + " × " + std::to_string(size.height) + " cells" +
                   std::string(purpose) + ": make the level smaller, or close other programs";
    return problem;
}

}  // namespace mazeloom

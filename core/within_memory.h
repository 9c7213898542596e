// SPDX-License-Identifier: MIT
// Runs work whose memory depends on the size of a level. If memory runs out, stack unwinding frees
// the work's memory, the level is refused with a problem that names the level, and the program
// continues.
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

/// Returns the result of `work`, or the result of `refused` if memory runs out. Also catches
/// std::length_error, which containers throw if a requested size exceeds any address space.
template <typename Work, typename Refused>
auto withinMemory(const Work& work, const Refused& refused) -> decltype(work()) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    return refused();
}

/// Returns the problem of a level for which there is not enough memory. The text `purpose` follows
/// the size of the level, such as " to be recorded", and may be empty.
inline Problem notEnoughMemory(std::string_view level, grid::Size size,
                               std::string_view purpose = {}) {
    Problem problem;
    problem.text = "there is not enough memory for the level " + inQuotes(level) + " of " +
                   std::to_string(size.width) + " × " + std::to_string(size.height) + " cells" +
                   std::string(purpose) + ": make the level smaller, or close other programs";
    return problem;
}

}  // namespace mazeloom

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/trace/trace.h"

namespace mazeloom::trace {

/// Returns the index of the first entry that belongs to `step` or a later step; log.size() if there
/// is none. The entries must be sorted by step.
template <typename Entry>
std::size_t firstEntry(const Log<Entry>& log, StepIndex step) {
    std::size_t from = 0;
    std::size_t end = log.size();
    while (from < end) {
        const std::size_t middle = from + (end - from) / 2;
        if (log[middle].step < step) {
            from = middle + 1;
        } else {
            end = middle;
        }
    }
    return from;
}

}  // namespace mazeloom::trace

// SPDX-License-Identifier: MIT
// Sorts lists that are so long that sorting must be stoppable.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <functional>
#include <span>

#include "core/generate/shared/watch.h"

namespace mazeloom::generate {

namespace detail {

template <typename Item, typename Less>
void watchedSort(PacedWatch& watch, std::span<Item> items, const Less& less, int depth) {
    if (items.size() <= kStopPace || depth == 0) {
        std::ranges::sort(items, less);
        watch.poll(items.size());
        return;
    }
    std::array<Item, 3> some{items.front(), items[items.size() / 2], items.back()};
    std::ranges::sort(some, less);
    const auto isLess = [&](const Item& item) { return less(item, some[1]); };
    const auto split = std::partition(items.begin(), items.end(), isLess) - items.begin();
    const auto middle = static_cast<std::size_t>(split);
    watchedSort(watch, items.first(middle), less, depth - 1);
    watchedSort(watch, items.subspan(middle), less, depth - 1);
}

}  // namespace detail

/// Sorts the items, of which no two may be equal. Quicksort splits long lists, and the library
/// sorts the pieces; it also sorts a list that is still long after many splits.
template <typename Item, typename Less = std::ranges::less>
void watchedSort(PacedWatch& watch, std::span<Item> items, const Less& less = {}) {
    detail::watchedSort(watch, items, less, 2 * static_cast<int>(std::bit_width(items.size())));
}

}  // namespace mazeloom::generate

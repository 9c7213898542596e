// SPDX-License-Identifier: MIT
// Sorts and shuffles lists that are so long that the work must be stoppable.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <functional>
#include <span>
#include <utility>

#include "core/generate/shared/watch.h"
#include "core/random/stream.h"

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

/// Shuffles the items as random::Stream::shuffle() does.
template <typename Item>
void watchedShuffle(PacedWatch& watch, random::Stream& random, std::span<Item> items) {
    watch.forEachChunk(items.size(), [&](std::size_t begin, std::size_t end) {
        const std::size_t least = std::max<std::size_t>(items.size() - end, 1);
        for (std::size_t i = items.size() - begin; i > least; --i)
            std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
    });
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#include "core/exchange/in/difference.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "core/exchange/origin.h"

namespace mazeloom::exchange {

namespace {

/// A thing's position and kind, for sorting.
using Standing = std::tuple<int, int, std::string>;

std::vector<Standing> standingOf(const level::Map& map) {
    std::vector<Standing> all;
    for (const Facts::Thing& thing : factsOf(map).things)
        all.emplace_back(thing.at.y, thing.at.x, thing.kind);
    std::ranges::sort(all);
    return all;
}

}  // namespace

Difference differenceOf(const level::Map& before, const level::Map& after) {
    Difference result;
    const grid::Size size = after.size();
    result.isResized = before.size() != size;
    if (result.isResized) {
        result.cells = edit::Area(grid::Rect{0, 0, size.width, size.height});
    } else {
        const Facts was = factsOf(before);
        const Facts is = factsOf(after);
        std::vector<edit::Run> runs;
        for (int y = 0; y < size.height; ++y) {
            const auto old = was.cells.row(y);
            const auto now = is.cells.row(y);
            for (int x = 0; x < size.width; ++x) {
                if (old[static_cast<std::size_t>(x)] != now[static_cast<std::size_t>(x)])
                    runs.push_back({y, x, 1});
            }
        }
        result.cells = edit::Area(std::move(runs));
    }
    const auto was = standingOf(before);
    const auto is = standingOf(after);
    std::vector<Standing> changed;
    std::ranges::set_symmetric_difference(was, is, std::back_inserter(changed));
    std::vector<edit::Run> runs;
    for (const auto& [y, x, kind] : changed) {
        if (x < size.width && y < size.height) runs.push_back({y, x, 1});
    }
    result.things = edit::Area(std::move(runs));
    return result;
}

}  // namespace mazeloom::exchange

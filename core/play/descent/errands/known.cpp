// SPDX-License-Identifier: MIT
#include "core/play/descent/errands/known.h"

#include <algorithm>

namespace mazeloom::play::descent {

void Known::look(const State& state) {
    state_ = &state;
    if (state.depth != depth_) {
        depth_ = state.depth;
        items_.clear();
        bossAt_.reset();
    }
    if (bossAt_ && state.seen.sees(*bossAt_)) bossAt_.reset();
    monsters_.clear();
    for (const Monster& monster : state.floor.monsters) {
        if (!state.seen.sees(monster.at)) continue;
        monsters_.push_back(&monster);
        if (monster.isBoss()) bossAt_ = monster.at;
    }
    // The items in visible cells replace the remembered items.
    std::erase_if(items_, [&](const LyingItem& item) { return state.seen.sees(item.at); });
    for (const LyingItem& item : state.floor.items) {
        // If a cell has several items, only the topmost shows.
        if (!state.seen.sees(item.at) || state.floor.itemAt(item.at) != &item) continue;
        items_.push_back(item);
    }
}

const Item* Known::itemAt(grid::Point p) const {
    const auto at = std::find_if(items_.begin(), items_.end(),
                                 [p](const LyingItem& item) { return item.at == p; });
    return at == items_.end() ? nullptr : &at->item;
}

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/lookahead.h"

namespace mazeloom::analyse::bots::temple {

using grid::Index;

bool Lookahead::find(Index from, const Ask& canPass, const Ask& isGoal,
                     std::vector<PlannedStep>& plan) {
    nodes_.clear();
    seen_.clear();
    slots_.resize(kSlots + 3);
    for (auto& slot : slots_)
        slot.clear();
    // The start does not count as a goal, even if isGoal(from): a goal has to be walked to.
    nodes_.push_back({from, -1, 0, false});
    slots_[0].push_back(0);
    std::int32_t deepest = 0;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        for (std::size_t k = 0; k < slots_[slot].size(); ++k) {
            const std::int32_t number = slots_[slot][k];
            deepest = number;
            if (nodes_.size() > kMostNodes) break;
            if (expand(number, canPass, isGoal)) {
                keep(found_, plan);
                return true;
            }
        }
    }
    keep(deepest, plan);
    return false;
}

bool Lookahead::isSafe(Index cell, int slot, int slots) const {
    if (isHaven(cell) && !view_.hasBoss()) return true;
    const std::int64_t begin = view_.tick() + slot * kSlot;
    for (std::int64_t tick = begin + 1; tick <= begin + slots * kSlot; ++tick) {
        if (view_.isDeadly(cell, tick)) return false;
    }
    return true;
}

bool Lookahead::add(Node node, const Ask& isGoal) {
    node.hasGoal = node.hasGoal || isGoal(node.cell);
    // A haven is examined once: a hero who arrives earlier can wait there.
    const std::uint64_t slot = isHaven(node.cell) ? 0 : static_cast<std::uint64_t>(node.slot);
    const std::uint64_t key =
        (std::uint64_t{node.cell} << 8 | slot) << 1 | std::uint64_t{node.hasGoal};
    if (!seen_.insert(key).second) return false;
    slots_[static_cast<std::size_t>(node.slot)].push_back(static_cast<std::int32_t>(nodes_.size()));
    nodes_.push_back(node);
    if (!node.hasGoal || !isHaven(node.cell)) return false;
    found_ = static_cast<std::int32_t>(nodes_.size()) - 1;
    return true;
}

bool Lookahead::expand(std::int32_t number, const Ask& canPass, const Ask& isGoal) {
    const Node node = nodes_[static_cast<std::size_t>(number)];
    const std::int64_t now = view_.tick() + node.slot * kSlot;
    bool isWorthWaiting = !isHaven(node.cell);
    for (const std::ptrdiff_t step : view_.steps()) {
        const Index there = deduce::shifted(node.cell, step);
        if (!canPass(there)) continue;
        isWorthWaiting = isWorthWaiting || !isHaven(there);
        const int slots = (view_.ground(there) & View::Field::kLongMove) != 0 ? 2 : 1;
        if (!isSafe(there, node.slot, slots) || view_.isSwap(node.cell, there, now + 1)) continue;
        if (add({there, number, static_cast<std::int16_t>(node.slot + slots), node.hasGoal},
                isGoal))
            return true;
    }
    if (!isWorthWaiting || !isSafe(node.cell, node.slot, 1)) return false;
    const Node later{node.cell, number, static_cast<std::int16_t>(node.slot + 1), node.hasGoal};
    if (!isHaven(node.cell)) return add(later, isGoal);
    slots_[static_cast<std::size_t>(later.slot)].push_back(
        static_cast<std::int32_t>(nodes_.size()));
    nodes_.push_back(later);
    return false;
}

void Lookahead::keep(std::int32_t number, std::vector<PlannedStep>& plan) const {
    plan.clear();
    const auto steps = view_.steps();
    while (number > 0) {
        const Node& node = nodes_[static_cast<std::size_t>(number)];
        const Node& before = nodes_[static_cast<std::size_t>(node.parent)];
        for (const grid::Direction d : grid::kDirections) {
            if (deduce::shifted(before.cell, steps[static_cast<unsigned>(d)]) == node.cell)
                plan.push_back({view_.tick() + before.slot * kSlot, before.cell, d});
        }
        number = node.parent;
    }
}

}  // namespace mazeloom::analyse::bots::temple

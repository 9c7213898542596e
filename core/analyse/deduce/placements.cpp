// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/placements.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/analyse/deduce/sat.h"

namespace mazeloom::analyse::deduce {

namespace {

/// The unknown cells around a number, as indices into the component's list, and how many of them
/// hold a trap.
struct Asked {
    std::vector<int> cells;
    int traps;
};

std::vector<Asked> askedOf(const Knowledge& knowledge, const Component& component) {
    std::vector<Asked> all;
    for (const grid::Index number : component.numbers) {
        Asked asked{{}, knowledge.left(number)};
        knowledge.eachUnknownAround(number, [&](grid::Index cell) {
            const auto place = std::ranges::lower_bound(component.cells, cell);
            asked.cells.push_back(static_cast<int>(place - component.cells.begin()));
        });
        all.push_back(asked);
    }
    return all;
}

/// Sets the cells one after another, and backtracks if a number has too many traps, or too few
/// unset cells for its missing traps.
class Enumeration {
  public:
    Enumeration(std::size_t cells, const std::vector<Asked>& asked)
        : cells_(cells), numbersOf_(cells) {
        for (const Asked& number : asked) {
            for (const int cell : number.cells)
                numbersOf_[static_cast<std::size_t>(cell)].push_back(left_.size());
            left_.push_back(number.traps);
            open_.push_back(static_cast<int>(number.cells.size()));
        }
        set(0, 0);
    }

    bool isTrapInAll(std::size_t cell) const { return (inAll_ >> cell & 1) != 0; }
    bool isTrapInSome(std::size_t cell) const { return (inSome_ >> cell & 1) != 0; }

  private:
    void set(std::size_t cell, std::uint32_t traps) {
        if (cell == cells_) {
            inAll_ &= traps;
            inSome_ |= traps;
            return;
        }
        for (const int trap : {0, 1}) {
            bool canBe = true;
            for (const std::size_t number : numbersOf_[cell]) {
                left_[number] -= trap;
                --open_[number];
                canBe = canBe && left_[number] >= 0 && left_[number] <= open_[number];
            }
            if (canBe) set(cell + 1, traps | static_cast<std::uint32_t>(trap) << cell);
            for (const std::size_t number : numbersOf_[cell]) {
                left_[number] += trap;
                ++open_[number];
            }
        }
    }

    std::size_t cells_;
    std::vector<std::vector<std::size_t>> numbersOf_;
    std::vector<int> left_;  ///< missing traps of each number
    std::vector<int> open_;  ///< unset cells of each number
    std::uint32_t inAll_ = ~0u;
    std::uint32_t inSome_ = 0;
};

std::vector<Decided> byEnumeration(const Component& component, const std::vector<Asked>& asked) {
    const Enumeration all(component.cells.size(), asked);
    std::vector<Decided> decided;
    for (std::size_t i = 0; i < component.cells.size(); ++i) {
        if (all.isTrapInAll(i)) decided.push_back({component.cells[i], true});
        if (!all.isTrapInSome(i)) decided.push_back({component.cells[i], false});
    }
    return decided;
}

/// Decides cells by a SAT solver. Each solution may also show that other cells can have both
/// values, which saves queries.
std::vector<Decided> bySat(const Component& component, const std::vector<Asked>& asked) {
    Sat sat(static_cast<int>(component.cells.size()));
    for (const Asked& number : asked)
        sat.addCount(number.cells, number.traps);
    std::vector<Decided> decided;
    const std::optional<std::vector<bool>> first = sat.solve();
    if (!first) return decided;  // the numbers contradict each other
    std::vector<bool> isBoth(component.cells.size());
    for (std::size_t i = 0; i < component.cells.size(); ++i) {
        if (isBoth[i]) continue;
        const auto other = sat.solveWith(static_cast<int>(i), !(*first)[i]);
        if (!other) {
            decided.push_back({component.cells[i], (*first)[i]});
            continue;
        }
        for (std::size_t k = 0; k < isBoth.size(); ++k)
            isBoth[k] = isBoth[k] || (*other)[k] != (*first)[k];
    }
    return decided;
}

}  // namespace

std::vector<Decided> decidedByAllPlacements(const Knowledge& knowledge,
                                            const Component& component) {
    const std::vector<Asked> asked = askedOf(knowledge, component);
    return component.cells.size() <= kMostEnumerated ? byEnumeration(component, asked)
                                                     : bySat(component, asked);
}

}  // namespace mazeloom::analyse::deduce

// SPDX-License-Identifier: MIT
// Counts placements cell by cell. A partial placement affects later cells only through how many
// traps the unset cells around each number must hold, so partial placements that agree in these
// counts are merged. The weights of all partial placements and of all their completions give each
// cell's chance.
#include "core/analyse/guess/chances.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace mazeloom::analyse::deduce {

Odds oddsOf(const Board& board) {
    Odds odds;
    for (const std::uint8_t note : board.notes().storage()) {
        if ((note & Board::kMayHoldTrap) == 0) continue;
        ++((note & Board::kTrap) != 0 ? odds.traps : odds.others);
    }
    return odds;
}

namespace {

/// For each number of the component, how many traps its unset cells must hold after a partial
/// placement.
using Left = std::vector<std::int8_t>;
using Weights = std::map<Left, mpz_class>;

class Counting {
  public:
    Counting(const Knowledge& knowledge, const Component& component, Odds odds)
        : knowledge_(knowledge), component_(component), odds_(odds) {
        order();
    }

    std::optional<std::vector<mpq_class>> chances(const std::atomic<bool>* stop, std::size_t most) {
        std::vector<Weights> beginnings(1);
        Left all;
        for (const grid::Index number : component_.numbers)
            all.push_back(static_cast<std::int8_t>(knowledge_.left(number)));
        beginnings[0][all] = 1;
        std::size_t count = 1;
        for (std::size_t place = 0; place < cells_.size(); ++place) {
            Weights next;
            for (const auto& [left, weight] : beginnings[place]) {
                for (const bool isTrap : {false, true}) {
                    if (const auto after = set(left, place, isTrap))
                        next[*after] += weight * factor(isTrap);
                }
            }
            count += next.size();
            if (count > most || (stop != nullptr && *stop)) return std::nullopt;
            beginnings.push_back(std::move(next));
        }
        if (beginnings.back().empty()) return std::nullopt;

        std::vector<mpq_class> chances(cells_.size());
        Weights ends;
        for (const auto& [left, weight] : beginnings.back())
            ends[left] = 1;
        const mpz_class total = beginnings.back().begin()->second;
        if (total == 0) return std::nullopt;  // the odds give each placement the weight 0
        for (std::size_t place = cells_.size(); place-- > 0;) {
            Weights before;
            mpz_class traps = 0;
            for (const auto& [left, weight] : beginnings[place]) {
                for (const bool isTrap : {false, true}) {
                    const auto after = set(left, place, isTrap);
                    if (!after) continue;
                    const auto end = ends.find(*after);
                    if (end == ends.end()) continue;
                    const mpz_class follows = end->second * factor(isTrap);
                    before[left] += follows;
                    if (isTrap) traps += weight * follows;
                }
            }
            mpq_class chance(traps, total);
            chance.canonicalize();
            chances[cells_[place]] = chance;
            ends = std::move(before);
        }
        return chances;
    }

  private:
    unsigned long factor(bool isTrap) const { return isTrap ? odds_.traps : odds_.others; }

    /// Orders the cells number by number, so that few numbers have both set and unset cells.
    void order() {
        std::vector<bool> isTaken(component_.cells.size());
        std::vector<bool> isSeen(component_.numbers.size());
        std::vector<std::size_t> numbers{0};
        isSeen[0] = true;
        for (std::size_t next = 0; next < numbers.size(); ++next) {
            const grid::Index number = component_.numbers[numbers[next]];
            knowledge_.eachUnknownAround(number, [&](grid::Index cell) {
                const std::size_t i = placeOf(component_.cells, cell);
                if (isTaken[i]) return;
                isTaken[i] = true;
                cells_.push_back(i);
                std::vector<std::size_t> around;
                knowledge_.eachNumberAround(cell, [&](grid::Index other) {
                    const std::size_t n = placeOf(component_.numbers, other);
                    around.push_back(n);
                    if (isSeen[n]) return;
                    isSeen[n] = true;
                    numbers.push_back(n);
                });
                numbersOf_.push_back(std::move(around));
            });
        }
        open_.resize(cells_.size());
        std::vector<int> left(component_.numbers.size());
        for (std::size_t place = cells_.size(); place-- > 0;) {
            for (const std::size_t number : numbersOf_[place])
                open_[place].push_back(left[number]++);
        }
    }

    static std::size_t placeOf(const std::vector<grid::Index>& sorted, grid::Index i) {
        return static_cast<std::size_t>(std::ranges::lower_bound(sorted, i) - sorted.begin());
    }

    /// Returns the missing traps after the cell at `place` is set; nullopt if a number would have
    /// too many traps, or too few unset cells for its missing traps.
    std::optional<Left> set(const Left& left, std::size_t place, bool isTrap) const {
        Left after = left;
        for (std::size_t i = 0; i < numbersOf_[place].size(); ++i) {
            std::int8_t& traps = after[numbersOf_[place][i]];
            traps = static_cast<std::int8_t>(traps - (isTrap ? 1 : 0));
            if (traps < 0 || traps > open_[place][i]) return std::nullopt;
        }
        return after;
    }

    const Knowledge& knowledge_;
    const Component& component_;
    const Odds odds_;
    std::vector<std::size_t> cells_;  ///< indices of the component's cells, in the order of setting
    std::vector<std::vector<std::size_t>> numbersOf_;  ///< the numbers of each of these cells
    /// For each entry of numbersOf_, how many cells of the number are set later.
    std::vector<std::vector<int>> open_;
};

}  // namespace

std::optional<std::vector<mpq_class>> chancesIn(const Knowledge& knowledge,
                                                const Component& component, Odds odds,
                                                const std::atomic<bool>* stop, std::size_t most) {
    if (component.cells.empty()) return std::vector<mpq_class>{};
    return Counting(knowledge, component, odds).chances(stop, most);
}

std::vector<std::optional<mpq_class>> chancesOf(const Knowledge& knowledge,
                                                std::span<const grid::Point> cells,
                                                const std::atomic<bool>* stop, std::size_t most) {
    std::vector<std::optional<mpq_class>> chances;
    if (cells.empty()) return chances;
    const Odds odds = oddsOf(knowledge.board());
    mpq_class density(odds.traps, odds.traps + odds.others);
    density.canonicalize();
    Components components(knowledge);
    std::map<grid::Index, mpq_class> counted;
    for (const grid::Point cell : cells) {
        const grid::Index i = knowledge.board().notes().index(cell);
        std::optional<grid::Index> number;
        knowledge.eachNumberAround(i, [&](grid::Index beside) { number = beside; });
        if (!number) {
            chances.emplace_back(density);
            continue;
        }
        if (!counted.contains(i)) {
            // The component is empty if it was found before and its chances could not be counted:
            // they are not counted again.
            const Component component = components.of(*number);
            const auto in = chancesIn(knowledge, component, odds, stop, most);
            for (std::size_t k = 0; in && k < component.cells.size(); ++k)
                counted[component.cells[k]] = (*in)[k];
        }
        const auto chance = counted.find(i);
        chances.push_back(chance == counted.end() ? std::nullopt
                                                  : std::optional<mpq_class>(chance->second));
    }
    return chances;
}

}  // namespace mazeloom::analyse::deduce

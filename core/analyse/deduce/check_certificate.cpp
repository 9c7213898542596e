// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/check_certificate.h"

#include <algorithm>
#include <vector>

#include "core/analyse/deduce/sat.h"
#include "core/grid/point_text.h"
#include "core/play/temple/state/constants.h"

namespace mazeloom::analyse::deduce {

using grid::Point;
using play::temple::Numbers;

namespace {

/// With more cells than this, a SAT solver is asked instead of trying all placements.
constexpr std::size_t kMostTried = 18;

class Checker {
  public:
    Checker(const Board& board, Numbers numbers)
        : board_(board), numbers_(numbers), told_(board.size()), isVisited_(board.size()) {
        walkTo(board.start());
    }

    /// Returns why the line does not follow; empty if it does.
    std::string flawOf(const Certificate::Line& line, std::span<const Point> numbers) {
        if (!board_.notes().contains(line.cell)) return "its cell is outside";
        if (isKnown(line.cell)) return "its cell was known before";
        for (const Point number : numbers) {
            if (!isShown(number)) return "the number at " + grid::textOf(number) + " is not shown";
        }
        const std::size_t count = numbers.size();
        if (line.rule == Rule::OneNumber && count != 1) return "one number is needed";
        if (line.rule == Rule::TwoNumbers && count != 2) return "two numbers are needed";
        if (canBe(line.cell, !line.isTrap, numbers)) return "the opposite is possible, too";
        told_.at(line.cell) = line.isTrap ? kTrap : kSafe;
        if (!line.isTrap && isBesideTheWalk(line.cell)) walkTo(line.cell);
        return {};
    }

  private:
    static constexpr std::uint8_t kSafe = 1;
    static constexpr std::uint8_t kTrap = 2;

    grid::Index index(Point p) const { return board_.notes().index(p); }
    bool isKnown(Point p) const { return !board_.mayHoldTrap(index(p)) || told_.at(p) != 0; }
    bool isSafe(Point p) const { return !board_.mayHoldTrap(index(p)) || told_.at(p) == kSafe; }

    bool isShown(Point number) const {
        if (!board_.notes().contains(number) || !board_.isOpen(index(number))) return false;
        if (numbers_ == Numbers::All) return true;
        const int far = numbers_ == Numbers::Near ? play::temple::kNear : 0;
        for (int y = number.y - far; y <= number.y + far; ++y) {
            for (int x = number.x - far; x <= number.x + far; ++x) {
                const Point hero{x, y};
                if (isVisited_.contains(hero) && isVisited_.at(hero) != 0) return true;
            }
        }
        return false;
    }

    bool leads(Point from, grid::Direction d) const {
        const unsigned leaves = board_.notes().at(from);
        return (leaves >> static_cast<unsigned>(d) & 1) != 0;
    }
    bool isBesideTheWalk(Point cell) const {
        return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
            const Point from = cell - grid::offset(d);
            return isVisited_.contains(from) && isVisited_.at(from) != 0 && leads(from, d);
        });
    }
    void walkTo(Point cell) {
        std::vector<Point> walk{cell};
        while (!walk.empty()) {
            const Point here = walk.back();
            walk.pop_back();
            if (isVisited_.at(here) != 0) continue;
            isVisited_.at(here) = 1;
            for (const grid::Direction d : grid::kDirections) {
                const Point there = here + grid::offset(d);
                if (leads(here, d) && isSafe(there)) walk.push_back(there);
            }
        }
    }

    /// The unknown cells around a number, by index, and how many of them must be traps.
    struct Asked {
        std::vector<int> cells;
        int traps = 0;
    };

    bool canBe(Point cell, bool isTrap, std::span<const Point> numbers) const {
        std::vector<Point> cells{cell};
        std::vector<Asked> all;
        for (const Point number : numbers) {
            Asked asked{{}, board_.numberAt(index(number))};
            for (int y = number.y - 1; y <= number.y + 1; ++y) {
                for (int x = number.x - 1; x <= number.x + 1; ++x) {
                    const Point beside{x, y};
                    if (beside == number || !board_.notes().contains(beside)) continue;
                    if (isKnown(beside)) {
                        asked.traps -= told_.at(beside) == kTrap ? 1 : 0;
                        continue;
                    }
                    const auto place = std::ranges::find(cells, beside);
                    asked.cells.push_back(static_cast<int>(place - cells.begin()));
                    if (place == cells.end()) cells.push_back(beside);
                }
            }
            const auto most = static_cast<int>(asked.cells.size());
            if (asked.traps < 0 || asked.traps > most) return false;
            all.push_back(asked);
        }
        if (cells.size() <= kMostTried) return canBeTried(cells.size(), isTrap, all);
        Sat sat(static_cast<int>(cells.size()));
        for (const Asked& asked : all)
            sat.addCount(asked.cells, asked.traps);
        return sat.solveWith(0, isTrap).has_value();
    }

    /// Whether some placement satisfies all numbers and has a trap, or none, in cell 0: the line's.
    static bool canBeTried(std::size_t cells, bool isTrap, const std::vector<Asked>& all) {
        for (std::uint32_t traps = 0; traps < 1u << cells; ++traps) {
            if (((traps & 1) != 0) != isTrap) continue;
            const bool isRight = std::ranges::all_of(all, [&](const Asked& asked) {
                int count = 0;
                for (const int cell : asked.cells)
                    count += static_cast<int>(traps >> cell & 1);
                return count == asked.traps;
            });
            if (isRight) return true;
        }
        return false;
    }

    const Board& board_;
    Numbers numbers_;
    Notes told_;
    Notes isVisited_;
};

}  // namespace

std::optional<CertificateFlaw> flawOf(const Board& board, Numbers numbers,
                                      const Certificate& certificate) {
    Checker checker(board, numbers);
    for (std::size_t i = 0; i < certificate.lines().size(); ++i) {
        const Certificate::Line& line = certificate.lines()[i];
        std::string text = checker.flawOf(line, certificate.numbersOf(line));
        if (!text.empty()) return CertificateFlaw{i, std::move(text)};
    }
    return std::nullopt;
}

}  // namespace mazeloom::analyse::deduce

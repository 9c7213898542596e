// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/certificate/check_certificate.h"

#include <algorithm>
#include <vector>

#include "core/analyse/deduce/certificate/equations.h"
#include "core/grid/point_text.h"
#include "core/play/temple/state/constants.h"

namespace mazeloom::analyse::deduce {

using grid::Point;
using play::temple::Numbers;

namespace {

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
        const Equations equations = equationsOf(line.cell, numbers);
        if (canBe(equations, !line.isTrap)) return "the opposite is possible, too";
        if (line.rule == Rule::Supposition && !isRefuted(equations, !line.isTrap))
            return "one supposition and rules of two numbers do not refute the opposite";
        accept(line);
        return {};
    }

    void accept(const Certificate::Line& line) {
        told_.at(line.cell) = line.isTrap ? kTrap : kSafe;
        if (!line.isTrap && isBesideTheWalk(line.cell)) walkTo(line.cell);
    }

    bool isReached(Point cell) const {
        return isVisited_.contains(cell) && isVisited_.at(cell) != 0;
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
                if (isReached({x, y})) return true;
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
            return isReached(from) && leads(from, d);
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

    /// Returns the equations of these numbers over unknown cells; cell 0 is `cell`.
    Equations equationsOf(Point cell, std::span<const Point> numbers) const {
        std::vector<Point> cells{cell};
        Equations equations;
        for (const Point number : numbers) {
            Equation& equation = equations.all.emplace_back();
            equation.traps = board_.numberAt(index(number));
            for (int y = number.y - 1; y <= number.y + 1; ++y) {
                for (int x = number.x - 1; x <= number.x + 1; ++x) {
                    const Point beside{x, y};
                    if (beside == number || !board_.notes().contains(beside)) continue;
                    if (isKnown(beside)) {
                        equation.traps -= told_.at(beside) == kTrap ? 1 : 0;
                        continue;
                    }
                    const auto place = std::ranges::find(cells, beside);
                    equation.cells.push_back(static_cast<int>(place - cells.begin()));
                    if (place == cells.end()) cells.push_back(beside);
                }
            }
        }
        equations.cellCount = cells.size();
        return equations;
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

std::optional<std::string> missedGoal(const Board& board, Numbers numbers,
                                      const Certificate& certificate) {
    Checker checker(board, numbers);
    for (const Certificate::Line& line : certificate.lines()) {
        if (board.notes().contains(line.cell)) checker.accept(line);
    }
    const auto isReached = [&](Point cell) { return checker.isReached(cell); };
    for (const Aim& aim : board.aims()) {
        if (aim.empty()) return "a goal is not on the level";
        if (std::ranges::none_of(aim, isReached))
            return "the goal at " + grid::textOf(aim.front()) + " is not reached";
    }
    const auto coins = static_cast<std::size_t>(std::ranges::count_if(board.coins(), isReached));
    if (coins >= board.coinsWanted()) return std::nullopt;
    return std::to_string(coins) + " of " + std::to_string(board.coinsWanted()) +
           " coins are reached";
}

}  // namespace mazeloom::analyse::deduce

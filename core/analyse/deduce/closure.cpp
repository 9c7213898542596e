// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/closure.h"

#include <algorithm>

#include "core/analyse/deduce/deduction.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;
using play::temple::Numbers;

Closure closureOf(const Board& board, Numbers numbers, int highestGrade,
                  const std::atomic<bool>* stop) {
    Deduction deduction(board, numbers, stop);
    for (int grade = 1; grade <= highestGrade; ++grade)
        deduction.deduce(grade);
    return deduction.closure();
}

namespace {

std::uint8_t gradeAt(const Notes& reached, Point cell) {
    return reached.contains(cell) ? reached.at(cell) : kNever;
}

/// Returns the lowest grade at which a cell of the aim is reached.
std::uint8_t gradeOfAim(const Notes& reached, const Aim& aim) {
    std::uint8_t least = kNever;
    for (const Point cell : aim)
        least = std::min(least, gradeAt(reached, cell));
    return least;
}

}  // namespace

std::optional<int> gradeOf(const Board& board, const Closure& closure) {
    return gradeOf(board, closure.reached);
}

std::optional<int> gradeOf(const Board& board, const Notes& reached) {
    std::uint8_t highest = 0;
    for (const Aim& aim : board.aims())
        highest = std::max(highest, gradeOfAim(reached, aim));
    std::vector<std::uint8_t> coins;
    for (const Point coin : board.coins())
        coins.push_back(gradeAt(reached, coin));
    std::ranges::sort(coins);
    if (board.coinsWanted() > coins.size()) return std::nullopt;
    if (board.coinsWanted() > 0) highest = std::max(highest, coins[board.coinsWanted() - 1]);
    if (highest == kNever) return std::nullopt;
    return highest;
}

std::optional<Point> unreachedGoal(const Board& board, const Notes& reached) {
    for (const Aim& aim : board.aims()) {
        if (!aim.empty() && gradeOfAim(reached, aim) == kNever) return aim.front();
    }
    std::size_t coinsReached = 0;
    std::optional<Point> missed;
    for (const Point coin : board.coins()) {
        const bool isReached = gradeAt(reached, coin) != kNever;
        coinsReached += isReached ? 1 : 0;
        if (!isReached && !missed) missed = coin;
    }
    return coinsReached < board.coinsWanted() ? missed : std::nullopt;
}

std::vector<Point> frontierOf(const Board& board, const Closure& closure) {
    std::vector<Point> frontier;
    const auto steps = board.notes().steps();
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            const Index i = board.notes().index({x, y});
            if (closure.of({x, y}) != Known::Unknown) continue;
            for (std::size_t d = 0; d < steps.size(); ++d) {
                const Index from = shifted(i, -steps[d]);
                if (closure.reached[from] == kNever || (board.notes()[from] >> d & 1) == 0)
                    continue;
                frontier.push_back({x, y});
                break;
            }
        }
    }
    return frontier;
}

}  // namespace mazeloom::analyse::deduce

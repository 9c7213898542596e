// SPDX-License-Identifier: MIT
#include "core/check/findings/fixed_traps.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/check/findings/fixes.h"

namespace mazeloom::check {

namespace {

using analyse::deduce::Board;
using analyse::deduce::Closure;
using grid::Point;

constexpr Sentence kPaintedTrap{"painted-trap-forces-guess",
                                "this painted trap forces a guess, and the stage Deducible cannot "
                                "move it"};
constexpr Sentence kPinnedTrap{"pinned-trap-forces-guess",
                               "this pinned trap forces a guess, and the stage Deducible cannot "
                               "move it: unpin its cell"};
constexpr Sentence kTogether{"fixed-traps-force-guess",
                             "%1 painted or pinned traps force a guess together, and the stage "
                             "Deducible cannot move them: remove or unpin them"};
constexpr Sentence kMoveTrap{"move-painted-trap", "Move the painted trap to (%1, %2)"};
constexpr Sentence kRemoveTrap{"remove-painted-trap", "Remove the painted trap"};
constexpr Sentence kRemoveTraps{"remove-painted-traps", "Remove the painted traps"};
constexpr std::array kFixedTrapSentences{kPaintedTrap, kPinnedTrap, kTogether,
                                         kMoveTrap,    kRemoveTrap, kRemoveTraps};

/// In a level with more cells than this, computing the closures would take seconds.
constexpr std::int64_t kMostCells = 256 * 256;

/// In a level with at most this many cells, a closure takes a few milliseconds.
constexpr std::int64_t kSmall = 64 * 64;

/// Upper bound on the traps for which another cell is sought; each costs up to 48 closures.
constexpr int kMostMoves = 8;

/// Returns the upper bound on the traps that are tried; each costs a closure.
std::size_t mostTraps(const Board& board) {
    constexpr std::size_t kMost = 48;
    static_assert(kMost <= Findings::kMost);
    return board.size().area() <= kSmall ? kMost : 16;
}

Fix removeTraps(std::vector<Point> cells) {
    const Sentence& sentence = cells.size() == 1 ? kRemoveTrap : kRemoveTraps;
    const auto remove = [cells = std::move(cells)](const LevelView& view, Repair& repair) {
        fix::paint(view, repair, cells, edit::noMarkInk());
    };
    return {sentence, {}, {.level = remove}};
}

/// Whether the painted cell has no mark yet and can take the mark of a trap.
bool canTakeTrap(const level::PaintGrid& paint, Point at) {
    const level::Paint cell = paint.at(at);
    return level::isWalkable(level::terrainOf(cell)) &&
           level::markOf(cell) == level::PaintMark::None;
}

Fix moveTrap(Point from, Point to) {
    const auto move = [from, to](const LevelView& view, Repair& repair) {
        const level::PaintGrid* paint = view.paint();
        // The level may have changed since it was checked.
        if (paint == nullptr || !paint->contains(from) || !paint->contains(to) ||
            level::markOf(paint->at(from)) != level::PaintMark::Trap || !canTakeTrap(*paint, to))
            return;
        fix::paint(view, repair, edit::Area(from), edit::noMarkInk());
        const edit::PaintDelta removed = repair.paint;
        fix::paint(view, repair, edit::Area(to), edit::markInk(level::PaintMark::Trap));
        repair.paint.insert(repair.paint.begin(), removed.begin(), removed.end());
    };
    return {kMoveTrap, {std::int64_t{to.x}, std::int64_t{to.y}}, {.level = move}};
}

/// Finds out by trial which traps force a guess on a map. The traps that the stage may move are
/// left out, since they need not stay where they are.
class Trial {
  public:
    Trial(const level::Level& level, const level::Map& map, const Deductions& asked,
          const std::atomic<bool>* stop, Board board)
        : level_(level), map_(map), asked_(asked), stop_(stop), board_(std::move(board)) {
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                if (map.cells.at({x, y}).isTrap() && !isFixed({x, y}))
                    board_.setTrap({x, y}, false);
            }
        }
    }

    bool isStopped() const { return stop_ != nullptr && *stop_; }
    bool isPinned(Point cell) const { return level_.kept.cells.at(cell).isKept(); }

    /// Removes the traps `without` and follows the deductions until the hero can go no farther.
    /// Returns, row by row, the fixed traps that are still unknown there: those that share a number
    /// with a cell of the frontier. Empty if the hero can reach all goals.
    std::vector<Point> fixedTraps(const std::vector<Point>& without = {}) const {
        constexpr int kSharesANumber = 2;
        const Board board = boardWithout(without);
        const Closure closure = closureOf(board);
        if (gradeOf(board, closure)) return {};
        std::set<std::pair<int, int>> traps;
        for (const Point cell : frontierOf(board, closure)) {
            for (int y = cell.y - kSharesANumber; y <= cell.y + kSharesANumber; ++y) {
                for (int x = cell.x - kSharesANumber; x <= cell.x + kSharesANumber; ++x) {
                    const Point at{x, y};
                    if (map_.cells.contains(at) && board.isTrap(board.notes().index(at)) &&
                        closure.of(at) == analyse::deduce::Known::Unknown)
                        traps.emplace(y, x);
                }
            }
        }
        std::vector<Point> points;
        for (const auto& [y, x] : traps)
            points.push_back({x, y});
        return points;
    }

    /// Whether deductions lead to all goals without these traps, and with another one at `added`.
    bool isDeducible(const std::vector<Point>& without, std::optional<Point> added = {}) const {
        Board board = boardWithout(without);
        if (added) board.setTrap(*added, true);
        return gradeOf(board, closureOf(board)).has_value();
    }

    /// Returns, row by row, traps that must all be removed so that the hero can reach all goals.
    /// Empty if too many traps would have to be removed (mostTraps()), or if removing fixed traps
    /// is not enough.
    std::vector<Point> together() const {
        std::vector<Point> removed;
        for (;;) {
            const std::vector<Point> more = fixedTraps(removed);
            if (more.empty() || isStopped()) break;
            removed.insert(removed.end(), more.begin(), more.end());
            if (removed.size() > mostTraps(board_)) return {};
        }
        if (!isDeducible(removed)) return {};
        // Puts traps back that need not be removed. A trap that is back changes the numbers around
        // it, which can make the removal of another trap needless, so the loop repeats until
        // nothing changes.
        for (bool isSmaller = true; isSmaller && !isStopped();) {
            isSmaller = false;
            for (const Point cell : std::vector<Point>(removed)) {
                std::vector<Point> fewer = removed;
                std::erase(fewer, cell);
                if (isStopped() || !isDeducible(fewer)) continue;
                removed = std::move(fewer);
                isSmaller = true;
            }
        }
        std::ranges::sort(removed, {}, [](Point cell) { return std::pair(cell.y, cell.x); });
        return removed;
    }

    /// Returns the nearest cell to which a trap can move so that it forces no guess, if there is
    /// one within three cells.
    std::optional<Point> placeFor(Point trap) const {
        constexpr int kFarthest = 3;
        if (board_.size().area() > kSmall) return std::nullopt;  // it would take seconds
        for (int distance = 1; distance <= kFarthest; ++distance) {
            for (int y = trap.y - distance; y <= trap.y + distance; ++y) {
                for (int x = trap.x - distance; x <= trap.x + distance; ++x) {
                    const Point at{x, y};
                    const int apart = std::max(std::abs(x - trap.x), std::abs(y - trap.y));
                    if (isStopped()) return std::nullopt;
                    if (apart == distance && mayHoldTrap(trap, at) && isDeducible({trap}, at))
                        return at;
                }
            }
        }
        return std::nullopt;
    }

  private:
    /// Whether a trap was painted or pinned.
    bool isFixed(Point at) const {
        return isPinned(at) || (map_.marks.at(at) & level::kForced) != 0;
    }

    Board boardWithout(const std::vector<Point>& traps) const {
        Board board = board_;
        for (const Point cell : traps)
            board.setTrap(cell, false);
        return board;
    }

    Closure closureOf(const Board& board) const {
        return analyse::deduce::closureOf(board, asked_.numbers, asked_.grades.most, stop_);
    }

    /// Whether a painted trap can move to a cell. The cell must be free, lie in the same region,
    /// and be no aisle, since a trap on an aisle would change the hidden maze.
    bool mayHoldTrap(Point trap, Point at) const {
        if (!map_.cells.contains(at) || !canTakeTrap(*level_.paint, at) || isPinned(at))
            return false;
        const level::Cell cell = map_.cells.at(at);
        const unsigned region = map_.marks.at(trap) & unsigned{level::kRegion};
        return board_.mayHoldTrap(board_.notes().index(at)) && !cell.isAisle() && !cell.isTrap() &&
               !cell.hasCoin() && (map_.marks.at(at) & region) == region;
    }

    const level::Level& level_;
    const level::Map& map_;
    const Deductions& asked_;
    const std::atomic<bool>* stop_;
    Board board_;
};

}  // namespace

void findFixedTraps(const level::Level& level, const level::Map& map, const Deductions& asked,
                    const std::atomic<bool>* stop, Findings& findings, const std::string& place) {
    auto board = Board::of(map, level::objectivesOf(level));
    if (!board || board->size().area() > kMostCells) return;
    const Trial trial(level, map, asked, stop, *board);
    int moves = 0;
    const auto report = [&](Point trap) {
        const bool isPinned = trial.isPinned(trap);
        auto found = findings.warning(isPinned ? kPinnedTrap : kPaintedTrap);
        found.field(place).at(trap);
        if (isPinned || !level.paint) return;
        if (moves++ < kMostMoves) {
            if (const auto to = trial.placeFor(trap)) found.fix(moveTrap(trap, *to));
        }
        found.fix(removeTraps({trap}));
    };
    std::vector<Point> traps = trial.fixedTraps();
    traps.resize(std::min(traps.size(), mostTraps(*board)));
    bool isAnyAlone = false;
    for (const Point trap : traps) {
        if (trial.isStopped()) return;
        if (!trial.isDeducible({trap})) continue;
        isAnyAlone = true;
        report(trap);
    }
    if (isAnyAlone || traps.empty()) return;
    const std::vector<Point> together = trial.together();
    if (together.empty() || trial.isStopped()) return;
    if (together.size() == 1) return report(together.front());
    auto found = findings.warning(kTogether, {static_cast<std::int64_t>(together.size())});
    std::vector<edit::Run> runs;
    for (const Point cell : together)
        runs.push_back({cell.y, cell.x, 1});
    found.field(place).at(together.front()).cells(edit::Area(std::move(runs)));
    if (std::ranges::none_of(together, [&](Point cell) { return trial.isPinned(cell); }))
        found.fix(removeTraps(together));
}

std::span<const Sentence> fixedTrapSentences() {
    return kFixedTrapSentences;
}

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/repair.h"

#include <algorithm>
#include <memory>
#include <span>

#include "core/analyse/deduce/deduction.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;

namespace {

class Repair {
  public:
    Repair(Board& board, const RepairOptions& options, random::Stream& random)
        : board_(board),
          options_(options),
          random_(random),
          mayTake_(board.size()),
          mayGive_(board.size()) {
        for (int y = 0; y < board.size().height; ++y) {
            for (int x = 0; x < board.size().width; ++x) {
                const bool mayTake = board.mayHoldTrap(board.notes().index({x, y})) &&
                                     (!options.mayTake || options.mayTake({x, y}));
                mayTake_.at({x, y}) = mayTake ? 1 : 0;
                mayGive_.at({x, y}) = !options.mayGive || options.mayGive({x, y}) ? 1 : 0;
            }
        }
        for (const Point coin : board.coins())
            mayTake_.at(coin) = 0;
        for (const Aim& aim : board.aims()) {
            for (const Point cell : aim) {
                if (mayTake_.contains(cell)) mayTake_.at(cell) = 0;
            }
        }
    }

    tl::expected<Repaired, Stuck> done() {
        begin();
        for (int attempt = 0;;) {
            // Whether the easier rules alone lead to all goals; known for deductions from nothing.
            const bool isEasy = isFromNothing_ && deduceByGrades();
            if (!isFromNothing_) deduction_->deduce(options_.highestGrade);
            const bool isReached = isGoalReached();
            if (isReached && !isFromNothing_) {
                begin();
                continue;
            }
            const bool isTooEasy = isReached && isEasy;
            if (isReached && !isTooEasy) return repaired();
            wasTooEasy_ = wasTooEasy_ || isTooEasy;
            if (++attempt > options_.attempts || isStopped()) return stuck(Stuck::Why::Attempts);
            const bool hasChanged = isTooEasy ? askMore() : changeFrontier() || changeWhatIsKnown();
            if (!hasChanged) return stuck(Stuck::Why::NothingToMove);
        }
    }

  private:
    void begin() {
        deduction_ = std::make_unique<Deduction>(board_, options_.numbers, options_.stop);
        isFromNothing_ = true;
    }

    /// Deduces as closureOf() does. Returns whether deductions below the lowest grade lead to all
    /// goals.
    bool deduceByGrades() {
        bool isEasy = false;
        for (int grade = 1; grade <= options_.highestGrade; ++grade) {
            deduction_->deduce(grade);
            if (grade == options_.lowestGrade - 1)
                isEasy = gradeOf(board_, deduction_->reached()).has_value();
        }
        return isEasy;
    }

    bool isStopped() const { return options_.stop != nullptr && *options_.stop; }

    tl::expected<Repaired, Stuck> repaired() {
        return Repaired{std::move(moves_), deduction_->closure()};
    }
    tl::unexpected<Stuck> stuck(Stuck::Why why) const {
        return tl::unexpected(Stuck{wasTooEasy_ ? Stuck::Why::TooEasy : why,
                                    unreachedGoal(board_, deduction_->reached())});
    }

    bool isGoalReached() const {
        if (options_.goal == Goal::Aims) return gradeOf(board_, deduction_->reached()).has_value();
        return unreachedCells().empty();
    }

    template <typename IsAsked>
    std::vector<Index> cellsThat(const IsAsked& isAsked) const {
        std::vector<Index> cells;
        for (int y = 0; y < board_.size().height; ++y) {
            for (int x = 0; x < board_.size().width; ++x) {
                const Index i = board_.notes().index({x, y});
                if (isAsked(i)) cells.push_back(i);
            }
        }
        return cells;
    }
    std::vector<Index> unreachedCells() const {
        return cellsThat([this](Index i) {
            return board_.isOpen(i) && !board_.isTrap(i) && !deduction_->isVisited(i);
        });
    }
    std::vector<Index> unknownCells() const {
        return cellsThat([this](Index i) { return deduction_->knowledge().isUnknown(i); });
    }

    /// Changes known cells, after changeFrontier() could not change unknown cells.
    bool changeWhatIsKnown() {
        return options_.goal == Goal::EverySafeCell ? fillPockets() : sendAway();
    }

    /// Whether a visited cell beside cell `i` shows its number, which counts a trap in `i`.
    bool isCountedOnTheWalk(Index i) const {
        bool isCounted = false;
        deduction_->knowledge().eachNumberAround(
            i, [&](Index number) { isCounted = isCounted || deduction_->isVisited(number); });
        return isCounted;
    }

    /// Moves a trap of the frontier to any cell, even to one that was known to be safe. This helps
    /// if the unknown cells cannot take all traps around a number.
    bool sendAway() {
        const std::vector<Index> traps = cellsThat([this](Index i) {
            return canGive(i) && deduction_->knowledge().isUnknown(i) && isCountedOnTheWalk(i);
        });
        const std::vector<Index> places =
            cellsThat([this](Index i) { return mayTake_[i] != 0 && !board_.isTrap(i); });
        return moveAnyOf(traps, places, false);
    }

    /// Moves a random one of the traps to a random one of the places, and begins the deduction
    /// anew. Returns false if either list is empty.
    bool moveAnyOf(const std::vector<Index>& traps, const std::vector<Index>& places,
                   bool isTooEasy) {
        if (traps.empty() || places.empty()) return false;
        const Index trap = traps[random_.below(static_cast<std::uint32_t>(traps.size()))];
        const Index place = places[random_.below(static_cast<std::uint32_t>(places.size()))];
        move(trap, place, isTooEasy ? place : trap);
        moves_.back().isTooEasy = isTooEasy;
        begin();
        return true;
    }

    bool isBesideTheWalk(Index i) const {
        return std::ranges::any_of(board_.notes().steps(), [&](std::ptrdiff_t step) {
            return deduction_->isVisited(shifted(i, step));
        });
    }

    /// Moves a random trap to a random cell beside the walk, where a number on the walk counts the
    /// trap.
    bool askMore() {
        const std::vector<Index> traps = cellsThat([this](Index i) { return canGive(i); });
        const std::vector<Index> places = cellsThat([this](Index i) {
            return mayTake_[i] != 0 && !board_.isTrap(i) && isCountedOnTheWalk(i);
        });
        return moveAnyOf(traps, places, true);
    }

    /// Moves traps beside the walk into pockets: cells that traps enclose. This changes known
    /// cells.
    bool fillPockets() {
        std::vector<Index> traps =
            cellsThat([this](Index i) { return canGive(i) && isBesideTheWalk(i); });
        std::vector<Index> pockets = unreachedCells();
        std::erase_if(pockets, [this](Index i) { return mayTake_[i] == 0; });
        random_.shuffle(std::span(traps));
        const std::size_t count = std::min(traps.size(), pockets.size());
        for (std::size_t i = 0; i < count; ++i)
            move(traps[i], pockets[i], pockets[i]);
        if (count > 0) begin();
        return count > 0;
    }

    /// Removes all traps from the unknown cells around a number, or fills these cells with traps.
    /// Tries numbers in random order until the change is possible for one of them.
    bool changeFrontier() {
        const Knowledge& knowledge = deduction_->knowledge();
        std::vector<Index> hidden;  // with no shown number beside them
        std::vector<Index> beside;
        std::vector<Index> numbers;
        for (const Index cell : unknownCells()) {
            bool isBeside = false;
            knowledge.eachNumberAround(cell, [&](Index number) {
                isBeside = true;
                if (deduction_->isVisited(number)) numbers.push_back(number);
            });
            (isBeside ? beside : hidden).push_back(cell);
        }
        // Hidden cells come first: nothing was deduced about them.
        random_.shuffle(std::span(hidden));
        random_.shuffle(std::span(beside));
        while (!numbers.empty()) {
            const Index number = numbers[random_.below(static_cast<std::uint32_t>(numbers.size()))];
            if (changeAround(number, hidden, beside)) return true;
            std::erase(numbers, number);
        }
        return false;
    }

    bool changeAround(Index number, const std::vector<Index>& hidden,
                      const std::vector<Index>& beside) {
        std::vector<Index> around;
        deduction_->knowledge().eachUnknownAround(number,
                                                  [&](Index cell) { around.push_back(cell); });
        std::vector<Index> others = hidden;
        std::ranges::copy_if(beside, std::back_inserter(others), [&](Index cell) {
            return std::ranges::find(around, cell) == around.end();
        });
        return moveAll(around, others, number, false) || moveAll(others, around, number, true);
    }

    bool canGive(Index cell) const { return board_.isTrap(cell) && mayGive_[cell] != 0; }

    /// Moves traps from the cells `from` to the cells `to`: all traps, or if `isFilling` as many as
    /// `to` can take. Returns false if this is impossible or would change nothing.
    bool moveAll(const std::vector<Index>& from, const std::vector<Index>& to, Index stuckAt,
                 bool isFilling) {
        std::vector<Index> traps;
        std::vector<Index> places;
        std::ranges::copy_if(from, std::back_inserter(traps),
                             [&](Index cell) { return canGive(cell); });
        std::ranges::copy_if(to, std::back_inserter(places), [&](Index cell) {
            return !board_.isTrap(cell) && mayTake_[cell] != 0;
        });
        const std::size_t count = isFilling ? places.size() : traps.size();
        if (count == 0 || count > traps.size() || count > places.size()) return false;
        for (std::size_t i = 0; i < count; ++i) {
            move(traps[i], places[i], stuckAt);
            deduction_->trapChanged(traps[i]);
            deduction_->trapChanged(places[i]);
        }
        isFromNothing_ = false;
        return true;
    }

    void move(Index from, Index to, Index stuckAt) {
        const Notes& notes = board_.notes();
        moves_.push_back({notes.point(from), notes.point(to), notes.point(stuckAt)});
        board_.setTrap(moves_.back().from, false);
        board_.setTrap(moves_.back().to, true);
    }

    Board& board_;
    const RepairOptions& options_;
    random::Stream& random_;
    Notes mayTake_;
    Notes mayGive_;
    std::unique_ptr<Deduction> deduction_;
    bool isFromNothing_ = true;  ///< no trap has moved since the deduction began
    bool wasTooEasy_ = false;    ///< all goals were reached once, by deductions that were too easy
    std::vector<Move> moves_;
};

}  // namespace

tl::expected<Repaired, Stuck> repair(Board& board, const RepairOptions& options,
                                     random::Stream& random) {
    return Repair(board, options, random).done();
}

}  // namespace mazeloom::analyse::deduce

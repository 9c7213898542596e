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
        : board_(board), options_(options), random_(random), mayTake_(board.size()) {
        for (int y = 0; y < board.size().height; ++y) {
            for (int x = 0; x < board.size().width; ++x) {
                const bool mayTake = board.mayHoldTrap(board.notes().index({x, y})) &&
                                     (!options.mayTake || options.mayTake({x, y}));
                mayTake_.at({x, y}) = mayTake ? 1 : 0;
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

    std::optional<Repaired> done() {
        begin();
        for (int attempt = 0;;) {
            deduction_->deduce(options_.highestGrade);
            const bool isReached = isGoalReached();
            if (isReached && isFromNothing_) return repaired();
            if (isReached) {
                begin();
                continue;
            }
            if (++attempt > options_.attempts) return std::nullopt;
            if (!changeFrontier() && !(options_.goal == Goal::EverySafeCell && fillPockets()))
                return std::nullopt;
        }
    }

  private:
    void begin() {
        deduction_ = std::make_unique<Deduction>(board_, options_.numbers);
        isFromNothing_ = true;
    }

    std::optional<Repaired> repaired() {
        return Repaired{std::move(moves_),
                        closureOf(board_, options_.numbers, options_.highestGrade)};
    }

    bool isGoalReached() const {
        if (options_.goal == Goal::Aims) return gradeOf(board_, deduction_->closure()).has_value();
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

    /// What traps shut in takes the traps beside the walk. So cells that were known change.
    bool fillPockets() {
        const auto isBesideTheWalk = [this](Index i) {
            return std::ranges::any_of(board_.notes().steps(), [&](std::ptrdiff_t step) {
                return deduction_->isVisited(shifted(i, step));
            });
        };
        std::vector<Index> traps =
            cellsThat([&](Index i) { return board_.isTrap(i) && isBesideTheWalk(i); });
        std::vector<Index> pockets = unreachedCells();
        std::erase_if(pockets, [this](Index i) { return mayTake_[i] == 0; });
        random_.shuffle(std::span(traps));
        const std::size_t count = std::min(traps.size(), pockets.size());
        for (std::size_t i = 0; i < count; ++i)
            move(traps[i], pockets[i]);
        if (count > 0) begin();
        return count > 0;
    }

    /// Empties or fills the unknown cells around a number that has some.
    bool changeFrontier() {
        const Knowledge& knowledge = deduction_->knowledge();
        std::vector<Index> hidden;  // beside no shown number
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
        if (numbers.empty()) return false;
        const Index number = numbers[random_.below(static_cast<std::uint32_t>(numbers.size()))];
        std::vector<Index> around;
        knowledge.eachUnknownAround(number, [&](Index cell) { around.push_back(cell); });
        const auto isAround = [&](Index cell) {
            return std::ranges::find(around, cell) != around.end();
        };
        // What is hidden comes first, for nothing was deduced from it.
        random_.shuffle(std::span(hidden));
        random_.shuffle(std::span(beside));
        std::vector<Index> others = std::move(hidden);
        std::ranges::copy_if(beside, std::back_inserter(others),
                             [&](Index cell) { return !isAround(cell); });
        return moveAll(around, others, false) || moveAll(others, around, true);
    }

    /// Moves traps from cells to others: all there are, or as many as these can take. False where
    /// that cannot be, and where nothing would change.
    bool moveAll(const std::vector<Index>& from, const std::vector<Index>& to, bool isFilling) {
        std::vector<Index> traps;
        std::vector<Index> places;
        std::ranges::copy_if(from, std::back_inserter(traps),
                             [&](Index cell) { return board_.isTrap(cell); });
        std::ranges::copy_if(to, std::back_inserter(places), [&](Index cell) {
            return !board_.isTrap(cell) && mayTake_[cell] != 0;
        });
        const std::size_t count = isFilling ? places.size() : traps.size();
        if (count == 0 || count > traps.size() || count > places.size()) return false;
        for (std::size_t i = 0; i < count; ++i) {
            move(traps[i], places[i]);
            deduction_->trapChanged(traps[i]);
            deduction_->trapChanged(places[i]);
        }
        isFromNothing_ = false;
        return true;
    }

    void move(Index from, Index to) {
        moves_.push_back({board_.notes().point(from), board_.notes().point(to)});
        board_.setTrap(moves_.back().from, false);
        board_.setTrap(moves_.back().to, true);
    }

    Board& board_;
    const RepairOptions& options_;
    random::Stream& random_;
    Notes mayTake_;
    std::unique_ptr<Deduction> deduction_;
    bool isFromNothing_ = true;  ///< all of it follows on the board as it is now
    std::vector<Move> moves_;
};

}  // namespace

std::optional<Repaired> repair(Board& board, const RepairOptions& options, random::Stream& random) {
    return Repair(board, options, random).done();
}

}  // namespace mazeloom::analyse::deduce

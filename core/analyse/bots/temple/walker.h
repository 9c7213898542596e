// SPDX-License-Identifier: MIT
// Moves a bot step by step along a shortest way to the nearest cell worth visiting. Near bugs,
// beams or bosses, the steps are planned around them (lookahead.h), unless the bot ignores them.
//
// The bot follows a way to its end as long as the goal is still worth visiting, so most steps need
// no search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/bots/temple/bot.h"
#include "core/analyse/bots/temple/lookahead.h"

namespace mazeloom::analyse::bots::temple {

/// The reason to go to a cell; if there are several, the highest counts.
enum class Worth : std::uint8_t {
    Nothing,
    News,  ///< a number that was not seen yet would show to a hero there
    Aim,
};

/// What a bot does about bugs, beams and bosses.
enum class Dangers : std::uint8_t {
    Avoided,  ///< the bot looks ahead and steps only when they leave time for it
    Ignored,  ///< the bot walks as if there were none
};

class Walker {
  public:
    using Index = grid::Index;

    explicit Walker(const View& view, Dangers dangers = Dangers::Avoided);

    /// Returns a step, or waits for a better time. Gives up if no way leads to a cell worth
    /// visiting, or if bugs and beams leave no time for such a way. `canPass(cell)` says whether
    /// the bot may enter a passable cell, `worthOf(cell)` returns the reason to go there.
    template <typename CanPass, typename WorthOf>
    Choice next(const CanPass& canPass, const WorthOf& worthOf) {
        if (view_.tick() < waitsUntil_) return Choice::wait();
        const Index here = view_.heroAt();
        if (!plan_.empty()) {
            if (const auto choice = followPlan(here)) return *choice;
        }
        const bool goesOn = !path_.empty() && before_ == here && worthOf(path_.front()) >= worth_;
        if (!goesOn && !find(here, canPass, worthOf)) return Choice::giveUp();
        if (dangers_ == Dangers::Avoided && view_.hasDangers() && !isCalm(path_.back())) {
            const auto isGoal = [&](Index i) { return worthOf(i) >= worth_; };
            return passDangers(
                here, [&](Index i) { return isPassable(i) && canPass(i); }, isGoal);
        }
        before_ = path_.back();
        path_.pop_back();
        return Choice::step(directionTo(here, before_));
    }

    /// Calls edge(cell) for each passable cell that `canPass` refuses and that lies beside a
    /// reachable cell, the nearest first, until edge() returns true. May call edge() several times
    /// for one cell.
    template <typename CanPass, typename Edge>
    void eachEdge(const CanPass& canPass, const Edge& edge) {
        begin(view_.heroAt());
        for (std::size_t next = 0; next < queue_.size(); ++next) {
            for (const std::ptrdiff_t step : steps_) {
                const Index there = deduce::shifted(queue_[next], step);
                if (stamps_[there] == round_ || !isPassable(there)) continue;
                if (canPass(there)) {
                    reach(there, queue_[next]);
                } else if (edge(there)) {
                    return;
                }
            }
        }
    }

  private:
    /// After a search has found news, it continues to look for an aim until the number of visited
    /// cells has grown by about this factor.
    static constexpr std::size_t kFarBeyond = 2;
    static constexpr int kMostFailures = 40;

    /// Whether the hero can enter a cell unharmed and with enough air to come back.
    bool isPassable(Index i) const {
        using Field = View::Field;
        const unsigned ground = view_.ground(i);
        if ((ground & Field::kOpen) == 0 || (ground & (Field::kKills | Field::kWounds)) != 0)
            return false;
        return (ground & Field::kWater) == 0 || !isDeep_[i];
    }

    /// Finds the way to the nearest aim, or to the nearest news if no aim is found within
    /// kFarBeyond.
    template <typename CanPass, typename WorthOf>
    bool find(Index from, const CanPass& canPass, const WorthOf& worthOf) {
        begin(from);
        path_.clear();
        std::optional<Index> news;
        std::size_t most = ~std::size_t{0};
        for (std::size_t next = 0; next < std::min(queue_.size(), most); ++next) {
            for (const std::ptrdiff_t step : steps_) {
                const Index there = deduce::shifted(queue_[next], step);
                if (stamps_[there] == round_ || !isPassable(there) || !canPass(there)) continue;
                reach(there, queue_[next]);
                const Worth worth = worthOf(there);
                if (worth == Worth::Aim) return keepWay(from, there, worth);
                if (worth != Worth::News || news) continue;
                news = there;
                most = kFarBeyond * (queue_.size() + kFarBeyond * kFarBeyond);
            }
        }
        return news && keepWay(from, *news, Worth::News);
    }

    void begin(Index from);
    void reach(Index to, Index from) {
        stamps_[to] = round_;
        from_[to] = from;
        queue_.push_back(to);
    }
    bool keepWay(Index from, Index to, Worth worth);
    grid::Direction directionTo(Index from, Index to) const;
    void findDeepWater();

    /// Whether no bug or beam ever reaches the cell, and no boss can reach it soon.
    bool isCalm(Index to) const;
    std::optional<Choice> followPlan(Index here);
    Choice passDangers(Index here, const Lookahead::Ask& canPass, const Lookahead::Ask& isGoal);

    const View& view_;
    const Dangers dangers_;
    std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint32_t, 2> stamps_;  ///< number of the last search that reached a cell
    grid::Grid<Index, 2> from_;            ///< the cell from which a cell was reached
    grid::Grid<std::uint8_t, 2> isDeep_;   ///< water that is too far from land
    std::uint32_t round_ = 0;
    std::vector<Index> queue_;

    std::vector<Index> path_;  ///< in reverse: the next cell is last
    Index before_ = 0;         ///< the cell where the hero must be to follow path_ further
    Worth worth_ = Worth::Nothing;

    Lookahead lookahead_;
    std::vector<PlannedStep> plan_;  ///< in reverse: the next step is last
    std::int64_t waitsUntil_ = 0;    ///< the tick until which the hero waits
    int failures_ = 0;               ///< searches in a row that found no way past dangers
};

}  // namespace mazeloom::analyse::bots::temple

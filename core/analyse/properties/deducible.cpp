// SPDX-License-Identifier: MIT
// Whether the map can be won without a guess is deduced again for each moment at which the map has
// changed. If that takes too long, it is deduced at the ends of the stages, beginning with the last
// one. Between two ends with different answers it is then deduced in the middle, again and again,
// until the step that makes the difference is found or the bound on work is reached.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/over_time/property.h"
#include "core/analyse/over_time/stage_ends.h"
#include "core/trace/shown_map.h"

namespace mazeloom::analyse {

namespace {

using trace::StepIndex;

/// Upper bound on the cells of all boards that are deduced, once for a scan of all moments, and
/// once more for the ends of stages. A cell takes about half a microsecond.
constexpr std::int64_t kMostDeducedCells = 300'000;

/// Number of cells of boards without goals, of which nothing has to be deduced, that take as long
/// as a deduced one.
constexpr std::int64_t kCellsWithoutGoals = 16;

/// Returns the deductions that the level promises, or those of any grade if it promises none.
level::Deductions deductionsOf(const level::Level& level) {
    return {level.numbers.value_or(level::Numbers::All), level.noGuess.value_or(level::NoGuess{})};
}

/// Returns moment 0 and each moment whose map differs from that of the moment before.
std::vector<StepIndex> changedMoments(const trace::Trace& trace) {
    std::vector<StepIndex> moments{0};
    std::size_t placement = 0;
    for (StepIndex step = 0; step < trace.stepCount(); ++step) {
        bool isChanged = trace.steps[step].changes > 0;
        for (; placement < trace.placements.size() && trace.placements[placement].step <= step;
             ++placement)
            isChanged = true;
        if (isChanged) moments.push_back(step + 1);
    }
    return moments;
}

class DeducibleMoments {
  public:
    DeducibleMoments(const History& history, const level::Level& level)
        : history_(history),
          level_(level),
          asked_(deductionsOf(level)),
          changed_(changedMoments(history.trace())),
          timeline_(history.sharedTrace()),
          cells_(history.trace().initial.size().area()) {}

    Holding find() {
        const auto moments = static_cast<std::int64_t>(changed_.size());
        if (moments * cells_ <= kMostDeducedCells * kCellsWithoutGoals) {
            if (auto holding = scan()) return *std::move(holding);
            work_ = 0;
        }
        return findEdges();
    }

  private:
    /// By moment, whether the property holds.
    using Answers = std::map<StepIndex, bool>;

    bool isWorkedOut() const {
        return history_.isStopped() ||
               work_ + kCellsWithoutGoals * cells_ > kMostDeducedCells * kCellsWithoutGoals;
    }

    bool holdsAt(StepIndex moment) {
        timeline_.seek(moment);
        work_ += cells_;
        const level::Map map = trace::shownMap(timeline_, timeline_.cells().bounds());
        if (!map.hero()) return false;
        const auto board = deduce::Board::of(map, level::objectivesOf(level_));
        if (!board) return false;
        if (board->aims().empty() && board->coinsWanted() == 0) return !asked_.grades.isTooEasy(0);
        work_ += kCellsWithoutGoals * cells_;
        const auto closure =
            deduce::closureOf(*board, asked_.numbers, asked_.grades.most, history_.stop());
        const auto grade = gradeOf(*board, closure);
        return grade && !asked_.grades.isTooEasy(*grade);
    }

    /// Returns the answers for all moments; nullopt if that takes too long.
    std::optional<Holding> scan() {
        HoldingBuilder holding;
        for (const StepIndex moment : changed_) {
            if (isWorkedOut()) return std::nullopt;
            holding.tell(moment, holdsAt(moment));
        }
        return holding.end(history_.trace().stepCount());
    }

    Holding findEdges() {
        Answers answers;
        const std::vector<StepIndex> ends = stageEnds(history_.trace());
        for (auto end = ends.rbegin(); end != ends.rend() && !isWorkedOut(); ++end)
            answers[*end] = holdsAt(*end);
        if (!isWorkedOut()) answers[0] = holdsAt(0);
        const Answers known = answers;
        for (auto one = known.begin(); one != known.end(); ++one) {
            const auto next = std::next(one);
            if (next != known.end() && one->second != next->second)
                bisect(one->first, next->first, answers);
        }
        Holding holding{.spans = {}, .isWhole = false};
        for (const auto& [moment, holds] : answers) {
            holding.looked.push_back(moment);
            if (holds) holding.spans.push_back({moment, moment});
        }
        return holding;
    }

    /// Adds answers between two moments with different ones, until only one step lies between.
    void bisect(StepIndex first, StepIndex last, Answers& answers) {
        const bool before = answers.at(first);
        while (!isWorkedOut()) {
            // The map stays the same between two changed moments.
            const auto begin = std::ranges::upper_bound(changed_, first);
            const auto end = std::ranges::upper_bound(changed_, last);
            if (end - begin <= 1) {
                // The last change made the difference: the moment before it has the same map as
                // `first`.
                if (begin != end && *begin > 0) {
                    answers[*begin - 1] = before;
                    answers[*begin] = !before;
                }
                return;
            }
            const StepIndex middle = *(begin + (end - begin) / 2 - 1);
            answers[middle] = holdsAt(middle);
            (answers[middle] == before ? first : last) = middle;
        }
    }

    const History& history_;
    const level::Level& level_;
    const level::Deductions asked_;
    const std::vector<StepIndex> changed_;
    trace::Timeline timeline_;
    const std::int64_t cells_;
    /// Cells of boards that were made, plus kCellsWithoutGoals times the cells of boards that were
    /// deduced.
    std::int64_t work_ = 0;
};

Holding momentsWithoutGuess(const History& history) {
    if (history.level() == nullptr) return {.spans = {}, .isWhole = false};
    return DeducibleMoments(history, *history.level()).find();
}

}  // namespace

extern const Property deducibleProperty;
const Property deducibleProperty{
    .id = "deducible",
    .title = "Deducible",
    .sentence =
        "From the hero's cell all goals can be reached without a guess, by deductions of the "
        "grades that the level promises, or of any grade if it promises none. In large levels "
        "checked only at the ends of stages, and around the steps where the answer changes.",
    .isDear = true,
    .isOf = [](level::Ruleset ruleset) { return ruleset == level::Ruleset::Temple; },
    .find = momentsWithoutGuess,
};

}  // namespace mazeloom::analyse

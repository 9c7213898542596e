// SPDX-License-Identifier: MIT
#include "core/check/deduction.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/check/findings/deducible.h"
#include "core/check/findings/fixes.h"
#include "core/check/findings/rule.h"
#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check {

namespace {

using analyse::deduce::Board;
using grid::Point;

constexpr Sentence kGuessNeeded{
    "guess-needed",
    "this cell cannot be reached without a guess by deductions of grade %1 or lower"};
constexpr Sentence kTooEasy{"easier-than-promised",
                            "deductions of grade %1 lead to all goals, but the level promises that "
                            "one of grade %2 or higher is needed"};
constexpr Sentence kEnsure{"ensure-no-guess", "Add the stage Deducible at the end of the recipe"};
constexpr Sentence kPaintedTrap{"painted-trap-forces-guess",
                                "this painted trap forces a guess, and the stage Deducible cannot "
                                "move it"};
constexpr Sentence kPinnedTrap{"pinned-trap-forces-guess",
                               "this pinned trap forces a guess, and the stage Deducible cannot "
                               "move it: unpin its cell"};
constexpr Sentence kRemoveTrap{"remove-painted-trap", "Remove the painted trap"};
constexpr std::array kDeductionSentences{kGuessNeeded, kTooEasy,    kEnsure,
                                         kPaintedTrap, kPinnedTrap, kRemoveTrap};

/// Returns what the last enabled stage *deducible* ensures for the seed.
std::optional<Deductions> ensuredBy(const level::Level& level, std::uint64_t seed, int depth) {
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    if (!recipe) return std::nullopt;
    std::optional<Deductions> last;
    for (const generate::ReadyStage& ready : generate::settled(*recipe, seed, depth).stages) {
        if (ready.stage->id == "deducible") last = ensuredDeductions(ready);
    }
    return last;
}

/// Appends the stage with the level's numbers and highest grade.
Fix ensure(const Deductions& asked) {
    const auto append = [asked](const LevelView& view, Repair& repair) {
        level::RecipeStage stage{"deducible", true, {}};
        generate::Deducible::ensure(stage, asked.numbers, asked.grades);
        repair.recipe = view.level().recipe;
        repair.recipe->stages.push_back(std::move(stage));
    };
    return {kEnsure, {}, {.level = append}};
}

void findGuesses(const level::Level& level, const level::Map& map, const Deductions& asked,
                 bool isEnsured, const std::atomic<bool>* stop, Findings& findings,
                 const std::string& place) {
    const auto board = Board::of(map, level::objectivesOf(level));
    if (!board) return;
    const auto closure = analyse::deduce::closureOf(*board, asked.numbers, asked.grades.most, stop);
    if (const auto missed = unreachedGoal(*board, closure.reached)) {
        auto found = findings.warning(kGuessNeeded, {std::int64_t{asked.grades.most}});
        found.field(place).at(*missed);
        if (!isEnsured) found.fix(ensure(asked));
        return;
    }
    const auto grade = gradeOf(*board, closure);
    if (grade && asked.grades.isTooEasy(*grade))
        findings.warning(kTooEasy, {std::int64_t{*grade}, std::int64_t{asked.grades.least}})
            .field(place);
}

Fix removeTrap(Point cell) {
    return {kRemoveTrap, {}, {.level = [cell](const LevelView& view, Repair& repair) {
                fix::paint(view, repair, edit::Area(cell), edit::noMarkInk());
            }}};
}

bool isPinned(const level::Level& level, Point cell) {
    return level.kept.cells.at(cell).isKept();
}

/// Returns the painted and pinned traps that are unknown where the hero can go no farther, row by
/// row: those that share a number with a cell of the frontier.
std::vector<Point> fixedTrapsAround(const level::Level& level, const level::Map& map,
                                    const analyse::deduce::Closure& closure,
                                    const std::vector<Point>& frontier) {
    constexpr int kSharesANumber = 2;
    std::set<std::pair<int, int>> traps;
    for (const Point cell : frontier) {
        for (int y = cell.y - kSharesANumber; y <= cell.y + kSharesANumber; ++y) {
            for (int x = cell.x - kSharesANumber; x <= cell.x + kSharesANumber; ++x) {
                if (!map.cells.contains({x, y}) || !map.cells.at({x, y}).isTrap()) continue;
                const bool isFixed =
                    isPinned(level, {x, y}) || (map.marks.at({x, y}) & level::kForced) != 0;
                if (isFixed && closure.of({x, y}) == analyse::deduce::Known::Unknown)
                    traps.emplace(y, x);
            }
        }
    }
    std::vector<Point> points;
    for (const auto& [y, x] : traps)
        points.push_back({x, y});
    return points;
}

/// Finds each trap that forces a guess by itself although the stage could not move it.
void findFixedTraps(const level::Level& level, const level::Map& map, const Deductions& asked,
                    const std::atomic<bool>* stop, Findings& findings, const std::string& place) {
    constexpr std::size_t kMostTried = 8;
    constexpr std::int64_t kMostCells = 256 * 256;  // beyond, this would take seconds
    const auto board = Board::of(map, level::objectivesOf(level));
    if (!board || board->size().area() > kMostCells) return;
    const auto closureOf = [&](const Board& one) {
        return analyse::deduce::closureOf(one, asked.numbers, asked.grades.most, stop);
    };
    const auto closure = closureOf(*board);
    if (gradeOf(*board, closure)) return;  // it failed for another reason
    const auto traps = fixedTrapsAround(level, map, closure, frontierOf(*board, closure));
    for (std::size_t i = 0; i < std::min(traps.size(), kMostTried); ++i) {
        Board without = *board;
        without.setTrap(traps[i], false);
        if (!gradeOf(without, closureOf(without))) continue;
        const bool isPainted = !isPinned(level, traps[i]);
        auto found = findings.warning(isPainted ? kPaintedTrap : kPinnedTrap);
        found.field(place).at(traps[i]);
        if (isPainted) found.fix(removeTrap(traps[i]));
    }
}

/// Whether the stage *deducible* found no way without a guess.
bool hasStageFailed(const level::Level& level, const generate::Recorded& recorded) {
    const auto stage = static_cast<std::size_t>(recorded.failure->recipeStage);
    return recorded.failure->cell && stage < level.recipe.stages.size() &&
           level.recipe.stages[stage].stage == "deducible";
}

}  // namespace

std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth,
                                         const std::atomic<bool>* stop) {
    std::vector<Finding> all;
    const auto promised = promisedDeductions(level);
    const auto ensured = ensuredBy(level, seed, depth);
    const auto asked = promised ? promised : ensured;
    if (!asked || recorded.stopped) return all;
    Findings findings({Sheet::Kind::Level, level.id}, all);
    const std::string place = "seed " + std::to_string(seed);
    // core/check/findings/generation.h reports failed generations.
    if (!recorded.failure)
        findGuesses(level, recorded.map, *asked, ensured.has_value(), stop, findings, place);
    else if (ensured && hasStageFailed(level, recorded))
        findFixedTraps(level, recorded.map, *ensured, stop, findings, place);
    return all;
}

bool isOfDeduction(const Finding& finding) {
    return std::ranges::find(kDeductionSentences, finding.sentence.id, &Sentence::id) !=
           kDeductionSentences.end();
}

std::span<const Sentence> deductionSentences() {
    return kDeductionSentences;
}

}  // namespace mazeloom::check

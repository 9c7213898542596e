// SPDX-License-Identifier: MIT
// Moves traps until two conditions hold. First, a player who sees the shown numbers and makes
// deductions up to the highest grade reaches every objective and the exit without a guess. Second,
// deductions below the lowest grade do not suffice. Painted and pinned traps stay where they are,
// no trap moves onto an aisle, and the number of traps stays the same. At the end, the deductions
// are recorded as steps that change nothing.
//
// The idea of solving a board, changing it where the solver is stuck, and continuing is from Simon
// Tatham's Mines (2005); core/analyse/deduce/repair.h implements it.
#include "core/generate/stages/traps/deducible.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "core/analyse/deduce/repair.h"
#include "core/generate/shared/stage.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::deducible {

namespace {

using analyse::deduce::Board;
using analyse::deduce::RepairOptions;
using analyse::deduce::Stuck;
using grid::Point;
using level::Cell;
using trace::StepKind;

constexpr Sentence kNotEnoughCoins{
    "deducible-coins",
    "the objective asks for %1 coins, and there are %2 when the stage runs: put it after the "
    "stages that lay coins, or let them lay more"};
constexpr Sentence kTooEasy{
    "deducible-easy",
    "no way asks for a deduction of the lowest grade: lay more traps before the stage, allow more "
    "attempts, lower the lowest grade, or show fewer numbers"};
constexpr Sentence kNotThere{
    "deducible-nothing",
    "an objective asks for something that is not on the level: place it before the stage"};
constexpr Sentence kGivenUp{
    "deducible-attempts",
    "no way leads to %1 without a guess, though traps were moved %2 times: allow more attempts or "
    "a higher grade, show more numbers, or lower the density of traps"};
constexpr Sentence kStuck{
    "deducible-stuck",
    "no way leads to %1 without a guess, and no trap can be moved that would help: open a way, "
    "take painted or pinned traps away, or lower the density of traps"};
constexpr Sentence kGrades{"deducible-grades", "the lowest grade, %1, is above the highest, %2"};
constexpr std::array kSentences{kNotEnoughCoins, kTooEasy, kNotThere, kGivenUp, kStuck, kGrades};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Deduce from the numbers that are shown which cells hold no trap, and walk there.",
    "If that ends before an objective, draw a number with unknown cells around it.",
    "Move the traps around it to cells where nothing was deduced yet, or fill the cells around it "
    "with traps from there.",
    "Go on deducing; once all objectives are reached, deduce everything again from the start.",
    "If deductions below the lowest grade were enough, move a trap beside the way, and begin "
    "again.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::MoveTrap, 2},          StepInfo{StepKind::AskMore, 4},
    StepInfo{StepKind::DeduceByOne, 3},       StepInfo{StepKind::DeduceByTwo, 3},
    StepInfo{StepKind::DeduceBySupposing, 3}, StepInfo{StepKind::DeduceByAll, 3},
};

/// Upper bound on the deductions that are recorded (G-120.7): the deductions for a few million
/// cells would take more memory than the rest of the record.
constexpr std::size_t kMostRecorded = 1'000'000;

constexpr StepKind kindOf(analyse::deduce::Rule rule) {
    return static_cast<StepKind>(static_cast<int>(StepKind::DeduceByOne) + static_cast<int>(rule) -
                                 static_cast<int>(analyse::deduce::Rule::OneNumber));
}

/// The words of level::Numbers, and "promised": the level sets numbers and grades.
constexpr std::array<std::string_view, 4> kModes{level::kNumbersWords[0], level::kNumbersWords[1],
                                                 level::kNumbersWords[2], "promised"};
constexpr std::int64_t kPromised = 3;

constexpr ShownWhen kIsNotPromised{"mode", 0b0111};

constexpr std::array kParameters{
    ParameterInfo{.id = "mode",
                  .title = "Numbers shown",
                  .help = "Which cells show the numbers that a player deduces from; promised: the "
                          "level's numbers, and deductions of the grades that it promises",
                  .type = ParameterInfo::Type::Choice,
                  .most = kPromised,
                  .standard = static_cast<std::int64_t>(level::Numbers::Near),
                  .choices = kModes,
                  .inNewStages = kPromised},
    ParameterInfo{.id = "lowest",
                  .title = "Lowest grade",
                  .help = "A deduction at least this hard is needed on every way to the "
                          "objectives: 1 one number, 2 two numbers, 3 one supposition, 4 all "
                          "placements",
                  .least = level::kLowestGrade,
                  .most = level::kHighestGrade,
                  .standard = level::kLowestGrade,
                  .shownWhen = kIsNotPromised},
    ParameterInfo{.id = "grade",
                  .title = "Highest grade",
                  .help = "The hardest deduction: 1 one number, 2 two numbers, 3 one supposition, "
                          "4 all placements",
                  .least = level::kLowestGrade,
                  .most = level::kHighestGrade,
                  .standard = level::kHighestGrade,
                  .shownWhen = kIsNotPromised},
    ParameterInfo{"attempts", "Attempts",
                  "Maximum number of times that traps around a number are moved",
                  ParameterInfo::Type::Number, 0, 100'000, 1000},
};

StageResult notEnoughCoins(const Board& board) {
    return failure(kNotEnoughCoins, {board.coinsWanted(), board.coins().size()});
}

/// Returns an error that says why the repair was given up, and what to change.
StageResult givenUp(const Stuck& stuck, std::int64_t attempts, Point hero) {
    if (stuck.why == Stuck::Why::TooEasy) return failure(kTooEasy, {}, hero);
    if (!stuck.cell) return failure(kNotThere, {}, hero);
    if (stuck.why == Stuck::Why::Attempts)
        return failure(kGivenUp, {*stuck.cell, attempts}, stuck.cell);
    return failure(kStuck, {*stuck.cell}, stuck.cell);
}

template <typename Mode>
class DeducibleTraps {
  public:
    explicit DeducibleTraps(StageRun<Mode>& run)
        : run_(run), holders_(run.map.terrains.itemHolders()) {
        // As in *traps*, cells that the hero cannot walk to stay unchanged.
        const auto hero = run.map.hero();
        region_ = hero ? run.map.marks.at(*hero) & unsigned{level::kRegion} : 0u;
    }

    StageResult move() {
        auto board = Board::of(run_.map, level::objectivesOf(run_.level));
        if (!board) return tl::unexpected(board.error());
        if (board->coins().size() < board->coinsWanted()) return notEnoughCoins(*board);
        RepairOptions options;
        const auto [numbers, grades] = Deducible::asked(run_.parameters, run_.level);
        options.numbers = numbers;
        options.lowestGrade = grades.least;
        options.highestGrade = grades.most;
        if (options.lowestGrade > options.highestGrade)
            return failure(kGrades, {options.lowestGrade, options.highestGrade});
        options.attempts = run_.parameter(Deducible::Attempts);
        options.mayTake = [this](Point cell) { return mayTakeTrap(cell); };
        options.mayGive = [this](Point cell) { return mayGiveTrap(cell); };
        options.stop = run_.watch.stop().flag();
        const auto repaired = analyse::deduce::repair(*board, options, run_.random);
        if (!repaired) return givenUp(repaired.error(), options.attempts, board->start());
        for (const analyse::deduce::Move& one : repaired->moves)
            write(one);
        const auto& lines = repaired->closure.certificate.lines();
        for (std::size_t i = 0; i < std::min(lines.size(), kMostRecorded); ++i) {
            run_.write.begin(kindOf(lines[i].rule), run_.map.cells.index(lines[i].cell),
                             lines[i].isTrap ? 1 : 0);
        }
        return {};
    }

  private:
    bool mayTakeTrap(Point at) const {
        const Cell cell = run_.map.cells.at(at);
        const unsigned marks = run_.map.marks.at(at);
        constexpr unsigned kBarred = Cell::kAisle | Cell::kCoin | Cell::kThing | Cell::kKept;
        return holders_.contains(cell.terrain()) && (cell.bits() & kBarred) == 0 &&
               (marks & level::kNoTrap) == 0 && (marks & region_) == region_;
    }
    bool mayGiveTrap(Point at) const {
        return !run_.map.cells.at(at).isKept() && (run_.map.marks.at(at) & level::kForced) == 0;
    }

    void write(const analyse::deduce::Move& one) {
        level::CellGrid& cells = run_.map.cells;
        const grid::Index from = cells.index(one.from);
        const grid::Index to = cells.index(one.to);
        run_.write.begin(one.isTooEasy ? StepKind::AskMore : StepKind::MoveTrap,
                         cells.index(one.stuckAt));
        run_.write.set(from, cells[from].without(Cell::kTrap));
        run_.write.set(to, cells[to].with(Cell::kTrap));
    }

    StageRun<Mode>& run_;
    const level::TerrainSet holders_;
    unsigned region_ = 0;
};

template <typename Mode>
StageResult moveTraps(StageRun<Mode>& run) {
    return DeducibleTraps<Mode>(run).move();
}

}  // namespace

extern const Stage kStage{
    .id = "deducible",
    .title = "Deducible",
    .summary = "Moves traps until nobody has to guess where they are.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = moveTraps<trace::NoRecording>,
    .record = moveTraps<trace::Recording>,
    .isOfAttempt = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::deducible

namespace mazeloom::generate {

level::Deductions Deducible::asked(const Parameters& parameters, const level::Level& level) {
    if (parameters[Mode] == stage::deducible::kPromised) {
        // A promise to a player who chooses the numbers is checked with all of them (T-3.5).
        const auto chosen = level.noGuess ? level::Numbers::All : level::Numbers::Near;
        return {level.numbers.value_or(chosen), level.noGuess.value_or(level::NoGuess{})};
    }
    return {
        static_cast<level::Numbers>(parameters[Mode]),
        {static_cast<int>(parameters[LowestGrade]), static_cast<int>(parameters[HighestGrade])}};
}

void Deducible::ensure(level::RecipeStage& stage, level::Numbers numbers, level::NoGuess grades) {
    stage.parameters["mode"] = std::string(level::kNumbersWords[static_cast<std::size_t>(numbers)]);
    stage.parameters["grade"] = std::int64_t{grades.most};
    if (grades.least > level::kLowestGrade) stage.parameters["lowest"] = std::int64_t{grades.least};
}

void Deducible::ensurePromised(level::RecipeStage& stage) {
    stage.parameters.erase("lowest");
    stage.parameters.erase("grade");
    stage.parameters["mode"] = std::string(stage::deducible::kModes[stage::deducible::kPromised]);
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#include "core/check/certificate.h"

#include <utility>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/generate/generate.h"
#include "core/grid/point_text.h"
#include "core/in_quotes.h"
#include "core/level/campaign/floor_of.h"

namespace mazeloom::check {

namespace deduce = analyse::deduce;
using deduce::Board;
using deduce::CertifiedLevel;

namespace {

Problem problemOf(std::string text, std::optional<grid::Point> cell = {}) {
    Problem problem;
    problem.text = std::move(text);
    problem.cell = cell;
    return problem;
}

std::string wordOf(level::Numbers numbers) {
    return inQuotes(level::kNumbersWords[static_cast<std::size_t>(numbers)]);
}

/// Checks a certificate against the board. Returns the first fault, if any.
std::optional<Problem> faultOn(const Board& board, const CertifiedLevel& told) {
    for (std::size_t i = 0; i < told.certificate.lines().size(); ++i) {
        const auto& line = told.certificate.lines()[i];
        if (static_cast<int>(line.rule) <= told.grade) continue;
        Problem problem = problemOf(
            "its rule has a higher grade than the certificate's, " + std::to_string(told.grade),
            line.cell);
        problem.place = "deduction " + std::to_string(i + 1);
        return problem;
    }
    if (const auto flaw = deduce::flawOf(board, told.numbers, told.certificate)) {
        const grid::Point cell = told.certificate.lines()[flaw->line].cell;
        Problem problem =
            problemOf("does not follow at " + grid::textOf(cell) + ": " + flaw->text, cell);
        problem.place = "deduction " + std::to_string(flaw->line + 1);
        return problem;
    }
    if (auto missed = deduce::missedGoal(board, told.numbers, told.certificate))
        return problemOf("the deductions do not lead to all goals: " + std::move(*missed));
    return std::nullopt;
}

}  // namespace

tl::expected<CertifiedLevel, Problem> certify(const level::Level& level, const level::Map& map,
                                              std::uint64_t seed, std::string program) {
    const auto board = Board::of(map, level::objectivesOf(level));
    if (!board) return tl::unexpected(board.error());
    CertifiedLevel certified;
    certified.program = std::move(program);
    certified.level = level.id;
    certified.seed = seed;
    certified.numbers = level.numbers.value_or(level::Numbers::All);
    const deduce::Closure all = deduce::closureOf(*board, certified.numbers);
    const auto grade = gradeOf(*board, all);
    if (!grade) {
        const auto missed = unreachedGoal(*board, all.reached);
        if (!missed) return tl::unexpected(problemOf("a goal is not on the level"));
        return tl::unexpected(problemOf("there is no certificate: " + grid::textOf(*missed) +
                                            " cannot be reached without a guess; promise that "
                                            "nobody has to guess, or add the stage deducible",
                                        *missed));
    }
    certified.grade = *grade;
    certified.board = textOf(*board);
    certified.certificate = all.certificate.upTo(*grade);
    return certified;
}

std::optional<Problem> checkCertificate(const level::Pack& pack, const CertifiedLevel& told,
                                        const std::string& program) {
    const level::Level* const level = pack.findLevel(told.level);
    if (level == nullptr)
        return problemOf("the pack has no level " + inQuotes(told.level) +
                         ", which the certificate names");
    if (level->numbers && *level->numbers != told.numbers) {
        return problemOf("the level shows the numbers " + wordOf(*level->numbers) +
                         ", the certificate uses " + wordOf(told.numbers));
    }
    generate::Options options;
    options.floor = level::floorOf(pack.descent, *level);
    options.kinds = pack.ownKinds.share();
    const auto made = generate::generate(*level, pack.rooms, told.seed, options);
    if (!made) return made.error();
    const auto board = Board::of(made->map, level::objectivesOf(*level));
    if (!board) return board.error();
    if (auto difference = differenceOf(told.board, textOf(*board))) {
        std::string text = "this is the certificate of another level: " + std::move(*difference);
        if (told.program != program)
            text += "; version " + told.program + " of the program made it";
        return problemOf(std::move(text));
    }
    return faultOn(*board, told);
}

}  // namespace mazeloom::check

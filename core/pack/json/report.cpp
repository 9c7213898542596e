// SPDX-License-Identifier: MIT
#include "core/pack/json/report.h"

#include <utility>

namespace mazeloom::pack {

void Report::add(std::string place, Phrase text, std::optional<grid::Point> cell) {
    whole_ = false;
    addFlaw(std::move(place), std::move(text), cell);
}

void Report::addFlaw(std::string place, Phrase text, std::optional<grid::Point> cell) {
    Problem flaw = problemAt({}, std::move(place), std::move(text));
    flaw.cell = cell;
    addFlaw(std::move(flaw));
}

void Report::add(Problem problem) {
    whole_ = false;
    addFlaw(std::move(problem));
}

void Report::addFlaw(Problem problem) {
    if (problems_.size() == kMost) {
        ++untold_;
        return;
    }
    problem.file = file_;
    problem.severity = Severity::Error;
    problems_.push_back(std::move(problem));
}

void Report::countUnknown(const std::string& place, std::size_t values) {
    const bool wereTooMany = unknown_ > kMostUnknown;
    unknown_ += values;
    if (wereTooMany || unknown_ <= kMostUnknown) return;
    add(place, {kManyUnknown, {kMostUnknown}});
}

std::vector<Problem> Report::take() {
    if (untold_ > 0) {
        problems_.push_back(problemAt(
            file_, {}, Phrase{untold_ == 1 ? kOneMoreProblem : kMoreProblems, {untold_}}));
    }
    return std::exchange(problems_, {});
}

std::string describe(grid::Size size) {
    return std::to_string(size.width) + " × " + std::to_string(size.height);
}

}  // namespace mazeloom::pack

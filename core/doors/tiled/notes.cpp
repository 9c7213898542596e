// SPDX-License-Identifier: MIT
#include "core/doors/tiled/notes.h"

#include <utility>

namespace mazeloom::doors::tiled {

void Notes::add(std::string place, std::string text) {
    const auto [entry, isNew] = places_.try_emplace(text, notes_.size());
    if (!isNew) {
        ++notes_[entry->second].count;
        return;
    }
    Problem problem = problemAt(file_, std::move(place), std::move(text));
    problem.severity = Severity::Warning;
    notes_.push_back({std::move(problem)});
}

std::vector<Problem> Notes::take() {
    std::vector<Problem> problems;
    for (Counted& note : notes_) {
        if (note.count > 1)
            note.problem.text += " (and " + std::to_string(note.count - 1) + " more like it)";
        problems.push_back(std::move(note.problem));
    }
    notes_.clear();
    places_.clear();
    return problems;
}

}  // namespace mazeloom::doors::tiled

// SPDX-License-Identifier: MIT
#include "core/generate/shared/stage.h"

#include <algorithm>

namespace mazeloom::generate {

std::vector<Explanation> explanationsOf(const Stage& stage) {
    if (stage.explanations == nullptr) return {{stage.algorithm, stage.steps}};
    const auto all = stage.explanations();
    return {all.begin(), all.end()};
}

int explanationFor(const Stage& stage, const Parameters& parameters) {
    return stage.explanations == nullptr ? 0 : static_cast<int>(parameters.front());
}

Explanation explanationOf(const Stage& stage, int which) {
    if (stage.explanations == nullptr) return {stage.algorithm, stage.steps};
    const auto all = stage.explanations();
    const auto place = static_cast<std::size_t>(which);
    return all[place < all.size() ? place : 0];
}

std::vector<trace::StepKind> stepKindsOf(const Stage& stage) {
    std::vector<trace::StepKind> kinds;
    for (const Explanation& explanation : explanationsOf(stage)) {
        for (const StepInfo& step : explanation.steps) {
            if (std::ranges::find(kinds, step.kind) == kinds.end()) kinds.push_back(step.kind);
        }
    }
    return kinds;
}

std::string choiceTitle(std::string_view id) {
    if (id == "aldous-broder") return "Aldous–Broder";
    std::string title(id);
    std::ranges::replace(title, '-', ' ');
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
    return title;
}

}  // namespace mazeloom::generate

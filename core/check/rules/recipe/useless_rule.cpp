// SPDX-License-Identifier: MIT
// A rewrite rule that changes nothing, or a node without rules, is a leftover from editing and has
// no effect (core/generate/RULES.md G-80.4).
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::check::rule::useless_rule {

namespace {

constexpr Sentence kNoEffect{"rule-without-effect",
                             "rule %2 of node %1 changes nothing: paint something else on its "
                             "right, or remove it"};
constexpr Sentence kEmptyNode{"node-without-rules",
                              "node %1 has nothing to do: add a rule to it, or remove it"};
constexpr Sentence kRemove{"remove-useless-rules", "Remove what changes nothing"};
constexpr std::array kSentences{kNoEffect, kEmptyNode, kRemove};

/// Returns the node's number, such as "2.1".
std::string nodeText(const level::rewriting::Place& place) {
    std::string text;
    for (const std::size_t node : place.nodes)
        text += (text.empty() ? "" : ".") + std::to_string(node + 1);
    return text;
}

Fix removeUseless(std::size_t stage) {
    const auto remove = [=](const LevelView& view, Repair& repair) {
        auto* stages = fix::stagesWith(view, repair, stage);
        if (stages == nullptr || !(*stages)[stage].program) return;
        level::rewriting::SharedProgram& program = (*stages)[stage].program;
        program = level::rewriting::SharedProgram(withoutUseless(*program));
    };
    return {kRemove, {}, {.level = remove}};
}

void check(const LevelView& view, Findings& findings) {
    const level::Recipe& recipe = view.level().recipe;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        if (!recipe.stages[i].program) continue;
        for (const level::rewriting::Flaw& flaw : flawsOf(*recipe.stages[i].program)) {
            if (!flaw.isHarmless()) continue;
            std::vector<Argument> arguments{nodeText(flaw.place)};
            if (flaw.place.rule) arguments.emplace_back(std::int64_t(*flaw.place.rule) + 1);
            findings.warning(flaw.place.rule ? kNoEffect : kEmptyNode, std::move(arguments))
                .stage(recipe, i)
                .fix(removeUseless(i));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::useless_rule

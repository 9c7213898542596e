// SPDX-License-Identifier: MIT
// If a temple has an exit, its objectives ask for it. The game ends such a level only at the exit,
// whether or not an objective asks for it (RULES.md T-12.3). A level without objectives asks for
// its exit.
#include <algorithm>
#include <array>

#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::unasked_exit {

namespace {

constexpr Sentence kUnasked{"unasked-exit",
                            "no objective asks for the exit: ask for it, or remove it"};
constexpr Sentence kAsk{"ask-for-exit", "Ask for the exit"};
constexpr std::array kSentences{kUnasked, kAsk};

Fix askForExit() {
    return {kAsk, {}, {.level = [](const LevelView& view, Repair& repair) {
                repair.objectives = view.level().objectives;
                repair.objectives->exit = true;
            }}};
}

void check(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    if (level.ruleset != level::Ruleset::Temple || level::objectivesOf(level).exit) return;
    const auto exit =
        std::ranges::find(level.objects, level::ThingKind::Exit, &level::Object::kind);
    if (exit == level.objects.end()) return;
    findings.warning(kUnasked)
        .object(level.objects, static_cast<std::size_t>(exit - level.objects.begin()))
        .fix(askForExit());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::unasked_exit

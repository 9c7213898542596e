// SPDX-License-Identifier: MIT
// The floors of a pack's descent are levels of it that can be floors, one for a depth.
#include <algorithm>
#include <array>
#include <set>

#include "core/check/rule/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::designed_floor {

namespace {

constexpr Sentence kNoLevel{"floor-without-level",
                            "depth %1 of the descent wants the level \"%2\", which is not in the "
                            "pack: add it, or take the floor out"};
constexpr Sentence kTemple{"floor-is-temple",
                           "depth %1 of the descent is the temple \"%2\": change the level's "
                           "ruleset, or take the floor out"};
constexpr Sentence kTwice{"floor-twice", "depth %1 of the descent is given twice: take one out"};
constexpr Sentence kNoOther{"other-floors-without-level",
                            "all other floors of the descent are to be like the level \"%1\", "
                            "which is not in the pack: choose another"};
constexpr Sentence kOtherTemple{"other-floors-are-temple",
                                "all other floors of the descent are to be like \"%1\", which is "
                                "a temple: choose another"};
constexpr Sentence kDropFloor{"drop-floor", "Take the floor out of the descent"};
constexpr Sentence kDropOtherFloors{"drop-other-floors", "Let other floors be the standard ones"};
constexpr std::array kSentences{kNoLevel,     kTemple,    kTwice,          kNoOther,
                                kOtherTemple, kDropFloor, kDropOtherFloors};

Fix dropFloor(std::size_t floor) {
    return {kDropFloor, {}, {.descent = [floor](level::Descent& descent) {
                fix::removeAt(descent.floors, floor);
            }}};
}

/// All other floors are the built-in one.
Fix dropOtherFloors() {
    return {kDropOtherFloors, {}, {.descent = [](level::Descent& descent) {
                descent.otherFloors.clear();
            }}};
}

enum class Fit { Good, Missing, Temple };

Fit fitOf(const DescentView& view, const std::string& id) {
    const auto level = std::ranges::find(view.levels, id, &level::Level::id);
    if (level != view.levels.end()) {
        return (*level)->ruleset == level::Ruleset::Descent ? Fit::Good : Fit::Temple;
    }
    // What could not be read is told elsewhere.
    const auto& listed = view.listing.levels;
    return std::ranges::find(listed, id) != listed.end() ? Fit::Good : Fit::Missing;
}

void check(const DescentView& view, Findings& findings) {
    const auto& floors = view.descent.floors;
    std::set<int> depths;
    for (std::size_t i = 0; i < floors.size(); ++i) {
        const std::int64_t depth = floors[i].depth;
        const auto add = [&](const Sentence& sentence, Arguments arguments) {
            findings.error(sentence, std::move(arguments))
                .field("descent")
                .field("floor " + std::to_string(i + 1))
                .fix(dropFloor(i));
        };
        if (!depths.insert(floors[i].depth).second) {
            add(kTwice, {depth});
            continue;
        }
        const Fit fit = fitOf(view, floors[i].level);
        if (fit == Fit::Missing) add(kNoLevel, {depth, floors[i].level});
        if (fit == Fit::Temple) add(kTemple, {depth, floors[i].level});
    }
    const std::string& others = view.descent.otherFloors;
    const Fit fit = others.empty() ? Fit::Good : fitOf(view, others);
    if (fit == Fit::Good) return;
    findings.error(fit == Fit::Missing ? kNoOther : kOtherTemple, {others})
        .field("descent")
        .field("otherFloors")
        .fix(dropOtherFloors());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkDescent = check};

}  // namespace mazeloom::check::rule::designed_floor

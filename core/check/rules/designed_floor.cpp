// SPDX-License-Identifier: MIT
// The floors of a pack's descent are levels of the pack that can be floors, one per depth.
#include <algorithm>
#include <array>
#include <set>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/campaign/floor_growth.h"
#include "core/level/id.h"

namespace mazeloom::check::rule::designed_floor {

namespace {

constexpr Sentence kNoLevel{"floor-without-level",
                            "depth %1 of the descent uses the level \"%2\", which is not in the "
                            "pack: add it, or take the floor out"};
constexpr Sentence kTemple{"floor-is-temple",
                           "depth %1 of the descent is the temple \"%2\": change the level's "
                           "ruleset, or take the floor out"};
constexpr Sentence kTwice{"floor-twice", "the descent lists depth %1 twice: remove one of them"};
constexpr Sentence kNoOther{"other-floors-without-level",
                            "all other floors of the descent use the level \"%1\", which is not in "
                            "the pack: choose another"};
constexpr Sentence kOtherTemple{
    "other-floors-are-temple",
    "all other floors of the descent use \"%1\", which is a temple: choose another"};
constexpr Sentence kRangeNoLevel{"range-without-level",
                                 "depths %1 to %2 of the descent may use the level \"%3\", which "
                                 "is not in the pack: add it, or take the range out"};
constexpr Sentence kRangeTemple{"range-is-temple",
                                "depths %1 to %2 of the descent may use the temple \"%3\": change "
                                "the level's ruleset, or take the range out"};
constexpr Sentence kNoGrowth{"range-cannot-grow",
                             "floors of \"%1\" should grow with the depth, but the level has "
                             "painted or pinned cells: it keeps its size"};
constexpr Sentence kDropRange{"drop-range", "Take the range out of the descent"};
constexpr Sentence kDropGrowth{"drop-growth", "Let its floors keep their size"};
constexpr Sentence kDropFloor{"drop-floor", "Take the floor out of the descent"};
constexpr Sentence kDropOtherFloors{"drop-other-floors", "Use the default floors elsewhere"};
constexpr std::array kSentences{kNoLevel,     kTemple,       kTwice,       kNoOther,
                                kOtherTemple, kRangeNoLevel, kRangeTemple, kNoGrowth,
                                kDropRange,   kDropGrowth,   kDropFloor,   kDropOtherFloors};

Fix dropFloor(std::size_t floor) {
    return {kDropFloor, {}, {.descent = [floor](level::Descent& descent) {
                fix::removeAt(descent.floors, floor);
            }}};
}

Fix dropRange(std::size_t range) {
    return {kDropRange, {}, {.descent = [range](level::Descent& descent) {
                fix::removeAt(descent.ranges, range);
            }}};
}

Fix dropGrowth(std::size_t range) {
    return {kDropGrowth, {}, {.descent = [range](level::Descent& descent) {
                if (range < descent.ranges.size()) descent.ranges[range].growth = 0;
            }}};
}

/// Removes the level of all other floors, so that built-in floors take its place.
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
    // A listed level that cannot be read is reported elsewhere.
    const auto& listed = view.listing.levels;
    return std::ranges::find(listed, id) != listed.end() ? Fit::Good : Fit::Missing;
}

/// Returns a level's title; its id if the pack does not have it.
std::string calledBy(const DescentView& view, const std::string& id) {
    const auto level = std::ranges::find(view.levels, id, &level::Level::id);
    return level == view.levels.end() ? id : level::titleOrId(**level);
}

void checkRange(const DescentView& view, std::size_t place, Findings& findings) {
    const level::FloorRange& range = view.descent.ranges[place];
    const std::string field = "range " + std::to_string(place + 1);
    const Fit fit = fitOf(view, range.level);
    if (fit != Fit::Good) {
        findings
            .error(fit == Fit::Missing ? kRangeNoLevel : kRangeTemple,
                   {std::int64_t{range.from}, std::int64_t{range.to}, calledBy(view, range.level)})
            .field("descent")
            .field(field)
            .fix(dropRange(place));
        return;
    }
    const auto level = std::ranges::find(view.levels, range.level, &level::Level::id);
    if (range.growth == 0 || level == view.levels.end() || level::canGrow(**level)) return;
    findings.warning(kNoGrowth, {level::titleOrId(**level)})
        .field("descent")
        .field(field)
        .fix(dropGrowth(place));
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
        if (fit == Fit::Temple) add(kTemple, {depth, calledBy(view, floors[i].level)});
    }
    for (std::size_t i = 0; i < view.descent.ranges.size(); ++i)
        checkRange(view, i, findings);
    const std::string& others = view.descent.otherFloors;
    const Fit fit = others.empty() ? Fit::Good : fitOf(view, others);
    if (fit == Fit::Good) return;
    findings.error(fit == Fit::Missing ? kNoOther : kOtherTemple, {calledBy(view, others)})
        .field("descent")
        .field("otherFloors")
        .fix(dropOtherFloors());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkDescent = check};

}  // namespace mazeloom::check::rule::designed_floor

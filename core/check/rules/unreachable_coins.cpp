// SPDX-License-Identifier: MIT
// Painted coins can be walked to. They are kept wherever they are, and asked for where all are.
#include <array>
#include <optional>

#include "core/check/rules/rules.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kLost{
    "unreachable-coins",
    "no way leads to %1 of the painted coins, the first at %2: open one, or remove them"};
constexpr std::array kSentences{kLost};

void check(const LevelView& view, Findings& findings) {
    const auto home = view.heroRegion();
    if (!view.keepsPaint() || !home) return;
    std::int64_t count = 0;
    std::optional<grid::Point> first;
    view.regions().forEachRun([&](int y, int from, int to, Regions::Label label) {
        if (label == *home) return;
        for (int x = from; x <= to; ++x) {
            if ((view.paint()->at({x, y}) & level::kPaintCoin) == 0) continue;
            if (count++ == 0) first = grid::Point{x, y};
        }
    });
    if (!first) return;
    const bool allAreAskedFor =
        level::objectivesOf(view.level()).coins == level::Objectives::kAllCoins;
    auto draft = allAreAskedFor ? findings.error(kLost, {count, *first})
                                : findings.warning(kLost, {count, *first});
    draft.at(*first);
    // The way to the first does not lead to all.
    if (count == 1) draft.fix(fix::OpenWay{*first});
    draft.fix(fix::RemoveLostCoins{});
}

}  // namespace

const Rule unreachableCoinsRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// Painted coins are reachable. The generation never moves them, and they count if all coins are
// asked for.
#include <array>
#include <optional>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::unreachable_coins {

namespace {

constexpr Sentence kLost{
    "unreachable-coins",
    "%1 of the painted coins cannot be reached, the first at %2: open a way, or remove them"};
constexpr Sentence kRemoveCoins{"remove-coins", "Remove these coins"};
constexpr std::array kSentences{kLost, kRemoveCoins};

/// Calls visit(cell) for every painted coin that the hero cannot reach.
template <typename Visit>
void forEachLostCoin(const LevelView& view, const Visit& visit) {
    const auto home = view.heroRegion();
    view.regions().forEachRun([&](int y, int first, int last, Regions::Label label) {
        if (home && label == *home) return;
        for (int x = first; x <= last; ++x) {
            if (level::markOf(view.paint()->at({x, y})) == level::PaintMark::Coin)
                visit(grid::Point{x, y});
        }
    });
}

/// Removes the painted coins that the hero cannot reach.
Fix removeLostCoins() {
    return {kRemoveCoins, {}, {.level = [](const LevelView& view, Repair& repair) {
                std::vector<grid::Point> lost;
                forEachLostCoin(view, [&](grid::Point cell) { lost.push_back(cell); });
                fix::paint(view, repair, lost, edit::noMarkInk());
            }}};
}

void check(const LevelView& view, Findings& findings) {
    if (!view.keepsPaint() || !view.heroRegion()) return;
    std::int64_t count = 0;
    std::optional<grid::Point> first;
    std::vector<edit::Run> coins;
    forEachLostCoin(view, [&](grid::Point cell) {
        if (count++ == 0) first = cell;
        coins.push_back({cell.y, cell.x, 1});
    });
    if (!first) return;
    const bool allAreAskedFor =
        level::objectivesOf(view.level()).coins == level::Objectives::kAllCoins;
    auto draft = allAreAskedFor ? findings.error(kLost, {count, *first})
                                : findings.warning(kLost, {count, *first});
    draft.at(*first).cells(edit::Area(std::move(coins)));
    // A way to the first coin need not lead to the others, so it is offered for a single coin only.
    if (count == 1) draft.fix(fix::openWay(*first));
    draft.fix(removeLostCoins());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::unreachable_coins

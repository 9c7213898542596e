// SPDX-License-Identifier: MIT
#include "core/analyse/bots/result.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/analyse/survey/int128.h"
#include "core/level/map/thing.h"
#include "core/play/temple/result.h"

namespace mazeloom::analyse::bots {

namespace {

/// Returns the greatest number whose square is at most `square`, which is not negative.
Int128 rootOf(Int128 square) {
    Int128 root = 0;
    for (int bit = 62; bit >= 0; --bit) {
        const Int128 next = root + (Int128(1) << bit);
        if (next * next <= square) root = next;
    }
    return root;
}

Spread spreadOf(std::vector<std::int64_t> values) {
    Spread spread;
    if (values.empty()) return spread;
    std::ranges::sort(values);
    spread.median = values[(values.size() - 1) / 2];
    spread.most = values.back();
    for (const std::int64_t value : values)
        spread.sum += value;
    return spread;
}

}  // namespace

std::string_view name(End end) {
    constexpr std::array<std::string_view, 4> kNames{"won", "died", "gave-up", "no-level"};
    return kNames[static_cast<std::size_t>(end)];
}

Result resultOf(std::uint64_t seed, const temple::Game& game) {
    Result result{.seed = seed, .end = End::GaveUp, .cause = {}};
    if (game.isWon()) result.end = End::Won;
    if (game.isDead()) {
        result.end = End::Died;
        result.cause = play::temple::name(game.killer);
    }
    result.time = game.ticks;
    result.score = game.score;
    result.hash = game.hash;
    return result;
}

Result resultOf(std::uint64_t seed, const descent::Game& game) {
    Result result{.seed = seed, .end = End::GaveUp, .cause = {}};
    if (game.isWon) result.end = End::Won;
    if (game.isDead()) {
        result.end = End::Died;
        // A killer of this kind stands for the ground.
        result.cause = game.killer == level::ThingKind::Hero ? std::string_view("ground")
                                                             : level::info(game.killer).id;
    }
    result.time = game.turns;
    result.score = game.score;
    result.depth = game.depth;
    result.hash = game.hash;
    return result;
}

Result noLevel(std::uint64_t seed, const Problem& problem) {
    return {.seed = seed, .end = End::NoLevel, .cause = {}, .why = problem.describe()};
}

Summary summaryOf(std::span<const Result> results) {
    Summary summary;
    std::vector<std::int64_t> times;
    std::vector<std::int64_t> scores;
    std::vector<std::int64_t> depths;
    for (const Result& result : results) {
        if (result.end == End::NoLevel) {
            ++summary.noLevel;
            continue;
        }
        ++summary.games;
        summary.wins += result.end == End::Won ? 1 : 0;
        summary.gaveUp += result.end == End::GaveUp ? 1 : 0;
        if (result.end == End::Died) {
            ++summary.deaths;
            ++summary.causes[result.cause];
        }
        times.push_back(result.time);
        scores.push_back(result.score);
        depths.push_back(result.depth);
    }
    summary.time = spreadOf(std::move(times));
    summary.score = spreadOf(std::move(scores));
    summary.depth = spreadOf(std::move(depths));
    return summary;
}

/// With z² = Z / S, the bounds are (2wS + Z ∓ √(Z² + 4ZS·w(n − w)/n)) / (2(nS + Z)).
Interval wilson(std::int64_t wins, std::int64_t games) {
    if (games == 0) return {};
    constexpr std::int64_t kScale = 10'000;
    constexpr std::int64_t kSquare = 38'416;  // 1.96²
    const Int128 variance = Int128(4) * kSquare * kScale * wins * (games - wins) / games;
    const Int128 root = rootOf(Int128(kSquare) * kSquare + variance);
    const Int128 centre = Int128(2) * wins * kScale + kSquare;
    const Int128 whole = Int128(2) * (Int128(games) * kScale + kSquare);
    // The root was rounded down, so one more is an upper bound.
    const Int128 least = std::max(centre - root - 1, Int128(0)) * 1000 / whole;
    const Int128 most = std::min(((centre + root + 1) * 1000 + whole - 1) / whole, Int128(1000));
    return {static_cast<int>(least), static_cast<int>(most)};
}

}  // namespace mazeloom::analyse::bots

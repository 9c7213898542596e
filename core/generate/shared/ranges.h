// SPDX-License-Identifier: MIT
// Ranges: numbers that a stage draws between two of its parameters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

constexpr ParameterInfo number(std::string_view id, std::string_view title, std::string_view help,
                               std::int64_t least, std::int64_t most, std::int64_t standard,
                               std::string_view group = {}) {
    return {id, title, help, ParameterInfo::Type::Number, least, most, standard, {}, group};
}
constexpr ParameterInfo percent(std::string_view id, std::string_view title, std::string_view help,
                                std::int64_t least, std::int64_t most, std::int64_t standard,
                                std::string_view group = {}) {
    return {id, title, help, ParameterInfo::Type::Percent, least, most, standard, {}, group};
}

inline constexpr Sentence kLeastIsMore{
    "range-backwards", "the min, %1, is more than the max, %2: lower the min, or raise the max"};

/// Two parameters that bound a drawn number: their indices, and the name of the number in their ids
/// ("count" in "min-count" and "max-count").
struct Range {
    std::size_t least;
    std::size_t most;
    std::string_view what;

    /// Returns an error if the minimum exceeds the maximum.
    template <typename Mode>
    StageResult check(const StageRun<Mode>& run) const {
        if (run.parameter(least) <= run.parameter(most)) return {};
        return failureOf("min-" + std::string(what), kLeastIsMore,
                         {run.parameter(least), run.parameter(most)});
    }

    /// Draws a number between the two parameters, both included; check() must have succeeded. The
    /// number is at most `limit`, unless the minimum is greater: then it is the minimum.
    template <typename Mode>
    int draw(StageRun<Mode>& run, int limit = 1'000'000) const {
        return draw(run, run.random, limit);
    }
    /// Draws from `random` instead of the stage's own random-number stream.
    template <typename Mode>
    int draw(const StageRun<Mode>& run, random::Stream& random, int limit = 1'000'000) const {
        const int from = run.parameter(least);
        return random.between(from, std::max(from, std::min(run.parameter(most), limit)));
    }
};

/// Adds a warning if fewer things than the minimum were placed; `sentence` names both numbers.
template <typename Mode>
void warnOfFewer(StageRun<Mode>& run, int placed, int least, const Sentence& sentence) {
    if (placed < least) warn(run, sentence, {placed, least});
}

}  // namespace mazeloom::generate

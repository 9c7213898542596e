// SPDX-License-Identifier: MIT
// Searches for seeds that fulfil a wish. Among parts joined by `and`, the part that rejects most
// seeds for its cost is evaluated first; among parts joined by `or`, the part that accepts most
// seeds for its cost. Costs and rates are measured on the first seeds. The result is the same as if
// everything were evaluated.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analyse/survey/sampler.h"
#include "core/analyse/survey/seed_ranges.h"
#include "core/analyse/wish/wish.h"

namespace mazeloom::analyse {

/// The number of seeds for which everything is evaluated to find the best order. Fewer seeds are
/// evaluated if that takes longer than kLongestTry, so that the first answer comes soon.
inline constexpr std::uint64_t kTriedSeeds = 256;
inline constexpr std::chrono::seconds kLongestTry{2};

struct Hit {
    std::uint64_t seed = 0;
    /// The values of the wish's measures; nullopt if a measure was not evaluated.
    std::vector<std::optional<std::int64_t>> values;
};

/// The progress of a search.
struct SearchState {
    std::uint64_t seeds = 0;     ///< seeds that were examined
    std::uint64_t failures = 0;  ///< examined seeds without a level
    std::uint64_t hits = 0;
    /// One of the parts that must all be true; `parts` is in the order of evaluation.
    struct Part {
        std::string text;
        std::uint64_t asked = 0;
        std::uint64_t passed = 0;
    };
    std::vector<Part> parts;
};

struct SearchPlan {
    const Sampler* sampler = nullptr;
    const Wish* wish = nullptr;
    SeedRange seeds;
    std::uint64_t count = 1;  ///< upper bound on the number of hits
    unsigned threads = 1;
    bool asksInOrder = false;  ///< evaluates parts as written, to measure the gain of reordering
    std::chrono::milliseconds every{200};
};

/// Calls `take` for each hit in ascending order of seeds, and `look` about once per
/// SearchPlan::every, both on the calling thread. The hits, and the number of seeds examined before
/// the last hit, depend only on the plan. Returns the last state.
SearchState search(const SearchPlan& plan, const std::function<void(const Hit&)>& take,
                   const std::function<void(const SearchState&)>& look = {},
                   const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse

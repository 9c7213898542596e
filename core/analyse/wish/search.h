// SPDX-License-Identifier: MIT
// Looks for seeds that fulfil a wish. Of parts joined by and, the one that refuses most for its
// price is asked first, and of parts joined by or the one that fulfils most; what they refuse and
// cost is measured on the first seeds. What comes out is what asking everything of each seed gives.
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

/// So many seeds are asked everything, to know what to ask first; fewer where it takes longer than
/// anybody should wait for the first answer.
inline constexpr std::uint64_t kTriedSeeds = 256;
inline constexpr std::chrono::seconds kLongestTry{2};

struct Hit {
    std::uint64_t seed = 0;
    /// Of the wish's measures; nothing where that was not asked.
    std::vector<std::optional<std::int64_t>> values;
};

/// How far a search is.
struct SearchState {
    std::uint64_t seeds = 0;     ///< that were looked at
    std::uint64_t failures = 0;  ///< of these, gave no level
    std::uint64_t hits = 0;
    /// A part that all have to pass, in the order in which they are asked.
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
    std::uint64_t count = 1;  ///< so many hits at most
    unsigned threads = 1;
    bool asksInOrder = false;  ///< as written, for who wants to know what is gained
    std::chrono::milliseconds every{200};
};

/// Calls `take` for each hit, the smaller seed first, and `look` about as often as the plan says,
/// both from the calling thread. Which seeds are hits, and how many are looked at before the last
/// of them, depends on nothing but the plan. Returns the last state.
SearchState search(const SearchPlan& plan, const std::function<void(const Hit&)>& take,
                   const std::function<void(const SearchState&)>& look = {},
                   const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse

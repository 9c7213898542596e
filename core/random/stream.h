// SPDX-License-Identifier: MIT
// The only source of random numbers: PCG32 streams derived from a seed. A stream gives the same
// numbers with every compiler and processor, because it uses no <random> distribution and no
// floating point.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include <pcg_random.hpp>

namespace mazeloom::random {

class Stream {
  public:
    explicit Stream(std::uint64_t seed, std::uint64_t sequence = 0) : engine_(seed, sequence) {}

    /// Returns 32 uniform bits.
    std::uint32_t bits() { return engine_(); }

    /// Returns a uniform number in 0 … bound − 1, without bias (Lemire's multiply with rejection).
    /// bound ≥ 1.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{bits()} * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = std::uint64_t{bits()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Returns a uniform number in low … high, both included. low ≤ high, and the range must not
    /// hold all ints.
    int between(int low, int high) {
        // Unsigned, because the difference of two ints may not fit into an int.
        const std::uint32_t distance =
            static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low);
        return static_cast<int>(static_cast<std::uint32_t>(low) + below(distance + 1));
    }

    /// Returns true with a probability of `percent` %. Draws nothing at 0 and 100.
    bool chance(int percent) {
        if (percent <= 0) return false;
        if (percent >= 100) return true;
        return below(100) < static_cast<std::uint32_t>(percent);
    }

    /// Returns an index drawn by weight. The weights are not negative; their sum is positive and
    /// below 2³².
    std::size_t weighted(std::span<const std::int64_t> weights) {
        std::int64_t sum = 0;
        for (std::int64_t weight : weights)
            sum += weight;
        std::int64_t pick = below(static_cast<std::uint32_t>(sum));
        std::size_t i = 0;
        while (pick >= weights[i])
            pick -= weights[i++];
        return i;
    }

    /// Shuffles uniformly (Fisher–Yates).
    template <typename T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

  private:
    pcg32 engine_;
};

/// Returns the stream of the `occurrence`-th stage named `stage` in a recipe (0 = first). Each
/// stage has its own stream, so that changing one stage's parameters does not change the draws of
/// other stages.
Stream stageStream(std::uint64_t seed, std::string_view stage, unsigned occurrence);

/// Returns a seed that depends on both arguments: for instance the seed of the n-th attempt at a
/// level.
std::uint64_t mix(std::uint64_t seed, std::uint64_t number);

}  // namespace mazeloom::random

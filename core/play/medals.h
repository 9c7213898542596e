// SPDX-License-Identifier: MIT
// Medals that a win in a temple can earn (RULES.md T-21).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazeloom::play {

enum class Medal : std::uint8_t {
    Time,    ///< within kParFactor times par, in real time
    Coins,   ///< all coins
    Hearts,  ///< no life lost
    Hints,   ///< without hints
};

struct MedalInfo {
    Medal medal;
    std::string_view id;  ///< as in the file of the profiles
};

/// Indexed by the enumeration.
inline constexpr std::array kMedals{
    MedalInfo{Medal::Time, "time"},
    MedalInfo{Medal::Coins, "coins"},
    MedalInfo{Medal::Hearts, "hearts"},
    MedalInfo{Medal::Hints, "hints"},
};

constexpr std::string_view idOf(Medal medal) {
    return kMedals[static_cast<std::size_t>(medal)].id;
}

/// A set of medals.
class Medals {
  public:
    constexpr bool has(Medal medal) const { return (bits_ & bitOf(medal)) != 0; }
    constexpr void add(Medal medal) { bits_ |= bitOf(medal); }
    constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }

    friend bool operator==(const Medals&, const Medals&) = default;

  private:
    static constexpr unsigned bitOf(Medal medal) { return 1u << static_cast<unsigned>(medal); }

    unsigned bits_ = 0;
};

/// The medal for time allows this many times par (RULES.md T-21.2).
inline constexpr std::int64_t kParFactor = 3;

/// Returns the longest time that earns the medal for time. Both times are in ticks. Par is the
/// length of the proof's play of the same map (temple::parOf).
constexpr std::int64_t mostTicksFor(std::int64_t par) {
    return par * kParFactor;
}

}  // namespace mazeloom::play

// SPDX-License-Identifier: MIT
// The objectives of a level (RULES.md T-12): a player wins by meeting all of them. Any set is
// allowed.
#pragma once

#include <cstdint>

namespace mazeloom::level {

struct Objectives {
    static constexpr int kAllCoins = -1;
    static constexpr int kMaxCoins = 1'000'000;

    int coins = 0;          ///< how many to collect, 0–kMaxCoins, or kAllCoins
    bool bugs = false;      ///< kill all bugs
    bool lasers = false;    ///< destroy all emitters
    bool boss = false;      ///< kill the boss
    bool exit = false;      ///< reach the exit
    bool consoles = false;  ///< read all consoles

    bool isEmpty() const { return *this == Objectives{}; }
    friend bool operator==(const Objectives&, const Objectives&) = default;
};

}  // namespace mazeloom::level

// SPDX-License-Identifier: MIT
// Keys as a file: what repeats a run exactly (RULES.md D-15).
//
// JSON, a line each. An optional first line says what was played:
//   {"format":"mazeloom-replay","version":1,"game":"descent","pack":"descent","level":"lair",
//    "levelDepth":4,"seed":"7","depth":4,"goal":0,"hp":12,
//    "items":[{"kind":"weapon","power":3,"enchanted":true}],"weapon":0,"wand":-1,
//    "map":"1f0c…","keys":1234,"end":"03b7…"}
// Then a key a line, in their order:
//   {"key":"right"}   {"key":"g"}   {"key":">"}
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/descent/state/key.h"
#include "core/play/descent/state/start.h"
#include "core/play/load_control.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

/// What was played, so that keys for another descent are noticed. Empty where it is not said.
struct ReplayHeader {
    std::string game;  ///< "descent"
    std::string pack;
    std::string level;                  ///< that was played as the first floor; empty: the descent
    std::optional<int> levelDepth;      ///< that the level is the floor of; nothing: not said
    std::optional<std::uint64_t> seed;  ///< the run's
    std::optional<int> depth;           ///< of the first floor; nothing: see level::Descent
    int goal = 0;                       ///< Start::goal
    int hp = 0;                         ///< Start::hp
    std::vector<Item> items;            ///< what the hero began with
    int weapon = -1;                    ///< as in Start
    int wand = -1;                      ///< as in Start
    std::optional<std::uint64_t> map;   ///< hashOfStart()
    std::optional<std::int64_t> keys;   ///< how many there are
    /// hash() of the state that they lead to: floors that the run came to may have changed since,
    /// which `map` does not tell; those that it never came to may do so.
    std::optional<std::uint64_t> end;

    friend bool operator==(const ReplayHeader&, const ReplayHeader&) = default;
};

struct Replay {
    static constexpr int kVersion = 1;

    ReplayHeader header;
    std::vector<Key> keys;

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// How the run of a replay begins. What its header does not say is as in a fresh Start.
Start startOf(const ReplayHeader& header);

/// Reads strictly: a line that is not understood is an error that names file and line.
tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         const LoadControl& control = {});

void writeReplay(std::ostream& out, const Replay& replay);

}  // namespace mazeloom::play::descent

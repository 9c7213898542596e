// SPDX-License-Identifier: MIT
// A file of keys that repeats a run exactly (RULES.md D-15).
//
// The file has one JSON object per line. An optional first line says what was played:
//   {"format":"mazeloom-replay","version":1,"game":"descent","pack":"descent","level":"lair",
//    "levelDepth":4,"seed":"7","depth":4,"goal":0,"hp":12,
//    "items":[{"kind":"weapon","power":3,"enchanted":true}],"weapon":0,"wand":-1,
//    "map":"1f0c…","keys":1234,"end":"03b7…"}
// Each further line has one key, in the order in which they were pressed:
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

/// The run that was played, so that keys for another descent are noticed. Unknown fields are empty.
struct ReplayHeader {
    std::string game;  ///< "descent"
    std::string pack;
    std::string level;                  ///< played as the first floor; empty: the pack's descent
    std::optional<int> levelDepth;      ///< the depth of `level`; nullopt: not stated
    std::optional<std::uint64_t> seed;  ///< the seed of the run
    std::optional<int> depth;           ///< the first floor's depth; nullopt: not stated
    int goal = 0;                       ///< Start::goal
    int hp = 0;                         ///< Start::hp
    std::vector<Item> items;            ///< what the hero began with
    int weapon = -1;                    ///< as in Start
    int wand = -1;                      ///< as in Start
    int armour = -1;                    ///< as in Start
    std::optional<std::uint64_t> map;   ///< hashOfStart()
    std::optional<std::int64_t> keys;   ///< number of keys
    /// hash() of the final state. It detects changes of floors that the run visited, which `map`
    /// does not detect. Floors that the run never visited may change.
    std::optional<std::uint64_t> end;

    friend bool operator==(const ReplayHeader&, const ReplayHeader&) = default;
};

struct Replay {
    static constexpr int kVersion = 1;

    ReplayHeader header;
    std::vector<Key> keys;

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// Returns the start of a replay's run. Fields that its header lacks are as in a default Start.
Start startOf(const ReplayHeader& header);

/// Reads a replay strictly: a line that is not understood is an error with file and line.
tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         const LoadControl& control = {});

void writeReplay(std::ostream& out, const Replay& replay);

}  // namespace mazeloom::play::descent

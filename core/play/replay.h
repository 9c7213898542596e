// SPDX-License-Identifier: MIT
// A file of inputs that repeats a session exactly (RULES.md T-14).
//
// The file has one JSON object per line. An optional first line says what was played:
//   {"format":"mazeloom-replay","version":1,"game":"temple","pack":"temple","level":"the-ring",
//    "seed":"7","attempt":2,"map":"1f0c…","pace":"real time","ticks":1234}
// Each further line has one input, in the order of the ticks:
//   {"tick":120,"press":"right"}   {"tick":131,"release":"right"}   {"tick":140,"tap":"throw"}
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/input.h"
#include "core/play/load_control.h"
#include "core/problem.h"

namespace mazeloom::play {

/// Limits of a replay file, so that a stranger's file cannot fill the memory.
struct ReplayLimits {
    static constexpr std::size_t kMostBytes = 64u << 20;
    static constexpr std::size_t kMostLineBytes = 4096;
    static constexpr std::size_t kMostInputs = 1'000'000;
    /// Ten hours, in ticks.
    static constexpr std::int64_t kMostTicks = std::int64_t{10} * 60 * 60 * 60;
    static constexpr std::uint64_t kMostAttempts = 999'999'999;
};

/// The game, level and map that were played, so that inputs for another level are noticed. Unknown
/// fields are empty.
struct ReplayHeader {
    std::string game;  ///< "temple"
    std::string pack;
    std::string level;
    std::optional<std::uint64_t> seed;  ///< the seed that the map was generated from
    /// The number of the attempt that the map was generated for, from 0; 0 is not written.
    std::uint64_t attempt = 0;
    std::optional<std::uint64_t> map;   ///< the hash of everything that the game takes from the map
    std::string pace;                   ///< "real time" or "step"; empty: real time
    std::optional<std::int64_t> ticks;  ///< duration in ticks

    friend bool operator==(const ReplayHeader&, const ReplayHeader&) = default;
};

struct Replay {
    static constexpr int kVersion = 1;

    ReplayHeader header;
    std::vector<Input> inputs;  ///< in the order of their ticks

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// Reads a replay strictly: a line that is not understood is an error with file and line. `buttons`
/// are the names of the game's buttons in their order.
tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         std::span<const std::string_view> buttons,
                                         const LoadControl& control = {});

/// Returns the game that a replay file is for: the game that its header names, or else "temple" or
/// "descent", by the kind of its first input. Returns an empty text if neither is found.
std::string gameOfReplay(std::string_view text);

void writeReplay(std::ostream& out, const Replay& replay,
                 std::span<const std::string_view> buttons);

}  // namespace mazeloom::play

// SPDX-License-Identifier: MIT
// A saved run as text: a replay (replay.h) that grows at its end, with more lines than a replay
// has. Private to core/play/descent.
//
//   {"format":"mazeloom-replay",…}     how it began
//   {"key":"right"}                    what was pressed
//   {"state":"1f0c…"}                  what State the keys above lead to, now and then
//   {"ended":"2026-11-21T20:15:03Z"}   the run is over since then; last of all
//
// As it grows it may be cut off anywhere, or end in bytes that never reached the disk. So what is
// not understood at its end is left out; in its middle it is damage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/descent/key.h"
#include "core/play/descent/replay.h"
#include "core/play/replay.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

inline constexpr std::size_t kMaxRunBytes = ReplayLimits::kMostBytes;

struct RunText {
    /// What the state has to be after so many keys.
    struct Check {
        std::int64_t keys = 0;
        std::uint64_t hash = 0;
    };

    Replay replay;  ///< its header does not say how many keys there are, nor its end
    std::vector<Check> checks;
    std::string ended;    ///< a date, see isScoreDate(); empty: it goes on
    bool isTorn = false;  ///< its end was left out, or has no end of line
};

/// The problem names file and line.
tl::expected<RunText, Problem> readRun(std::string_view text, const std::string& file);

std::string headLine(ReplayHeader header);
void appendKeyLine(std::string& text, Key key);
void appendStateLine(std::string& text, std::uint64_t hash);
void appendEndLine(std::string& text, std::string_view when);

}  // namespace mazeloom::play::descent

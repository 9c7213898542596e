// SPDX-License-Identifier: MIT
// A saved run as text: a replay (replay.h) that grows at its end, with more lines than a replay
// has. Private to core/play/descent.
//
//   {"format":"mazeloom-replay",…}     how it began
//   {"key":"right","sum":"1f0c9a2b"}   what was pressed, and a checksum of all up to here; files
//                                      of earlier versions have none
//   {"state":"1f0c…"}                  what State the keys above lead to, now and then
//   {"ended":"2026-11-21T20:15:03Z"}   the run is over since then; last of all
//
// As it grows it may be cut off anywhere, or end in bytes that never reached the disk. So what is
// not understood at its end is left out; in its middle it is damage. So is a checksum that does not
// fit: the keys are not those that were pressed, and would lead into another run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/hash.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/descent/state/key.h"
#include "core/play/replay.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

inline constexpr std::size_t kMaxRunBytes = ReplayLimits::kMostBytes;

/// Of the head and all keys so far.
class RunSum {
  public:
    RunSum() = default;
    /// `head`: its line, without the line break.
    explicit RunSum(std::string_view head) { hash_.add(head); }

    void add(Key key) { hash_.add(static_cast<std::uint8_t>(key)); }
    std::uint32_t value() const {
        return static_cast<std::uint32_t>(hash_.value() ^ (hash_.value() >> 32));
    }

  private:
    grid::Hash hash_;
};

struct RunText {
    /// What the state has to be after so many keys.
    struct Check {
        std::int64_t keys = 0;
        std::uint64_t hash = 0;
    };

    Replay replay;  ///< its header does not say how many keys there are, nor its end
    std::vector<Check> checks;
    RunSum sum;           ///< of all that was read
    std::string ended;    ///< a date, see isScoreDate(); empty: it goes on
    bool isTorn = false;  ///< its end was left out, or has no end of line
};

/// The problem names file and line.
tl::expected<RunText, Problem> readRun(std::string_view text, const std::string& file);

std::string headLine(ReplayHeader header);
/// `sum` takes the key in.
void appendKeyLine(std::string& text, Key key, RunSum& sum);
void appendStateLine(std::string& text, std::uint64_t hash);
void appendEndLine(std::string& text, std::string_view when);

}  // namespace mazeloom::play::descent

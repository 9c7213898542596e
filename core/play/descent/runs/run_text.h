// SPDX-License-Identifier: MIT
// A saved run as text: a replay (replay.h) that grows at its end, with additional kinds of lines.
// Private to core/play/descent.
//
//   {"format":"mazeloom-replay",…}     the header
//   {"key":"right","sum":"1f0c9a2b"}   a key, and a checksum of everything up to here; files of
//                                      earlier versions have no checksums
//   {"state":"1f0c…"}                  the hash of the State after the keys above; not after each
//   {"ended":"2026-11-21T20:15:03Z"}   when the run ended; the last line
//
// A growing file may be cut off anywhere, or end in bytes that never reached the disk. So
// unreadable lines at its end are dropped; in its middle they are damage. A checksum that does not
// fit is damage too: the keys are not those that were pressed, and would lead to another run.
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

/// The checksum of the head and all keys so far.
class RunSum {
  public:
    RunSum() = default;
    /// `head` is the header's line without its line break.
    explicit RunSum(std::string_view head) { hash_.add(head); }

    void add(Key key) { hash_.add(static_cast<std::uint8_t>(key)); }
    std::uint32_t value() const {
        return static_cast<std::uint32_t>(hash_.value() ^ (hash_.value() >> 32));
    }

  private:
    grid::Hash hash_;
};

struct RunText {
    /// The hash that the state must have after the first `keys` key presses.
    struct Check {
        std::int64_t keys = 0;
        std::uint64_t hash = 0;
    };

    Replay replay;  ///< its header has neither the number of keys nor the final hash
    std::vector<Check> checks;
    RunSum sum;           ///< the checksum of the header and of all keys that were read
    std::string ended;    ///< when the run ended, see isScoreDate(); empty while it goes on
    bool isTorn = false;  ///< the end of the file was dropped, or has no line break
};

/// Reads a saved run. The problem names file and line.
tl::expected<RunText, Problem> readRun(std::string_view text, const std::string& file);

std::string headLine(ReplayHeader header);
/// Appends the line of a key, and adds the key to `sum`.
void appendKeyLine(std::string& text, Key key, RunSum& sum);
void appendStateLine(std::string& text, std::uint64_t hash);
void appendEndLine(std::string& text, std::string_view when);

}  // namespace mazeloom::play::descent
